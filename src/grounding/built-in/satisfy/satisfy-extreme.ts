/**
 * What is said of the one record that has least or most, or more than another: "the cheapest plan costs 9 €", "the most expensive order is
 * from Cid Moe", "the Lumia is the thinnest phone", "the van is dearer than the car".
 */
import { compare, type PlannedCheck } from '../../../contract/check.js';
import { trimmed } from '../../../contract/parse-value.js';
import type { Reading } from '../../../contract/reading.js';
import { columnTexts } from '../extract/extract-columns.js';
import { readLeaf } from '../extract/extract-leaf.js';
import type { PageIndex } from '../extract/extract-page.js';
import { plainWords } from '../extract/extract-words.js';
import { type SaidRecord, textsOfRecord } from '../extract/records-said.js';
import { fold } from '../language/words.js';
import {
  areAllShown,
  comparatives,
  onlyScale,
  type Scale,
  scalesOf,
  superlatives,
} from './satisfy-measures.js';
import type { Sentence } from './satisfy-plain-sentence.js';
import { isNumber, literalOf } from './satisfy-words.js';

const which = `(?<which>${superlatives})`;
const ofPrice = new RegExp(
  `^(?:the price of )?(?:the )?${which} (?<noun>\\p{L}+) (?:costs|is)(?<not> not)? (?<value>[$€£¥]? ?\\d[\\d.,]*(?: ?[$€£¥])?|\\d[\\d.,]* \\p{L}{3,7})$`,
  'iu',
);
const ofText = new RegExp(
  `^(?:the )?${which} (?<noun>\\p{L}+) (?:is(?: called| named| from| by| in| for)?|has(?: the name)?|includes|contains|offers|goes to|comes from|belongs to)(?<not> not)? (?:the |an? )?(?<value>[^,;]+)$`,
  'iu',
);
/** "The 06:25 train is the cheapest one in 2nd class". */
const ofRecord = new RegExp(
  `^(?<subject>.+?) is (?:the )?${which}(?: (?:one|of all|of them all|(?<noun>\\p{L}+)))?(?: (?:in|for) (?:the )?(?<of>\\S+(?: \\S+)?))?$`,
  'iu',
);
const amount =
  '(?<amount>[$€£¥]? ?\\d[\\d.,]*(?: ?[$€£¥])?(?: \\p{L}{1,9}\\.?)?)(?<per>(?: ?\\/ ?| an? | per | each )\\p{L}+)?';
/** "The dearest car costs less than 15 euros an hour". */
const ofBound = new RegExp(
  `^(?:the )?${which} (?<noun>\\p{L}+) (?:costs|is|weighs|takes|lasts)(?<not> not)? (?<than>less|more|under|over|below|above)(?: than)? ${amount}$`,
  'iu',
);
/** "The iPhone 5 is lighter than the Galaxy S III". */
const ofTwo = new RegExp(
  `^(?<first>.+?) (?:is|are)(?<not> not)? (?<which>${comparatives})(?: to \\p{Ll}+)? than (?<second>.+)$`,
  'iu',
);
const costsMore =
  /^(?<first>.+?) (?<verb>costs|weighs|lasts|takes) (?<than>more|less|longer) than (?<second>.+)$/iu;
/** "Fjell is cheaper than Skog", as it is reworded. */
const ofPrices =
  /^the (?<verb>price) of (?<first>.+?) is(?<not> not)? (?<than>less|more|lower|higher|greater) than the price of (?<second>.+)$/iu;
const byVerb: Readonly<Record<string, string>> = {
  'price more': 'more expensive',
  'price higher': 'more expensive',
  'price greater': 'more expensive',
  'price less': 'cheaper',
  'price lower': 'cheaper',
  'costs more': 'more expensive',
  'costs less': 'cheaper',
  'weighs more': 'heavier',
  'weighs less': 'lighter',
  'lasts longer': 'longer',
  'takes longer': 'slower',
};

/** Whether the words speak of what is most or more among records. */
export function isOfExtremes(text: string): boolean {
  return [ofRecord, ofBound, ofTwo, costsMore, ofPrices].some((form) => form.test(text));
}

/** That no other costs less, or more, and what the record says of itself; undefined where not all of them show what they cost. */
export function extremeChecks(text: string, sentence: Sentence): PlannedCheck[] | undefined {
  return (
    comparedChecks(text, sentence) ??
    recordChecks(text, sentence) ??
    boundChecks(text, sentence) ??
    valueChecks(text, sentence)
  );
}

function valueChecks(text: string, { page, masked }: Sentence): PlannedCheck[] | undefined {
  const priced = ofPrice.exec(text)?.groups;
  const groups = priced ?? ofText.exec(text)?.groups;
  const { which: extreme = '', noun = '', not, value = '' } = groups ?? {};
  if (extreme === '' || not !== undefined || / (?:and|or|but|than) /iu.test(value)) return undefined;
  const best = bestOf(page, extreme, noun);
  if (!best || best.scale.isOfColumns) return undefined;
  const { scale, row } = best;
  const [node, left] = [scale.region.items[row], scale.leaves[row]];
  if (!node || !left) return undefined;
  const claim = priced
    ? costing(page, left, value)
    : saying(
        page,
        { region: scale.region, row, node, names: [], isWhole: true },
        literalOf(value, masked).text,
      );
  return claim && [...besides(scale, row), claim];
}

/** The one record with the least or the most, where all are shown and no other has as much. */
function bestOf(page: PageIndex, adjective: string, noun: string): { scale: Scale; row: number } | undefined {
  const [head = ''] = plainWords(noun);
  const only = onlyScale(page, scalesOf(page, adjective), (scale) => {
    const row = areAllShown(page, scale) && scale.areOf(head) ? bestRow(scale) : undefined;
    return row === undefined ? undefined : scale.leaves[row]?.value;
  });
  const row = only && bestRow(only.scale);
  return only && row !== undefined ? { scale: only.scale, row } : undefined;
}

function bestRow({ leaves, isLeast }: Scale): number | undefined {
  const values = leaves.map(({ value }) => Number(value));
  const best = isLeast ? Math.min(...values) : Math.max(...values);
  const row = values.indexOf(best);
  return values.lastIndexOf(best) === row ? row : undefined;
}

/** That it is less, or more, than each of the others. */
function besides({ leaves, isLeast }: Scale, row: number): PlannedCheck[] {
  const left = leaves[row];
  return leaves.flatMap((right, at): PlannedCheck[] =>
    left && at !== row
      ? [{ kind: 'relation', left, operator: isLeast ? 'le' : 'ge', right: [right], is: true }]
      : [],
  );
}

function recordChecks(text: string, { page, masked }: Sentence): PlannedCheck[] | undefined {
  const { subject = '', which: extreme = '', noun = '', of } = ofRecord.exec(text)?.groups ?? {};
  if (subject === '') return undefined;
  const [head = ''] = plainWords(noun);
  const only = onlyScale(page, scalesOf(page, extreme, of), (scale) =>
    areAllShown(page, scale) && bestRow(scale) !== undefined && (head === '' || scale.areOf(head))
      ? scale.leaves[scale.rowOf(masked.show(subject)) ?? -1]?.ref
      : undefined,
  );
  const row = only?.scale.rowOf(masked.show(subject));
  return only && row !== undefined ? besides(only.scale, row) : undefined;
}

function comparedChecks(text: string, { page, masked }: Sentence): PlannedCheck[] | undefined {
  const said = (ofTwo.exec(text) ?? costsMore.exec(text) ?? ofPrices.exec(text))?.groups;
  const { first = '', second = '', which: comparative, verb = '', than = '', not } = said ?? {};
  const adjective = comparative ?? byVerb[`${verb} ${than}`.toLowerCase()];
  if (adjective === undefined || / (?:and|or|but|than) /iu.test(`${first} ${second}`)) return undefined;
  const only = onlyScale(page, scalesOf(page, adjective), (scale) => {
    const [a, b] = [first, second].map((each) => scale.rowOf(masked.show(each)));
    return a !== undefined && b !== undefined && a !== b
      ? [scale.leaves[a]?.value, scale.leaves[b]?.value]
      : undefined;
  });
  if (!only) return undefined;
  const [left, right] = [first, second].map(
    (each) => only.scale.leaves[only.scale.rowOf(masked.show(each)) ?? -1],
  );
  return left && right
    ? [
        {
          kind: 'relation',
          left,
          operator: only.scale.isLeast ? 'lt' : 'gt',
          right: [right],
          is: not === undefined,
        },
      ]
    : undefined;
}

function boundChecks(text: string, { page }: Sentence): PlannedCheck[] | undefined {
  const said = ofBound.exec(text)?.groups;
  const { which: extreme = '', noun = '', not, than = '', amount: bound = '', per = '' } = said ?? {};
  const best = extreme === '' ? undefined : bestOf(page, extreme, noun);
  const leaf = best?.scale.leaves[best.row];
  const figure = /\d[\d.,]*/u.exec(bound)?.[0];
  if (!best || !leaf || figure === undefined || !isOfUnits(bound.replace(figure, ''), per, best.scale))
    return undefined;
  const operator = /^(?:less|under|below)$/iu.test(than) ? 'lt' : 'gt';
  return [
    ...besides(best.scale, best.row),
    { kind: 'value', reading: leaf, operator, expected: figure, is: not === undefined },
  ];
}

const currencies: Readonly<Record<string, string>> = {
  euro: '€',
  euros: '€',
  eur: '€',
  dollar: '$',
  dollars: '$',
  usd: '$',
  pound: '£',
  pounds: '£',
  gbp: '£',
};

/** Whether the figures are of the unit that is said: euros, and those for an hour. */
export function isOfUnits(unit: string, per: string, { units }: Scale): boolean {
  const said = unit.trim().toLowerCase();
  const sign = currencies[said] ?? said;
  const [each = ''] = plainWords(per.replace(/^(?: ?\/ ?| an? | per | each )/iu, ''));
  const behind = /\/(?:an?|per)?(?<each>\p{L}+)|per(?<by>\p{L}+)/u.exec(units)?.groups;
  const by = behind?.['each'] ?? behind?.['by'] ?? '';
  const isPer = each === '' || (by !== '' && (each.startsWith(by) || by.startsWith(each)));
  return (
    isPer &&
    (sign === '' ||
      (/[$€£¥]/u.test(sign)
        ? units.includes(sign)
        : units === `#${sign}` || units === `#${sign.replace(/s$/u, '')}`))
  );
}

function costing(
  page: PageIndex,
  leaf: Extract<Reading, { kind: 'leaf' }>,
  expected: string,
): PlannedCheck | undefined {
  const node = page.tree.nodes.find(({ ref }) => ref === leaf.ref);
  const value = node && trimmed(page.tree.textOf(node), leaf.trim);
  return value
    ? { kind: 'value', reading: { ...leaf, parse: 'string', value }, operator: 'amount', expected, is: true }
    : undefined;
}

/** The text of the record in the one column that shows such a value, for it or for another. */
function saying(page: PageIndex, record: SaidRecord, value: string): PlannedCheck | undefined {
  const texts = textsOfRecord(page, record).filter(
    ({ text, place, column }) =>
      text.length <= 80 &&
      !/^(?:button|checkbox|radio|switch|option)$/u.test(place.node.role) &&
      columnTexts(page, column).some((each) => fold(each) === fold(value)),
  );
  const different = new Map(texts.map((each) => [each.text, each]));
  const [only] = different.values();
  if (different.size > 1) return undefined;
  if (only) {
    const leaf = readLeaf(page.tree, only.place, { kind: 'scalar', parse: 'string', description: '' });
    return leaf.ok && leaf.reading.kind === 'leaf'
      ? {
          kind: 'value',
          reading: leaf.reading,
          operator: isNumber(value) ? 'amount' : 'same',
          expected: value,
          is: true,
        }
      : undefined;
  }
  // A line among the lines of another record, which this one has not in its place.
  const { ref } = record.node;
  const words = plainWords(value).join(' ');
  const isKnown = page.tree.nodes.some(
    (node) =>
      plainWords(page.tree.textOf(node)).join(' ') === words &&
      page.itemsOf(node).some(({ region }) => region === record.region),
  );
  const own = page.textsOf(record.node).some((text) => [...text].join(' ') === words);
  // Words that run into each other where boxes stand side by side are none of the whole.
  const isTold =
    own === compare(page.tree.textOf(record.node), { operator: 'says', expected: value, is: true });
  return ref !== undefined && isKnown && isTold && words !== ''
    ? {
        kind: 'value',
        reading: { kind: 'leaf', ref, from: 'text', parse: 'string', value: page.tree.textOf(record.node) },
        operator: 'says',
        expected: value,
        is: true,
      }
    : undefined;
}
