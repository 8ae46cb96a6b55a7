/** The one part of records that a field means: what is written over it, what its class says, its unmistakable kind, or the name of the record. */
import { kindsOfText } from './extract-kinds-of-text.js';
import type { WantScalar } from './extract-schema.js';
import { isShortFor } from './extract-short.js';
import { explained, nameWords, normalOf, plainWords } from './extract-words.js';
import type { Part, Piece } from './records-rows.js';

/** What is asked of each record. */
export interface Asked {
  words: readonly string[];
  scalar: WantScalar;
}

/** What is known of the records. */
export interface Told {
  parts: readonly Part[];
  /** What each record says, piece by piece. */
  pieces: () => readonly (readonly Piece[])[];
  /** Parts that other fields have. */
  taken: readonly Part[];
  /** Whether the records are what a word says. */
  isKind: (word: string) => boolean;
  /** The words of the sentence. */
  said: ReadonlySet<string>;
}

type Way = (asked: Asked, told: Told) => Part | 'several' | undefined;

/** The part, by the clearest way that gives one; undefined where none does, or several could be meant. */
export const ways: readonly Way[] = [byHeader, byMark, byKind, byName, byMaker];

function open({ parts, taken }: Told): Part[] {
  return parts.filter((part) => !taken.includes(part));
}

/** The only one of several; parts that say the same are one. */
function only(parts: readonly Part[]): Part | 'several' | undefined {
  const [first, ...others] = parts;
  return first && others.length > 0 ? 'several' : first;
}

const unitWord =
  /^(?:m|km|cm|mm|kg|g|lb|lbs|oz|min|h|hr|sec|s|in|ft|l|ml|gb|mb|kb|pp|usd|eur|gbp|incl|excl|vat|metre|meter|hour|minute|day|no|nr)$/u;

/** What is written over it, or before it, in no other words. */
function byHeader({ words }: Asked, told: Told): Part | 'several' | undefined {
  const isCalled = (part: Part): boolean =>
    part.labels.some(
      ({ words: own, trust }) =>
        trust >= 0.95 &&
        own.size > 0 &&
        words.every((word) => explained(word, own) >= 0.85) &&
        [...own].every(
          (word) =>
            explained(word, new Set(words)) >= 0.85 ||
            unitWord.test(word) ||
            told.isKind(word) ||
            told.said.has(word),
        ),
    );
  const called = open(told).filter(isCalled);
  const literal = called.filter(({ labels }) =>
    labels.some(({ words: own, trust }) => trust >= 0.95 && words.every((word) => own.has(word))),
  );
  // "Quantity on hand" is written "On hand".
  if (called.length === 0)
    return only(
      open(told).filter(({ labels }) =>
        labels.some(
          ({ words: own, trust }) =>
            trust >= 0.95 &&
            own.size > 1 &&
            words.length === 1 &&
            isSaidBeside(words[0] ?? '', own, told.said),
        ),
      ),
    );
  return only(literal.length > 0 ? literal : called);
}

function isSaidBeside(word: string, own: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  const phrase = [...own].join(' ');
  return said.has(`${word} ${phrase}`) || said.has(`${phrase} ${word}`);
}

/** What a class or the name of an element says. */
function byMark({ words }: Asked, told: Told): Part | 'several' | undefined {
  const asked = words.map((word) => normalOf(word)).join(' ');
  const marked = open(told).filter(({ labels }) =>
    labels.some(
      ({ words: own, trust }) =>
        trust >= 0.72 &&
        trust < 0.95 &&
        ([...own].map((word) => normalOf(word)).join(' ') === asked ||
          (own.size === 1 && words.length === 1 && isShortFor([...own][0] ?? '', words[0] ?? ''))),
    ),
  );
  // What only some of them have is a mark within it.
  const whole = marked.filter(({ texts }) => !texts.includes(''));
  return only(whole.length > 0 ? whole : marked);
}

const clock = /^\d{1,2}[:.]\d{2}(?:\s?[ap]m)?$/iu;
const stateText =
  /^(?:\p{L}+(?:ed|ing)|open|new|draft|sent|ready|active|inactive|available|unavailable|done|paid|unpaid|due|free|busy|away|online|offline|late|on hold|on the way|in progress|in review|in stock|out of stock|sold out|to do)$/iu;

/** Fields of which the values have a look of their own. */
const looks: readonly {
  asked: RegExp;
  looks: RegExp | ((text: string) => boolean);
  at?: 'first' | 'last';
}[] = [
  { asked: /^(?:start|starts|begin|begins|departure|departs|from)(?: time)?$/u, looks: clock, at: 'first' },
  { asked: /^(?:end|ends|finish|arrival|arrives|until)(?: time)?$/u, looks: clock, at: 'last' },
  { asked: /^(?:time|clock)$/u, looks: clock },
  { asked: /^email(?: address)?$/u, looks: /^\S+@\S+\.\p{L}{2,}$/u },
  { asked: /^(?:phone|telephone)(?: number)?$/u, looks: (text) => kindsOfText(text).includes('phone') },
  { asked: /^(?:price|cost|fare|fee)$/u, looks: (text) => kindsOfText(text).includes('price') },
  { asked: /^(?:date|day)$/u, looks: (text) => kindsOfText(text).includes('date') },
  { asked: /^(?:percent|percentage|progress)$/u, looks: /^\d+(?:[.,]\d+)?\s?%$/u },
  {
    asked: /^(?:length|duration|playing time|running time)$/u,
    looks: /^(?:\d{1,3}:\d{2}(?::\d{2})?|\d+\s?(?:min|mins|minutes|h|hours|s|sec|seconds)\.?)$/u,
  },
  { asked: /^minutes?$/u, looks: /^\d+\s?(?:min|mins|minutes)\.?$/u },
  { asked: /^hours?$/u, looks: /^\d+(?:[.,]\d+)?\s?(?:h|hrs?|hours?)\.?$/u },
  { asked: /^(?:status|state|availability)$/u, looks: stateText },
  { asked: /^(?:number|no|nr)$/u, looks: /^#?\d{2,}$/u },
];

/** Whether a word asks for values of the same look as a field: "their availability" for the status. */
export function isAnotherWordFor(word: string, words: readonly string[]): boolean {
  return looks.some(({ asked, at }) => at === undefined && asked.test(word) && asked.test(words.join(' ')));
}

/** A look that the values of no other part have. */
function byKind({ words }: Asked, told: Told): Part | 'several' | undefined {
  const asked = words.join(' ');
  const look = looks.find((each) => each.asked.test(asked));
  if (!look) return undefined;
  const isSo =
    typeof look.looks === 'function' ? look.looks : (text: string) => (look.looks as RegExp).test(text);
  const fitting = told.parts.filter(
    ({ texts, labels }) =>
      texts.every((text) => isSo(text)) &&
      // What is written over it calls it otherwise.
      !labels.some(
        ({ trust, words: own }) =>
          trust >= 0.95 && own.size > 0 && !words.some((word) => explained(word, own) >= 0.7),
      ),
  );
  if (look.at === undefined)
    return only(fitting.filter((part) => !told.taken.includes(part))) ?? byPieces(told, isSo);
  if (fitting.length > 2 || (fitting.length < 2 && look.at === 'last'))
    return fitting.length > 2 ? 'several' : undefined;
  const chosen = fitting.at(look.at === 'first' ? 0 : -1);
  return chosen && !told.taken.includes(chosen) ? chosen : undefined;
}

/** The one piece of each record that looks so, wherever it stands. */
function byPieces({ pieces }: Told, isSo: (text: string) => boolean): Part | undefined {
  const found = pieces().map((own) => own.filter(({ text }) => isSo(text)));
  return found.length > 0 && found.every(({ length }) => length === 1)
    ? {
        places: found.map(([piece]) => piece?.place),
        texts: found.map(([piece]) => piece?.text ?? ''),
        labels: [],
        shapes: new Set(),
        naming: 0,
      }
    : undefined;
}

const nameWord = /^(?:name|title|subject|headline|heading|topic|label)$/u;
/** A mail is called by its subject, and its first bold text may be the sender. */
const subjectWord = /^(?:subject|topic|headline)$/u;
const figures = [
  'money',
  'date',
  'time',
  'number',
  'duration',
  'percent',
  'email',
  'phone',
  'size',
  'rating',
  'prose',
] as const;

function isWorded({ texts, shapes }: Part): boolean {
  return texts.every((text) => /\p{L}/u.test(text)) && !figures.some((shape) => shapes.has(shape));
}

/** What the record is called: for a field that asks for the name, or is called by the noun for the records. */
function byName({ words, scalar }: Asked, told: Told): Part | 'several' | undefined {
  // What stands over a column is that column, and what the records are is another word.
  const isHead = (word: string): boolean =>
    told.parts.some(({ labels }) => labels.some((label) => label.trust >= 0.95 && label.words.has(word)));
  const isName = words.every((word) => nameWord.test(word) || (told.isKind(word) && !isHead(word)));
  if (!isName || scalar.parse !== 'string' || scalar.allowed) return undefined;
  const free = open(told).filter(isWorded);
  const headed = free.filter(({ labels }) =>
    labels.some(
      ({ words: own, trust }) =>
        trust >= 0.95 && own.size === 1 && [...own].every((word) => nameWord.test(word)),
    ),
  );
  if (headed.length > 0) return only(headed);
  // Under headers that call each column something else nothing is a name.
  if (free.some(({ labels }) => labels.some(({ trust }) => trust === 1))) return undefined;
  const marked = free.filter(({ labels }) =>
    labels.some(
      ({ words: own, trust }) =>
        trust >= 0.72 && [...own].every((word) => nameWord.test(word) || isShortFor(word, 'title')),
    ),
  );
  if (marked.length > 0) return only(marked);
  return words.some((word) => subjectWord.test(word))
    ? undefined
    : only(free.filter(({ naming }) => naming >= 0.5));
}

/** Who makes things of a kind. */
const makers: readonly (readonly [things: RegExp, makers: RegExp])[] = [
  [/^(?:talk|session|lecture|keynote|workshop|presentation)$/u, /^(?:speaker|presenter|lecturer)$/u],
  [/^(?:track|song|album|record|single)$/u, /^(?:artist|singer|band|musician|performer)$/u],
  [/^(?:book|article|post|story|essay|poem|paper)$/u, /^(?:author|writer)$/u],
  [/^(?:film|movie)$/u, /^director$/u],
  [/^(?:class|course|lesson)$/u, /^(?:teacher|trainer|instructor|coach)$/u],
];
const person =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?(?:The |Los |Die )?\p{Lu}[\p{L}.'’-]+(?: (?:de|da|van|von|der|of|and|&) \p{Lu}[\p{L}.'’-]+| \p{Lu}[\p{L}.'’-]*)+$/u;

/** The only part that is the name of somebody, for whoever makes such things. */
function byMaker({ words }: Asked, told: Told): Part | 'several' | undefined {
  const [word = '', ...more] = words;
  const isMaker = makers.some(
    ([things, made]) =>
      made.test(word) && [...told.said].some((each) => things.test(each) && told.isKind(each)),
  );
  if (more.length > 0 || !isMaker) return undefined;
  // A heading, or what a class calls the title: of two bare names nobody can tell which is whose.
  const isTitle = ({ labels }: Part): boolean =>
    labels.some(
      ({ words: own, trust }) =>
        trust >= 0.7 && [...own].some((each) => nameWord.test(each) || isShortFor(each, 'title')),
    );
  const free = open(told).filter((part) => isWorded(part) && !isTitle(part));
  return only(free.filter(({ texts }) => texts.every((text) => person.test(text) && !/\d/u.test(text))));
}

/** The words of a field's name, as labels are compared by. */
export function wordsOfField(name: string): string[] {
  const words = nameWords(name);
  return words.length > 0 ? words : plainWords(name);
}
