/** What a model compiles a sentence into, checked against the page it was shown, and as checks. Whether they prove enough is not judged here. */
import { z } from 'zod';
import {
  CheckState,
  type Comparison,
  isExpression,
  type PlannedCheck,
  type Satisfaction,
} from '../contract/check.js';
import type { Reading } from '../contract/reading.js';
import type { Snapshot, SnapshotNode } from '../contract/snapshot.js';
import { readLeaf } from './built-in/extract/extract-leaf.js';
import { wantedBy, type WantScalar } from './built-in/extract/extract-schema.js';
import { indexTree, type Tree } from './built-in/extract/extract-tree.js';
import { locatorsOf } from './built-in/satisfy/satisfy-gone.js';
import { describeNode, issuesOf, namedBy, openOf, type Answered } from './model-answer.js';
import type { Checked } from './model-ask.js';
import type { PrintedPage } from './print.js';
import { checkKinds, checkOperators } from './prompts.js';

/** What an answer is checked against. */
export interface SatisfyContext {
  sentence: string;
  /** The checks have to assert the opposite; the model was asked for the sentence itself. */
  negated: boolean;
  snapshot: Snapshot;
  page: PrintedPage;
  mayOpen: boolean;
}

const AnswerCheck = z.object({
  kind: z.enum(checkKinds),
  refs: z.array(z.string()).nullish(),
  others: z.array(z.string()).nullish(),
  operator: z.enum(checkOperators).nullish(),
  expected: z.union([z.string(), z.number().transform(String)]).nullish(),
  attribute: z.string().nullish(),
  is: z.boolean(),
});
type AnswerCheck = z.infer<typeof AnswerCheck>;

const Answer = z.object({
  outcome: z.enum(['checks', 'none', 'ambiguous', 'judge', 'open']),
  checks: z.array(AnswerCheck).max(20).nullish(),
  refs: z.array(z.string()).nullish(),
  reason: z.string().nullish(),
});

/** Checks an answer to `satisfy`. */
export function checkSatisfy(answer: unknown, context: SatisfyContext): Checked<Answered<Satisfaction>> {
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) return { ok: false, issues: issuesOf(parsed.error) };
  const { outcome, checks, reason } = parsed.data;
  const refs = parsed.data.refs ?? [];
  const looked = `"${context.sentence}"`;
  const named = namedBy(refs, context.page);
  const result = (value: Satisfaction): Checked<Answered<Satisfaction>> => ({
    ok: true,
    value: { kind: 'answer', value },
  });
  switch (outcome) {
    case 'none':
      return result({ kind: 'none', looked, nearest: named });
    case 'ambiguous':
      return result({ kind: 'ambiguous', looked, candidates: named });
    case 'judge':
      return result({ kind: 'cannot-tell', looked, reason: reason || 'no check can say it' });
    case 'open':
      return openOf(refs, context);
    case 'checks': {
      const maker = createMaker(context);
      const made = (checks ?? []).flatMap((each, at) => maker.make(each, at) ?? []);
      if (checks === null || checks === undefined || checks.length === 0)
        return { ok: false, issues: ['checks is empty; answer with judge when no check can say it'] };
      if (maker.issues.length > 0) return { ok: false, issues: maker.issues };
      if (!context.negated) return result({ kind: 'checks', checks: made });
      const opposite = oppositeOf(made);
      return result(
        opposite
          ? { kind: 'checks', checks: [opposite] }
          : {
              kind: 'cannot-tell',
              looked,
              reason: 'the opposite of several things at once is not one thing: assert them one by one',
            },
      );
    }
    default:
      return outcome satisfies never;
  }
}

function oppositeOf([check, ...others]: readonly PlannedCheck[]): PlannedCheck | undefined {
  if (!check || others.length > 0 || check.kind === 'gone') return undefined;
  return { ...check, is: !check.is };
}

interface Maker {
  make(answer: AnswerCheck, at: number): PlannedCheck | undefined;
  /** What is wrong with the answer, as sentences for the model. */
  issues: string[];
}

function createMaker({ sentence, snapshot, page }: SatisfyContext): Maker {
  const tree = indexTree(snapshot);
  const issues: string[] = [];

  return { make, issues };

  function make(answer: AnswerCheck, at: number): PlannedCheck | undefined {
    const wrong = (what: string): undefined => {
      issues.push(`check ${at + 1} (${answer.kind}) ${what}`);
    };
    const { kind, is } = answer;
    const [refs, others] = [nodesOf(answer.refs, wrong), nodesOf(answer.others, wrong)];
    if (!refs || !others) return undefined;
    const [first] = refs;
    const state = CheckState.safeParse(kind);
    if (state.success)
      return first && refs.length === 1
        ? { kind: 'state', ref: first.ref, state: state.data, is }
        : wrong('needs one ref');
    const comparison = (): Comparison | undefined => comparisonOf(answer, wrong);
    switch (kind) {
      case 'value':
      case 'text':
      case 'attribute':
      case 'options': {
        if (!first || refs.length !== 1) return wrong('needs one ref');
        if (kind === 'attribute' && !answer.attribute) return wrong('needs the name of the attribute');
        if (first.node.inputType === 'password') return wrong('looks into a password, which is never read');
        const compared = comparison();
        if (!compared) return undefined;
        if (kind === 'options' && !isLabels(compared)) return wrong('needs a JSON array of labels');
        const { attribute } = answer;
        return {
          kind: 'field',
          ref: first.ref,
          of: kind,
          ...(kind === 'attribute' && attribute && { attribute }),
          ...compared,
        };
      }
      case 'url':
      case 'title': {
        const compared = comparison();
        if (!compared) return undefined;
        const isPath = kind === 'url' && compared.operator === 'equals';
        return { kind: 'address', of: kind, ...compared, ...(isPath && { operator: 'path' }) };
      }
      case 'count': {
        const compared = comparison();
        if (!compared) return undefined;
        const unseen = Math.max(0, ...refs.map(({ node }) => page.unseenLike(node)));
        if (refs.length === 0) return wrong('needs the refs of the items; use absent where there are none');
        if (!/^(?:equals|amount|lt|le|gt|ge)$/u.test(compared.operator))
          return wrong('needs equals, lt, le, gt or ge');
        if (unseen > 0) return wrong(`counts items of which ${unseen} more are not shown`);
        const left = leftOut(refs.map(({ node }) => node));
        if (left) return wrong(`leaves out ${describeNode(left)}, which is like those that it counts`);
        const itemRefs = refs.map(({ ref }) => ref);
        const operator = compared.operator === 'equals' ? 'amount' : compared.operator;
        const reading: Reading = { kind: 'count', itemRefs, value: itemRefs.length };
        return { kind: 'value', reading, ...compared, operator };
      }
      case 'relation': {
        const { operator } = answer;
        if (!first || refs.length !== 1 || others.length === 0)
          return wrong('needs one ref and at least one of others');
        if (!operator || !isOrder(operator)) return wrong('needs equals, lt, le, gt or ge');
        const isNumeric = operator !== 'equals' || others.length > 1;
        const readings = readAlike([first, ...others], isNumeric ? ['number'] : ['number', 'string']);
        if (!readings) return wrong('compares elements that show no single value of the same kind');
        const [left, ...right] = readings as [Reading, ...Reading[]];
        return { kind: 'relation', left, operator, right, is };
      }
      case 'sorted':
      case 'every': {
        if (refs.length < (kind === 'sorted' ? 2 : 1)) return wrong('needs the refs of all values');
        if (refs.some(({ node }) => page.unseenLike(node) > 0)) return wrong('leaves out values not shown');
        const items = readAlike(refs, kind === 'sorted' ? ['number', 'date', 'string'] : ['string']);
        if (!items) return wrong('names elements that show no single value of the same kind');
        const owners = itemsOf(refs);
        const left = leftOut(owners);
        if (left) return wrong(`leaves out what is in ${describeNode(left)}`);
        const itemRefs = owners.map((node, row) => node.ref ?? refs[row]?.ref ?? '');
        const list: Reading = { kind: 'list', items, itemRefs };
        if (kind === 'every') {
          const compared = comparison();
          return compared && { kind, list, ...compared };
        }
        const direction = answer.expected;
        return direction === 'ascending' || direction === 'descending'
          ? { kind, list, direction, is }
          : wrong('needs ascending or descending');
      }
      case 'order': {
        const [second] = others;
        return first && second && first.ref !== second.ref
          ? { kind, first: first.ref, second: second.ref, is }
          : wrong('needs two elements, one in refs and one in others');
      }
      case 'shown': {
        const text = answer.expected?.trim() ?? '';
        return text !== '' && sentence.toLowerCase().includes(text.toLowerCase())
          ? { kind: 'text', text, is }
          : wrong('needs a text of the sentence, word for word');
      }
      case 'absent': {
        const what = answer.expected?.trim() ?? '';
        const locators = what === '' ? undefined : locatorsOf(what);
        if (!is) return wrong('cannot be turned round; use visible');
        return locators ? { kind: 'gone', what, locators } : wrong('needs words that name one thing');
      }
      default:
        return wrong('is of no known kind');
    }
  }

  function nodesOf(
    refs: readonly string[] | null | undefined,
    wrong: (what: string) => void,
  ): Found[] | undefined {
    const found = (refs ?? []).map((ref) => ({ ref, node: page.refs.get(ref) }));
    const unknown = found.find(({ node }) => !node);
    if (unknown) wrong(`names "${unknown.ref.slice(0, 40)}", which is no ref that the page shows`);
    return unknown ? undefined : (found as Found[]);
  }

  /** All of them as the first type that fits all. */
  function readAlike(places: readonly Found[], types: readonly string[]): Reading[] | undefined {
    for (const type of types) {
      const want = wantOf(type);
      const readings = places.map(({ node }) => readLeaf(tree, { node }, want));
      if (readings.every((each) => each.ok)) return readings.map(({ reading }) => reading);
    }
    return undefined;
  }

  /** Of each value the part of the list that it belongs to: its ancestor below what all have in common. */
  function itemsOf(places: readonly Found[]): SnapshotNode[] {
    const paths = places.map(({ node }) => pathTo(node, tree));
    const shared = (paths[0] ?? []).filter((node) => paths.every((path) => path.includes(node))).length;
    return places.map(
      ({ node }, at) => paths[at]?.slice(shared).find(({ ref }) => ref !== undefined) ?? node,
    );
  }

  /** An element that stands beside those given and is made as they are: a list is meant whole. */
  function leftOut(nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
    const shapes = new Set(nodes.map(shapeOf));
    const parents = new Set(nodes.map((node) => tree.parentOf(node)));
    return [...parents]
      .flatMap((parent) => parent?.children ?? [])
      .find((child) => child.hidden === undefined && !nodes.includes(child) && shapes.has(shapeOf(child)));
  }
}

/** What kind of element it is; a row of headers is none of cells. */
function shapeOf({ role, tag, children }: SnapshotNode): string {
  const isHeader = children.length > 0 && children.every((child) => child.role === 'columnheader');
  return `${role} ${tag} ${isHeader}`;
}

interface Found {
  ref: string;
  node: SnapshotNode;
}

function comparisonOf(
  { operator, expected, is }: AnswerCheck,
  wrong: (what: string) => void,
): Comparison | undefined {
  if (expected === null || expected === undefined) {
    wrong('needs expected');
    return undefined;
  }
  if (operator === 'matches' && !isExpression(expected)) {
    wrong('has no regular expression in expected');
    return undefined;
  }
  return { operator: operator ?? 'equals', expected, is };
}

function isLabels({ operator, expected }: Comparison): boolean {
  if (operator !== 'equals' && operator !== 'contains') return false;
  try {
    return z.array(z.string()).min(1).safeParse(JSON.parse(expected)).success;
  } catch {
    return false;
  }
}

function isOrder(operator: string): operator is 'equals' | 'lt' | 'le' | 'gt' | 'ge' {
  return /^(?:equals|lt|le|gt|ge)$/u.test(operator);
}

function wantOf(type: string): WantScalar {
  const schema = type === 'date' ? { type: 'string', format: 'date' } : { type };
  const wanted = wantedBy(schema);
  if (!wanted.ok || wanted.want.kind !== 'scalar') throw new TypeError(`no scalar: ${type}`);
  return wanted.want;
}

/** From the root down to the node. */
function pathTo(node: SnapshotNode, tree: Tree): SnapshotNode[] {
  const path: SnapshotNode[] = [];
  for (let at: SnapshotNode | undefined = node; at; at = tree.parentOf(at)) path.unshift(at);
  return path;
}
