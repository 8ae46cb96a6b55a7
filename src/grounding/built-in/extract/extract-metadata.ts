/** What a document says about itself in its markup: title, meta elements, Open Graph, JSON-LD (schema.org). What the page shows goes before it. */
import { trimmed } from '../../../contract/parse-value.js';
import type { Snapshot, SnapshotNode } from '../../../contract/snapshot.js';
import type { Fact } from './extract-facts.js';
import { plainWords } from './extract-words.js';

/** Far below any label that is shown: a value of the page itself wins. */
const trust = 0.1;

/** The facts of the metadata of a snapshot. */
export function metadataFacts(snapshot: Snapshot): Fact[] {
  return (snapshot.metadata ?? []).flatMap((node) => {
    if (node.tag === 'script') return linkedDataFacts(node);
    const label = labelOf(node);
    return label === '' || node.text === '' ? [] : [factOf(label, { node })];
  });
}

/** The element that holds the title of the document. */
export function titleOf(snapshot: Snapshot): SnapshotNode | undefined {
  return snapshot.metadata?.find((node) => node.tag === 'title');
}

function labelOf(node: SnapshotNode): string {
  if (node.tag === 'title') return 'page title';
  if (node.tag === 'link') return 'canonical url';
  // `og:site_name`, `article:published_time`, `twitter:card`: the vocabulary is no part of the name.
  return node.name.replace(/^[a-z]+:/i, '').replaceAll(':', ' ');
}

function factOf(label: string, place: Fact['place']): Fact {
  return { label, words: new Set(plainWords(label)), place, trust };
}

/** Values of a JSON-LD script by property, where the property stands there just once and its text is the value verbatim. */
function linkedDataFacts(node: SnapshotNode): Fact[] {
  const whole = node.text ?? '';
  let data: unknown;
  try {
    data = JSON.parse(whole);
  } catch {
    return [];
  }
  const facts: Fact[] = [];
  const enter = (value: unknown, key: string, parent: string): void => {
    if (Array.isArray(value)) for (const each of value) enter(each, key, parent);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) enter(inner, name, key);
    else if (!key.startsWith('@')) {
      const place = placeOf(node, whole, key, parent, String(value));
      if (!place) return;
      facts.push(factOf(key, place));
      // A thing named by its name: `"brand": { "name": "Lumen House" }` is the brand.
      if (key === 'name' && parent !== '') facts.push(factOf(parent, place));
    }
  };
  enter(data, '', '');
  return facts;
}

/** Literal marks around the value of a property: the property alone where it stands there once, else together with the one that holds it. */
function placeOf(
  node: SnapshotNode,
  whole: string,
  key: string,
  parent: string,
  value: string,
): Fact['place'] | undefined {
  const opening = new RegExp(`"${literally(key)}"\\s*:\\s*"?`, 'g');
  for (const match of whole.matchAll(opening)) {
    const start = match.index + match[0].length;
    const after = /^["\s]*[,}\]]|^"/.exec(whole.slice(start + value.length))?.[0];
    if (!whole.startsWith(value, start) || after === undefined) continue;
    const holder = parent === '' ? -1 : whole.lastIndexOf(`"${parent}"`, match.index);
    for (const from of [match.index, ...(holder < 0 ? [] : [holder])]) {
      const before = whole.slice(from, start);
      const isOnly = whole.indexOf(before) === from && !whole.includes(before, from + 1);
      if (isOnly && trimmed(whole, { before, after }) === value) return { node, trim: { before, after } };
    }
  }
  return undefined;
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
