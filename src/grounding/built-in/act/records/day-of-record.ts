/** The day that is said of a record is read there in one: a pane with a calendar in it has every number, and its month far from them. */
import { monthSource } from '../../../../contract/parse-date.js';
import type { Word } from '../../language/words.js';

const month = new RegExp(`^${monthSource}$`, 'u');
const number = /^\d{1,2}$/u;

/** Whether each day that is said ("the visit on 10 June") is shown with its month beside its number; "10" and "June" alone are no day. */
export function showsDays(said: readonly Word[], shown: readonly Word[]): boolean {
  return said.every((word, at) => {
    const next = said[at + 1];
    if (!next || !isDay(word, next)) return true;
    return shown.some((each, place) => {
      const beside = shown[place + 1];
      return (
        beside !== undefined &&
        isDay(each, beside) &&
        [each, beside].every(({ stem }) => stem === word.stem || stem === next.stem)
      );
    });
  });
}

function isDay(one: Word, other: Word): boolean {
  return (
    (number.test(one.text) && month.test(other.text)) || (month.test(one.text) && number.test(other.text))
  );
}
