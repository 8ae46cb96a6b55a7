/** What a record says in figures: its price, and how many it has of something ("24" behind the button "Like", "12 votes"). */
import { isStruck } from './extract-facts.js';
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { readLeaf } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import type { WantScalar } from './extract-schema.js';
import { isField, visible } from './extract-tree.js';
import { explained, plainWords } from './extract-words.js';
import { figureBySign } from './records-signs.js';
import { type RecordText, type SaidRecord, textsOfRecord } from './records-said.js';
import { shapesOf } from './records-shapes.js';

const somePart = /\b(?:left|free|taken|sold|available|remaining|open|used|booked|done|new|unread|of)\b|\//iu;

type Leaf = Extract<Reading, { kind: 'leaf' }>;

const figure = /^\(?\d[\d.,]*(?:\s?[kKmM])?\)?$/u;

/** How many of something a record has; undefined where it does not say so, or says it twice. */
export function figureOfRecord(page: PageIndex, record: SaidRecord, noun: string): Leaf | undefined {
  const words = plainWords(noun);
  if (words.length === 0) return undefined;
  const beside = besideControl(page, record.node, words);
  if (beside.length > 0) return onlyOne(beside);
  const said = textsOfRecord(page, record).filter(({ text, column, place }) => {
    // "8 spots left" are not all of them.
    const whole = page.tree.textOf(place.node);
    if (whole.length <= 60 && somePart.test(whole) && !words.some((word) => somePart.test(word)))
      return false;
    const own = plainWords(text);
    const isNamed = column.labels.some(
      ({ words: label, trust }) => trust >= 0.75 && words.every((word) => explained(word, label) >= 0.85),
    );
    const [first, ...others] = own;
    const isCounted =
      /^\d[\d.,]*$/u.test(first ?? '') &&
      others.length === words.length &&
      words.every((word) => others.includes(word));
    return isCounted || (isNamed && figure.test(text.trim()));
  });
  const told = said.flatMap((each) => numberIn(page, each) ?? []);
  return told.length > 0 ? onlyOne(told) : figureBySign(page, record.node, noun);
}

/** What a record costs, where it shows one amount. */
export function priceOfRecord(page: PageIndex, record: SaidRecord): Leaf | undefined {
  return onlyOne(amountsOf(page, record).flatMap((each) => numberIn(page, each) ?? []));
}

/** Nouns for an amount of money that something has, costs or earns. */
const ofMoney = /^(?:balance|price|cost|fee|fare|salary|wage|pay|rent|charge|amount)$/u;

/** Words for one amount among others: what is due is not what there is, and what it was is not what it is. */
const ofOtherMoney =
  /\b(?:limit|available|pending|interest|fees?|deposit|minimum|maximum|due|owed|owing|paid|spent|saved?|savings? of|discount|off|tax|vat|shipping|delivery|before|was|instead|bonus|budget|goal|target|total|subtotal|rate|overdraft|income|balance|price|cost|fare|salary|wage|rent|charge|amount|refund|per|from|up to|reserved|blocked|original|list)\b/iu;

/** "The balance of the savings account": the one amount of a record that calls no amount anything, or just so. */
export function moneyOfRecord(
  page: PageIndex,
  record: SaidRecord,
  { property, want }: { property: string; want: WantScalar },
): Reading | undefined {
  if (!ofMoney.test(property) || record.region.kind === 'sections') return undefined;
  const isOther = (text: string): boolean =>
    ofOtherMoney.test(
      plainWords(text)
        .filter((word) => word !== property && !record.names.includes(word))
        .join(' '),
    );
  const amounts = amountsOf(page, record);
  const [only, ...others] = new Map(amounts.map((each) => [each.text, each])).values();
  if (!only || others.length > 0) return undefined;
  const texts = [...visible(record.node)].flatMap((node) =>
    node.children.length === 0 && node.role !== 'button' ? [page.tree.textOf(node) || node.name] : [],
  );
  const isCalled = only.column.labels.every(
    ({ words, trust }) =>
      // That it is a price is guessed by its looks where nothing says so.
      (trust < 0.75 || !isOther([...words].join(' '))) &&
      (trust < 0.9 || words.has(property) || [...words].every((word) => record.names.includes(word))),
  );
  if (!isCalled || texts.some(isOther)) return undefined;
  const leaf = readLeaf(page.tree, only.place, want);
  return leaf.ok ? leaf.reading : undefined;
}

/** The amounts that a record shows, those that are crossed out left aside. */
function amountsOf(page: PageIndex, record: SaidRecord): RecordText[] {
  const amounts = textsOfRecord(page, record).filter(
    ({ text, place }) =>
      shapesOf(text).has('money') &&
      text.length <= 20 &&
      !isStruck(page.tree, place.node) &&
      !/^(?:s|del|deletion)$/u.test(place.node.tag ?? place.node.role),
  );
  return amounts.filter(
    ({ place, text }) =>
      !amounts.some(
        (each) =>
          each.place.node !== place.node &&
          each.text !== text &&
          [...visible(place.node)].includes(each.place.node),
      ),
  );
}

function numberIn({ tree }: PageIndex, { place }: RecordText): Leaf | undefined {
  const leaf = readLeaf(tree, place, { kind: 'scalar', parse: 'number', description: '' });
  return leaf.ok && leaf.reading.kind === 'leaf' && leaf.reading.from === 'text' ? leaf.reading : undefined;
}

function onlyOne(readings: readonly Leaf[]): Leaf | undefined {
  const different = new Map(readings.map((reading) => [reading.value, reading]));
  const [only] = different.values();
  return different.size === 1 ? only : undefined;
}

/** The figure in a button that is called so, or right behind it. */
function besideControl({ tree }: PageIndex, item: SnapshotNode, words: readonly string[]): Leaf[] {
  const nodes = [...visible(item)];
  return nodes.flatMap((node, at): Leaf[] => {
    if (!/^(?:button|link|img|image)$/u.test(node.role) || isField(node)) return [];
    const called = new Set(plainWords([node.name, ...(node.hints ?? []).map(({ text }) => text)].join(' ')));
    if (called.size === 0 || called.size > 3 || !words.every((word) => called.has(word))) return [];
    const inside = tree.textOf(node).trim();
    const inner = new Set(visible(node));
    const next = nodes.slice(at + 1).find((each) => !inner.has(each) && tree.textOf(each) !== '');
    const place = /\d/u.test(inside) ? node : next;
    if (place?.ref === undefined || (place !== node && !figure.test(tree.textOf(place).trim()))) return [];
    const leaf = readLeaf(tree, { node: place }, { kind: 'scalar', parse: 'number', description: '' });
    return leaf.ok && leaf.reading.kind === 'leaf' ? [leaf.reading] : [];
  });
}
