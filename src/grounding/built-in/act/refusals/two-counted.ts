/** "The first item on this page and the last item" are two of them: what is done to one leaves the other out. */
import type { Clause } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { wordsOf } from '../../language/words.js';
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The first number word of two that "and" joins, where only one thing would be done. */
export function twoCounted(clause: Clause, act: Act): string | undefined {
  return doubled(clause, act) ?? twoOfThem(clause, act);
}

/** "Add double pepperoni" is more than one click on its "+", and no word of a text around it. */
function doubled({ verb, readings }: Clause, { targets: [target, ...others] }: Act): string | undefined {
  const tokens = readings.findLast(({ target: said }) => said)?.target ?? [];
  const [word] = tokens.filter(({ kind, lower }) => kind === 'word' && /^(?:double|triple)$/.test(lower));
  if (verb !== 'goal' || !word || !target || others.length > 0 || target.node.role !== 'button')
    return undefined;
  const place = recordOf(target) ?? target.parent;
  return place && wordsOf(readable(place.node)).some(({ text }) => text === word.lower)
    ? undefined
    : word.text;
}

function twoOfThem({ verb, readings }: Clause, { targets, given }: Act): string | undefined {
  if (targets.length > 1) return fromTwoLists(readings, targets);
  if (!/^(?:click|check|uncheck|select|toggle|goal)$/.test(verb) || targets.length !== 1) return undefined;
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  const joint = tokens.findIndex(({ kind, lower }) => kind === 'word' && lower === 'and');
  const isCounted = (from: number, to: number): number =>
    tokens.findIndex(
      (_, at) =>
        at >= from &&
        at < to &&
        ordinalAt(tokens, at) !== undefined &&
        // "First name Ann and last name Lee" count nothing.
        !/^(?:sur|fore)?names?$/.test(tokens[at + 1]?.lower ?? ''),
    );
  const [first, second] = [isCounted(0, joint), isCounted(joint + 1, tokens.length)];
  // "Row 2 and column 3" are one place.
  const nouns = [first, second].map(
    (at) => tokens.slice(Math.max(0, at - 1), at + 2).find(({ lower }) => axis.test(lower))?.lower,
  );
  if (nouns[0] !== undefined && nouns[1] !== undefined && nouns[0] !== nouns[1]) return undefined;
  // "Seat 2 and Seat 4" of a list that takes several are both chosen.
  const isGiven = [first, second].every((at) =>
    wordsOf(tokens[at ?? -1]?.text ?? '').some((word) =>
      given.some(({ meaning }) => meaning === word.meaning),
    ),
  );
  return joint > 0 && first !== -1 && second !== -1 && !isGiven ? tokens[first]?.text : undefined;
}

/** "The first two items" are of one list: a box above a table and the one in its head are no two of it. */
function fromTwoLists(readings: Clause['readings'], targets: readonly Entry[]): string | undefined {
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  const counted = tokens.find((_, at) => ordinalAt(tokens, at)?.take !== undefined);
  const lists = new Set(targets.map((target) => (recordOf(target) ?? target).parent));
  const isOfHead = targets.some((target) =>
    [...ancestorsOf(target)].some(({ node }) => node.role === 'columnheader'),
  );
  return lists.size > 1 || isOfHead ? counted?.text : undefined;
}

/** What crosses another. */
const axis = /^(?:row|line|column)$/;
