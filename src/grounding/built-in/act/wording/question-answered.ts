/**
 * "Say no to being 65 or older", "answer "No" to whether the household has access to internet", "notify me about direct messages": the answer to
 * a question that the page asks in nearly the same words, and the choice that ends the question itself.
 */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { checkSteps } from '../controls/do-state.js';

const CONFIDENCE = 0.82;

/** The choice in the only question that says all of it; undefined where no question does, or more than one. */
export function questionAnswered(clause: Clause, { index }: Scene): Outcome | undefined {
  const said = answerIn(clause) ?? sayingIn(clause);
  const found = said ? toQuestion(said, index) : wholeQuestion(clause, index);
  if (found) return explaining(checkSteps([found], true, CONFIDENCE), clause.text);
  const button = said && buttonBehind(said, index);
  return (
    button && {
      kind: 'steps',
      steps: [stepOn(button, 'click', { confidence: CONFIDENCE })],
      explained: clause.text,
    }
  );
}

interface Answer {
  answer: string;
  question: readonly Word[];
}

/** "Answer no to …": read already, with the question as what it is chosen from. */
function answerIn({ verb, said, readings }: Clause): Answer | undefined {
  const [{ value, destination } = {}] = readings;
  if (verb !== 'select' || said !== 'answer' || !value || !destination) return undefined;
  return { answer: valueText(value), question: tellingOf(spell(destination)) };
}

/** "Say no to …". */
function sayingIn({ verb, said, readings }: Clause): Answer | undefined {
  const target = readings[0]?.target ?? [];
  const [say, answer, to] = target;
  const isSaying =
    verb === 'goal' &&
    said === '' &&
    /^(?:say|answer|reply|respond)$/.test(say?.lower ?? '') &&
    /^(?:yes|no)$/.test(answer?.lower ?? '') &&
    /^(?:to|for)$/.test(to?.lower ?? '');
  return isSaying && answer
    ? { answer: answer.text, question: tellingOf(spell(target.slice(3))) }
    : undefined;
}

function valueText(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

/** The words that tell one question from another. */
function tellingOf(text: string): readonly Word[] {
  return wordsOf(text).filter((word) => !isStopWord(word) && !auxiliary.test(word.text));
}

const auxiliary =
  /^(?:whether|if|being|having|have|has|had|do|does|did|are|is|was|were|question|about|you|your|get|got)$/;

/** The radio button of that name in the only group of which every telling word of the question is said. */
function toQuestion({ answer, question }: Answer, index: PageIndex): Entry | undefined {
  if (question.length === 0) return undefined;
  const wanted = wordsOf(answer);
  const radios = radiosOf(index).filter(({ evidence: [name] }) => isSame(name?.words ?? [], wanted));
  const fitting = radios.filter((radio) => {
    const asked = questionOf(radio, index);
    return (
      asked !== undefined &&
      question.every((word) => asked.some((shown) => wordLikeness(word, shown) >= 0.9)) &&
      isMostOf(asked, question)
    );
  });
  const [only, ...others] = fitting;
  return only && others.length === 0 ? only : undefined;
}

/** "Was this helpful? Yes No": the only button of that name that another one beside it shares the question with. */
function buttonBehind({ answer, question }: Answer, index: PageIndex): Entry | undefined {
  const wanted = wordsOf(answer);
  const fitting = index.actionable.filter((entry) => {
    const { parent, evidence } = entry;
    if (!parent || !isButton(entry) || !isSame(evidence[0]?.words ?? [], wanted)) return false;
    const [first, ...others] = parent.children.filter((other) => isButton(other));
    const asked = first && others.length > 0 ? wordsOf(askedOver(first, index) ?? '') : [];
    return (
      question.length > 0 &&
      question.every((word) => asked.some((shown) => wordLikeness(word, shown) >= 0.97)) &&
      isMostOf(asked, question)
    );
  });
  const [only, ...others] = fitting;
  return others.length === 0 ? only : undefined;
}

/** How far around its answers a question stands. */
const MOST_LEVELS = 3;

/** The text in front of the first of some buttons, in the smallest part around them that has one. */
function askedOver(first: Entry, index: PageIndex): string | undefined {
  for (const place of [...ancestorsOf(first)].slice(0, MOST_LEVELS)) {
    const asked = textBefore(first, place, index);
    if (asked !== undefined) return asked;
  }
  return undefined;
}

function isButton({ node, actionable }: Entry): boolean {
  return (
    actionable &&
    /^(?:button|link|generic)$/.test(node.role) &&
    node.disabled !== true &&
    node.hidden === undefined
  );
}

/** No more than as much again is asked: two words of a long question may be about something else. */
function isMostOf(asked: readonly Word[], question: readonly Word[]): boolean {
  const telling = asked.filter((word) => !isStopWord(word) && !auxiliary.test(word.text));
  return telling.length <= question.length * 2;
}

/** "Notify me about direct messages": the words of the group, and then those of the choice. */
function wholeQuestion({ verb, said, text }: Clause, index: PageIndex): Entry | undefined {
  const words = wordsOf(text);
  if (verb !== 'goal' || said !== '' || words.length < 3) return undefined;
  const fitting = radiosOf(index).filter((radio) => {
    const name = radio.evidence[0]?.words ?? [];
    const asked = questionOf(radio, index) ?? [];
    return name.length > 0 && asked.length > 1 && isSame([...asked, ...name], words);
  });
  const [only, ...others] = fitting;
  return only && others.length === 0 ? only : undefined;
}

function isSame(one: readonly Word[], other: readonly Word[]): boolean {
  return one.length === other.length && one.every(({ text }, at) => text === other[at]?.text);
}

function radiosOf({ actionable }: PageIndex): readonly Entry[] {
  return actionable.filter(
    ({ node }) =>
      node.role === 'radio' && node.disabled !== true && !/^(?:behind-dialog|inert)$/.test(node.hidden ?? ''),
  );
}

/** What stands over the smallest part that holds a radio button with others: its name, or the text in front of its choices. */
function questionOf(radio: Entry, index: PageIndex): readonly Word[] | undefined {
  const radios = radiosOf(index);
  let around: Entry | undefined;
  for (const place of ancestorsOf(radio)) {
    const inside = radios.filter((each) => isInside(each, place));
    const names = inside.map(({ node }) => node.name);
    // Two of the same name are answers to two questions.
    if (new Set(names).size < names.length) break;
    around = place;
    if (inside.length > 1 && place.node.name !== '' && place.node.role !== 'document')
      return wordsOf(place.node.name);
    if (inside.length > 1 && place.node.role !== 'document') {
      const asked = textBefore(inside[0] as Entry, place, index);
      if (asked) return wordsOf(asked);
    }
  }
  const first = around && radios.find((each) => isInside(each, around));
  const asked = first && textBefore(first, around as Entry, index);
  return asked ? wordsOf(asked) : undefined;
}

/** The last text in front of the first choice, in the same part. */
function textBefore(first: Entry, place: Entry, index: PageIndex): string | undefined {
  const before = index.entries.slice(place.order + 1, first.order).filter(({ end }) => end < first.order);
  const last = before.findLast(
    ({ node }) => /^(?:heading|paragraph|text|generic|legend)$/.test(node.role) && readable(node).length > 3,
  );
  return last && readable(last.node);
}
