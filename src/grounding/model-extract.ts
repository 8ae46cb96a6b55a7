/** What a model answers to `extract`, checked against the page and read from it: the model says where, the page says what. */
import { z } from 'zod';
import { foldSpace, parseValue } from '../contract/parse-value.js';
import type { Extraction, Reading, Trim } from '../contract/reading.js';
import type { Snapshot, SnapshotNode } from '../contract/snapshot.js';
import { readLeaf, textAt } from './built-in/extract/extract-leaf.js';
import type { WantScalar } from './built-in/extract/extract-schema.js';
import { indexTree, type Tree } from './built-in/extract/extract-tree.js';
import { issuesOf, namedBy, openOf, type Answered } from './model-answer.js';
import type { Checked } from './model-ask.js';
import type { Form, FormField } from './model-form.js';
import type { PrintedPage } from './print.js';

/** What an answer is checked against. */
export interface ExtractContext {
  instruction: string | undefined;
  form: Form;
  snapshot: Snapshot;
  page: PrintedPage;
  mayOpen: boolean;
}

const Answer = z.object({
  outcome: z.enum(['found', 'none', 'ambiguous', 'open']),
  data: z.unknown(),
  refs: z.array(z.string()).nullish(),
  reason: z.string().nullish(),
});

const Leaf = z.object({
  refs: z.array(z.string()).nullish(),
  value: z.union([z.string(), z.number(), z.boolean()]).nullish(),
});

const Entries = z.array(z.object({ item: z.string().nullish(), data: z.unknown() }));

/** Checks an answer to `extract`. */
export function checkExtract(answer: unknown, context: ExtractContext): Checked<Answered<Extraction>> {
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) return { ok: false, issues: issuesOf(parsed.error) };
  const { outcome, data, reason } = parsed.data;
  const refs = parsed.data.refs ?? [];
  const looked = context.instruction ? `"${context.instruction}"` : 'what the schema asks for';
  const named = namedBy(refs, context.page);
  const result = (value: Extraction): Checked<Answered<Extraction>> => ({
    ok: true,
    value: { kind: 'answer', value },
  });
  switch (outcome) {
    case 'none':
      return result({ kind: 'none', looked, nearest: named });
    case 'ambiguous':
      return result({ kind: 'ambiguous', looked, candidates: named.length > 0 ? named : [reason ?? ''] });
    case 'open':
      return openOf(refs, context);
    case 'found': {
      const reader = createReader(context);
      const reading = reader.read(data, context.form, '');
      if (reader.issues.length > 0) return { ok: false, issues: reader.issues };
      if (reader.missing.length > 0)
        return result({ kind: 'none', looked: `${reader.missing.join(', ')} of ${looked}`, nearest: [] });
      if (reader.cutShort !== undefined) {
        return result({
          kind: 'cannot-tell',
          looked,
          reason: `the list goes on: ${reader.cutShort} more items of its kind did not fit into the prompt; narrow the page with { selector } or raise the budget of extract`,
        });
      }
      return result({ kind: 'found', reading });
    }
    default:
      return outcome satisfies never;
  }
}

interface Reader {
  read(answer: unknown, form: Form, path: string): Reading;
  /** What is wrong with the answer. */
  issues: string[];
  /** Required values that the page does not show. */
  missing: string[];
  /** How many items of a list the model did not get to see. */
  cutShort: number | undefined;
}

function createReader({ instruction, snapshot, page }: ExtractContext): Reader {
  const tree = indexTree(snapshot);
  const nothing: Reading = { kind: 'absent', value: undefined };
  const isLimited = /\b(?:first|top|last)\b|\b\d+\s+(?:items|results|rows|entries|products)\b/i.test(
    instruction ?? '',
  );

  const reader: Reader = { read, issues: [], missing: [], cutShort: undefined };
  return reader;

  function read(answer: unknown, form: Form, path: string): Reading {
    switch (form.kind) {
      case 'scalar':
        return leaf(answer, form.want, path) ?? missing(path);
      case 'json':
        return json(answer, path) ?? missing(path);
      case 'list':
        return list(answer, form, path);
      case 'object':
        return record(answer, form.fields, path);
      default:
        return form satisfies never;
    }
  }

  function record(answer: unknown, fields: readonly FormField[], path: string): Reading {
    if (typeof answer !== 'object' || answer === null) return wrong(path, 'must be an object');
    const entries = fields.map((field): [string, Reading] => {
      const at = path ? `${path}.${field.name}` : field.name;
      const given: unknown = Object.hasOwn(answer, field.key) ? Reflect.get(answer, field.key) : undefined;
      if (!field.required && isEmpty(given, field.form))
        return [field.name, { kind: 'absent', value: field.absent }];
      return [field.name, read(given, field.form, at)];
    });
    // Names such as `__proto__` become fields of their own here, too.
    return { kind: 'object', fields: Object.fromEntries(entries) };
  }

  function list(answer: unknown, form: Extract<Form, { kind: 'list' }>, path: string): Reading {
    const parsed = Entries.safeParse(answer);
    if (!parsed.success) return wrong(path, 'must be a list of { item, data }');
    const items: Reading[] = [];
    const itemRefs: string[] = [];
    for (const [index, entry] of parsed.data.entries()) {
      const at = `${path}[${index}]`;
      const ref = entry.item ?? '';
      const node = page.refs.get(ref);
      if (!node) {
        wrong(at, `item must be a ref that the page shows, not "${ref.slice(0, 40)}"`);
        continue;
      }
      itemRefs.push(ref);
      items.push(read(entry.data, form.item, at));
      const unseen = page.unseenLike(node);
      if (unseen > 0 && !isLimited && parsed.data.length < form.maxItems) reader.cutShort = unseen;
    }
    return { kind: 'list', items, itemRefs };
  }

  function leaf(answer: unknown, want: WantScalar, path: string): Reading | undefined {
    const given = leafOf(answer, path);
    if (!given) return nothing;
    const { refs, nodes, value } = given;
    if (value === null) {
      if (nodes.length === 0) return undefined;
      if (nodes.length > 1)
        return wrong(path, 'names several refs; name the one that shows the value, or say the value');
      const node = nodes[0] as SnapshotNode;
      const found = readLeaf(tree, { node }, want);
      if (found.ok) return found.reading;
      const named = byName(node, want);
      if (named) return named;
      return wrong(path, `${refs[0]} shows "${short(tree, node)}", and ${found.reason}`);
    }
    if (nodes.length === 0) return wrong(path, 'has a value but no refs; name the elements it rests on');
    if (want.parse === 'url')
      return wrong(path, 'is an address: name the link or image that has it, with value null');
    const typed = typedValue(value, want);
    if (typed === undefined)
      return wrong(path, `has the value ${JSON.stringify(value)}, which is not what its schema allows`);
    if (nodes.length === 1) {
      const exact = verbatim(nodes[0] as SnapshotNode, value, typed, want, path);
      if (exact) return exact;
    }
    return { kind: 'derived', value: typed, refs };
  }

  /** A value of one element, read from its text; nothing when it is not in the text as such. */
  function verbatim(
    node: SnapshotNode,
    value: string | number | boolean,
    typed: unknown,
    want: WantScalar,
    path: string,
  ): Reading | undefined {
    const whole = readLeaf(tree, { node }, want);
    if (whole.ok && whole.value === typed) return whole.reading;
    const trim = trimTo(textAt(tree, { node }), String(value));
    const part = trim && readLeaf(tree, { node, trim }, want);
    if (part?.ok && part.value === typed) return part.reading;
    const isNumber = want.parse === 'number' || want.parse === 'integer';
    if (whole.ok && (isNumber || want.parse === 'date' || node.checked !== undefined))
      return wrong(
        path,
        `has the value ${JSON.stringify(value)}, but ${node.ref} alone shows ${JSON.stringify(whole.value)}; name all elements it rests on, or value null`,
      );
    return undefined;
  }

  function json(answer: unknown, path: string): Reading | undefined {
    const given = leafOf(answer, path);
    if (!given) return nothing;
    if (given.value === null) {
      const [node] = given.nodes;
      if (!node) return undefined;
      const found = readLeaf(tree, { node }, { kind: 'scalar', parse: 'string', description: '' });
      return found.ok ? found.reading : wrong(path, found.reason);
    }
    if (given.nodes.length === 0)
      return wrong(path, 'has a value but no refs; name the elements it rests on');
    if (typeof given.value !== 'string') return { kind: 'derived', value: given.value, refs: given.refs };
    try {
      return { kind: 'derived', value: JSON.parse(given.value) as unknown, refs: given.refs };
    } catch {
      return wrong(path, 'must have JSON text as its value');
    }
  }

  function leafOf(
    answer: unknown,
    path: string,
  ): { refs: string[]; nodes: SnapshotNode[]; value: string | number | boolean | null } | undefined {
    const parsed = Leaf.safeParse(answer);
    if (!parsed.success) {
      wrong(path, 'must be { refs, value }');
      return undefined;
    }
    const refs = [...new Set(parsed.data.refs ?? [])];
    const unknown = refs.filter((ref) => !page.refs.has(ref));
    if (unknown.length > 0) {
      wrong(path, `names ${unknown.slice(0, 5).join(', ')}, which the page does not show`);
      return undefined;
    }
    return {
      refs,
      nodes: refs.map((ref) => page.refs.get(ref) as SnapshotNode),
      value: parsed.data.value ?? null,
    };
  }

  function wrong(path: string, issue: string): Reading {
    reader.issues.push(`${path || 'data'} ${issue}`);
    return nothing;
  }

  function missing(path: string): Reading {
    reader.missing.push(path || 'the value');
    return nothing;
  }
}

/** What is read out only: an icon, or a link with a label but without text. */
function byName(node: SnapshotNode, want: WantScalar): Reading | undefined {
  if (!node.ref || !node.name || node.text || node.content || node.value || node.children.length > 0)
    return undefined;
  if (want.allowed || want.parse === 'url') return undefined;
  const parsed = parseValue(node.name, want.parse);
  if (!parsed.ok) return undefined;
  return { kind: 'leaf', ref: node.ref, from: 'name', parse: want.parse, value: parsed.value };
}

/** An answer that says nothing: no element and no value. */
function isEmpty(answer: unknown, form: Form): boolean {
  if (answer === null || answer === undefined) return true;
  if (form.kind === 'object') {
    return (
      typeof answer === 'object' &&
      form.fields.every((field) => isEmpty(Reflect.get(answer, field.key), field.form))
    );
  }
  if (form.kind === 'list') return false;
  const parsed = Leaf.safeParse(answer);
  return parsed.success && (parsed.data.refs ?? []).length === 0 && (parsed.data.value ?? null) === null;
}

/** The value in the type of the schema; undefined when it is none of its values. */
function typedValue(value: string | number | boolean, want: WantScalar): unknown {
  if (want.allowed) return want.allowed.find((each) => each === value || String(each) === String(value));
  const { parse } = want;
  if (parse === 'number' || parse === 'integer' || parse === 'boolean') {
    const isRight =
      parse === 'boolean'
        ? typeof value === 'boolean'
        : typeof value === 'number' && (parse === 'number' || Number.isInteger(value));
    if (isRight) return value;
  }
  const parsed = parseValue(String(value), parse);
  if (!parsed.ok) return undefined;
  return want.pattern && !want.pattern.test(String(parsed.value)) ? undefined : parsed.value;
}

/** What to cut off so that just the part stays, when the text holds it once. */
function trimTo(text: string, part: string): Trim | undefined {
  const wanted = foldSpace(part);
  const start = text.indexOf(wanted);
  if (wanted === '' || start < 0 || text.indexOf(wanted, start + 1) >= 0) return undefined;
  const before = text.slice(0, start);
  const after = text.slice(start + wanted.length);
  return { ...(before && { before }), ...(after && { after }) };
}

function short(tree: Tree, node: SnapshotNode): string {
  const text = textAt(tree, { node });
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
