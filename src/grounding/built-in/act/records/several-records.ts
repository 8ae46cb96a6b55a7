/** Goals done to several things that are named one by one: "add A and B to the cart", "remove A, B and C". And what is put into a cart. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { lastFirst, oneByOne, splitThings } from '../../language/listed-things.js';
import { wordToken } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';

/** Most things that are named in one go. */
const MAX_THINGS = 8;

/**
 * The goal once for each of them. Undefined unless each is one click of its own on this page: what the second needs is not looked for
 * only after the first was done.
 */
export function eachRecord(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const clauses = clause.verb === 'drag' ? eachDragged(clause) : eachGoal(clause);
  if (!clauses) return undefined;
  const refs = clauses.flatMap((each) => {
    const outcome = ground(each, scene);
    const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
    // "Two falafel wraps" are two presses of one button.
    const isOne = others.every(({ ref, method }) => ref === step?.ref && method === 'click');
    return step?.ref !== undefined && /^(?:click|check|dragTo)$/.test(step.method) && isOne ? [step.ref] : [];
  });
  if (new Set(refs).size !== clauses.length) return undefined;
  const isCompared = clause.verb === 'goal' && clause.said === 'compare';
  // What is chosen to be compared is compared by a button that comes up for it, if one does.
  const last: readonly Clause[] = isCompared ? [{ ...clause, waited: { chosen: refs } }] : [];
  return { kind: 'instead', clauses: [...clauses, ...last] };
}

/** "Drag the plum and the fig into the basket": one after the other. */
function eachDragged({ readings, said, text }: Clause): Clause[] | undefined {
  const reading = readings.find(({ target, destination }) => target && destination);
  const things = splitThings(reading?.target ?? []);
  // At the side of something each would come to stand in front of the one before it.
  if (!reading || reading.side !== undefined || things.length < 2 || things.length > MAX_THINGS)
    return undefined;
  // "A to X and B to Y": each has a place of its own.
  if (things.some((thing) => thing.some(({ lower }, at) => at > 0 && /^(?:to|into|onto)$/.test(lower))))
    return undefined;
  return things.map((target) => ({ verb: 'drag', said, readings: [{ ...reading, target }], text }));
}

function eachGoal(clause: Clause): Clause[] | undefined {
  const [verb, ...written] = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  if (clause.verb !== 'goal' || clause.said === '' || !verb) return undefined;
  // "Compare the kayak with the canoe".
  const rest = clause.said === 'compare' ? written.map((token) => asJoint(token)) : written;
  const joint = rest.findLastIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:to|from|in|into|onto|on)$/.test(lower),
  );
  const place = joint > 0 ? rest.slice(joint) : [];
  const all = rest.slice(0, joint > 0 ? joint : rest.length);
  const things = oneByOne(all) ?? splitThings(all);
  if (things.length < 2 || things.length > MAX_THINGS || isOneWithAll(things)) return undefined;
  return lastFirst(headed(things)).map((thing): Clause => {
    const target = [verb, ...thing, ...place];
    return { verb: 'goal', said: clause.said, readings: [{ target }], text: spell(target) };
  });
}

function asJoint(token: Token): Token {
  return token.kind === 'word' && /^(?:with|to|against)$/.test(token.lower) ? wordToken('and') : token;
}

/** "The home with three bedrooms and a garden" is one home that has both, and no garden. */
function isOneWithAll([first = [], ...others]: readonly (readonly Token[])[]): boolean {
  const hasPart = first.some(
    ({ kind, lower }, at) =>
      at > 0 && kind === 'word' && /^(?:with|without|that|which|who|having|containing|whose)$/.test(lower),
  );
  return (
    hasPart && others.some(([lead]) => lead?.kind === 'word' && !/^(?:the|my|your|our)$/.test(lead.lower))
  );
}

/** "The posts by Ann and Bo": the post of each. */
function headed(things: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const [first = [], ...others] = things;
  const joint = first.findIndex(({ kind, lower }) => kind === 'word' && /^(?:by|of|from)$/.test(lower));
  const noun = first[joint - 1];
  const isMany = joint > 0 && noun?.kind === 'word' && /[^s]s$/.test(noun.lower);
  if (!isMany || others.some((thing) => thing.length > 3 || thing[0]?.lower === 'the')) return things;
  const head = [...first.slice(0, joint - 1), wordToken(noun.text.slice(0, -1)), first[joint] as Token];
  return [first.slice(joint + 1), ...others].map((thing) => [...head, ...thing]);
}

/** "Put the mug into the basket": it is added to it, and no text of a field. */
export function putInCart(clause: Clause): Outcome | undefined {
  const reading = clause.readings.find(
    ({ target, value }) => value !== undefined && target !== undefined && isCart(spell(target)),
  );
  if (!/^(?:put|place)$/.test(clause.said) || !reading?.value || !reading.target) return undefined;
  const target = [wordToken('add'), ...reading.value, wordToken('to'), ...reading.target];
  return {
    kind: 'instead',
    clauses: [{ verb: 'goal', said: 'add', readings: [{ target }], text: spell(target) }],
  };
}

function isCart(text: string): boolean {
  return /^(?:the |my |your |our )?(?:(?:shopping )?(?:cart|basket|bag|trolley)|(?:wish|watch) ?list|favou?rites)$/i.test(
    text.trim(),
  );
}
