/** That there is nothing in a part of the page, or nobody of a kind: told by what the page says there, and never by what it lacks. */
import type { PlannedCheck } from '../../../contract/check.js';
import type { Snapshot, SnapshotNode } from '../../../contract/snapshot.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import { partUnder } from '../extract/extract-part.js';
import { isInside } from '../extract/extract-tree.js';
import { explained, meaningfulWords, plainWords } from '../extract/extract-words.js';
import type { Form } from './satisfy-words.js';

/** What a page says where there is nothing: "No items yet", "Your basket is empty", "Nobody is waiting.". */
export const emptyShown =
  '^(?:(?:[Tt]here (?:is|are) |[Yy]ou have )?(?:[Nn]o|[Nn]obody|[Nn]o one|[Nn]othing|[Nn]one)\\b[^\\d]*|[^\\d]*\\b(?:is|are)(?: still| currently)? empty\\b[^\\d]*|[Ee]mpty|(?=[^\\d]*\\p{L})[^\\d$€£¥%]*(?<![\\p{L}\\d])0(?![\\d\\p{L}.,])[^\\d$€£¥%]*)$';

/** "The waiting list is empty": the line in that part that says so, or the part itself where it shows what it holds. */
export function emptyCheck(subject: string, is: boolean, content: Snapshot): PlannedCheck | undefined {
  const page = pageIndex(content);
  const words = plainWords(subject.replace(/^(?:the|my|our|your) /iu, ''));
  const shorter = words.filter((word) => !/^(?:list|table|section|panel|column)$/u.test(word));
  const part = partUnder(page, words) ?? partUnder(page, shorter);
  if (part?.ref === undefined) return emptyLine(page, shorter, is);
  const saying = sayings(page).filter((node) => isInside(page.tree, node, part));
  const [line, ...others] = saying;
  const holds = page.regions.some(
    ({ items }) =>
      items.length > 0 &&
      items.every((item) => isInside(page.tree, item, part) && page.textsOf(item).length > 1),
  );
  if (others.length > 0 || (line && holds)) return undefined;
  if (line) return checkOf(page, line, is);
  return holds ? checkOf(page, part, is) : undefined;
}

/** Words that a line needs besides the name of what is empty, or has some things in it. */
const filler =
  /^(?:your|my|our|the|this|is|are|still|currently|now|empty|no|none|nothing|items?|products?|articles?|things?|in|there|you|have|yet|so|far|\d+)$/u;

/** "Your basket is empty", "Basket: 0 items", "Cart (2)": the one line of the page that says this of it, and nothing else. */
function emptyLine(page: PageIndex, words: readonly string[], is: boolean): PlannedCheck | undefined {
  const { tree } = page;
  if (words.length === 0 || words.some((word) => /\d/u.test(word) || filler.test(word))) return undefined;
  const says = new RegExp(emptyShown, 'u');
  const naming = tree.nodes.filter((node) => {
    const text = tree.textOf(node);
    if (node.ref === undefined || text.length > 60 || /^(?:option|radio|checkbox|label)$/u.test(node.role))
      return false;
    const said = plainWords(text);
    const isAmount = (text.match(/\d+/gu) ?? []).length === 1 && !/[$€£¥%]|\d[.,]\d/u.test(text);
    return (
      (isAmount || says.test(text)) &&
      words.every((word) => said.includes(word)) &&
      said.every((word) => words.includes(word) || filler.test(word))
    );
  });
  const inner = naming.filter(
    (node) => !naming.some((other) => other !== node && isInside(tree, other, node)),
  );
  const [line, ...others] = inner;
  return line && others.length === 0 ? checkOf(page, line, is) : undefined;
}

/** "Nobody is waiting", "no extras are chosen": the one line that denies just that. */
export const emptyForm: Form = {
  said: /^(?:no (?<noun>\p{L}+(?: \p{L}+)?)|nobody|no one|nothing) (?:is|are|has been|have been|was|were)(?: yet)? (?!visible|shown|there|listed|displayed|present)(?<state>\p{Ll}+)(?: yet)?$/iu,
  isOneOfSeveral: true,
  compile: (match, _masked, { content }) => {
    const { noun = '', state = '' } = match.groups ?? {};
    const page = pageIndex(content);
    const asked = [...meaningfulWords(noun), ...meaningfulWords(state)];
    const saying = sayings(page).filter((node) => {
      const said = new Set(plainWords(page.tree.textOf(node)));
      return asked.length > 0 && asked.every((word) => explained(word, said) >= 0.85);
    });
    const [line, ...others] = saying;
    return line && others.length === 0 ? { kind: 'checks', checks: [checkOf(page, line, true)] } : undefined;
  },
};

/** The innermost elements that say that there is nothing. */
function sayings({ tree }: PageIndex): SnapshotNode[] {
  const says = new RegExp(emptyShown, 'u');
  const all = tree.nodes.filter(
    (node) =>
      node.ref !== undefined &&
      !/^(?:button|link|option|heading|radio|checkbox|label|tab)$/u.test(node.role) &&
      tree.textOf(node).length <= 80 &&
      says.test(tree.textOf(node)),
  );
  return all.filter((node) => !all.some((other) => other !== node && isInside(tree, other, node)));
}

function checkOf({ tree }: PageIndex, node: SnapshotNode, is: boolean): PlannedCheck {
  return {
    kind: 'value',
    reading: { kind: 'leaf', ref: node.ref ?? '', from: 'text', parse: 'string', value: tree.textOf(node) },
    operator: 'matches',
    expected: emptyShown,
    is,
  };
}
