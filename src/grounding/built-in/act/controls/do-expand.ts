/** Clauses that expand and collapse: by the element itself, the arrow in it, or the keys of a tree (APG, tree view); and looked at again. */
import { spell, type Clause, valueOf } from '../../language/clause.js';
import { clickClause, goalClause, openClause } from './do-click.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { explaining, failed, stepOn, type Outcome, type Phase } from '../../matching/outcome.js';
import { below, type Entry, entryOf, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { plainControls, shownBy } from '../../matching/plain-controls.js';
import { titledPart } from '../../matching/surroundings.js';
import { fold } from '../../language/words.js';
import { isOpenBySign, signs, soAlready } from './fold-signs.js';
import { isDeedButton } from './deed-button.js';
import { foldTitle } from './fold-title.js';
import { arrowBeside, arrowIn } from './item-arrow.js';
import { arrowBefore } from './tree-arrow.js';
import type { Token } from '../../language/lexer.js';
import { wantExpandable } from '../../matching/wants.js';
import { wholeTree } from './whole-tree.js';

type Expand = Extract<Phase, { kind: 'expand' }>;

/** "Expand X", "collapse X". */
export function expandClause(clause: Clause, scene: Scene): Outcome {
  const target = clause.readings[0]?.target ?? [];
  const wanted = clause.verb === 'expand';
  const found = lookUp(target, wantExpandable, scene);
  const whole = found.kind === 'none' ? wholeTree(target, wanted, scene) : undefined;
  if (whole) return whole;
  const titled = foldTitle(target, scene, wanted);
  if (titled?.toggle) return byTitle(titled.title, titled.toggle, { wanted, looked: target });
  // "Show billing history" is not the section "Billing".
  const isOther =
    found.kind === 'found' && titled && !found.entries.some((entry) => isInside(entry, titled.title));
  if (isOther) return failed({ kind: 'none', ranked: found.ranked }, spell(target));
  if (found.kind === 'found') {
    const open = found.entries.map(itemOf).filter((entry) => isExpanded(entry, scene.index) !== wanted);
    const [only, ...others] = open;
    if (!only)
      return {
        kind: 'done',
        reason: `it is ${wanted ? 'open' : 'closed'} already`,
        entries: found.entries,
        ranked: found.ranked,
      };
    if (others.length === 0) return expandStep(only, { wanted, tried: [], confidence: found.score }, scene);
    const atOnce = buttonForAll(clause, open, scene);
    if (atOnce) return { kind: 'steps', steps: [stepOn(atOnce, 'click', { confidence: found.score })] };
    return {
      kind: 'steps',
      // What is folded up takes what lies in it along.
      steps: (wanted ? open : open.toReversed()).map((entry) =>
        stepOn(arrowOfItem(entry, scene) ?? entry, 'click', { confidence: found.score }),
      ),
      ranked: found.ranked,
    };
  }
  if (found.kind === 'ambiguous') return failed(found, spell(target));
  const plain = clickClause(clause, 'click', scene);
  // "Pictures" may be what an item is called, and no picture.
  const called = plain.kind === 'steps' ? undefined : unmarked(target, wanted, scene);
  if (called) return called;
  // Who folds up a window does not close it.
  const isNone = (ref?: string): boolean => (!wanted && isCross(ref, scene)) || isDeedButton(ref, scene);
  if (plain.kind === 'steps' && plain.steps.some(({ ref }) => isNone(ref)))
    return failed({ kind: 'none', ranked: found.ranked }, spell(target));
  if (plain.kind === 'steps' && plain.steps.length > 1)
    return foldedEach(plain, wanted, scene) ?? failed({ kind: 'none', ranked: found.ranked }, spell(target));
  const box = plain.kind === 'steps' ? boxIn(plain, scene) : undefined;
  // A click on a box ticks it: what opens it is the arrow beside it, or nothing.
  const arrow = box && arrowBeside(box, scene);
  if (box && !arrow) return failed({ kind: 'none', ranked: found.ranked }, spell(target));
  if (arrow) {
    const step = stepOn(arrow, 'click', { confidence: 0.8 });
    return lookedAt({ kind: 'steps', steps: [step], explained: spell(target) }, wanted);
  }
  const drawn = plain.kind === 'steps' ? byArrow(plain, wanted, scene) : undefined;
  if (drawn === 'leaf')
    return failed({ kind: 'none', ranked: found.ranked }, `what expands ${spell(target)}`);
  if (drawn?.kind === 'done') return drawn;
  if (plain.kind !== 'none') return lookedAt(drawn ?? bySign(plain, wanted, scene), wanted);
  const section = calledWithoutNoun(clause, target, scene);
  if (section) return section;
  const only = wanted ? onlyTitle(target, scene) : undefined;
  if (only) return { kind: 'steps', steps: [stepOn(only, 'click', { confidence: 0.78 })] };
  const goal = goalClause({ ...clause, readings: [{ target: [word(clause.said), ...target] }] }, scene);
  return goal.kind === 'steps' ? goal : plain;
}

/** "The Salary section", where what opens it is called "Salary" and nothing else: the noun says what it is. */
function calledWithoutNoun(clause: Clause, target: readonly Token[], scene: Scene): Outcome | undefined {
  // "The module "The first harvest"": a quoted name stands behind the noun.
  const last = target.at(-1);
  const noun = last?.kind === 'quoted' ? target.at(-2) : last;
  const name = last?.kind === 'quoted' ? [last] : target.slice(0, -1);
  if (
    noun?.kind !== 'word' ||
    !/^(?:section|panel|accordion|part|area|block|group|details|module|chapter|unit|lesson|topic|question|category)$/.test(
      noun.lower,
    ) ||
    (last?.kind === 'quoted' && target.length > 3)
  )
    return undefined;
  const said = last?.kind === 'quoted' ? fold(last.text) : fold(valueOf(name)).replace(/^the /, '');
  if (said === '' || said === 'the') return undefined;
  const outcome = expandClause({ ...clause, readings: [{ target: name }] }, scene);
  const [step] = outcome.kind === 'steps' ? outcome.steps : [];
  const entry = entryOf(step?.ref ?? '', scene.index);
  // "3. The first harvest": a number in front is no part of the name.
  return entry?.evidence.some(({ text }) => fold(text).replace(/^\d+[.):]? +/, '') === said) === true
    ? explaining(outcome, spell(target))
    : undefined;
}

/** A click on the toggle in the line of the title that is named, unless it says that it is so. */
function byTitle(
  title: Entry,
  toggle: Entry,
  { wanted, looked }: { wanted: boolean; looked: readonly Token[] },
): Outcome {
  const explained = `${readable(title.node)} ${spell(looked)}`;
  if (toggle.node.expanded === wanted)
    return { kind: 'done', reason: `it is ${wanted ? 'open' : 'closed'} already`, entries: [title] };
  const outcome: Outcome = {
    kind: 'steps',
    steps: [stepOn(toggle, 'click', { confidence: 0.86 })],
    explained,
  };
  return toggle.node.expanded === undefined ? lookedAt(outcome, wanted) : outcome;
}

/** "Expand all folders": the one button "Expand all" of the part that they lie in, which opens what lies in them as well. */
function buttonForAll({ verb, text }: Clause, open: readonly Entry[], { index }: Scene): Entry | undefined {
  if (!/\b(?:all|every|everything)\b/i.test(text)) return undefined;
  const [button, ...others] = index.actionable.filter(
    ({ node }) =>
      node.role === 'button' && node.hidden === undefined && fold(node.name).startsWith(`${verb} all`),
  );
  const part = button && titledPart(button);
  const isTheirs = part === undefined || open.every((entry) => isInside(entry, part));
  const isWhole = button !== undefined && fold(text).startsWith(fold(button.node.name));
  return others.length === 0 && isTheirs && isWhole ? button : undefined;
}

function isCross(ref: string | undefined, { index }: Scene): boolean {
  const node = ref === undefined ? undefined : entryOf(ref, index)?.node;
  return (
    node !== undefined &&
    [node.name, node.text ?? ''].some((shown) => /^(?:[×✕✖✗x]|close)$/iu.test(shown.trim()))
  );
}

/** The arrow of an item of a tree. */
function arrowOfItem(entry: Entry, scene: Scene): Entry | undefined {
  return entry.node.role === 'treeitem' ? arrowIn(entry, scene) : undefined;
}

/** "Collapse all folders" clicks no link of each, and nothing that is closed by its sign; what is folded up takes what lies in it along. */
function foldedEach(
  plain: Extract<Outcome, { kind: 'steps' }>,
  wanted: boolean,
  { index }: Scene,
): Outcome | undefined {
  const steps = plain.steps.map((step) => {
    const entry = entryOf(step.ref ?? '', index);
    return { step, line: entry && signedLine(entry) };
  });
  if (steps.some(({ line }) => !line || isOpenBySign(line, index) === undefined)) return undefined;
  const due = steps.filter(({ line }) => line && isOpenBySign(line, index) !== wanted);
  if (due.length === 0) return { kind: 'done', reason: `they are ${wanted ? 'open' : 'closed'} already` };
  const order = wanted ? due : due.toReversed();
  return { ...plain, steps: order.map(({ step }) => step) };
}

/** What begins with a sign for open or closed: the item itself, or the line of which it is all the rest. */
function signedLine(named: Entry): Entry | undefined {
  const { parent } = named;
  if (signs.test(shownBy(named))) return named;
  const rest = parent && signs.test(shownBy(parent)) ? shownBy(parent).replace(signs, '') : '';
  return rest !== '' && fold(rest) === fold(shownBy(named)) ? parent : undefined;
}

/** What opens a menu or list by a sign that never turns. */
const isPressed = /^(?:button|link|combobox|menuitem)$/;

function isSigned({ steps: [step] }: Extract<Outcome, { kind: 'steps' }>, { index }: Scene): boolean {
  const entry = step?.ref === undefined ? undefined : entryOf(step.ref, index);
  return entry !== undefined && /^[\s[({]*[▸▶►▹▷⊞＋+]/u.test(shownBy(entry));
}

/** An item of a tree that nothing marks, called just so: by the sign in front of it, or by itself. Something has to come of it, or to go. */
function unmarked(target: readonly Token[], wanted: boolean, { index }: Scene): Outcome | undefined {
  const isSaid = (token: Token): boolean =>
    token.kind !== 'word' ||
    !/^(?:the|a|node|item|branch|folder|section|entry|group|tree)$/.test(token.lower);
  const name = fold(valueOf(target.filter(isSaid)));
  const called = plainControls(index).filter(
    (entry) => name !== '' && fold(shownBy(entry).replace(signs, '')) === name,
  );
  // A line and the part of it that is its name are one item.
  const [only, ...others] = called.filter((entry) => !called.some(({ parent }) => parent === entry));
  if (!only || others.length > 0) return undefined;
  const line = plainControls(index).filter((entry) => entry.parent === only.parent);
  const before = line[line.indexOf(only) - 1];
  const sign = before && signs.exec(shownBy(before))?.[0] === shownBy(before) ? before : undefined;
  const arrow = sign ? undefined : arrowBefore(only, index);
  if (arrow === 'leaf') return undefined;
  const already = soAlready(only, sign ?? only, { wanted, index });
  if (already) return already;
  return lookedAt(
    {
      kind: 'steps',
      steps: [stepOn(sign ?? arrow ?? only, 'click', { confidence: 0.8 })],
      explained: spell(target),
    },
    wanted,
  );
}

/** The arrow that is drawn in front of what is named; `leaf` where it has none and the others beside it have. */
function byArrow(
  plain: Extract<Outcome, { kind: 'steps' }>,
  wanted: boolean,
  { index }: Scene,
): Outcome | 'leaf' | undefined {
  const [step, ...others] = plain.steps;
  const named = step?.ref !== undefined && others.length === 0 ? entryOf(step.ref, index) : undefined;
  const line = named && signedLine(named);
  const own = line && soAlready(line, line, { wanted, index });
  if (own) return own;
  const arrow = named && arrowBefore(named, index);
  if (!named || !arrow || arrow === 'leaf' || !step) return arrow === 'leaf' ? arrow : undefined;
  const already = soAlready(named, arrow, { wanted, index });
  if (already) return already;
  const click = stepOn(arrow, 'click', { confidence: step.confidence });
  return explaining({ ...plain, steps: [click] }, readable(named.node));
}

/** The sign that stands alone in front of what is named, in the same line: a click on the name may choose it. */
function bySign(outcome: Outcome, wanted: boolean, { index }: Scene): Outcome {
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  const named = index.entries.find(({ node }) => node.ref !== undefined && node.ref === step?.ref);
  if (outcome.kind !== 'steps' || !step || others.length > 0 || !named) return outcome;
  const sign = wanted ? /^[▸▶►▹▷⯈›»⊞＋+>]$/u : /^[▾▼▿▽⯆⌄⊟－−-]$/u;
  const [only, ...more] = index.actionable.filter(
    (entry) => entry !== named && entry.parent === named.parent && sign.test(readable(entry.node).trim()),
  );
  if (!only || more.length > 0) return outcome;
  return explaining(
    { ...outcome, steps: [stepOn(only, 'click', { confidence: step.confidence })] },
    readable(named.node),
  );
}

/** A click on what does not say whether it is open is looked at: something has to come, or to go. */
function lookedAt(outcome: Outcome, wanted: boolean): Outcome {
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  if (outcome.kind !== 'steps' || step?.ref === undefined || others.length > 0) return outcome;
  return { ...outcome, phase: { kind: 'expand', ref: step.ref, wanted, tried: ['click'] } };
}

/** "Open X": an item of a tree that is closed is expanded, because a click on it may only select it. */
export function openItem(clause: Clause, scene: Scene): Outcome {
  const outcome = openClause(clause, scene);
  // An item with a sign in front of it is opened by the sign; one without may be opened in any way.
  const signed =
    outcome.kind === 'none' ? unmarked(clause.readings[0]?.target ?? [], true, scene) : undefined;
  if (signed?.kind === 'steps' && isSigned(signed, scene)) return signed;
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  // The click goes to the text of the item.
  const clicked = entryOf(step?.ref ?? '', scene.index);
  const item = clicked?.node.role === 'treeitem' ? clicked : clicked?.parent;
  // "▾ Taxes" is open, and a click would fold it up.
  const line = clicked && others.length === 0 ? signedLine(clicked) : undefined;
  if (line && !isPressed.test(line.node.role) && isOpenBySign(line, scene.index) === true)
    return { kind: 'done', reason: 'it is open already', entries: [line] };
  if (!step || others.length > 0 || item?.node.role !== 'treeitem') return outcome;
  // Where nothing is selected by a click, one on an open item would close it.
  if (isExpanded(item, scene.index) === true)
    return item.node.selected === undefined
      ? { kind: 'done', reason: 'it is open already', entries: [item] }
      : outcome;
  if (item.node.expanded === undefined && !arrowIn(item, scene)) return outcome;
  return expandStep(item, { wanted: true, tried: [], confidence: step.confidence }, scene);
}

/** "The section below", where one title can be clicked and nothing says that it opens. */
function onlyTitle(target: readonly Token[], scene: Scene): Entry | undefined {
  const isSection = (token: Token): boolean =>
    /^(?:the|a|section|panel|accordion|details|box|area|below|above|here)$/.test(token.lower);
  if (!target.every(isSection)) return undefined;
  const titles = scene.index.actionable.filter(
    (entry) => entry.node.role === 'heading' || entry.parent?.node.role === 'heading',
  );
  return titles.length === 1 ? titles[0] : undefined;
}

/** Looks whether it is open (or closed) now; if it says that it is not, the next way is tried. */
export function expandPhase(phase: Expand, scene: Scene): Outcome {
  const entry = entryOf(phase.ref, scene.index) ?? drawnAnew(phase.ref, scene);
  const done: Outcome = { kind: 'done', reason: `it is ${phase.wanted ? 'open' : 'closed'}` };
  if (entry && entry.node.expanded === undefined && !hasMoved(phase.wanted, scene))
    return {
      kind: 'none',
      looked: `what was ${phase.wanted ? 'expanded by the click: nothing came' : 'collapsed by the click: nothing went'}`,
      nearest: [],
    };
  if (entry?.node.expanded === undefined || isExpanded(entry, scene.index) === phase.wanted) return done;
  return expandStep(entry, { ...phase, confidence: 0.85 }, scene);
}

/** The item again, where its tree is drawn anew with every click. */
function drawnAnew(ref: string, { index, before }: Scene): Entry | undefined {
  const was = before && entryOf(ref, before);
  if (!was || before.snapshot.url !== index.snapshot.url) return undefined;
  const title = ({ node }: Entry): string => fold(node.name || readable(node)).replace(signs, '');
  const again = index.entries.filter(
    (each) =>
      each.node.role === was.node.role && each.node.level === was.node.level && title(each) === title(was),
  );
  return again.length === 1 ? again[0] : undefined;
}

/** Some text is seen that was not seen before, or no longer seen: a sign that has turned is none. A page that was left is another matter. */
function hasMoved(isOpening: boolean, { index, before }: Scene): boolean {
  if (!before || before.snapshot.url !== index.snapshot.url) return true;
  const seen = (each: PageIndex): Set<string> =>
    new Set(
      each.entries.flatMap(({ node: { hidden, ref = '', name, text = '' } }) =>
        hidden === undefined && /[\p{L}\d]/u.test(name || text) ? [`${ref} ${name || text}`] : [],
      ),
    );
  const [was, is] = [seen(before), seen(index)];
  const come = [...is].filter((key) => !was.has(key)).length;
  const gone = [...was].filter((key) => !is.has(key)).length;
  // "Hide the details" becomes "Show the details" while they go.
  return isOpening ? come > 0 : gone > 0 && gone >= come;
}

function expandStep(
  entry: Entry,
  { wanted, tried, confidence }: { wanted: boolean; tried: readonly Way[]; confidence: number },
  scene: Scene,
): Outcome {
  const isItem = /^(?:treeitem|row)$/.test(entry.node.role);
  const arrow = arrowIn(entry, scene) ?? (isItem ? arrowBeside(entry, scene) : undefined);
  // A click on the item itself may select it: a person takes the arrow.
  const isTicked = below(scene.index, entry).some(({ node }) => node.role === 'checkbox');
  const ways: readonly Way[] = isItem
    ? [...(arrow ? ['arrow' as const] : []), 'key', ...(isTicked ? [] : ['click' as const])]
    : ['click'];
  const way = ways.find((each) => !tried.includes(each));
  if (!way || entry.node.ref === undefined)
    return {
      kind: 'cannot-tell',
      looked: `a way to ${wanted ? 'expand' : 'collapse'} it`,
      reason: 'it was clicked, and still says that it is not so',
    };
  const key = wanted ? 'ArrowRight' : 'ArrowLeft';
  const step =
    way === 'key'
      ? stepOn(entry, 'press', { args: [key], confidence })
      : stepOn(way === 'arrow' && arrow ? arrow : entry, 'click', { confidence });
  // Only of items it is known that a click may do something else; many a button never says that it is open.
  if (!isItem) return { kind: 'steps', steps: [step] };
  return {
    kind: 'steps',
    steps: [step],
    phase: { kind: 'expand', ref: entry.node.ref, wanted, tried: [...tried, way] },
  };
}

type Way = Expand['tried'][number];

/** The item of a tree that a title belongs to: the item says whether it is open, and its title does not. */
function itemOf(entry: Entry): Entry {
  const { parent } = entry;
  const isTitle = entry.node.expanded === undefined && parent?.node.role === 'treeitem';
  return isTitle && parent.node.expanded !== undefined ? parent : entry;
}

/** The box to tick that an outcome would click. */
function boxIn(outcome: Extract<Outcome, { kind: 'steps' }>, { index }: Scene): Entry | undefined {
  const [step, ...others] = outcome.steps;
  const entry = step?.ref !== undefined && others.length === 0 ? entryOf(step.ref, index) : undefined;
  return entry && /^(?:checkbox|radio|switch)$/.test(entry.node.role) ? entry : undefined;
}

/** Whether an item is open: as it says, or as is seen of a tree that forgets to say so (jsTree does), where the next item is one of its own. */
function isExpanded({ node, order }: Entry, { entries }: PageIndex): boolean | undefined {
  const { level, expanded } = node;
  if (node.role !== 'treeitem' || expanded !== false || level === undefined) return expanded;
  const next = entries.find(
    (each) => each.order > order && each.node.role === 'treeitem' && each.node.hidden === undefined,
  );
  return (next?.node.level ?? 0) > level;
}

function word(text: string): Token {
  return { kind: 'word', text, lower: text, start: 0, end: text.length };
}
