/** Finds one value: the fact whose label and surroundings explain the words that ask for it. */
import type { Extraction, Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { distinguishes, isOfOthers, keyPrecision, quotedIn } from './extract-around.js';
import { type Fact, isStruck, suits } from './extract-facts.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import { isBareFigure } from './extract-figures.js';
import { headingWord, isRate, owner, shareWord, stateWords, weak } from './extract-kind-words.js';
import { readLeaf, textAt } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import type { WantScalar } from './extract-schema.js';
import { isField, isInside } from './extract-tree.js';
import { explained, generalNouns, isOpposite, normalOf, plainWords } from './extract-words.js';

/** What is looked for. */
export interface Wish {
  /** For messages: `the price`. */
  looked: string;
  /** Alternative wordings of the label; the best one counts. */
  names: readonly (readonly string[])[];
  /** Words that the surroundings (section, record, page) have to explain. */
  around: readonly string[];
  /** Literal texts that the record must show. */
  quoted: readonly string[];
  /** Words that name one thing: never forgiven. */
  keys: readonly string[];
  /** How many fields the record has beside this one: the more of them the page labels, the less its noun matters. */
  siblings: number;
  /** The instruction as it stands: a small word in it ("check-in") may be part of a label. */
  said?: string;
  /** The names are those of a property, not words of the instruction. */
  isField?: boolean;
  want: WantScalar;
  /** What is asked for is how many there are: no figure of a record says that. */
  isCount?: boolean;
  /** Only in this part of the page. */
  within?: SnapshotNode;
  /** What is no answer, whatever stands around it. */
  isOther?: (fact: Fact) => boolean;
}

/** A wish come true, or why not. */
export type Found =
  /** `isTwin`: the same stands elsewhere just so, and does not tell in which record. */
  | { kind: 'found'; reading: Reading; score: number; isTwin?: boolean }
  | (Exclude<Extraction, { kind: 'found' }> & { rivals?: readonly Rival[] });

/** One of several places that fit a wish about equally well. */
export interface Rival {
  node: SnapshotNode;
  reading: Reading;
  value: unknown;
  score: number;
}

/** Least share of the asked words that must be explained. */
const enough = 0.74;
/** Least distance to the next best one with another value. */
const margin = 0.05;

interface Scored {
  fact: Fact;
  score: number;
  reading: Reading;
  value: unknown;
}

/** The best fact for a wish; never one of two that fit about equally well. */
export function findScalar(page: PageIndex, wish: Wish): Found {
  const scored: Scored[] = [];
  const nearest: { text: string; score: number }[] = [];
  let unread: Fact | undefined;
  let empty = 0;
  const written = new Set(page.facts.flatMap((fact) => (isExactly(wish, fact) ? [...fact.words] : [])));
  for (const fact of page.facts) {
    if (wish.within && !isInside(page.tree, fact.place.node, wish.within)) continue;
    if (wish.isOther?.(fact)) continue;
    const score = scoreFact(page, wish, fact, written);
    if (score < 0.3) continue;
    const leaf = readLeaf(page.tree, fact.place, wish.want);
    const shown = `${fact.label}: "${textAt(page.tree, fact.place).slice(0, 60)}"`;
    if (score >= enough && leaf.ok) scored.push({ fact, score, reading: leaf.reading, value: leaf.value });
    else if (score >= enough && !leaf.ok && isCalledSo(wish, fact)) unread = fact;
    // What is in a field that is called so, where nothing is in it, is not what stands elsewhere.
    else if (score >= enough && !leaf.ok && isEmptyField(page, fact)) empty = Math.max(empty, score);
    if (score < enough || !leaf.ok)
      nearest.push({ text: leaf.ok ? shown : `${shown} (${leaf.reason})`, score });
  }
  dropEchoes(page, wish, scored);
  dropPublishers(page, wish, scored);
  scored.sort((a, b) => b.score - a.score);
  const close = scored.filter((each) => (scored[0]?.score ?? 0) - each.score < margin);
  const top = close.find(({ fact }) => isExactly(wish, fact)) ?? scored[0];
  const isWritten = top !== undefined && isExactly(wish, top.fact);
  // A box around the value scores like the value; the smallest element that says it is meant.
  const best =
    scored.find((each) => top && isSaidWithLabel(page, wish, { inner: each, outer: top })) ??
    scored.findLast(
      (each) => top && top.score - each.score < margin && (each === top || isPartOf(page, each, top)),
    );
  // A place of that very name that holds no such value says that there is none; another place is not meant then.
  if (!best || empty > best.score || (unread && !isCalledSo(wish, best.fact))) {
    const near = nearest.toSorted((a, b) => b.score - a.score).map((each) => each.text);
    return { kind: 'none', looked: wish.looked, nearest: [...new Set(near)].slice(0, 5) };
  }
  const rivals = scored.filter(
    (each) =>
      each.value !== best.value &&
      best.score - each.score < margin &&
      (!isWritten || isExactly(wish, each.fact)) &&
      !isPartOf(page, best, each) &&
      !isAboutFigure(page, wish, best, each),
  );
  if (rivals.length > 0) {
    const candidates = [best, ...rivals].map(
      (each) => `${each.fact.label}: "${textAt(page.tree, each.fact.place).slice(0, 60)}"`,
    );
    return {
      kind: 'ambiguous',
      looked: wish.looked,
      candidates: [...new Set(candidates)].slice(0, 6),
      rivals: [best, ...rivals].map(({ fact, ...each }) => ({ ...each, node: fact.place.node })),
    };
  }
  const isTwin = scored.some(
    (each) =>
      each.value === best.value &&
      best.score - each.score < margin &&
      !isInside(page.tree, each.fact.place.node, best.fact.place.node) &&
      !isInside(page.tree, best.fact.place.node, each.fact.place.node),
  );
  return { kind: 'found', reading: best.reading, score: best.score, ...(isTwin && { isTwin }) };
}

/** "By Ida Berg" says who wrote it, "Published by Fjord Press" below it does not. */
function dropPublishers(page: PageIndex, { names }: Wish, scored: Scored[]): void {
  if (!names.flat().some((word) => normalOf(word) === 'author')) return;
  const isPublisher = ({ fact: { place }, value }: Scored): boolean =>
    /\b(?:published|printed|distributed|translated|illustrated|reviewed|edited) by\s*$/iu.test(
      page.tree.textOf(place.node).split(String(value))[0] ?? '',
    );
  const authors = scored.filter((each) => !isPublisher(each));
  if (authors.length > 0) scored.splice(0, scored.length, ...authors);
}

/**
 * "The Saturday hours of the Harbour branch": the name in the question is no answer where there is another; nor is the number in one,
 * "the reading of meter M-15".
 */
function dropEchoes(page: PageIndex, { want, keys, isField, said }: Wish, scored: Scored[]): void {
  const isNumber = want.parse === 'number' || want.parse === 'integer';
  if (isField || (!isNumber && (want.parse !== 'string' || keys.length === 0))) return;
  const asked = plainWords(said ?? '');
  const answers = scored.filter(({ fact }) => {
    const text = textAt(page.tree, fact.place);
    const words = plainWords(text);
    // "The price of the 6 week course": of "6 weeks – £80" the 6 is what is asked about.
    if (isNumber && words.length === 1 && isMeasureSaid(asked, words[0] ?? '', fact)) return false;
    if (isNumber) return !/\p{L}/u.test(text) || !words.every((word) => asked.includes(word));
    return words.length === 0 || !words.every((word) => keys.includes(word));
  });
  scored.splice(0, scored.length, ...answers);
}

/** Whether the question says the figure with the very noun that it is labelled by. */
function isMeasureSaid(asked: readonly string[], figure: string, { words }: Fact): boolean {
  return asked.some((word, at) => word === figure && words.has(asked[at + 1] ?? ''));
}

/** Of a figure and a line of words that stand by the same label the line is about the figure: "Open pipeline", "42 active deals", "$1,284,500". */
function isAboutFigure(page: PageIndex, { want }: Wish, best: Scored, other: Scored): boolean {
  if (want.parse !== 'number' && want.parse !== 'integer') return false;
  const [text, line] = [best, other].map(({ fact }) => textAt(page.tree, fact.place));
  return (
    best.fact.label === other.fact.label &&
    best.fact.trust === 1 &&
    isBareFigure(text ?? '') &&
    /\p{L}{4}/u.test(line ?? '')
  );
}

/** "Email ada@example.com": of a box that says the label with the value, the value is meant. */
function isSaidWithLabel(
  page: PageIndex,
  { names, want }: Wish,
  { inner, outer }: { inner: Scored; outer: Scored },
): boolean {
  if (want.parse !== 'string' || inner === outer || !isPartOf(page, inner, outer)) return false;
  const [whole, part] = [outer, inner].map(({ fact }) => textAt(page.tree, fact.place));
  if (!whole || !part || whole === part || !whole.endsWith(part)) return false;
  const label = plainWords(whole.slice(0, -part.length));
  return label.length > 0 && label.every((word) => names.flat().includes(word));
}

/** A longer text around the best one's value is no rival of it. */
function isPartOf(page: PageIndex, best: Scored, other: Scored): boolean {
  return (
    best.fact.place.node !== other.fact.place.node &&
    isInside(page.tree, best.fact.place.node, other.fact.place.node)
  );
}

/** `written` are the words of labels that say just what is asked for: where else they stand, they name no record. */
function scoreFact(page: PageIndex, wish: Wish, fact: Fact, written: ReadonlySet<string>): number {
  const { tree } = page;
  const { node } = fact.place;
  const own = fact.words;
  const said = [...wish.names.flat(), ...plainWords(wish.said ?? '')];
  if (!suits(fact.use, wish.want.parse, said) || isOnlyAsked(page, wish, fact)) return 0;
  // "How much is the City Roll": the number in the name of the "City Roll 15" is no value of it.
  if (fact.use === 'number' && !wish.isField && [...own].every((word) => wish.keys.includes(word))) return 0;
  if (isStruck(tree, node) && ![...said, ...wish.around].some((word) => normalOf(word) === 'old')) return 0;
  if (
    wish.isCount &&
    page
      .itemsOf(node)
      .some((item) => item.node === node && item.region.items.length > 1 && node.children.length > 1)
  )
    return 0;
  // A number of days is no date.
  if (
    wish.names.every((names) => names.includes('date')) &&
    /^\d{1,3}$/u.test(textAt(tree, fact.place)) &&
    !own.has('date')
  )
    return 0;
  // In a sentence "in" and "to" are prepositions; in the name of a property they say which one it is.
  if (said.includes('current') && own.has('total') && !said.includes('total')) return 0;
  if (isOpposite(wish.isField ? said : wish.names.flat(), own)) return 0;
  const [asked] = plainWords(
    /\b(?:which|what) (?<noun>\p{Ll}+)\b/u.exec(wish.said ?? '')?.groups?.['noun'] ?? '',
  );
  const isNoun = asked !== undefined && wish.names.some((names) => names.includes(asked));
  if (
    isNoun &&
    explained(asked, own) < 0.7 &&
    explained(asked, new Set(plainWords(textAt(tree, fact.place)))) < 0.7
  )
    return 0;
  const direct = wish.names.map((names) => names.map((word) => explained(word, own)));
  if (!direct.some((each) => each.some((value) => value >= 0.7))) return 0;

  const context = tree.contextOf(node);
  const roles = new Set((stateWords[node.role] ?? '').split(' '));
  const items = page.itemsOf(node).filter((item) => page.textsOf(item.node).length <= 40);
  const records = items.flatMap((item) => page.textsOf(item.node));
  const record = new Set(records.flatMap((words) => [...words]));
  const kinds = new Set(items.flatMap((item) => [...item.region.words]));
  const shapes = new Set(kindsOfText(textAt(tree, fact.place)));
  const isNumber = wish.want.parse === 'number' || wish.want.parse === 'integer';
  const around = (word: string): number =>
    Math.max(
      explained(word, record),
      0.95 * explained(word, context),
      0.9 * explained(word, kinds),
      0.9 * explained(word, roles),
      0.9 * explained(word, shapes),
      0.85 * explained(word, tree.pageWords),
      isNumber && /^(?:number|count|amount|quantity)$/.test(word) ? 0.9 : 0,
      isRate(word, textAt(tree, fact.place)) ? 0.9 : 0,
      fact.place.chosen && /^(?:chosen|selected|picked|current)$/.test(word) ? 0.9 : 0,
    );
  if (wish.quoted.some((quote) => !quotedIn(page, node, quote))) return 0;

  let best = 0;
  const isOld = isStruck(tree, node);
  for (const [i, all] of wish.names.entries()) {
    // What is struck through is what it was before the discount, and no word need say so.
    const names = isOld ? all.filter((word) => !/^(?:discount|sale|reduction|offer)$/.test(word)) : all;
    let sum = 0;
    let total = 0;
    let missing = 0;
    const isLabelled = wish.isField && fact.trust >= 0.6 && (direct[i] ?? []).every((value) => value === 1);
    for (const [k, word] of names.entries()) {
      const value = Math.max(direct[i]?.[k] ?? 0, around(word));
      // The title of a job is what the job is called; of a person it is the job.
      const isTrade = word === 'job' && names[k + 1] === 'title';
      const isUnused = names.length > 1 && generalNouns.has(word) && !page.words.has(word) && !isTrade;
      const weight = isUnused || isOfEmail(names, k) ? 0.05 : names.length > 1 && weak.has(word) ? 0.4 : 1;
      sum += value * weight;
      total += weight;
      if (value < 0.6 && weight === 1) missing += 1;
    }
    for (const word of wish.around) {
      const value = Math.max(around(word), explained(word, own));
      const isNeeded = wish.keys.includes(word) || (wish.siblings === 0 && !generalNouns.has(word));
      const weight =
        value < 0.6 && isLabelled && !page.words.has(word) ? 0.1 : isNeeded ? 0.7 : value > 0 ? 0.4 : 0.1;
      sum += value * weight;
      total += weight;
      // What the schema calls it the page calls it, too: then another word of the instruction for it need not be there.
      const isParaphrase = !page.words.has(word) && isLabelled && !wish.keys.includes(word);
      if (value < 0.6 && isNeeded && !isParaphrase) missing += 1;
      if (value < 0.6 && wish.keys.includes(word)) return 0;
    }
    if (!(direct[i] ?? []).some((value, k) => value >= 0.7 && !isOfEmail(names, k))) continue;
    best = Math.max(best, total === 0 ? 0 : (missing > 0 && total < 4 ? 0.7 : 1) * (sum / total));
  }
  const allAsked = new Set([
    ...wish.names.flat(),
    ...wish.around,
    ...wish.quoted.flatMap(plainWords),
    ...plainWords(wish.said ?? ''),
  ]);
  const extra = [...own].filter(
    (word) => explained(word, allAsked) === 0 && !/^\d[\d.,:/-]*$/.test(word),
  ).length;
  const keys = new Set([...allAsked].filter((word) => !written.has(word)));
  const isKeyed = records.length > 0 && [...allAsked].some((word) => distinguishes(page, items, word));
  const isLoose = items.some((item) => item.node !== node && item.region.items.length > 1) && !isKeyed;
  const key = isKeyed ? 0.2 * keyPrecision(records, keys, own) : 0;
  // "PO number" is no invoice number and "user-name" no name of the product: of a general word the other one decides.
  const hits = [...own].filter((word) => explained(word, allAsked) > 0);
  const isOther = wish.isField === true && hits.every((word) => weak.has(word));
  const isQualified = wish.names.some((names) => names.length > 1);
  const others = [...own].filter((word) => explained(word, allAsked) === 0);
  // A start date is no end date, and the date of an order not its number.
  const isOpposed =
    wish.isField === true &&
    wish.names.every((names) => {
      const unsaid = names.filter((word) => explained(word, own) === 0);
      const isTail = unsaid.some((word) => weak.has(word)) && others.some((word) => weak.has(word));
      return isTail || (isOther && isQualified && unsaid.length > 0 && others.length > 0);
    });
  // What is used of a budget, or left of it, is not the budget.
  const isShare = others.some((word) => shareWord.test(word));
  const cost = isOther && others.some((word) => isQualified || owner.test(word)) ? 0.2 : 0.08;
  // The page has a part for the customer: a name elsewhere is another one's.
  const isElsewhere =
    isOther &&
    wish.around.some(
      (word) =>
        page.sectionWords.has(word) && !tree.pageWords.has(word) && !context.has(word) && !own.has(word),
    );
  const isBeside =
    !isKeyed && ((wish.isField === true && page.isAside(node)) || isOfOthers(page, node, context, allAsked));
  // What a picture is called is a description of it.
  const isOfPicture =
    node.role === 'img' &&
    wish.want.parse === 'string' &&
    !said.some((word) => /^(?:image|picture|alt|logo|photo|icon|text)$/u.test(word));
  return (
    best * (0.8 + 0.2 * fact.trust) -
    (isOfPicture ? 0.3 : 0) -
    Math.min(0.3, extra * cost) -
    (isLoose ? 0.12 : 0) -
    (isBeside || isElsewhere || isOpposed || isShare ? 0.3 : 0) +
    key
  );
}

/** "Email address": the email is the address, and no other address is asked for. */
function isOfEmail(names: readonly string[], at: number): boolean {
  return names[at] === 'address' && names[at - 1] === 'email';
}

/** Whether the label says all the words that ask for it and no other: "Order date" for the order date, where "Delivery" may mean the same. */
function isExactly({ names }: Wish, { words, trust, use }: Fact): boolean {
  return (
    trust >= 0.85 &&
    use === undefined &&
    names.some((name) => name.length === words.size && name.every((word) => words.has(word)))
  );
}

/** Whether a place is called just what the field is called, by a label that someone wrote. */
function isCalledSo({ names, isField }: Wish, { words, trust }: Fact): boolean {
  return (
    isField === true &&
    trust >= 0.85 &&
    names.some((name) => name.every((word) => explained(word, words) >= 0.85))
  );
}

/** Whether it is a field with a written label and nothing in it. */
function isEmptyField({ tree }: PageIndex, { place, trust }: Fact): boolean {
  return (
    trust === 1 &&
    isField(place.node) &&
    place.node.checked === undefined &&
    (place.node.value ?? '') === '' &&
    tree.textOf(place.node) === ''
  );
}

/** Whether a text says no more than what was asked for: the heading over a record is none of its values. */
function isOnlyAsked(page: PageIndex, wish: Wish, fact: Fact): boolean {
  if (!wish.isField || wish.want.parse !== 'string' || wish.want.allowed || fact.trust >= 0.95) return false;
  const words = plainWords(textAt(page.tree, fact.place));
  const asked = new Set([...wish.around, ...wish.names.flat()]);
  return (
    words.some((word) => asked.has(word)) &&
    words.every((word) => asked.has(word) || generalNouns.has(word) || headingWord.test(word))
  );
}
