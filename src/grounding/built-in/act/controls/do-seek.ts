/** "Switch between the tabs to find and click the link X": opens one after another of what hides parts of the page, until the target is there. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { stepOn, type Outcome, type Phase } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';
import { tabRow } from '../../matching/tab-rows.js';
import { fold, isStopWord, recordNouns, wordLikeness, wordsOf } from '../../language/words.js';
import { valueOf } from '../../language/clause.js';
import { wantClick } from '../../matching/wants.js';

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
  if (clause.said === 'find' && saysAll(target, scene)) return { kind: 'done', reason: 'it is there' };
  const found = lookUp(target, wantClick, { ...scene, among: isShown });
  const [entry] = found.kind === 'found' ? found.entries : [];
  if (
    clause.said !== 'find' &&
    found.kind === 'found' &&
    entry &&
    (found.exact || found.score >= LEAST_SCORE)
  )
    return {
      kind: 'steps',
      steps: [stepOn(entry, 'click', { confidence: found.score })],
      ranked: found.ranked,
    };
  const next = partsOf(reading?.destination ?? [], scene).find(
    (part) => !phase.opened.includes(keyOf(part, scene)),
  );
  if (!next || phase.opened.length >= MAX_OPENED) {
    const parts = phase.opened.map((key) => `"${key}"`).join(', ');
    return {
      kind: 'none',
      looked: `${valueOf(target)}, in ${parts === '' ? `the ${valueOf(reading?.destination ?? [])} of this page` : parts.length > 200 ? `${phase.opened.length} pages` : parts}`,
      nearest: [],
    };
  }
  return {
    kind: 'steps',
    steps: [stepOn(next, 'click', { confidence: 0.9 })],
    phase: { kind: 'seek', opened: [...phase.opened, keyOf(next, scene)] },
  };
}

/** What can be opened one after another: tabs that are not selected, sections that are closed, pages. */
function partsOf(kind: readonly Token[], scene: Scene): Entry[] {
  const said = kind.map((token) => token.lower).join(' ');
  const reachable = scene.index.actionable.filter(isShown);
  if (/tab/.test(said)) {
    const tabs = reachable.filter((entry) => entry.node.role === 'tab');
    if (tabs.length > 0) return tabs.filter((entry) => entry.node.selected !== true);
    const links = linksInRow(reachable);
    return links.length > 0 ? links : (tabRow(scene.index) ?? []);
  }
  if (/page/.test(said)) {
    return reachable.filter(
      (entry) =>
        entry.node.disabled !== true &&
        /^(?:link|button|generic|listitem)$/.test(entry.node.role) &&
        leadsOn.test(nameOf(entry)),
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
  return titles.length > 0 ? titles : plainTitles(reachable);
}

/** Lines of the same look, one below the other, that can be clicked: titles of sections that nothing calls so. */
function plainTitles(entries: readonly Entry[]): Entry[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { node } = entry;
    if (node.role !== 'generic' || node.clickable !== true || node.text === undefined) continue;
    const key = `${entry.parent?.order} ${node.tag} ${node.classes?.[0] ?? ''} ${node.box?.x}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const several = [...groups.values()].filter((group) => group.length > 1);
  return several.length === 1 ? (several[0] as Entry[]) : [];
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

/** What leads to the next page. */
const leadsOn = /^(?:next|next page|›|»|>|>>|→|⟩|▶)$/i;

function nameOf({ node }: Entry): string {
  return (node.name || (node.text ?? '')).trim();
}

/** Tabs and sections are told apart by their names; "Next" is followed again on every page, by its address or by what the page shows. */
function keyOf(entry: Entry, { index }: Scene): string {
  const name = nameOf(entry);
  if (!leadsOn.test(name)) return name;
  const shown = index.entries.map(({ node }) => node.text ?? node.name).join(' ');
  return entry.node.url ?? `${name} ${entry.node.ref} ${shown}`;
}

/** Whether the page says all that is looked for, in one part of it; nouns for what it is need not be said. */
function saysAll(target: readonly Token[], { index }: Scene): boolean {
  const literals = target.filter((token) => token.kind === 'quoted').map((token) => fold(token.text));
  const words = target
    .filter((token) => token.kind === 'word')
    .flatMap((token) => [...wordsOf(token.text)])
    .filter(
      (word) =>
        !isStopWord(word) &&
        !recordNouns.has(word.stem) &&
        !/^(?:named|called|who|has|have)$/.test(word.text),
    );
  if (words.length === 0 && literals.length === 0) return false;
  return index.entries.some((entry) => {
    if (!isShown(entry) || entry.node.role === 'document') return false;
    const text = entry.node.role === 'text' ? entry.node.name : readable(entry.node);
    if (text === '' || text.length > 300) return false;
    const shown = wordsOf(text);
    return (
      literals.every((literal) => fold(text).includes(literal)) &&
      words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9))
    );
  });
}
