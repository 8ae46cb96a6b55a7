/** Looks further down a list for what is not there yet: where the list is named, or says itself that it holds more than it shows. */
import type { PlannedStep } from '../../../../contract/plan.js';
import { type Clause, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { stepOn } from '../../matching/outcome.js';
import { below, type Entry } from '../../matching/page-index.js';
import { withoutArticle } from '../../language/token-runs.js';

/** Verbs of something that is looked for. */
const verbs = new Set([
  'click',
  'dblclick',
  'rightClick',
  'hover',
  'select',
  'check',
  'uncheck',
  'scroll',
  'open',
]);

/** A scroll to an item, and the clauses that are left then. */
export interface ScrollTo {
  step: PlannedStep;
  clauses: readonly Clause[];
}

/** The scroll to the item, after which the first clause is tried again; undefined where no list is meant. */
export function scrollFor([clause, ...others]: readonly Clause[], scene: Scene): ScrollTo | undefined {
  if (!clause || !verbs.has(clause.verb)) return undefined;
  const scrollers = scene.index.entries.filter(
    (entry) => entry.node.scrolls === true && entry.node.ref !== undefined && entry.node.hidden === undefined,
  );
  const isScroll = clause.verb === 'scroll';
  if (scrollers.length === 0 && !isScroll) return undefined;
  for (const { target = [], value, destination } of clause.readings) {
    const [item, place] = value && destination ? [value, destination] : parted(target);
    const name = itemName(item);
    const list =
      name === ''
        ? undefined
        : (listOf(place, scrollers, scene) ?? (isScroll ? onlyOne(place, scrollers, scene) : undefined));
    // "The second user from the bottom" is counted, and no text to scroll to.
    const isEnd = place?.some(({ lower }) => /^(?:bottom|top|end|start|beginning)$/.test(lower)) === true;
    if (!list || (isEnd && !isScroll)) continue;
    const step = stepOn(list, 'scrollTo', { args: [`text=${name}`], confidence: 0.85 });
    // "Scroll to X and click it": the scroll is done with that, and "it" is X.
    const left = isScroll ? others.map((each) => withItem(each, item)) : [clause, ...others];
    return { step, clauses: left };
  }
  return undefined;
}

function withItem(clause: Clause, item: readonly Token[]): Clause {
  // "Reserve it": a verb that no table knows is the first word of what it is done to.
  const length = clause.verb === 'goal' ? 2 : 1;
  const isIt = (target: readonly Token[] | undefined): target is readonly Token[] =>
    target?.length === length && /^(?:it|that|this)$/.test(target.at(-1)?.lower ?? '');
  return {
    ...clause,
    readings: clause.readings.map((each) =>
      isIt(each.target) ? { ...each, target: [...each.target.slice(0, -1), ...item] } : each,
    ),
  };
}

/** "X in the list", "the list until X", plain X. */
function parted(target: readonly Token[]): [item: readonly Token[], place: readonly Token[] | undefined] {
  const isWord = (token: Token, words: RegExp): boolean => token.kind === 'word' && words.test(token.lower);
  const bare = target.filter((token, at) => !(at === 0 && isWord(token, /^(?:to|until)$/)));
  const until = bare.findIndex((token) => isWord(token, /^(?:until|till)$/));
  if (until > 0) return [sighted(bare.slice(until + 1)), bare.slice(0, until)];
  const joint = bare.findLastIndex((token) => isWord(token, /^(?:in|inside|within|from|of|on)$/));
  return joint > 0 && joint < bare.length - 1
    ? [sighted(bare.slice(0, joint)), bare.slice(joint + 1)]
    : [sighted(bare), undefined];
}

/** "You see X", "X appears": X. */
function sighted(tokens: readonly Token[]): readonly Token[] {
  const said = tokens.map(({ kind, lower }) => (kind === 'word' ? lower : '"')).join(' ');
  const front = /^(?:you|we|i) (?:can )?(?:see|find|reach|get to|come to|spot) /.exec(said)?.[0] ?? '';
  const back =
    / (?:appears|shows up|is (?:visible|shown|there|displayed|in view)|comes into view)$/.exec(said)?.[0] ??
    '';
  const count = (text: string): number => text.trim().split(' ').filter(Boolean).length;
  return tokens.slice(count(front), tokens.length - count(back));
}

/** The only thing that scrolls, where none is named, or only "the list"; the page itself where nothing in it does. */
function onlyOne(
  place: readonly Token[] | undefined,
  scrollers: readonly Entry[],
  { index }: Scene,
): Entry | undefined {
  const isPlain = (place ?? []).every(({ kind, lower }) => kind === 'word' && plainPlace.test(lower));
  if (!isPlain || scrollers.length > 1) return undefined;
  return scrollers[0] ?? index.entries.find(({ node }) => node.ref !== undefined);
}

const plainPlace =
  /^(?:the|this|down|up|through|list|page|table|area|box|feed|results|items|container|panel|it)$/;

function itemName(tokens: readonly Token[]): string {
  const quoted = tokens.filter((token) => token.kind === 'quoted');
  if (tokens.some((token) => token.kind === 'variable')) return '';
  if (quoted.length > 0) return quoted.length === 1 ? (quoted[0]?.text ?? '') : '';
  const name = valueOf(withoutArticle(tokens));
  return /^(?:it|that|this|them)$/i.test(name) ? '' : name;
}

/** The one list that is named, or the one that states to be longer than what it shows. */
function listOf(
  place: readonly Token[] | undefined,
  scrollers: readonly Entry[],
  scene: Scene,
): Entry | undefined {
  if (place) {
    const found = lookUp(place, { anything: true, fit: (node) => (node.scrolls ? 1 : 0) }, scene);
    return found.kind === 'found' && found.entries.length === 1 ? found.entries[0] : undefined;
  }
  const cut = scrollers.filter((entry) => {
    const items = below(scene.index, entry).filter((each) => each.node.setSize !== undefined);
    return items.some((each) => (each.node.setSize ?? 0) > items.length);
  });
  return cut.length === 1 ? cut[0] : undefined;
}
