/**
 * What sends off a field that a control has brought up, where that control is still there: "Reply" opens the box for the reply, and "Send"
 * sends it off, where a second click on "Reply" would empty or close the box. A page may have drawn it anew.
 */
import { fold } from '../language/words.js';
import { freshEntries } from './fresh.js';
import type { Scene } from './look-up.js';
import type { Entry, PageIndex } from './page-index.js';

/** What is found without the opener, if it came up with the field; else what is found on the page as it is. */
export function besideOpener(scene: Scene, find: (index: PageIndex) => Entry | undefined): Entry | undefined {
  const plain = find(scene.index);
  const left = openersLeft(scene);
  if (!plain || !left.has(plain)) return plain;
  const actionable = scene.index.actionable.filter((entry) => !left.has(entry));
  const other = find({ ...scene.index, actionable });
  return other && freshEntries(scene).has(other) ? other : plain;
}

/** What has brought it up; a button of the same name in the form came up with it. */
export function openersLeft({ index, before, last, gone }: Scene): ReadonlySet<Entry> {
  const used = last ?? gone;
  if (!used || !before) return new Set();
  const isLike = ({ node }: Entry): boolean =>
    node.role === used.node.role && fold(node.name) === fold(used.node.name);
  const was = before.actionable.filter((entry) => isLike(entry)).length;
  const now = index.actionable.filter((entry) => isLike(entry));
  const kept = now.find(({ node }) => node.ref === used.node.ref);
  return new Set(now.length <= was ? now : kept ? [kept] : now.slice(0, was));
}
