/**
 * "Travel with three children", "we are two adults and a child", "take one adult out", "I want three linen towels": how many there are to
 * be of what the page counts by a number of its own, in a field or between two signs.
 */
import { parseInstruction } from '../../language/grammar.js';
import { toWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { below, type Entry, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { countsOthers, stepperOf } from '../../matching/steppers.js';
import { isCalled } from './counted-parts.js';
import { quantityOutcome } from '../controls/do-quantity.js';

const begins = '(?<=^|[.;!] |, |\\b(?:and|then|now|please) )';
const ends = '(?=[.;!,]|$| and | then | please\\b| plus )';

const figure = '(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const noun = "(?!of\\b|more\\b|fewer\\b|less\\b|extra\\b|additional\\b)[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,3}?";
/** Not in front of more of the same: "add two adults and two children". */
const alone = `(?!,? (?:and |plus )?${figure} )`;
const part = `${figure} ${noun}`;
const list = `(?<list>${part}(?:(?:,| and|, and| plus)(?: with| also)? ${part})*)`;

/** Who there is, and what comes along. */
const person = "(?:(?:we|I|they)(?:['’]re|['’]ll be|['’]m| are| am| will be))";
// "There are two tents" asks whether it is so.
const there = "there(?:['’]ll| will) be";
const coming =
  "(?:(?:(?:we|I)(?:['’]re|['’]ll| are| will| am)? ?(?:be )?)?(?:travell?|com|go|fly|driv|rid|arriv|stay|din|eat|sail|camp|sleep|be)(?:e|ing|ling)?(?: there)? with)";
const bringing = "(?:(?:we|I)(?:['’]re|['’]ll| are| will)? ?)?bring(?:ing)?(?: along)?";
const wishing =
  "(?:order|buy|(?:we|I)(?: (?:want|need|require|would like|will have|will take)|['’]d like|['’]ll have|['’]ll take)(?: to have| to get| to order| to buy)?)";
const among = '(?: of us| in all| in total| altogether| along| with (?:me|us)| please)?';

const present = new RegExp(
  `${begins}(?:${person}|${there}|${coming}|${bringing}|it(?:['’]s| is) for) ${list}${among}${ends}`,
  'giu',
);
// "The check-out to 14 June for 3 adults": behind a day that is set, it is no part of the day; of what is written, it may be.
const written = '(?:note|comment|message|description|title|subject|name|text|label|remark)s?\\b';
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}';
const dayNumber = '\\d{1,2}(?:st|nd|rd|th)?';
const day = `(?:${month} ${dayNumber}(?:,? \\d{4})?|${dayNumber}(?: of)? ${month}(?:,? \\d{4})?|\\d{4}-\\d\\d?-\\d\\d?|\\d\\d?[./]\\d\\d?[./]\\d{4})`;
const behindDay = new RegExp(
  `(?<=\\b(?:set|change|choose|select|pick|enter|put)\\b(?:(?!\\b${written})[^.;!])*[ -]${day}),? (?:for|with) ${list}${ends}`,
  'giu',
);
const wished = new RegExp(`${begins}(?<wish>${wishing}) ${list}${among}${ends}`, 'giu');

const more = new RegExp(
  `${begins}(?:(?:add|include|put in|get|bring|make it|${wishing}) )?(?:(?<n>${figure}) (?:more|extra|additional|further)|(?<one>another|an extra|an additional|one more)) (?<x>${noun})${ends}${alone}`,
  'giu',
);
const added = new RegExp(`${begins}add (?<n>${figure}) (?<x>${noun})${ends}${alone}`, 'giu');
const fewer = new RegExp(
  `${begins}(?:(?:make it|${wishing}) (?<n>${figure}) (?:fewer|less) (?<x>${noun})|(?:remove|subtract|deduct|drop) (?<m>${figure}) (?<y>${noun})|(?:take|leave|count|knock) (?:(?:out|off|away) (?<o>${figure}) (?<z>${noun})|(?<p>${figure}) (?<w>${noun}) (?:out|off|away)))${ends}${alone}`,
  'giu',
);

/** The sentence with the numbers that are to be set; as it is where the page does not count just these things. */
export function withSaidCounts(sentence: string, read: () => Scene): string {
  if (/["“”]/.test(sentence)) return sentence;
  let said = sentence;
  for (const [pattern, way] of [
    [fewer, 'decrease'],
    [more, 'increase'],
    [added, 'increase'],
  ] as const)
    said = spliced(said, pattern, (groups, whole) => {
      const count = numberOf(groups['n'] ?? groups['m'] ?? groups['o'] ?? groups['p'] ?? 'one');
      const what = groups['x'] ?? groups['y'] ?? groups['z'] ?? groups['w'] ?? '';
      // "Add a dog" is the plus itself.
      return count === 1 && /^add\b/i.test(whole) ? undefined : changed(way, count, what, read().index);
    });
  said = spliced(said, present, (groups) =>
    listed(groups['list'] ?? '', (what) => counted(what, read().index)),
  );
  said = spliced(said, behindDay, (groups) => {
    const sets = listed(groups['list'] ?? '', (what) => counted(what, read().index));
    return sets === undefined ? undefined : ` and ${sets}`;
  });
  return spliced(said, wished, (groups, whole) => {
    const names: string[] = [];
    let isOrdered = /^(?:order|buy)$/i.test(groups['wish'] ?? '') && isLast(whole, said);
    const sets = listed(groups['list'] ?? '', (what, count) => {
      const { index } = read();
      const name = counted(what, index);
      names.push(what);
      // What lies in the basket has been added already.
      isOrdered &&= name !== undefined;
      return name ?? (isInBasket(what, count, index) ? `quantity of ${what}` : undefined);
    });
    const orders = sets !== undefined && isOrdered ? ordering(read().index) : [];
    // What else is counted would be ordered with it.
    if (orders.length > 1 || (orders.length === 1 && countsOthers(names, read().index))) return undefined;
    return orders[0] === undefined ? sets : `${sets} and click "${orders[0].node.name}"`;
  });
}

/** Nothing is said behind it, which could be how it is ordered. */
function isLast(part: string, sentence: string): boolean {
  return sentence.replace(/[\s.!]+$/, '').endsWith(part.trim());
}

/** "Order two tickets" is more than the number: the buttons that order what was counted. */
function ordering({ actionable }: PageIndex): readonly Entry[] {
  const buttons = actionable.filter(
    ({ node }) => /^(?:button|link)$/.test(node.role) && node.hidden === undefined,
  );
  const called = (pattern: RegExp): readonly Entry[] =>
    buttons.filter(({ node }) => pattern.test(node.name.trim()));
  const orders = called(
    /^(?:buy|order|place|purchase|check ?out|proceed to check ?out)\b(?!.*\b(?:history|status|by)\b)/i,
  );
  return orders.length > 0 ? orders : called(/^add to (?:the |my |your )?(?:basket|cart|bag|order)$/i);
}

type Groups = Partial<Record<string, string>>;

/** Each place of the sentence that fits, in other words where there are any. */
function spliced(
  sentence: string,
  pattern: RegExp,
  reword: (groups: Groups, whole: string) => string | undefined,
): string {
  return sentence.replace(pattern, (...found: unknown[]) => {
    const said = found[0] as string;
    const words = reword(found.at(-1) as Groups, said) ?? said;
    return found.at(-3) === 0 ? words.slice(0, 1).toUpperCase() + words.slice(1) : words;
  });
}

/** "Set the adults to 2 and set the children to 1"; undefined unless each of them is counted, and none twice. */
function listed(text: string, find: (noun: string, count: number) => string | undefined): string | undefined {
  const parts = text
    .split(/(?:,| and|, and| plus)(?: with| also)? (?=(?:\d|an? |[a-z]))/iu)
    .map((each) => each.trim());
  const sets = parts.map((each) => {
    const [, first = '', what = ''] = /^(\S+) (.+)$/u.exec(each) ?? [];
    const count = numberOf(first);
    const name = Number.isNaN(count) ? undefined : find(what, count);
    return name === undefined ? undefined : `set the ${name} to ${count}`;
  });
  return sets.every((each) => each !== undefined) && new Set(sets).size === sets.length
    ? sets.join(' and ')
    : undefined;
}

/** One more or one fewer of what stands between two signs. */
function changed(way: string, count: number, what: string, index: PageIndex): string | undefined {
  // What is taken out of something is no number alone.
  if (/\bfrom\b/i.test(what)) return undefined;
  const stepper = stepperOf(what, index);
  // There are no fewer than none.
  if (Number.isNaN(count) || !stepper || (way === 'decrease' && stepper.shown < count)) return undefined;
  // What a button adds itself is no number.
  const isButton = index.actionable.some(
    ({ evidence: [name] }) =>
      name !== undefined &&
      /^(?:add|remove|new)$/.test(name.words[0]?.text ?? '') &&
      wordsOf(what).every((word) => name.words.some((each) => each.stem === word.stem)),
  );
  return isButton ? undefined : `${way} the ${what} by ${count}`;
}

/** The noun, where one field or one pair of signs counts just that. */
function counted(what: string, index: PageIndex): string | undefined {
  const fields = index.actionable.filter((entry) => isCounter(entry) && isCalled(entry, what));
  const stepper = stepperOf(what, index);
  const isOne = fields.length === 1 || (fields.length === 0 && stepper !== undefined);
  return isOne ? what : undefined;
}

/** A field for a number, or a list of numbers. */
function isCounter({ node }: Entry): boolean {
  if (node.hidden !== undefined || node.disabled === true) return false;
  if (node.role === 'spinbutton' || node.inputType === 'number') return true;
  const options = node.options ?? [];
  return options.length > 1 && options.filter((option) => /^\d+\b/.test(option)).length >= options.length - 1;
}

/** What lies in a basket already: its line has a number, and nothing that would add it first. */
function isInBasket(what: string, count: number, index: PageIndex): boolean {
  const [clause] = parseInstruction(`Set the quantity of ${what} to ${count}`);
  if (!clause) return false;
  const outcome = quantityOutcome(clause, { index, before: undefined, last: undefined });
  const field =
    outcome?.kind === 'steps'
      ? index.actionable.find(({ node }) => node.ref === outcome.steps[0]?.ref)
      : outcome?.kind === 'done'
        ? outcome.entries?.[0]
        : stepperOf(`quantity of ${what}`, index)?.up;
  const record = field && recordOf(field);
  return (
    record !== undefined &&
    !below(index, record).some(
      ({ node, evidence: [name] }) =>
        /^(?:button|link)$/.test(node.role) && /^(?:add|buy|order)$/.test(name?.words[0]?.text ?? ''),
    )
  );
}

/** "3", "three", "a". */
function numberOf(text: string): number {
  return /^an?$|^another$/i.test(text) ? 1 : Number(toWord(text.toLowerCase()).meaning);
}
