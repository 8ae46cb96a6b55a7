/** "Show the amounts in US cups for 8 servings": the unit is one of a few to choose from, and what the amounts are for is a number or a list of its own. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { entryOf, partsOf, readable } from '../../matching/page-index.js';

/** What has a unit. */
const measured =
  /^(?:(?:amount|quantity|quantities|price|cost|distance|temperature|value|unit|figure|weight|measurement|measure|length|height|size|speed)s?|quantities)$/;

/** A choice of the unit and, where it is said, of the number; undefined where one of the two is not there. */
export function shownIn(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const target = clause.readings.length === 1 ? (clause.readings[0]?.target ?? []) : [];
  const [what, ...rest] = target[0]?.lower === 'the' || target[0]?.lower === 'all' ? target.slice(1) : target;
  if (clause.verb !== 'open' || !/^(?:show|display|view|see)$/.test(clause.said) || scene.among)
    return undefined;
  if (what?.kind !== 'word' || !measured.test(what.lower) || rest[0]?.lower !== 'in') return undefined;
  const end = rest.findIndex(({ kind, lower }) => kind === 'word' && lower === 'for');
  const unit = rest.slice(1, end === -1 ? undefined : end);
  const [count, ...label] = end === -1 ? [] : rest.slice(end + 1);
  if (unit.length === 0 || (end !== -1 && (!count || !/^\d+$/.test(count.text) || label.length === 0)))
    return undefined;
  const choose: Clause = {
    verb: 'select',
    said: 'choose',
    readings: [{ target: unit }],
    text: `choose ${spell(unit)}`,
  };
  if (!isUnit(ground(choose, scene), unit, scene)) return undefined;
  if (!count) return { kind: 'instead', clauses: [choose] };
  const set: Clause = {
    verb: 'set',
    said: 'set',
    readings: [{ target: label, value: [count] }],
    text: `set ${spell(label)} to ${count.text}`,
  };
  const isSet = /^(?:steps|done|instead)$/.test(ground(set, scene).kind);
  return isSet ? { kind: 'instead', clauses: [choose, set] } : undefined;
}

/** What is chosen is called just so, and stands beside another. */
function isUnit(outcome: Outcome, unit: readonly Token[], { index }: Scene): boolean {
  if (outcome.kind === 'done') return true;
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  const ref = step && others.length === 0 ? (step.ref ?? '') : '';
  const entry = entryOf(ref, index) ?? partsOf(index).find(({ node }) => node.ref === ref);
  const name = fold(spell(unit));
  const shown = entry ? [entry.node.name, readable(entry.node)].map((text) => fold(text)) : [];
  const isNative = step?.method === 'selectOption' && fold(step.arguments[0] ?? '') === name;
  return (
    isNative ||
    (shown.includes(name) &&
      ((entry?.parent?.children.length ?? 0) > 1 || (entry?.parent?.node.parts?.length ?? 0) > 1))
  );
}
