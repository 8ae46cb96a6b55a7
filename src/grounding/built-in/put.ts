/** Puts a value into an element in the way of its kind: text, an option, a state, a position. Which element, others decide. */
import { type Clause, valueOf } from './clause.js';
import { calendarOutcome, isDateField, typeDate } from './do-calendar.js';
import { chooseFrom, typeAndChoose } from './do-choose.js';
import { levelOutcome } from './do-level.js';
import { isEditable } from './do-option.js';
import type { Token } from './lexer.js';
import type { Scene } from './look-up.js';
import { type Outcome, stepOn } from './outcome.js';
import type { Entry } from './page-index.js';

/** Puts a value into an element in the way of its kind. */
export function putInto(
  entry: Entry,
  value: readonly Token[],
  { confidence, clause, scene }: { confidence: number; clause: Clause; scene: Scene },
): Outcome {
  const { node } = entry;
  const text = valueOf(value).trim();
  if (text === '') return { kind: 'cannot-tell', looked: clause.text, reason: 'it does not say which value' };
  const wantsOn = /^(?:on|true|yes|checked|enabled|selected)$/i.test(text);
  if (
    /^(?:checkbox|switch|menuitemcheckbox)$/.test(node.role) &&
    (wantsOn || /^(?:off|false|no|unchecked|disabled)$/i.test(text))
  ) {
    if ((node.checked === true) === wantsOn) return { kind: 'done', reason: `it is ${text} already` };
    return { kind: 'steps', steps: [stepOn(entry, wantsOn ? 'check' : 'uncheck', { confidence })] };
  }
  if (node.inputType === 'file')
    return { kind: 'steps', steps: [stepOn(entry, 'setInputFiles', { args: [text], confidence })] };
  if (
    node.options !== undefined ||
    node.tag === 'select' ||
    /^(?:listbox|radiogroup|group|tablist)$/.test(node.role) ||
    ((node.role === 'combobox' || node.hasPopup !== undefined) && !isEditable(entry))
  ) {
    return chooseFrom(entry, value, { confidence, scene, clause });
  }
  const isPicked = isDateField(entry) || clause.verb === 'set';
  const picked = isPicked ? calendarOutcome(entry, text, { confidence, scene }) : undefined;
  const date = picked ?? typeDate(entry, text, confidence);
  if (date) return date;
  if (node.role === 'slider' || (node.role === 'spinbutton' && node.tag !== undefined))
    return levelOutcome(entry, text, { confidence, clause });
  if (
    clause.verb === 'set' &&
    node.role === 'combobox' &&
    node.hasPopup !== undefined &&
    node.hasPopup !== 'datalist'
  )
    return typeAndChoose(entry, text, { confidence, scene, clause });
  return { kind: 'steps', steps: [stepOn(entry, 'fill', { args: [text], confidence })] };
}
