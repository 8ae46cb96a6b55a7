/** Prints a snapshot for a model under a budget of tokens: what has to do with the instruction in full, the rest as an outline. */
import { walk, type Snapshot, type SnapshotNode } from '../contract/snapshot.js';
import { linesOf, printLine, titleOf, tokensOfLine, type LineForm, type PrintLine } from './print-lines.js';
import { quote, type NodeStyle, type PrintPurpose } from './print-node.js';
import { relevanceOf, type Relevance } from './print-relevance.js';

/** How a page is printed. */
export interface PrintOptions {
  purpose: PrintPurpose;
  /** What the page is asked for; decides what is shown when not all of it fits. */
  instruction: string;
  /** Upper bound for the printed page, in estimated tokens. */
  maxTokens: number;
  /** Refs of parts that were left out before and are to be shown now. */
  open?: readonly string[];
  /** The page before the last step: what was not there is marked `new` and shown first. */
  before?: Snapshot;
  /** Says where a node has an address. @default false */
  marksUrls?: boolean;
}

/** A printed page. */
export interface PrintedPage {
  text: string;
  /** Estimated from above. */
  tokens: number;
  /** Every ref that the text shows, with its node: the only ones that an answer may name. */
  refs: ReadonlyMap<string, SnapshotNode>;
  /** Something was left out; it can be asked for by the ref of the line that says so. */
  isPartial: boolean;
  /** Whether an element appeared through the last step. */
  isNew(node: SnapshotNode | undefined): boolean;
  /** How many elements of the same list as this one are not shown. */
  unseenLike(node: SnapshotNode): number;
}

/** Share of the budget up to which a page for acting is shown whole, or filled up with what has nothing to do with the instruction. */
const QUIET_SHARE = 0.3;
/** Share that one list may take, and that the names of left out parts may take. */
const LIST_SHARE = 0.3;
const NAMES_SHARE = 0.15;
/** Lines below this share of the best line's relevance do not count as relevant. */
const RELEVANT = 0.55;
/** Items of a list that are printed with everything in them; further ones in the short form. */
const FULL_ITEMS = 3;
/** Share of new nodes above which the page counts as another one, and nothing is marked as new. */
const NEW_PAGE = 0.6;

const prose = { act: 100, extract: 400 } as const;

/** Prints the page. Never longer than `maxTokens`, however large the page is. */
export function printPage(snapshot: Snapshot, options: PrintOptions): PrintedPage {
  const lines = linesOf(snapshot);
  const relevance = relevanceOf(lines, options.instruction);
  const style: NodeStyle = {
    purpose: options.purpose,
    maxCharacters: prose[options.purpose],
    marksUrls: options.marksUrls ?? false,
    wanted: (text) => relevance.isWanted(text),
  };
  const fresh = newNodes(snapshot, options.before);
  const page: Page = { snapshot, lines, relevance, style, fresh, options };
  const quiet = options.purpose === 'extract' ? options.maxTokens : options.maxTokens * QUIET_SHARE;
  const whole = renderWhole(page, options.maxTokens);
  if (whole && whole.tokens <= quiet) return whole;
  // The estimate of single lines can fall short of the whole text; then less is chosen.
  for (let share = 0.9; ; share *= 0.8) {
    const chosen = choose(page, options.maxTokens * share);
    const printed = render(page, chosen, options.maxTokens * share * NAMES_SHARE);
    if (printed.tokens <= options.maxTokens || share < 0.1) return printed;
  }
}

interface Page {
  snapshot: Snapshot;
  lines: readonly PrintLine[];
  relevance: Relevance;
  style: NodeStyle;
  fresh: ReadonlySet<SnapshotNode>;
  options: PrintOptions;
}

function renderWhole(page: Page, maxTokens: number): PrintedPage | undefined {
  // No more is printed than could ever fit: a line takes three tokens at least.
  if (page.lines.length > maxTokens / 3) return undefined;
  return render(page, new Map(page.lines.map((line) => [line, 'full'])), 0);
}

/** Chooses lines by priority until the budget is used up. */
function choose(page: Page, maxTokens: number): Map<PrintLine, LineForm> {
  const { lines, relevance, options } = page;
  const opened = openedBy(lines, options.open ?? []);
  const priorities = new Map(lines.map((line) => [line, priorityOf(line, page, opened)]));
  const ranked = lines.toSorted(
    (a, b) => (priorities.get(b) ?? 0) - (priorities.get(a) ?? 0) || a.order - b.order,
  );
  let best = 0;
  for (const line of lines) best = Math.max(best, relevance.scoreOf(line));
  const chosen = new Map<PrintLine, LineForm>();
  const spentByGroup = new Map<number, { tokens: number; items: number; isFull: boolean }>();
  const forChosen = maxTokens * (1 - NAMES_SHARE);
  let spent = 0;

  for (const line of ranked) {
    if (chosen.has(line)) continue;
    const isOpened = opened.has(line);
    const isRelevant =
      isOpened || page.fresh.has(line.node) || (best > 0.05 && relevance.scoreOf(line) >= best * RELEVANT);
    const limit = isRelevant || options.purpose === 'extract' ? forChosen : maxTokens * QUIET_SHARE;
    const group = line.group && (spentByGroup.get(line.group.id) ?? { tokens: 0, items: 0, isFull: false });
    // Before anything is printed: of a large page most lines end here.
    if (spent > limit * 0.97 || group?.isFull) continue;
    const isList = group !== undefined && !isOpened && options.purpose === 'act';
    if (isList && !isRelevant && group.items >= FULL_ITEMS) continue;
    const form: LineForm = isOpened ? 'open' : isList && group.items >= FULL_ITEMS ? 'short' : 'full';
    const added = [line, ...contextOf(line)].filter((each) => !chosen.has(each));
    let tokens = 0;
    for (const each of added)
      tokens += tokensOfLine(printLine(each, page.style, each === line ? form : 'short').text) + 1;
    if (isList && group.tokens + tokens > maxTokens * LIST_SHARE) {
      spentByGroup.set((line.group as { id: number }).id, { ...group, isFull: true });
      continue;
    }
    // A shorter line may still fit.
    if (spent + tokens > limit) continue;
    for (const each of added) chosen.set(each, each === line ? form : 'short');
    spent += tokens;
    if (line.group && group) {
      spentByGroup.set(line.group.id, {
        tokens: group.tokens + tokens,
        items: group.items + 1,
        isFull: false,
      });
    }
  }
  return chosen;
}

/** Relevance first; among what is equally (ir)relevant that which a person sees first. */
function priorityOf(line: PrintLine, { relevance, fresh }: Page, opened: ReadonlySet<PrintLine>): number {
  const { node } = line;
  let priority = relevance.scoreOf(line);
  if (opened.has(line)) priority += 3;
  if (line.nodes.some((each) => fresh.has(each))) priority += 1;
  if (line.kind === 'interactive') priority += 0.06;
  else if (line.kind === 'landmark') priority += 0.08;
  else if (line.kind === 'heading') priority += 0.07;
  else if (line.kind === 'container') priority += 0.03;
  if (node.role === 'dialog' || node.role === 'alertdialog') priority += 0.3;
  if (node.focused) priority += 0.05;
  if (node.hidden) priority -= 0.2;
  return priority;
}

/** What a line is not understood without: the parts around it that have a name or a place, and its heading. */
function contextOf(line: PrintLine): PrintLine[] {
  const context: PrintLine[] = [];
  for (let at: PrintLine | undefined = line; at; at = at.parent) {
    if (at !== line) context.push(at);
    if (at.heading) context.push(at.heading);
  }
  return context;
}

function openedBy(lines: readonly PrintLine[], refs: readonly string[]): Set<PrintLine> {
  const wanted = new Set(refs);
  const opened = new Set<PrintLine>();
  if (wanted.size === 0) return opened;
  for (const line of lines) {
    const isOne = line.nodes.some((node) => node.ref !== undefined && wanted.has(node.ref));
    if (isOne || (line.parent && opened.has(line.parent))) opened.add(line);
  }
  return opened;
}

function render(page: Page, chosen: ReadonlyMap<PrintLine, LineForm>, namesTokens: number): PrintedPage {
  const { lines, style, fresh } = page;
  const out: { order: number; text: string }[] = [];
  const refs = new Map<string, SnapshotNode>();
  const gaps = new Map<PrintLine | undefined, PrintLine[]>();
  const depths = new Map<PrintLine, number>();
  const lastUnder = new Map<PrintLine | undefined, number>();
  for (const line of lines) {
    const form = chosen.get(line);
    const shownParent = nearestShown(line, chosen);
    if (!form) {
      const gap = gaps.get(shownParent) ?? [];
      gap.push(line);
      gaps.set(shownParent, gap);
      continue;
    }
    const depth = shownParent ? (depths.get(shownParent) ?? 0) + 1 : 0;
    depths.set(line, depth);
    const { text, shown } = printLine(line, style, form);
    for (const node of shown) if (node.ref !== undefined) refs.set(node.ref, node);
    const isNew = fresh.has(line.node) && !(line.parent && fresh.has(line.parent.node));
    out.push({ order: line.order, text: `${' '.repeat(Math.min(depth, 12))}${isNew ? 'new ' : ''}${text}` });
    for (let at: PrintLine | undefined = shownParent; at; at = nearestShown(at, chosen))
      lastUnder.set(at, line.order);
  }
  let left = namesTokens;
  const sorted = [...gaps].toSorted(([, a], [, b]) => bestOf(b, page) - bestOf(a, page));
  for (const [parent, missing] of sorted) {
    const { text, tokens } = printGap(missing, page, left, refs);
    left = Math.max(0, left - tokens);
    const depth = parent ? (depths.get(parent) ?? 0) + 1 : 0;
    const order = Math.max(parent?.order ?? -1, parent ? (lastUnder.get(parent) ?? -1) : Infinity) + 0.5;
    out.push({ order, text: `${' '.repeat(Math.min(depth, 12))}${text}` });
  }
  let unseen: Map<SnapshotNode, number> | undefined;
  const head = `page ${quote(page.snapshot.title, style)} at ${quote(pathOf(page.snapshot.url), style)}`;
  const text = [head, ...out.toSorted((a, b) => a.order - b.order).map((each) => each.text)].join('\n');
  return {
    text,
    tokens: tokensOfLine(text),
    refs,
    isPartial: gaps.size > 0 || [...chosen.values()].includes('short'),
    isNew: (node) => node !== undefined && fresh.has(node),
    unseenLike: (node) => {
      unseen ??= countUnseen(lines, chosen);
      return unseen.get(node) ?? 0;
    },
  };
}

/** For every element of a list how many of the list are left out. */
function countUnseen(
  lines: readonly PrintLine[],
  chosen: ReadonlyMap<PrintLine, LineForm>,
): Map<SnapshotNode, number> {
  const byGroup = new Map<number, number>();
  for (const line of lines)
    if (line.group && !chosen.has(line)) byGroup.set(line.group.id, (byGroup.get(line.group.id) ?? 0) + 1);
  return new Map(
    lines.flatMap((line) => (line.group ? [[line.node, byGroup.get(line.group.id) ?? 0] as const] : [])),
  );
}

/** Without host and query: they rarely help, and a query may carry what is nobody's business. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

function nearestShown(line: PrintLine, chosen: ReadonlyMap<PrintLine, LineForm>): PrintLine | undefined {
  let at = line.parent;
  while (at && !chosen.has(at)) at = at.parent;
  return at;
}

/** `… and 92 more: 90 listitem, 2 link; e30 "Red hat", e37 "Green hat"`. */
function printGap(
  missing: readonly PrintLine[],
  page: Page,
  namesTokens: number,
  refs: Map<string, SnapshotNode>,
): { text: string; tokens: number } {
  const counts = new Map<string, number>();
  for (const line of missing) {
    const { role: given } = line.node;
    const role = given !== 'generic' ? given : line.kind === 'item' ? 'item' : 'text';
    counts.set(role, (counts.get(role) ?? 0) + 1);
  }
  const kinds = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([role, count]) => `${count} ${role}`);
  const names: string[] = [];
  let tokens = 0;
  const named = missing.filter((line) => line.node.ref && line.kind !== 'text' && titleOf(line));
  const ranked =
    named.length > 400
      ? named.toSorted((a, b) => page.relevance.scoreOf(b) - page.relevance.scoreOf(a)).slice(0, 400)
      : named.toSorted((a, b) => page.relevance.scoreOf(b) - page.relevance.scoreOf(a));
  for (const line of ranked) {
    const name = `${line.node.ref} ${quote(titleOf(line), { maxCharacters: 40 })}`;
    const cost = tokensOfLine(name);
    if (tokens + cost > namesTokens * 0.6) break;
    tokens += cost;
    names.push(name);
    refs.set(line.node.ref as string, line.node);
  }
  const text = `… not shown: ${kinds.join(', ')}${names.length > 0 ? `; among them ${names.join(', ')}` : ''}`;
  return { text, tokens };
}

function bestOf(lines: readonly PrintLine[], { relevance }: Page): number {
  let best = 0;
  for (const line of lines) best = Math.max(best, relevance.scoreOf(line));
  return best;
}

/** Nodes that were not there before, by ref: Playwright keeps a ref while element, role and name stay. */
function newNodes(snapshot: Snapshot, before: Snapshot | undefined): Set<SnapshotNode> {
  const fresh = new Set<SnapshotNode>();
  if (!before) return fresh;
  const known = new Set<string>();
  for (const node of walk(before.root)) known.add(`${node.ref} ${node.role} ${node.name}`);
  let total = 0;
  for (const node of walk(snapshot.root)) {
    if (node.ref === undefined) continue;
    total += 1;
    if (!known.has(`${node.ref} ${node.role} ${node.name}`)) fresh.add(node);
  }
  return fresh.size > total * NEW_PAGE ? new Set() : fresh;
}
