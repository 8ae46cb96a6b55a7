/** What a record is marked as by a sign: a star or a heart that is filled, or not. */
import type { PlannedCheck } from '../../../contract/check.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { PageIndex } from '../extract/extract-page.js';
import { visible } from '../extract/extract-tree.js';

/** What such a sign says. */
export const favoured =
  /^(?:starred|(?:an? |the )?favou?rited?|bookmarked|liked|(?:in|among) (?:the |my |your )?favou?rites|(?:an? )?starred)$/iu;

/** The filled one for each sign. */
export const filledSigns: Readonly<Record<string, string>> = {
  '☆': '★',
  '★': '★',
  '♡': '♥',
  '♥': '♥',
  '🤍': '❤️',
  '❤️': '❤️',
};

/** That the one sign of the record is the filled one; undefined where it has none, or several (a rating). */
export function signCheck(
  { tree }: PageIndex,
  items: readonly SnapshotNode[],
  row: number,
  is: boolean,
): PlannedCheck | undefined {
  const signsIn = (item: SnapshotNode): SnapshotNode[] =>
    [...visible(item)].filter(
      (node) =>
        node.ref !== undefined &&
        node.children.length === 0 &&
        filledSigns[tree.textOf(node).trim()] !== undefined,
    );
  const [sign, ...others] = signsIn(items[row] as SnapshotNode);
  if (!sign?.ref || others.length > 0) return undefined;
  // Where all of them have a filled one, its colour tells which of them are meant.
  const isPlain = (node: SnapshotNode): boolean =>
    filledSigns[tree.textOf(node).trim()] === tree.textOf(node).trim();
  const all = items.map(signsIn);
  if (items.length > 1 && all.every((signs) => signs.length === 1 && signs.every(isPlain))) return undefined;
  const value = tree.textOf(sign).trim();
  return {
    kind: 'value',
    reading: { kind: 'leaf', ref: sign.ref, from: 'text', parse: 'string', value },
    operator: 'same',
    expected: filledSigns[value] ?? value,
    is,
  };
}
