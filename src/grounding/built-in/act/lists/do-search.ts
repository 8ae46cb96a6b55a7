/** Clauses that search: the field that searches, what is typed into it, and what sends it off. */
import { type Clause, type ClauseReading, spell, valueOf } from '../../language/clause.js';
import { steps, submitButton } from '../controls/do-click.js';
import { says } from '../../matching/says.js';
import { searchedByForm } from '../forms/searched-by-form.js';
import { narrowedList } from './narrowed-list.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { type Scene, lookUp } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import { askedBeside, isPartThere } from './search-beside.js';
import { inNoneOf, isFieldWord, isOnlyBy, saysField, searchedAmong, searchedBy } from './search-by.js';
import { searchedAs } from './search-described.js';
import { searchedByName } from './search-named.js';
import { beginsWithLabel, searchField, searching } from './search-field.js';
import { typedOf } from './search-sentence.js';
import { hasRival, isNear, isSender, onlySearch, onlySearches } from './search-sender.js';
import { searchedElsewhere, withoutNoun, wordsSearched } from './search-words.js';
import { stripLeading } from '../../language/token-runs.js';
import { contextFit } from '../../matching/surroundings.js';
import { fieldRoles, kindAt } from '../../language/types.js';
import { wantField, wantGoal } from '../../matching/wants.js';
import {
  fold,
  contentWordsOf,
  isStopWord,
  recordNouns,
  toWord,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';

/** "… — just set it, do not start the search": what is held back is no part of what is searched for. */
function isHeldBack({ text }: Clause): boolean {
  return /[—–;,-]\s[^"“”]*\b(?:do not|don['’]t|without|not yet)\b/i.test(
    text.replaceAll(/"[^"]*"|“[^”]*”/g, '""'),
  );
}

/** "Search for X": the search field, then its button or Enter. */
export function searchClause(clause: Clause, scene: Scene): Outcome {
  if (isHeldBack(clause))
    return { kind: 'cannot-tell', looked: clause.text, reason: 'it says what is not to be done as well' };
  const narrowed = narrowedList(clause, scene);
  if (narrowed) return narrowed;
  // "Search flights" is the button that says just this.
  const button = lookUp(tokenize(clause.text), wantGoal, scene);
  const isButton = ({ node, evidence: [name] }: Entry): boolean =>
    node.role === 'button' && (!looksFor.test(clause.text) || saysAllOf(name?.words ?? [], clause.text));
  if (button.kind === 'found' && button.exact && button.entries.every((entry) => isButton(entry)))
    return steps(button, 'click');
  const elsewhere = searchedElsewhere(clause.text, scene.index);
  if (elsewhere !== undefined)
    return { kind: 'none', looked: `a search for or in ${elsewhere}`, nearest: [] };
  const named = clause.readings.filter((reading) => reading.target);
  let best: { entry: Entry; score: number; value: readonly Token[] } | undefined;
  for (const reading of named) {
    const found = lookUp(reading.target ?? [], wantField, scene);
    const [entry] = found.kind === 'found' ? found.entries : [];
    // What is searched in is named outright, or says that it searches.
    // Nothing is searched by a text of several lines: that is a message.
    const isMeant =
      found.kind === 'found' &&
      (entry?.node.tag !== 'textarea' || says(entry, searching)) &&
      (found.exact || found.score >= 0.85 || (entry && says(entry, searching)));
    if (found.kind === 'found' && entry && isMeant && (!best || found.score > best.score))
      best = { entry, score: found.score, value: reading.value ?? [] };
  }
  const own = searchField(scene);
  // "Search the lifts": what searches, and not the field "Lift" of a form.
  const isOther =
    best !== undefined && own !== undefined && best.entry !== own && !says(best.entry, searching);
  if (isOther && named.some(({ target }) => saysAll(own, target ?? []))) best = undefined;
  const said = best || !own ? undefined : named.find(({ target }) => saysAll(own, target ?? []));
  if (own && said) best = { entry: own, score: 0.88, value: said.value ?? [] };
  const among = own && searchedAmong(named, own, scene);
  if (own && among) best = { entry: own, score: 0.88, value: among.value };
  const whole = clause.readings.find(({ target }) => !target)?.value ?? named[0]?.value ?? [];
  const byName = among || best ? undefined : searchedByName(whole, own, scene.index);
  if (byName && 'unknown' in byName)
    return { kind: 'none', looked: `a search for ${byName.unknown}`, nearest: [] };
  if (byName) best = { entry: byName.field, score: 0.88, value: byName.value };
  let about = byName ? whole : undefined;
  // "Search for Ali in the sidebar": a part of the page is no part of what is searched for.
  const placed = named.find(
    ({ target }) => target?.[0]?.lower === 'the' && isPlace(target) && !isFieldWord(target.at(-1)),
  );
  if (placed?.target && !isPartThere(placed.target, scene))
    return { kind: 'none', looked: `${spell(placed.target)}, to search in`, nearest: [] };
  const bare =
    placed?.value ?? clause.readings.find((reading) => !reading.target)?.value ?? named[0]?.value ?? [];
  if (!best) {
    if (!own)
      return (
        searchedByForm(clause, scene) ??
        searchOpened(clause, scene) ?? { kind: 'none', looked: 'a search field', nearest: [] }
      );
    const searched = clause.said === 'search' ? searchedIn(bare) : undefined;
    if (searched && !isAbout(own, searched.about, scene))
      return { kind: 'none', looked: `a search field for ${spell(searched.about)}`, nearest: [] };
    const titled = named.find(
      ({ target, value }) => valueOf(value ?? []) === valueOf(bare) && target && isAbout(own, target, scene),
    );
    about = searched?.about ?? titled?.target;
    // "Search for "anchor" in images": behind quotes nothing more is searched for.
    const beyond = about || placed ? undefined : named.find(({ value }) => isQuoted(value))?.target;
    if (beyond && isQuoted(bare) && !isHere(beyond))
      return { kind: 'none', looked: `a search field for ${spell(beyond)}`, nearest: [] };
    best = { entry: own, score: 0.88, value: searched?.value ?? bare };
  }
  const { entry, score } = best;
  if (entry === own && !byName && hasRival(own, scene.index))
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: 'the page has a search form besides the field that searches: say the field of one of them',
    };
  const described = among || byName ? undefined : searchedAs(best.value, entry, scene);
  if (described && 'unclear' in described)
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `"${described.unclear}" describes what is looked for: put what is typed in quotes`,
    };
  if (described) {
    about = best.value;
    best.value = described.value;
  }
  const by = among ?? described?.by ?? searchedBy(best.value, entry, scene);
  const nowhere = by ? undefined : inNoneOf(best.value, entry, scene);
  if (nowhere !== undefined) return { kind: 'none', looked: `${nowhere}, to search in`, nearest: [] };
  const searched = wordsSearched(withoutNoun(by?.value ?? best.value, entry, scene), entry, scene);
  if (searched.kind === 'unclear')
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `"${searched.word}" is also a choice beside the field, or what the page is about: put what is searched for in quotes`,
    };
  const typed = typedOf(searched.value, entry, scene.index);
  if ('unclear' in typed)
    return { kind: 'none', looked: `${typed.unclear}, to search in or for`, nearest: [] };
  const value = withoutLabel(typed.value, entry);
  // "The job of Ada": what is left when the rest of it was taken for a place.
  const isTorn = value[0]?.kind === 'word' && value[0].lower === 'of';
  if (value.length === 0 || isTorn || (!by && isOnlyBy(value)))
    return { kind: 'cannot-tell', looked: clause.text, reason: 'it does not say what to search for' };
  // "The weather in Paris" describes what is looked for, and goes into nothing that is not for searching.
  const isDescribed =
    /^(?:the|my|your)$/.test(value[0]?.lower ?? '') && value[0]?.kind === 'word' && value.length > 1;
  const isForSearch =
    entry.node.role === 'searchbox' || entry.node.inputType === 'search' || says(entry, searching);
  // "Search the blog" says where, if the page leads to what is called so, and nothing for which.
  const isWhere = isDescribed && !/\b(?:for|up)\b/i.test(clause.text) && leadsTo(value, scene.index);
  if (isDescribed && (!isForSearch || isWhere))
    return { kind: 'none', looked: `a search field for ${spell(value)}`, nearest: [] };
  if (clause.said === 'find' && asks(value))
    return { kind: 'none', looked: `the answer to "${spell(clause.readings[0]?.value ?? [])}"`, nearest: [] };
  if (saysField(value))
    return {
      kind: 'none',
      looked: `what says in which field it is searched, for ${spell(value)}`,
      nearest: [],
    };
  const asked = askedBeside(value, entry, scene.index);
  if (asked)
    return {
      kind: 'none',
      looked: `what "${spell(asked)}" goes into, which is none of the words of the search`,
      nearest: [],
    };
  const fill = stepOn(entry, 'fill', { args: [valueOf(value)], confidence: score });
  const chosen = by ? [stepOn(by.list, 'selectOption', { args: [by.option], confidence: score })] : [];
  const isPicked =
    clause.chosenNext === true && entry.node.role === 'combobox' && entry.node.hasPopup === 'listbox';
  if (clause.suggests || isPicked) return { kind: 'steps', steps: [...chosen, fill] };
  const sender = submitButton({ ...scene, last: entry }, ['search', 'go']);
  const sends =
    !clause.fresh &&
    sender.kind === 'one' &&
    isNear(sender.entry, entry) &&
    isSender(sender.entry, entry, scene.index) &&
    onlySearches(sender.entry)
      ? stepOn(sender.entry, 'click', { confidence: score })
      : stepOn(entry, 'press', { args: ['Enter'], confidence: score });
  const outcome: Outcome = { kind: 'steps', steps: [...chosen, fill, { ...sends, irreversible: false }] };
  return about ? explaining(outcome, spell(about)) : outcome;
}

/** Whether a link or tab is called so, and nothing else. */
function leadsTo([, ...name]: readonly Token[], { actionable }: PageIndex): boolean {
  const said = fold(spell(name));
  return actionable.some(
    ({ node, evidence: [first] }) => /^(?:link|tab)$/.test(node.role) && fold(first?.text ?? '') === said,
  );
}

/** What stands behind "for" is looked for, be it a word for a kind of element: "Search for anchor" is not the button "Search". */
const looksFor = /^\W*(?:search|look|find|query|browse)\b.*\bfor\b/i;

function saysAllOf(name: readonly Word[], text: string): boolean {
  return contentWordsOf(text).every((word) => name.some((shown) => wordLikeness(shown, word) >= 0.9));
}

/** Where the field comes up only when the one button that says nothing but "Search" is clicked: that, and then the search. */
function searchOpened(clause: Clause, scene: Scene): Outcome | undefined {
  const opener = clause.fresh ? undefined : searchOpener(scene);
  if (!opener) return undefined;
  const isWhole = ({ target = [] }: ClauseReading): boolean =>
    contentWordsOf(spell(target)).every((word) => onlySearch.test(word.meaning) || isOfAll(word, scene));
  const readings = clause.readings.filter((reading) => isWhole(reading));
  const about = readings.find(({ target }) => target);
  const plain = readings.find(({ target }) => !target);
  const split = about ? undefined : searchedIn(plain?.value ?? []);
  const isSaid =
    split === undefined || contentWordsOf(spell(split.about)).every((word) => isOfAll(word, scene));
  // "In the orders" is no part of what is searched for.
  const isElsewhere = !about && clause.readings.some(({ target }) => target?.[0]?.lower === 'the');
  if (!isSaid || isElsewhere) return undefined;
  const value = about?.value ?? split?.value ?? plain?.value;
  return value && !beginsWithLabel(value, scene)
    ? { kind: 'instead', clauses: [opener, { ...clause, readings: [{ value }], fresh: true }] }
    : undefined;
}

/** "Type retries into the search", where the field comes up only when "Search" is clicked. */
export function searchTyped(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.verb !== 'fill' || clause.fresh || searchField(scene)) return undefined;
  const value = clause.readings.find(({ target }) =>
    /^(?:the )?search(?: ?(?:box|bar|field|input))?$/i.test(spell(target ?? [])),
  )?.value;
  const opener = value && searchOpener(scene);
  return value && opener
    ? {
        kind: 'instead',
        clauses: [
          opener,
          { ...clause, verb: 'search', said: 'search', suggests: true, readings: [{ value }], fresh: true },
        ],
      }
    : undefined;
}

/** The click on the one button that says nothing but "Search", what is searched and the keys for it. */
function searchOpener({ index }: Scene): Clause | undefined {
  const openers = index.actionable.filter(
    (entry) =>
      /^(?:button|link|generic|menuitem)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      opensSearch(entry) &&
      !sendsForm(entry, index),
  );
  const [opener, ...others] = openers;
  if (!opener || others.length > 0) return undefined;
  const name = opener.evidence[0]?.text ?? '';
  return {
    verb: 'click',
    said: 'click',
    readings: [{ target: [{ kind: 'quoted', text: name, lower: name.toLowerCase(), start: 0, end: 0 }] }],
    text: 'open the search',
  };
}

/** It stands in a form with fields, and sends them off. */
function sendsForm(button: Entry, { actionable }: PageIndex): boolean {
  const form = formOf(button);
  return (
    form !== undefined &&
    actionable.some(
      (each) => fieldRoles.has(each.node.role) && each.node.hidden === undefined && formOf(each) === form,
    )
  );
}

function opensSearch(entry: Entry): boolean {
  const words = entry.evidence[0]?.words ?? [];
  return (
    words.some(({ meaning }) => meaning === 'search') &&
    words.every((word) => onlySearch.test(word.meaning) || keys.test(word.text) || ofSite.test(word.text))
  );
}

/** The keys that a button shows beside its name. */
const keys = /^(?:ctrl|cmd|control|command|meta|alt|shift|[kpf/⌘⌃+]|press|type|to|or|\W+)$/u;

/** What a search without anything more of a name searches. */
const ofSite =
  /^(?:docs?|documentations?|sites?|websites?|pages?|apps?|application|manual|guides?|wiki|help|handbook|everything|anything|everywhere|all|here|catalog|catalogue)$/;

/** What is searched is all there is, or what the page is about. */
function isOfAll(word: Word, { index }: Scene): boolean {
  return (
    ofSite.test(word.text) ||
    [...mentionsOf(word, index)].some(
      ({ node }) => node.role === 'document' || (node.role === 'heading' && node.level === 1),
    )
  );
}

/** "Search recipes for banana": what is searched, and what for. */
function searchedIn(
  rest: readonly Token[],
): { about: readonly Token[]; value: readonly Token[] } | undefined {
  const at = rest.findIndex((token) => token.kind === 'word' && token.lower === 'for');
  const about = stripLeading(rest.slice(0, Math.max(at, 0)), [
    'in',
    'on',
    'through',
    'the',
    'all',
    'our',
    'my',
  ]);
  const value = rest.slice(at + 1);
  return at > 0 && value.length > 0 ? { about, value } : undefined;
}

/** What is searched is named by the field; where the field names nothing, by what lies around it or by the title of the page. */
function isAbout(field: Entry, about: readonly Token[], { index }: Scene): boolean {
  const words = about.flatMap((token) => wordsOf(token.text)).filter((word) => !isStopWord(word));
  return words.every(
    (word) =>
      mentionsOf(word, index).has(field) ||
      // Where things are sold they are what is searched.
      (ofShop.test(word.text) && says(field, searchesWares)) ||
      (onlySearches(field) &&
        (ofSite.test(word.text) ||
          // The only search of a page that says nowhere what is searched searches what there is.
          (isPlural(word) && mentionsOf(word, index).size === 0 && !isAboutOther(index)) ||
          contextFit(field, [word], [], 'own record') > 0 ||
          [...mentionsOf(word, index)].some(({ node }) => node.role === 'heading' && node.level === 1))),
  );
}

const ofShop = /^(?:shop|store|site|website|webshop|catalogue|catalog)$/;
const searchesWares =
  /\b(?:search|find) (?:(?:for|all|our|the) )*(?:products?|items?|articles?|goods|groceries)\b/;

function isPlural({ text, stem }: Word): boolean {
  return recordNouns.has(stem) && text !== stem;
}

/** A title says that something else is listed. */
function isAboutOther({ entries }: PageIndex): boolean {
  return entries.some(({ node }) => node.role === 'heading' && wordsOf(node.name).some(isPlural));
}

/** "Out whether they lend bikes": what is to be known, and no words to search for. */
function asks([first, second]: readonly Token[]): boolean {
  const [one, two] = [first, second].map((token) => (token?.kind === 'word' ? token.lower : ''));
  return (
    one === 'out' ||
    one === 'whether' ||
    one === 'if' ||
    (one === 'how' && /^(?:many|much|long|often)$/.test(two ?? ''))
  );
}

/** The field says every word of a name: "Search all columns" for "all columns". */
function saysAll({ evidence }: Entry, name: readonly Token[]): boolean {
  const words = name.flatMap((token) => wordsOf(token.text));
  return (
    words.length > 0 &&
    words.every((word) =>
      evidence.some((each) => each.words.some((shown) => wordLikeness(word, shown) >= 0.9)),
    )
  );
}

function isPlace(target: readonly Token[]): boolean {
  return kindAt([target.at(-1)?.lower ?? ''], 0) !== undefined;
}

function isQuoted(value: readonly Token[] | undefined): boolean {
  return value?.length === 1 && value[0]?.kind === 'quoted';
}

/** "The asset tag AB-1005" in the field "Lookup by asset tag": what the field says itself is not searched for, where a name or a number follows. */
function withoutLabel(value: readonly Token[], entry: Entry): readonly Token[] {
  const at = value.findIndex(({ kind, text }) => kind !== 'word' || /^[\p{Lu}\d]/u.test(text));
  const label = at > 0 ? value.slice(0, at) : [];
  const isLabel = label.every(
    ({ lower }) =>
      isStopWord(toWord(lower)) ||
      entry.evidence.some(({ words }) => words.some((shown) => wordLikeness(toWord(lower), shown) >= 0.9)),
  );
  return isLabel ? value.slice(label.length) : value;
}

/** "The page", "this site". */
function isHere([article]: readonly Token[]): boolean {
  return /^(?:the|this|here)$/.test(article?.lower ?? '');
}
