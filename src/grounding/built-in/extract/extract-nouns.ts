/** What the header of a column says when it says what the records are: "Project" over the names of projects, "Order" over their numbers. */
import type { Reading } from '../../../contract/reading.js';
import type { Ask } from './extract-ask.js';
import { columnTexts, type Match, matchColumns } from './extract-columns.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import type { WantField, WantScalar } from './extract-schema.js';
import { nameWords, plainWords } from './extract-words.js';

const nameWord = /^(?:name|title)$/;
const codeWord = /^(?:number|no|nr|id|code)$/;
const code = /^(?:#\s?)?[\p{Lu}\d-]*\d[\p{L}\d-]*$/u;

/** The column whose header is the noun of the records, for the field that asks for their names, or for their numbers; undefined for any other. */
export function nounColumn(
  page: PageIndex,
  region: Region,
  field: WantField,
  { scalar, rows, words }: { scalar: WantScalar; rows: readonly number[]; words: readonly string[] },
): Match | undefined {
  const [word, ...others] = nameWords(field.name);
  const asksName = word !== undefined && nameWord.test(word);
  const asksCode = word !== undefined && codeWord.test(word);
  if (region.kind !== 'table' || others.length > 0 || !(asksName || asksCode) || scalar.parse !== 'string')
    return undefined;
  const column = region
    .columns()
    .find(({ labels }) =>
      labels.some(
        ({ words: own, trust }) => trust === 1 && own.size === 1 && words.includes([...own][0] ?? ''),
      ),
    );
  if (!column) return undefined;
  const texts = columnTexts(page, column);
  const areCodes = texts.every((text) => code.test(text));
  if (asksCode ? !areCodes : areCodes || !texts.every((text) => /\p{L}{2}/u.test(text))) return undefined;
  const plain: WantScalar = { kind: 'scalar', parse: 'string', description: '' };
  const own = column.labels.map((label) => [...label.words]);
  const [match] = matchColumns(page, { ...region, columns: () => [column] }, own, plain, rows);
  return match?.failure === undefined ? match : undefined;
}

/** "The customer: name and email": the title "Customer" says what the record is, and is no name of it. */
export function namesOnlyKind(item: Reading, ask: Ask, leftover: readonly string[]): boolean {
  if (item.kind !== 'object' || ask.quoted.length > 0) return false;
  return Object.values(item.fields).some((field) => {
    const words = field.kind === 'leaf' && field.from === 'text' ? plainWords(String(field.value)) : [];
    return words.length > 0 && words.every((word) => leftover.includes(word) && !ask.keys.includes(word));
  });
}
