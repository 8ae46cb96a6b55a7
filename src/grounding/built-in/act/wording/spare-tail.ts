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
  const name = entryOf(step?.ref ?? '', scene.index)?.evidence[0]?.words[0]?.text ?? '';
  const isOwn = tail.length === 2 || /^(?:add|buy)$/.test(name);
  return outcome.kind === 'steps' && step?.method === 'click' && others.length === 0 && isOwn
    ? explaining(outcome, `${outcome.explained ?? ''} ${spell(tail)}`)
    : undefined;
}

/** "To the cart" behind one that is picked out of several. */
function intoCart({ said }: Clause, target: readonly Token[]): readonly Token[] | undefined {
  const tail = target.slice(-3).map(({ kind, lower }) => (kind === 'word' ? lower : ''));
  const isPicked = target.some((_, at) => superlativeAt(target, at) !== undefined);
  return said === 'add' &&
    isPicked &&
    /^(?:to|into) (?:the|my) (?:cart|basket|bag|trolley)$/.test(tail.join(' '))
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
