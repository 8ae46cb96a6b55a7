/**
 * "Rename notes.md to "diary.md"", "remove the red triangle from the drawing", where the page has one button for that which cannot be pressed
 * until something is chosen: the thing is chosen by a click on it, and has to be what the button was waiting for.
 */
import { entriesOf } from '../../matching/by-role.js';
import { clickOn } from '../../matching/click-on.js';
import { parseInstruction } from '../../language/grammar.js';
import type { Token } from '../../language/lexer.js';
import { type Clause, spell } from '../../language/clause.js';
import { isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { isOtherInTree } from '../../matching/branches.js';
import type { Scene } from '../../matching/look-up.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, entryOf, mentionsOf, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { placeIn } from './record-controls.js';
import { type Deed, deedOf } from './record-deed.js';

const CONFIDENCE = 0.82;

/** Most things that one sentence is about. */
const MOST_THINGS = 12;

/** The click that chooses the thing, and the deed for the button that it lets be pressed; once for each of several things. */
export function waitingButton(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const { index } = scene;
  const deed = deedOf(clause);
  if (!deed || deed.tool.length > 0 || deed.manner.length > 0 || deed.label !== undefined) return undefined;
  const buttons = waitingFor(deed, index);
  if (buttons.length === 0) return undefined;
  const said = clause.readings.findLast(({ target }) => target)?.target ?? [];
  const named = withoutWhole(clause.verb === 'goal' ? said.slice(1) : said, index);
  const [choice, ...more] = named.length > 0 ? parseInstruction(`click ${spell(named)}`) : [];
  const outcome = choice && more.length === 0 ? ground(choice, scene) : undefined;
  if (outcome?.kind !== 'steps' || outcome.phase || outcome.steps.length > MOST_THINGS) return undefined;
  const things = outcome.steps.flatMap(({ method, ref }) =>
    method === 'click' && ref !== undefined ? (entryOf(ref, index) ?? []) : [],
  );
  const isOne = things.length === 1 || deed.value === undefined;
  const words = named.flatMap(({ text }) => wordsOf(text));
  if (things.some((thing) => isOtherInTree(thing, words))) return undefined;
  // What has a box to choose it by is chosen by that.
  const hasBox = (thing: Entry): boolean => {
    const record = recordOf(thing);
    return record !== undefined && placeIn(record, index)?.node.role === 'checkbox';
  };
  if (things.some((thing) => hasBox(thing))) return undefined;
  if (things.length !== outcome.steps.length || !isOne || !things.every((thing) => isChosenByClick(thing)))
    return undefined;
  return { kind: 'instead', clauses: things.flatMap((thing) => thisOne(thing, clause, buttons)) };
}

function thisOne(thing: Entry, clause: Clause, buttons: readonly Entry[]): Clause[] {
  // The sign of a file is no part of its name.
  const was = (readable(thing.node) || thing.node.name).replace(/^[^\p{L}\p{N}_.("']+/u, '');
  return [
    clickOn(thing, `choose "${was}", for: ${clause.text}`),
    { ...clause, waited: { buttons: buttons.map(({ node: { name } }) => name), was } },
  ];
}

/** The one of the buttons that can be pressed now, and could not before the thing was chosen. */
export function pressedAtLast(
  clause: Clause,
  waited: NonNullable<Clause['waited']>,
  { index }: Scene,
): Outcome {
  if ('chosen' in waited) return pressedForChosen(clause, waited.chosen, index);
  const { buttons, was } = waited;
  // They may be drawn anew with what was chosen.
  const free = index.actionable.filter(
    ({ node }) =>
      /^(?:button|menuitem)$/.test(node.role) &&
      node.disabled !== true &&
      node.hidden === undefined &&
      buttons.includes(node.name),
  );
  const [button, ...others] = free;
  if (!button || others.length > 0)
    return { kind: 'none', looked: `the button for "${clause.text}" once its thing is chosen`, nearest: [] };
  const text = deedOf(clause)?.value;
  return {
    kind: 'steps',
    steps: [stepOn(button, 'click', { confidence: CONFIDENCE })],
    ...(text !== undefined && { phase: { kind: 'name', text, said: 'edit', was } }),
  };
}

/** "Compare the kayak and the canoe": once both are ticked, the one button "Compare (2)" of the page; where there is none, they were all there is to do. */
function pressedForChosen(clause: Clause, chosen: readonly string[], index: PageIndex): Outcome {
  const isOfDeed = ({ node, evidence: [name] }: Entry): boolean =>
    /^(?:button|link)$/.test(node.role) &&
    node.hidden === undefined &&
    node.pressed === undefined &&
    !chosen.includes(node.ref ?? '') &&
    name?.words.find(({ text }) => /\p{L}/u.test(text))?.text === clause.said;
  const saying = index.actionable.filter(isOfDeed);
  // What stands on each of the things is what chooses it.
  const buttons = saying.filter(
    (entry) =>
      entry.node.disabled !== true &&
      !saying.some((other) => other !== entry && other.node.name === entry.node.name) &&
      recordOf(entry)?.parent?.repeats !== true,
  );
  const [button, ...others] = buttons;
  if (others.length > 0)
    return { kind: 'none', looked: `the button for "${clause.text}" once all is chosen`, nearest: [] };
  return button
    ? { kind: 'steps', steps: [stepOn(button, 'click', { confidence: CONFIDENCE })] }
    : { kind: 'done', reason: 'what is chosen is compared' };
}

/** Buttons outside of all records that say just the deed and cannot be pressed; none where one of the page can. */
function waitingFor(deed: Deed, index: PageIndex): readonly Entry[] {
  const saying = mentionsOf(deed.verb, index);
  const waiting = [...entriesOf('button', index), ...entriesOf('menuitem', index)].filter(
    (entry) =>
      entry.actionable &&
      saying.has(entry) &&
      entry.node.hidden === undefined &&
      entry.evidence[0] !== undefined &&
      saysJust(entry.evidence[0].words, deed, index),
  );
  return waiting.every((entry) => entry.node.disabled === true && !recordOf(entry)?.record) ? waiting : [];
}

/** "Delete", "Remove selected", "Delete file". */
function saysJust(name: readonly Word[], deed: Deed, index: PageIndex): boolean {
  const [verb, ...nouns] = name.filter(
    (word) => !isStopWord(word) && !isOrnament(word) && !ofChoice.test(word.text),
  );
  if (!verb || wordLikeness(deed.verb, verb) < 0.9) return false;
  const said = [...deed.nouns, ...deed.telling];
  return nouns.every(
    (noun) =>
      said.some((each) => wordLikeness(each, noun) >= 0.9) ||
      (deed.nouns.length === 0 && (plainNouns.test(noun.stem) || isNounOfPage(noun, index))),
  );
}

/** What a button may call whatever is chosen; an account is not that. */
const plainNouns = /^(?:file|folder|row|record|entry|line|node|layer|document|thing)$/;

const ofChoice = /^(?:selected|selection|chosen|item|object|element|shape|\d+)$/;

/** "… from the drawing": where the thing is, as far as that is the whole page. */
function withoutWhole(named: readonly Token[], index: PageIndex): readonly Token[] {
  const from = named.findLastIndex(({ kind, lower }) => kind === 'word' && /^(?:from|in|on)$/.test(lower));
  const [article, noun, ...others] = named.slice(from + 1);
  const isPlain = article?.kind === 'word' && /^(?:the|this|my)$/.test(article.lower);
  if (from < 1 || !isPlain || noun?.kind !== 'word' || others.length > 0) return named;
  const [word] = wordsOf(noun.text);
  return wholes.test(noun.lower) || (word && isNounOfPage(word, index)) ? named.slice(0, from) : named;
}

const wholes = /^(?:drawing|canvas|picture|sketch|diagram|page|list|tree|board|map|collection)$/;

/** What is neither a button nor a link of its own, nor a box to tick: a click on it only chooses it. */
function isChosenByClick({ node }: Entry): boolean {
  return (
    node.ref !== undefined &&
    node.disabled !== true &&
    node.hasPopup === undefined &&
    /^(?:generic|treeitem|option|listitem|row|cell|gridcell|text|img|image|article|paragraph)$/.test(
      node.role,
    )
  );
}
