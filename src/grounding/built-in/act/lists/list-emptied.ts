/** "Clear the history", where the title "History" has nothing in its line but a bin: that empties what is listed under the title. */
import type { Clause } from '../../language/clause.js';
import { contentOf, fold, isAmong, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.82;

const emptying =
  /^(?:clear|empty|erase|wipe|delete) (?:out )?(?:all (?:of )?)?(?:the |my |our )?(?<name>[\p{L} -]+?)[.!]?$/iu;

/** What such a control says, where it says anything but a sign. */
const clears = /^(?:🗑\uFE0F?|(?:clear|empty|delete|erase|remove) ?(?:all|everything|list)?)$/u;

/** The click on it; undefined where no title is called so, two are, or its line holds something else to press. */
export function listEmptied({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  const name = /^(?:clear|goal)$/.test(verb) ? emptying.exec(text.trim())?.groups?.['name'] : undefined;
  if (name === undefined) return undefined;
  const [title, ...others] = index.entries.filter(
    ({ node }) => node.role === 'heading' && node.hidden === undefined && isTitle(node, name),
  );
  if (!title || others.length > 0) return undefined;
  const [bin, ...more] = controlsBeside(title, index);
  if (!bin || more.length > 0 || bin.node.disabled === true) return undefined;
  if (!clears.test(fold(bin.node.name || readable(bin.node)).trim())) return undefined;
  const step = { ...stepOn(bin, 'click', { confidence: CONFIDENCE }), irreversible: true };
  return { kind: 'steps', steps: [step], explained: text };
}

/** All of the title without its buttons and a count. */
function isTitle(node: Entry['node'], name: string): boolean {
  const shown = wordsOf(readable(node, 'without buttons')).filter((word) => /\p{L}/u.test(word.text));
  const asked = contentOf(name);
  return asked.length > 0 && asked.length === shown.length && asked.every((word) => isAmong(word, shown));
}

/** What can be pressed in the title, or right beside it in a line with no other title. */
function controlsBeside(title: Entry, index: PageIndex): readonly Entry[] {
  const isControl = ({ node, actionable }: Entry): boolean =>
    actionable && node.hidden === undefined && /^(?:button|link|generic|img)$/.test(node.role);
  const inside = below(index, title).filter(isControl);
  if (inside.length > 0 || !title.parent) return inside;
  const line = title.parent.children.filter((each) => each !== title);
  const isPlain = line.every(
    ({ node }) => /^(?:button|link|text|generic|img)$/.test(node.role) && node.children.length === 0,
  );
  return isPlain ? line.filter(isControl) : [];
}
