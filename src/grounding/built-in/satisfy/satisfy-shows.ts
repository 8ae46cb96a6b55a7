/** "The storage shows 6.8 GB of 8 GB used", "I am logged in as Ann": texts of the page that stand by themselves, told by where they stand. */
import type { Reading } from '../../../contract/reading.js';
import type { Snapshot, SnapshotNode } from '../../../contract/snapshot.js';
import { compare } from '../../../contract/check.js';
import { pageIndex } from '../extract/extract-page.js';
import { isInside, type Tree } from '../extract/extract-tree.js';
import { explained, meaningfulWords, plainWords } from '../extract/extract-words.js';
import { fold } from '../language/words.js';
import type { Claim } from './satisfy-claims.js';
import { literalOf, type Masked } from './satisfy-words.js';

type TextClaim = Extract<Claim, { kind: 'text' }>;

/** What stands for the verb of such claims. */
export const SHOWS = 'shows the words';
export const LOGIN = 'logged in as';

const shows =
  /^(?<subject>the (?!page\b|screen\b)[^⟦]+?) (?:says|say|reads|read|shows|show|displays|states)(?: that)? (?<value>(?!no |not |an? |the |all |only |that )[^⟦"]+)$/iu;
const login =
  /^(?:i am|i'm|we are|the user is|you are)(?: now)? (?:logged|signed) in as (?:the user )?(?<value>.+)$/iu;

/** Who is said to be logged in; undefined for any other sentence. */
export function loginClaim(text: string, masked: Masked): TextClaim | undefined {
  const user = login.exec(text)?.groups?.['value'];
  if (user === undefined) return undefined;
  const value = literalOf(user, masked);
  return { kind: 'text', subject: 'the user', operator: 'says', value, is: true, by: LOGIN };
}

/** What such a sentence claims; undefined for any other. */
export function showsClaim(text: string, masked: Masked): TextClaim | undefined {
  const { subject, value } = shows.exec(text)?.groups ?? {};
  if (!subject || !value || /\b(?:and|or|but)\b/u.test(value)) return undefined;
  return { kind: 'text', subject, operator: 'same', value: literalOf(value, masked), is: true, by: SHOWS };
}

/** The one text that says just these words, under a title or in a part of the page that is called so; undefined where none does. */
export function shownWords({ subject, value }: TextClaim, content: Snapshot): Reading | undefined {
  const page = pageIndex(content);
  const { tree } = page;
  const saying = tree.nodes.filter(
    (node) => node.ref !== undefined && fold(tree.textOf(node)) === fold(value.text),
  );
  const inner = saying.filter(
    (node) => !saying.some((other) => other !== node && isInside(tree, other, node)),
  );
  const words = meaningfulWords(subject);
  const about = inner.filter((node) => {
    const around = new Set([...tree.contextOf(node), ...marksAround(node, tree)]);
    return words.length > 0 && words.every((word) => explained(word, around) >= 0.85);
  });
  return only(about, tree);
}

const greeting =
  /^(?:welcome(?: back)?|hello|hi|hey|good (?:morning|afternoon|day|evening)|(?:logged|signed) in as)\b/iu;
const userMark = /(?:^|[-_])(?:user|username|account|profile|avatar)(?:$|[-_])/iu;

/** What greets the user by this name, or is marked as the user's and says it. */
export function userNamed({ value }: TextClaim, content: Snapshot): Reading | undefined {
  const page = pageIndex(content);
  const { tree } = page;
  const naming = tree.nodes.filter((node) => {
    const text = tree.textOf(node);
    if (
      node.ref === undefined ||
      text.length > 60 ||
      page.itemsOf(node).some(({ region }) => region.kind === 'table')
    )
      return false;
    const isUser =
      greeting.test(text) ||
      [node.id, node.testId, ...(node.classes ?? [])].some((mark) => userMark.test(mark ?? ''));
    return isUser && compare(text, { operator: 'says', expected: value.text, is: true });
  });
  const inner = naming.filter(
    (node) => !naming.some((other) => other !== node && isInside(tree, other, node)),
  );
  return only(inner, tree);
}

function only(nodes: readonly SnapshotNode[], tree: Tree): Reading | undefined {
  const [node, ...others] = nodes;
  return node?.ref === undefined || others.length > 0
    ? undefined
    : { kind: 'leaf', ref: node.ref, from: 'text', parse: 'string', value: tree.textOf(node) };
}

function marksAround(node: SnapshotNode, tree: Tree): readonly string[] {
  const marks: string[] = [];
  let at: SnapshotNode | undefined = node;
  for (let up = 0; at && up < 3; up += 1, at = tree.parentOf(at))
    marks.push(at.role, at.id ?? '', at.testId ?? '', ...(at.classes ?? []));
  return plainWords(marks.join(' ').replace(/[-_]/gu, ' '));
}
