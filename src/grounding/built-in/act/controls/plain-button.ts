/** Buttons that a page draws of plain boxes, known by the one word that they say. */
import { wordToken } from '../../language/token-runs.js';
import { lookUpAnything, type Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { wantClick } from '../../matching/wants.js';

/** A plain box that says just one of these: pages draw their buttons so, and Enter does nothing there. */
export function plainButton(
  names: readonly string[],
  scene: Scene,
): Extract<Outcome, { kind: 'steps' }> | undefined {
  for (const name of names) {
    const found = lookUpAnything(name.split(' ').map(wordToken), wantClick, { ...scene, textToo: true });
    const [entry, ...others] = found.kind === 'found' && found.exact ? found.entries : [];
    const isBox = entry && others.length === 0 && /^(?:generic|text|link|button)$/.test(entry.node.role);
    if (isBox) return { kind: 'steps', steps: [stepOn(entry, 'click', { confidence: 0.85 })] };
  }
  return undefined;
}
