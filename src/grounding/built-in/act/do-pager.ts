/** Clauses that turn pages: "go to page 3", "the last page". What turns them stands beside the numbers of the pages. */
import { type Clause, spell } from '../language/clause.js';
import type { Token } from '../language/lexer.js';
import { wordToken } from '../language/token-runs.js';
import type { Scene } from '../matching/look-up.js';
import { stepOn, type Outcome } from '../matching/outcome.js';
import { type Entry } from '../matching/page-index.js';

/** The outcome when a clause names a page by its number or its end; undefined for any other, and where no pages are numbered. */
export function pagerOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const length = lengthSaid(clause);
  if (length) return { kind: 'instead', clauses: [length] };
  if (clause.verb !== 'click' && clause.verb !== 'open') return undefined;
  const target = clause.readings[0]?.target ?? [];
  const wanted = pageIn(target);
  if (!wanted) return undefined;
  const pagers = pagersOf(scene);
  const [pager, ...others] = pagers;
  if (!pager || others.length > 0) {
    const isElsewhere = wanted !== 'last' || pagers.length > 0 || scene.index.actionable.some(isLast);
    return isElsewhere ? undefined : { kind: 'none', looked: spell(target), nearest: [] };
  }
  const entry = wanted === 'last' ? lastOf(pager) : pager.find((each) => shown(each) === wanted);
  return entry
    ? { kind: 'steps', steps: [stepOn(entry, 'click', { confidence: 0.9 })] }
    : { kind: 'none', looked: spell(target), nearest: [] };
}

/** "Show 25 orders per page": the number is chosen where the page says how many rows a page has. */
function lengthSaid({ verb, said, readings, text }: Clause): Clause | undefined {
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  const [count, ...nouns] = target[0]?.lower === said ? target.slice(1) : target;
  const isSaid =
    /^(?:goal|click|open)$/.test(verb) &&
    /^(?:show|display|list|view|see)$/.test(said) &&
    /^\d{1,4}$/.test(count?.text ?? '') &&
    nouns.length <= 3;
  const destination = nouns.slice(-2);
  return count && isSaid && /^(?:per|a) page$/.test(spell(destination).toLowerCase())
    ? { verb: 'select', said: 'select', readings: [{ value: [count], destination: perPage }], text }
    : undefined;
}

const perPage = [wordToken('per'), wordToken('page')];

/** "Page 3", "the third page" is its number; "the last page" its end. Nothing but the place may follow. */
function pageIn(target: readonly Token[]): string | undefined {
  const words = target.map((token) => (token.kind === 'word' ? token.lower : '\u0000'));
  const bare = words.filter((word, at) => !(at === 0 && word === 'the'));
  const [first, second, third] = bare;
  const ends = (word: string | undefined): boolean => word === undefined || /^(?:of|in|on)$/.test(word);
  if (first === 'page' && /^\d{1,4}$/.test(second ?? '') && ends(third)) return second;
  if (first === 'last' && second === 'page' && ends(third)) return 'last';
  return undefined;
}

/** Rows of links or buttons that are called by numbers, at least two of them, by what holds them. */
function pagersOf(scene: Scene): Entry[][] {
  const rows = new Map<Entry | undefined, Entry[]>();
  for (const entry of scene.index.actionable) {
    if (!/^(?:link|button)$/.test(entry.node.role) || entry.node.hidden === 'behind-dialog') continue;
    const row = entry.parent?.node.role === 'listitem' ? entry.parent.parent : entry.parent;
    rows.set(row, [...(rows.get(row) ?? []), entry]);
  }
  return [...rows.values()].filter((row) => row.filter((each) => shown(each) !== undefined).length > 1);
}

function lastOf(pager: readonly Entry[]): Entry | undefined {
  const named = pager.filter(isLast);
  return named.length === 1 ? named[0] : pager.findLast((each) => shown(each) !== undefined);
}

/** The number that a link or button is called by: "3", "Page 3", "Go to page 3". */
function shown({ node }: Entry): string | undefined {
  return /^(?:(?:go to )?page )?(\d{1,4})(?:,? current(?: page)?)?$/i.exec(
    (node.name || (node.text ?? '')).trim(),
  )?.[1];
}

function isLast({ node }: Entry): boolean {
  return /^(?:last|last page|»|>>|⟩⟩)$/i.test(node.name.trim());
}
