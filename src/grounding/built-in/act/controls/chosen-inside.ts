/** Options that are drawn in the box that opens them: the box says what is in it, and is none of it. */
import { fold } from '../../language/words.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';

/** The step on the one text in a box that says just what is chosen; undefined where the box is an option itself. */
export function chosenInside(
  box: Entry,
  looked: string,
  { field, index }: { field: Entry | undefined; index: PageIndex },
): Outcome | undefined {
  if (box.node.role !== 'generic' || fold(readable(box.node)) === fold(looked)) return undefined;
  const [only, ...others] = below(index, box).filter(
    ({ node }) => node.ref !== undefined && fold(node.text ?? '') === fold(looked),
  );
  if (only && others.length === 0)
    return { kind: 'steps', steps: [stepOn(only, 'click', { confidence: 0.8 })] };
  return box === field ? { kind: 'none', looked: `the option "${looked}"`, nearest: [] } : undefined;
}
