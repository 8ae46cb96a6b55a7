/**
 * What is said to be so and is no text of the page but a state: the one button of a group that is pressed ("Ben Coles is marked as
 * absent", "the unit is set to miles"), or a box that is ticked ("the oat milk is done").
 */
import type { CheckState } from '../../../contract/check.js';
import { type Snapshot, type SnapshotNode, walk } from '../../../contract/snapshot.js';
import { contentOf, fold, isAmong, type Word, wordLikeness, wordsOf } from '../language/words.js';
import { findElement } from './satisfy-element.js';

/** A state of one element. */
export interface Chosen {
  ref: string;
  state: Extract<CheckState, 'checked' | 'selected'>;
}

const doneWord = /^(?:done|completed|finished|ticked off|checked off|crossed off)$/iu;
const lead = /^(?:marked |set |switched |turned )?(?:as |to )?(?:the |an? )?/iu;

/** The state that says so; undefined where the page has none for it, or several. */
export function chosenBy(subject: string, value: string, snapshot: Snapshot): Chosen | undefined {
  const said = value.replace(lead, '');
  if (doneWord.test(said)) {
    const box = findElement(subject, 'box', snapshot);
    const ref =
      box.kind === 'found' && /^(?:checkbox|switch)$/.test(box.entry.node.role)
        ? box.entry.node.ref
        : undefined;
    return ref === undefined ? undefined : { ref, state: 'checked' };
  }
  const words = contentOf(subject);
  if (words.length === 0 || said === '') return undefined;
  const found: Chosen[] = [];
  for (const path of pathsOf(snapshot.root, (node) => isChoice(node) && fold(nameOf(node)) === fold(said))) {
    const node = path.at(-1) as SnapshotNode;
    if (node.ref !== undefined && isOf(path, words, said))
      found.push({
        ref: node.ref,
        state: node.role === 'tab' || node.role === 'option' ? 'selected' : 'checked',
      });
  }
  const [only, ...others] = found;
  return others.length === 0 && !isFieldCalled(words, snapshot) ? only : undefined;
}

/** "The cabin", where a drop-down is called just that: it is no other choice of the page. */
function isFieldCalled(words: readonly Word[], { root }: Snapshot): boolean {
  return [...walk(root)].some((node) => {
    const name = contentOf(node.name);
    return (
      node.hidden === undefined &&
      /^(?:textbox|searchbox|combobox|listbox|spinbutton|slider)$/u.test(node.role) &&
      name.length === words.length &&
      words.every((word) => isAmong(word, name))
    );
  });
}

/** One of several of which one is chosen, by a state that the page tells. */
function isChoice({ role, checked, pressed, selected, hidden }: SnapshotNode): boolean {
  if (hidden !== undefined) return false;
  return role === 'radio' || role === 'menuitemradio'
    ? checked !== undefined
    : role === 'button'
      ? pressed !== undefined
      : /^(?:tab|option)$/.test(role) && selected !== undefined;
}

function nameOf({ name, text, hints }: SnapshotNode): string {
  return name || text || (hints?.[0]?.text ?? '');
}

/**
 * Whether a choice is about what the words name: they are said beside the group that it stands in, which no other choice of that name
 * shares, and the group has another choice.
 */
function isOf(path: readonly SnapshotNode[], words: readonly Word[], said: string): boolean {
  let others = 0;
  for (const around of path.slice(0, -1).toReversed()) {
    if (around.role === 'document') return false;
    const choices = [...walk(around)].filter(isChoice);
    if (choices.filter((each) => fold(nameOf(each)) === fold(said)).length > 1) return false;
    // What a list is narrowed to says nothing of any of its records.
    if (choices.some((each) => /^(?:all|any|everything)\b/iu.test(nameOf(each)))) return false;
    others = choices.length - 1;
    const shown = wordsBeside(around, choices, path);
    if (words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9))) return others > 0;
  }
  return false;
}

/** What is said in a part of the page, what its choices and other fields are called left aside. */
function wordsBeside(
  around: SnapshotNode,
  choices: readonly SnapshotNode[],
  path: readonly SnapshotNode[],
): Word[] {
  const names = new Set(choices.map((each) => fold(nameOf(each))));
  const isOfOther = otherIn(around, path);
  const nodes = [...besideRecords(around, choices)].filter((node) => path.includes(node) || !isOfOther(node));
  return nodes.flatMap(({ name, text }) =>
    [name, text ?? ''].filter((each) => each !== '' && !names.has(fold(each))).flatMap(wordsOf),
  );
}

/** "Cabin" over its own drop-down or its own choices is not what the choice stands under. */
function otherIn(around: SnapshotNode, path: readonly SnapshotNode[]): (node: SnapshotNode) => boolean {
  const order = [...walk(around)].filter((each) => isOperated(each) || isSaying(each));
  const places = new Map(order.map((node, at) => [node, at]));
  const choice = path.at(-1) as SnapshotNode;
  // Of each node the one that it lies in, and the part of the page without the choice, if that has a field in it.
  const above = new Map<SnapshotNode, SnapshotNode>();
  const withField = new Set<SnapshotNode>();
  for (const outer of walk(around))
    for (const child of outer.children) {
      above.set(child, outer);
      if (!path.includes(child) && path.includes(outer) && [...walk(child)].some(isOperated))
        for (const node of walk(child)) withField.add(node);
    }
  return (node) => {
    if (isOperated(node) || withField.has(node)) return true;
    const outer = above.get(node);
    if (/^(?:heading|legend)$/u.test(node.role) && outer && path.includes(outer)) return false;
    const next = order[(places.get(node) ?? -1) + 1];
    return next !== undefined && isOperated(next) && !isInRun(next, choice, order);
  };
}

/** Whether nothing but what they are called stands between two choices. */
function isInRun(first: SnapshotNode, choice: SnapshotNode, order: readonly SnapshotNode[]): boolean {
  const run = order.slice(order.indexOf(first), order.indexOf(choice) + 1);
  const names = new Set(run.filter(isOperated).map((each) => fold(nameOf(each))));
  return (
    run.length > 0 &&
    run.every((each) => (isOperated(each) ? isChoice(each) : names.has(fold(each.text ?? each.name))))
  );
}

function isOperated({ role }: SnapshotNode): boolean {
  return /^(?:textbox|searchbox|combobox|listbox|spinbutton|slider|switch|checkbox|radio|menuitemradio|tab|button)$/u.test(
    role,
  );
}

function isSaying({ role, name, text = '', children }: SnapshotNode): boolean {
  return text !== '' || (children.length === 0 && name !== '') || /^(?:text|heading|legend)$/u.test(role);
}

/** All but the records of lists and tables that hold none of the choices: what they say is said of them. */
function* besideRecords(node: SnapshotNode, choices: readonly SnapshotNode[]): Generator<SnapshotNode> {
  yield node;
  for (const child of node.children)
    if (!record.test(child.role) || [...walk(child)].some((each) => choices.includes(each)))
      yield* besideRecords(child, choices);
}

const record = /^(?:table|grid|row|list|listitem|listbox|tree|article|feed)$/u;

/** The nodes that are meant in document order, each with all that it lies in: the outermost first, and itself at last. */
export function* pathsOf(
  node: SnapshotNode,
  isMeant: (node: SnapshotNode) => boolean,
  above: readonly SnapshotNode[] = [],
): Generator<readonly SnapshotNode[]> {
  const path = [...above, node];
  if (isMeant(node)) yield path;
  for (const child of node.children) yield* pathsOf(child, isMeant, path);
}
