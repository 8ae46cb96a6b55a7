/** "Switch between the tabs to find and click the link X": opens one after another of what hides parts of the page, until the target is there. */
import type { Clause } from './clause.js';
import type { Token } from './lexer.js';
import { lookUp, type Scene } from './look-up.js';
import { stepOn, type Outcome, type Phase } from './outcome.js';
import { ancestorsOf, type Entry } from './page-index.js';
import { valueOf } from './clause.js';
import { wantClick } from './wants.js';

/** Most parts that are opened in one search. */
const MAX_OPENED = 15;

/** How clearly the target has to be named: a search ends at the first that fits. */
const LEAST_SCORE = 0.8;

type Seek = Extract<Phase, { kind: 'seek' }>;

/** The target, when it is there; else the next part is opened, and the search goes on. */
export function seekClause(clause: Clause, scene: Scene): Outcome {
  return seekPhase({ kind: 'seek', opened: [] }, scene, clause);
}

/** The next look of a search. */
export function seekPhase(phase: Seek, scene: Scene, clause: Clause): Outcome {
  const [reading] = clause.readings;
  const target = reading?.target ?? [];
  const found = lookUp(target, wantClick, { ...scene, among: isShown });
  const [entry] = found.kind === 'found' ? found.entries : [];
  if (found.kind === 'found' && entry && (found.exact || found.score >= LEAST_SCORE))
    return {
      kind: 'steps',
      steps: [stepOn(entry, 'click', { confidence: found.score })],
      ranked: found.ranked,
    };
  const next = partsOf(reading?.destination ?? [], scene).find((part) => !phase.opened.includes(keyOf(part)));
  if (!next || phase.opened.length >= MAX_OPENED) {
    const parts = phase.opened.map((key) => `"${key}"`).join(', ');
    return {
      kind: 'none',
      looked: `${valueOf(target)}, in ${parts === '' ? `the ${valueOf(reading?.destination ?? [])} of this page` : parts}`,
      nearest: [],
    };
  }
  return {
    kind: 'steps',
    steps: [stepOn(next, 'click', { confidence: 0.9 })],
    phase: { kind: 'seek', opened: [...phase.opened, keyOf(next)] },
  };
}

/** What can be opened one after another: tabs that are not selected, sections that are closed, pages. */
function partsOf(kind: readonly Token[], scene: Scene): Entry[] {
  const said = kind.map((token) => token.lower).join(' ');
  const reachable = scene.index.actionable.filter(isShown);
  if (/tab/.test(said)) {
    const tabs = reachable.filter((entry) => entry.node.role === 'tab');
    return tabs.length > 0 ? tabs.filter((entry) => entry.node.selected !== true) : linksInRow(reachable);
  }
  if (/page/.test(said)) {
    return reachable.filter(
      (entry) =>
        entry.node.disabled !== true &&
        /^(?:link|button)$/.test(entry.node.role) &&
        /^(?:next|next page|›|»|>)$/i.test(entry.node.name.trim()),
    );
  }
  const closed = reachable.filter(
    (entry) => entry.node.expanded === false && entry.node.hasPopup === undefined,
  );
  if (closed.length > 0) return closed;
  const titles = reachable.filter(
    (entry) =>
      entry.node.role === 'heading' ||
      [...ancestorsOf(entry)].slice(0, 2).some((each) => each.node.role === 'heading'),
  );
  return titles;
}

/** Links to parts of the same page that stand side by side: tabs without the role. */
function linksInRow(entries: readonly Entry[]): Entry[] {
  const links = entries.filter(
    (entry) => entry.node.role === 'link' && /(?:^|\/)?#./.test(entry.node.url ?? ''),
  );
  const rows = new Map<Entry | undefined, Entry[]>();
  for (const link of links) {
    const row = link.parent?.node.role === 'listitem' ? link.parent.parent : link.parent;
    rows.set(row, [...(rows.get(row) ?? []), link]);
  }
  const named = [...rows.values()].filter(
    (row) => row.length > 1 && row.some((link) => /tab/i.test(link.node.name)),
  );
  return named.length === 1 ? (named[0] as Entry[]) : [];
}

function isShown({ node }: Entry): boolean {
  return node.hidden === undefined || node.hidden === 'covered' || node.hidden === 'offscreen';
}

/** Tabs and sections are told apart by their names; "Next" is followed again on every page, by its address. */
function keyOf({ node }: Entry): string {
  return /^(?:next|next page|›|»|>)$/i.test(node.name.trim())
    ? (node.url ?? `${node.name} ${node.ref}`)
    : node.name || (node.text ?? '');
}
