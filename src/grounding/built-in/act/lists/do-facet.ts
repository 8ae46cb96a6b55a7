/** Clauses that narrow or order a list: "filter by role Guest", "show only drafts", "show 50 rows per page", "sort by price". */
import { hasListBeside } from './list-beside.js';
import { typesIntoCode } from './field-for-code.js';
import { spell, valueOf, type Clause } from '../../language/clause.js';
import { filterWords, objectOf, ofItsList, namedFilter, onlyWith, titledFilter } from './filter-words.js';
import { isEditable, nativeOutcome } from '../controls/do-option.js';
import { selectClause } from './do-select.js';
import type { Token } from '../../language/lexer.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { explaining, stepOn, type Outcome } from '../../matching/outcome.js';
import { prepositionAt } from '../../language/prepositions.js';
import { isFilter } from '../../matching/filter-row.js';
import { hasNoName } from '../../matching/containers.js';
import type { Want } from '../../matching/candidate.js';
import {
  ancestorsOf,
  type Entry,
  entryOf,
  isInside,
  mentionsOf,
  type PageIndex,
} from '../../matching/page-index.js';
import { splitList } from '../../language/phrase.js';
import { wordToken } from '../../language/token-runs.js';
import { recordOf } from '../../matching/relations.js';
import { narrowedList } from './narrowed-list.js';
import { withApplied } from './filters-chosen.js';
import {
  isOfControls,
  leavesOut,
  leavesOwner,
  narrowsNothing,
  opensChoice,
  showsBesides,
} from './filter-controls.js';
import { findsSaid, looksAmong } from './looked-among.js';
import { isColumn, opensOnly } from './opens-only.js';
import { showsAllAgain } from './shows-all-again.js';
import { narrowedByEach, onlyShown } from './only-shown.js';
import { wantClick, wantControl, wantField } from '../../matching/wants.js';
import { kindOpened } from './plain-opener.js';
import { contentOf, isStopWord, recordNouns, toWord, wordLikeness, wordsOf } from '../../language/words.js';

/** The outcome when a clause narrows a list and the page has what does it; undefined when it does not. */
export function facetOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const outcome = chosenFacet(clause, scene);
  const isTold =
    outcome !== undefined &&
    outcome.kind !== 'none' &&
    outcome.kind !== 'ambiguous' &&
    // "Filter by Ferry", of which the box is ticked beside all the others: nothing is left out yet.
    !(outcome.kind === 'done' && clause.said === 'filter' && isAmongTicked(outcome, scene)) &&
    !narrowsNothing(outcome, scene);
  const told = isTold ? outcome : (narrowedList(clause, scene) ?? showsAllAgain(clause, scene) ?? outcome);
  if (!told) return undefined;
  const isUnfit =
    narrowsNothing(told, scene) ||
    showsBesides(told, clause, scene) ||
    typesIntoCode(told, clause, scene.index);
  return isUnfit ? { kind: 'none', looked: clause.text, nearest: [] } : withApplied(told, scene.index);
}

function chosenFacet(clause: Clause, scene: Scene): Outcome | undefined {
  const target = clause.readings[0]?.target ?? [];
  if (clause.verb === 'goal' && clause.said === 'filter') {
    const said = filterWords(target.slice(1));
    const outcome = filterOutcome(clause, said, scene);
    return outcome && ofItsList(outcome, objectOf(said), scene);
  }
  if (clause.verb !== 'open' || !/^(?:show|display|view|see)$/.test(clause.said)) return undefined;
  const [first, ...rest] = target;
  if (first?.kind !== 'word' || rest.length === 0) return undefined;
  const isOnly = ({ kind, lower }: Token): boolean => kind === 'word' && /^(?:only|just)$/.test(lower);
  const shown = target.some(isOnly) ? onlyShown(clause, target, scene) : undefined;
  if (shown && !isAmongTicked(shown, scene) && !leavesOwner(target, shown, scene)) return shown;
  if (isOnly(first)) {
    const labelled = onlyWith(rest);
    const outcome =
      namedFilter(rest, scene) ??
      onlyThose(clause, target, scene) ??
      (labelled && facetOutcome({ ...clause, ...labelled }, scene));
    const opened = outcome?.kind === 'steps' ? undefined : kindOpened(rest, clause, scene);
    if (opened) return opened;
    return outcome && !isAmongTicked(outcome, scene)
      ? outcome
      : { kind: 'none', looked: `what shows only ${spell(rest)}`, nearest: [] };
  }
  // "Show cottages only"
  const last = rest.at(-1);
  const opened = last && isOnly(last) ? kindOpened(target.slice(0, -1), clause, scene) : undefined;
  if (opened) return opened;
  // "Show 50 rows per page"
  if (!/^\d+$/.test(first.text)) return undefined;
  const size = sizeList(first.text, rest, scene);
  if (size) return explaining(nativeOutcome(size, [first], { confidence: 0.9, clause }), 'per page');
  const chosen = settled(selectClause(reading(clause, { value: [first], destination: rest }), scene));
  return chosen && isOfSize(chosen, { number: first.text, nouns: rest }, scene)
    ? explaining(chosen, 'per page')
    : undefined;
}

/** "Show only the suspended users", "show only what is in stock": the choice that says it, whatever the list is a list of. */
function onlyThose(clause: Clause, target: readonly Token[], scene: Scene): Outcome | undefined {
  const rest = target.slice(1).filter(({ lower }) => !/^(?:the|what|those|all)$/.test(lower));
  const at = rest.findIndex(({ kind, lower }) => kind === 'word' && /^(?:is|are)$/.test(lower));
  const that = rest.findIndex(({ kind, lower }) => kind === 'word' && /^(?:that|which|who)$/.test(lower));
  // "Users that are suspended" are suspended users.
  const quality = at >= 0 ? [...rest.slice(at + 1), ...rest.slice(0, that > 0 ? that : 0)] : rest;
  const outcome = choices(clause, [target, ...shortened(quality)], scene);
  const noun = quality.at(-1);
  const isSaid =
    noun?.kind === 'word' && wordsOf(noun.lower).every((word) => mentionsOf(word, scene.index).size > 0);
  if (outcome?.kind !== 'steps') return outcome;
  const named = quality.length > 1 ? quality.slice(0, -1) : quality;
  const words = named.flatMap(({ text }) => [...wordsOf(text)]).filter((word) => !isStopWord(word));
  // "The invited users" are not shown by "Invite user".
  const isDone = outcome.steps.some(({ ref }) => {
    const entry = entryOf(ref ?? '', scene.index);
    // A click on a word in one of the lines of the list narrows nothing.
    if (entry && (!entry.actionable || recordOf(entry)?.node.role === 'row')) return true;
    if (entry && isDeed(entry)) return true;
    return (
      entry !== undefined &&
      /^(?:button|link|treeitem)$/.test(entry.node.role) &&
      !words.some((word) =>
        entry.evidence.some((each) => each.words.some((shown) => wordLikeness(word, shown) >= 0.97)),
      )
    );
  });
  if (isDone || isOfAnotherFilter(rest, outcome.steps, scene)) return undefined;
  if (leavesOut(target, outcome.steps, scene) || leavesOwner(target, outcome, scene)) return undefined;
  return { ...outcome, explained: `what those ${isSaid && quality.length > 1 ? noun.text : ''}` };
}

/** Of several boxes beside each other another is ticked as well: what that one stands for would be shown too. */
function isAmongTicked(outcome: Outcome, { index }: Scene): boolean {
  const chosen =
    outcome.kind === 'done'
      ? (outcome.entries ?? [])
      : outcome.kind === 'steps'
        ? outcome.steps.flatMap(({ ref }) => entryOf(ref ?? '', index) ?? [])
        : [];
  const boxes = index.actionable.filter(({ node }) => /^(?:checkbox|menuitemcheckbox)$/.test(node.role));
  return chosen.some((box) => {
    if (!boxes.includes(box)) return false;
    const group = [...ancestorsOf(box)].find((up) =>
      boxes.some((each) => each !== box && isInside(each, up)),
    );
    return boxes.some(
      (each) =>
        group &&
        each.node.checked === true &&
        !chosen.includes(each) &&
        isInside(each, group) &&
        !isUnderOther(each, box, index),
    );
  });
}

/** A heading stands between them: the second of two boxes belongs to another part of the page. */
function isUnderOther(one: Entry, other: Entry, { entries }: PageIndex): boolean {
  const [from, to] = [Math.min(one.order, other.order), Math.max(one.order, other.order)];
  return entries.slice(from + 1, to).some(({ node }) => node.role === 'heading');
}

/** "Only books from 2025", where "2025" narrows the list as well: both are asked for, and one of them would be left out. */
function isOfAnotherFilter(
  tokens: readonly Token[],
  steps: readonly { ref?: string }[],
  { index }: Scene,
): boolean {
  const at = tokens.findIndex((_, place) => place > 0 && prepositionAt(tokens, place) !== undefined);
  const length = at === -1 ? 0 : (prepositionAt(tokens, at)?.words.length ?? 1);
  const words = at === -1 ? [] : contentOf(spell(tokens.slice(at + length)));
  return (
    words.length > 0 &&
    index.actionable.some(({ node, evidence: [name] }) => {
      const shown = contentOf((name?.text ?? '').replace(/\s*\(\d+\)\s*$/u, ''));
      const isCalled =
        shown.length === words.length && shown.every(({ stem }, place) => stem === words[place]?.stem);
      const isChoice = /^(?:link|button|radio|checkbox|option|tab|menuitem)$/.test(node.role);
      return isCalled && isChoice && !steps.some(({ ref }) => ref === node.ref);
    })
  );
}

/** "Show only the open tickets" is no click on "Open" of a tool bar: the word is a verb as well, and nothing says that the button narrows anything. */
function isDeed(entry: Entry): boolean {
  const [first, ...others] = entry.evidence[0]?.words ?? [];
  const isBoth =
    first !== undefined && others.length === 0 && /^(?:open|complete|empty|clear|free)$/.test(first.text);
  return isBoth && entry.node.role === 'button' && !isFilter(entry);
}

/** The one native list that has just this number; of several, the one that says what is counted. */
function sizeList(number: string, nouns: readonly Token[], scene: Scene): Entry | undefined {
  const lists = scene.index.actionable.filter(
    ({ node }) => node.options?.includes(number) === true && node.hidden === undefined,
  );
  const words = nouns.flatMap((token) => [...wordsOf(token.text)]).filter((word) => !isStopWord(word));
  const saying = lists.filter(({ evidence }) =>
    words.some((word) =>
      evidence.some((each) => each.words.some((shown) => wordLikeness(word, shown) >= 0.9)),
    ),
  );
  const [only, ...others] = saying.length > 0 ? saying : lists;
  return others.length === 0 ? only : undefined;
}

/** "Show 50 entries" is no range that 50 lies in, no number of something else, and no click into a field for a text. */
function isOfSize(
  outcome: Outcome,
  { number, nouns }: { number: string; nouns: readonly Token[] },
  { index }: Scene,
): boolean {
  if (outcome.kind !== 'steps') return true;
  const words = contentOf(spell(nouns)).filter(({ text }) => text !== 'per');
  return outcome.steps.every(({ method, ref, arguments: args }) => {
    const entry = entryOf(ref ?? '', index);
    if (!entry || /^(?:textbox|searchbox)$/.test(entry.node.role)) return entry === undefined;
    const texts = method === 'selectOption' ? args : entry.node.role === 'option' ? [entry.node.name] : [];
    if (texts.some((each) => (each.match(/\d+/g) ?? []).length !== 1)) return false;
    const shown = entry.evidence.flatMap((each) => [...each.words]);
    return (
      method !== 'fill' ||
      words.some((word) => shown.some((each) => wordLikeness(word, each) >= 0.9)) ||
      shown.some(({ text }) => text === number)
    );
  });
}

function filterOutcome(clause: Clause, rest: readonly Token[], scene: Scene): Outcome | undefined {
  const at = rest.findIndex(
    (token) => token.kind === 'word' && /^(?:by|on|to|for|with|using)$/.test(token.lower),
  );
  if (at === -1) return undefined;
  // "By the name foobar": what it is called in the sentence, and what is typed.
  const isLabelled = rest[at + 1]?.lower === 'the' && rest.length > at + 3;
  const object = objectOf(rest);
  const wanted = rest.slice(at + 1).filter((token) => !/^(?:the|a|an)$/.test(token.lower));
  const [only] = wanted;
  // "Filter the table" of a page that has none.
  const isThere = !object.some(({ lower }) => /^(?:table|grid)$/.test(lower)) || hasTable(scene);
  if (!isThere) return undefined;
  if (only && wanted.length === 1 && only.kind !== 'word') {
    const field = textFilter(clause, scene) ?? searchBoxNamed(object, scene);
    if (field)
      return { kind: 'steps', steps: [stepOn(field, 'fill', { args: [only.text], confidence: 0.85 })] };
  }
  const each = narrowedByEach(splitList(wanted), clause, scene);
  if (each) return each;
  const splits: Clause[] = [];
  for (let end = wanted.length - 1; end > 0; end -= 1) {
    const value = wanted
      .slice(end)
      .filter((token) => token.kind === 'quoted' || !/^(?:=|:|is|to)$/.test(token.lower));
    // "By 2 stars": a figure is no name of a list.
    const isNamed = wanted.slice(0, end).some(({ kind, text }) => kind !== 'word' || /\p{L}/u.test(text));
    if (value.length > 0 && isNamed)
      splits.push(reading(clause, { value, destination: wanted.slice(0, end) }));
  }
  // "By paid status": the list may be named last. What is filtered may have a field of its own, but not for the value of another.
  const last = wanted.at(-1);
  if (last?.kind === 'word' && wanted.length > 1)
    splits.push(reading(clause, { value: wanted.slice(0, -1), destination: [last] }));
  if (object.length > 0 && !isLabelled && !saysOfWhat(wanted))
    splits.push(reading(clause, { value: wanted, destination: object }));
  const titled = isLabelled ? titledFilter(wanted, scene) : undefined;
  if (titled) return titled;
  const choice = choices(clause, shortened(wanted), scene);
  // "The jobs to failed", where a button beside the field "Filter jobs" is called so. What is quoted may be typed.
  const isPlain = wanted.every(({ kind }) => kind === 'word');
  if (choice && isPlain && isCalledSo(shortened(wanted), scene) && isOfControls(choice, scene))
    return explaining(choice, spell(wanted));
  for (const split of splits) {
    // Nothing of a list of values is called "table".
    const isOfTable = /^(?:table|list|grid|view)$/.test(split.readings[0]?.destination?.at(-1)?.lower ?? '');
    const outcome = typed(split, scene) ?? (isOfTable ? undefined : settled(selectClause(split, scene)));
    if (outcome && !opensChoice(outcome, scene) && isOfControls(outcome, scene)) return outcome;
  }
  // "Filter the table for Edinburgh": the field of the list takes it, and no choice that says more.
  const isText = rest[at]?.lower === 'for' && wanted.length === 1;
  const field = isText && !isCalledSo([wanted], scene) ? textFilter(clause, scene) : undefined;
  if (choice?.kind === 'steps' && field && object.length > 0)
    return { kind: 'none', looked: clause.text, nearest: [] };
  if (choice && !(field && choice.kind === 'steps') && isOfControls(choice, scene)) return choice;
  return field
    ? { kind: 'steps', steps: [stepOn(field, 'fill', { args: [valueOf(wanted)], confidence: 0.8 })] }
    : undefined;
}

/** One that is marked as such, or lines that are drawn as one. */
function hasTable({ index: { entries } }: Scene): boolean {
  return entries.some(
    ({ node: { role, classes = [], id = '' } }) =>
      /^(?:table|grid|treegrid|row)$/.test(role) || [...classes, id].some((name) => /table|grid/i.test(name)),
  );
}

/** One of the names is just that of a control. */
function isCalledSo(names: readonly (readonly Token[])[], scene: Scene): boolean {
  return names.some((name) => {
    const found = lookUp(name, wantClick, scene);
    return found.kind === 'found' && found.exact && found.entries[0]?.actionable === true;
  });
}

/** A plain field takes what is filtered by, and nothing has to be chosen behind it. */
function typed({ text, readings: [only] }: Clause, scene: Scene): Outcome | undefined {
  if (isColumn(only?.value ?? [], scene)) return undefined;
  const found = lookUp(only?.destination ?? [], { ...wantField, among: findsSaid(text) }, scene);
  const [field] = found.kind === 'found' ? found.entries : [];
  if (found.kind !== 'found' || !field || !/^(?:textbox|searchbox)$/.test(field.node.role)) return undefined;
  if (field.node.hasPopup !== undefined || !isEditable(field) || found.score < 0.6) return undefined;
  // What nothing names is for no property; "Add a tag" takes a new one, and filters nothing.
  if (
    hasNoName(field) ||
    field.evidence.some(({ text }) => /^(?:add|new|create|enter a)\b/i.test(text.trim()))
  )
    return undefined;
  // "Notes for the trainer" filters nothing by trainer.
  const isFor = found.exact || field.evidence.some(({ text }) => /\b(?:filter|search|find)/i.test(text));
  if (field.node.tag === 'textarea' || !isFor || (!found.exact && hasListBeside(field, scene.index)))
    return undefined;
  // "By the category Rent": what begins with the name of another control is chosen there, or not at all.
  const value = only?.value ?? [];
  const elsewhere: Want = { ...wantControl, among: (entry) => entry !== field };
  const isElsewhere = (name: Token | undefined): boolean =>
    name?.kind === 'word' && lookUp([name], elsewhere, scene).kind === 'found';
  if (value.length > 1 && (saysOfWhat(value) || isElsewhere(value[0]) || isElsewhere(value.at(-1))))
    return undefined;
  if (looksAmong(field, only?.destination ?? [])) return undefined;
  const step = stepOn(field, 'fill', { args: [valueOf(only?.value ?? [])], confidence: found.score });
  return { kind: 'steps', steps: [step] };
}

/** "City Rome", "city "Rome"": what is filtered by, and its value. */
function saysOfWhat(value: readonly Token[]): boolean {
  if (value.length < 2) return false;
  const isCapital = /^\p{Ll}/u.test(value[0]?.text ?? '') && /^[\p{Lu}\d]/u.test(value.at(-1)?.text ?? '');
  return isCapital || value.some(({ kind }) => kind !== 'word');
}

/** The first of several names that something can be chosen by. */
function choices(clause: Clause, names: readonly (readonly Token[])[], scene: Scene): Outcome | undefined {
  for (const target of names) {
    const outcome = selectClause(reading(clause, { target }), scene);
    if ((settled(outcome) && !opensOnly(outcome, scene)) || outcome.kind === 'ambiguous') return outcome;
  }
  return undefined;
}

/** "Incoming transactions" may be called "Incoming". */
function shortened(tokens: readonly Token[]): (readonly Token[])[] {
  const last = tokens.at(-1);
  const isNoun = last?.kind === 'word' && tokens.length > 1 && recordNouns.has(toWord(last.lower).stem);
  return isNoun ? [tokens, tokens.slice(0, -1)] : [tokens];
}

function settled(outcome: Outcome): Outcome | undefined {
  return outcome.kind === 'steps' || outcome.kind === 'done' || outcome.kind === 'instead'
    ? outcome
    : undefined;
}

/** The one field that says it filters, or else the one that says it searches. */
function textFilter({ text }: Clause, scene: Scene): Entry | undefined {
  const want: Want = { ...wantField, among: findsSaid(text) };
  return fieldNamed('filter', want, scene) ?? fieldNamed('search', want, scene);
}

/** "Filter the names by "no"": the search box over a column of that name. */
function searchBoxNamed(object: readonly Token[], scene: Scene): Scene['last'] {
  const found = object.length > 0 ? lookUp(object, wantField, scene) : undefined;
  const [field] = found?.kind === 'found' ? found.entries : [];
  return field?.node.role === 'searchbox' && field.node.hasPopup === undefined ? field : undefined;
}

function fieldNamed(name: string, want: Want, scene: Scene): Entry | undefined {
  const found = lookUp([wordToken(name)], want, scene);
  const [field] = found.kind === 'found' && found.score > 0.6 ? found.entries : [];
  // What is not among the choices of a list is typed into none.
  return field?.node.role === 'combobox' && field.node.options !== undefined ? undefined : field;
}

function reading(clause: Clause, one: Clause['readings'][number]): Clause {
  const text = spell([...(one.value ?? []), ...(one.target ?? [])]);
  return { verb: 'select', said: 'filter', readings: [one], text: `${clause.text} (${text})` };
}
