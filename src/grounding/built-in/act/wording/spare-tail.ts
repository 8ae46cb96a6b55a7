/**
 * The end of a clause that says what its control does anyway, where nothing on the page says it in those words: "add the cheapest mug to the cart" on a
 * button "Add", "move Health up one place" on "Move up".
 */
import { type Clause, spell } from '../../language/clause.js';
import { superlativeAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { entryOf } from '../../matching/page-index.js';

/** What the clause comes to without its end; undefined where it has none such, or comes to more than a click. */
export function spareTail(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const target = clause.readings.length === 1 ? (clause.readings[0]?.target ?? []) : [];
  const tail = intoCart(clause, target) ?? byOne(clause, target);
  if (!tail) return undefined;
  const rest = target.slice(0, target.length - tail.length);
  const outcome = ground({ ...clause, readings: [{ target: rest }] }, scene);
  const [step, ...others] = outcome.kind === 'instead' ? [] : outcome.kind === 'steps' ? outcome.steps : [];
  if (outcome.kind === 'instead' && tail.length === 2) return outcome;
  const name = entryOf(step?.ref ?? '', scene.index)?.node.name ?? '';
  const isOwn = tail.length === 2 || (isPicked(target) ? /^(?:add|buy)\b/i : addsOnly).test(name.trim());
  // As often as it says.
  const isOne = others.every(({ ref, method }) => ref === step?.ref && method === 'click');
  return outcome.kind === 'steps' && step?.method === 'click' && isOne && isOwn
    ? explaining(outcome, `${outcome.explained ?? ''} ${spell(tail)}`)
    : undefined;
}

/** Nothing else that it may add to: "Add to wish list" adds to no cart. */
const addsOnly =
  /^(?:add|buy)(?: (?:to|into) (?:the |my |your )?(?:(?:shopping )?cart|basket|bag|trolley))?$|^[+＋🛒]$/iu;

function isPicked(target: readonly Token[]): boolean {
  return target.some((_, at) => superlativeAt(target, at) !== undefined);
}

/** "To the cart", whatever the page calls it, and wherever on it that stands. */
function intoCart({ said }: Clause, target: readonly Token[]): readonly Token[] | undefined {
  const tail = target.slice(-3).map(({ kind, lower }) => (kind === 'word' ? lower : ''));
  return said === 'add' && /^(?:to|into|in) (?:the|my) (?:cart|basket|bag|trolley)$/.test(tail.join(' '))
    ? target.slice(-3)
    : undefined;
}

/** "Up one place": as far as one click moves it. */
function byOne({ said }: Clause, target: readonly Token[]): readonly Token[] | undefined {
  const tail = target.slice(-2).map(({ kind, lower }) => (kind === 'word' ? lower : ''));
  return said === 'move' &&
    /^(?:one|a|1|by) (?:place|position|step|spot|row|line|one|1)$/.test(tail.join(' '))
    ? target.slice(-2)
    : undefined;
}
