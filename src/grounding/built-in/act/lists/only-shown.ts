/**
 * "Show only black and herbal teas", "show the Design department only", "only list places with a pool": for each kind that is left, the box, button
 * or option of a filter that is called so. What the list is a list of ("teas", "places") need not be said by it.
 */
import { type Clause, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { splitList } from '../../language/phrase.js';
import { quotedToken } from '../../language/token-runs.js';
import { kinOf } from '../../language/kin-nouns.js';
import {
  contentOf,
  isOwner,
  isTelling,
  recordNouns,
  toWord,
  vagueNouns,
  type Word,
  wordsOf,
} from '../../language/words.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { isCategoryLink, isFilter, isInHead, isOneOfSeveral } from '../../matching/filter-row.js';
import { offersDeeds } from '../../matching/list-of-deeds.js';
import { columnSaid, valuesOfColumn } from '../../matching/drawn-filter.js';
import { recordOf } from '../../matching/relations.js';
import { isDone } from '../records/not-yet-so.js';
import { chooseFrom } from '../controls/do-choose.js';
import { nativeOutcome } from '../controls/do-option.js';

const CONFIDENCE = 0.85;

/** Most kinds that are named in one go. */
const MAX_KINDS = 6;

/** The steps for all the kinds; undefined where one of them is called by no such control, or by more than one. */
export function onlyShown(clause: Clause, target: readonly Token[], scene: Scene): Outcome | undefined {
  const kinds = kindsIn(target);
  if (kinds.length === 0 || kinds.length > MAX_KINDS) return undefined;
  const noun = nounOf(kinds, scene.index);
  // "Afternoon and evening only" is one box.
  const one = kinds.length > 1 ? controlFor(plainTokens(target), noun?.word, scene.index) : undefined;
  if (one) return narrowed([one], clause, scene);
  const whole = kinds.map(
    (kind) =>
      controlFor(kind, noun?.word, scene.index) ??
      // "Only lamps", where one of the categories is called so.
      (noun && kind.length === 1 && kind[0] === noun.token
        ? controlFor(kind, undefined, scene.index)
        : undefined),
  );
  if (whole.every((each) => each !== undefined)) {
    // "Books that are available", where a box says "Books" as well: both are asked for.
    const own =
      noun && (controlFor([noun.token], undefined, scene.index) ?? chipFor([noun.token], scene.index));
    const isOwn = own !== undefined && !whole.some(({ entry }) => entry === own.entry);
    return narrowed(isOwn ? [own, ...whole] : whole, clause, scene);
  }
  const each = kinds.map((kind) => controlsFor(kind, noun?.word, scene.index));
  if (!each.every((controls) => controls !== undefined)) return undefined;
  const all = each.flat();
  // Another tab has other chips than those that are seen.
  const isElsewhere = all.some(({ entry: { node } }) => node.role === 'tab' && node.selected === false);
  if (isElsewhere && all.some(({ entry }) => entry.node.role === 'generic')) return undefined;
  return all.length > 1 || (noun && all.some(({ entry }) => isOfRow(entry)))
    ? narrowed(all, clause, scene)
    : undefined;
}

/** The steps for what a list is narrowed by, each part by a control of its own; undefined as above. */
export function narrowedByEach(
  parts: readonly (readonly Token[])[],
  clause: Clause,
  scene: Scene,
): Outcome | undefined {
  if (parts.length === 0 || parts.length > MAX_KINDS) return undefined;
  const controls = parts.map((part) => controlFor(part, undefined, scene.index));
  return controls.every((each) => each !== undefined) ? narrowed(controls, clause, scene) : undefined;
}

/** "Laptops in repair", "remote full-time jobs": a control for each run of words, until all but the noun is said; the longest runs first. */
function controlsFor(
  tokens: readonly Token[],
  noun: Word | undefined,
  index: PageIndex,
): readonly Control[] | undefined {
  const [first] = tokens;
  if (!first) return [];
  for (let length = tokens.length; length > 0; length -= 1) {
    const run = tokens.slice(0, length);
    const control = controlFor(run, undefined, index) ?? chipFor(run, index);
    const rest = control && controlsFor(tokens.slice(length), noun, index);
    if (rest) return [control, ...rest];
  }
  const isQuiet =
    first.kind === 'word' &&
    (quiet.test(first.lower) ||
      offering.test(first.lower) ||
      contentOf(first.text).some(({ stem }) => stem === noun?.stem));
  return isQuiet ? controlsFor(tokens.slice(1), noun, index) : undefined;
}

/** Words that join what is said of a thing to it. */
const quiet =
  /^(?:with|where|that|which|who|whose|from|in|of|by|for|on|having|is|are|be|has|have|made|sold|an?|the|status)$/;

/** "That include breakfast": it only says that what is listed has it. */
const offering = /^(?:allow|include|offer|provide|serve|accept|permit)(?:s|ing)?$/;

/** A drawn choice, which stands beside others of its kind outside of the list. */
function chipFor(tokens: readonly Token[], index: PageIndex): Control | undefined {
  const words = tokens.flatMap(({ text }) => wordsOf(text)).filter(isTelling);
  const [only, ...others] = index.actionable.filter(
    (entry) =>
      /^(?:generic|listitem|button)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      !isOfItem(entry, index) &&
      (entry.node.role === 'button' ? isFilter(entry) : isOneOfSeveral(entry)) &&
      words.length > 0 &&
      isCalled(entry.evidence[0]?.text ?? '', words),
  );
  return only && others.length === 0 ? { entry: only } : undefined;
}

/** One of three plain boxes or more that say a word each: the chips that a list is narrowed by. */
function isOfRow({ node, parent }: Entry): boolean {
  const row = (parent?.node.children ?? []).filter(
    ({ role, tag, clickable }) => role === node.role && tag === node.tag && clickable === true,
  );
  return node.role === 'generic' && row.length > 2 && row.length === parent?.node.children.length;
}

/** A tag in a line or card of the list; the title and chips of one filter beside another are alike as well, and no line. */
function isOfItem(entry: Entry, index: PageIndex): boolean {
  const record = recordOf(entry);
  if (record === undefined || record === entry) return false;
  return (
    record.node.role !== 'generic' ||
    below(index, record).some(({ node }) => /^(?:heading|button|link|img|paragraph)$/.test(node.role))
  );
}

interface Control {
  entry: Entry;
  /** What is chosen, where it is a list. */
  option?: readonly Token[];
  /** It shows its options only when it is open. */
  isDrawn?: true;
}

function narrowed(controls: readonly Control[], clause: Clause, scene: Scene): Outcome | undefined {
  const [first, ...more] = controls;
  if (first?.isDrawn && first.option && more.length === 0)
    return explained(
      chooseFrom(first.entry, first.option, { confidence: CONFIDENCE, scene, clause }),
      clause,
    );
  // What has to be opened is not opened for one half of what is asked for.
  if (controls.some(({ isDrawn }) => isDrawn)) return undefined;
  // Of several that exclude each other, or of the options of one list, only one can be left.
  const isExclusive = controls.some((one, at) =>
    controls.some((other, place) => place > at && excludes(one.entry, other.entry)),
  );
  if (isExclusive) return undefined;
  const outcomes = controls.map(({ entry, option }): Outcome => {
    if (option !== undefined) return nativeOutcome(entry, option, { confidence: CONFIDENCE, clause });
    const isChosen =
      entry.node.checked === true || entry.node.pressed === true || entry.node.selected === true;
    const method = entry.node.checked === undefined ? 'click' : 'check';
    return isChosen
      ? { kind: 'done', reason: 'it is so already', entries: [entry] }
      : { kind: 'steps', steps: [stepOn(entry, method, { confidence: CONFIDENCE })] };
  });
  const [only, ...others] = outcomes;
  if (only && others.length === 0) return explained(only, clause);
  if (!outcomes.every(({ kind }) => kind === 'steps' || kind === 'done')) return undefined;
  const steps = outcomes.flatMap((each) => (each.kind === 'steps' ? each.steps : []));
  return steps.length === 0
    ? { kind: 'done', reason: 'it is so already', entries: controls.map(({ entry }) => entry) }
    : explained({ kind: 'steps', steps }, clause);
}

function excludes(one: Entry, other: Entry): boolean {
  if (one === other) return true;
  const isBox = ({ node }: Entry): boolean => /^(?:checkbox|menuitemcheckbox|switch)$/.test(node.role);
  if (isBox(one) || isBox(other) || one.node.options !== undefined || other.node.options !== undefined)
    return false;
  return one.node.role === other.node.role && one.parent?.parent === other.parent?.parent;
}

function explained(outcome: Outcome, clause: Clause): Outcome {
  return outcome.kind === 'steps' ? { ...outcome, explained: clause.text } : outcome;
}

/** What joins a kind to what is listed: "places with a pool", "where pets are allowed". */
const joint = /^(?:with|where|that|which|who|whose|from|in|of|by|for|having)$/;

/** What is said of each kind: "black", "herbal teas"; "a pool", "pets are allowed". */
function kindsIn(target: readonly Token[]): (readonly Token[])[] {
  return splitList(plainTokens(target));
}

function plainTokens(target: readonly Token[]): readonly Token[] {
  return target.filter(
    ({ kind, lower }) =>
      kind !== 'word' || !/^(?:only|just|the|a|an|what|those|all|both|currently)$/.test(lower),
  );
}

/** The word for what is listed: behind the last kind, or in front of the joint of the first; it counts only where the page lists such. */
function nounOf(
  kinds: readonly (readonly Token[])[],
  index: PageIndex,
): { word: Word; token: Token } | undefined {
  const [first = []] = kinds;
  const at = first.findIndex(({ kind, lower }) => kind === 'word' && joint.test(lower));
  const token = at > 0 ? first[at - 1] : kinds.at(-1)?.at(-1);
  const [word, ...others] = token?.kind === 'word' ? contentOf(token.text) : [];
  if (!token || !word || others.length > 0) return undefined;
  const isListed =
    (recordNouns.has(word.stem) && mentionsOf(word, index).size > 0) ||
    vagueNouns.has(word.stem) ||
    // "Fares", where the page finds flights.
    (word.text !== word.stem && kinOf(word).some((kin) => isNounOfPage(toWord(kin), index))) ||
    (at > 0 && /^(?:place|thing|one)$/.test(word.stem)) ||
    (word.text !== word.stem &&
      [...mentionsOf(word, index)].some(
        ({ node }) =>
          /^(?:heading|status|list|grid|table|caption|document)$/.test(node.role) ||
          // "5 recipes", under the list of them, and what searches for them.
          /^\d+ \p{L}+$/u.test((node.text ?? '').trim()) ||
          (node.role === 'searchbox' && /^search \p{L}+$/iu.test(node.name.trim())),
      ));
  return isListed ? { word, token } : undefined;
}

/** The one control of a filter that is called like a kind, or whose option is. */
function controlFor(tokens: readonly Token[], noun: Word | undefined, index: PageIndex): Control | undefined {
  const isNoun = ({ kind, lower }: Token): boolean =>
    kind === 'word' && noun !== undefined && contentOf(lower).every(({ stem }) => stem === noun.stem);
  const kept = tokens.filter(
    (token) => !isNoun(token) && !(token.kind === 'word' && joint.test(token.lower)),
  );
  const plain = kept.filter(({ kind, lower }) => kind !== 'word' || !offering.test(lower));
  return (
    controlCalled(kept, noun, index) ??
    (plain.length > 0 && plain.length < kept.length
      ? controlCalled(plain, noun, index, offered)
      : undefined) ??
    (kept.some(({ lower }) => isDone.test(lower)) ? controlCalled(kept.map(asDone), noun, index) : undefined)
  );
}

/** "The finished orders" are those that "Done" leaves, where nothing is called finished. */
function asDone(token: Token): Token {
  return token.kind === 'word' && isDone.test(token.lower)
    ? { ...token, text: 'done', lower: 'done' }
    : token;
}

function controlCalled(
  kept: readonly Token[],
  noun: Word | undefined,
  index: PageIndex,
  spare = there,
): Control | undefined {
  const words = kept.flatMap(({ text }) => wordsOf(text)).filter(isTelling);
  if (words.length === 0) return undefined;
  const found = index.actionable.flatMap((entry): Control[] => {
    if (entry.node.hidden !== undefined || isOfLine(entry) || offersDeeds(entry)) return [];
    if (isChoice(entry))
      return isCalled(entry.evidence[0]?.text ?? '', withoutTitle(words, entry), noun, spare)
        ? [{ entry }]
        : [];
    const option = optionIn(entry, kept);
    if (option) return [{ entry, option }];
    // "The Wool material", of the column "Material".
    const column = columnSaid(entry).split(' ');
    const values = words.filter(({ stem }) => !column.includes(stem));
    const [value, ...others] = valuesOfColumn(entry, index).filter(
      (each) => isCalled(each, words) || (values.length > 0 && isCalled(each, values)),
    );
    return value !== undefined && others.length === 0
      ? [{ entry, option: [quotedToken(value)], isDrawn: true }]
      : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** "Type Flower": without the title of the group in which the choice stands. */
function withoutTitle(words: readonly Word[], entry: Entry): readonly Word[] {
  const group = [...ancestorsOf(entry)].find(({ node }) => /^(?:group|radiogroup|tablist)$/.test(node.role));
  const title = wordsOf(group?.node.name ?? '');
  const rest = words.filter((word) => !title.some((each) => each.stem === word.stem));
  return rest.length > 0 ? rest : words;
}

/** What is chosen in a line of a list or table chooses the line. */
function isOfLine(entry: Entry): boolean {
  const role = recordOf(entry)?.node.role;
  return role === 'article' || (role === 'row' && !(entry.node.options !== undefined && isInHead(entry)));
}

function isChoice(entry: Entry): boolean {
  const { node } = entry;
  return (
    isCategoryLink(entry) ||
    /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio|tab)$/.test(node.role) ||
    (node.role === 'button' && node.pressed !== undefined) ||
    isOfAll(entry)
  );
}

/** "Approved" beside "All" in a row of options of which one is chosen: what it narrows is shown, and no field takes it. */
function isOfAll({ node, parent }: Entry): boolean {
  const options = parent?.node.children ?? [];
  return (
    node.role === 'option' &&
    node.selected !== undefined &&
    options.some(({ role, selected }) => role === 'option' && selected === true) &&
    options.some(({ role, name }) => role === 'option' && /^(?:all|any|everything)$/i.test(name.trim()))
  );
}

/**
 * The same words, in whatever order: "pets are allowed" and "Pets allowed"; a count behind the name is no part of it, nor that it shows something, nor
 * what is listed: "Show active tasks".
 */
function isCalled(name: string, said: readonly Word[], noun?: Word, spare = there): boolean {
  const all = wordsOf(name.replace(/\s*\(?\d+\)?\s*$/u, ''));
  const words = all.some(isOwner) ? said : said.filter((word) => !isOwner(word));
  const shown = all.filter(
    (word, at) =>
      isTelling(word) &&
      !/^(?:now|only)$/.test(word.text) &&
      !(at === 0 && /^(?:show|view|display|list)$/.test(word.text)) &&
      word.stem !== noun?.stem,
  );
  // "Breakfast included" is breakfast, and "No breakfast" is none.
  const own = /^(?:no|not|without|non)\b/i.test(name) ? shown : shown.filter(isMoreThan(spare, words));
  const isSame = (word: Word, each: Word): boolean =>
    each.stem === word.stem || (word.text === 'done' && isDone.test(each.text));
  return own.length === words.length && words.every((word) => own.some((each) => isSame(word, each)));
}

/** That there is what is asked for; and where it is asked who allows it, that it is allowed. */
const there = /^(?:included|available|provided|offered)$/;
const offered = /^(?:included|available|provided|offered|allowed|accepted|permitted|served)$/;

function isMoreThan(spare: RegExp, words: readonly Word[]): (word: Word, at: number) => boolean {
  return (word, at) => at === 0 || !spare.test(word.text) || words.some(({ stem }) => stem === word.stem);
}

/** "Design department", "status In stock": the option "Design" of the native list "Department". */
function optionIn({ node, evidence }: Entry, tokens: readonly Token[]): readonly Token[] | undefined {
  if (node.tag !== 'select' || node.options === undefined || isPlaceToSearch(evidence)) return undefined;
  // A list without a name says what it is a list of where it filters nothing: "All trainers".
  const every = node.options.filter((each) => /^(?:all|any|every)\b/i.test(each)).flatMap(contentOf);
  const label = [...evidence.flatMap(({ words }) => [...words]), ...every];
  const isLabel = ({ kind, text }: Token): boolean => {
    const words = contentOf(text);
    return (
      kind === 'word' &&
      words.length > 0 &&
      words.every((word) => label.some((each) => each.stem === word.stem))
    );
  };
  const said = stemsOf(valueOf(tokens.filter((token) => !isLabel(token))));
  const [option, ...others] = node.options.filter((each) => said !== '' && stemsOf(each) === said);
  if (option === undefined || others.length > 0) return undefined;
  return [quotedToken(option)];
}

/** "In: Title, Author": where a text is looked for, and nothing that is left of a list. */
function isPlaceToSearch([name]: Entry['evidence']): boolean {
  return /^(?:search |look )?(?:in|within|by)[:\s]*$|^search (?:field|scope|type)$/i.test(
    (name?.text ?? '').trim(),
  );
}

/** What a text says, in whatever number, without the words that join it to others. */
function stemsOf(text: string): string {
  return wordsOf(text)
    .filter(({ text: word }) => !/^(?:the|an?|is|are|in|on|of|with|that|which|who)$/.test(word))
    .map(({ stem }) => stem)
    .join(' ');
}
