/** Buttons beside a value: what they show is no part of it. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { isField, type Tree } from './extract-tree.js';

/** Whether a node is a button drawn as a sign: the minus and the plus of a stepper, a bin, a pencil. */
export function isSignButton(tree: Tree, node: SnapshotNode): boolean {
  const text = tree.textOf(node);
  return node.role === 'button' && text !== '' && !/[\p{L}\p{N}]/u.test(text);
}

/**
 * The part of an element that is its value, where all else in it are buttons: "420" of "− 420 +", the name before a button "Edit".
 * The element itself where it holds no button, or more than one text beside them.
 */
export function amidButtons(tree: Tree, node: SnapshotNode): SnapshotNode {
  return withoutButtons(tree, node) ?? node;
}

/** The inner part that is left when buttons are left out; undefined where none is, or more than one part. */
function withoutButtons(tree: Tree, node: SnapshotNode): SnapshotNode | undefined {
  if (node.role === 'button' || isField(node)) return undefined;
  const parts = node.children.filter(
    (child) => !child.hidden && (tree.textOf(child) !== '' || isField(child)),
  );
  const rest = parts.filter(
    (part, at) => !isSignButton(tree, part) && !(part.role === 'button' && at > 0 && isPlain(parts[0])),
  );
  const [only, ...others] = rest;
  if (!only || others.length > 0 || isField(only)) return undefined;
  return withoutButtons(tree, only) ?? (rest.length < parts.length ? only : undefined);
}

function isPlain(node: SnapshotNode | undefined): boolean {
  return node !== undefined && node.role !== 'button';
}

/** Whether a number stands between a minus and a plus: how many of something are chosen. */
export function isBetweenSigns(tree: Tree, node: SnapshotNode): boolean {
  const siblings = tree.parentOf(node)?.children.filter((child) => !child.hidden) ?? [];
  const at = siblings.indexOf(node);
  const [before, behind] = [siblings[at - 1], siblings[at + 1]];
  return (
    /^\d+$/u.test(tree.textOf(node)) &&
    before !== undefined &&
    behind !== undefined &&
    isSignButton(tree, before) &&
    isSignButton(tree, behind)
  );
}

/**
 * Of a line with a minus to press ("Temperature − 18 °C +"): the one text of it that holds a figure; empty where there are more of them,
 * undefined where no such button stands in the line. The minus is no sign of the figure.
 */
export function figureAmidSigns(tree: Tree, node: SnapshotNode): string | undefined {
  const parts = node.children.filter((child) => !child.hidden && tree.textOf(child) !== '');
  if (!parts.some((part) => isSignButton(tree, part) && /^[-−–]$/u.test(tree.textOf(part)))) return undefined;
  const [only, ...others] = parts.filter(
    (part) => !isSignButton(tree, part) && /\d/u.test(tree.textOf(part)),
  );
  return only && others.length === 0 && !isField(only) ? tree.textOf(only) : '';
}

/** What search puts around its hits is a part of the text. */
const highlighted = /^(?:hl|hit|match|mark|highlight(?:ed)?|em|strong|bold|b|i)$/iu;

/** "Crash in the log" of "Crash in the logbug": marks that follow a text without a space are set apart for the eye, and none of its words. */
export function besideMarks(tree: Tree, { content, children }: SnapshotNode): string | undefined {
  const [first, ...marks] = children;
  const whole = content?.trim();
  if (whole === undefined || first?.role !== 'text' || marks.length === 0) return undefined;
  const text = first.name.trim();
  const isMark = ({ tag, classes = [], children: inner }: SnapshotNode): boolean =>
    inner.length === 0 &&
    tag === 'span' &&
    classes.length > 0 &&
    !classes.some((name) => highlighted.test(name));
  const rest = marks.map((mark) => tree.textOf(mark).trim()).join('');
  const runsOn = /[\p{L}\d]$/u.test(text) && /^\p{L}{2}/u.test(rest) && whole === `${text}${rest}`;
  return runsOn && (text.includes(' ') || /^\p{Lu}/u.test(rest)) && marks.every(isMark) ? text : undefined;
}

/** "Ann Lee" of "AL Ann Lee": the letters in a box of their own stand for the picture of whom the rest names. */
export function besideInitials(tree: Tree, node: SnapshotNode): string | undefined {
  const shown = node.children.filter((child) => !child.hidden && tree.textOf(child) !== '');
  const [first, second, ...others] = shown;
  if (!first || first.role === 'text' || isField(first)) return undefined;
  if (!second) return first.children.length > 0 ? besideInitials(tree, first) : undefined;
  const [letters, name] = [tree.textOf(first), tree.textOf(second)];
  const initials = (name.match(/(?<![\p{L}\p{N}'’])\p{Lu}/gu) ?? []).join('');
  const areOf = letters === initials || letters === `${initials[0]}${initials.at(-1)}`;
  return /^\p{Lu}{2,3}$/u.test(letters) && areOf && others.length === 0 ? name : undefined;
}
