/** A snapshot as indented text, as a person or `extract()` without arguments reads it. Boxes are left out. */
import type { Snapshot, SnapshotNode } from '../contract/snapshot.js';

/** The accessibility tree as text: `- button "Save" [disabled]`, one node a line, two spaces a level. Without refs unless asked for. */
export function printSnapshot(snapshot: Snapshot, { refs = false } = {}): string {
  const lines: string[] = [];
  for (const child of snapshot.root.children) print(child, 0, { lines, refs });
  return lines.join('\n');
}

interface Paper {
  lines: string[];
  refs: boolean;
}

function print(node: SnapshotNode, level: number, paper: Paper): void {
  const { lines, refs } = paper;
  // What a person neither sees nor hears is not the page's text.
  if (node.hidden === 'transparent' || node.hidden === 'offscreen' || node.hidden === 'clipped') return;
  const isBare = node.role === 'generic' && !node.name && node.text === undefined && node.value === undefined;
  if (isBare) {
    for (const child of node.children) print(child, level, paper);
    return;
  }
  const indent = '  '.repeat(level);
  if (node.role === 'text') {
    lines.push(`${indent}- text: ${node.name}`);
    return;
  }
  const content = node.value ?? node.text;
  const states = [
    node.level !== undefined && `level=${node.level}`,
    node.checked !== undefined &&
      (node.checked === true ? 'checked' : node.checked === 'mixed' && 'checked=mixed'),
    node.disabled && 'disabled',
    node.expanded === true && 'expanded',
    node.selected === true && 'selected',
    node.pressed === true && 'pressed',
    node.required && 'required',
    refs && node.ref,
  ].filter((state) => typeof state === 'string');
  const head = [
    `${indent}- ${node.role}`,
    node.name && JSON.stringify(node.name),
    ...states.map((state) => `[${state}]`),
  ]
    .filter(Boolean)
    .join(' ');
  lines.push(content ? `${head}: ${content}` : head);
  for (const child of node.children) print(child, level + 1, paper);
}
