/** "Add two colas to the order", "add the espresso to the basket", where a button adds one of them with each press: it is pressed as often. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { wordToken } from '../../language/token-runs.js';
import { toWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { below, type Entry, entryOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** Most of one thing that are added in one go. */
const MOST = 12;

/**
 * The presses, one behind the other in one plan: a dialog that comes up with the first, or a button that is gone after it, stops the second.
 * Undefined where the record has a number of its own to be set.
 */
export function addedTimes(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const said = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || !/^(?:add|order|buy|put)$/.test(clause.said)) return undefined;
  const plain = withoutCart(said);
  const [verb, number, ...behind] = plain;
  const told = number?.kind === 'word' ? Number(toWord(number.lower).meaning) : Number.NaN;
  const isCounted = Number.isInteger(told) && behind.length > 0;
  const isIntoCart = plain.length < said.length;
  const count = isCounted ? told : 1;
  const rest = isCounted || !number ? behind : [number, ...behind];
  if (!verb || rest.length === 0 || (!isCounted && !isIntoCart) || count < 1 || count > MOST)
    return undefined;
  // What is put into the basket is added to it, where each thing has a plus of its own.
  const target = [isIntoCart ? wordToken('add') : verb, ...rest];
  const one: Clause = {
    ...clause,
    ...(isIntoCart && { said: 'add' }),
    readings: [{ target }],
    text: spell(target),
  };
  const outcome = ground(one, scene);
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const button = step?.method === 'click' ? entryOf(step.ref ?? '', scene.index) : undefined;
  if (outcome.kind !== 'steps' || !step || others.length > 0 || !button) return undefined;
  const name = (button.node.name || button.node.text) ?? '';
  const isPlus = /^(?:one more|more|increase|increment|plus|\+|＋)(?!\p{L})/iu.test(name);
  const record = recordOf(button);
  // "Order shirts" for the whole page is pressed once; beside another that orders it may be a thing's own.
  const [verbShown] = name.split(' ');
  const isOfEach = scene.index.actionable.some(
    (other) =>
      other !== button && other.node.role === 'button' && other.node.name.split(' ')[0] === verbShown,
  );
  const isAdding =
    isPlus || (!isIntoCart && record !== undefined && isOfEach && /^(?:add|buy|order)(?!\p{L})/iu.test(name));
  const hasNumber =
    record !== undefined &&
    below(scene.index, record).some(
      ({ node }) =>
        node.role === 'spinbutton' ||
        (node.role === 'combobox' && node.options?.every((each) => /^\d+$/.test(each))),
    );
  // "Add 2 Pence" may be the name of one thing.
  const isName = wordsOf(button.node.name).some(({ text }) => text === number?.lower);
  // "More" alone opens a menu, where no number stands beside it; with "Add to basket" below it the number is only how many that adds.
  const inside = record ? below(scene.index, record) : [];
  const isCounter = !isPlus || (inside.some(isCount) && !inside.some(isTaking));
  if (!isAdding || hasNumber || isName || !isCounter) return undefined;
  // A number beside the plus may be drawn anew with each press.
  if (isPlus && count > 1) return { kind: 'instead', clauses: Array.from({ length: count }, () => one) };
  return {
    ...outcome,
    steps: Array.from({ length: count }, () => step),
    explained: spell(clause.readings[0]?.target ?? []),
  };
}

/** A number that nobody types into. */
function isCount({ node }: Entry): boolean {
  return /^\d{1,3}$/.test((node.text ?? node.name).trim()) && node.role !== 'button';
}

function isTaking({ node }: Entry): boolean {
  return (
    /^(?:button|link)$/.test(node.role) &&
    /^(?:add|buy|order|put|take)\b|\b(?:basket|cart|bag)\b/i.test(node.name || (node.text ?? ''))
  );
}

function withoutCart(said: readonly Token[]): readonly Token[] {
  const to = said.findLastIndex(({ kind, lower }) => kind === 'word' && /^(?:to|in|into)$/.test(lower));
  const [article, cart, ...others] = said.slice(to + 1);
  const isCart =
    to > 1 &&
    others.length === 0 &&
    /^(?:the|my|your)$/.test(article?.lower ?? '') &&
    /^(?:basket|cart|order|bag|trolley)$/.test(cart?.lower ?? '');
  return isCart ? said.slice(0, to) : said;
}
