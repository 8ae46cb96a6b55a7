/** "Accept the terms", "agree to the privacy policy": a box beside a sentence that agrees to them, or the button "I accept" under them. */
import { type Clause, spell } from '../../language/clause.js';
import { isPronoun } from '../../language/references.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, readable } from '../../matching/page-index.js';
import { labelOfBox, plainBoxes } from '../../matching/plain-boxes.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.82;

/** Levels from a box up to the sentence that it stands beside, and the longest such sentence. */
const MAX_LEVELS = 2;
const LONGEST = 300;

/** Ticks the only box whose sentence agrees to what is said, or clicks the only button that agrees; undefined where it is not clear to what. */
export function agreement(clause: Clause, scene: Scene): Outcome | undefined {
  const target = clause.readings[0]?.target ?? [];
  if (!/^(?:check|goal)$/.test(clause.verb) || !/^(?:accept|agree|consent)\b/.test(clause.said))
    return undefined;
  if (target.some(({ kind }) => kind === 'variable')) return undefined;
  const words = wordsOf(spell(target.filter((token) => !isPronoun(token)))).filter(
    (word) => !isStopWord(word) && !agreeing.test(word.stem),
  );
  const found = words.length > 0 ? boxFor(words, scene) : undefined;
  if (found) return explaining(checkSteps([found], true, CONFIDENCE), spell(target));
  const button = buttonFor(words, scene);
  return (
    button &&
    explaining({ kind: 'steps', steps: [stepOn(button, 'click', { confidence: CONFIDENCE })] }, spell(target))
  );
}

/** Nouns for a sentence that is agreed to by ticking it, and what it says then. */
const statements: readonly (readonly [noun: RegExp, says: RegExp])[] = [
  [/^confirmation$/, /\bconfirm\b/i],
  [/^declaration$/, /\b(?:declare|certify|affirm)\b/i],
  [/^consent$/, /\b(?:consent|agree)\b/i],
  [/^agreement$/, /\b(?:agree|accept)\b/i],
  [/^acknowledge?ment$/, /\b(?:acknowledge|understand)\b/i],
];

/** "Tick the confirmation": the only box whose reader confirms something by it. */
export function statementTicked(clause: Clause, { index }: Scene): Outcome | undefined {
  const target = clause.readings.length === 1 ? (clause.readings[0]?.target ?? []) : [];
  const [noun, ...more] = wordsOf(spell(target)).filter(
    (word) => !isStopWord(word) && !/^(?:checkbox|box|tick)$/.test(word.text),
  );
  if (clause.verb !== 'check' || !noun || more.length > 0) return undefined;
  const [box, ...others] = index.actionable.filter(
    ({ node }) =>
      /^(?:checkbox|switch)$/.test(node.role) && node.hidden === undefined && isStatement(noun, node.name),
  );
  return box && others.length === 0
    ? explaining(checkSteps([box], true, CONFIDENCE), spell(target))
    : undefined;
}

/** "The confirmation" is what begins with "I confirm". */
export function isStatement(noun: Word, name: string): boolean {
  const says = statements.find(([called]) => called.test(noun.text))?.[1];
  return says !== undefined && /^(?:yes,? )?(?:i|we)\b/i.test(name) && says.test(name);
}

const agreeing = /^(?:accept|agree|consent|acknowledge)$/;

function says(text: string, words: readonly Word[]): boolean {
  const shown = wordsOf(text);
  return words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
}

/** The only box to tick in a line of its own that says "agree" or "accept", and to what. */
function boxFor(words: readonly Word[], { index }: Scene): Entry | undefined {
  const boxes = index.actionable.filter(({ node }) => /^(?:checkbox|switch)$/.test(node.role));
  const fitting = boxes.filter((box) => {
    const line = [...ancestorsOf(box)]
      .slice(0, MAX_LEVELS)
      .findLast(
        (around) =>
          boxes.every((other) => other === box || !isInside(other, around)) &&
          readable(around.node).length <= LONGEST,
      );
    const text = `${box.node.name} ${line ? readable(line.node) : ''}`;
    return says(text, words) && wordsOf(text).some(({ stem }) => agreeing.test(stem));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The only button that agrees, where the part of the page that it answers for says to what. */
function buttonFor(words: readonly Word[], { index }: Scene): Entry | undefined {
  const isCalled = (label: readonly Word[]): boolean => {
    const [first, ...others] = label.filter((word) => !isStopWord(word) && word.text !== 'i');
    const isRest = (word: Word): boolean =>
      /^(?:continue|all)$/.test(word.text) || words.some((each) => wordLikeness(each, word) >= 0.9);
    return first !== undefined && agreeing.test(first.stem) && others.every(isRest);
  };
  const buttons = index.actionable.filter(
    ({ node, evidence: [name] }) =>
      /^(?:button|link|generic)$/.test(node.role) &&
      node.hidden === undefined &&
      name !== undefined &&
      isCalled(name.words),
  );
  const [only, ...others] =
    buttons.length > 0 ? buttons : plainBoxes(index).filter((box) => isCalled(labelOfBox(box)));
  if (!only || others.length > 0 || only.node.disabled === true) return undefined;
  for (const around of ancestorsOf(only)) {
    const text = readable(around.node);
    if (says(text, words)) return only;
    // A notice about something else is answered by it, and not what is said.
    const isPart = /^(?:dialog|alertdialog|region|banner|complementary|contentinfo|form)$/.test(
      around.node.role,
    );
    if (isPart || /\bcookies?\b/i.test(text)) return undefined;
  }
  return undefined;
}
