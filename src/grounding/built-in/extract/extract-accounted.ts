/**
 * The last look at what was read: every name and number of the instruction, and every word that says which of several values is meant, has to
 * be said by what was read, by its record, its labels, or what stands over it. A word that is left over is evidence that something else was
 * asked for, or that it is not here.
 */
import { dataOf, refsOf, type Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Ask } from './extract-ask.js';
import { labelledOtherwise } from './extract-line-of-record.js';
import { isStruck } from './extract-facts.js';
import { roleNouns, isRate, stateWords, weak } from './extract-kind-words.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import type { PageIndex } from './extract-page.js';
import type { Want } from './extract-schema.js';
import { isInside } from './extract-tree.js';
import { properNoun } from './extract-unsaid.js';
import { explained, generalNouns, isEmptyName, meaningfulWords, plainWords } from './extract-words.js';

/** The first word that nothing accounts for; undefined where all are. */
export function unaccounted(page: PageIndex, want: Want, ask: Ask, reading: Reading): string | undefined {
  const evidence = evidenceOf(page, reading);
  const isOne = want.kind === 'scalar' || isOneValue(want);
  return (
    unnamed(ask, evidence, isOne) ??
    (isOne
      ? (misnamed(page, ask, reading) ??
        uncounted(ask, reading, evidence) ??
        unqualified(ask, evidence) ??
        totalElsewhere(page, ask, evidence) ??
        totalOfOne(page, ask, reading))
      : (ofChoices(page, ask, reading) ??
        ofTitles(page, ask, reading, evidence) ??
        ofSomeOnly(page, ask, reading, evidence))) ??
    ofNoSuchKind(page, ask, reading) ??
    ofLabel(ask, reading) ??
    ofOtherLine(page, ask, reading)
  );
}

/** "Temperature" is what the temperature is called, and not what it is. */
function ofLabel({ text }: Ask, reading: Reading): string | undefined {
  const data = dataOf(reading);
  if (reading.kind !== 'leaf' || typeof data !== 'string') return undefined;
  const words = plainWords(property.exec(text.trim())?.groups?.['property'] ?? '');
  const value = plainWords(data);
  return value.length > 0 &&
    /^(?:the |what )/iu.test(text.trim()) &&
    value.join(' ') === words.slice(0, value.length).join(' ')
    ? value.join(' ')
    : undefined;
}

/** "Net € 100.00" is not the total, where "Total € 125.00" stands beside it. */
function ofOtherLine(page: PageIndex, { text }: Ask, reading: Reading): string | undefined {
  const node = reading.kind === 'leaf' ? nodesOf(page).get(reading.ref) : undefined;
  return node && labelledOtherwise(page, text, node);
}

/** A single field that is called nothing ("extraction") is what the instruction asks for. */
function isOneValue(want: Want): boolean {
  if (want.kind !== 'object') return false;
  const [field, ...others] = want.fields;
  return (
    field !== undefined && others.length === 0 && field.want.kind === 'scalar' && isEmptyName(field.name)
  );
}

/** What speaks for a reading. */
interface Evidence {
  /** Words that the page shows there: the value, its record, labels and titles. */
  shown: ReadonlySet<string>;
  /** Those, and the names that markup gives to it, its role and its shape. */
  all: ReadonlySet<string>;
  /** What it is called, by labels that someone wrote. */
  labels: readonly ReadonlySet<string>[];
  /** The texts that were read. */
  texts: readonly string[];
}

/** Elements of a long list say no more than its first ones. */
const MOST_REFS = 60;
/** An item with more texts than this is a part of the page, and no record. */
const MOST_TEXTS = 60;

function evidenceOf(page: PageIndex, reading: Reading): Evidence {
  const { tree } = page;
  const shown = new Set(tree.pageWords);
  const marks = new Set<string>();
  const labels: ReadonlySet<string>[] = [];
  const texts: string[] = [];
  const show = (words: Iterable<string>): void => {
    for (const word of words) shown.add(word);
  };
  for (const ref of refsOf(reading, 'with items').slice(0, MOST_REFS)) {
    const node = nodesOf(page).get(ref);
    if (!node) continue;
    const text = tree.textOf(node) || node.name;
    texts.push(text);
    show(plainWords([text, node.name, node.value ?? ''].join(' ')));
    show(tree.contextOf(node));
    for (const word of [
      ...(stateWords[node.role] ?? '').split(' '),
      ...(roleNouns[node.role] ?? '').split(' '),
      ...shapesOf(text),
      ...(isStruck(tree, node) ? ['old'] : []),
      ...(node.checked === true || node.selected === true ? ['chosen', 'picked'] : []),
    ])
      marks.add(word);
    let at: SnapshotNode | undefined = node;
    for (let up = 0; at && up < 4; up += 1, at = tree.parentOf(at)) {
      for (const word of plainWords(
        [...(at.classes ?? []), at.id ?? '', at.testId ?? '', at.itemprop ?? ''].join(' '),
      ))
        marks.add(word);
      if (up > 0 && tree.textOf(at).length > 200) continue;
      for (const { words, trust } of factsAt(page, at)) {
        if (trust < 0.85) continue;
        show(words);
        if (up === 0) labels.push(words);
      }
    }
    for (const item of page.itemsOf(node)) {
      const own = page.textsOf(item.node);
      if (own.length > MOST_TEXTS) continue;
      for (const words of own) show(words);
      // A number among them is one of a class name.
      show([...item.region.words].filter((word) => !/\d/u.test(word)));
      for (const { places: cells, labels: names } of item.region.columns()) {
        const place = cells[item.index];
        if (place && (isInside(tree, node, place.node) || isInside(tree, place.node, node)))
          for (const { words, trust } of names)
            if (trust >= 0.85) {
              show(words);
              labels.push(words);
            } else for (const word of words) marks.add(word);
      }
    }
  }
  return { shown, all: new Set([...shown, ...marks]), labels, texts };
}

/** Elements by their handle, and facts by their place: made once for a page. */
const nodes = new WeakMap<PageIndex, Map<string, SnapshotNode>>();
const facts = new WeakMap<PageIndex, Map<SnapshotNode, PageIndex['facts'][number][]>>();

function nodesOf(page: PageIndex): Map<string, SnapshotNode> {
  let known = nodes.get(page);
  if (!known) {
    known = new Map(page.tree.nodes.flatMap((node) => (node.ref === undefined ? [] : [[node.ref, node]])));
    nodes.set(page, known);
  }
  return known;
}

function factsAt(page: PageIndex, node: SnapshotNode): readonly PageIndex['facts'][number][] {
  let known = facts.get(page);
  if (!known) {
    known = new Map();
    for (const fact of page.facts) {
      const at = known.get(fact.place.node);
      if (at) at.push(fact);
      else known.set(fact.place.node, [fact]);
    }
    facts.set(page, known);
  }
  return known.get(node) ?? [];
}

/** What the shape of a text says that it is, beside what every label of that kind is called. */
function shapesOf(text: string): string[] {
  const kinds = kindsOfText(text);
  return [
    ...kinds,
    ...(/\d\s?(?:B|[kKMGT]i?B|bytes)$/u.test(text) ? ['size'] : []),
    ...(/^\d+\s?[:–-]\s?\d+$/u.test(text) ? ['score', 'result'] : []),
    ...(/\d{1,2}[:.]\d{2}\b/u.test(text) ? ['time', 'departure', 'arrival', 'start', 'end'] : []),
  ];
}

/** A name or number that is not said there: "the Trail Backpack 60" is not the "Trail Backpack 40". */
function unnamed(ask: Ask, { shown }: Evidence, isOne: boolean): string | undefined {
  return ask.keys.find((word) =>
    /\d/u.test(word) ? !shown.has(word) : (isOne || word !== ask.head) && explained(word, shown) < 0.85,
  );
}

const nameInside = /(?<=\s)\p{Lu}[\p{L}\d'’-]*(?:\s(?:\p{Lu}[\p{L}\d'’-]*|\d+))+/gu;

/** "Fjord Sleeping Bag" is not "Fjord Lite Sleeping Bag", where the page has a record that is called just so. */
function misnamed(page: PageIndex, ask: Ask, reading: Reading): string | undefined {
  const { tree } = page;
  const names = ask.text.match(nameInside) ?? [];
  if (names.length === 0) return undefined;
  const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim().toLowerCase();
  const refs = new Set(refsOf(reading));
  const around = tree.nodes
    .filter(({ ref }) => ref !== undefined && refs.has(ref))
    .flatMap((node) => [
      plain(tree.textOf(node)),
      ...page.itemsOf(node).map((item) => plain(tree.textOf(item.node))),
    ]);
  if (around.length <= refs.size) return undefined;
  return names.find((name) => {
    const isRecord = tree.nodes.some((node) => plain(tree.textOf(node)) === plain(name));
    return isRecord && !around.some((text) => text.includes(plain(name)));
  });
}

const places = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const counts = new Set([
  ...'two three four five six seven eight nine ten eleven twelve'.split(' '),
  ...places,
]);

/** "The second message", "two packs": a value that stands for itself was not counted off. */
function uncounted(ask: Ask, reading: Reading, { shown }: Evidence): string | undefined {
  const count = ask.words.find((word) => counts.has(word) && !shown.has(word));
  if (count !== undefined || ask.ordinal === undefined || reading.kind !== 'leaf') return count;
  const said = places[ask.ordinal - 1] ?? 'last';
  return shown.has(said) || shown.has(String(ask.ordinal)) ? undefined : said;
}

const property =
  /^(?:(?:what|who|which)(?:['’]s|\s(?:is|are|was|were))\s|(?:get|extract|find|read|give me|tell me|show me)\s)?(?:the\s|its\s|their\s|his\s|her\s|an?\s)?(?<property>\p{L}[\p{L}-]*(?:\s[\p{L}-]+){0,4}?)(?:\s(?:of|for|from|in|on|at|to|with|by|that|which|who|as|per|before|after)\s|[,.?!(]|$)/iu;
const owned = /['’]s\s(?<property>\p{Ll}[\p{L} -]{1,30})[?.]?$/u;

/** Words that say nothing of which value is meant. */
const plainly = /^(?:current|actual|exact|full|contact|given|own|main|final|overall|stated|complete)$/u;
/** What the text of a record is called, whatever it says; and how a word that names the value may end. */
const anyText = /^(?:subject|headline|method|type|kind|way|amount|fact|detail|description|number|code)$/u;

/** "The delivery cost", "the start date": what says which cost or date it is, and what the value is called. */
function unqualified(ask: Ask, { all, texts, labels }: Evidence): string | undefined {
  const text = ask.text.trim();
  if (/^(?:who|when|where|how|at|whether|is|are|does|do|in|on|from)\b/iu.test(text) || ask.count)
    return undefined;
  const said = owned.exec(text)?.groups?.['property'] ?? property.exec(text)?.groups?.['property'];
  const words = meaningfulWords(said ?? '').filter((word) => ask.words.includes(word));
  const head = words.at(-1);
  // "Cook" and "Prep" for the cooking and the preparation time.
  const isForm = (word: string): boolean =>
    labels.some((label) => [...label].some((each) => each.length >= 4 && word.startsWith(each)));
  const isSaid = (word: string): boolean =>
    explained(word, all) >= 0.7 || isForm(word) || texts.some((each) => isRate(word, each));
  // "The user name" is no "Display name", but it may stand over a profile without a label.
  const isCalledMore = labels.some(
    (label) => head !== undefined && label.has(head) && [...label].some((word) => !words.includes(word)),
  );
  const other = words
    .slice(0, -1)
    .find((word) => !isSaid(word) && !plainly.test(word) && (isCalledMore || !generalNouns.has(word)));
  if (other !== undefined || head === undefined) return other;
  const isAny = generalNouns.has(head) || weak.has(head) || anyText.test(head);
  return isAny || isSaid(head) || words.slice(0, -1).some(isSaid) ? undefined : head;
}

/** "The total of the basket" is not how many things the sign of the basket counts, where a line says "Total". */
function totalElsewhere(
  { facts }: PageIndex,
  { text, words }: Ask,
  { labels, texts }: Evidence,
): string | undefined {
  const head = property.exec(text.trim())?.groups?.['property'];
  if (!/^totals?$/iu.test(head ?? '') || !words.includes('total')) return undefined;
  const says = (label: ReadonlySet<string>): boolean => label.has('total') || label.has('sum');
  if (labels.some(says) || texts.some((each) => /\btotal\b/iu.test(each))) return undefined;
  return facts.some((fact) => fact.trust >= 0.85 && says(fact.words)) ? head : undefined;
}

/** "The total number of points" of a quiz is not how many one of its questions has. */
function totalOfOne(page: PageIndex, { text }: Ask, reading: Reading): string | undefined {
  if (
    reading.kind !== 'leaf' ||
    !/\btotal (?:number|amount|sum) of\b|\bin total\b|\baltogether\b/iu.test(text)
  )
    return undefined;
  const node = nodesOf(page).get(reading.ref);
  const isOneOfAll = node !== undefined && page.itemsOf(node).some(({ region }) => region.items.length > 1);
  return isOneOfAll && !/\b(?:total|sum|in all)\b/iu.test(page.tree.textOf(node)) ? 'total' : undefined;
}

/** Nouns for what can be chosen, whatever it is. */
const anyChoice = /^(?:option|choice|thing|item|entry|value|answer|box|checkbox|radio)$/u;

/** "The titles of the books" are no choices of a form that nothing calls books; and all of a list are not one of many alike. */
function ofChoices(page: PageIndex, ask: Ask, reading: Reading): string | undefined {
  // "The products" without more are no boxes of a filter either.
  const isList = Array.isArray(dataOf(reading));
  const noun = (
    /\s(?:of|for)\s(?:all\s)?(?:the\s)?(?<noun>\p{L}+s)(?:\s|[.?]|$)/iu.exec(ask.text) ??
    (isList ? /^(?:all\s)?the\s(?<noun>\p{L}+s)(?:\s|[.?]|$)/iu.exec(ask.text) : null)
  )?.groups?.['noun'];
  const nodes = refsOf(reading).flatMap((ref) => nodesOf(page).get(ref) ?? []);
  const [word] = noun === undefined ? [] : meaningfulWords(noun);
  const isChoice = ({ role, children }: SnapshotNode): boolean =>
    /^(?:radio|checkbox|option)$/u.test(role) ||
    (role === 'label' && children.some((child) => /^(?:radio|checkbox)$/u.test(child.role)));
  const areChoices = nodes.length > 0 && nodes.every(isChoice);
  // What the page is about is said of all that stands on it.
  const around = new Set(nodes.flatMap((node) => [...page.tree.contextOf(node)]));
  for (const each of page.tree.pageWords) around.delete(each);
  if (areChoices && word !== undefined && !anyChoice.test(word) && explained(word, around) < 0.7) return word;
  const [only, ...others] = nodes;
  const data = dataOf(reading);
  if (!only || others.length > 0 || !Array.isArray(data) || data.length !== 1 || !areChoices)
    return undefined;
  const alike = (page.tree.parentOf(only)?.children ?? []).filter(
    ({ role, hidden }) => role === only.role && hidden === undefined,
  );
  const isOne = only.selected === true || only.checked === true || ask.conditions.length > 0;
  return alike.length > 1 && !isOne ? (noun ?? 'all') : undefined;
}

/** "The plants that need water", where some of those that were read say so and others do not: all of them are not those. */
function ofSomeOnly(page: PageIndex, ask: Ask, reading: Reading, { labels }: Evidence): string | undefined {
  const data = dataOf(reading);
  if (!Array.isArray(data) || data.length < 2 || data.some((each) => typeof each === 'object'))
    return undefined;
  const read = refsOf(reading).flatMap((ref) => nodesOf(page).get(ref) ?? []);
  const items = read.map((node) => page.itemsOf(node).map((item) => item.node));
  // The widest that hold one value each.
  const level = (items[0] ?? []).findLastIndex(
    (_, at) => new Set(items.map((each) => each[at])).size === data.length && items.every((each) => each[at]),
  );
  if (level === -1) return undefined;
  const shown = items.map((each) => withoutButtons(each[level] as SnapshotNode).toLowerCase());
  const texts = shown.map((text) => new Set(plainWords(text)));
  const named = new Set([...page.tree.pageWords, ...labels.flatMap((label) => [...label])]);
  const isOfSome = (saying: number): boolean => saying > 0 && saying < texts.length;
  // "Need" says nothing by itself, but in "Needs water" and "Water in 3 days" it tells them apart.
  const verb =
    /\b(?:that|which|who)\s(?!(?:is|are|was|were|have|has|had|can|could)\b)(?<verb>\p{Ll}{3,}?)s?\s/u.exec(
      ask.text,
    )?.groups?.['verb'];
  const isVerb = new RegExp(`\\b${verb ?? ''}(?:s|ed|ing)?\\b`, 'u');
  if (verb !== undefined && isOfSome(shown.filter((text) => isVerb.test(text)).length)) return verb;
  return ask.words.find((word) => {
    if (word === ask.head || generalNouns.has(word) || weak.has(word) || named.has(word)) return false;
    return isOfSome(texts.filter((each) => explained(word, each) >= 0.85).length);
  });
}

/** The button "Water" says of no plant how it is. */
function withoutButtons({ role, name, text, value, children }: SnapshotNode): string {
  if (role === 'button') return '';
  return [name, text ?? '', value ?? '', ...children.map(withoutButtons)].join(' ');
}

/** "The authors of the books" are not what the books are called, where nothing says that those headings are authors. */
function ofTitles(page: PageIndex, { text }: Ask, reading: Reading, { all }: Evidence): string | undefined {
  const said =
    /^(?:(?:get|extract|find|read|list|give me|what are)\s)?(?:all\s)?(?:the\s)?(?<of>\p{L}+)\s(?:of|for)\s(?:all\s)?(?:the\s)?\p{L}+s\b/iu.exec(
      text.trim(),
    )?.groups?.['of'];
  const [word] = said === undefined ? [] : plainWords(said);
  if (word === undefined || generalNouns.has(word) || weak.has(word) || anyText.test(word)) return undefined;
  const nodes = refsOf(reading).flatMap((ref) => nodesOf(page).get(ref) ?? []);
  const areTitles = nodes.length > 1 && nodes.every(({ role }) => role === 'heading');
  // "Sort by" over a list names no author.
  const shown = new Set([...all].filter((each) => each !== 'by'));
  return areTitles && explained(word, shown) < 0.7 ? word : undefined;
}

/** Persons and companies are called by names: a date, an amount or a size is none of them. */
function ofNoSuchKind(page: PageIndex, { text }: Ask, reading: Reading): string | undefined {
  const said =
    /^(?:(?:get|extract|find|read|give me|tell me)\s)?(?:the\s)?(?<noun>\p{L}+)\s(?:of|for|in)\s/iu.exec(
      text.trim(),
    )?.groups?.['noun'];
  const [noun = ''] = plainWords(said ?? '');
  const data = dataOf(reading);
  const values = (Array.isArray(data) ? data : [data]).filter((value) => typeof value === 'string');
  const isFigure = (value: string): boolean => shapesOf(value).length > 0 && !/@/u.test(value);
  // Nor is a time the text of anything.
  const isTime = (value: string): boolean => kindsOfText(value).some((kind) => /^(?:time|date)$/.test(kind));
  const isBare = values.length > 0 && values.every((value) => !/\p{L}{2}/u.test(value) || isTime(value));
  if (noun === 'subject' && Array.isArray(data) && refsOf(reading).some((ref) => isFirstText(page, ref)))
    return noun;
  if (/^(?:text|message|content|body|title|headline)$/u.test(noun) && isBare) return noun;
  return properNoun.test(noun) && values.length > 0 && values.every(isFigure) ? noun : undefined;
}

/** The first of several texts in a line without labels is whose it is, as far as anybody can tell. */
function isFirstText(page: PageIndex, ref: string): boolean {
  const node = nodesOf(page).get(ref);
  const line = node && page.tree.parentOf(node);
  if (!node || !line || node.classes?.some((name) => /subj|title/i.test(name))) return false;
  const texts = line.children.filter((child) => {
    const shown = page.tree.textOf(child);
    return /\p{L}{3}/u.test(shown) && kindsOfText(shown).length === 0 && child.clickable !== true;
  });
  return texts.length > 1 && texts[0] === node;
}
