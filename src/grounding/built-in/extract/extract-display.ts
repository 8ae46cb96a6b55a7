/** "The number on the display": what a drawn pad of keys shows over them. */
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { readLeaf } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import type { WantScalar } from './extract-schema.js';
import { findState } from './extract-state.js';
import { isInside } from './extract-tree.js';
import { meaningfulWords } from './extract-words.js';

const displayWord = /^(?:display|screen|readout|calculator)$/;
const fillWord = /^(?:number|value|result|figure|digit|text|current|shown|displayed|show|read)s?$/;

/** A pad has a key for each of them. */
const DIGITS = 10;

/** The one text of digits beside the keys; undefined where nothing but that is asked for, and where several may be it. */
function findDisplay(
  page: PageIndex,
  want: WantScalar,
  said: string,
): { kind: 'found'; reading: Reading; score: number } | undefined {
  const words = meaningfulWords(said);
  if (!words.some((word) => displayWord.test(word))) return undefined;
  if (!words.every((word) => displayWord.test(word) || fillWord.test(word))) return undefined;
  const { tree } = page;
  if (!isPad(tree.snapshot.root, tree)) return undefined;
  const pads = tree.nodes.filter((node) => isPad(node, tree));
  const pad = pads.find((node) => !pads.some((other) => other !== node && isInside(tree, other, node)));
  for (let around = pad && tree.parentOf(pad); around; around = tree.parentOf(around)) {
    const place = around;
    const shown = tree.nodes.filter(
      (node) =>
        node.ref !== undefined &&
        isInside(tree, node, place) &&
        !(pad && isInside(tree, node, pad)) &&
        /^[-−]?[\d.,]*\d[\d.,]*$/.test((node.text ?? node.value ?? '').trim()),
    );
    const [only, ...others] = shown;
    if (!only) continue;
    const leaf = others.length === 0 ? readLeaf(tree, { node: only }, want) : undefined;
    return leaf?.ok === true ? { kind: 'found', score: 0.9, reading: leaf.reading } : undefined;
  }
  return undefined;
}

/** It holds a key for each of the ten digits. */
function isPad(node: SnapshotNode, tree: PageIndex['tree']): boolean {
  if (node.children.length === 0) return false;
  const digits = tree.nodes.flatMap((each) => {
    const text = isInside(tree, each, node) && each.children.length === 0 ? tree.textOf(each).trim() : '';
    return /^\d$/.test(text) ? [text] : [];
  });
  return new Set(digits).size === DIGITS;
}

/** What no label says: whether a control is disabled, and what a pad of keys shows. */
export function stateOrDisplay(
  page: PageIndex,
  want: WantScalar,
  said: string,
  within: SnapshotNode | undefined,
): { kind: 'found'; reading: Reading; score: number } | undefined {
  return findState(page, want, said, within) ?? (within ? undefined : findDisplay(page, want, said));
}
