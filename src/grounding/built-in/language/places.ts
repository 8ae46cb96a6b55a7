/** A place said in front: "in the newsletter form, enter … and click …". What follows is done there. */
import { type Clause, type ClauseReading, spell } from './clause.js';
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

/** Where words are put that are read behind all others. */
const BEHIND = 1_000_000;

const standing =
  /^(?:form|section|dialog|modal|popup|footer|header|sidebar|panel|card|table|list|navigation|nav|toolbar|banner|row|area|group|box|fieldset|block|region|column|terminal|console|editor|shell)$/;

/** What is opened before something is done in it: "in the File menu", "on the Billing tab". */
const openedKind = /^(?:menu|submenu|dropdown|tab)$/;

/** A menu that is there all the time, and no title of one: "in the side menu". */
const beside = /^(?:side|left|right|main|top|bottom|navigation|nav|left-hand|right-hand|hand)$/;

/** What leads to something that is opened. */
const into = /^(?:in|inside|within|on|at|from|under)$/;

/** What leads to a place, or to what something lies at. */
const leading = /^(?:in|inside|within|on|at|from|under|below|beneath|for|beside|next|near)$/;

/** "Down in the footer", "over on the right". */
const way = /^(?:over|down|up|out|back)$/;

/** "In the newsletter form enter …": the comma behind the place, where it was left out. */
export function cutPlace(tokens: readonly Token[]): readonly Token[] {
  if (!leadsToPlace(tokens)) return tokens;
  const at = tokens.findIndex((_token, index) => {
    const kind = tokens[index - 1];
    return (
      index > 1 &&
      verbAt(tokens, index) !== undefined &&
      tokens[index]?.text === tokens[index]?.lower &&
      kind !== undefined &&
      (kind.kind === 'quoted' ||
        standing.test(kind.lower) ||
        openedKind.test(kind.lower) ||
        isFollowed(tokens, index))
    );
  });
  const before = tokens[at - 1];
  if (!before || at > MAX_WORDS || isBegun(tokens.slice(0, at))) return tokens;
  const comma: Token = { kind: 'punctuation', text: ',', lower: ',', start: before.end, end: before.end };
  return [...tokens.slice(0, at), comma, ...tokens.slice(at)];
}

/** "In Orders, open order 12": behind the comma that is there the verb stands already, and a later one is a noun. */
function isBegun(tokens: readonly Token[]): boolean {
  return tokens.some(
    (_token, at) =>
      tokens[at - 1]?.kind === 'punctuation' &&
      tokens[at - 1]?.text === ',' &&
      verbAt(tokens, at) !== undefined,
  );
}

/** A menu or tab, and the segment that names it. */
interface OpenedPlace {
  kind: 'menu' | 'tab';
  place: readonly Token[];
  segment: Segment;
}

function leadsToPlace([first, second]: readonly Token[]): boolean {
  const lead = first?.kind === 'word' && way.test(first.lower) ? second : first;
  return lead?.kind === 'word' && leading.test(lead.lower);
}

/** "In the waiting room unfold the second": a verb behind a noun, with what it is done to; "in the order list" names a list. */
function isFollowed(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const object = tokens[at + (verbAt(tokens, at)?.length || 1)];
  return (
    before?.kind === 'word' &&
    !/^(?:the|my|your|our|his|her|their|its|a|an|this|that|each|every|all|of|in|on|at|for|and|or|to|with|by)$/.test(
      before.lower,
    ) &&
    object !== undefined &&
    ((object.lower === 'to' && /^(?:switch|change|turn)$/.test(tokens[at]?.lower ?? '')) ||
      object.kind !== 'word' ||
      /^(?:the|my|your|its|a|an|all|every|off|on|both|it|them)$/.test(object.lower) ||
      /^[\p{Lu}\d]/u.test(object.text))
  );
}

/** The menu or tab that a segment says what follows is done in, without its preposition; undefined where it says none. */
export function openedPlace(segment: Segment): OpenedPlace | undefined {
  const { tokens, verb } = segment;
  const [first, ...place] = tokens;
  if (verb !== undefined || first?.kind !== 'word' || !into.test(first.lower)) return undefined;
  const kind = openedKindIn(tokens);
  if (kind === undefined || tokens.length > MAX_WORDS) return undefined;
  const name = place.filter((token) => !/^(?:the|a|an|this|that)$/.test(token.lower));
  if (name.length < 2 || beside.test(name.at(-2)?.lower ?? '')) return undefined;
  return { kind: kind === 'tab' ? 'tab' : 'menu', place, segment };
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
  if (verb !== undefined || verbAt(tokens, 0) !== undefined || !leadsToPlace(tokens)) return false;
  if (tokens.length < 2 || tokens.length > MAX_WORDS) return false;
  // "The second row of tabs" is no second row: which one it is, is not told here.
  if (/\b(?:second|third|fourth|last) (?:row|line|set|group) of\b/i.test(spell(tokens))) return false;
  return openedKindIn(tokens) === undefined || isStandingMenu(tokens);
}

/** "In the Stock tab", "in the tab Stock". */
function openedKindIn([, ...place]: readonly Token[]): string | undefined {
  const [first, ...others] = place[0]?.lower === 'the' ? place.slice(1) : place;
  const last = others.at(-1) ?? first;
  return [last, others.length > 0 ? first : undefined].find(
    (token) => token?.kind === 'word' && openedKind.test(token.lower),
  )?.lower;
}

/** "In the side menu", "in the menu": a menu that is there all the time. */
function isStandingMenu(tokens: readonly Token[]): boolean {
  return tokens.at(-1)?.lower === 'menu' && (tokens.length <= 3 || beside.test(tokens.at(-2)?.lower ?? ''));
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
export function inPlace(clauses: Clause[], said: readonly Token[] | undefined): Clause[] {
  if (!said) return clauses;
  const place = (way.test(said[0]?.lower ?? '') ? said.slice(1) : said)
    .filter(({ kind, lower }) => kind !== 'word' || lower !== 'very')
    // It is read behind what is done there.
    .map((token) => ({ ...token, start: token.start + BEHIND, end: token.end + BEHIND }));
  return clauses.map((clause) => ({
    ...clause,
    placed: true,
    readings: [
      ...clause.readings.map((reading) => ({
        ...reading,
        ...(reading.target && reading.target.length > 0 && { target: [...reading.target, ...place] }),
        ...(reading.destination && !reading.target && { destination: [...reading.destination, ...place] }),
      })),
      ...intoPlace(clause, place),
    ],
  }));
}

/** "For the size, choose Large", "in the search box, type tea": the place is what it goes into. */
function intoPlace({ verb, readings }: Clause, [, ...named]: readonly Token[]): ClauseReading[] {
  const [only, ...others] = readings;
  if (!only || others.length > 0) return [];
  if (verb === 'select' && only.target && !only.value) return [{ value: only.target, destination: named }];
  const isTyped = verb === 'fill' || verb === 'type';
  return isTyped && only.value && !only.target ? [{ value: only.value, target: named }] : [];
}
