/** What a column answers with yes or no: "Ida Moe is active" under "Active", "Per Lund has paid the fee" under "Fee paid". */
import type { PlannedCheck } from '../../../contract/check.js';
import { columnTexts } from '../extract/extract-columns.js';
import type { Column } from '../extract/extract-labels.js';
import { readLeaf } from '../extract/extract-leaf.js';
import type { PageIndex } from '../extract/extract-page.js';
import { plainWords } from '../extract/extract-words.js';
import { recordSaid } from '../extract/records-said.js';
import type { Sentence } from './satisfy-plain-sentence.js';

/** How a column says yes, and how it says no, as sources of a pattern. */
export const yes = '^(?:[Yy]es|[Yy]|[Tt]rue|[✓✔✅☑])$';
export const no = '^(?:[Nn]o|[Nn]|[Ff]alse|[✗✘❌✕×☐–—-]|[Nn]ot yet)$';

const answer = new RegExp(`${yes}|${no}`, 'u');

/** Whether a column is called just that, and all that it says is yes or no. */
export function answers(page: PageIndex, column: Column, words: ReadonlySet<string>): boolean {
  const isCalled = column.labels.some(
    ({ words: own, trust }) =>
      trust >= 0.9 && own.size === words.size && [...own].every((word) => words.has(word)),
  );
  return isCalled && columnTexts(page, column).every((text) => answer.test(text));
}

const said =
  /^(?:the (?<of>\p{Ll}[\p{Ll} ]*) of )?(?<subject>\S.*?)(?:'s (?<own>\p{Ll}[\p{Ll} ]*))? (?:is|are|has|have)(?<not> not)?(?: already| still| now| currently)? (?<state>\p{Ll}[\p{Ll}-]+)(?: (?:its|his|her|their|the) (?<object>\p{Ll}[\p{Ll} ]*?))?(?: yet| already)?$/u;

/** Whether a sentence may be answered so. */
export function isAnswerable(text: string): boolean {
  return said.test(text);
}

/** The check of such a sentence; undefined where no column is called so, or says more than yes and no. */
export function answeredChecks(text: string, { masked, page }: Sentence): PlannedCheck[] | undefined {
  const { subject = '', state = '', of, own, object, not } = said.exec(text)?.groups ?? {};
  const record = recordSaid(page, masked.show(subject));
  const words = new Set(plainWords([of, own, object, state].filter(Boolean).join(' ')));
  if (!record?.isWhole || words.size === 0) return undefined;
  const places = record.region
    .columns()
    .flatMap((column) => (answers(page, column, words) ? (column.places[record.row] ?? []) : []));
  const [place, ...others] = places;
  if (!place || others.some(({ node }) => node !== place.node)) return undefined;
  const leaf = readLeaf(page.tree, place, { kind: 'scalar', parse: 'boolean', description: '' });
  return leaf.ok && leaf.reading.kind === 'leaf'
    ? [
        {
          kind: 'value',
          reading: leaf.reading,
          operator: 'same',
          expected: 'true',
          is: not === undefined,
        },
      ]
    : undefined;
}
