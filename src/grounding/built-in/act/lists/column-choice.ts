/**
 * "Choose the Plus plan with yearly billing": the column of a comparison that is called so has a button "Choose"; what goes with it is chosen
 * before, by whatever says it.
 */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { withoutDeterminer } from '../../language/token-runs.js';
import { contentOf, fold } from '../../language/words.js';
import { headersOver } from '../../matching/headers-over.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, entryOf, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.85;

/** What is compared in the columns. */
const kinds =
  /^(?:plan|option|package|tier|tariff|edition|version|bundle|subscription|membership|model|rate|offer)$/;

/** The click on that button, or the choice of what goes with it and then the click; undefined where one of them is not there. */
export function columnChoice(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const target = clause.readings.length === 1 ? (clause.readings[0]?.target ?? []) : [];
  if (clause.verb !== 'select' || !/^(?:choose|select|pick)$/.test(clause.said) || scene.among)
    return undefined;
  const at = target.findIndex(({ kind, lower }, place) => place > 0 && kind === 'word' && lower === 'with');
  const head = at === -1 ? target : target.slice(0, at);
  const button =
    buttonOf(head, scene) ?? (at === -1 ? undefined : recordButton(clause, head, { scene, ground }));
  if (!button) return undefined;
  if (at === -1)
    return {
      kind: 'steps',
      steps: [stepOn(button, 'click', { confidence: CONFIDENCE })],
      explained: clause.text,
    };
  const [tail, own] = [target.slice(at + 1), said(clause, head)];
  const extra = said(clause, withoutDeterminer(tail));
  const outcome = tail.length > 0 ? ground(extra, scene) : undefined;
  const isThere =
    outcome?.kind === 'done' || (outcome?.kind === 'steps' && outcome.steps.length === 1 && !outcome.phase);
  const ref = outcome?.kind === 'steps' ? outcome.steps[0]?.ref : undefined;
  return isThere && ref !== button.node.ref
    ? { kind: 'instead', clauses: [...(outcome.kind === 'done' ? [] : [extra]), own] }
    : undefined;
}

function said(clause: Clause, target: readonly Token[]): Clause {
  return { ...clause, readings: [{ target }], text: `${clause.said} ${spell(target)}` };
}

/** The one button to choose by under the one title that says just this. */
function buttonOf(head: readonly Token[], { index }: Scene): Entry | undefined {
  const bare = withoutDeterminer(head);
  const isKind = bare.length > 1 && kinds.test(bare.at(-1)?.lower ?? '');
  const names = [bare, ...(isKind ? [bare.slice(0, -1)] : [])].map((name) => fold(valueOf(name)));
  const buttons = index.actionable.filter((entry) => {
    const titles = choosing(entry) ? headersOver(entry, index) : [];
    return titles.some(({ node }) => names.includes(fold(readable(node) || node.name)));
  });
  return buttons.length === 1 ? buttons[0] : undefined;
}

/** The button that the choice alone comes down to, in a card of that name. */
function recordButton(
  clause: Clause,
  head: readonly Token[],
  { scene, ground }: { scene: Scene; ground: (clause: Clause, scene: Scene) => Outcome },
): Entry | undefined {
  const outcome = ground(said(clause, head), scene);
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const entry = step && others.length === 0 ? entryOf(step.ref ?? '', scene.index) : undefined;
  return entry && choosing(entry) ? entry : undefined;
}

/** It says that it chooses, and no more. */
function choosing({ node }: Entry): boolean {
  const [first, ...others] = contentOf(node.name);
  return (
    node.role === 'button' &&
    node.hidden === undefined &&
    node.disabled !== true &&
    others.length === 0 &&
    /^(?:choose|select|pick)$/.test(first?.text ?? '')
  );
}
