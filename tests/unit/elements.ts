/** Hand-written pages for extraction, and what is read from them. */
import { dataOf } from '../../src/contract/reading.js';
import type { SnapshotNode } from '../../src/contract/snapshot.js';
import { extractBuiltIn } from '../../src/grounding/built-in/extract/extract.js';
import { node, pageOf } from './grounding/snapshot.js';

const roles: Readonly<Record<string, string>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  table: 'table',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
  ul: 'list',
  li: 'listitem',
  button: 'button',
  p: 'paragraph',
  a: 'link',
  b: 'strong',
  text: 'text',
};

/** `el('div.card', …)`: an element with its classes, and its text or its children. */
export function el(what: string, ...inside: (SnapshotNode | string)[]): SnapshotNode {
  const [tag = '', ...classes] = what.split('.');
  const children = inside.filter((each) => typeof each !== 'string');
  const text = inside.find((each) => typeof each === 'string');
  const level = /^h\d$/u.test(tag) ? Number(tag.slice(1)) : undefined;
  if (tag === 'text') return node('text', text);
  // What stands beside a bare text is read with it.
  const isMixed = children.some(({ role }) => role === 'text');
  return node(roles[tag] ?? 'generic', '', {
    tag,
    classes,
    children,
    ...(text !== undefined && { text }),
    ...(isMixed && { content: children.map((each) => each.text ?? each.name).join(' ') }),
    ...(level !== undefined && { level }),
  });
}

/** A table with a row of headers. */
export const table = (
  heads: readonly string[],
  ...rows: (readonly (string | SnapshotNode)[])[]
): SnapshotNode =>
  el(
    'table',
    el('tr', ...heads.map((head) => el('th', head))),
    ...rows.map((row) => el('tr', ...row.map((cell) => el('td', cell)))),
  );

export const string = { type: 'string' };
export const number = { type: 'number' };

/** The schema of a list of records. */
export const many = (fields: Readonly<Record<string, unknown>>): unknown => ({
  type: 'array',
  items: { type: 'object', properties: fields, required: Object.keys(fields) },
});

/** What is read, or why nothing is. */
export function read(instruction: string, schema: unknown, ...children: SnapshotNode[]): unknown {
  const answer = extractBuiltIn({
    instruction,
    schema: schema as Readonly<Record<string, unknown>>,
    snapshot: pageOf(...children),
  });
  return answer.kind === 'found' ? dataOf(answer.reading) : answer.kind;
}
