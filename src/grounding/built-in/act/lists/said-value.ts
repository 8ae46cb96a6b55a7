/**
 * "Use imperial units", "log out after 8 hours of inactivity", "show 50 items per page": a sentence that is nothing but the label of one list or number
 * and a value of it. Every word has to be the value's or the label's, and no other control may be meant.
 */
import type { Clause } from '../../language/clause.js';
import { isSameUnit } from '../../language/units.js';
import { fold, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, type PageIndex } from '../../matching/page-index.js';
import { checkSteps } from '../controls/do-state.js';
import { isSubjectFor } from '../evidence/subject-of-page.js';

const CONFIDENCE = 0.8;

/** Most words of such a sentence. */
const MOST_WORDS = 12;

/** Verbs that say no more than that a value is wanted. */
const neutral =
  /^(?:use|set|choose|have|make|put|switch|turn|change|show|display|view|let|keep|want|pick|select|go|be|start|begin)$/;

/** Words that go round a value. */
const around =
  /^(?:me|us|every|each|per|after|before|until|instead|always|all|only|once|when|if|there|has|have|been|so|that|also|too)$/;

/** A value of a control, and what choosing it comes to. */
interface Choice {
  value: readonly Word[];
  label: readonly Word[];
  entry: Entry;
  choose: () => Outcome;
}

/** The one value whose list or row says the rest of the sentence; undefined where none does, or more than one. */
export function saidValue(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:goal|select|set|open|click|fill|check|toggle)$/.test(clause.verb)) return undefined;
  if (/["“”%]|\b(?:not|no|never|without|don['’]?t)\b/i.test(clause.text)) return undefined;
  const [verb, ...others] = wordsOf(plainTimes(clause.text));
  const said = verb ? [verb, ...others] : [];
  if (!verb || said.length > MOST_WORDS || said.length < 3) return undefined;
  const fitting = choicesOn(said, index).filter((choice) => explains(choice, said, index));
  // "Large" is not "Extra large" where both are there.
  const longest = Math.max(...fitting.map(({ value }) => value.length));
  const [only, ...more] = fitting.filter(({ value }) => value.length === longest);
  return only && more.length === 0 ? explaining(only.choose(), clause.text) : undefined;
}

/** "An hour" is "1 hour". */
function plainTimes(text: string): string {
  return text.replaceAll(/\ban? (?=(?:second|minute|hour|day|week|month|year)\b)/gi, '1 ');
}

/** The value stands in one piece, what else is said is in the label or says nothing, and the label is said by a word at least. */
function explains({ value, label, entry }: Choice, said: readonly Word[], index: PageIndex): boolean {
  const at = said.findIndex((_, place) => value.every((word, ahead) => isSame(word, said[place + ahead])));
  if (at < 1) return false;
  const rest = said.filter((_, place) => place < at || place >= at + value.length);
  const isOfLabel = (word: Word): boolean => label.some((shown) => wordLikeness(word, shown) >= 0.9);
  const told = rest.filter((word) => isOfLabel(word) && !isStopWord(word) && !around.test(word.text));
  return (
    told.length > 0 &&
    rest.every(
      (word, place) =>
        isStopWord(word) ||
        isOfLabel(word) ||
        around.test(word.text) ||
        (place === 0 && neutral.test(word.text)) ||
        (place > 0 && isSubjectFor(word, entry, index)),
    )
  );
}

function isSame(one: Word, other: Word | undefined): boolean {
  return (
    other !== undefined &&
    (one.stem === other.stem || (/^\p{L}/u.test(one.text) && isSameUnit(other.text, one.text)))
  );
}

function choicesOn(said: readonly Word[], index: PageIndex): readonly Choice[] {
  const controls = index.actionable.filter(
    ({ node }) => (node.hidden === undefined || node.hidden === 'offscreen') && node.disabled !== true,
  );
  return controls.flatMap((entry): readonly Choice[] => {
    const { node } = entry;
    if (node.tag === 'select' && node.options !== undefined && node.role === 'combobox')
      return node.options.flatMap((option) => ofOption(option, entry));
    if (node.role === 'radio') return ofRadio(entry);
    return /^(?:spinbutton|slider)$/.test(node.role) ? ofNumber(said, entry) : [];
  });
}

function ofOption(option: string, entry: Entry): readonly Choice[] {
  const value = wordsOf(option);
  if (value.length === 0) return [];
  const choose = (): Outcome =>
    entry.node.value === option
      ? { kind: 'done', reason: `"${option}" is chosen already`, entries: [entry] }
      : { kind: 'steps', steps: [stepOn(entry, 'selectOption', { args: [option], confidence: CONFIDENCE })] };
  return [{ value, label: labelOf(entry), entry, choose }];
}

function ofRadio(entry: Entry): readonly Choice[] {
  const group = [...ancestorsOf(entry)].find(({ node }) => /^(?:radiogroup|group)$/.test(node.role));
  const value = wordsOf(entry.node.name);
  if (!group || group.node.name === '' || value.length === 0) return [];
  return [
    { value, label: wordsOf(group.node.name), entry, choose: () => checkSteps([entry], true, CONFIDENCE) },
  ];
}

/** The one number of the sentence, for a field whose label it says in all its words. */
function ofNumber(said: readonly Word[], entry: Entry): readonly Choice[] {
  const numbers = said.filter(({ text }) => /\d/.test(text));
  const [number, ...others] = numbers;
  if (!number || others.length > 0 || !/^\d+(?:\.\d+)?$/.test(number.text)) return [];
  const { node } = entry;
  const label = wordsOf(node.name);
  const isWhole = label.every(
    (word) =>
      isStopWord(word) ||
      /^(?:number|per|each)$/.test(word.text) ||
      said.some((each) => wordLikeness(each, word) >= 0.9),
  );
  const isWithin =
    Number(number.text) >= Number(node.min ?? 0) && Number(number.text) <= Number(node.max ?? Infinity);
  const steps = (Number(number.text) - Number(node.min ?? 0)) / Number(node.step ?? 1);
  const isOnStep = node.step === 'any' || Number.isInteger(Math.round(steps * 1000) / 1000);
  if (label.length === 0 || !isWhole || !isWithin || !isOnStep || /\d/.test(node.name)) return [];
  const choose = (): Outcome =>
    node.value === number.text
      ? { kind: 'done', reason: `it stands at ${number.text}`, entries: [entry] }
      : { kind: 'steps', steps: [stepOn(entry, 'fill', { args: [number.text], confidence: CONFIDENCE })] };
  return [{ value: [number], label, entry, choose }];
}

/** Its name, and the words that stand right around it in its line: "Log out after … of inactivity". */
function labelOf({ node, parent }: Entry): readonly Word[] {
  const siblings = parent?.node.children ?? [];
  const at = siblings.indexOf(node);
  const beside = [siblings[at - 1], siblings[at + 1]].flatMap((each) =>
    each && each.role === 'text' && fold(each.name).length <= LONGEST_LABEL ? [each.name] : [],
  );
  return [node.name, ...beside].flatMap((text) => [...wordsOf(text)]);
}

const LONGEST_LABEL = 60;
