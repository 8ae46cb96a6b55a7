/**
 * What a list is sorted by, as a sentence or a choice says it: "newest first", "price from low to high", "Highest salary", "Year (oldest first)".
 * Two of them are the same order where they run the same way by the same thing, in whatever words.
 */
import { orderAtEnd } from './order.js';
import { tokenize, type Token } from './lexer.js';
import { spell } from './clause.js';
import { wordToken } from './token-runs.js';
import { contentOf, fold, type Word } from './words.js';

/** The way, and the thing: by its words, and by its kind where the way says that ("newest": a date). */
export interface SortKey {
  way?: 'up' | 'down';
  words: readonly Word[];
  kind?: Kind;
  /** "Longest": what is said where neither says by what. */
  end?: string;
}

type Kind = 'date' | 'price' | 'rating' | 'name' | 'popularity';

/** What is sorted, and by what, as a clause says it; undefined where it says no way. */
export function sortSaid(
  tokens: readonly Token[],
): { things: readonly Token[]; key: SortKey & Required<Pick<SortKey, 'way'>> } | undefined {
  const by = tokens.findIndex(({ kind, lower }) => kind === 'word' && /^(?:by|with|from|in)$/.test(lower));
  const comma = tokens.findIndex(({ kind, lower }) => kind === 'punctuation' && /^[,:]$/.test(lower));
  const at = by >= 0 ? by : comma;
  if (at === -1) return undefined;
  const key = sortKeyOf(spell(tokens.slice(at)));
  return key.way === undefined ? undefined : { things: tokens.slice(0, at), key: { ...key, way: key.way } };
}

/** What a text for an order says. */
export function sortKeyOf(text: string): SortKey {
  const plain = fold(text)
    .replace(/^[\s:,]*(?:(?:sort|order)(?:ed)?)?\s*(?:by|with)?[\s:]*(?:the )?/, '')
    .replace(upAndDown, '$1 to $2')
    .replace(/[\s:▾▼⌄˅]*$/u, (end) => (end.includes('▼') && !/[▾⌄˅]/u.test(end) ? end : ''));
  const known = whole.find(({ said }) => said.test(plain));
  if (known) return { way: known.way, kind: known.kind, words: [] };
  const titled = extremeFirst.exec(plain)?.groups?.['titled'];
  if (titled !== undefined && kindOf(thingIn(titled)) !== undefined) return sortKeyOf(titled);
  const ordered = orderAtEnd([
    wordToken('by'),
    ...tokenize(plain.replace(/\s*[↑▲]$/u, ' ascending').replace(/\s*[↓▼]$/u, ' descending')),
  ]);
  if (ordered) {
    const words = thingIn(spell(ordered.rest.slice(1)));
    const kind = kindOf(words);
    const isOld = ordered.order === 'oldest' || ordered.order === 'worst' || ordered.order === 'ascending';
    const priced = /\b(?:cheap|cheapest|expensive)\b/.test(plain) ? ('price' as const) : undefined;
    const dated =
      /^(?:oldest|youngest)$/.test(ordered.order) && !/\byoung/.test(plain) ? ('date' as const) : undefined;
    const rated = /^(?:best|worst)$/.test(ordered.order) ? ('rating' as const) : undefined;
    const lettered =
      /\ba ?[-–] ?z\b|\bz ?[-–] ?a\b|\b[az] to [az]\b|alphabetical/.test(plain) && words.length === 0
        ? ('name' as const)
        : undefined;
    // The oldest people have the most years: which way that runs, the words alone do not say.
    if (/^(?:oldest|youngest)$/.test(ordered.order) && words.some(({ stem }) => stem === 'age'))
      return { words };
    const is = priced ?? dated ?? rated ?? lettered ?? kind;
    const end = plain.replace(/ (?:first|on top|at the top)$/, '');
    return { way: isOld ? 'up' : 'down', words, ...(is ? { kind: is } : { end }) };
  }
  const front = superlative.exec(plain);
  if (front?.groups) {
    const words = thingIn(plain.slice(front[0].length));
    const kind = kindOf(words);
    if (words.length > 0)
      return { way: front.groups['down'] === undefined ? 'up' : 'down', words, ...(kind && { kind }) };
  }
  const words = thingIn(plain);
  const kind = kindOf(words);
  return { words, ...(kind && { kind }) };
}

/** Whether two orders are one: the same way, and the same thing. */
export function isSameOrder(asked: SortKey, shown: SortKey): boolean {
  if (asked.way === undefined || asked.way !== shown.way) return false;
  if (asked.kind !== shown.kind) return false;
  const isSaid = (word: Word, { words }: SortKey): boolean => words.some((each) => each.stem === word.stem);
  const isKind = (word: Word): boolean => asked.kind !== undefined && kindWords[asked.kind].test(word.stem);
  if (asked.words.length === 0 && shown.words.length === 0)
    return asked.kind !== undefined || (asked.end !== undefined && asked.end === shown.end);
  // "Newest first" is "Year (newest first)", and "date, newest first" is "Newest".
  if (asked.words.length === 0 || shown.words.length === 0)
    return (
      asked.kind !== undefined &&
      [...asked.words, ...shown.words].every((word) => isKind(word) || asked.kind === 'date')
    );
  return (
    asked.words.every((word) => isSaid(word, shown) || isGeneral(word)) &&
    shown.words.every((word) => isSaid(word, asked) || isGeneral(word) || isKind(word))
  );
}

/** "The date", where what is shown says which: added, published. */
function isGeneral({ stem }: Word): boolean {
  return /^(?:date|time|value|order)$/.test(stem);
}

const kindWords: Readonly<Record<Kind, RegExp>> = {
  date: /^(?:date|time|year|day|created|create|added|add|updated|update|modified|modifi|posted|post|published|publish)/,
  price: /^(?:price|cost)/,
  rating: /^(?:rating|rate|score|star|review)/,
  name: /^(?:name|title)/,
  popularity: /^popular/,
};

function kindOf(words: readonly Word[]): Kind | undefined {
  return (Object.keys(kindWords) as Kind[]).find((kind) =>
    words.some(({ stem }) => kindWords[kind].test(stem)),
  );
}

/** The words for the thing: without those for the order and for the list. */
function thingIn(text: string): Word[] {
  return contentOf(text).filter(
    ({ text: word }) => !/^(?:sort|sorted|order|ordered|first|by|the|column)$/.test(word),
  );
}

/** "Price (High > Low)": the way is drawn. */
const upAndDown =
  /\b(high(?:est)?|low(?:est)?|new(?:est)?|old(?:est)?|[az]|\d+) ?(?:-?>|→|➔|») ?(high(?:est)?|low(?:est)?|new(?:est)?|old(?:est)?|[az]|\d+)\b/u;

/** Orders that say themselves what they are by. */
const whole: readonly { said: RegExp; way: 'up' | 'down'; kind: Kind }[] = [
  {
    said: /^(?:the )?(?:newest|latest|most recent|recent|recently added|most recently added|new)(?: (?:first|ones first|on top|at the top))?$/,
    way: 'down',
    kind: 'date',
  },
  {
    said: /^(?:from )?(?:the )?(?:newest|latest|most recent) to (?:the )?oldest$/,
    way: 'down',
    kind: 'date',
  },
  {
    said: /^(?:the )?(?:oldest|least recent)(?: (?:first|ones first|on top|at the top))?$/,
    way: 'up',
    kind: 'date',
  },
  { said: /^(?:from )?(?:the )?oldest to (?:the )?(?:newest|latest|most recent)$/, way: 'up', kind: 'date' },
  {
    said: /^(?:the )?(?:cheapest|least expensive|lowest[ -]priced)(?: (?:first|ones first|on top|at the top))?$/,
    way: 'up',
    kind: 'price',
  },
  {
    said: /^(?:from )?(?:the )?cheapest to (?:the )?(?:most expensive|priciest|dearest)$/,
    way: 'up',
    kind: 'price',
  },
  {
    said: /^(?:the )?(?:most expensive|priciest|dearest|highest[ -]priced)(?: (?:first|ones first|on top|at the top))?$/,
    way: 'down',
    kind: 'price',
  },
  {
    said: /^(?:from )?(?:the )?(?:most expensive|priciest|dearest) to (?:the )?cheapest$/,
    way: 'down',
    kind: 'price',
  },
  {
    said: /^(?:the )?(?:best|top|highest)[ -]?rated(?: (?:first|ones first))?$/,
    way: 'down',
    kind: 'rating',
  },
  {
    said: /^(?:the )?(?:most popular|popular)(?: (?:first|ones first|on top|at the top))?$/,
    way: 'down',
    kind: 'popularity',
  },
  {
    said: /^(?:the )?least popular(?: (?:first|ones first|on top|at the top))?$/,
    way: 'up',
    kind: 'popularity',
  },
  { said: /^(?:the )?(?:worst|lowest)[ -]?rated(?: (?:first|ones first))?$/, way: 'up', kind: 'rating' },
];

/** "Lowest price first" is "Lowest price". */
const extremeFirst =
  /^(?:the )?(?<titled>(?:highest|lowest|largest|smallest|greatest|best|most|least)\s.+) (?:first|on top|at the top)$/;

const superlative =
  /^(?:the )?(?:(?<down>highest|largest|biggest|greatest|longest|latest|newest|best|top|most)|(?:lowest|smallest|shortest|earliest|oldest|fewest|least))\s+/;
