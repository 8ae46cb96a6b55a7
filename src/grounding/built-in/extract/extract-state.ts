/** Whether a control is disabled: a state that no text says. */
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { PageIndex } from './extract-page.js';
import type { WantScalar } from './extract-schema.js';
import { isInside } from './extract-tree.js';
import { meaningfulWords, plainWords } from './extract-words.js';

const controls =
  /^(?:button|link|textbox|searchbox|combobox|spinbutton|slider|checkbox|radio|switch|tab|menuitem|option)$/;
const stateWord = /^(?:disabled|inactive|greyed|grayed|disable)$/;
const kindWord =
  /^(?:button|link|field|input|box|textbox|checkbox|dropdown|select|tab|control|state|out|whether|if|not)$/;

/** The state of the one control that the words name; undefined when they ask for no such state, or name none or several. */
export function findState(
  page: PageIndex,
  want: WantScalar,
  said: string,
  within: SnapshotNode | undefined,
): { kind: 'found'; reading: Reading; score: number } | undefined {
  if (want.parse !== 'boolean' || !plainWords(said).some((word) => stateWord.test(word))) return undefined;
  const words = meaningfulWords(said).filter((word) => !stateWord.test(word) && !kindWord.test(word));
  if (words.length === 0) return undefined;
  const named = page.tree.nodes.flatMap((node) => {
    if (!controls.test(node.role) || node.ref === undefined) return [];
    if (within && !isInside(page.tree, node, within)) return [];
    const own = plainWords(node.name || page.tree.textOf(node) || node.placeholder || '');
    return words.every((word) => own.includes(word)) ? [{ ref: node.ref, node, size: own.length }] : [];
  });
  const least = Math.min(...named.map((each) => each.size));
  const [only, ...others] = named.filter((each) => each.size === least);
  if (!only || others.length > 0) return undefined;
  const value = only.node.disabled === true;
  return {
    kind: 'found',
    score: 0.9,
    reading: { kind: 'leaf', ref: only.ref, from: 'disabled', parse: 'boolean', value },
  };
}
