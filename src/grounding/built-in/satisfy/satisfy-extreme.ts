/** What is said of the cheapest or dearest of some records: "the cheapest plan costs 9 €", "the most expensive order is from Cid Moe". */
import { compare, type PlannedCheck } from '../../../contract/check.js';
import { trimmed } from '../../../contract/parse-value.js';
import type { Reading } from '../../../contract/reading.js';
import { columnTexts } from '../extract/extract-columns.js';
import { readLeaf } from '../extract/extract-leaf.js';
import { overlaps } from '../extract/extract-outer.js';
import type { PageIndex } from '../extract/extract-page.js';
import { plainWords } from '../extract/extract-words.js';
import { priceOfRecord } from '../extract/records-figures.js';
import { isKindOf, type SaidRecord, textsOfRecord } from '../extract/records-said.js';
import { fold } from '../language/words.js';
import type { Sentence } from './satisfy-plain-sentence.js';
import { isNumber, literalOf } from './satisfy-words.js';

const which = '(?<which>cheapest|least expensive|most expensive|dearest|priciest)';
const ofPrice = new RegExp(
  `^(?:the price of )?(?:the )?${which} (?<noun>\\p{L}+) (?:costs|is)(?<not> not)? (?<value>[$€£¥]? ?\\d[\\d.,]*(?: ?[$€£¥])?|\\d[\\d.,]* \\p{L}{3,7})$`,
  'iu',
);
const ofText = new RegExp(
  `^(?:the )?${which} (?<noun>\\p{L}+) (?:is(?: called| named| from| by| in| for)?|has(?: the name)?|includes|contains|offers|goes to|comes from|belongs to)(?<not> not)? (?:the |an? )?(?<value>[^,;]+)$`,
  'iu',
);

/** Most records that one is compared with. */
const MOST_OTHERS = 15;

/** That no other costs less, or more, and what the record says of itself; undefined where not all of them show what they cost. */
export function extremeChecks(text: string, { page, masked }: Sentence): PlannedCheck[] | undefined {
  const price = ofPrice.exec(text)?.groups;
  const groups = price ?? ofText.exec(text)?.groups;
  const { which: extreme = '', noun = '', not, value = '' } = groups ?? {};
  if (extreme === '' || not !== undefined || / (?:and|or|but|than) /iu.test(value)) return undefined;
  const [head = ''] = plainWords(noun);
  const isLeast = /^(?:cheap|least)/iu.test(extreme);
  const found = page.regions.flatMap((region) => {
    const { items, kind, container } = region;
    if (kind === 'sections' || items.length < 2 || items.length > MOST_OTHERS || page.isAside(container))
      return [];
    if (!isKindOf(page, region, head)) return [];
    const prices = items.map((node, row) =>
      priceOfRecord(page, { region, row, node, names: [], isWhole: true }),
    );
    const values = prices.flatMap((each) => (typeof each?.value === 'number' ? [each.value] : []));
    if (values.length < items.length) return [];
    const best = isLeast ? Math.min(...values) : Math.max(...values);
    const row = values.indexOf(best);
    const [node, left] = [items[row], prices[row]];
    if (!node || !left || values.lastIndexOf(best) !== row) return [];
    return [{ record: { region, row, node, names: [], isWhole: true }, left, prices }];
  });
  const [first, ...others] = found;
  if (!first || others.some(({ record }) => !overlaps(page, record.region, first.record.region)))
    return undefined;
  if (others.some(({ left }) => left.value !== first.left.value)) return undefined;
  const claim = price
    ? costing(page, first.left, value)
    : saying(page, first.record, literalOf(value, masked).text);
  if (!claim) return undefined;
  return [
    ...first.prices.flatMap((right): PlannedCheck[] =>
      right && right !== first.left
        ? [{ kind: 'relation', left: first.left, operator: isLeast ? 'le' : 'ge', right: [right], is: true }]
        : [],
    ),
    claim,
  ];
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
