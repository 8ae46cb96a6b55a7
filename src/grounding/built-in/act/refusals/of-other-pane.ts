/** "Mark the barn as sold" is not done by the "Sold" of a pane that shows the mill, where the barn is another line of the list beside it. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { contentOf, fold } from '../../language/words.js';
import { ancestorsOf, type Entry, isInside, mentionsOf, readable } from '../../matching/page-index.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** No title of a line begins further behind. */
const HEAD = 90;

/** The word that only lines of other things say, and neither the pane around the control nor the line that has the title of the pane. */
export function ofOtherPane(
  { verb, readings }: Clause,
  { targets: [target, ...others], index, isHalf, given }: Act,
): string | undefined {
  if (!/^(?:goal|click|check|uncheck)$/.test(verb) || !target || others.length > 0 || isHalf)
    return undefined;
  if (!/^(?:button|link|checkbox|switch)$/.test(target.node.role)) return undefined;
  const lines = index.entries.filter(
    (entry) => entry.record && entry.actionable && entry.parent?.repeats === true,
  );
  if (lines.length < 2 || lines.some((line) => line === target || isInside(target, line))) return undefined;
  const words = tokensInOrder(readings)
    .flatMap(({ kind, text }) => (kind === 'word' || kind === 'quoted' ? contentOf(text) : []))
    .filter((word) => !says(target, word) && given.every(({ text }) => text !== word.text));
  const shown = words.length > 0 ? shownIn(target, lines, index.entries) : undefined;
  return (
    shown &&
    words.find((word) => {
      const mentions = [...mentionsOf(word, index)];
      const isHere = mentions.some((each) =>
        [shown.pane, shown.line].some((own) => each === own || isInside(each, own)),
      );
      return !isHere && lines.some((line) => headOf(line).includes(word.text) && line !== shown.line);
    })?.text
  );
}

/** The largest part around the control that holds none of the lines, and the one line that has its title. */
function shownIn(
  target: Entry,
  lines: readonly Entry[],
  entries: readonly Entry[],
): { pane: Entry; line: Entry } | undefined {
  const around = [...ancestorsOf(target)];
  const end = around.findIndex((each) => lines.some((line) => isInside(line, each)));
  const pane = around.slice(0, end === -1 ? undefined : end).at(-1);
  if (!pane) return undefined;
  const title = entries.find((entry) => entry.node.role === 'heading' && isInside(entry, pane));
  const name = title ? fold(readable(title.node)).trim() : '';
  const [line, ...more] = name === '' ? [] : lines.filter((each) => headOf(each).includes(name));
  return line && more.length === 0 ? { pane, line } : undefined;
}

function headOf({ node }: Entry): string {
  return fold(readable(node).slice(0, HEAD));
}
