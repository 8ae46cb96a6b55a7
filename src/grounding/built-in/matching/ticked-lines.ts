/** Lines that are ticked by a click on them, and that nothing but the sign "✓" on some of them shows as ticked. */
import type { DrawnSwitch } from './drawn-switches.js';
import { below, type Entry, type PageIndex, readable } from './page-index.js';

const tick = /^[✓✔☑✅]$/u;

/** Most letters of what such a line is for. */
const MOST_LETTERS = 60;

const once = new WeakMap<PageIndex, readonly DrawnSwitch[]>();

/** All of them, where some of those that are alike are ticked and some are not. */
export function tickedLinesOn(index: PageIndex): readonly DrawnSwitch[] {
  let known = once.get(index);
  if (!known) {
    const groups = new Map<string, DrawnSwitch[]>();
    const isThere = index.entries.some(({ node }) => tick.test((node.text ?? '').trim()));
    for (const line of isThere ? index.actionable : []) {
      const found = isLine(line, index) ? asSwitch(line) : undefined;
      const key = `${line.parent?.order} ${line.node.tag} ${line.node.classes?.[0] ?? ''}`;
      if (found) groups.set(key, [...(groups.get(key) ?? []), found]);
    }
    known = [...groups.values()]
      .filter((group) => group.some(({ isOn }) => isOn) && group.some(({ isOn }) => !isOn))
      .flat();
    once.set(index, known);
  }
  return known;
}

/** The line that was ticked or not, as it stands now, even where none of its group is ticked any more. */
export function lineAgain(
  { track: { node }, label }: DrawnSwitch,
  index: PageIndex,
): DrawnSwitch | undefined {
  const [line, ...others] = index.actionable.filter(
    (entry) =>
      entry.node.role === node.role && entry.node.tag === node.tag && asSwitch(entry)?.label === label,
  );
  return line && others.length === 0 ? asSwitch(line) : undefined;
}

/** It is clicked as a whole, and has nothing in it to use, and no state of its own. */
function isLine(line: Entry, index: PageIndex): boolean {
  const { node } = line;
  return (
    /^(?:generic|listitem)$/.test(node.role) &&
    node.clickable === true &&
    node.hidden === undefined &&
    node.ref !== undefined &&
    !below(index, line).some(({ actionable }) => actionable)
  );
}

/** The sign stands before or behind what the line is for. */
function asSwitch(track: Entry): DrawnSwitch | undefined {
  const words = readable(track.node).split(' ');
  const signs = words.filter((word) => tick.test(word));
  const isAtEnd = [words[0], words.at(-1)].some((word) => tick.test(word ?? ''));
  const label = words.filter((word) => !tick.test(word)).join(' ');
  return signs.length > 1 || (signs.length === 1 && !isAtEnd) || label === '' || label.length > MOST_LETTERS
    ? undefined
    : { track, isOn: signs.length === 1, label, isOfClass: false };
}
