/** What items say by having a badge or none. */
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import type { WantField, WantScalar } from './extract-schema.js';
import { nameWords, plainWords } from './extract-words.js';

/** A yes or no that some items say by a badge of that name ("Remote"), and the others by having none. */
export function markedRows(
  page: PageIndex,
  region: Region,
  field: WantField,
  want: WantScalar,
  rows: readonly number[],
): Reading[] | undefined {
  if (want.parse !== 'boolean') return undefined;
  const asked = nameWords(field.name);
  const says = ({ node }: { node: SnapshotNode }): boolean => {
    const texts = [page.tree.textOf(node), node.name, node.hints?.[0]?.text ?? ''];
    return texts.some((text) => {
      const words = plainWords(text);
      return words.length === asked.length && words.every((word) => asked.includes(word));
    });
  };
  const badges = region.columns().filter((column) => {
    const places = column.places.filter((place) => place !== undefined);
    return places.length > 0 && places.length < region.items.length && places.every(says);
  });
  const [badge] = badges;
  if (!badge) return undefined;
  return rows.map((row): Reading => {
    const mark = badge.places[row];
    const own = mark ? page.tree.anchorOf(mark.node)?.ref : region.items[row]?.ref;
    // The whole list as well: which item it is follows from the order of them all.
    const refs = [own, region.container.ref].flatMap((ref) => ref ?? []);
    return { kind: 'derived', value: mark !== undefined, refs };
  });
}
