/** The record that an instruction singles out by an ordinal, an extreme, a condition or its words, its fields read by column. */
import { dataOf, refsOf, type Reading } from '../../../contract/reading.js';
import type { Ask } from './extract-ask.js';
import { describe, findList } from './extract-list.js';
import { keyedRows, type Row } from './extract-lookup.js';
import { mapRows } from './extract-map.js';
import { namesOnlyKind } from './extract-nouns.js';
import { overlaps } from './extract-outer.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import type { Found } from './extract-scalar.js';
import type { WantObject, WantScalar } from './extract-schema.js';
import { selectItems } from './extract-select.js';
import { explained, isEmptyName, plainWords } from './extract-words.js';

/** "Who wrote the first comment": the author of the record that the rest of the question singles out. */
export function authorOfRecord(page: PageIndex, want: WantScalar, ask: Ask): Found | undefined {
  const verb = /^\s*who (?:wrote|posted|left|gave|published|submitted)\b/iu.exec(ask.text)?.[0];
  if (verb === undefined || want.parse !== 'string') return undefined;
  const said = plainWords(verb);
  const words = ask.words.filter((word) => !said.includes(word));
  const found = findRecord(
    page,
    {
      kind: 'object',
      description: '',
      fields: [{ name: 'author', want, required: true, absent: undefined }],
    },
    { ...ask, words },
    words,
  );
  if (found?.kind !== 'found') return undefined;
  const author = found.reading.kind === 'object' ? found.reading.fields['author'] : undefined;
  const reading: Reading | undefined = author ?? {
    kind: 'derived',
    value: (dataOf(found.reading) as { author?: unknown }).author,
    refs: refsOf(found.reading),
  };
  return typeof dataOf(reading) === 'string' ? { kind: 'found', reading, score: found.score } : undefined;
}

/** The item of a region that the instruction singles out, its fields read by column. */
export function findRecord(
  page: PageIndex,
  want: WantObject,
  ask: Ask,
  leftover: readonly string[],
): Found | undefined {
  if (
    want.fields.some((field) => field.want.kind !== 'scalar') ||
    want.fields.every((field) => isEmptyName(field.name))
  )
    return undefined;
  const isChosen =
    ask.ordinal !== undefined ||
    ask.extreme !== undefined ||
    ask.offer !== undefined ||
    ask.conditions.length > 0;
  if (!isChosen && leftover.length === 0 && ask.quoted.length === 0) return undefined;
  const found: { score: number; reading: Reading; region: Region }[] = [];
  for (const region of page.regions) {
    const rows = isChosen
      ? chosenRows(page, region, ask, leftover)
      : keyedRows(page, region, [...leftover, ...ask.quoted.flatMap(plainWords)]);
    if (rows.length !== 1) continue;
    const [row] = rows as [{ row: number; score: number; refs: readonly string[] }];
    const mapped = mapRows(page, region, want, [row.row], {
      words: [],
      findInner: (inner) => findList(page, inner),
    });
    const item = mapped.ok ? mapped.items[0] : undefined;
    if (!item || namesOnlyKind(item, ask, leftover)) continue;
    const reading: Reading =
      row.refs.length > 0
        ? { kind: 'derived', value: dataOf(item), refs: [...new Set([...row.refs, ...refsOf(item)])] }
        : item;
    found.push({ score: row.score * 0.5 + mapped.score * 0.5, reading, region });
  }
  const [best, ...others] = found.toSorted(
    (a, b) =>
      b.score - a.score || page.tree.orderOf(a.region.container) - page.tree.orderOf(b.region.container),
  );
  if (!best)
    return isChosen
      ? { kind: 'none', looked: `the record that "${ask.text}" asks for`, nearest: [] }
      : undefined;
  const data = JSON.stringify(dataOf(best.reading));
  const rivals = others.filter(
    (each) =>
      best.score - each.score < 0.05 &&
      JSON.stringify(dataOf(each.reading)) !== data &&
      !overlaps(page, best.region, each.region),
  );
  if (rivals.length > 0)
    return {
      kind: 'ambiguous',
      looked: `the record that "${ask.text}" asks for`,
      candidates: [best, ...rivals].map((each) => describe(page, each.region)),
    };
  return { kind: 'found', score: best.score, reading: best.reading };
}

/** Rows that an ordinal, an extreme or a condition leaves. */
function chosenRows(page: PageIndex, region: Region, ask: Ask, leftover: readonly string[]): Row[] {
  const kind = new Set([...region.words, ...page.tree.pageWords]);
  const share =
    leftover.length === 0
      ? 1
      : leftover.filter(
          (word) =>
            explained(word, kind) >= 0.7 ||
            /^(?:product|article|post|result|order|book|story|card)$/.test(word),
        ).length / leftover.length;
  if (share < 0.7 || region.items.length < 2) return [];
  const selected = selectItems(page, region, ask);
  if (!selected.ok) return [];
  const index =
    ask.ordinal === undefined
      ? undefined
      : ask.ordinal > 0
        ? ask.ordinal - 1
        : selected.rows.length + ask.ordinal;
  const rows = index === undefined ? selected.rows : selected.rows.slice(index, index + 1);
  const cells = selected.where.flatMap((each) => each.cell.flatMap((cell) => refsOf(cell)));
  const place = ask.ordinal !== undefined && region.container.ref !== undefined ? [region.container.ref] : [];
  return rows.map((row) => ({ row, score: share, refs: [...selected.restsOn, ...cells, ...place] }));
}
