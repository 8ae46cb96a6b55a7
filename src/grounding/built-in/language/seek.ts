/** Reads "switch between the tabs to find and click X", "expand the sections until you find X and click it", "use the pager to find X". No page yet. */
import type { Clause } from './clause.js';
import { spell } from './clause.js';
import type { Token } from './lexer.js';
import { replacePronouns } from './references.js';
import { verbAt } from './verbs.js';

const opening =
  /^(?:use|switch|go|look|search|browse|click|flip|cycle|expand|open|page|leaf|check|step|navigate|explore)(?: (?:between|through|in|into|open|all|each|every|of|up|one|by))*(?: the| all| each)*(?: different| various| collapsed| closed| file| folder| navigation)? (tabs?|sections?|pages?|panels?|accordions?|results pages?|pager|pagination|cards?|slides?|results?|entries|records?|list|tree|folders|menus?)(?: below| above| one (?:by|after) (?:one|another|the other))*$/;

/** What is gone through page by page. */
const paged = /^(?:pager|pagination|cards?|slides?|results?|entries|records?|list)$/;

/** Reads the rest of a sentence. */
type Parse = (tokens: readonly Token[]) => Clause[];

/** The clauses of a search through parts of the page; undefined when the sentence is none. */
export function seekClauses(tokens: readonly Token[], parse: Parse): Clause[] | undefined {
  const to = tokens.findIndex(
    (token, at) =>
      at > 1 &&
      /^(?:to|until|and|[,.;])$/.test(token.lower) &&
      tokens.slice(at + 1, at + 4).some((each) => finds.test(each.lower)),
  );
  if (to === -1) return undefined;
  const lead = tokens.slice(0, to).filter((token) => token.kind === 'word');
  const match = opening.exec(lead.map((token) => token.lower).join(' '));
  const said = lead.find((token) => match?.[1]?.startsWith(token.lower)) ?? lead.at(-1);
  if (!match?.[1] || !said) return undefined;
  const kind = paged.test(match[1]) ? { ...said, text: 'pages', lower: 'pages' } : said;
  let at = tokens.findIndex((token, index) => index > to && finds.test(token.lower)) + 1;
  if (tokens[at]?.lower === ',') at += 1;
  if (tokens[at]?.lower !== 'and') return described(tokens.slice(at), kind, parse);
  const verb = verbAt(tokens, at + 1);
  if (verb?.verb !== 'click' && verb?.verb !== 'open') return undefined;
  const target = withoutEnd(tokens.slice(at + 1 + verb.length));
  if (target.length === 0 || target.some((token) => token.lower === 'then' || token.lower === ';'))
    return undefined;
  return [seekClause(verb.said, target, kind, spell(tokens))];
}

const finds = /^(?:find|locate|see|reach)$/;

/** "… until you find X, then press Call": X is looked for, and what is done to "it" or "her" is done to X. */
function described(tokens: readonly Token[], kind: Token, parse: Parse): Clause[] | undefined {
  const end = tokens.findIndex(
    (token, at) =>
      at > 0 &&
      /^(?:and|then|,|\.|;)$/.test(token.lower) &&
      token.kind !== 'quoted' &&
      isVerb(tokens, at + 1),
  );
  const target = withoutEnd(end === -1 ? tokens : tokens.slice(0, end));
  const rest = (end === -1 ? [] : tokens.slice(end)).map((token) =>
    token.kind === 'word' && /^(?:him|her)$/.test(token.lower)
      ? { ...token, text: 'it', lower: 'it' }
      : token,
  );
  while (rest[0] && /^(?:and|then|,|\.|;)$/.test(rest[0].lower)) rest.shift();
  if (target.length === 0 || rest.length === 0) return undefined;
  const clauses = parse(rest);
  const [first, ...others] = clauses;
  const object = first?.readings.at(-1)?.target ?? [];
  const isIt = object.length === 1 && object[0]?.lower === 'it';
  if (first?.verb === 'click' && isIt)
    return [seekClause(first.said, target, kind, spell(target)), ...others];
  const seek = seekClause('find', target, kind, spell(target));
  return [seek, ...clauses.map((clause) => replacePronouns(clause, target))];
}

function isVerb(tokens: readonly Token[], at: number): boolean {
  const next = /^(?:and|then|,)$/.test(tokens[at]?.lower ?? '') ? at + 1 : at;
  return verbAt(tokens, next) !== undefined;
}

function seekClause(said: string, target: readonly Token[], kind: Token, text: string): Clause {
  return { verb: 'seek', said, readings: [{ target, destination: [kind] }], text };
}

function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (end > 0 && tokens[end - 1]?.kind === 'punctuation') end -= 1;
  return tokens.slice(0, end);
}
