/**
 * What speaks against a reading, whatever spoke for it: a date that is no date, a list of which only some are what was demanded of all, or that
 * leaves one out that is so as well, and a title that ends with the mark that it was chosen by.
 */
import { dataOf, refsOf, type Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Ask } from './extract-ask.js';
import { notListed } from './extract-not-listed.js';
import type { PageIndex } from './extract-page.js';
import { isInside, visible } from './extract-tree.js';
import { explained, plainWords } from './extract-words.js';

/** Why a reading cannot be what was asked for; undefined where nothing says so. */
export function contradicted(page: PageIndex, ask: Ask, reading: Reading): string | undefined {
  return (
    ofOtherShape(ask, reading) ??
    ofSomeOnly(page, ask, reading) ??
    leavesOut(page, ask, reading) ??
    markedTitle(page, ask, reading) ??
    ofOtherColumn(page, ask, reading) ??
    quantityForPrice(page, ask, reading) ??
    ofForm(page, ask, reading) ??
    notListed(page, ask, reading)
  );
}

const lead = "(?:(?:what(?:['’]s|\\s(?:is|was))|get|extract|find|read|give me|tell me)\\s)?";
const shaped = new RegExp(
  `^${lead}(?:the\\s)?(?:\\p{L}+\\s){0,2}?(?<noun>date|day|time|price|cost|fee|fare|(?:tele)?phone(?: number)?|e-?mail(?: address)?)(?:\\s(?:when|of|for|on|at|in|that|which|from|by|to|until|since)\\s|[?.]?$)`,
  'iu',
);
const isWhen =
  /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)s?|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|\p{L}+(?:uary|ember|tober)|march|april|august|(?:yester|to|mid|any|every|all |work)day|tomorrow|tonight|now|noon|midnight|morning|afternoon|evening|night|weekend|never|always|none|unknown|soon|once|half|quarter|an?|one|two|three|four|five|six|seven|eight|nine|ten|next|last|ago|tb[acd]|n\/a|not|no|open|pending|anytime|daily|weekly|monthly)\b|^\W*$/iu;
const isPriced =
  /\d|\b(?:free|gratis|request|included?|sold|none|no|not|n\/a|tb[acd]|varies|call|pay|donation)\b|^\W*$/iu;

/** "Empty" is no day when something was found, and nothing without a digit is a telephone number. */
function ofOtherShape({ text }: Ask, reading: Reading): string | undefined {
  const noun = shaped.exec(text.trim())?.groups?.['noun']?.toLowerCase();
  const value = dataOf(reading);
  if (noun === undefined || typeof value !== 'string') return undefined;
  const isSo = /^(?:date|day|time)$/u.test(noun)
    ? isWhen.test(value)
    : noun.includes('phone')
      ? /\d/u.test(value)
      : noun.includes('mail')
        ? value.includes('@') || /\d|\bnot?\b|none|^\W*$/iu.test(value)
        : isPriced.test(value);
  return isSo ? undefined : `"${value.slice(0, 60)}", which is no ${noun}`;
}

/** Texts that say of which kind a record is are short. */
const MOST_WORDS = 3;

/** "The products with low stock": what one of the records says in a place of its own, and another does not, was demanded of all of them. */
function ofSomeOnly(page: PageIndex, { text, words, head }: Ask, reading: Reading): string | undefined {
  if (reading.kind !== 'list' && reading.kind !== 'derived') return undefined;
  const data = dataOf(reading);
  // "The names and sizes of the files whose upload failed": records with several fields say it beside them.
  const isOfRecords = /\bwhose\b/iu.test(text);
  if (!Array.isArray(data) || data.length < 2) return undefined;
  if (data.some((each) => typeof each !== 'string' && !(isOfRecords && typeof each === 'object')))
    return undefined;
  const demanded = plainWords(
    /\b(?:with|without|having|that|which|who|whose|where|marked|labell?ed|tagged|flagged|\p{L}+ed as)\s(?<demand>.+)$/iu.exec(
      text,
    )?.groups?.['demand'] ?? '',
  ).filter((word) => words.includes(word) && word !== head);
  if (demanded.length === 0) return undefined;
  const records = recordsOf(page, reading);
  if (records.length < 2) return undefined;
  const said = records.map((record) =>
    page
      .textsOf(record)
      .filter(({ size }) => size <= MOST_WORDS)
      .flatMap((each) => {
        const said = [...each].filter((word) => !(isOfRecords && /^\d+$/u.test(word)));
        return said.length > 0 && said.every((word) => demanded.includes(word)) ? [said.join(' ')] : [];
      }),
  );
  const some = said.flat().find((each) => said.some((own) => !own.includes(each)));
  return some === undefined ? undefined : `a list of which only some are "${some}"`;
}

/** "The recipes tagged vegan": another record of the list has that tag as well, beside a second one perhaps, and was not read. */
function leavesOut(page: PageIndex, { text }: Ask, reading: Reading): string | undefined {
  const data = dataOf(reading);
  const tag = /\b(?:tagged|labell?ed|flagged)\s(?:as\s|with\s)?(?<tag>[\p{L}\d -]+?)[.?]?$/iu.exec(
    text.trim(),
  )?.groups?.['tag'];
  if (tag === undefined || !Array.isArray(data)) return undefined;
  const wanted = plainWords(tag).join(' ');
  const refs = new Set(refsOf(reading));
  const read = page.tree.nodes.filter(({ ref }) => ref !== undefined && refs.has(ref));
  const isRead = (item: SnapshotNode): boolean =>
    read.some((node) => node === item || isInside(page.tree, node, item));
  const saysTag = (item: SnapshotNode): boolean =>
    [...visible(item)].some(
      (node) => node.children.length === 0 && plainWords(page.tree.textOf(node)).join(' ') === wanted,
    );
  const lists = new Set(read.flatMap((node) => page.itemsOf(node).map(({ region }) => region)));
  const left = [...lists].some(
    ({ items }) =>
      items.some((item) => isRead(item) && saysTag(item)) &&
      items.some((item) => !isRead(item) && saysTag(item)),
  );
  return left ? `a list that leaves out others that are "${tag}"` : undefined;
}

/** The records that were read, one for each value: those of the table or list that hold them, and each of them only that one. */
function recordsOf(page: PageIndex, reading: Reading): SnapshotNode[] {
  const refs = new Set(reading.kind === 'list' ? reading.itemRefs : refsOf(reading));
  const nodes = page.tree.nodes.filter(({ ref }) => ref !== undefined && refs.has(ref));
  return nodes.flatMap((node) => {
    const around = page.itemsOf(node).filter(({ region }) => region.items.length > 1);
    const whole = around.findLast((item) =>
      nodes.every((other) => other === node || !isInside(page.tree, other, item.node)),
    );
    return (whole ?? around[0])?.node ?? [];
  });
}

/** The names of the albums are those under "Album", and not what the tracks are called. */
function ofOtherColumn(page: PageIndex, { text }: Ask, reading: Reading): string | undefined {
  const noun =
    /^(?:(?:get|list|read|extract) )?(?:all )?(?:the )?(?:names|titles) of (?:all )?(?:the )?(?<noun>\p{L}+s)[.?]?$/iu.exec(
      text.trim(),
    )?.groups?.['noun'];
  const [head] = plainWords(noun ?? '');
  if (head === undefined || !Array.isArray(dataOf(reading))) return undefined;
  const refs = new Set(refsOf(reading));
  const isRead = (node: SnapshotNode | undefined): boolean => node?.ref !== undefined && refs.has(node.ref);
  const headed = page.regions
    .filter(({ kind }) => kind === 'table')
    .flatMap((region) => region.columns())
    .filter(({ labels }) => labels.some(({ words, trust }) => trust === 1 && words.size === 1));
  const called = headed.filter(({ labels }) =>
    labels.some(({ words, trust }) => trust === 1 && words.has(head)),
  );
  const others = headed.filter((column) => !called.includes(column));
  const isOf = (columns: typeof headed): boolean =>
    columns.some(({ places }) => places.every((place) => isRead(place?.node)));
  return called.length > 0 && !isOf(called) && isOf(others) ? `another column than "${head}"` : undefined;
}

/** "250" of "250 × Flyer" is how many, and no price. */
function quantityForPrice({ tree }: PageIndex, { text }: Ask, reading: Reading): string | undefined {
  if (!/\b(?:prices?|costs?|amounts?)\b/iu.test(text) || /\b(?:quantit|how many|copies|pieces)/iu.test(text))
    return undefined;
  const refs = new Set(refsOf(reading));
  return tree.nodes
    .filter(({ ref }) => ref !== undefined && refs.has(ref))
    .map((node) => tree.textOf(node))
    .find((said) => {
      const figure = /^(?<figure>\d+)\s?[×x]\s?\p{L}/u.exec(said)?.groups?.['figure'];
      return figure !== undefined && JSON.stringify(dataOf(reading)).includes(figure);
    });
}

/** What can be chosen for a new appointment is none of the appointments that there are. */
function ofForm(page: PageIndex, { head }: Ask, reading: Reading): string | undefined {
  const data = dataOf(reading);
  if (!Array.isArray(data) || data.length < 2 || head === undefined) return undefined;
  const refs = new Set(refsOf(reading));
  const nodes = page.tree.nodes.filter(({ ref }) => ref !== undefined && refs.has(ref));
  const isChoice = (node: SnapshotNode): boolean => {
    for (let at: SnapshotNode | undefined = node; at; at = page.tree.parentOf(at))
      if (at.role === 'label') return at.children.some(({ role }) => /^(?:radio|checkbox)$/u.test(role));
    return false;
  };
  const areForNew = nodes.every((node) => {
    const context = page.tree.contextOf(node);
    return context.has(head) && ['new', 'book', 'add', 'create', 'request'].some((word) => context.has(word));
  });
  return nodes.length > 0 && nodes.every(isChoice) && areForNew
    ? 'what can be chosen for a new one'
    : undefined;
}

const titled = /\b(?:titles?|names?|subjects?|headlines?)\b/iu;

/** "Crash when opening the log bug": the label by which it was chosen stands in the same element, and is no part of its title. */
function markedTitle(page: PageIndex, { text, words }: Ask, reading: Reading): string | undefined {
  if (!titled.test(text)) return undefined;
  const refs = new Set(refsOf(reading));
  const data = dataOf(reading);
  const values = (Array.isArray(data) ? data : [data]).map(String);
  const isSaid = (mark: string): boolean => {
    const own = plainWords(mark);
    return own.length > 0 && own.every((word) => explained(word, new Set(words)) >= 0.85);
  };
  return page.tree.nodes
    .filter(({ ref, children }) => ref !== undefined && refs.has(ref) && children.length > 0)
    .flatMap(({ children }) => children.slice(1).map((child) => page.tree.textOf(child).trim()))
    .find((mark) => isSaid(mark) && values.some((value) => value.endsWith(mark) && value !== mark));
}
