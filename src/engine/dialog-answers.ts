/** What native dialogs that opened during an `act` come to: a step of the cue, or an error. */
import type { Action } from '../contract/action.js';
import type { CueStep } from '../contract/cue.js';
import { ActionError } from '../contract/errors.js';
import type { IfDialog } from '../contract/plan.js';
import type { DialogWatch } from '../page/native-dialog.js';
import type { Operation } from './context.js';

/**
 * Notes that a native dialog was answered: in front of the step that opened it, where a replay has to know of it.
 * @returns what is left of the sentence
 */
export function settleDialog(
  { answer, at }: { answer: IfDialog; at: number },
  { steps, actions }: { steps: CueStep[]; actions: Action[] },
  { trace }: Operation,
): unknown {
  const method = answer.accept ? 'acceptDialog' : 'dismissDialog';
  const given = answer.accept && answer.text !== undefined ? [answer.text] : [];
  const typed = given.map((text) => ` with "${text}"`).join('');
  const description = `${answer.accept ? 'accept' : 'dismiss'} the dialog${typed}`;
  steps.splice(at, 0, { method, arguments: given, description });
  actions.splice(at, 0, { selector: '', description, method, arguments: given });
  trace.actions.push({ method, arguments: given, description });
  return answer.next;
}

/** @throws ActionError when a dialog asked for something that the sentence does not speak of, and was therefore dismissed */
export function checkUnanswered(dialogs: DialogWatch, instruction: string, { page }: Operation): void {
  const question = dialogs.dismissed();
  if (question === undefined) return;
  throw new ActionError({
    looked: `an end of "${instruction}"`,
    where: `on ${page.url()}`,
    found: `that a dialog of the browser asked "${question.slice(0, 120)}", and was dismissed, because the sentence says no answer to that`,
    next: 'Say the answer as well: "… and accept the dialog", "… and cancel the dialog".',
  });
}
