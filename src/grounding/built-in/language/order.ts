/** The order at the end of a sentence that sorts: "descending", "from high to low", "newest first". */
import type { Token } from './lexer.js';

/** Which way the values run; what `oldest` and `best` mean depends on the values: days, years of life, a rating. */
export type Order = 'ascending' | 'descending' | 'oldest' | 'youngest' | 'best' | 'worst';

const up =
  'low|lowest|lower|small|smallest|smaller|least|fewest|cheap|cheapest|short|shortest|few|light|lightest|slow|slowest|earliest|soonest|first|' +
  'cold|coldest|thin|thinnest|narrow|narrowest|near|nearest|close|closest|shallow|shallowest|quiet|quietest';
const down =
  'high|highest|higher|large|largest|larger|big|biggest|greatest|most|expensive|long|longest|many|heavy|heaviest|fast|fastest|latest|last|' +
  'hot|hottest|warm|warmest|thick|thickest|wide|widest|far|farthest|furthest|deep|deepest|tall|tallest|loud|loudest|dear|dearest';

/** Each way to say an order, from the end of the sentence. */
const forms: readonly (readonly [said: RegExp, order: Order])[] = [
  [/^(?:asc|ascending|increasing|ascendingly|a ?[-–] ?z|a to z|alphabetically|upwards?)$/, 'ascending'],
  [/^(?:desc|descending|decreasing|descendingly|z ?[-–] ?a|z to a|downwards?)$/, 'descending'],
  [/^(?:reverse|reversed) (?:alphabetically|alphabetical)$/, 'descending'],
  [/^alphabetical$/, 'ascending'],
  [new RegExp(`^(?:from )?(?:the )?(?:${up}) to (?:the )?(?:${down})$`), 'ascending'],
  [new RegExp(`^(?:from )?(?:the )?(?:most )?(?:${down}) to (?:the )?(?:${up})$`), 'descending'],
  [
    new RegExp(`^(?:with )?(?:the )?(?:${up}|least expensive)(?: \\w+)? (?:first|on top|at the top)$`),
    'ascending',
  ],
  [
    new RegExp(`^(?:with )?(?:the )?(?:${down}|most expensive)(?: \\w+)? (?:first|on top|at the top)$`),
    'descending',
  ],
  [/^(?:with )?(?:the )?(?:old|oldest)(?: \w+)? (?:first|on top|at the top)$/, 'oldest'],
  [/^(?:from )?(?:the )?old(?:est)? to (?:the )?(?:new|newest|young|youngest)$/, 'oldest'],
  [
    /^(?:with )?(?:the )?(?:new|newest|young|youngest|most recent)(?: \w+)? (?:first|on top|at the top)$/,
    'youngest',
  ],
  [/^(?:with )?(?:the )?(?:best|top)(?: \w+)? (?:first|on top|at the top)$/, 'best'],
  [/^(?:with )?(?:the )?worst(?: \w+)? (?:first|on top|at the top)$/, 'worst'],
  [/^(?:from )?(?:the )?(?:new|newest|young|youngest) to (?:the )?old(?:est)?$/, 'youngest'],
];

/** Longest way to say an order, in tokens. */
const MOST_WORDS = 8;

/** The order that a phrase ends with, and what is left of the phrase; undefined where it says none. */
export function orderAtEnd(tokens: readonly Token[]): { order: Order; rest: readonly Token[] } | undefined {
  for (let from = Math.max(1, tokens.length - MOST_WORDS); from < tokens.length; from += 1) {
    const said = tokens
      .slice(from)
      .filter(({ kind }) => kind === 'word' || kind === 'punctuation')
      .map(({ lower }) => lower)
      .join(' ')
      .replace(/^[,:;( ]+|[). ]+$/g, '')
      .replace(/^in (?:an? |the )?/, '')
      .replace(/ (?:order|direction)$/, '');
    const form = tokens.slice(from).every(({ kind }) => kind === 'word' || kind === 'punctuation')
      ? forms.find(([pattern]) => pattern.test(said))
      : undefined;
    if (!form) continue;
    const rest = tokens.slice(0, from);
    while (rest.at(-1)?.kind === 'punctuation') rest.pop();
    return rest.length > 0 ? { order: form[1], rest } : undefined;
  }
  return undefined;
}
