/** "Log in with A and B", "sign in as A with password B" → fill, fill, submit. */
import type { Clause } from './clause.js';
import type { Token } from './lexer.js';
import type { VerbMatch } from './verbs.js';

/** The clauses of a log-in; a plain click when the sentence names no user. */
export function loginClauses(verb: VerbMatch, rest: readonly Token[], text: string): Clause[] {
  const means = clickedFor(rest);
  if (means) return [{ verb: 'click', said: 'click', readings: [{ target: means }], text }];
  const { user, password: said, place, left, called, qualities } = credentials(rest.flatMap(apart));
  const password = said && withMark(said, text);
  if ((!user && !password) || isProvider(rest)) {
    const word: Token = { kind: 'word', text: 'login', lower: 'login', start: 0, end: 0 };
    return [{ verb: 'goal', said: verb.said, readings: [{ target: [word, ...rest] }], text }];
  }
  const clauses: Clause[] = [];
  const fill = (role: 'user' | 'password', value: Token[]): Clause => ({
    verb: 'fill',
    said: verb.said,
    readings: [
      {
        value,
        ...(place && { destination: place }),
        ...(role === 'user' && called && { target: called }),
      },
    ],
    text,
    role,
  });
  // "… and stay logged in": something of its own, which is not dropped.
  if (left) clauses.push({ verb: 'goal', said: left[0]?.lower ?? '', readings: [{ target: left }], text });
  if (user) clauses.push(fill('user', user));
  if (password) clauses.push(fill('password', password));
  clauses.push({
    verb: 'login',
    said: verb.said,
    readings: [{}],
    text,
    role: 'login',
    ...(qualities && { qualities }),
  });
  return clauses;
}

/** "Sign in by clicking "Continue with Google"": what is clicked for it, and no credentials. */
function clickedFor([by, deed, ...what]: readonly Token[]): Token[] | undefined {
  const isMeans =
    by?.lower === 'by' &&
    /^(?:clicking|pressing|tapping|hitting|choosing|selecting|using)$/.test(deed?.lower ?? '');
  if (!isMeans || what.length === 0) return undefined;
  return what[0]?.lower === 'on' ? what.slice(1) : what;
}

/** "bob/s3cret": the user and the password. */
function apart(token: Token): readonly Token[] {
  const [, user, password] = /^([^/\\:@]+)\/([^/]+)$/.exec(token.kind === 'word' ? token.text : '') ?? [];
  if (user === undefined || password === undefined) return [token];
  // Both hold the word of the sentence.
  return [user, '/', password].map((text) => ({ ...token, text, lower: text === '/' ? text : token.lower }));
}

/** A mark that a sentence ends with is part of the password that it stands behind: "with the password s3cret!". */
function withMark(password: Token[], text: string): Token[] {
  const last = password.at(-1);
  if (last?.kind !== 'word' || !text.trimEnd().endsWith(`${last.text}!`)) return password;
  return [...password.slice(0, -1), { ...last, text: `${last.text}!` }];
}

/** "Customer number 88120": the words that only say what the number is. A name of several words is a value. */
function labelOf(value: readonly Token[]): readonly Token[] {
  const last = value.at(-1);
  const label = value.slice(0, -1);
  return last && /[\d@]/.test(last.text) && label.every(isLabel) ? label : [];
}

/** A word that a site calls its own credentials by. */
function isLabel({ kind, lower }: Token): boolean {
  return (
    kind === 'word' &&
    /^(?:customer|client|member|membership|employee|staff|student|patient|card|contract|mobile|phone|telephone|number|no|no\.|nr|code|id)$/.test(
      lower,
    )
  );
}

/** "With Google": one plain word behind "with" is no user of whom the password is not said, but another way in. */
function isProvider([joint, ...others]: readonly Token[]): boolean {
  const end = others.findIndex((token) => isPlacing(token));
  // "With Facebook on the welcome page": where that is may be said behind it.
  const named = end > 0 ? others.slice(0, end) : others;
  return (
    /^(?:with|via|using|through)$/.test(joint?.lower ?? '') &&
    named.length > 0 &&
    named.length <= 2 &&
    named.every(
      (token) =>
        token.kind === 'word' &&
        /^\p{L}+$/u.test(token.text) &&
        !/^(?:user|username|email|login|account|name|password|pin|my|valid|credentials)$/.test(token.lower),
    )
  );
}

const userWord = /^(?:user|username|email|e-mail|login|account|name|id|address)$/;
const passwordWord = /^(?:password|pass|pw|pwd|passphrase|pin)$/;

/** What a test says of the credentials that it tries, and no part of them. */
const quality = /^(?:wrong|invalid|incorrect|bad|unknown|nonexistent|correct|right|existing|registered)$/;

function isFieldWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && (userWord.test(token.lower) || passwordWord.test(token.lower));
}

/** Begins the place of something: no value that is not quoted goes on with it. */
function isPlacing({ kind, lower }: Token): boolean {
  return kind === 'word' && /^(?:on|in|at|inside|within|under)$/.test(lower);
}

/** Where one logs in, said once more: it names nothing else to do. */
function isAbout(token: Token): boolean {
  return (
    token.kind === 'word' &&
    /^(?:on|in|at|into|the|this|page|site|website|form|screen|app|application|portal|login|account|then|successfully)$/.test(
      token.lower,
    )
  );
}

/** "On the horizontal form", "in the dialog": a part of the page, where several can be logged in to. */
function placeOf(before: readonly Token[]): readonly Token[] | undefined {
  const joint = before.findIndex((token) => /^(?:on|in|at|inside|within|under|using|via)$/.test(token.lower));
  const kind = before.at(-1)?.lower ?? '';
  const isPart = /^(?:form|section|panel|dialog|modal|popup|card|box|tab|area|widget|sidebar|header)$/.test(
    kind,
  );
  return joint >= 0 && isPart && before.length - joint > 1 ? before.slice(joint + 1) : undefined;
}

function credentials(rest: readonly Token[]): {
  user?: Token[];
  password?: Token[];
  place?: readonly Token[];
  left?: readonly Token[];
  /** What the user is called by, where the sentence says so: "customer number". */
  called?: readonly Token[];
  /** What is said of them: "wrong". */
  qualities?: readonly Token[];
} {
  const found: ReturnType<typeof credentials> = {};
  const begins = rest.findIndex(
    (token) => token.kind !== 'word' || /^(?:with|as|by|entering)$/.test(token.lower),
  );
  const place = begins > 0 ? placeOf(rest.slice(0, begins)) : undefined;
  if (place) found.place = place;
  let field: 'user' | 'password' | undefined;
  let begun = false;
  let value: Token[] = [];
  const flush = (): void => {
    const label = labelOf(value);
    value = value.slice(label.length);
    if (value.length === 0) return;
    const slot = field ?? (found.user ? 'password' : 'user');
    if (slot === 'user' && !found.user && label.length > 0) found.called = label;
    // "With nickname kim": two small words are no value, and what the first is for is not known.
    const areSmall = value.every(({ kind, text: each }) => kind === 'word' && /^\p{Ll}+$/u.test(each));
    // "The spare username kim": nobody is called so.
    if (value.length > 1 && (areSmall || value.some(isFieldWord))) found.left = value;
    else if (!found[slot]) found[slot] = value;
    else if (value.some((token) => !isAbout(token))) found.left = value;
    value = [];
    field = undefined;
  };
  // "Kim in the admin form": where that is, which is no part of the name.
  const asides: Token[][] = [];
  let aside: Token[] | undefined;
  for (const [at, token] of rest.entries()) {
    const isNext = token.kind !== 'word' || /^(?:with|as|using|by|entering|and)$/.test(token.lower);
    if (aside && isNext) aside = undefined;
    if (aside) {
      aside.push(token);
      continue;
    }
    if (value.length > 0 && isPlacing(token)) {
      flush();
      aside = [token];
      asides.push(aside);
      continue;
    }
    if (token.kind === 'quoted' || token.kind === 'variable') {
      // "Customer number "88120"": the words only say what it is.
      if (!value.every(isLabel)) flush();
      else if (!found.user && value.length > 0) found.called = value;
      value = [token];
      begun = true;
      flush();
      continue;
    }
    if (/^(?:with|as|using|by|entering)$/.test(token.lower)) {
      flush();
      begun = true;
    } else if (/^(?:and|,|\/|;)$/.test(token.lower)) flush();
    else if (userWord.test(token.lower) && begun && value.length === 0) field = field ?? 'user';
    // "The password pwd": called what it is.
    else if (passwordWord.test(token.lower) && begun && value.length === 0 && field !== 'password')
      field = 'password';
    else if (/^(?:the|an?|to|my|valid|credentials|:|=|is|of)$/.test(token.lower)) continue;
    else if (quality.test(token.lower) && isFieldWord(rest[at + 1]))
      found.qualities = [...(found.qualities ?? []), token];
    else if (begun) value.push(token);
  }
  flush();
  for (const each of asides) {
    const named = placeOf(each);
    if (named) found.place ??= named;
    else if (each.some((token) => !isAbout(token))) found.left ??= each;
  }
  return found;
}
