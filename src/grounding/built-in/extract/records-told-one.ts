/** Several fields of the one record that a sentence names: "SKU, quantity on hand and price of the Marathon tyre". */
import { dataOf, refsOf, type Reading } from '../../../contract/reading.js';
import { scalarFor } from './extract-columns.js';
import { readLeaf } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import type { Want } from './extract-schema.js';
import { explained } from './extract-words.js';
import { wordsOfField } from './records-fields.js';
import { rowsOfPage } from './records-rows.js';
import { recordSaid } from './records-said.js';
import { type AskedField, assignAll, beyond, saidIn, wordsOf } from './records-told.js';

/** The fields; undefined where the record or one of them is not clear, or a word says something else. */
export function toldOfRecord(page: PageIndex, want: Want, text: string): Reading | undefined {
  if (want.kind !== 'object' || want.fields.length < 2 || text.length > 200 || beyond.test(text))
    return undefined;
  const asked = text.trim().replace(/[?.]+$/u, '');
  const { what = '', name = '' } =
    /^(?<what>.+) (?:of|for) (?:the )?(?<name>[^,]+)$/u.exec(asked)?.groups ?? {};
  const fields = want.fields.flatMap((field): AskedField[] =>
    field.want.kind === 'scalar'
      ? [{ ...field, words: wordsOfField(field.name), scalar: scalarFor(field.name, field.want) }]
      : [],
  );
  const record = fields.length === want.fields.length ? recordSaid(page, name) : undefined;
  const rows = record && rowsOfPage(page).find(({ region }) => region === record.region);
  if (!record || !rows || record.names.length === 0) return undefined;
  const assigned = assignAll(page, rows, { fields, words: wordsOf(what), said: saidIn(asked) });
  if (!assigned) return undefined;
  const called = new Set([
    ...fields.flatMap(({ words }) => words),
    ...assigned.flatMap(({ labels }) =>
      labels.flatMap(({ words, trust }) => (trust >= 0.95 ? [...words] : [])),
    ),
  ]);
  if (!wordsOf(what).every((word) => explained(word, called) >= 0.85)) return undefined;
  const value: Record<string, unknown> = {};
  const refs = new Set<string>([record.region.container.ref ?? '', record.node.ref ?? '']);
  for (const [at, { name: field, scalar }] of fields.entries()) {
    const place = assigned[at]?.places[record.row];
    const leaf = place && readLeaf(page.tree, place, scalar);
    if (!leaf?.ok || dataOf(leaf.reading) === '') return undefined;
    value[field] = dataOf(leaf.reading);
    for (const ref of refsOf(leaf.reading)) refs.add(ref);
  }
  refs.delete('');
  return { kind: 'derived', value, refs: [...refs] };
}
