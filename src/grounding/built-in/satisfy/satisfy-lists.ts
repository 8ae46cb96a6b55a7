/** Lists of values that a sentence speaks of: one of each record, all of them there and none left out. */
import type { Reading } from '../../../contract/reading.js';
import { type Snapshot, textOf, walk } from '../../../contract/snapshot.js';
import type { SatisfyRequest } from '../../grounder.js';
import { extractBuiltIn } from '../extract/extract.js';

/** The first list of two values at least, all of them there and none left out. */
export function listOf(
  instructions: readonly string[],
  types: readonly string[],
  { content }: SatisfyRequest,
): Extract<Reading, { kind: 'list' }> | undefined {
  for (const type of types) {
    const items = type === 'date' ? { type: 'string', format: 'date' } : { type };
    for (const instruction of instructions) {
      const found = extractBuiltIn({ instruction, schema: { type: 'array', items }, snapshot: content });
      if (found.kind !== 'found' || found.reading.kind !== 'list') continue;
      const { reading } = found;
      if (
        reading.selection === undefined &&
        reading.items.length > 1 &&
        reading.items.every(({ kind }) => kind === 'leaf') &&
        !(type === 'number' && areOfNames(reading, content))
      )
        return reading;
    }
  }
  return undefined;
}

/** What a question calls one of the items. */
export function itemOf(items: string): string {
  return /^(?:table|grid|list|results?)$/iu.test(items) ? 'row' : items.replace(/s$/u, '');
}

/** "Summit 55": a number behind words of its own is a part of a name, and none of the values that are compared. */
function areOfNames(list: Extract<Reading, { kind: 'list' }>, content: Snapshot): boolean {
  const refs = new Set(list.items.flatMap((item) => (item.kind === 'leaf' ? [item.ref] : [])));
  return [...walk(content.root)].some(
    (node) =>
      node.ref !== undefined &&
      refs.has(node.ref) &&
      /^(?!from\b|[A-Z]{3} )[\p{L}’'&. -]*\p{L}{2}[\p{L}’'&. -]*\d/u.test(textOf(node)),
  );
}
