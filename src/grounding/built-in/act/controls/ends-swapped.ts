/** "Swap departure and destination", beside the fields "From" and "To", "swap the two currencies": the one button that swaps them, whatever it calls them. */
import type { Clause } from '../../language/clause.js';
import { toWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { endSaid } from '../../matching/journey-fields.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';

const CONFIDENCE = 0.82;

const verb = '(?:please )?(?:swap|exchange|interchange|reverse|switch|flip)(?: round| around| over)?';
const end = '[.!]?$';

/** Two ends by their names. */
const swapping = new RegExp(
  `^${verb} (?:the )?(?<one>\\p{L}+(?: \\p{L}+)?) (?:and|with) (?:the )?(?<other>\\p{L}+(?: \\p{L}+)?)(?: around)?${end}`,
  'iu',
);

/** Two of a kind, or the way between them. */
const both = new RegExp(
  `^${verb} (?:the |my )?(?:two |both )?(?<noun>\\p{L}+s|route|journey|trip|direction)(?: around| round| over)?${end}`,
  'iu',
);

const swap = /^(?:(?:swap|exchange|interchange|reverse|switch|flip)\b.{0,30}|[⇄⇅↔↕⇆⇵⮂])$/iu;

/** The click on it; undefined where none stands with such fields, or several, or other things are swapped. */
export function endsSwapped({ text }: Clause, { index }: Scene): Outcome | undefined {
  const ends = endsIn(text.trim(), index);
  if (!ends) return undefined;
  const signs = index.actionable.filter(
    ({ node }) =>
      /^(?:button|generic|img)$/.test(node.role) &&
      node.hidden === undefined &&
      node.disabled !== true &&
      swap.test((node.name || (node.text ?? '')).trim()),
  );
  const nearest = Math.min(...signs.map((sign) => levelsTo(sign, ends)));
  const [button, ...others] = signs.filter((sign) => levelsTo(sign, ends) === nearest && nearest < LEVELS);
  return button && others.length === 0
    ? { kind: 'steps', steps: [stepOn(button, 'click', { confidence: CONFIDENCE })], explained: text }
    : undefined;
}

/** The two that are swapped; undefined where the sentence says no such two, or the page has not just one of each. */
function endsIn(text: string, index: PageIndex): readonly Entry[] | undefined {
  const { one, other } = swapping.exec(text)?.groups ?? {};
  if (one !== undefined && other !== undefined) {
    // "The departure and arrival stations"
    const said = new Set([endSaid(one), endSaid(other.replace(/ \p{L}+s$/u, ''))]);
    return said.has('from') && said.has('to') ? pairFor(undefined, index) : undefined;
  }
  const noun = both.exec(text)?.groups?.['noun'];
  if (noun === undefined) return undefined;
  return journeys.test(noun) ? pairFor(undefined, index) : pairFor(noun, index);
}

/** What the ends of a journey are called together. */
const journeys =
  /^(?:ends|directions?|stations|stops|airports|ports|cities|places|locations|route|journey|trip|addresses|destinations)$/i;

/** Levels from the button up to what holds both fields. */
const LEVELS = 3;

function levelsTo(sign: Entry, ends: readonly Entry[]): number {
  const level = [...ancestorsOf(sign)].findIndex((part) => ends.every((field) => isInside(field, part)));
  return level === -1 ? Infinity : level;
}

/** The one field or button that is labelled as each end: "From currency" and "To currency" where currencies are swapped. */
function pairFor(noun: string | undefined, { actionable }: PageIndex): readonly Entry[] | undefined {
  const word = noun === undefined ? undefined : toWord(noun.toLowerCase());
  const ways = (['from', 'to'] as const).map((way) =>
    actionable.filter(({ node, evidence }) => {
      if (node.hidden !== undefined) return false;
      const isField = /^(?:textbox|searchbox|combobox)$/.test(node.role);
      const label = node.name || (evidence.find(({ kind }) => kind === 'label-nearby')?.text ?? '');
      if (!word) return isField && endSaid(label) === way;
      const words = wordsOf(label);
      const rest = words.filter(({ stem }) => stem !== word.stem).map(({ text }) => text);
      return (
        (isField || node.role === 'button') && rest.length < words.length && endSaid(rest.join(' ')) === way
      );
    }),
  );
  return ways.every(({ length }) => length === 1) ? ways.flat() : undefined;
}
