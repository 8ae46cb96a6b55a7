/** Plain boxes side by side, of which one is pressed: the one that says a value is where it is chosen, and no sign that it is so. */
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.8;

/** One of several buttons that are drawn alike, each of which is a choice: pressing it would choose, and open nothing. */
export function isOneOfChoices(control: Entry, { actionable }: Scene['index']): boolean {
  const { node, parent } = control;
  if (node.role !== 'button' || !isPlain(control)) return false;
  const alike = actionable.filter(
    (entry) =>
      entry.parent === parent &&
      isPlain(entry) &&
      entry.node.role === 'button' &&
      entry.node.tag === node.tag &&
      entry.node.classes?.[0] === node.classes?.[0],
  );
  return alike.length > 2;
}

/** The click on the one box beside the control, or on itself, that says one of the values; undefined where the control stands alone. */
export function pressedSegment(
  values: readonly string[],
  control: Entry,
  { index, text }: { index: Scene['index']; text: string },
): Outcome | undefined {
  if (!isPlain(control)) return undefined;
  const segments = index.actionable.filter(
    (entry) => entry.parent === control.parent && isPlain(entry) && entry.node.role === control.node.role,
  );
  const [only, ...others] = segments.filter(({ node }) => {
    const shown = readable(node) || node.name;
    return shown !== '' && values.some((value) => fold(shown) === fold(value));
  });
  if (!only || segments.length === 1 || others.length > 0) return undefined;
  return { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: text };
}

function isPlain({ node }: Entry): boolean {
  return /^(?:generic|button)$/.test(node.role) && node.hasPopup === undefined && node.expanded === undefined;
}
