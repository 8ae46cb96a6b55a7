/** The words of a clause that nothing explains: neither what a plan acts on, nor the places it lies in, nor the language. What a plan is, accounted.ts knows. */
import { type Clause, spell } from '../../language/clause.js';
import { edgeAt, ordinalAt, parityOf, splitExcept, superlativeAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { type Entry, mentionsOf, type PageIndex, readable } from '../../matching/page-index.js';
import { mergeCompounds } from '../../language/compounds.js';
import { directionOf } from './direction.js';
import { saidOfMemberOrItem } from './near-miss.js';
import { isMisnamed, isOtherHead } from './misnamed-noun.js';
import {
  isAnotherThing,
  isHolder,
  isKindOfCode,
  isNamedSo,
  isOneOfMany,
  isOneOfNamed,
  isReadTogether,
  isSaidBeside,
} from './said-of-record.js';
import { hasListSign } from '../../matching/list-sign.js';
import { isOfOtherThings } from './of-other-things.js';
import { isPlaceNotDeed } from './place-not-deed.js';
import { isPronoun } from '../../language/references.js';
import { namingAt, prepositionAt } from '../../language/prepositions.js';
import { saidOfPart } from './destroys-more.js';
import { actsOnAnother, saidFarAway } from './said-of-another.js';
import { isOfPageOnly, saidElsewhere } from './said-elsewhere.js';
import { isWhich, pictured, saidOfAnotherKind } from './other-kind.js';
import { isMiscounted } from './counted-otherwise.js';
import { describing } from '../../language/describing-words.js';
import { leadsElsewhere } from '../../matching/surroundings.js';
import { fieldRoles, isFolderKind, isFormKind, isVagueKind, kindAt } from '../../language/types.js';
import { quotedAtEnd } from '../../language/token-runs.js';
import {
  type Act,
  explains,
  isLiteralThere,
  isMonth,
  says,
  isOfOtherColumn,
  ownerOf,
} from '../evidence/word-evidence.js';
import { otherPurpose } from './other-purpose.js';
import { isIndefinite, isNumberSaid, isNumeral } from './numeral-one.js';
import { isUnitOf } from '../evidence/unit-of.js';
import { isPurpose, verbAt } from '../../language/verbs.js';
import { wordsSeen } from './words-seen.js';
import {
  contentOf,
  isAmong,
  isOrnament,
  isStopWord,
  recordNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';

/** The first word or quoted text that nothing explains. */
export function unexplained(clause: Clause, act: Act): string | undefined {
  const found = unexplainedBut(new Set(), clause, act);
  if (found === undefined) return undefined;
  // Looking at a page takes longer than reading it, and is seldom asked for.
  const seen = wordsSeen(clause, act.targets, act.index);
  return seen.size === 0 ? found : unexplainedBut(seen, clause, act);
}

/** The same, but for the words that begin at `seen`. */
function unexplainedBut(seen: ReadonlySet<number>, clause: Clause, act: Act): string | undefined {
  const all = mergeCompounds(tokensOf(clause, act).filter((token) => !seen.has(token.start)));
  const excepted = act.targets.length > 1 ? splitExcept(all) : undefined;
  const tokens = excepted ? excepted.before : all;
  const lowers = tokens.map((each) => (each.kind === 'word' ? each.lower : '\u0000'));
  const said = wordsOf(clause.said);
  const explained: Word[] = [];
  const tolerated: Word[] = [];
  const objects: Word[] = [];
  let spatial = false;
  let isPlaced = false;
  let isTopic = false;
  let isCounted = false;
  let kind: { name: string; end: number } | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'punctuation') continue;
    if (token.kind !== 'word') {
      if (!isLiteralThere(token, act, spatial)) return token.text;
      explained.push(...wordsOf(token.text));
      continue;
    }
    if (saysWhy(tokens, at)) {
      const other = otherPurpose(tokens.slice(at + 1), act);
      if (other !== undefined) return other;
      break;
    }
    if (isAnotherStep(tokens, at, { clause, act }) || isAnotherThing(tokens, at, { clause, act }))
      return token.text;
    if (isIndefinite(lowers, at, act)) continue;
    const count = explained.length === 0 ? countAt(tokens, at, act) : undefined;
    if (count === act.targets.length) continue;
    if (count !== undefined || isStep(tokens, at, act)) return token.text;
    const naming = at > 0 ? namingAt(tokens, at) : 0;
    if (naming > 0) {
      at += naming - 1;
      continue;
    }
    // What is still to be chosen stood in front of it.
    const relation = at > 0 || act.isHalf ? prepositionAt(tokens, at) : undefined;
    isPlaced ||= relation !== undefined;
    isTopic ||= /^(?:about|regarding|concerning)$/.test(token.lower);
    if (relation) spatial ||= /^(?:near|right|left|under|above|containing)$/.test(relation.kind);
    const counted =
      relation?.words.length ?? ordinalAt(tokens, at)?.length ?? superlativeAt(tokens, at)?.length;
    if (counted !== undefined) {
      isCounted ||= relation === undefined;
      if (isMiscounted(tokens, at, act)) return token.text;
      at += counted - 1;
      continue;
    }
    if (parityOf(tokens, at)) {
      if (/^(?:numbers?|digits?)$/.test(lowers[at + 1] ?? '')) at += 1;
      continue;
    }
    if (isNumeral(lowers, at) && !isNumberSaid(token.lower, act)) return token.text;
    if (isUnitOf(tokens, at, act)) continue;
    const isQuiet = quiet.has(token.lower) && !isWhich(lowers, at);
    if (edgeAt(tokens, at) || isQuiet || describing.has(token.lower)) continue;
    if (!kind || at >= kind.end) {
      const found = kindAt(lowers, at);
      kind = found && { name: found.kind, end: at + found.length };
    }
    for (const word of wordsOf(token.text)) {
      if (isPlaced && isPlaceNotDeed(word, clause, act)) return token.text;
      if (
        isStopWord(word) ||
        isOrnament(word) ||
        (clause.verb === 'close' && notice.test(word.text)) ||
        said.some((each) => wordLikeness(each, word) >= 0.9)
      )
        continue;
      const isOwn =
        act.targets.some((entry) => says(entry, word)) ||
        act.given.some((each) => wordLikeness(word, each) >= 0.9);
      const isFirst = explained.length === 0 && tolerated.length === 0;
      if (clause.verb === 'goal' && isFirst && !isOwn && isNoun(word)) objects.push(word);
      // What is done to one row or card is said of it, and of no number of them.
      const isOfThing = /^(?:goal|open)$/.test(clause.verb) && !isPlaced;
      if (isOfThing && isOneOfNamed(tokens, at, word, act)) return token.text;
      const isMany = isOfThing && !isOwn && isSeveral(word, token) && isOneOfMany(act);
      if (isMany && !isReadTogether(tokens, at, act) && !isNamedSo(token, act)) return token.text;
      // "An image block" is one of the blocks, and not the menu that inserts any of them.
      const isOfMenu = !isOwn && act.targets.every((entry) => isMenuOf(entry, tokens[at + 1]));
      if (isOfMenu && !explains(word, undefined, act, spatial)) return token.text;
      if (kind && isName(tokens, at)) kind = undefined;
      // What has a name of its own has to say it; what has none is called by what stands beside it.
      const isNamed = act.targets.some(({ node }) => readable(node) !== '');
      if (isWhich(lowers, at) && !isOwn && (isNamed || !explains(word, undefined, act, spatial)))
        return token.text;
      // "Refund it to the card": the word for a place is one only of what is brought there.
      const isReceiver = clause.verb === 'goal' && /^(?:to|onto)$/.test(leadTo(tokens, at));
      if (kind && isReceiver && !bringing.has(clause.said) && !explains(word, undefined, act, spatial))
        return token.text;
      if (explains(word, kind?.name, act, spatial) || isMonth(word, act)) {
        if (!kind || isOwn || pictured.test(kind.name)) explained.push(word);
        // What anything may be called is said of this only where something here says it: "the filters".
        else if (
          (isVagueKind(kind.name) ||
            (clause.verb === 'open' && /^(?:notification|message)/.test(word.meaning))) &&
          !explains(word, undefined, act, spatial)
        )
          tolerated.push(word);
      } else if (isNoun(word) || kind) {
        const isOther =
          !isKindOfCode(tokens, at, act) &&
          act.targets.some(
            (entry) => isSaidBeside(entry, word) || (clause.verb === 'open' && isControl(entry)),
          );
        if (isPartOfName(tokens, at) || (isOther && !kind) || (isOther && isNoun(word))) return token.text;
        // "The order for Weber" names somebody, whatever else the word may be.
        if (isName(tokens, at) && /^(?:of|for|from|by|with)$/.test(lowers[at - 1] ?? '')) return token.text;
        // "The Photos folder" is called so, and is no folder of whatever photos.
        if (isName(tokens, at) && isHolder(lowers[at + 1])) return token.text;
        // "Stop the rent and the car": what "and" joins is another thing, and no word for this one.
        if (clause.verb === 'goal' && lowers[at - 1] === 'the' && lowers[at - 2] === 'and') return token.text;
        // What something is about tells it from the others, and is said of it.
        if (isTopic && !kind) return token.text;
        // What is searched is named by the field, or is not what the field searches; what it is done by or through is no name for what things are.
        const isMeans = [at, at - 1].some((from) => /^(?:by|via|through|using)$/.test(leadTo(tokens, from)));
        if ((clause.verb === 'search' && !kind) || (clause.verb === 'goal' && isMeans)) return token.text;
        // Nobody calls a button a text area, a box to tick a field, or a line of several texts a folder.
        if (kind && (isFormKind(kind.name) || isFolderKind(kind.name))) return token.text;
        // "The subject of the message" is not the subject of the page, where a part has that title.
        const isOfForm = /^(?:fill|type|set|select|check|uncheck|clear)$/.test(clause.verb);
        if (isPlaced && isOfForm && (isTitle(word, act.index) || (kind && isNamedByField(word, act.index))))
          return token.text;
        // "The orders of Tina Adams" are not Tina Adams.
        const isOwned = token.lower !== word.stem && /^(?:of|from|by)$/.test(lowers[at + 1] ?? '');
        if (clause.verb === 'open' && isOwned && !isPlaced) return token.text;
        tolerated.push(word);
      } else return token.text;
    }
  }
  // "Delete the suspended invoice", in the menu of a member.
  const owned = { ...act, targets: act.targets.map((target) => ownerOf(target, act)) };
  return (
    tolerated.find((word) => isOfOtherColumn(word, act))?.text ??
    tolerated.find((word) => isMisnamed(word, clause, act))?.text ??
    tolerated.find((word) => isOfOtherThings(word, explained, act))?.text ??
    tolerated.find((word) => isOtherHead(word, tokens, explained, act))?.text ??
    (explained.length === 0 ? tolerated.find((word) => isTitle(word, act.index)) : undefined)?.text ??
    (act.targets.every((entry) => leadsElsewhere(entry))
      ? tolerated.find((word) => clause.verb === 'goal' || !ofMenu.test(word.text))?.text
      : undefined) ??
    // What a field asks to be written there is nothing that it does.
    (!isFilled(clause, act) &&
    act.targets.every((entry) => actsOnAnother(entry, { said, explained, isCounted }))
      ? (
          tolerated[0] ??
          objects[0] ??
          (clause.verb === 'close' ? explained.find((word) => isOfPageOnly(word, act)) : undefined)
        )?.text
      : undefined) ??
    saidFarAway(clause, explained, act) ??
    saidOfPart(clause, explained, act) ??
    (spatial && !clause.placed ? undefined : saidElsewhere(clause, explained, act)) ??
    directionOf(clause, tokens, act) ??
    (clause.verb === 'goal' ? saidOfAnotherKind(tolerated, owned) : undefined) ??
    saidOfMemberOrItem(tokens, [...explained, ...tolerated], act)
  );
}

/** "Type DELETE in the box", where the box is labelled "Type DELETE to go on". */
function isFilled({ verb }: Clause, { targets }: Act): boolean {
  return /^(?:fill|type)$/.test(verb) && targets.every(({ node }) => fieldRoles.has(node.role));
}

/** What a link of a navigation is to whoever clicks it. */
const ofMenu = /^(?:entry|item|link|option|point|page)$/;

/** "Delete the board: type DELETE": a verb behind a colon or bracket, or the verb again in capitals, is done or typed, and not done here. */
function isAnotherStep(
  tokens: readonly Token[],
  at: number,
  { clause, act }: { clause: Clause; act: Act },
): boolean {
  const token = tokens[at] as Token;
  const before = tokens[at - 1];
  if (!before) return false;
  // "The e-mail and repeat it", "the invoice and mail it to her": a verb that no table knows, with what it is done to.
  const behind = tokens[at + 1];
  const isLinked = before.lower === 'and' && before.kind === 'word' && !prepositionAt(tokens, at);
  const isObject =
    behind?.kind === 'word' &&
    (at + 2 === tokens.length ? isPronoun(behind) : /^(?:it|them)$/.test(behind.lower));
  if (isLinked && isObject) return true;
  if (token.lower === clause.said && token.text !== token.lower && token.text === token.text.toUpperCase())
    return true;
  if (before.kind !== 'punctuation' || !/^[:;([–—-]$/u.test(before.text) || !verbAt(tokens, at)) return false;
  return !wordsOf(token.text).every((word) => act.targets.some((entry) => says(entry, word)));
}

/** "Three tickets" at the head: how many things are meant. "2 bags" in a name, and a number that is typed or chosen, count nothing. */
function countAt(tokens: readonly Token[], at: number, act: Act): number | undefined {
  const [word, ...others] = wordsOf(tokens[at]?.text ?? '');
  const count = Number(word?.meaning);
  if (!word || others.length > 0 || !Number.isInteger(count) || count < 2) return undefined;
  const isMore = /^(?:more|fewer|less|further|additional|extra|other)$/.test(tokens[at + 1]?.lower ?? '');
  const next = tokens[isMore ? at + 2 : at + 1];
  if (next?.kind !== 'word' || !/[^s]s$/.test(next.lower)) return undefined;
  if (
    act.given.some((each) => wordLikeness(word, each) >= 0.9) ||
    act.targets.some((entry) => says(entry, word))
  )
    return undefined;
  return count;
}

/** "Increase it by 2": how far, which no single click says, nor a 2 that stands elsewhere in the row. */
function isStep(tokens: readonly Token[], at: number, { targets, given }: Act): boolean {
  const [word, ...others] = wordsOf(tokens[at]?.text ?? '');
  if (tokens[at - 1]?.lower !== 'by' || !word || others.length > 0 || !/^\d+$/.test(word.meaning))
    return false;
  return (
    !given.some((each) => wordLikeness(word, each) >= 0.9) && !targets.some((entry) => says(entry, word))
  );
}

/** The word before the article of a noun. */
function leadTo(tokens: readonly Token[], at: number): string {
  const isArticle = /^(?:the|a|an|my|your|our|his|her|their|this|that)$/.test(tokens[at - 1]?.lower ?? '');
  return tokens[isArticle ? at - 2 : at - 1]?.lower ?? '';
}

/** Verbs of what is brought to a place. */
const bringing = new Set(
  'add move copy append insert put save return assign attach drag bring turn go jump switch back pin push upload import link join restore'.split(
    ' ',
  ),
);

/** A word for what things are, which need not be written on them. */
function isNoun(word: Word): boolean {
  return recordNouns.has(word.stem) || word.meaning === 'cart';
}

/** "Corner Books", "Salt Path": two words with capitals are a name. */
function isPartOfName(tokens: readonly Token[], at: number): boolean {
  const isCapital = (token: Token | undefined, pattern = /^\p{Lu}/u): boolean =>
    token?.kind === 'word' && pattern.test(token.text);
  const isWithNext = isCapital(tokens[at], /^\p{Lu}\p{Ll}/u) && isCapital(tokens[at + 1], /^\p{Lu}\p{Ll}/u);
  return at > 1 && ((isCapital(tokens[at]) && isCapital(tokens[at - 1])) || isWithNext);
}

/** "The folder Images": one word with a capital behind one without is a name as well, whatever else it might mean. */
function isName(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    at > 1 &&
    before?.kind === 'word' &&
    before.text === before.lower &&
    /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '')
  );
}

/** "The cancelled orders": more than one thing. */
function isSeveral(word: Word, { lower }: Token): boolean {
  return isNoun(word) && word.text === lower && lower !== word.stem && lower.endsWith('s');
}

/** A list or field is no ticket and no message, whatever it is about. */
function isControl({ node }: Entry): boolean {
  return node.options !== undefined || /^(?:combobox|listbox|slider|spinbutton)$/.test(node.role);
}

/** What opens to choose from, and is called by the noun that follows. */
function isMenuOf(entry: Entry, noun: Token | undefined): boolean {
  const isOpener = /^(?:menu|listbox|true)$/.test(entry.node.hasPopup ?? '') || hasListSign(entry);
  return isOpener && noun?.kind === 'word' && wordsOf(noun.text).every((word) => says(entry, word));
}

/** The title of a part of the page: what is counted under that name is counted there. */
function isTitle(word: Word, index: PageIndex): boolean {
  return [...mentionsOf(word, index)].some(({ node }) =>
    /^(?:heading|columnheader|caption)$/.test(node.role),
  );
}

/** "The theme of the sidebar" is not the theme, where the page asks for the "Sidebar width". */
function isNamedByField(word: Word, index: PageIndex): boolean {
  return [...mentionsOf(word, index)].some(({ node, actionable }) => actionable && isFieldRole(node.role));
}

function isFieldRole(role: string): boolean {
  return fieldRoles.has(role) || /^(?:checkbox|switch|slider)$/.test(role);
}

/** The tokens of all readings, each once, in their order; without what is still to be chosen from what opens. */
function tokensOf({ readings }: Clause, { isHalf, given }: Act): readonly Token[] {
  const all = new Map<string, Token>();
  const later = new Set<string>();
  const keyOf = (token: Token): string => `${token.start} ${token.lower}`;
  // Of several readings, the one counts whose value will be chosen: what another one takes for the value is not accounted for by that.
  const isGiven = (value: readonly Token[]): boolean =>
    contentOf(spell(value)).every((word) => isAmong(word, given));
  const isOneUsed = isHalf && readings.some(({ value }) => value && isGiven(value));
  for (const { target, value, destination } of readings) {
    for (const token of [...(target ?? []), ...(value ?? []), ...(destination ?? [])])
      all.set(keyOf(token), token);
    if (isHalf && (!isOneUsed || isGiven(value ?? [])))
      for (const token of quotedAtEnd(value ?? [])) later.add(keyOf(token));
  }
  return [...all.entries()]
    .filter(([key]) => !later.has(key))
    .map(([, token]) => token)
    .toSorted((a, b) => a.start - b.start);
}

/** "To save the changes", "so that it is kept": what something is done for says nothing of where. */
function saysWhy(tokens: readonly Token[], at: number): boolean {
  const [first, second, third] = tokens.slice(at, at + 3).map((token) => token.lower);
  if (at === 0) return false;
  if (first === 'because' || (first === 'so' && /^(?:that|i|we|it)$/.test(second ?? ''))) return true;
  if (first === 'in' && second === 'order' && third === 'to') return true;
  return isPurpose(tokens, at);
}

/** What is closed without having a name. */
const notice = /^(?:overlay|notice|prompt|survey|warning|error|success|info)$/;

/** Words that neither name nor place anything. */
const quiet = new Set(
  (
    'all every everything each both another more one ones again back off out up down over away only also new called named labelled labeled titled ' +
    'text value saying says reads reading so if be been being with into onto inside within no yes i you we he she they me us them ' +
    'page screen site website app application current currently corresponding respective available visible displayed shown given ' +
    'provided appropriate matching related specific certain desired correct main single has have having which who whose where type kind'
  ).split(' '),
);
