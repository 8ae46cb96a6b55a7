/** What is new on the page since the last step. */
import type { Scene } from './look-up.js';
import type { Entry } from './page-index.js';

/** What is on the page now and was not before, by reference, or by role and name where references are not kept. */
export function freshEntries(scene: Scene): Set<Entry> {
  if (!scene.before) return new Set();
  const known = new Set<string>();
  for (const { node } of scene.before.entries) known.add(keyOf(node.ref, node.role, node.name || node.text));
  return new Set(
    scene.index.entries.filter(
      ({ node }) =>
        node.role !== 'document' && !known.has(keyOf(node.ref, node.role, node.name || node.text)),
    ),
  );
}

function keyOf(ref: string | undefined, role: string, name: string | undefined): string {
  return ref !== undefined && !ref.startsWith('x') ? ref : `${role} ${name ?? ''}`;
}
