/** What is chosen among radio buttons and boxes to tick: no text of the page says it. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { AddFact } from './extract-facts.js';
import type { FoundList, ListWish } from './extract-list.js';
import type { PageIndex } from './extract-page.js';
import { type Tree, visible } from './extract-tree.js';
import { explained, plainWords } from './extract-words.js';

/** The chosen one of a group of radio buttons, as a fact called what the group is called; a group with none chosen gives no fact. */
export function choiceFacts(tree: Tree, node: SnapshotNode, add: AddFact): void {
  if (node.role !== 'radio' || node.checked !== true) return;
  const group = groupOf(tree, node);
  if (!group) return;
  const { radios, label } = group;
  const text = nameOf(tree, node);
  if (text === '' || radios.filter((each) => each.checked === true).length !== 1) return;
  const refs = radios.flatMap((each) => each.ref ?? []);
  add(label, { node, chosen: { text, refs } }, 0.95);
}

/** The radio buttons that belong together, and what they are called. */
export function groupOf(
  tree: Tree,
  radio: SnapshotNode,
): { radios: SnapshotNode[]; label: string } | undefined {
  let inner: SnapshotNode = radio;
  for (let at = tree.parentOf(radio); at; at = tree.parentOf(at)) {
    const radios = [...visible(at)].filter((each) => each.role === 'radio');
    if (radios.length > 1) {
      const label = at.name || headOf(tree, at, inner) || titleBefore(tree, at);
      return label ? { radios, label } : undefined;
    }
    inner = at;
  }
  return undefined;
}

/** A text in front of the first radio button, inside the group. */
function headOf(tree: Tree, group: SnapshotNode, member: SnapshotNode): string {
  const before = group.children.slice(0, group.children.indexOf(member));
  const texts = before.filter((each) => ![...visible(each)].some((inner) => inner.role === 'radio'));
  const last = texts.at(-1);
  return last ? short(tree.textOf(last)) : '';
}

/** A text right before the group. */
function titleBefore(tree: Tree, group: SnapshotNode): string {
  const siblings = tree.parentOf(group)?.children ?? [];
  const before = siblings[siblings.indexOf(group) - 1];
  return before ? short(tree.textOf(before)) : '';
}

function short(text: string): string {
  return text.length <= 60 ? text : '';
}

/** More boxes than this are a table of records, not a choice. */
const MOST_BOXES = 30;

const onState =
  /\b(?:which|what|that|all)\b.{0,60}\b(?:are|is|were|have been)\s(?<no>not\s|un|de)?(?:checked|ticked|selected|enabled|activated|active|turned on|switched on|on)\b|\b(?<off>unchecked|unticked|unselected|disabled|deselected)\b|\b(?:the\s)?(?:checked|ticked|selected|enabled)\s\p{L}/iu;

/** "Which notifications are enabled": the names of the boxes of one group that are ticked, or that are not. */
export function tickedBoxes(page: PageIndex, wish: ListWish): FoundList | undefined {
  const { item } = wish.want;
  const state = onState.exec(wish.ask.text);
  if (!state || item.kind !== 'scalar' || item.parse !== 'string') return undefined;
  const wants = !(state.groups?.['no'] ?? state.groups?.['off']);
  const stateWords = new Set(plainWords(state[0]).slice(-2));
  const nouns = wish.words.filter((word) => !stateWords.has(word) && !stateWord.test(word));
  const boxes = page.tree.nodes.filter((node) => {
    if (!/^(?:checkbox|switch)$/.test(node.role) || node.checked === undefined || node.ref === undefined)
      return false;
    const around = groupWords(page.tree, node);
    return nouns.length > 0 && nouns.every((word) => explained(word, around) >= 0.7);
  });
  if (boxes.length < 2 || boxes.length > MOST_BOXES || boxes.some((box) => nameOf(page.tree, box) === ''))
    return undefined;
  const names = boxes.filter((box) => (box.checked === true) === wants).map((box) => nameOf(page.tree, box));
  return {
    kind: 'found',
    score: 0.8,
    shape: '',
    reading: { kind: 'derived', value: names, refs: boxes.flatMap((box) => box.ref ?? []) },
  };
}

const stateWord =
  /^(?:checked|ticked|selected|enabled|activated|active|on|unchecked|unticked|disabled|box|checkbox|option|turned|switched)$/;

/** What a box stands under: headings, names, and the text right before its group. */
function groupWords(tree: Tree, box: SnapshotNode): ReadonlySet<string> {
  const words = new Set(tree.contextOf(box));
  for (let at = tree.parentOf(box), up = 0; at && up < 4; at = tree.parentOf(at), up += 1) {
    if ([...visible(at)].filter((each) => each.role === box.role).length < 2) continue;
    for (const word of plainWords(titleBefore(tree, at))) words.add(word);
    break;
  }
  return words;
}

/** What a radio button or a box to tick is called. */
export function nameOf(tree: Tree, node: SnapshotNode): string {
  return node.name || (node.hints?.[0]?.text ?? '') || tree.textOf(node);
}
