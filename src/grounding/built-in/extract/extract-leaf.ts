/** One place of the page that may hold a value, and the value as the schema wants it. */
import { foldSpace, parseValue, trimmed } from '../../../contract/parse-value.js';
import type { ReadFrom, Reading, Trim } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { amidButtons, besideInitials, besideMarks, figureAmidSigns } from './extract-controls.js';
import type { WantScalar } from './extract-schema.js';
import { isField, type Tree, visible } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** Where a value stands: an element or text, and the part of its text that is meant. */
export interface Place {
  node: SnapshotNode;
  trim?: Trim;
  /** The node is the chosen one of a group: what it is called, and all of the group. */
  chosen?: { text: string; refs: readonly string[] };
}

/** A reading of one value, or why the place does not give it. */
export type Leaf = { ok: true; reading: Reading; value: unknown } | { ok: false; reason: string };

/** Reads one place as the wanted scalar. Nothing is read from password fields or hidden nodes. */
export function readLeaf(tree: Tree, place: Place, want: WantScalar): Leaf {
  if (place.chosen) return chosenLeaf(place.chosen, want);
  let failure = 'it holds no text';
  for (const source of sourcesOf(tree, place, want)) {
    const leaf = leafOf(source, want);
    if (leaf.ok) return leaf;
    failure = leaf.reason;
  }
  return { ok: false, reason: failure };
}

/** The text that a place shows, for comparing and for messages. */
export function textAt(tree: Tree, place: Place): string {
  const { node } = place;
  if (place.chosen) return place.chosen.text;
  const bare = place.trim ? node : amidButtons(tree, node);
  const text = isField(bare) ? (bare.value ?? bare.name) : tree.textOf(bare);
  return trimmed(text, place.trim ?? crossed(text)) ?? '';
}

/**
 * The cross that takes a choice back, in front of it or behind, and the arrow that opens the others: no part of what was chosen ("×DPD Classic", "Lounge ▾");
 * "2 × 3" and "× 2" are figures.
 */
function crossed(text: string): Trim | undefined {
  const before = /^[×✕✖]\s*(?=\p{L}{2})/u.exec(text)?.[0];
  const after = /(?<=\p{L}{2}|\p{L}\))\s*[×✕✖]$|(?<=[\p{L})])\s*[▾⌄⏷]$/u.exec(text)?.[0];
  return before === undefined && after === undefined
    ? undefined
    : { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/** The mask of a secret; more dots than that are a text of the page ("Visa •••• 4242"). */
const masked = /(?<!•)•••(?!•)/u;

/** The choice among radio buttons; it follows from the states of all of them. */
function chosenLeaf({ text, refs }: NonNullable<Place['chosen']>, want: WantScalar): Leaf {
  const leaf = leafOf({ ref: refs[0] ?? '', from: 'name', text }, want);
  if (!leaf.ok) return leaf;
  return { ok: true, value: leaf.value, reading: { kind: 'derived', value: leaf.value, refs } };
}

interface Source {
  ref: string;
  from: ReadFrom;
  text: string;
  trim?: Trim;
}

function sourcesOf(tree: Tree, { node, trim }: Place, want: WantScalar): Source[] {
  const sources: Source[] = [];
  const add = (at: SnapshotNode, from: ReadFrom, text: string | undefined, cut?: Trim): void => {
    if (text === undefined || masked.test(text)) return;
    const anchor = tree.anchorOf(at);
    if (!anchor?.ref) return;
    if (anchor === at || from !== 'text') {
      sources.push({ ref: anchor.ref, from, text, ...(cut && { trim: cut }) });
      return;
    }
    const exact = trimWithin(tree.textOf(anchor), trimmed(text, cut) ?? '');
    if (exact) sources.push({ ref: anchor.ref, from: 'text', text: tree.textOf(anchor), trim: exact });
  };
  if (node.role === 'metadata') {
    add(node, node.tag === 'meta' ? 'content' : node.tag === 'link' ? 'href' : 'text', node.text, trim);
    return sources;
  }
  const inner = [...visible(node)];
  const single = (test: (each: SnapshotNode) => boolean): SnapshotNode | undefined => {
    const found = inner.filter(test);
    return found.length === 1 ? found[0] : undefined;
  };
  if (want.parse === 'url' && trim === undefined) {
    const links = want.isImage ? [] : inner.filter((each) => each.role === 'link' && each.url !== undefined);
    if (new Set(links.map((each) => each.url)).size === 1)
      add(links[0] as SnapshotNode, 'href', absolute(links[0]?.url, tree));
    const above = tree.parentOf(node);
    if (links.length === 0 && !want.isImage && above?.role === 'link')
      add(above, 'href', absolute(above.url, tree));
    const image = single((each) => each.src !== undefined);
    if (image) add(image, 'src', image.src);
  }
  if (want.parse === 'boolean' && trim === undefined) {
    const box = single((each) => each.checked !== undefined || /^(?:checkbox|radio|switch)$/.test(each.role));
    if (box && box.checked !== 'mixed') add(box, 'checked', String(box.checked ?? false));
  }
  if ((want.parse === 'date' || want.parse === 'date-time') && trim === undefined) {
    const time = single((each) => each.datetime !== undefined);
    if (time) add(time, 'datetime', time.datetime);
  }
  if (isField(node) && node.role !== 'img') {
    if (!/^(?:checkbox|radio|switch)$/.test(node.role) && node.inputType !== 'password')
      add(node, 'value', node.value, trim ?? crossed(node.value ?? ''));
    return sources;
  }
  if (node.role === 'img') {
    if (want.parse !== 'url') add(node, 'name', node.name);
    return sources;
  }
  const text = tree.textOf(node);
  const bare = trim ? node : amidButtons(tree, node);
  const figure =
    want.parse === 'number' || want.parse === 'integer' ? figureAmidSigns(tree, bare) : undefined;
  const amid = figure === undefined ? undefined : trimWithin(tree.textOf(bare), figure);
  if (figure !== undefined && !amid) return sources;
  const unmarked =
    want.parse === 'string' && !trim ? (besideMarks(tree, bare) ?? besideInitials(tree, bare)) : undefined;
  const own = unmarked === undefined ? undefined : trimWithin(tree.textOf(bare), unmarked);
  add(bare, 'text', tree.textOf(bare), amid ?? trim ?? own ?? crossed(tree.textOf(bare)));
  if (text === '') {
    const field = single((each) => each.value !== undefined && each.inputType !== 'password');
    if (field) add(field, 'value', field.value);
    const picture = single((each) => each.role === 'img' && each.name !== '');
    if (picture && want.parse !== 'url') add(picture, 'name', picture.name);
    const named = single((each) => each.name !== '' && each.role === 'generic' && each.children.length === 0);
    if (named) add(named, 'name', named.name);
    const titled = single((each) => each.hints?.[0]?.from === 'title' && each.children.length === 0);
    if (titled && titled.name === '') add(titled, 'name', titled.hints?.[0]?.text);
  }
  return sources;
}

function leafOf(source: Source, want: WantScalar): Leaf {
  const text = trimmed(source.text, source.trim);
  if (text === undefined) return { ok: false, reason: 'its text is not where it should be' };
  if (want.allowed) return allowedLeaf(source, text, want);
  const parsed = parseValue(text, want.parse);
  if (!parsed.ok) return parsed;
  if (parsed.ok && want.parse === 'string' && source.from === 'text' && isSign(text))
    return { ok: false, reason: `"${text}" is a sign and no value` };
  if (want.pattern && !want.pattern.test(String(parsed.value)))
    return { ok: false, reason: `"${text.slice(0, 60)}" has not the demanded form` };
  return verbatim(source, want, parsed.value);
}

/** The star of a required field, the cross that removes a tag, what stands between the steps of a path. */
function isSign(text: string): boolean {
  return /^[*×✕✖•·:|/\\›»‹«<>+]+$/u.test(text);
}

/** A leaf whose value stands in the page as it is. */
function verbatim({ ref, from, trim }: Source, { parse }: WantScalar, value: unknown): Leaf {
  return { ok: true, reading: { kind: 'leaf', ref, from, parse, value, ...(trim && { trim }) }, value };
}

/** A value out of a fixed set; where the page spells it differently the value is derived from the text. */
function allowedLeaf(source: Source, text: string, want: WantScalar): Leaf {
  const parsed = parseValue(text, want.parse);
  if (parsed.ok && want.allowed?.includes(parsed.value)) {
    return verbatim(source, want, parsed.value);
  }
  const said = plainWords(text).join(' ');
  const fitting = want.allowed?.filter((each) => plainWords(String(each)).join(' ') === said) ?? [];
  if (fitting.length !== 1 || said === '')
    return { ok: false, reason: `"${text.slice(0, 60)}" is none of ${want.allowed?.map(String).join(', ')}` };
  return { ok: true, value: fitting[0], reading: { kind: 'derived', value: fitting[0], refs: [source.ref] } };
}

/** What to cut from the text of an element so that exactly the part stays; undefined when the part stands there twice. */
function trimWithin(whole: string, part: string): Trim | undefined {
  const start = whole.indexOf(part);
  if (part === '' || start < 0) return undefined;
  const trim: Trim = {};
  const before = whole.slice(0, start);
  const after = whole.slice(start + part.length);
  if (before !== '') trim.before = before;
  if (after !== '') trim.after = after;
  return trimmed(whole, trim) === part && whole.indexOf(part, start + 1) < 0 ? trim : undefined;
}

function absolute(url: string | undefined, tree: Tree): string | undefined {
  if (url === undefined) return undefined;
  return URL.canParse(url, tree.snapshot.url) ? new URL(foldSpace(url), tree.snapshot.url).href : undefined;
}
