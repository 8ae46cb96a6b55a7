/** "The total of the invoice for Acme": the one line of a named record that begins with the very word that is asked for, "Total € 125.00". */
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { readLeaf } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import { leavesOf } from './extract-parts.js';
import type { WantScalar } from './extract-schema.js';
import { plainWords } from './extract-words.js';
import { recordSaid } from './records-said.js';

const forms: readonly RegExp[] = [
  /^(?:(?:what(?:['’]s| is| was)|get|extract|find|read|give me|tell me) )?(?:the )?(?<property>\p{L}+(?: \p{L}+)?) (?:of|for|on|in) (?<record>.+)$/iu,
  /^(?:(?:what(?:['’]s| is| was)|get|extract|find|read|give me|tell me) )?(?:the )?(?<record>.+)['’]s (?<property>\p{L}+(?: \p{L}+)?)$/iu,
];

/** A label in words, and a figure behind it. */
const ledFigure = /^(?<label>\p{L}[\p{L} ]{0,24}?)(?<gap>:? ?)(?=[$€£¥]? ?[-−–]?\d)/u;

/** What stands behind the word in that line; undefined where no record, no such line or several are meant. */
export function lineOfRecord(page: PageIndex, want: WantScalar, text: string): Reading | undefined {
  const asked = text
    .trim()
    .replace(/[?.]+$/u, '')
    .replace(/\s+/gu, ' ');
  const { property = '', record: phrase = '' } =
    forms.map((form) => form.exec(asked)?.groups).find((each) => each !== undefined) ?? {};
  const words = plainWords(property).join(' ');
  if (words === '' || /\b(?:and|or|not|than|all|every|each|most|least)\b/iu.test(asked)) return undefined;
  const isAsked = (label: string): boolean => plainWords(label).join(' ') === words;
  if (!page.tree.nodes.some((node) => isAsked(labelOf(page.tree.textOf(node))))) return undefined;
  const record = recordSaid(page, phrase);
  if (!record || record.names.length === 0) return undefined;
  const lines = leavesOf(page.tree, record.node).filter(({ node }) =>
    isAsked(labelOf(page.tree.textOf(node))),
  );
  const [only, ...others] = lines;
  if (!only || others.length > 0) return undefined;
  const before = ledFigure.exec(page.tree.textOf(only.node))?.[0] ?? '';
  const leaf = readLeaf(page.tree, { node: only.node, trim: { before } }, want);
  return leaf.ok ? leaf.reading : undefined;
}

/** The label of another figure than the one that is asked for, where a line beside it has that very label. */
export function labelledOtherwise(page: PageIndex, text: string, node: SnapshotNode): string | undefined {
  const own = plainWords(labelOf(page.tree.textOf(node)));
  const said = forms.map((form) => form.exec(text.trim())?.groups?.['property']).find((each) => each);
  const head = plainWords(said ?? '').at(-1);
  if (own.length === 0 || head === undefined || own.includes(head)) return undefined;
  const beside = page.tree.parentOf(node)?.children ?? [];
  return beside.some((each) => plainWords(labelOf(page.tree.textOf(each))).includes(head)) ? head : undefined;
}

function labelOf(text: string): string {
  return text.length > 60 ? '' : (ledFigure.exec(text)?.groups?.['label'] ?? '');
}
