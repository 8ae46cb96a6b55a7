/**
 * "Make it urgent", "put the shipment on hold": what something is brought to is the name of a choice, or a control says the sentence around
 * its object ("Put on hold"). Asked when nothing else is meant.
 */
import { type Clause, spell } from '../../language/clause.js';
import { tokenize, type Token } from '../../language/lexer.js';
import { isPronoun } from '../../language/references.js';
import { contentOf, isStopWord, toWord, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, isInside, mentionsOf } from '../../matching/page-index.js';
import { isKindOfPage } from '../evidence/kind-of-page.js';
import { freshEntries } from '../../matching/fresh.js';
import { offeredIn } from './record-controls.js';
import { recordOfSetting } from './setting-target.js';
import { chosenOf } from '../controls/do-option.js';
import { checkSteps } from '../controls/do-state.js';
import { quotedToken, withoutArticle } from '../../language/token-runs.js';

const CONFIDENCE = 0.82;

/** The choice that says what it is made; undefined where none does, or several. */
export function madeSo(clause: Clause, scene: Scene): Outcome | undefined {
  const target = clause.readings[0]?.target ?? [];
  const [verb, ...rest] = target;
  if (clause.verb !== 'goal' || clause.said !== 'make' || verb?.lower !== 'make' || rest.length < 2)
    return undefined;
  if (rest.some(({ kind }) => kind !== 'word') || rest.length > MAX_WORDS) return undefined;
  const isIt = isPronoun(rest[0] as Token) || /^(?:this|that)$/.test(rest[0]?.lower ?? '');
  const ofIt = isIt ? spell(rest.slice(1)) : '';
  // "Make it members only": the last word counts nothing.
  if (/\bonly$/.test(ofIt) && choiceCalled(ofIt, scene))
    return { kind: 'instead', clauses: [choosing(ofIt, clause)] };
  for (let at = rest.length - 1; at > 0; at -= 1) {
    const [object, state] = [withoutArticle(rest.slice(0, at)), rest.slice(at)];
    // "Make a group" makes one, and brings nothing to be so.
    if (object.every(({ lower }) => /^an?$/.test(lower))) continue;
    const isLabel = !isTitled(object, scene) && !object.every(isPronoun);
    const labelled = isLabel ? chosenOf(object, state, scene) : undefined;
    if (
      labelled?.entries.every((entry) => choices.test(entry.node.role) && isCalled(entry, state, object)) ===
      true
    )
      return checkSteps(labelled.entries, true, labelled.score);
    const isWhole =
      object.length > 0 && object.every(({ lower }) => isKindOfPage(toWord(lower), scene.index));
    const isThere = (token: Token): boolean =>
      isPronoun(token) || mentionsOf(toWord(token.lower), scene.index).size > 0;
    if (!isWhole && !object.every(isThere)) continue;
    const named = choiceCalled(spell(state), scene);
    const isExplained = isWhole || isTitled(object, scene);
    if (named) return explaining(named, `${spell(state)} ${isExplained ? spell(object) : ''}`);
  }
  return undefined;
}

function choosing(name: string, { text }: Clause): Clause {
  return { verb: 'select', said: 'choose', readings: [{ target: [quotedToken(name)] }], text };
}

/**
 * Its own name says what something is brought to; what its row says of another thing is no choice. Of the box "Select Ann Lee", which selects
 * her, "make Ann Lee an offer" says only whom it is about.
 */
function isCalled({ evidence }: Entry, state: readonly Token[], object: readonly Token[]): boolean {
  const [words, whose] = [contentOf(spell(state)), contentOf(spell(object))];
  return evidence.some(({ words: shown }) => {
    const isSaid = (word: Word): boolean => shown.some((each) => each.stem === word.stem);
    return words.every(isSaid) || (words.some(isSaid) && !whose.some(isSaid));
  });
}

/** What the page, or a part of it, has for its title: "Task 12". */
function isTitled(object: readonly Token[], { index }: Scene): boolean {
  return object.every(({ lower }) =>
    [...mentionsOf(toWord(lower), index)].some(
      ({ node }) => node.role === 'heading' && node.hidden === undefined,
    ),
  );
}

const choices = /^(?:radio|checkbox|switch|menuitemradio|menuitemcheckbox)$/;

/** Most words of such a sentence behind its verb. */
const MAX_WORDS = 6;

/** The one box, dot or option that is called just so. */
export function choiceCalled(name: string, { index }: Scene): Outcome | undefined {
  const words = wordsOf(name);
  const isSame = (shown: readonly Word[]): boolean =>
    shown.length === words.length && shown.every((word, at) => word.stem === words[at]?.stem);
  const isIt = ({ node, evidence: [first] }: Entry): boolean =>
    choices.test(node.role) && node.hidden === undefined && first !== undefined && isSame(first.words);
  const boxes = index.actionable.filter(isIt);
  const lists = index.actionable.flatMap((entry) =>
    entry.node.hidden === undefined
      ? (entry.node.options ?? [])
          .filter((option) => isSame(wordsOf(option)))
          .map((option) => ({ entry, option }))
      : [],
  );
  const [box] = boxes;
  const [list] = lists;
  if (boxes.length + lists.length !== 1) return undefined;
  if (box) return checkSteps([box], true, CONFIDENCE);
  return (
    list && {
      kind: 'steps',
      steps: [stepOn(list.entry, 'selectOption', { args: [list.option], confidence: CONFIDENCE })],
    }
  );
}

/** The one control whose name is the sentence without its object: "Put on hold" for "put the shipment on hold". */
export function saidAround(clause: Clause, scene: Scene): Outcome | undefined {
  const { index } = scene;
  const said = tokenize(clause.text);
  const [verb] = said;
  const isUse = clause.verb === 'click' && clause.said === 'use';
  if (verb?.kind !== 'word' || said.length < 3) return undefined;
  if (!isUse && !/^(?:goal|fill|type|set|drag|select)$/.test(clause.verb)) return undefined;
  // "Use it as the cover" is "Use as cover".
  const words = said
    .filter(({ lower }, at) => !(isUse && at > 1 && /^(?:the|a|an|my)$/.test(lower)))
    .map(({ kind, lower }) => (kind === 'word' ? toWord(lower) : undefined));
  // A menu that came up may be drawn of plain boxes.
  const fresh = scene.before ? freshEntries(scene) : new Set<Entry>();
  const drawn = isUse
    ? offeredIn(fresh, index).filter(({ node }) => /^(?:generic|listitem)$/.test(node.role))
    : [];
  const fitting = [...index.actionable, ...drawn]
    .filter(
      ({ node, evidence: [name] }) =>
        (/^(?:button|link|menuitem|option)$/.test(node.role) ||
          isDrawnButton(node) ||
          drawn.some((each) => each.node === node)) &&
        node.hidden === undefined &&
        name !== undefined &&
        (aroundAt(name.words, words) ?? 0) > 0,
    )
    .filter(({ node }, at, all) => all.findIndex((each) => each.node === node) === at);
  const isSure = fitting.length === 1 && isLong(fitting[0]?.evidence[0]?.words ?? []);
  const [only, ...others] = isSure ? fitting : inRecord(fitting, { clause, said, words }, index);
  if (!only || others.length > 0) return undefined;
  return { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })] };
}

/** A plain text that is clicked, and holds nothing else. */
function isDrawnButton({ role, clickable, children }: Entry['node']): boolean {
  return role === 'generic' && clickable === true && children.length === 0;
}

/** "Assign #402 to me", where each line has its "Assign to me": the one of the line that is said between; "take the pumpkin off sale" just so. */
function inRecord(
  fitting: readonly Entry[],
  { clause, said, words }: { clause: Clause; said: readonly Token[]; words: readonly (Word | undefined)[] },
  index: Scene['index'],
): readonly Entry[] {
  const object = clause.readings.find(({ target, value }) => target && value)?.target;
  return fitting.filter((entry) => {
    const name = entry.evidence[0]?.words ?? [];
    const front = aroundAt(name, words) ?? 0;
    const between = said.slice(front, said.length - (name.length - front));
    return [object, between].some((named) => {
      const record = named && recordOfSetting({ record: spell(withoutArticle(named)), value: '' }, index);
      return record !== undefined && isInside(entry, record);
    });
  });
}

/**
 * How many words of the name begin the sentence, where the others, from a word such as "off" on, end it; what is left between them is the object.
 * Undefined where it does not.
 */
function aroundAt(name: readonly Word[], said: readonly (Word | undefined)[]): number | undefined {
  const isAt = (word: Word, at: number): boolean => said[at]?.stem === word.stem;
  const [first] = name;
  if (!first || !isAt(first, 0) || name.length < 2 || name.length >= said.length) return undefined;
  for (let front = 1; front < name.length; front += 1) {
    const behind = said.length - (name.length - front);
    if (!/^(?:on|off|as|to|in|into|up|out|away|aside|back|for|from)$/.test(name[front]?.text ?? '')) continue;
    if (name.every((word, at) => isAt(word, at < front ? at : behind + at - front))) return front;
  }
  return undefined;
}

/** "Sign out" may be the account's own; "put on hold" says enough. */
function isLong(name: readonly Word[]): boolean {
  const isMe = /^(?:me|myself)$/.test(name.at(-1)?.text ?? '');
  return isMe || name.filter((word) => !isStopWord(word)).length > 1;
}
