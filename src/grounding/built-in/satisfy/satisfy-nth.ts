/** "The first dish is Diner Double", "the last order is from Ann Lee": what one of several records is, told by where it stands among them. */
import type { Reading } from '../../../contract/reading.js';
import type { Snapshot } from '../../../contract/snapshot.js';
import { columnTexts } from '../extract/extract-columns.js';
import { readLeaf } from '../extract/extract-leaf.js';
import { overlaps } from '../extract/extract-outer.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import type { Region } from '../extract/extract-regions.js';
import { explained, meaningfulWords } from '../extract/extract-words.js';
import { fold } from '../language/words.js';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const subjectForm =
  /^(?:the )?(?<ordinal>first|second|third|fourth|fifth|last) (?<noun>(?!name\b)[\p{L} -]+)$/iu;
const lead = /^(?:(?:called|named|titled) )?(?:the )?/iu;

/** The place in that record where such a word stands, for it or for another; undefined where none or several could be meant. */
export function nthSaying(subject: string, value: string, content: Snapshot): Reading | undefined {
  const { ordinal = '', noun = '' } = subjectForm.exec(subject)?.groups ?? {};
  const words = meaningfulWords(noun);
  const wanted = fold(value.replace(lead, ''));
  if (words.length === 0 || wanted === '') return undefined;
  const page = pageIndex(content);
  const found = page.regions.flatMap((region) => {
    if (region.kind === 'sections' || region.items.length < 2 || !isCalled(page, region, words)) return [];
    const row =
      ordinal.toLowerCase() === 'last' ? region.items.length - 1 : ordinals.indexOf(ordinal.toLowerCase());
    const cell = cellOf(page, region, row, wanted);
    return cell ? [{ region, cell }] : [];
  });
  const [first, ...others] = found;
  // Of several lists nobody can tell which one is meant; the boxes within the records of one are none besides.
  return first &&
    others.every(({ region, cell }) => overlaps(page, region, first.region) && same(cell, first.cell))
    ? first.cell
    : undefined;
}

function same(a: Reading, b: Reading): boolean {
  return JSON.stringify('value' in a ? a.value : a) === JSON.stringify('value' in b ? b.value : b);
}

/** Whether the records are what the words say: by what the region is called, or the page where it is its only one. */
function isCalled(page: PageIndex, region: Region, words: readonly string[]): boolean {
  const names = new Set([
    ...region.words,
    ...region.headers.flatMap((head) => meaningfulWords(page.tree.textOf(head))),
  ]);
  return words.every((word) => explained(word, names) >= 0.7);
}

function cellOf(page: PageIndex, region: Region, row: number, wanted: string): Reading | undefined {
  const columns = region
    .columns()
    .filter((column) => columnTexts(page, column).some((text) => fold(text) === wanted));
  const different = new Map(columns.map((column) => [columnTexts(page, column).join('\n'), column]));
  const [column] = different.values();
  const place = different.size === 1 ? column?.places[row] : undefined;
  if (!place || /^(?:button|checkbox|radio|switch|combobox)$/u.test(place.node.role)) return undefined;
  const leaf = readLeaf(page.tree, place, { kind: 'scalar', parse: 'string', description: '' });
  return leaf.ok && leaf.reading.kind === 'leaf' ? leaf.reading : undefined;
}
