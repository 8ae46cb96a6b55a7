/**
 * "Pick wet weather", "choose white as the fabric colour", where "Weather" and "Fabric colour" stand over the choices: the last words say what is
 * set, and those before them to what. Asked when nothing else is meant.
 */
import type { PlannedStep } from '../../../../contract/plan.js';
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import type { Scene } from '../../matching/look-up.js';
import { fold } from '../../language/words.js';
import type { Outcome } from '../../matching/outcome.js';
import { entryOf } from '../../matching/page-index.js';

const asKind =
  /^(?:choose|select|pick|use|take) (?:the )?(?<value>[^"“”]+?) (?:as|for) (?:the |your |my |our )?(?<kind>[^"“”]+)$/iu;
const ofKind = /^(?:choose|select|pick|use|take) (?:the |an? )?(?<value>[^"“”]+) (?<kind>\p{Ll}+)$/u;
const ofLongKind =
  /^(?:choose|select|pick|use|take) (?:the |an? )?(?<value>[^"“”]+) (?<kind>\p{Ll}+ \p{Ll}+)$/u;

/** Words that count, compare or join are no value. */
const noValue =
  /\b(?:the|an?|and|or|all|every|each|both|any|first|second|third|last|next|previous|other|not|no|none|of|in|on|with|that|from)\b/i;

/** The clause that sets it; undefined where nothing is called so, or another word is left over. */
export function chosenOfKind(
  { verb, text }: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  if (!/^(?:select|click|check)$/.test(verb)) return undefined;
  const sentence = text.trim().replace(/[.!]$/, '');
  const [first = '', ...rest] = sentence;
  for (const form of [asKind, ofLongKind, ofKind]) {
    const { value = '', kind = '' } = form.exec(first.toLowerCase() + rest.join(''))?.groups ?? {};
    if (value === '' || noValue.test(value) || noValue.test(kind)) continue;
    const [set, ...others] = parseInstruction(`set the ${kind} to ${value}`);
    const outcome = set && others.length === 0 ? ground(set, scene) : undefined;
    const isChoice =
      outcome?.kind === 'steps' &&
      !outcome.phase &&
      outcome.steps.every((step) => step.method !== 'fill' && isCalled(step, value, scene));
    if (set && isChoice) return { kind: 'instead', clauses: [set] };
  }
  return undefined;
}

/** Just that is chosen: "Postgres" is not "Postgres compatible". */
function isCalled({ ref, arguments: [option] }: PlannedStep, value: string, { index }: Scene): boolean {
  const name = option ?? entryOf(ref ?? '', index)?.evidence[0]?.text ?? '';
  return fold(name) === fold(value);
}

/** "Select all the projectors", where "select all" is a box: all of them are ticked. */
export function allSelected(
  { verb, text }: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const things = /^(?:select|mark|choose) (?<things>(?:all|every)\b.+)$/i.exec(text.trim())?.groups?.[
    'things'
  ];
  if (verb !== 'select' || things === undefined) return undefined;
  const [tick, ...others] = parseInstruction(`tick ${things}`);
  const outcome = tick && others.length === 0 ? ground(tick, scene) : undefined;
  return tick && outcome?.kind === 'steps' && outcome.steps.length === 1
    ? { kind: 'instead', clauses: [tick] }
    : undefined;
}
