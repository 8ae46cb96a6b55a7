/** Tags: what is typed becomes one with Enter, and is there then; a cross takes one away. In fields, and beside a button that brings a field up. */
import { withoutCross } from '../../language/crosses.js';
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { splitList } from '../../language/phrase.js';
import { speaksOfPage } from '../../language/references.js';
import { fieldRoles } from '../../language/types.js';
import { contentOf, fold, isStopWord, wordLikeness, wordsOf, wordsOfMarks } from '../../language/words.js';
import { type Chip, chipsAround, chipsOn, isBesideField } from '../../matching/chips.js';
import { asksForEnter } from '../../matching/asks-for-enter.js';
import { isTypedHeading } from '../../matching/entered-title.js';
import { freshEntries } from '../../matching/fresh.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  entryOf,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { wantField } from '../../matching/wants.js';
import { isEditable } from './do-option.js';
import { titlesOf } from './tag-titles.js';
import { isWrittenAnew, making, takenOver } from './tag-taken.js';
import { withoutArticle } from '../../language/token-runs.js';

type Tag = Extract<Phase, { kind: 'tag' }>;

const CONFIDENCE = 0.85;

/** What tags are called; the field is found by it where it is not said. */
const kinds =
  /^(?:tag|label|keyword|topic|skill|hashtag|chip|recipient|ingredient|interest|category|token)s?$/;

/** What a chip with a cross is called besides, when it is taken away. */
const alsoTaken = /^(?:filter|facet|badge|selection|criterion)s?$/;

/** What names the parts of such a field. */
const tagging = /\b(?:tag|tags|tagify|chip|chips|token|tokens|pill|pills)\b|tag-?input|taginput/i;

/** "Add the tag "winter"", "remove hiking from the interests", "replace A with B in the tags"; undefined where the page has no such thing. */
export function tagOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const target = clause.readings[0]?.target ?? [];
  if (clause.verb === 'fill' && clause.said === 'replace') return replaced(clause, scene);
  if (clause.verb !== 'goal') return tagClicked(clause, scene);
  if (/^(?:remove|delete|drop)$/.test(clause.said)) return tagRemoved(target, scene);
  if (clause.said === 'tag') return pageTagged(clause, target, scene);
  if (clause.said !== 'add') return undefined;
  return tagAdded(clause, target, scene) ?? pageTagged(clause, asTagged(target), scene);
}

/** "Add the tag "winter" to the recipe": the recipe is tagged with it. */
function asTagged(target: readonly Token[]): readonly Token[] {
  const said = saidIn(target.slice(1));
  const isTag = target.some(({ kind, lower }) => kind === 'word' && /^(?:tag|label)$/.test(lower));
  return said && isTag ? [wordOf('tag'), ...said.field, wordOf('with'), ...said.items] : [];
}

/** The tag is there, and the text is no longer in the field; after the button for a new one the field for it has come. */
export function tagPhase(phase: Tag, scene: Scene): Outcome {
  const { ref, text } = phase;
  if (phase.isTyped === true) return takenOver(phase, scene);
  if (phase.isOpening === true) {
    const [field, ...others] = [...freshEntries(scene)].filter(
      ({ node }) => fieldRoles.has(node.role) && node.options === undefined && node.hidden === undefined,
    );
    if (!field || others.length > 0) return { kind: 'none', looked: `a field for "${text}"`, nearest: [] };
    return typed(field, text, CONFIDENCE);
  }
  const field = entryOf(ref, scene.index);
  const isThere = field
    ? hasTag(field, text, scene)
    : chipsOn(scene.index).some((chip) => fold(chip.text) === fold(text));
  return isThere
    ? { kind: 'done', reason: `"${text}" is a tag` }
    : { kind: 'none', looked: `a tag "${text}" in the field after Enter`, nearest: [] };
}

function tagAdded(clause: Clause, target: readonly Token[], scene: Scene): Outcome | undefined {
  const said = saidIn(target.slice(1));
  // "To my list" names no field for tags.
  if (!said || said.field.every(({ lower }) => /^(?:the|my|our|your|list|box|selection)$/.test(lower)))
    return undefined;
  const field = fieldFor(said.field, scene);
  const button = field ? undefined : addButton(said.field, scene.index);
  if (!field && !button) return undefined;
  const items = splitList(said.items);
  if (items.length > 1)
    return {
      kind: 'instead',
      clauses: items.map((item) => addClause(clause, item, said.field)),
    };
  const text = valueOf(said.items);
  const explained = valueOf(target);
  if (field) {
    if (hasTag(field.entry, text, scene))
      return { kind: 'done', reason: `"${text}" is there already`, entries: [field.entry] };
    const outcome = typed(field.entry, text, field.score);
    return outcome.kind === 'steps' ? { ...outcome, explained } : outcome;
  }
  const { chips, entry } = button as NonNullable<typeof button>;
  const known = chips.find((chip) => fold(chip.text) === fold(text));
  if (known) return { kind: 'done', reason: `"${text}" is there already`, entries: [known.root] };
  return {
    kind: 'steps',
    steps: [stepOn(entry, 'click', { confidence: CONFIDENCE })],
    phase: { kind: 'tag', ref: '', text, isOpening: true },
    explained,
  };
}

/** "Tag the recipe with winter", on a page whose title says the recipe: the tag is added to its tags. */
function pageTagged(clause: Clause, [, ...said]: readonly Token[], scene: Scene): Outcome | undefined {
  const at = said.findIndex(({ kind, lower }) => kind === 'word' && /^(?:with|as)$/.test(lower));
  const object = contentOf(spell(said.slice(0, Math.max(0, at))));
  const headings = scene.index.entries.filter(({ node }) => node.role === 'heading');
  const top = Math.min(...headings.map(({ node }) => node.level ?? 1));
  const [title, ...others] = headings.filter(({ node }) => (node.level ?? 1) === top);
  const shown = title ? wordsOf(title.node.name || readable(title.node)) : [];
  const isOfPage = object.every((word) => shown.some((each) => each.stem === word.stem));
  if (at < 1 || at === said.length - 1 || object.length === 0 || others.length > 0 || !isOfPage)
    return undefined;
  const added = (kind: string): Outcome | undefined =>
    tagAdded(clause, [wordOf('add'), ...said.slice(at + 1), wordOf('to'), wordOf(kind)], scene);
  return added('tags') ?? added('labels');
}

function tagRemoved(target: readonly Token[], { index }: Scene): Outcome | undefined {
  const [only, ...others] = chipsSaid(target.slice(1), index);
  return only && others.length === 0
    ? {
        kind: 'steps',
        steps: [stepOn(only.cross, 'click', { confidence: CONFIDENCE })],
        explained: valueOf(target),
      }
    : undefined;
}

/** "Double-click the "Svelte" tag": the tag, and never the cross in it. */
function tagClicked({ verb, readings }: Clause, { index }: Scene): Outcome | undefined {
  const target = readings[0]?.target ?? [];
  if (!/^(?:click|dblclick|rightClick|hover)$/.test(verb) || readings.length !== 1) return undefined;
  if (!target.some(({ kind, lower }) => kind === 'word' && kinds.test(lower))) return undefined;
  const [only, ...others] = chipsSaid(target, index);
  if (!only || others.length > 0 || only.root.node.ref === undefined) return undefined;
  const method = verb as 'click' | 'dblclick' | 'rightClick' | 'hover';
  return {
    kind: 'steps',
    steps: [stepOn(only.root, method, { confidence: CONFIDENCE })],
    explained: valueOf(target),
  };
}

/** The chips that say just this, in the field that the other words name. */
function chipsSaid(tokens: readonly Token[], index: PageIndex): Chip[] {
  const from = tokens.findLastIndex(({ kind, lower }) => kind === 'word' && /^(?:from|in|of)$/.test(lower));
  const named = from > 0 ? tokens.slice(0, from) : tokens;
  const place = from > 0 ? tokens.slice(from + 1) : [];
  return chipsOn(index).filter((chip) => {
    const text = fold(chip.text);
    const [kind, ...rest] = withoutArticle(named);
    const isWhole = fold(valueOf(withoutArticle(named))) === text;
    const isCalled = kind !== undefined && kinds.test(kind.lower) && fold(valueOf(rest)) === text;
    const last = named.at(-1);
    const isBehind =
      last !== undefined &&
      (kinds.test(last.lower) || alsoTaken.test(last.lower)) &&
      fold(valueOf(withoutArticle(named.slice(0, -1)))) === text;
    const words = [...place, ...(isWhole ? [] : isCalled ? [kind] : last ? [last] : [])];
    return (isWhole || isCalled || isBehind) && isTitled(words, chip, index);
  });
}

/** "Replace hiking with sailing in the interests": the other is put in, while the field shows what it is, and the one is taken away. */
function replaced(clause: Clause, { index }: Scene): Outcome | undefined {
  const tokens = tokenize(clause.text).slice(1);
  const by = tokens.findIndex(({ lower }) => /^(?:with|by)$/.test(lower));
  const place = tokens.findLastIndex(({ lower }, at) => at > by && /^(?:in|among|of)$/.test(lower));
  const end = place > by + 1 ? place : tokens.length;
  const old = withoutArticle(tokens.slice(0, Math.max(0, by)));
  const [chip, ...others] = chipsOn(index).filter(({ text }) => fold(text) === fold(valueOf(old)));
  if (by < 1 || !chip || others.length > 0) return undefined;
  const field = place > by + 1 ? tokens.slice(place + 1) : [];
  const remove: Clause = {
    verb: 'goal',
    said: 'remove',
    readings: [
      { target: [wordOf('remove'), ...old, ...(field.length > 0 ? [wordOf('from'), ...field] : [])] },
    ],
    text: `remove ${spell(old)}`,
  };
  return field.length > 0
    ? { kind: 'instead', clauses: [addClause(clause, tokens.slice(by + 1, end), field), remove] }
    : undefined;
}

function addClause({ text }: Clause, item: readonly Token[], field: readonly Token[]): Clause {
  const target = [wordOf('add'), ...item, wordOf('to'), ...field];
  return { verb: 'goal', said: 'add', readings: [{ target }], text };
}

function wordOf(text: string): Token {
  return { kind: 'word', text, lower: text, start: 0, end: text.length };
}

function typed(field: Entry, text: string, confidence: number): Outcome {
  return {
    kind: 'steps',
    steps: [stepOn(field, 'fill', { args: [text], confidence })],
    phase: { kind: 'tag', ref: field.node.ref ?? '', text, isTyped: true },
  };
}

/** What is added, and the words that name the field. */
function saidIn(tokens: readonly Token[]): { items: readonly Token[]; field: readonly Token[] } | undefined {
  const isWord = (token: Token | undefined, words: RegExp): boolean =>
    token?.kind === 'word' && words.test(token.lower);
  const to = tokens.findLastIndex((token) => isWord(token, /^(?:to|as)$/));
  const front = (to > 0 ? tokens.slice(0, to) : tokens).filter(
    (token) => !isWord(token, /^(?:the|a|an|some|new|another|called|named)$/),
  );
  const kind = front.filter((token) => isWord(token, kinds));
  const items = front.filter((token) => !kind.includes(token));
  const field = to > 0 ? tokens.slice(to + 1) : kind;
  // A quoted text is all of a tag, and a list of them is quoted throughout: "and file the story" is no second tag.
  const isMixed = items.some(({ kind: sort }) => sort === 'quoted')
    ? splitList(items).some((item) => item.length > 1 || item[0]?.kind !== 'quoted')
    : false;
  // "All tags of the other page", "the tags of the other page" are none that could be typed.
  const isThere = speaksOfPage(items) || isWord(items[0], /^(?:of|from|in|on|for|with)$/);
  const isUnsaid = items.length === 0 || field.length === 0 || isMixed || isThere;
  return isUnsaid ? undefined : { items, field };
}

/** The field that makes tags and is called so. */
function fieldFor(said: readonly Token[], scene: Scene): { entry: Entry; score: number } | undefined {
  const fields = new Set(scene.index.actionable.filter((entry) => placeOf(entry, scene.index) !== undefined));
  if (fields.size === 0 || isCalledOtherwise(said, fields, scene.index)) return undefined;
  const found = lookUp(said, { ...wantField, among: (entry) => fields.has(entry) }, scene);
  const [entry, ...others] = found.kind === 'found' ? found.entries : [];
  if (found.kind === 'found' && entry && others.length === 0) return { entry, score: found.score };
  // "The label" names the field "Labels", although a label is a part of any field.
  const called = [...fields].filter(({ evidence }) =>
    withoutArticle(said).every(({ text }) =>
      wordsOf(text).every((word) =>
        evidence.some(({ words }) => words.some((shown) => shown.stem === word.stem)),
      ),
    ),
  );
  if (called.length === 1) return { entry: called[0] as Entry, score: CONFIDENCE };
  const [only, ...more] = [...fields].filter((field) => {
    const [chip] = chipsAround(field, scene.index);
    return chip !== undefined && isTitled(said, chip, scene.index);
  });
  return only && more.length === 0 ? { entry: only, score: CONFIDENCE } : undefined;
}

/** "To the partner institutions", where a list to choose from is called just that, and no field for tags is. */
function isCalledOtherwise(
  said: readonly Token[],
  fields: ReadonlySet<Entry>,
  { actionable }: PageIndex,
): boolean {
  const words = said.flatMap(({ text }) => contentOf(text));
  const isCalled = ({ evidence: [name] }: Entry): boolean =>
    words.every((word) => name?.words.some((each) => wordLikeness(word, each) >= 0.9));
  const called = words.length > 0 ? actionable.filter((entry) => isEditable(entry) && isCalled(entry)) : [];
  return called.length > 0 && !called.some((entry) => fields.has(entry));
}

/** The one button among chips that says it adds, or says nothing. */
function addButton(
  said: readonly Token[],
  index: PageIndex,
): { entry: Entry; chips: readonly Chip[] } | undefined {
  const places = new Map<Entry, Chip[]>();
  for (const chip of chipsOn(index)) places.set(chip.place, [...(places.get(chip.place) ?? []), chip]);
  const fitting = [...places].flatMap(([place, chips]) => {
    const [chip] = chips;
    if (!chip || !isTitled(said, chip, index)) return [];
    const [entry, ...others] = index.actionable.filter(
      (each) =>
        isInside(each, place) &&
        !chips.some(({ root, cross }) => each === cross || isInside(each, root) || each === root) &&
        /^(?:button|link|generic)$/.test(each.node.role) &&
        /^(?:[+＋]?\s*(?:add|new)?(?: (?:new )?(?:tag|label|keyword|one|item))?|)$/i.test(
          (each.node.name || (each.node.text ?? '')).trim(),
        ),
    );
    return entry && others.length === 0 ? [{ entry, chips }] : [];
  });
  const [only, ...others] = fitting;
  // Of rows that can all be given one, none is said: those without any tag yet have the button as well.
  const isOneOfRows =
    only !== undefined &&
    said.every(({ kind, lower }) => kind === 'word' && kinds.test(lower)) &&
    index.actionable.some(
      ({ node }) =>
        node !== only.entry.node &&
        node.role === only.entry.node.role &&
        node.name === only.entry.node.name &&
        node.text === only.entry.node.text,
    );
  return others.length === 0 && !isOneOfRows ? only : undefined;
}

/** Every word is said by a name around the chip, or by the text in front of its place; or tags are what it is called, and there are no others. */
function isTitled(tokens: readonly Token[], chip: Chip, index: PageIndex): boolean {
  const words = tokens
    .flatMap(({ text }) => wordsOf(text))
    .filter(
      (word) => !isStopWord(word) && !/^(?:field|list|box|input|selection|chosen|selected)$/.test(word.text),
    );
  const shown = titlesOf(chip, index);
  const isOnly = chipsOn(index).every(({ place }) => place === chip.place);
  // What a component calls itself, it is: a tag, a chip.
  const own = wordsOfMarks(chip.root.node.classes ?? []).split(' ');
  return words.every(
    (word) =>
      shown.some((each) => wordLikeness(word, each) >= 0.9) ||
      (isOnly && /^(?:tag|chip|item)s?$/.test(word.text)) ||
      own.includes(word.stem),
  );
}

/** What a field that makes tags lies in, together with the tags; undefined for a plain field. */
function placeOf(entry: Entry, index: PageIndex): Entry | undefined {
  if (!/^(?:textbox|combobox|searchbox)$/.test(entry.node.role) || !isEditable(entry)) return undefined;
  if (entry.node.hidden !== undefined || isTypedHeading(entry.node)) return undefined;
  const isList = entry.node.hasPopup !== undefined;
  const row = isList ? undefined : chipsOn(index).find(({ place }) => isBesideField(place, entry));
  if (row) return row.place;
  const asking = isList ? undefined : asksForEnter(entry, index);
  if (asking) return asking;
  let level = 0;
  for (const around of ancestorsOf(entry)) {
    level += 1;
    if (level > 3 || /^(?:document|form|main)$/.test(around.node.role) || around.node.tag === 'body')
      return undefined;
    const names = [around.node.tag ?? '', around.node.id ?? '', ...(around.node.classes ?? [])];
    // A list that opens is chosen from, but where it only proposes tags.
    if (names.some((name) => (isList ? making : tagging).test(name.replaceAll('_', ' ')))) return around;
    if (isList) continue;
    const isField = level <= 2 && chipsOn(index).some(({ place }) => place === around);
    if (isField) return around;
  }
  return undefined;
}

/** Whether the part of the page that the field is in says a text of its own. */
function hasTag(field: Entry, text: string, scene: Scene): boolean {
  const { index } = scene;
  const place = placeOf(field, index);
  const wanted = fold(text);
  const own = (entry: Entry): boolean =>
    entry === field || isInside(field, entry) || /^(?:option|listbox)$/.test(entry.node.role);
  const says = ({ node }: Entry): boolean =>
    [node.name, withoutCross(readable(node))].some((each) => fold(each) === wanted);
  return (
    chipsAround(field, index).some((chip) => fold(chip.text) === wanted) ||
    (place !== undefined && below(index, place).some((entry) => !own(entry) && says(entry))) ||
    isWrittenAnew(field, wanted, scene)
  );
}
