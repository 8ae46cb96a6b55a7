/**
 * Forms of sentences about records and their groups that are compiled whole: how many come from somebody, which of several has more, which
 * is the cheapest, what alone is chosen, what stands in a column of a board, and what a table of days and hours shows.
 */
import type { PlannedCheck } from '../../../contract/check.js';
import type { Reading } from '../../../contract/reading.js';
import { type Snapshot, textOf, walk } from '../../../contract/snapshot.js';
import { columnTexts } from '../extract/extract-columns.js';
import { readLeaf } from '../extract/extract-leaf.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import type { Region } from '../extract/extract-regions.js';
import { isInside } from '../extract/extract-tree.js';
import { explained, plainWords } from '../extract/extract-words.js';
import { figureOfRecord, priceOfRecord } from '../extract/records-figures.js';
import { isKindOf, recordSaid, type SaidRecord, textsOfRecord } from '../extract/records-said.js';
import { gridCell } from '../extract/records-grid.js';
import { fold } from '../language/words.js';
import { countingVerb } from './satisfy-facts.js';
import { countedWith } from './satisfy-plain-counts.js';
import { hasItems, onlyChosen } from './satisfy-plain-controls.js';
import type { PlainForm, Sentence } from './satisfy-plain-sentence.js';
import { stateForms } from './satisfy-state-forms.js';
import { expectedOf, literalOf, type Masked, smallNumbers } from './satisfy-words.js';

const amount = `(\\d+|no|an?|${smallNumbers.slice(1).join('|')})`;
const named = '(\\p{Lu}[^⟦,;]*|⟦\\d+⟧|the (?=.*[\\p{Lu}\\d@⟦]).+?)';

const forms: readonly PlainForm[] = [
  {
    said: new RegExp(
      `^there (?:is|are)( not)? ${amount} (\\p{L}+(?: \\p{L}+)?) (from|by|to|with|for|in|of) (?:the )?(\\p{Lu}[^⟦,;]*|⟦\\d+⟧)$`,
      'iu',
    ),
    compile: ([, not, count = '', noun = '', prep = '', name = ''], sentence) =>
      countedWith(
        { noun, prep, name: literalOf(name, sentence.masked).text, count: countOf(count), is: not === '' },
        sentence,
      ),
  },
  {
    said: new RegExp(
      `^(?:the )?(.+?) (?:${countingVerb})( not)? (?:exactly )?(\\d[\\d.,]*|no|one|two|three|four|five|six|seven|eight|nine|ten) (\\p{Ll}+(?: \\p{Ll}+)?)$`,
      'iu',
    ),
    compile: ([, subject = '', not = '', count = '', noun = ''], sentence) =>
      hasFigure(sentence.masked.show(subject), { noun, count: countOf(count), is: not === '' }, sentence) ??
      holdsSoMany(sentence.masked.show(subject), { noun, count: countOf(count), is: not === '' }, sentence),
  },
  {
    said: new RegExp(`^${named} (?:has|have|got) (more|fewer|less) (\\p{Ll}+(?: \\p{Ll}+)?) than (.+)$`, 'u'),
    compile: ([, first = '', than = '', noun = '', second = ''], { masked, page }) => {
      const [left, right] = [first, second].map((each) => {
        const record = recordSaid(page, masked.show(each));
        return record && figureOfRecord(page, record, noun);
      });
      return left && right && left.ref !== right.ref
        ? [{ kind: 'relation', left, operator: than === 'more' ? 'gt' : 'lt', right: [right], is: true }]
        : undefined;
    },
  },
  {
    said: new RegExp(
      `^(?:both )?${named} and (.+?) (?:(?:have|are in|are on|are from|share|are of|show)( not)? the same (\\p{Ll}+)|(cost) the same)$`,
      'u',
    ),
    compile: ([, first = '', second = '', , property = '', cost = ''], { masked, page }) => {
      const [left, right] = [first, second].map((each) => {
        const record = recordSaid(page, masked.show(each));
        return record && propertyOf(page, record, cost === '' ? property : 'price');
      });
      return left && right && left.ref !== right.ref
        ? [{ kind: 'relation', left, operator: 'equals', right: [right], is: true }]
        : undefined;
    },
  },
  {
    said: /^(?:only|just) (.+?) (?:is|are) (?:selected|chosen|checked|ticked|pressed)$/iu,
    compile: ([, names = ''], sentence) => onlyChosen(names, sentence),
  },
  {
    said: /^(.+?) is( not)? (empty|free|vacant|blank)$/iu,
    compile: ([, subject = '', not = '', word = ''], { masked, page }) =>
      emptyRecord(masked.show(subject), word, not === '', page),
  },
  {
    said: /^(?:the )?(.+?)(?: does( not))? (?:contains?|holds?|includes?) (?:the |an? )?(\p{Lu}[^⟦,;]*|⟦\d+⟧)$/u,
    compile: ([, subject = '', not = '', value = ''], sentence) =>
      standsIn(sentence.masked.show(subject), literalOf(value, sentence.masked).text, not === '', sentence),
  },
  {
    said: /^(?:the card |the task )?(\p{Lu}[^⟦,;]*?|⟦\d+⟧) is( not)? (?:in|under) (?:the )?(.+?)$/u,
    compile: ([, value = '', not = '', subject = ''], sentence) =>
      standsIn(sentence.masked.show(subject), literalOf(value, sentence.masked).text, not === '', sentence),
  },
  {
    said: /^the (first|second|third|fourth|fifth|last) (.+?)(?: does( not))? (?:says?|shows?|reads?|contains?|is)( not)? (\p{Lu}[^⟦]*|⟦\d+⟧|\d\S*)$/u,
    compile: ([, ordinal = '', noun = '', no = '', not = '', value = ''], sentence) =>
      nthSays(
        `the ${ordinal} ${noun}`,
        literalOf(value, sentence.masked).text,
        no === '' && not === '',
        sentence,
      ),
  },
  {
    said: /^(?:the )?(.*?)\b(menu|tab list|tabs|toolbar|list)(?: of .+)? has (\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:items?|entries|options?|tabs|buttons)$/iu,
    compile: ([, name = '', kind = '', count = ''], { snapshot }) =>
      hasItems({ name, kind, count: countOf(count) }, snapshot),
  },
  ...stateForms,
  {
    said: /^.+$/u,
    compile: ([text = ''], { page, masked }) => {
      const said = masked.quotes.length === 0 ? gridCell(page, text) : undefined;
      return (
        said && [
          { kind: 'value', reading: said.reading, operator: 'same', expected: said.value, is: said.is },
        ]
      );
    },
  },
];

/** The checks of the first form that fits and comes to any; undefined where none does. */
export function formChecks(
  text: string,
  masked: Masked,
  looks: { content: Snapshot; snapshot: Snapshot },
): PlannedCheck[] | undefined {
  const sentence = { masked, ...looks, page: pageIndex(looks.content) };
  for (const { said, compile } of forms) {
    const match = said.exec(text);
    const checks =
      match &&
      compile(
        [...match].map((part) => part ?? ''),
        sentence,
      );
    if (checks && checks.length > 0) return checks;
  }
  return undefined;
}

function countOf(said: string): string {
  const word = said.toLowerCase();
  return word === 'no' ? '0' : /^an?$/u.test(word) ? '1' : expectedOf(word);
}

function hasFigure(
  subject: string,
  { noun, count, is }: { noun: string; count: string; is: boolean },
  { page }: Sentence,
): PlannedCheck[] | undefined {
  const record = recordSaid(page, subject);
  const reading = record && figureOfRecord(page, record, noun);
  return reading && [{ kind: 'value', reading, operator: 'amount', expected: count, is }];
}

/** "The column Done has 3 cards": the things of one kind within the one of several parts that has the name. */
function holdsSoMany(
  subject: string,
  { noun, count, is }: { noun: string; count: string; is: boolean },
  { page }: Sentence,
): PlannedCheck[] | undefined {
  const record = recordSaid(page, subject, partWords);
  const [head = ''] = plainWords(noun).slice(-1);
  if (!record) return undefined;
  const inner = innerRecords(page, record).filter((region) => isKindOf(page, region, head));
  const sets = new Map(
    inner.map((region) => {
      const items = region.items.filter((item) => isInside(page.tree, item, record.node));
      return [items.map(({ ref = '' }) => ref).join(), items] as const;
    }),
  );
  const [items, ...others] = sets.values();
  if (!items || others.length > 0 || items.length === 0 || items.some(({ ref }) => ref === undefined))
    return undefined;
  const reading: Reading = { kind: 'count', itemRefs: items.map(({ ref = '' }) => ref), value: items.length };
  return [{ kind: 'value', reading, operator: 'amount', expected: count, is }];
}

const partWords: ReadonlySet<string> = new Set([
  'column',
  'list',
  'lane',
  'section',
  'group',
  'board',
  'stage',
  'panel',
]);

/** Records that stand in several of the parts that a record is one of. */
function innerRecords(page: PageIndex, { region: outer }: SaidRecord): Region[] {
  const within = page.regions.filter(
    (region) =>
      region !== outer &&
      region.kind !== 'sections' &&
      region.items.length > 1 &&
      region.items.every((item) =>
        outer.items.some((part) => part !== item && isInside(page.tree, item, part)),
      ) &&
      outer.items.filter((part) => region.items.some((item) => isInside(page.tree, item, part))).length > 1 &&
      region.items.length > outer.items.length,
  );
  // The parts of such a record are none beside it.
  return within.filter(
    (region) =>
      !within.some(
        (each) =>
          each !== region &&
          region.items.every((item) =>
            each.items.some((part) => part !== item && isInside(page.tree, item, part)),
          ),
      ),
  );
}

function propertyOf(
  page: PageIndex,
  record: SaidRecord,
  property: string,
): Extract<Reading, { kind: 'leaf' }> | undefined {
  if (/^(?:price|cost|fare|fee)$/u.test(property)) return priceOfRecord(page, record);
  const words = plainWords(property);
  const named = textsOfRecord(page, record).filter(({ column }) =>
    column.labels.some(
      ({ words: own, trust }) => trust >= 0.6 && words.every((word) => explained(word, own) >= 0.85),
    ),
  );
  const different = new Map(named.map((each) => [each.text, each]));
  const [only] = different.values();
  if (!only || different.size > 1) return undefined;
  const leaf = readLeaf(page.tree, only.place, { kind: 'scalar', parse: 'string', description: '' });
  return leaf.ok && leaf.reading.kind === 'leaf' ? leaf.reading : undefined;
}

/** "Box 102 is empty": the text of it that says so, or says what it holds where that of another says that. */
function emptyRecord(
  subject: string,
  word: string,
  is: boolean,
  page: PageIndex,
): PlannedCheck[] | undefined {
  const record = recordSaid(page, subject);
  if (!record || record.names.length === 0) return undefined;
  const saying = textsOfRecord(page, record).filter(
    ({ text, column, place }) =>
      !/^(?:button|link)$/u.test(place.node.role) &&
      !plainWords(text).every((each) => record.names.includes(each)) &&
      columnTexts(page, column).some((each) => fold(each) === word.toLowerCase()),
  );
  const different = new Map(saying.map((each) => [each.place.node, each]));
  const [only] = different.values();
  if (!only || different.size > 1) return undefined;
  const leaf = readLeaf(page.tree, only.place, { kind: 'scalar', parse: 'string', description: '' });
  return leaf.ok && leaf.reading.kind === 'leaf'
    ? [{ kind: 'value', reading: leaf.reading, operator: 'same', expected: word, is }]
    : undefined;
}

/** That a part of the page, or a record, shows a name: its text says it. */
function standsIn(
  subject: string,
  value: string,
  is: boolean,
  { page, content }: Sentence,
): PlannedCheck[] | undefined {
  const record = recordSaid(page, subject.replace(/^"|"$/gu, ''), partWords);
  const { ref } = record?.node ?? {};
  if (!record || ref === undefined || record.names.length === 0) return undefined;
  const text = page.tree.textOf(record.node);
  const words = plainWords(value);
  if (words.every((word) => record.names.includes(word))) return undefined;
  const isPart =
    subject.split(' ').some((word) => partWords.has(word.toLowerCase())) ||
    innerRecords(page, record).length > 0;
  // What a record says as a list has to be said by it, and by another one where it does not.
  const own = record.region.items.some((item) =>
    plainWords(page.tree.textOf(item)).join(' ').includes(words.join(' ')),
  );
  const isKnown = [...walk(content.root)].some((node) => fold(textOf(node)) === fold(value));
  if (!own && !(isPart && isKnown)) return undefined;
  return [
    {
      kind: 'value',
      reading: { kind: 'leaf', ref, from: 'text', parse: 'string', value: text },
      operator: 'says',
      expected: value,
      is,
    },
  ];
}

/** "The first row is Ann Vik": what names the record says so, or one of its texts. */
function nthSays(
  subject: string,
  value: string,
  is: boolean,
  { page }: Sentence,
): PlannedCheck[] | undefined {
  const record = recordSaid(page, subject);
  if (!record) return undefined;
  const texts = textsOfRecord(page, record).filter(
    ({ text, column, place }) =>
      text !== '' &&
      !/^(?:button|checkbox)$/u.test(place.node.role) &&
      columnTexts(page, column).some((each) => fold(each) === fold(value)),
  );
  const different = new Map(texts.map((each) => [each.place.node, each]));
  const [only] = different.values();
  if (!only || different.size > 1) return undefined;
  const leaf = readLeaf(page.tree, only.place, { kind: 'scalar', parse: 'string', description: '' });
  return leaf.ok && leaf.reading.kind === 'leaf'
    ? [{ kind: 'value', reading: leaf.reading, operator: 'same', expected: value, is }]
    : undefined;
}
