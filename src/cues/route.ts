/** The page of a cue as a route template: `/orders/:id?tab`. Host, port and values are no part of it. Pure. */
import { MASK, scrub } from '../contract/variables.js';

/**
 * Route template of a URL.
 * - Path segments that identify a thing rather than a page (numbers, UUIDs, hashes, dates, codes) become `:id`.
 * - Of the query only the names are kept, sorted; their values are data, and may be secrets.
 * - A hash route (`#/orders/12`, `#!/orders`) is treated like a path; another fragment is kept when it is one plain word,
 *   and is `#:fragment` otherwise. A fragment with values (`#token=…`) keeps the names.
 * - `file:` keeps the file's name, `data:` the media type, `blob:` and others their scheme; `about:blank` stays.
 *
 * @param secrets values that must not show, as `secretsOf` gives them
 */
export function routeOf(url: string, secrets: readonly string[] = []): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed) return '';
  const clean = (text: string): string => scrub(text, secrets);
  switch (parsed.protocol) {
    case 'http:':
    case 'https:':
      return pathTemplate(parsed.pathname, clean) + queryNames(parsed.search) + fragment(parsed.hash, clean);
    case 'file:':
      return `file:${segmentTemplate(parsed.pathname.split('/').at(-1) ?? '', clean)}${fragment(parsed.hash, clean)}`;
    case 'data:':
      return `data:${/^[\w.+-]+\/[\w.+-]+/.exec(parsed.pathname)?.[0] ?? ''}`;
    case 'about:':
      return `about:${parsed.pathname}`;
    default:
      return parsed.protocol;
  }
}

/**
 * Whether a cue that was recorded on one route may replay on another: the same page as far as the address tells.
 * The fingerprint decides about the element; this only keeps "Save" of one page from being taken for "Save" of another.
 * Query and plain fragments may differ (paging, tracking, scroll position), and so may a language prefix
 * (`/en/cart`, `/de/cart`), because one file serves every project. Path and hash route may not.
 */
export function sameRoute(recorded: string, live: string): boolean {
  if (recorded === live) return true;
  if (recorded === '' || live === '') return false;
  const [one, other] = [parts(recorded), parts(live)];
  if (one.scheme !== other.scheme || one.scheme === 'data') return one.scheme === other.scheme;
  return sameSegments(one.path, other.path) && sameSegments(one.hash, other.hash);
}

function pathTemplate(pathname: string, clean: (text: string) => string): string {
  const segments = pathname
    // Matrix parameters carry sessions: /cart;jsessionid=1A2B
    .replace(/;[^/]*/g, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => segmentTemplate(segment, clean));
  return `/${segments.join('/')}`;
}

function segmentTemplate(segment: string, clean: (text: string) => string): string {
  const text = clean(decode(segment));
  if (text.includes(MASK) || /[^@]@[^@]+\./.test(text)) return ':id';
  const [, stem = text, extension = ''] = /^(.+?)(\.[a-z][a-z0-9]{1,4})$/i.exec(text) ?? [];
  // A slash, question mark or number sign that was escaped would read as structure.
  if (isId(stem)) return `:id${extension}`;
  return /[/?#:\s]/.test(text) ? encodeURIComponent(text) : text;
}

/** Whether a path segment names one of many things: deliberately by its look only. */
function isId(text: string): boolean {
  if (!/\d/.test(text)) return false;
  return (
    /^[-+]?\d[\d.,_:-]*$/.test(text) ||
    // UUIDs, and hashes with or without a prefix of letters: 3f2a9c1e, sha256-…
    /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text) ||
    /^(?=.*[a-f])[0-9a-f]{8,}$/i.test(text) ||
    // 12-blue-mug, and codes such as ORD-2024-0012 or INV000123; v2, mp3, web3 and top-10 are names.
    /^\d+-/.test(text) ||
    /\d{3,}/.test(text) ||
    // Random text: mixed case with digits from 10 characters on, lower case with digits from 20.
    (/^[\w~=.-]{10,}$/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text)) ||
    /^[a-z0-9]{20,}$/i.test(text)
  );
}

function queryNames(search: string): string {
  const names = [...new Set(new URLSearchParams(search).keys())]
    .filter((name) => name !== '')
    // A name that looks like data is a value without a name: ?1700000000
    .map((name) => (isId(name) ? ':id' : encodeURIComponent(name)));
  return names.length > 0 ? `?${[...new Set(names)].toSorted().join('&')}` : '';
}

function fragment(hash: string, clean: (text: string) => string): string {
  const text = hash.replace(/^#!?/, '');
  if (text === '' || text === '/') return '';
  if (text.startsWith('/')) {
    const [pathname = '', query = ''] = text.split(/\?(.*)/s);
    return `#${pathTemplate(pathname, clean)}${queryNames(query)}`;
  }
  if (/^[\w.-]+=/.test(text)) return `#${queryNames(text)}`;
  const word = clean(decode(text));
  return /^[\p{L}][\p{L}\p{M}\p{N}_-]{0,39}$/u.test(word) && !isId(word) ? `#${word}` : '#:fragment';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parts(route: string): { scheme: string; path: string[]; hash: string[] } {
  const scheme = /^([a-z][a-z.+-]*):/i.exec(route)?.[1] ?? '';
  const [beforeHash = '', hash = ''] = route.split(/#(.*)/s);
  const split = (text: string): string[] =>
    (text.split('?')[0] ?? '').split('/').filter((part) => part !== '');
  return { scheme, path: split(beforeHash), hash: hash.startsWith('/') ? split(hash) : [] };
}

function sameSegments(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length &&
    one.every((segment, index) => {
      const against = other[index] ?? '';
      return segment === against || (index === 0 && language.test(segment) && language.test(against));
    })
  );
}

const language = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;
