/** Values that a field cannot mean: a name in one for a number, 50 % in one for pixels, a time of day in one for a day. */
import { wordsOf } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';

/** Whether a text is of another sort than what the field asks for. */
export function isOfOtherSort(typed: string, field: Entry): boolean {
  // A variable may hold anything.
  const isVariable = /^%\w[\w.-]*%$/.test(typed);
  return !isVariable && (isNoNumber(typed, field) || isOtherUnit(typed, field) || isTimeForDay(typed, field));
}

/** Words in a field for a number, or in one that asks how many. */
function isNoNumber(typed: string, { node }: Entry): boolean {
  const isForNumber =
    /^(?:spinbutton|slider)$/.test(node.role) || /^(?:number of|how many)\s/i.test(node.name.trim());
  return (
    isForNumber &&
    /^\p{L}{3}/u.test(typed) &&
    !/\d/.test(typed) &&
    !ofClock.test(typed) &&
    !wordsOf(typed).some(({ meaning }) => /^\d/.test(meaning))
  );
}

/** A part of a date or a time has a field of its own that may be written in letters, and a place on a scale may be said in words. */
const ofClock =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|noon|midnight|none|no\b)|\b(?:max\w*|min\w*|most|least|high\w*|low\w*|larg\w*|small\w*|full|half|middle|centre|center|default|same|top|bottom|end|start|double|left|right|loud\w*)\b/i;

/** A share of the whole, where the field says what it counts. */
function isOtherUnit(typed: string, { node }: Entry): boolean {
  return (
    /^\d[\d.,]*\s?%$/.test(typed) &&
    /\b(?:in|of) (?:pixels|seconds|minutes|hours|days|met(?:er|re)s|euros|dollars)\b|\((?:px|s|min|h|m|cm|mm|km|g|kg|€|\$)\)/i.test(
      node.name,
    )
  );
}

/** A time of day in a field for a day. */
function isTimeForDay(typed: string, { node }: Entry): boolean {
  return (
    /^\d{1,2}(?::\d{2}(?:\s?[ap]\.?m\.?)?|\s?[ap]\.?m\.?)$/i.test(typed.trim()) &&
    /\b(?:day|date)\b/i.test(node.name) &&
    !/\b(?:time|hours?|o'clock|moment|when)\b/i.test(node.name) &&
    node.inputType !== 'datetime-local'
  );
}
