/** "Go to the last question", where the page says "Question 1 of 5" and has nothing for each of them: it is gone on, or back, until it says so. */
import { type Clause, spell } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { type Counter, counterOf } from '../../matching/counters.js';
import type { Scene } from '../../matching/look-up.js';
import { dialogOf } from '../../matching/relations.js';
import type { PageIndex } from '../../matching/page-index.js';
import { contentOf, wordsOf } from '../../language/words.js';
import type { Outcome } from '../../matching/outcome.js';
import { pressed } from './do-stepper.js';

/** The clicks; undefined for a clause that goes nowhere by a number, and where no counter says it. */
export function turnedTo({ verb, said, readings }: Clause, { index }: Scene): Outcome | undefined {
  const target = readings[0]?.target ?? [];
  if (
    !/^(?:click|open|goal)$/.test(verb) ||
    !/^(?:go(?: back)?(?: to)?|jump(?: to)?|skip(?: to)?|open|show|turn(?: to)?|move(?: to)?|)$/.test(said)
  )
    return undefined;
  const of = target.findIndex(({ kind, lower }) => kind === 'word' && /^(?:of|in)$/.test(lower));
  const place = placeIn(of > 0 ? target.slice(0, of) : target);
  const counter = place && counterOf(place.what, index);
  if (!place || !counter || (of > 0 && !isUnder(target.slice(of + 1), counter, index))) return undefined;
  const wanted = place.at === 'last' ? counter.of : place.at;
  if (wanted > counter.of) return { kind: 'none', looked: spell(target), nearest: [] };
  const outcome = pressed(counter, { kind: 'stepper', looked: place.what, wanted, before: counter.shown });
  return outcome.kind === 'steps' ? { ...outcome, explained: spell(target) } : outcome;
}

/** "The third step of the calibration": what is said behind "of" stands in the title over the counter, or says what a dialog with a counter is. */
function isUnder(title: readonly Token[], { up }: Counter, index: PageIndex): boolean {
  const over = index.entries.findLast(({ node, order }) => node.role === 'heading' && order < up.order);
  const dialog = dialogOf(up);
  const shown = [over, dialog].flatMap((each) => wordsOf(each?.node.name ?? ''));
  return contentOf(spell(title)).every(
    (word) =>
      shown.some((each) => each.stem === word.stem) ||
      (dialog && /^(?:tour|guide|walkthrough|introduction|dialog)$/.test(word.stem)),
  );
}

/** "The last page", "page 3", "the second question"; nothing but the place may be said. */
function placeIn(target: readonly Token[]): { at: number | 'last'; what: string } | undefined {
  if (target.some(({ kind }) => kind !== 'word')) return undefined;
  const from = target[0]?.lower === 'the' ? 1 : 0;
  const rest = target.slice(from);
  const number = rest.at(-1);
  if (number && rest.length === 2 && /^\d{1,4}$/.test(number.text))
    return { at: Number(number.text), what: rest[0]?.lower ?? '' };
  const [first, what, ...others] = rest;
  if (!what || others.length > 0) return undefined;
  if (first?.lower === 'last') return { at: 'last', what: what.lower };
  const count = ordinalAt(target, from);
  return count?.length === 1 && count.ordinal > 0 && count.take === undefined
    ? { at: count.ordinal, what: what.lower }
    : undefined;
}
