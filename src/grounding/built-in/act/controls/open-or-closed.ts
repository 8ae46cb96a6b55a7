/**
 * "Close registration", where a switch says "Registration open"; "close the blinds", where the choice "closed" stands under "Blinds": what is opened
 * or closed is a state that the page has a control for.
 */
import { type Clause, spell } from '../../language/clause.js';
import { fold, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.82;

const opened = /^(?:open|opened)$/;
const closed = /^(?:closed?|shut)$/;

/** Turns the one switch, or presses the one choice; undefined where there is none for just this, or several. */
export function openOrClosed({ verb, said, readings, text }: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:open|close)$/.test(verb) || !/^(?:open|close|shut|reopen|re-open)$/.test(said)) return undefined;
  const target = readings.find((reading) => reading.target)?.target ?? [];
  if (scene.among || target.some(({ kind }) => kind !== 'word')) return undefined;
  const words = tellingOf(spell(target));
  if (words.length === 0) return undefined;
  const isOpening = verb === 'open';
  const [box, ...others] = scene.index.actionable.filter((entry) => stateOf(entry, words) !== undefined);
  if (box)
    return others.length > 0
      ? undefined
      : explaining(checkSteps([box], (stateOf(box, words) === 'open') === isOpening, CONFIDENCE), text);
  const [choice, ...more] = scene.index.actionable.filter((entry) =>
    isChoiceFor(entry, words, { index: scene.index, wanted: isOpening ? opened : closed }),
  );
  if (!choice || more.length > 0) return undefined;
  if (choice.node.role === 'radio') return explaining(checkSteps([choice], true, CONFIDENCE), text);
  return { kind: 'steps', steps: [stepOn(choice, 'click', { confidence: CONFIDENCE })], explained: text };
}

/** Which state a switch is on for, where it is called by just these words and a state. */
function stateOf({ node, evidence }: Entry, words: readonly Word[]): 'open' | 'closed' | undefined {
  if (!/^(?:switch|checkbox)$/.test(node.role) || node.hidden !== undefined || node.disabled === true)
    return undefined;
  for (const { kind, text } of evidence) {
    if (/^(?:value|class|id|test id|type)$/.test(kind)) continue;
    const all = wordsOf(text).filter((word) => !isStopWord(word) || isState(word));
    const states = all.filter(isState);
    const [state] = states;
    const rest = all.filter((word) => !isState(word));
    if (state && states.length === 1 && isJust(rest, words))
      return opened.test(state.text) ? 'open' : 'closed';
  }
  return undefined;
}

function isState({ text }: Word): boolean {
  return opened.test(text) || closed.test(text);
}

/** It is called by the state, beside another one, and the title over the two of them says the words. */
function isChoiceFor(
  entry: Entry,
  words: readonly Word[],
  { index, wanted }: { index: PageIndex; wanted: RegExp },
): boolean {
  const { node, parent } = entry;
  const isUsable = node.hidden === undefined && node.disabled !== true;
  if (!/^(?:button|radio|generic)$/.test(node.role) || !isUsable || !wanted.test(nameOf(entry))) return false;
  // A button "Close" alone puts something away.
  const row = (parent ? below(index, parent) : []).filter(({ actionable }) => actionable);
  const isBeside = row.some(
    (other) => other !== entry && (wanted === opened ? closed : opened).test(nameOf(other)),
  );
  return isBeside && isJust(tellingOf(titleOver(entry, index) ?? ''), words, 'and more');
}

/** The nearest heading in what the choice lies in, where that holds only one. */
function titleOver(entry: Entry, index: PageIndex): string | undefined {
  for (const place of [...ancestorsOf(entry)].slice(0, LEVELS)) {
    const [title, ...others] = below(index, place).filter(({ node }) =>
      /^(?:heading|legend)$/.test(node.role),
    );
    if (title) return others.length > 0 ? undefined : readable(title.node) || title.node.name;
  }
  return undefined;
}

/** Levels from a choice to the card that has the title. */
const LEVELS = 4;

function nameOf({ node }: Entry): string {
  return fold(node.name || (node.text ?? ''));
}

function tellingOf(text: string): readonly Word[] {
  return wordsOf(text).filter((word) => !isStopWord(word));
}

/** The same words; with "and more" the title may say one word more: "Window blinds" for the blinds. */
function isJust(shown: readonly Word[], words: readonly Word[], how?: 'and more'): boolean {
  return (
    shown.length <= words.length + (how ? 1 : 0) &&
    shown.length > 0 &&
    words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9))
  );
}
