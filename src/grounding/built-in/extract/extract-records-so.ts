/**
 * "Which server is stopped?", "How many orders are pending?", "the subjects of all mails from Dina Holm": the records of a noun of which one
 * column says so, each by its name or by the text that is asked for.
 */
import type { Reading } from '../../../contract/reading.js';
import { columnTexts } from './extract-columns.js';
import type { Column } from './extract-labels.js';
import { overlaps } from './extract-outer.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import type { Want } from './extract-schema.js';
import { explained, plainWords } from './extract-words.js';
import { isKindOf } from './records-said.js';

const going = '(?:is|are|was|were|goes|go|fly|flies|row|rows|sits?|plays?|lives?|works?|belongs?|runs?)';
const prep = '(?: (?:in|on|at|to|from|for|with|by|assigned to|owned by))?';
const forms: readonly RegExp[] = [
  new RegExp(
    `^(?<ask>how many|which|what) (?<noun>\\p{Ll}+) ${going}${prep} (?:the )?(?<value>\\p{L}[\\p{L}\\d .'-]*)$`,
    'u',
  ),
  /^(?:the )?(?<property>\p{Ll}+) of (?:all |all the |the )?(?<value>\p{Ll}+) (?<noun>\p{Ll}+)$/u,
  /^(?:the )?(?<property>\p{Ll}+) of (?:all |all the |the )?(?<noun>\p{Ll}+) (?:from|by|to|in|with) (?:the )?(?<value>\p{Lu}[\p{L}\d .'-]*)$/u,
];

/** What is asked of them; undefined where the records, what they are, or what they are called is not clear. */
export function recordsSo(page: PageIndex, want: Want, text: string): Reading | undefined {
  const asked = text
    .trim()
    .replace(/[?.]+$/u, '')
    .replace(/^(?:How|Which|What|The)\b/u, (word) => word.toLowerCase());
  if (/\b(?:not|no|or|and|than|there|most|least)\b/iu.test(asked)) return undefined;
  const {
    ask,
    noun = '',
    value = '',
    property,
  } = forms.map((form) => form.exec(asked)?.groups).find((each) => each) ?? {};
  const [head, ...more] = plainWords(noun);
  if (head === undefined || more.length > 0 || value === '') return undefined;
  const found = page.regions.flatMap((region) => {
    if (region.kind === 'sections' || region.items.length < 2 || page.isAside(region.container)) return [];
    if (!isKindOf(page, region, head) || !region.items.some((item) => page.textsOf(item).length > 1))
      return [];
    const rows = rowsSaying(page, region, value);
    return rows ? [{ region, rows }] : [];
  });
  const [first, ...others] = found;
  if (
    !first ||
    others.some(
      ({ region, rows }) => !overlaps(page, region, first.region) || rows.length !== first.rows.length,
    )
  )
    return undefined;
  const refs = [
    first.region.container.ref ?? '',
    ...first.rows.map((row) => first.region.items[row]?.ref ?? ''),
  ].filter((ref) => ref !== '');
  if (ask === 'how many')
    return want.kind === 'scalar' && (want.parse === 'number' || want.parse === 'integer')
      ? { kind: 'derived', value: first.rows.length, refs }
      : undefined;
  const column = columnFor(page, first.region, property ?? noun, property === undefined);
  const values = first.rows.map((row) => (column ? (columnTexts(page, column)[row] ?? '') : ''));
  if (!column || values.includes('')) return undefined;
  if (want.kind === 'list' && want.item.kind === 'scalar' && want.item.parse === 'string')
    return { kind: 'derived', value: values, refs };
  const [only, ...rest] = values;
  return want.kind === 'scalar' && want.parse === 'string' && only !== undefined && rest.length === 0
    ? { kind: 'derived', value: only, refs }
    : undefined;
}

/** The records of which the one column that has such a text shows it. */
function rowsSaying(page: PageIndex, region: Region, value: string): number[] | undefined {
  const wanted = plainWords(value).join(' ');
  const columns = region
    .columns()
    .filter((column) => columnTexts(page, column).some((text) => plainWords(text).join(' ') === wanted));
  const different = new Map(columns.map((column) => [columnTexts(page, column).join('\n'), column]));
  const [column] = different.values();
  return column && different.size === 1
    ? columnTexts(page, column).flatMap((text, row) => (plainWords(text).join(' ') === wanted ? [row] : []))
    : undefined;
}

/** The column that is called so in all records; without a name for it what names each of them. */
function columnFor(page: PageIndex, region: Region, said: string, isNaming: boolean): Column | undefined {
  const words = plainWords(said);
  const whole = region
    .columns()
    .filter(({ places }) => places.every((place) => place !== undefined && place.node.role !== 'button'));
  const calledBy = (isAsked: (words: ReadonlySet<string>) => boolean): Column | undefined => {
    const columns = whole.filter(({ labels }) =>
      labels.some((label) => label.trust >= 0.5 && isAsked(label.words)),
    );
    const different = new Map(columns.map((column) => [columnTexts(page, column).join('\n'), column]));
    const [only] = different.values();
    return different.size === 1 ? only : undefined;
  };
  const called = calledBy((own) => words.every((word) => explained(word, own) >= 0.85));
  if (called || !isNaming) return called;
  const naming = calledBy((own) => own.has('name') || own.has('title'));
  return naming && new Set(columnTexts(page, naming)).size === region.items.length ? naming : undefined;
}
