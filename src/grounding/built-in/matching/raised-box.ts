/** The box that a step of the sentence has brought up over the page, though nothing calls it a dialog: what it covers cannot be used. */
import { freshEntries } from './fresh.js';
import type { Scene } from './look-up.js';
import { popupBox } from './overlay.js';
import { isInside } from './page-index.js';

/** The scene narrowed to what lies in such a box; undefined where none came up. */
export function inRaisedBox(scene: Scene): Scene | undefined {
  const { index, before, last, among } = scene;
  if (!before || among || !index.entries.some(({ node }) => node.hidden === 'covered')) return undefined;
  const box = popupBox(index);
  if (!box || box.node.role.endsWith('dialog')) return undefined;
  const isOurs = freshEntries(scene).has(box) || (last !== undefined && isInside(last, box));
  return isOurs ? { ...scene, among: (entry) => isInside(entry, box) } : undefined;
}
