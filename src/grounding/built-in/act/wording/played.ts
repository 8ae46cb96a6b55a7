/** "Play the trailer for Dune", where its card has "Watch trailer": a film is played, watched and viewed, whatever its button calls it. */
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf } from '../../matching/page-index.js';

const said =
  /^(?<verb>play|watch|view) (?<rest>(?:the |a )?(?:\p{L}+ )?(?<noun>trailer|video|clip|teaser|preview|recording|demo)\b.*)$/iu;

/** The click on what says another of these verbs and the noun; undefined where nothing does. */
export function played(
  { verb, text }: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const { verb: own = '', rest = '', noun = '' } = said.exec(text.trim())?.groups ?? {};
  if (!/^(?:goal|open)$/.test(verb) || rest === '') return undefined;
  const isSaid = (each: string): boolean =>
    scene.index.actionable.some((entry) => says(entry, each, noun.toLowerCase()));
  // What says the verb itself is meant, or nothing is.
  if (isSaid(own.toLowerCase())) return undefined;
  for (const other of ['play', 'watch', 'view'].filter(isSaid)) {
    const [clause, ...more] = parseInstruction(`${other} ${rest}`);
    const outcome = clause && more.length === 0 ? ground(clause, scene) : undefined;
    const [step, ...others] = outcome?.kind === 'steps' && !outcome.phase ? outcome.steps : [];
    const button =
      step?.method === 'click' && others.length === 0 ? entryOf(step.ref ?? '', scene.index) : undefined;
    if (outcome && button && says(button, other, noun.toLowerCase())) return explaining(outcome, text);
  }
  return undefined;
}

function says({ evidence: [name] }: Entry, ...words: readonly string[]): boolean {
  return words.every((word) => name?.words.some(({ text }) => text === word) === true);
}
