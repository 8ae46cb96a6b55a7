/** The page as text: what `extract()` without an instruction returns. One node a line, indented, in document order. */
import type { Snapshot, SnapshotNode } from '../contract/snapshot.js';

/** Prints a snapshot, without refs and without what only assistive technology is kept from (`aria-hidden` stays, marked). */
export function pageText(snapshot: Snapshot): string {
  const lines: string[] = [];
  for (const child of snapshot.root.children) print(child, 0, lines);
  return lines.join('\n');
}

function print(node: SnapshotNode, depth: number, lines: string[]): void {
  const indent = '  '.repeat(depth);
  if (node.role === 'text') {
    if (node.name.trim()) lines.push(`${indent}- text: ${node.name}`);
    return;
  }
  const content = node.value ?? node.text;
  const head = [node.role, node.name && JSON.stringify(node.name), ...statesOf(node)].filter(Boolean);
  lines.push(`${indent}- ${head.join(' ')}${content ? `: ${content}` : ''}`);
  for (const child of node.children) print(child, depth + 1, lines);
}

function statesOf(node: SnapshotNode): string[] {
  const { level, checked, pressed, expanded, placeholder, url, hidden } = node;
  return [
    level === undefined ? '' : `[level=${level}]`,
    checked === true ? '[checked]' : checked === 'mixed' ? '[checked=mixed]' : '',
    pressed === true ? '[pressed]' : pressed === 'mixed' ? '[pressed=mixed]' : '',
    expanded === undefined ? '' : `[expanded=${expanded}]`,
    node.selected ? '[selected]' : '',
    node.disabled ? '[disabled]' : '',
    node.required ? '[required]' : '',
    node.readonly ? '[readonly]' : '',
    node.invalid ? '[invalid]' : '',
    hidden ? `[hidden=${hidden}]` : '',
    placeholder ? `[placeholder=${JSON.stringify(placeholder)}]` : '',
    url ? `[url=${url}]` : '',
  ].filter(Boolean);
}
