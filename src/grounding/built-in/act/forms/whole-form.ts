/**
 * The last clause of many a sentence names the button by its verb alone, and what it is done to by a word for all that was entered:
 * "save the changes" on "Save", "place the order" on "Order", "make the payment" on "Pay now".
 */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { isPronoun } from '../../language/references.js';
import { wordToken } from '../../language/token-runs.js';
import { verbsIn } from '../../language/deverbal.js';
import { isStopWord, toWord, type Word, wordLikeness } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, isInside } from '../../matching/page-index.js';
import { labelOfBox, plainBoxes } from '../../matching/plain-boxes.js';
import { formOf } from '../../matching/relations.js';

const CONFIDENCE = 0.82;

/** The click on the only button that says the verb and nothing of its own; undefined where there is none such, or several. */
export function wholeForm(clause: Clause, scene: Scene): Outcome | undefined {
  const said = clause.readings[0]?.target ?? [];
  const target = clause.verb === 'submit' ? [wordToken('submit'), ...said] : said;
  const [verb, ...rest] = target;
  if (!/^(?:goal|submit)$/.test(clause.verb) || verb?.kind !== 'word' || rest.length === 0) return undefined;
  const called = calledFor(verb.lower, rest);
  const button = called.names.length > 0 ? buttonCalled(called, scene) : undefined;
  return (
    button &&
    explaining({ kind: 'steps', steps: [stepOn(button, 'click', { confidence: CONFIDENCE })] }, spell(target))
  );
}

/** What the button may be called, and whether it may say besides that it is done to all that was entered. */
interface Called {
  names: readonly Word[];
  mayBeWhole: boolean;
}

/** The verb where it is done to the whole, or the verb in the noun of "make a booking". */
function calledFor(verb: string, rest: readonly Token[]): Called {
  if (closing.test(verb) && rest.every(isWhole)) return { names: [toWord(verb)], mayBeWhole: true };
  const [noun, ...others] = rest.filter(({ lower }) => !isStopWord(toWord(lower)));
  // "Leave a comment" writes one; "leave the project" goes out of it.
  const isLight = verb === 'leave' ? /^an?$/.test(rest[0]?.lower ?? '') : light.test(verb);
  const names = isLight && noun?.kind === 'word' && others.length === 0 ? verbsIn(noun.lower) : [];
  return { names, mayBeWhole: false };
}

/** Verbs of taking over all that was entered, or none of it. What deletes or moves needs to be told what. */
const closing =
  /^(?:save|apply|confirm|submit|send|update|store|publish|post|finish|discard|cancel|reset|undo|revert)$/;

/** All that was entered or chosen. */
export function isWhole(token: Token): boolean {
  if (token.kind !== 'word') return false;
  return isPronoun(token) || isStopWord(toWord(token.lower)) || whole.test(toWord(token.lower).stem);
}

const whole =
  /^(?:change|edit|setting|preference|form|everything|all|choice|selection|answer|detail|data|information|info|input|entry|modification|update|value)$/;

/** Verbs that say nothing but that it is done. */
const light = /^(?:make|place|do|perform|finish|finali[sz]e|complete|start|run|submit|send)$/;

/** The only button of the form that was filled last, or else of the page; a plain box where no button says it. */
function buttonCalled({ names, mayBeWhole }: Called, { index, last }: Scene): Entry | undefined {
  const isCalled = (words: readonly Word[]): boolean => {
    const [verb, ...others] = words.filter((word) => !isStopWord(word) && /\p{L}/u.test(word.text));
    // "Cab 1/3" counts what lies under it, and is no deed.
    const isCounted = words.some(({ text }) => /\d/.test(text));
    return (
      verb !== undefined &&
      !isCounted &&
      names.some((name) => wordLikeness(name, verb) >= 0.9) &&
      others.every(({ text, stem }) => text === 'now' || (mayBeWhole && whole.test(stem)))
    );
  };
  const buttons = index.actionable.filter(
    ({ node, evidence: [name] }) =>
      /^(?:button|link|menuitem|generic)$/.test(node.role) &&
      node.hidden === undefined &&
      name !== undefined &&
      isCalled(name.words),
  );
  const form = last && formOf(last);
  const own = form ? buttons.filter((entry) => isInside(entry, form)) : [];
  const chosen = own.length > 0 ? own : buttons;
  const [only, ...others] =
    chosen.length > 0 ? chosen : plainBoxes(index).filter((box) => isCalled(labelOfBox(box)));
  return others.length === 0 ? only : undefined;
}
