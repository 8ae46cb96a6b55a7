/** What a record says in one part of a line, by the part of its like that says such words: "Ballet for kids is in Studio 1". */
import type { Reading } from '../../../contract/reading.js';
import type { Snapshot, SnapshotNode } from '../../../contract/snapshot.js';
import { recordsNamed } from '../extract/extract-named.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import { partsOfRecord, type RecordPart } from '../extract/extract-record.js';
import { fold } from '../language/words.js';

/** Longer texts are sentences, which say more than one thing. */
const MOST_WORDS = 4;

/** The part of the record that says so, or would: where another record has one in the same place that does. */
export function partSaying(subject: string, value: string, content: Snapshot): Reading | undefined {
  const page = pageIndex(content);
  const wanted = fold(value.replace(/^(?:an?|the) /iu, ''));
  if (wanted === '' || wanted.split(' ').length > MOST_WORDS) return undefined;
  const [records = []] = recordsNamed(page, subject);
  const found = records.flatMap(({ region, row }) => {
    const item = region.items[row];
    const places = new Set(
      region.items.flatMap((each) =>
        placed(page, each).flatMap(({ part, place }) => (fold(part.text) === wanted ? [place] : [])),
      ),
    );
    const own = item ? placed(page, item).filter(({ place }) => places.has(place)) : [];
    return own.map(({ part }) => part);
  });
  const readings = found.flatMap(({ text, place: { node, trim } }): Reading[] => {
    const ref = page.tree.anchorOf(node)?.ref;
    const leaf = { kind: 'leaf', ref: ref ?? '', from: 'text', parse: 'string', value: text } as const;
    return ref === undefined ? [] : [{ ...leaf, ...(trim && { trim }) }];
  });
  const different = new Map(readings.map((reading) => [JSON.stringify(reading), reading]));
  const [only] = different.values();
  return different.size === 1 ? only : undefined;
}

/** The parts of a record with where they stand in it, the same for all of its kind. */
function placed(page: PageIndex, item: SnapshotNode): { part: RecordPart; place: string }[] {
  const counts = new Map<string, number>();
  return partsOfRecord(page, item).map((part) => {
    const { tag = '', role, classes = [] } = part.place.node;
    const path = [tag, role, ...classes].join('.');
    const lead = part.lead.join(' ');
    const key = `${path} ${lead}`;
    const at = counts.get(key) ?? 0;
    counts.set(key, at + 1);
    return { part, place: `${key} ${at}` };
  });
}
