/** A compiler that wants a sentence to pass at any price: every answer a model may give to it that holds on the page. */
import {
  CheckState,
  compare,
  compareOptions,
  isComparable,
  isSorted,
  type PlannedCheck,
} from '../../../src/contract/check.js';
import type { LocatorData } from '../../../src/contract/locator-data.js';
import { dataOf, meetsOrder } from '../../../src/contract/reading.js';
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../../src/contract/snapshot.js';
import { heldBefore, stateOf } from '../../../src/engine/before.js';
import { weaknessOf } from '../../../src/engine/honesty.js';
import { checkSatisfy } from '../../../src/grounding/model-satisfy.js';
import { printPage, type PrintedPage } from '../../../src/grounding/print.js';
import { checkOperators } from '../../../src/grounding/prompts.js';
import { type AnswerCheck, checkOf } from '../../matchers/answer.js';

/** What is asserted. */
export interface Assertion {
  sentence: string;
  negated: boolean;
}

/** The checks that are accepted, hold on the page, and so make the assertion pass. */
export function survivorsOf({ sentence, negated }: Assertion, snapshot: Snapshot): PlannedCheck[] {
  const page = printPage(snapshot, {
    purpose: 'extract',
    instruction: sentence,
    maxTokens: 50_000,
  });
  const survivors: PlannedCheck[] = [];
  for (const answer of answersOf(sentence, snapshot, page)) {
    const checked = checkSatisfy(
      { outcome: 'checks', reason: '', refs: [], checks: [answer] },
      { sentence, negated, snapshot, page, mayOpen: false },
    );
    if (!checked.ok || checked.value.kind !== 'answer' || checked.value.value.kind !== 'checks') continue;
    const { checks } = checked.value.value;
    if (!checks.every((check) => holdsOn(check, snapshot))) continue;
    if (weaknessOf({ sentence, negated, checks, snapshot }) === undefined) survivors.push(...checks);
  }
  return survivors;
}

function* answersOf(sentence: string, snapshot: Snapshot, page: PrintedPage): Generator<AnswerCheck> {
  const nodes = [...walk(snapshot.root)].filter(({ ref }) => ref !== undefined && page.refs.has(ref));
  const said = partsOf(sentence);
  for (const is of [true, false]) {
    for (const expected of said) yield checkOf({ kind: 'shown', expected, is });
    for (const operator of checkOperators)
      for (const expected of [...said, snapshot.title, '.*'])
        for (const kind of ['url', 'title']) yield checkOf({ kind, operator, expected, is });
    yield checkOf({ kind: 'absent', expected: 'zebra', is });
    for (const expected of said) yield checkOf({ kind: 'absent', expected, is });
    for (const node of nodes) {
      const refs = [node.ref ?? ''];
      for (const kind of CheckState.options) yield checkOf({ kind, refs, is });
      const own = [node.value ?? '', textOf(node)].filter((text) => text !== '' && text.length < 80);
      for (const kind of node.value === undefined ? ['text'] : ['text', 'value'])
        for (const operator of checkOperators)
          for (const expected of [...said, ...own, '', '.*'])
            yield checkOf({ kind, refs, operator, expected, is });
      if (node.placeholder !== undefined)
        for (const expected of [...said, node.placeholder])
          yield checkOf({
            kind: 'attribute',
            attribute: 'placeholder',
            refs,
            operator: 'contains',
            expected,
            is,
          });
      if (node.options)
        for (const operator of ['equals', 'contains'])
          for (const expected of [...said, node.options[0] ?? ''])
            yield checkOf({ kind: 'options', refs, operator, expected: JSON.stringify([expected]), is });
    }
    for (const refs of groupsOf(nodes)) {
      for (const operator of checkOperators)
        for (const expected of [...said, String(refs.length)]) {
          yield checkOf({ kind: 'count', refs, operator, expected, is });
          yield checkOf({ kind: 'every', refs, operator, expected, is });
        }
      for (const expected of ['ascending', 'descending'])
        yield checkOf({ kind: 'sorted', refs, expected, is });
    }
    const leaves = nodes
      .filter((node) => textOf(node) !== '' && node.children.every(({ role }) => role === 'text'))
      .slice(0, 60);
    const named = leaves.filter((node) =>
      said.some((part) => textOf(node).toLowerCase().includes(part.toLowerCase())),
    );
    for (const [a, b] of pairsOf(named)) yield checkOf({ kind: 'order', refs: [a], others: [b], is });
    const numbers = leaves.filter((node) => /\d/u.test(textOf(node))).slice(0, 20);
    for (const [a, b] of pairsOf(numbers))
      for (const operator of ['equals', 'lt', 'le', 'gt', 'ge'])
        yield checkOf({ kind: 'relation', refs: [a], others: [b], operator, is });
  }
}

function pairsOf(nodes: readonly SnapshotNode[]): [string, string][] {
  return nodes.flatMap((a) =>
    nodes.filter((b) => b !== a).map((b): [string, string] => [a.ref ?? '', b.ref ?? '']),
  );
}

/** Elements that are made alike, and the cells of a column. */
function groupsOf(nodes: readonly SnapshotNode[]): string[][] {
  const groups = new Map<string, string[]>();
  const rows = nodes.filter(({ role }) => role === 'row');
  const add = (key: string, node: SnapshotNode): void => {
    groups.set(key, [...(groups.get(key) ?? []), node.ref ?? '']);
  };
  for (const node of nodes) add(`${node.role} ${node.tag} ${(node.classes ?? []).join('.')}`, node);
  for (const row of rows)
    row.children.forEach((cell, at) => {
      if (cell.ref !== undefined && cell.role === 'cell') add(`column ${at}`, cell);
    });
  return [...groups.values()];
}

/** What a sentence says, in pieces of up to four words, and what it quotes. */
function partsOf(sentence: string): string[] {
  const quoted = [...sentence.matchAll(/"([^"]+)"/gu)].map(([, text = '']) => text);
  const words = sentence
    .replace(/"[^"]*"/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const runs = words.flatMap((_, from) => [1, 2].map((length) => words.slice(from, from + length).join(' ')));
  const numbers = sentence.match(/\d+(?:[.,]\d+)*/gu) ?? [];
  const edge =
    /^(?:the|a|an|is|are|of|in|to|on|and|by|has|not|no|does)\b|\b(?:the|a|an|is|are|of|in|to|on|and|by|has|not|no|does)$/iu;
  return [...new Set([...quoted, ...numbers, ...runs.filter((run) => !edge.test(run))])];
}

/** Whether a check holds on the page of the snapshot, as the evaluation sees it. */
function holdsOn(check: PlannedCheck, snapshot: Snapshot): boolean {
  switch (check.kind) {
    case 'value': {
      const text = String(dataOf(check.reading));
      return isComparable(text, check) && compare(text, check);
    }
    case 'every': {
      const texts = (dataOf(check.list) as unknown[]).map(String);
      const isMet = texts.every((text) => isComparable(text, check) && compare(text, { ...check, is: true }));
      return texts.length > 0 && isMet === check.is;
    }
    case 'sorted': {
      const sorted = isSorted(dataOf(check.list) as unknown[], check.direction);
      return sorted !== undefined && sorted === check.is;
    }
    case 'relation': {
      const [left, right] = [dataOf(check.left), dataOf(check.right[0] ?? check.left)];
      if (check.operator === 'equals') return (left === right) === check.is;
      return (
        typeof left === 'number' &&
        typeof right === 'number' &&
        meetsOrder(left, check.operator, right) === check.is
      );
    }
    case 'order': {
      const refs = [...walk(snapshot.root)].map(({ ref }) => ref);
      return refs.indexOf(check.first) < refs.indexOf(check.second) === check.is;
    }
    case 'gone':
      return !shown(snapshot).some((node) => check.locators.some((locator) => isFound(locator, node)));
    case 'field': {
      const node = [...walk(snapshot.root)].find(({ ref }) => ref === check.ref);
      if (check.of === 'options')
        return node?.options !== undefined && compareOptions(JSON.stringify(node.options), check);
      if (check.of === 'attribute') return compare(node?.placeholder ?? '', check);
      if (check.of === 'value' && node?.value === undefined) return false;
      if (check.of === 'text' && node?.hidden !== undefined) return false;
      const text = check.of === 'value' ? (node?.value ?? '') : node ? textOf(node) : '';
      return node !== undefined && isComparable(text, check) && compare(text, check);
    }
    case 'state': {
      const node = [...walk(snapshot.root)].find(({ ref }) => ref === check.ref);
      return node !== undefined && stateOf(node, check.state) === check.is;
    }
    case 'text': {
      const isThere = shown(snapshot).some((node) =>
        compare(`${node.name} ${node.text ?? ''}`, { operator: 'says', expected: check.text, is: true }),
      );
      return isThere === check.is;
    }
    case 'address':
    case 'tally':
      return heldBefore([check], snapshot, snapshot);
    default:
      return check satisfies never;
  }
}

/** What a person sees of the page. */
function shown({ root }: Snapshot): SnapshotNode[] {
  const visible = (node: SnapshotNode): SnapshotNode[] =>
    node.hidden === undefined ? [node, ...node.children.flatMap(visible)] : [];
  return visible(root);
}

function isFound(locator: LocatorData, { role, name, text = '', placeholder = '' }: SnapshotNode): boolean {
  const [step] = locator;
  const holds = (part: string): boolean =>
    `${name} ${text} ${placeholder}`.toLowerCase().includes(part.toLowerCase());
  if (step?.by === 'role') return step.role === role && (step.name === undefined || holds(step.name));
  return step !== undefined && 'text' in step && holds(step.text);
}
