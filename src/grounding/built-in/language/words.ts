/** Words of names and sentences in one normal form, so that "E-Mail addresses" and "email address" can be compared. Pure. */
import { familyOf } from './families.js';

/** Words that carry no meaning in a target phrase. They count only when a name is compared word by word. */
const stopWords = new Set(
  (
    'a an the this that these those of on in at to for from with by and or is are was be it its my your his her our their ' +
    'any some as please now just then which who whose there here vs versus'
  ).split(' '),
);

/** Numbers as words, up to twenty, and the ordinals of them. */
const numerals: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen twenty'
  )
    .split(' ')
    .map((word, index) => [word, String(index)]),
);

/** Words that name the same thing for a tester; the first of each row is the normal form used for comparing. */
const synonymRows: readonly (readonly string[])[] = [
  ['delete', 'remove', 'trash', 'bin', 'discard', 'erase', 'destroy', '🗑'],
  ['edit', 'modify', 'pencil', 'pen', '✎', '✏', '🖉'],
  ['add', 'plus', '+', '➕'],
  ['minus', '-', '−', 'subtract', '➖'],
  ['create', 'new'],
  ['cart', 'basket', 'bag', '🛒'],
  ['close', 'dismiss', 'times', 'xmark', 'x', '×', '✕', '✖', '╳', '⨯', '❌', '🗙'],
  ['search', 'find', 'magnifier', 'magnifying', '🔍', '🔎'],
  ['settings', 'preferences', 'cog', 'gear', 'configure', 'setting', '⚙'],
  ['login', 'signin', 'logon'],
  ['logout', 'signout', 'logoff'],
  ['forgot', 'forgotten', 'forget'],
  ['signup', 'register', 'registration'],
  ['next', 'forward'],
  ['previous', 'prev', 'back'],
  ['like', 'heart', 'thumbsup', 'favorite', 'favourite', 'favorit', 'favourit', '♥', '♡', '❤', '👍'],
  ['share', 'sharing'],
  ['retweet', 'repost', 'boost', '🔁'],
  ['reply', 'respond', '↩'],
  ['comment', '💬', '🗨'],
  ['email', 'mail', 'envelope', '✉', '📧'],
  ['phone', 'telephone', 'tel', 'mobile', '☎', '📞'],
  ['photo', 'picture', 'image', 'img'],
  ['profile', 'avatar', '👤'],
  ['user', 'username'],
  ['quantity', 'qty'],
  ['maximum', 'max'],
  ['average', 'avg'],
  ['department', 'dept'],
  ['address', 'addr'],
  ['amount', 'amt'],
  ['description', 'desc'],
  ['volume', 'vol'],
  ['temperature', 'temp'],
  ['postcode', 'zip', 'zipcode', 'postalcode'],
  ['menu', 'bars', '☰'],
  ['navigation', 'nav', 'hamburger'],
  ['show', 'load'],
  ['home', 'house', '🏠', '⌂'],
  ['download', 'export', '📥', '⬇', '⤓'],
  ['upload', 'import'],
  ['number', 'no', 'num', '#', 'nr'],
  ['purchase', 'buy'],
  ['photo', 'camera', '📷'],
  ['color', 'colour'],
  ['ok', 'okay', '✓', '✔'],
  ['equals', 'equal', '='],
  ['star', '★', '☆', '⭐'],
  ['flag', '⚑', '🚩'],
  ['lock', '🔒'],
  ['unlock', '🔓'],
  ['power', '⏻'],
  ['save', '💾'],
  ['tag', '🏷'],
  ['note', '📝'],
  ['help', '❓'],
  ['info', 'information', 'ℹ'],
  ['folder', '📁', '📂'],
  ['language', 'globe', '🌐'],
  ['dislike', 'thumbsdown', '👎'],
  ['print', '🖨'],
  ['play', '▶', '►'],
  ['stop', '⏹'],
  ['pause', '⏸'],
  ['link', '🔗'],
  ['pin', '📌', '📍'],
  ['bookmark', '🔖'],
  ['archive', '🗄', '🗃'],
  ['important', 'exclamation', '❗'],
  ['copy', '📋', '⧉'],
  ['attach', '📎'],
  ['undo', '↩', '↶'],
  ['redo', '↪', '↷'],
  ['mute', '🔇'],
  ['refresh', '↻', '⟳', '🔄'],
  ['shuffle', '🔀'],
  ['calendar', '📅', '📆', '🗓'],
  ['send', 'paperplane', '📤'],
  ['more', 'overflow', 'kebab', 'ellipsis', 'meatballs', '⋯', '…', '⋮', '...', '•••', '···'],
  ['notification', 'bell', 'alert', '🔔'],
  ['monday', 'mon'],
  ['tuesday', 'tue', 'tues'],
  ['wednesday', 'wed', 'weds'],
  ['thursday', 'thu', 'thur', 'thurs'],
  ['friday', 'fri'],
  ['saturday', 'sat'],
  ['sunday', 'sun'],
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
];

const synonyms = new Map<string, string>();
for (const [first, ...others] of synonymRows) {
  for (const other of others) if (first !== undefined && !synonyms.has(other)) synonyms.set(other, first);
}

/** All words that name the same for a tester, the word itself among them. */
export function formsOf({ text, meaning }: Word): readonly string[] {
  const row = synonymRows.find(([first]) => first === meaning) ?? [];
  return [...new Set([text, ...row])];
}

/** Word pairs that are written as one or as two. */
const compounds: readonly (readonly [RegExp, string])[] = [
  [/\bsign[ -]?in(to)?\b/g, 'signin'],
  [/\blog[ -]?(?:in(to)?|on)\b/g, 'login'],
  [/\bsign[ -]?(?:out|off)\b/g, 'signout'],
  [/\bsign[ -]?on\b/g, 'signin'],
  [/\blog[ -]?(out|off)\b/g, 'logout'],
  [/\bsign[ -]?up\b/g, 'signup'],
  [/\be-mails?\b/g, 'email'],
  [/\bcheck[ -]?box(es)?\b/g, 'checkbox'],
  [/\bcheck[ -]out\b/g, 'checkout'],
  [/\bcheck[ -]in\b/g, 'checkin'],
  [/\bopt[ -](in|out)\b/g, 'opt$1'],
  [/\bzoom[ -](in|out)\b/g, 'zoom$1'],
  [/\bdrop[ -]down\b/g, 'dropdown'],
  [/\btext[ -](box|area|field)\b/g, 'text$1'],
  [/\buser[ -]?name\b/g, 'username'],
  [/\bpass[ -]word\b/g, 'password'],
  [/\b(zip|postal|post)[ -]?code\b/g, 'zipcode'],
  [/\bwi-fi\b/g, 'wifi'],
  [/\bt-shirt/g, 'tshirt'],
  [/\bpop-up/g, 'popup'],
  [/\bset-up\b/g, 'setup'],
  [/\bdrag[ -]and[ -]drop\b/g, 'dragdrop'],
  [/\bshopping[ -](cart|basket|bag)\b/g, '$1'],
  [/\b(?:three|3)[ -](?:vertical[ -]|horizontal[ -])?dots?\b/g, 'kebab'],
];

/** One look tells for most names that they hold none of them. */
const anyCompound = new RegExp(compounds.map(([{ source }]) => source).join('|'));

/** A word in its forms: as written (folded), its stem, and the normal form among its synonyms. */
export interface Word {
  /** Lower case without accents. */
  text: string;
  /** Without plural endings. */
  stem: string;
  /** Stem of the row of synonyms, else the stem. */
  meaning: string;
  /** The verb that it is a noun or form of: "remind" for "reminder". */
  family?: string;
  /** A name although it looks like a stop word: "A". */
  isName?: true;
}

/** A sign between words that names nothing by itself: "Management / Finance". */
export function isOrnament({ text }: Word): boolean {
  return /^[/&|(){}–—]+$/.test(text);
}

/** Lower case, without accents and typographic variants; white space folded. Scripts without case stay as they are. */
export function fold(text: string): string {
  // Most texts are plain ASCII, which has no accents and no variants.
  if (/^[\t\n\r -~]*$/.test(text)) {
    const lower = text.toLowerCase();
    return (/[\t\n\r]| {2}/.test(lower) ? lower.replace(/\s+/g, ' ') : lower).trim();
  }
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/\u200b|\u00ad|\ufeff/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

const foldedOnce = new Map<string, readonly Word[]>();

/**
 * The words of a text in order, stop words included. Splits camelCase, kebab-case and snake_case; keeps digits together
 * with the letters they touch only when they are written together (`h2`, `v1.2`, but `2 items` is two words).
 * Scripts without spaces give one word per run of letters. Symbols such as `+` or `×` are words when they stand alone.
 */
export function wordsOf(text: string): readonly Word[] {
  const known = foldedOnce.get(text);
  if (known) return known;
  const words = withMinimum(split(text).map(toWord));
  // The cache is cut off rather than kept tidy: names repeat within a page, pages come and go.
  if (foldedOnce.size > 20_000) foldedOnce.clear();
  foldedOnce.set(text, words);
  return words;
}

/** "Min. amount" is the minimum of it; "5 min" is a time. */
function withMinimum(words: readonly Word[]): readonly Word[] {
  const [first, second] = words;
  return first?.text === 'min' && second && /^\p{L}/u.test(second.text)
    ? [{ ...first, meaning: 'minimum' }, ...words.slice(1)]
    : words;
}

/** Whether a word carries no meaning in a phrase. */
export function isStopWord(word: Word): boolean {
  return stopWords.has(word.text) && word.isName !== true;
}

/** "My tasks only" is not what "show only tasks" asks for. */
export function isOwner({ text }: Word): boolean {
  return /^(?:my|mine)$/.test(text);
}

/** Whether a name is another without it. */
export function isTelling(word: Word): boolean {
  return isOwner(word) || !isStopWord(word);
}

const determiners = new Set(
  'a an the this that these those its my your his her our their any some please'.split(' '),
);

/** The words that carry the meaning: those that are no stop words, or else what is left without determiners ("From", "To"). */
export function meaningful<T>(items: readonly T[], wordOf: (item: T) => Word): readonly T[] {
  const content = items.filter((item) => !isStopWord(wordOf(item)));
  return content.length > 0 ? content : items.filter((item) => !determiners.has(wordOf(item).text));
}

/** The words of a text that carry its meaning; all of them when nothing would be left. */
export function contentWordsOf(text: string): readonly Word[] {
  const words = wordsOf(text);
  const content = words.filter((word) => !isStopWord(word));
  return content.length > 0 ? content : words;
}

const wordsOnce = new Map<string, Word>();

/** One word that is known to be one. */
export function toWord(folded: string): Word {
  const known = wordsOnce.get(folded);
  if (known) return known;
  const word = formed(folded);
  if (wordsOnce.size > 20_000) wordsOnce.clear();
  wordsOnce.set(folded, word);
  return word;
}

function formed(folded: string): Word {
  const number = numerals[folded];
  if (number !== undefined) return { text: folded, stem: number, meaning: number };
  const stem = stemOf(folded);
  const family = familyOf(folded);
  const meaning = synonyms.get(folded) ?? synonyms.get(stem) ?? stem;
  return { text: folded, stem, meaning, ...(family !== undefined && { family }) };
}

/**
 * How well one word stands for another: 1 the same, 0.97 the same but for an ending, 0.9 a synonym, 0.85 the noun of the same verb,
 * 0.75 the beginning of it (three letters at least), 0 otherwise.
 */
export function wordLikeness(asked: Word, shown: Word): number {
  if (asked.text === shown.text) return 1;
  if (asked.stem === shown.stem) return 0.97;
  if (asked.meaning === shown.meaning) return 0.9;
  if (asked.family !== undefined && asked.family === shown.family) return 0.85;
  const shorter = asked.stem.length < shown.stem.length ? asked.stem : shown.stem;
  const longer = shorter === asked.stem ? shown.stem : asked.stem;
  if (shorter.length >= 4 && longer.startsWith(shorter) && longer.length - shorter.length <= 4) return 0.75;
  return 0;
}

/** Whether one of the others is the same word, but for its ending, or a synonym. */
export function isAmong(word: Word, others: readonly Word[]): boolean {
  return others.some((each) => wordLikeness(word, each) >= 0.9);
}

function split(text: string): string[] {
  let folded = fold(
    text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}(?!s(?!\p{L}))\p{Ll})/gu, '$1 $2'),
  );
  if (anyCompound.test(folded))
    for (const [pattern, replacement] of compounds) folded = folded.replace(pattern, replacement);
  folded = folded
    .replace(/&/g, ' and ')
    .replace(/(\p{L})'s\b/gu, '$1')
    .replace(/(\p{L})'(\p{L})/gu, '$1$2');
  const words = folded.match(
    /\p{L}+\p{N}+(?:\.\p{N}+)+(?![\p{L}\p{N}]|\.\p{N})|\p{N}+(?:[.,:/]\p{N}+)*|[\p{L}\p{N}]+|\p{Extended_Pictographic}|(?<![\p{L}\p{N}+])\+(?!\p{N})|[×✕✖╳<>#%*…⋯⋮‹›«»→←↑↓$€£♡]/gu,
  );
  if (!words) return folded ? [folded] : [];
  return words;
}

/** Plurals that no ending tells. */
const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  people: 'person',
  women: 'woman',
  men: 'man',
};

function stemOf(word: string): string {
  if (Object.hasOwn(irregular, word)) return irregular[word] as string;
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  // "Cookie" and "cookies", "city" and "cities".
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:xes|ches|shes|sses|zes)$/.test(word)) return word.slice(0, -2);
  // But "shoes" and "canoes".
  if (/(?:potat|tomat|mang|her|ech|torped|buffal|volcan|mosquit)oes$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s')) return word.slice(0, -1);
  return word;
}

/** Words for a row, card or item, whatever it stands for; stemmed. */
export const vagueNouns: ReadonlySet<string> = new Set(
  'item entry record row card product result line tile option one link'.split(' '),
);

/** Words for what a row, card or item stands for; stemmed. */
export const recordNouns: ReadonlySet<string> = new Set(
  (
    'item entry record row card product task todo result user people person member customer client contact employee student email mail message ' +
    'post submission comment order file document folder project ticket issue event note article book movie song track video photo list line invoice job ' +
    'question answer company team group account device room tweet article tile option one role status name profile plan flight deal offer hotel idea proposal ' +
    'trip listing restaurant course lesson session transaction payment booking reservation appointment meeting recipe review thread topic ' +
    'channel conversation chat contact lead member repository branch job vacancy position vehicle car house property apartment city page link result ' +
    'subscription expense report campaign asset lesson class match game player doctor seat slot package delivery shipment ' +
    'request application applicant candidate patient pupil student visitor guest supplier vendor tenant driver passenger claim complaint ' +
    'performance concert screening exhibition place stay bug defect incident shift machine animal pet plant scene shot'
  ).split(' '),
);

/** The words of a text that mean something: all but the stop words. */
export function contentOf(text: string): Word[] {
  return wordsOf(text).filter((word) => !isStopWord(word));
}

/** What names for programs say (classes, ids: "is-expanded", "chevronRight"), as words in lower case with a space between them. */
export function wordsOfMarks(names: readonly string[]): string {
  return names
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
}
