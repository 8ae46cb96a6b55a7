/** Clauses that are decided: what goes into which element of a form is known, whatever else fits. */
import { type Clause, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import type { Placement } from '../../matching/form-parts.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, entryOf } from '../../matching/page-index.js';
import { chooseFrom } from '../controls/do-choose.js';
import { isEditable } from '../controls/do-option.js';
import { putInto } from '../controls/put.js';
import { withSuggestion } from './suggested.js';

/** How sure a form is that no one named. */
const CONFIDENCE = 0.8;

/** A step that is decided already: on this element, whatever else fits. */
export function decidedOutcome(clause: Clause, ref: string, scene: Scene): Outcome {
  const entry = entryOf(ref, scene.index) ?? drawnAnew(clause, scene);
  if (!entry) return { kind: 'none', looked: clause.text, nearest: [] };
  if (clause.verb === 'check')
    return entry.node.checked === true
      ? { kind: 'done', reason: 'it is so already', entries: [entry] }
      : { kind: 'steps', steps: [stepOn(entry, 'check', { confidence: CONFIDENCE })] };
  if (clause.verb === 'uncheck')
    return entry.node.checked === true
      ? { kind: 'steps', steps: [stepOn(entry, 'uncheck', { confidence: CONFIDENCE })] }
      : { kind: 'done', reason: 'it is so already', entries: [entry] };
  if (clause.verb === 'click')
    return { kind: 'steps', steps: [stepOn(entry, 'click', { confidence: CONFIDENCE })] };
  if (clause.verb === 'submit')
    return {
      kind: 'steps',
      steps: [{ ...stepOn(entry, 'click', { confidence: CONFIDENCE }), irreversible: true }],
    };
  const isDrawn = entry.node.role === 'generic' && entry.node.clickable === true && !isEditable(entry);
  const value = clause.readings[0]?.value ?? [];
  // A box that a page draws is no field to type into: what it stands for comes up for it.
  if (isDrawn) return chooseFrom(entry, value, { confidence: CONFIDENCE, clause, scene });
  // What it offers was read: it is opened once more, and nothing is typed into it.
  if (clause.listed) return chooseFrom(entry, value, { confidence: CONFIDENCE, clause, scene });
  const put = putInto(entry, value, { confidence: CONFIDENCE, clause, scene });
  return clause.suggests ? withSuggestion(put) : put;
}

/** The clause that puts a part into its field. */
export function clauseOf(clause: Clause, { field, value, isOff }: Placement): Clause {
  if (field.kind === 'box') return isOff ? { ...ticked(field.entry), verb: 'uncheck' } : ticked(field.entry);
  return {
    verb: 'set',
    said: 'set',
    readings: [{ value: asFigure(field.entry, value) }],
    text: `"${valueOf(value)}" of: ${clause.text}`,
    ...(field.options && field.entry.node.options === undefined && { listed: true as const }),
    ...atField(field.entry),
  };
}

/** "$52,300" where a mere number stands: the sign is not typed. */
function asFigure({ node }: Entry, value: readonly Token[]): readonly Token[] {
  const [only, ...more] = value;
  const figure = /^[$€£](?<figure>\d[\d.,]*)$/u.exec(only?.text ?? '')?.groups?.['figure'];
  const isNumber = node.inputType === 'number' || /^\d[\d.,]*$/.test(node.value ?? '');
  return only && figure !== undefined && more.length === 0 && isNumber
    ? [{ ...only, text: figure, lower: figure }]
    : value;
}

/** The clause that ticks a box. */
export function ticked(box: Entry): Clause {
  return {
    verb: 'check',
    said: 'check',
    readings: [{}],
    text: `check "${box.node.name}"`,
    ...atField(box),
  };
}

/** Where it is done, and what that is called. */
export function atField({ node, evidence: [name] }: Entry): Pick<Clause, 'at' | 'like'> {
  const shown = name?.text ?? '';
  return { at: node.ref ?? '', ...(shown !== '' && { like: { role: node.role, name: shown } }) };
}

/** The one that is called as that was which is there no more. */
function drawnAnew({ like }: Clause, { index }: Scene): Entry | undefined {
  const [only, ...others] = like
    ? index.actionable.filter(
        ({ node, evidence: [name] }) =>
          node.role === like.role && name?.text === like.name && node.hidden === undefined,
      )
    : [];
  return others.length === 0 ? only : undefined;
}

/** Whether a clause that is decided can be carried out as the page stands. */
export function isDoable(clause: Clause, scene: Scene): boolean {
  const { kind } = decidedOutcome(clause, clause.at ?? '', scene);
  return kind === 'steps' || kind === 'done';
}

/** The click on what cannot be clicked yet, by its name. */
export function clickedLater({ node, evidence: [name] }: Entry, text: string): Clause {
  const shown = name?.text ?? node.name;
  return {
    verb: 'click',
    said: 'click',
    readings: [{ target: [{ kind: 'quoted', text: shown, lower: shown.toLowerCase(), start: 0, end: 0 }] }],
    text: `send off: ${text}`,
  };
}
