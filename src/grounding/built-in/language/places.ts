/** A place said in front: "in the newsletter form, enter … and click …". What follows is done there. */
import { type Clause, spell } from './clause.js';
import type { Token } from './lexer.js';
import type { Segment } from './segments.js';
import { verbAt } from './verbs.js';

/** "The section on returns" is "the returns section". */
export function partAbout(tokens: readonly Token[]): readonly Token[] {
  const start = tokens[0]?.lower === 'the' && tokens[0].kind === 'word' ? 1 : 0;
  const [kind, about, ...title] = tokens.slice(start);
  if (kind?.kind !== 'word' || !/^(?:section|panel|part|chapter|accordion)$/.test(kind.lower)) return tokens;
  if (about?.kind !== 'word' || !/^(?:on|about|regarding|covering)$/.test(about.lower)) return tokens;
  const last = title.at(-1);
  if (!last) return tokens;
  const behind = { ...kind, start: last.end + 1, end: last.end + 1 + kind.text.length };
  return [...tokens.slice(0, start), ...title, behind];
}

/** Most words of a place. */
const MAX_WORDS = 8;

const standing =
  /^(?:form|section|dialog|modal|popup|footer|header|sidebar|panel|card|table|list|navigation|nav|toolbar|banner|row|area|group|box|fieldset|block|region|column|terminal|console|editor|shell)$/;

/** What is opened before something is done in it: "in the File menu", "on the Billing tab". */
const openedKind = /^(?:menu|submenu|dropdown|tab)$/;

/** A menu that is there all the time, and no title of one: "in the side menu". */
const beside = /^(?:side|left|right|main|top|bottom|navigation|nav|left-hand|right-hand|hand)$/;

const leading = /^(?:in|inside|within|on|at|from|under)$/;

/** "In the newsletter form enter …": the comma behind the place, where it was left out. */
export function cutPlace(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  if (first?.kind !== 'word' || !leading.test(first.lower)) return tokens;
  const at = tokens.findIndex((_token, index) => {
    const kind = tokens[index - 1];
    return (
      index > 1 &&
      verbAt(tokens, index) !== undefined &&
      kind?.kind === 'word' &&
      (standing.test(kind.lower) || openedKind.test(kind.lower) || isTitled(tokens, index))
    );
  });
  const before = tokens[at - 1];
  if (!before || at > MAX_WORDS) return tokens;
  const comma: Token = { kind: 'punctuation', text: ',', lower: ',', start: before.end, end: before.end };
  return [...tokens.slice(0, at), comma, ...tokens.slice(at)];
}

/** A menu or tab, and the segment that names it. */
interface OpenedPlace {
  kind: 'menu' | 'tab';
  place: readonly Token[];
  segment: Segment;
}

/** "Under My company change the terms": a place with a capital letter, and then what is done, with an article. */
function isTitled(tokens: readonly Token[], at: number): boolean {
  const [first, ...place] = tokens.slice(0, at);
  const title = place.filter(({ lower }) => lower !== 'the');
  return (
    /^(?:under|in|on)$/.test(first?.lower ?? '') &&
    title.length > 0 &&
    title.every(({ kind }) => kind === 'word') &&
    title.some(({ text }) => /^\p{Lu}/u.test(text)) &&
    /^(?:the|my|a|an|all|off|on)$/.test(tokens[at + 1]?.lower ?? '')
  );
}

/** The menu or tab that a segment says what follows is done in, without its preposition; undefined where it says none. */
export function openedPlace(segment: Segment): OpenedPlace | undefined {
  const { tokens, verb } = segment;
  const [first, ...place] = tokens;
  const last = tokens.at(-1);
  if (verb !== undefined || first?.kind !== 'word' || !leading.test(first.lower)) return undefined;
  if (last?.kind !== 'word' || !openedKind.test(last.lower) || tokens.length > MAX_WORDS) return undefined;
  const name = place.filter((token) => !/^(?:the|a|an|this|that)$/.test(token.lower));
  if (name.length < 2 || beside.test(name.at(-2)?.lower ?? '')) return undefined;
  return { kind: last.lower === 'tab' ? 'tab' : 'menu', place, segment };
}

/**
 * The clauses in the menu or on the tab that was said in front: the tab is opened, and then they are done; what is chosen, clicked or
 * gone to in a menu is chosen from it.
 */
export function inOpened(clauses: Clause[], opened: OpenedPlace | undefined): Clause[] {
  if (!opened) return clauses;
  const { kind, place } = opened;
  const [first, ...others] = clauses;
  const target = first?.readings[0]?.target;
  const isChosen = first && kind === 'menu' && /^(?:select|click|open|goal)$/.test(first.verb);
  if (first && target && isChosen && first.readings.every(({ destination }) => !destination))
    return [
      { ...first, verb: 'select', said: 'choose', readings: [{ value: target, destination: place }] },
      ...others,
    ];
  const open: Clause = {
    verb: 'open',
    said: 'open',
    readings: [{ target: place }],
    text: `open ${spell(place)}`,
  };
  return [open, ...clauses];
}

/** Whether a segment only says where. A menu or a tab with a name is no such place: it is opened first. */
export function isPlace({ tokens, verb }: Segment): boolean {
  const [first, ...others] = tokens;
  const last = tokens.at(-1);
  if (verb !== undefined || first?.kind !== 'word' || verbAt(tokens, 0) !== undefined) return false;
  if (others.length === 0 || tokens.length > MAX_WORDS) return false;
  if (/^(?:under|below)$/.test(first.lower)) return true;
  // "In the "Bordered Table"": its title says what it is.
  const kind = last?.kind === 'quoted' ? last.lower.split(' ').at(-1) : last?.lower;
  const isBeside = kind === 'menu' && (tokens.length <= 3 || beside.test(tokens.at(-2)?.lower ?? ''));
  return /^(?:in|inside|within|on|at|from)$/.test(first.lower) && (isBeside || standing.test(kind ?? ''));
}

/** "In the menu, choose File > Export": the path says which menu. */
export function isMenuOfPath({ tokens }: Segment, behind: Segment | undefined): boolean {
  const said = tokens.map((token) => (token.kind === 'word' ? token.lower : '\u0000')).join(' ');
  return (
    /^(?:in|from|on|using|with) the (?:main |top )?menu(?: ?bar)?$/.test(said) &&
    behind?.tokens.some((token) => token.kind !== 'quoted' && /^[>›→]$/.test(token.text)) === true
  );
}

/** The clauses with their targets in a place; unchanged without one. */
export function inPlace(clauses: Clause[], place: readonly Token[] | undefined): Clause[] {
  if (!place) return clauses;
  return clauses.map((clause) => ({
    ...clause,
    readings: clause.readings.map((reading) => ({
      ...reading,
      ...(reading.target && reading.target.length > 0 && { target: [...reading.target, ...place] }),
      ...(reading.destination && !reading.target && { destination: [...reading.destination, ...place] }),
    })),
  }));
}
