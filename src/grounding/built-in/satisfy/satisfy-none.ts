/** That a record has none of something: "the login bug is not assigned to anyone", "Van delivery has no lead". */
import type { Reading } from '../../../contract/reading.js';
import type { Snapshot } from '../../../contract/snapshot.js';
import { textAt } from '../extract/extract-leaf.js';
import { type NamedRecord, recordsNamed } from '../extract/extract-named.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import { partsOfRecord } from '../extract/extract-record.js';
import { isHeaderOf } from '../extract/extract-verbs.js';
import { explained, meaningfulWords, plainWords } from '../extract/extract-words.js';
import type { Claim } from './satisfy-claims.js';
import type { Masked } from './satisfy-words.js';

type TextClaim = Extract<Claim, { kind: 'text' }>;

/** What stands for the verb of such a claim; what there is none of follows it. */
export const NONE = 'none: ';

/** What pages write where there is nothing. */
export const nothing =
  '^(?:[-–—]*|[Nn]o|[Nn]one|[Nn]obody(?: yet)?|[Nn]o one(?: yet)?|[Nn]othing(?: yet)?|[Nn]/?[Aa]|TBD|tbd|[Uu]nassigned|[Uu]nset|[Nn]ot (?:yet )?(?:set|assigned|given|chosen|specified)(?: yet)?|[Nn]o \\p{L}+(?: \\p{L}+)?(?: yet)?)$';

const subject = '(?<subject>(?:the |an? )?[^⟦]*?\\S|(?:the \\p{Ll}+ )?⟦\\d+⟧)';
const forms: readonly { said: RegExp; of?: string }[] = [
  // "Van delivery has no lead yet".
  {
    said: new RegExp(
      `^(?!there |the page |it |i |we )${subject} (?:has|have) (?:no|not an?|not any) (?<of>\\p{Ll}+(?: \\p{Ll}+)?)(?: yet)?$`,
      'iu',
    ),
  },
  // "The login bug is not assigned to anyone", "nobody is assigned to the login bug".
  {
    said: new RegExp(
      `^${subject} is (?:(?:not (?:yet )?(?<verb>\\p{Ll}+ed) (?:to|by|for) (?:anyone|anybody))|(?:(?<by>\\p{Ll}+ed) (?:to|by|for) (?:no one|nobody)))(?: yet)?$`,
      'iu',
    ),
  },
  { said: new RegExp(`^(?:nobody|no one) is (?<verb>assigned) to ${subject}$`, 'iu') },
  { said: new RegExp(`^${subject} is (?:unassigned|not assigned)(?: yet)?$`, 'iu'), of: 'is assigned to' },
];

/** Parts of a page, and what can be counted: that there is none of them is told otherwise. */
const otherwise =
  /^(?:focus|errors?|value|text|label|rows?|items?|entries|results?|options?|placeholder|.*(?:button|link|checkbox|icon|image|field|message|error)s?)$/u;

/** What such a sentence claims; undefined for any other. */
export function noneClaim(text: string, masked: Masked): TextClaim | undefined {
  for (const { said, of: known } of forms) {
    const { subject: record, of, verb, by } = said.exec(text)?.groups ?? {};
    if (!record || (of !== undefined && otherwise.test(of))) continue;
    const participle = verb ?? by;
    const what = known ?? (participle ? `is ${participle} to` : of);
    if (what === undefined) continue;
    return {
      kind: 'text',
      subject: masked.show(record),
      operator: 'matches',
      value: { text: nothing, quoted: false },
      is: true,
      by: `${NONE}${what}`,
    };
  }
  return undefined;
}

/** Where the record says what it has of that, or that it has none; undefined where it says neither. */
export function noneRead({ subject: record, by = '' }: TextClaim, content: Snapshot): Reading | undefined {
  const page = pageIndex(content);
  const of = by.slice(NONE.length);
  const [records = []] = recordsNamed(page, record);
  const readings = records.flatMap((each) => inColumn(page, each, of) ?? inPart(page, each, of) ?? []);
  const different = new Map(readings.map((reading) => [reading.ref, reading]));
  const [only] = different.values();
  return different.size === 1 ? only : undefined;
}

type Leaf = Extract<Reading, { kind: 'leaf' }>;

/** The cell under a header that is called so, empty or not. */
function inColumn(page: PageIndex, { region, row }: NamedRecord, of: string): Leaf | undefined {
  const cells = region.columns().flatMap(({ labels, places }) => {
    const place = places[row];
    const isMeant = labels.some(({ trust, words }) => trust >= 0.95 && isCalled(of, words));
    const ref = place && page.tree.anchorOf(place.node)?.ref;
    if (!isMeant || !place || ref === undefined || place.chosen) return [];
    return [leaf(ref, textAt(page.tree, place), place.trim)];
  });
  const different = new Map(cells.map((cell) => [`${cell.ref} ${String(cell.value)}`, cell]));
  const [only] = different.values();
  return different.size === 1 ? only : undefined;
}

/** "Lead: Mia Holm" in one card, and "No lead yet" in another. */
function inPart(page: PageIndex, { region, row }: NamedRecord, of: string): Leaf | undefined {
  const item = region.items[row];
  const parts = item ? partsOfRecord(page, item) : [];
  const meant = parts.filter(
    ({ text, lead }) =>
      (lead.length > 0 && isCalled(of, new Set(lead))) ||
      (new RegExp(nothing, 'u').test(text) && plainWords(text).some((word) => isCalled(of, new Set([word])))),
  );
  const [only, ...others] = meant.flatMap(({ text, place }) => {
    const ref = page.tree.anchorOf(place.node)?.ref;
    return ref === undefined ? [] : [leaf(ref, text, place.trim)];
  });
  return others.length === 0 ? only : undefined;
}

function leaf(ref: string, value: string, trim: Leaf['trim']): Leaf {
  return { kind: 'leaf', ref, from: 'text', parse: 'string', value, ...(trim && { trim }) };
}

function isCalled(of: string, words: ReadonlySet<string>): boolean {
  if (of.startsWith('is ')) return isHeaderOf(of, words);
  const asked = meaningfulWords(of);
  return asked.length > 0 && asked.every((word) => explained(word, words) >= 0.85);
}
