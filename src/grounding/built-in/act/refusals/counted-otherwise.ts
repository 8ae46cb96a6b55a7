/** What a sentence counts is not always what an element of that name is: a name that counts by another word, a header, another one of its twins. */
import { ordinalAt, superlativeAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { kindAt, kindFit } from '../../language/types.js';
import { contentOf, fold, isOrnament, isStopWord, wordLikeness, wordsOf } from '../../language/words.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { recordsAmong } from '../../matching/records-among.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, explains } from '../evidence/word-evidence.js';

/** "The first entry" is not "Delete last entry": the name counts by another word than the sentence. */
function countsOtherwise({ evidence: [name] }: Entry, tokens: readonly Token[]): boolean {
  const words = name?.words ?? [];
  return words.some(
    ({ text }) =>
      /^(?:first|second|third|fourth|fifth|last)$/.test(text) &&
      !tokens.some(({ lower }) => lower.includes(text)),
  );
}

/** "Photo 2" is not "Photo 1": behind its noun the name has another number. */
function isNumberedOtherwise(
  { evidence: [name] }: Entry,
  { behind, ordinal }: { behind?: string; ordinal: number },
): boolean {
  const words = name?.words ?? [];
  return (
    behind !== undefined &&
    words.some(
      ({ text }, at) =>
        text === behind &&
        /^\d{1,4}$/.test(words[at + 1]?.text ?? '') &&
        Number(words[at + 1]?.text) !== ordinal,
    )
  );
}

/** "The last departure" is one of the rows, and not the header of their column. */
function isHeaderCounted({ node, evidence }: Entry, tokens: readonly Token[]): boolean {
  const isNamed = evidence.some(({ words }) =>
    words.some(({ text }) => /^(?:first|second|third|fourth|fifth|last|final|only)$/.test(text)),
  );
  return (
    node.role === 'columnheader' &&
    !isNamed &&
    !tokens.some(({ lower }) => /^(?:columns?|headers?|headings?|titles?)$/.test(lower))
  );
}

/** Whether an ordinal counts something else than what would be acted on. "The number 17" that is typed counts nothing. */
export function isMiscounted(tokens: readonly Token[], at: number, act: Act): boolean {
  const counted = ordinalAt(tokens, at);
  const words = wordsOf(tokens[at]?.text ?? '');
  if (!counted || words.some((word) => act.given.some((each) => wordLikeness(word, each) >= 0.9)))
    return false;
  if (act.targets.every((entry) => isOfName(entry, tokens.slice(at, at + 2)))) return false;
  if (act.targets.every((entry) => isCalledSo(entry, counted, act.index))) return false;
  const isOtherwise = (entry: Entry): boolean =>
    countsOtherwise(entry, tokens) || isHeaderCounted(entry, tokens) || isNumberedOtherwise(entry, counted);
  if (act.targets.every((entry) => isOtherwise(entry))) return true;
  const { ordinal, take, length } = counted;
  // One is not the first two.
  if (take !== undefined && Math.abs(take) > 1 && act.targets.length === 1 && !act.isHalf) return true;
  // "The second cheapest" counts prices, and "the second page" is the one that is called 2.
  const isOther = superlativeAt(tokens, at + length) !== undefined || take !== undefined;
  if (isOther || act.targets.length !== 1 || act.targets.some(({ node }) => readable(node) === `${ordinal}`))
    return false;
  if (
    act.targets.every(
      (entry) =>
        isNameOfAll(entry, tokens[at + length]) ||
        isNoItem(entry, tokens[at + length], act.index) ||
        isNoOption(entry, tokens[at + length], act.index),
    )
  )
    return true;
  if (
    act.targets.every((entry) =>
      isNoneOfThem(entry, { tokens, next: tokens[at + length], ordinal }, act.index),
    )
  )
    return true;
  const isPlace = tokens[at]?.lower !== 'only';
  if (isPlace && act.targets.every((entry) => isOtherUnderTitle(entry, { tokens, ordinal }, act.index)))
    return true;
  if (act.targets.every((entry) => isOneThatSays(entry, ordinal, tokens[at + length]))) return true;
  if (act.targets.every((entry) => isShownInOne(entry, ordinal, tokens.slice(at, at + length + 1))))
    return true;
  const isSaid = words.some((word) => explains(word, undefined, act, false));
  return !isSaid && act.targets.every((entry) => isAnotherTwin(entry, ordinal, tokens[at + 1], act.index));
}

/** "The order of Table 4", where just this one of the cards has the title "Table 4": a name, and no table that is counted. */
function isCalledSo(
  entry: Entry,
  { behind, ordinal }: { behind?: string; ordinal: number },
  index: PageIndex,
): boolean {
  const record = behind === undefined ? undefined : recordOf(entry);
  if (!record) return false;
  const called = index.entries.filter(({ node }) => fold(readable(node)).trim() === `${behind} ${ordinal}`);
  return called.length > 0 && called.every((title) => isInside(title, record));
}

/** "The first day", where a field is called just that: the word is a part of its name, and counts nothing. */
function isOfName({ evidence }: Entry, [ordinal, noun]: readonly Token[]): boolean {
  return evidence.some(
    ({ kind, words }) =>
      /^(?:name|label-nearby|placeholder)$/.test(kind) &&
      words.some(
        ({ text }, at) =>
          text === ordinal?.lower && noun?.kind === 'word' && words[at + 1]?.text === noun.lower,
      ),
  );
}

/**
 * "The first cabin" is the first card of a list of cabins, and not the one that happens to be called "Reed Cabin": where a single record says
 * the noun, that one is counted among all of its list.
 */
function isOneThatSays(entry: Entry, ordinal: number, next: Token | undefined): boolean {
  const record = recordOf(entry);
  const [thing] = wordsOf(next?.kind === 'word' && next.text === next.lower ? next.text : '');
  const list = record?.parent;
  // "The third radio button" counts what is one itself.
  const kind = kindAt([next?.lower ?? ''], 0)?.kind;
  if (kind !== undefined && kindFit(kind, entry.node) === 1) return false;
  if (!record || !list?.repeats || !thing || isStopWord(thing)) return false;
  const all = [...recordsAmong(list.node)];
  const isSaidBy = (node: Entry['node']): boolean =>
    wordsOf(readable(node, 'without buttons')).some((shown) => shown.stem === thing.stem);
  const saying = all.filter(isSaidBy);
  return (
    all.length > 1 &&
    saying.length === 1 &&
    saying[0] === record.node &&
    all.at(ordinal > 0 ? ordinal - 1 : ordinal) !== record.node
  );
}

/**
 * "The last entry" of a list whose lines show their button only to the pointer: the one "Remove entry" that is there is that of the line it lies
 * in, and the first, the last and the only one of them.
 */
function isShownInOne(entry: Entry, ordinal: number, said: readonly Token[]): boolean {
  const record = recordOf(entry);
  const next = said.at(-1);
  const [thing] = wordsOf(next?.kind === 'word' ? next.text : '');
  const names = entry.evidence[0]?.words ?? [];
  // "The final report" may be called "report-final.docx".
  if (said.some(({ lower }) => names.some(({ text }) => text === lower && text !== thing?.text)))
    return false;
  // "The first delete link" counts links.
  if (!record?.parent || entry === record || !thing || kindAt([thing.text], 0) !== undefined) return false;
  if (names.length < 2 || !names.some((word) => word.stem === thing.stem)) return false;
  const all = [...recordsAmong(record.parent.node)].filter(({ hidden }) => hidden === undefined);
  return all.length > 1 && all.at(ordinal > 0 ? ordinal - 1 : ordinal) !== record.node;
}

/** "The second dinner slot" is counted among what stands under "Dinner", and not from the first of those under "Lunch" on. */
function isOtherUnderTitle(
  { node, parent }: Entry,
  { tokens, ordinal }: { tokens: readonly Token[]; ordinal: number },
  index: PageIndex,
): boolean {
  // In a card that is counted, its buttons are not.
  const title =
    parent?.node.children.every(({ role }) => role === node.role) === true &&
    index.entries.findLast(
      (other) =>
        other.node.role === 'heading' && other.parent === parent.parent && other.order < parent.order,
    );
  const words = title ? contentOf(readable(title.node)) : [];
  const isSaid = tokens.some(({ kind, text }) =>
    contentOf(kind === 'word' ? text : '').some((word) =>
      words.some((each) => wordLikeness(word, each) >= 0.9),
    ),
  );
  const alike = isSaid
    ? index.entries.filter((other) => other.parent === parent && other.node.role === node.role)
    : [];
  return alike.length > 1 && alike.at(ordinal > 0 ? ordinal - 1 : ordinal)?.node !== node;
}

/**
 * "The first contact" is one of them, and not the link "Contacts" that leads to all, nor the field "Filter contacts…": a name that says the plural
 * of what is counted speaks of all of them.
 */
function isNameOfAll({ node, evidence: [name] }: Entry, next: Token | undefined): boolean {
  const [thing] = wordsOf(next?.text ?? '');
  const saying = (name?.words ?? []).filter(({ stem }) => stem === thing?.stem);
  return (
    /^(?:link|button|tab|menuitem|heading|textbox|searchbox)$/.test(node.role) &&
    thing !== undefined &&
    saying.length > 0 &&
    saying.every(({ text }) => text !== thing.text && text.endsWith('s'))
  );
}

/** "The second item" is no button of a bar, where the page lists things. */
function isNoItem(entry: Entry, next: Token | undefined, { entries }: PageIndex): boolean {
  return (
    /^(?:item|entry)$/.test(next?.lower ?? '') &&
    entry.node.role === 'button' &&
    recordOf(entry) === undefined &&
    entries.filter((other) => other.record && /^(?:article|listitem|row)$/.test(other.node.role)).length > 1
  );
}

/** "The first option" is one of a list or of a group to choose from, where the page has such, and no link or button beside it. */
function isNoOption({ node }: Entry, next: Token | undefined, { entries }: PageIndex): boolean {
  return (
    /^(?:option|choice)$/.test(next?.lower ?? '') &&
    !/^(?:option|radio|checkbox|switch|menuitem\w+|listitem|treeitem|combobox|listbox|textbox|gridcell|cell|row)$/.test(
      node.role,
    ) &&
    entries.some(
      (entry) => /^(?:option|radio)$/.test(entry.node.role) || (entry.node.options?.length ?? 0) > 0,
    )
  );
}

/**
 * "The amount of the second entry" is not the first of the fields that are called so: an element that has twins is meant only where it is at that place
 * among them, or lies in what is at that place.
 */
function isAnotherTwin(entry: Entry, ordinal: number, next: Token | undefined, index: PageIndex): boolean {
  const alike = index.entries.filter(({ node }) => node.role === entry.node.role);
  const twins = alike.filter(({ node }) => node.name === entry.node.name);
  if (ordinal === 0 || twins.length < 2) return false;
  const kind = kindAt([next?.lower ?? ''], 0)?.kind;
  const isOfKind = kind !== undefined && kindFit(kind, entry.node) === 1;
  const isSeen = ({ node }: Entry): boolean => entry.node.hidden !== undefined || node.hidden === undefined;
  const counted = [twins, ...(isOfKind ? [alike] : [])].map((all) => all.filter(isSeen));
  return (counted[0]?.length ?? 0) > 1 && !counted.some((all) => isAt(ordinal, entry, all));
}

/** "The first mail" is one of a list, and not the one link "MailDev" in the header, which says something else as well. */
function isNoneOfThem(
  entry: Entry,
  { tokens, next, ordinal }: { tokens: readonly Token[]; next: Token | undefined; ordinal: number },
  index: PageIndex,
): boolean {
  const { node, evidence } = entry;
  const isNamed = next?.kind === 'word' && kindAt([next.lower], 0) === undefined;
  if (!isNamed || !/^(?:link|button|menuitem)$/.test(node.role) || recordOf(entry)) return false;
  const said = tokens.flatMap(({ text }) => wordsOf(text));
  // "The final report" is what a name may say.
  const isCounting = (text: string): boolean => /^(?:first|second|third|fourth|fifth|last|final)$/.test(text);
  if (evidence.some(({ words }) => words.some(({ text }) => isCounting(text)))) return false;
  if (isNumberedSo(entry, { noun: next, ordinal }, index)) return false;
  return evidence.every(({ words }) =>
    words.some(
      (word) =>
        !isStopWord(word) && !isOrnament(word) && !said.some((each) => wordLikeness(each, word) >= 0.9),
    ),
  );
}

/** "The third module" is "Module 3: Beyond": where the page numbers them itself, the number or the place among them tells. */
function isNumberedSo(
  entry: Entry,
  { noun, ordinal }: { noun: Token; ordinal: number },
  index: PageIndex,
): boolean {
  const numberOf = ({ evidence: [name] }: Entry): string | undefined => {
    const [first, number] = name?.words ?? [];
    return first &&
      first.stem === wordsOf(noun.text)[0]?.stem &&
      /^(?:\d{1,3}|[a-z])$/.test(number?.text ?? '')
      ? number?.text
      : undefined;
  };
  const own = numberOf(entry);
  const alike = index.entries.filter(
    (other) => other.node.role === entry.node.role && numberOf(other) !== undefined && !other.node.hidden,
  );
  if (own === undefined || alike.length < 2) return false;
  return (
    alike.at(ordinal > 0 ? ordinal - 1 : ordinal) === entry &&
    (ordinal < 0 || !/\d/.test(own) || Number(own) === ordinal)
  );
}

/** Somewhere on the way up, the element or what it lies in is at that place among those that hold one of the twins. */
function isAt(ordinal: number, entry: Entry, twins: readonly Entry[]): boolean {
  const way = [entry, ...ancestorsOf(entry)];
  return way.some((scope, level) => {
    const within = level === 0 ? [] : twins.filter((each) => isInside(each, scope));
    const branch = way[level - 1];
    const branches = [...new Set(within.map((each) => branchOf(each, scope)))];
    return [within.indexOf(entry), branches.indexOf(branch as Entry)].some((place, which) => {
      const count = which === 0 ? within.length : branches.length;
      return place !== -1 && count > 0 && place === (ordinal > 0 ? ordinal - 1 : count + ordinal);
    });
  });
}

/** The child of a part of the page that an entry lies in. */
function branchOf(entry: Entry, scope: Entry): Entry {
  return [entry, ...ancestorsOf(entry)].find(({ parent }) => parent === scope) ?? entry;
}
