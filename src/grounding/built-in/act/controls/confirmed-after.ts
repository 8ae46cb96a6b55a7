/** "Remove Ann and confirm": the answer to the question that the step before brought up, in a box that nothing calls a dialog, or on the button itself ("Really cancel?"). */
import { type Clause, spell } from '../../language/clause.js';
import { calledBy } from '../../matching/describe.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, isInside, readable } from '../../matching/page-index.js';
import { fieldRoles } from '../../language/types.js';
import { contentWordsOf } from '../../language/words.js';
import { titledPart } from '../../matching/surroundings.js';
import { explains, says } from '../evidence/word-evidence.js';
import { deedNamed, freshAnswer } from './fresh-answer.js';

const CONFIDENCE = 0.84;

const question =
  /^confirm(?: (?:it|this|that)| the (?:question|prompt|dialog|removal|deletion|cancellation|action|request for confirmation))?$/i;

/** How a button asks once more in its own place. */
const asksAgain = /\?$|^(?:really|sure|confirm|click again|tap again)\b/;

/** The click that says yes; undefined for any other clause, and where nothing was asked. */
export function confirmedAfter(clause: Clause, scene: Scene): Outcome | undefined {
  const said = confirming(clause, scene);
  if (said === undefined) return undefined;
  const asked = askedInPlace(scene);
  if (asked)
    return { kind: 'steps', steps: [stepOn(asked, 'click', { confidence: CONFIDENCE })], explained: said };
  const answer = asksNow(scene) ? freshAnswer('yes', scene) : undefined;
  return answer && explaining(answer, said);
}

/** "Delete Milk and confirm": a button "Confirm e-mail address" that stood there before is about something else, and confirms no deletion; nor does "Confirm rooms" a desk that was ticked. */
export function confirmsNothing(clause: Clause, scene: Scene): Outcome | undefined {
  if (confirming(clause, scene) === undefined) return undefined;
  const [deed] = deedNamed(scene.last ?? scene.gone)?.words ?? [];
  const fresh = freshEntries(scene);
  const called = scene.index.actionable.filter(
    (entry) => entry.node.hidden === undefined && /^confirm\b/.test(calledBy(entry)),
  );
  const isEnding = /^(?:delete|remove|cancel|discard|revoke|withdraw|archive)$/.test(deed?.text ?? '');
  const isOther = (entry: Entry): boolean =>
    !fresh.has(entry) &&
    (isEnding
      ? !/^confirm(?: (?:delet|remov|cancel|discard)\w*)?$/.test(calledBy(entry))
      : isAboutOther(entry, scene));
  return called.length > 0 && called.every(isOther) && !asksNow(scene)
    ? { kind: 'none', looked: clause.text, nearest: [], final: true }
    : undefined;
}

/** The button names what it confirms, which neither the field that was used says nor anything around it, and stands in another part. */
function isAboutOther(button: Entry, { last, index }: Scene): boolean {
  const nouns = contentWordsOf(calledBy(button)).slice(1);
  const isUsed = last !== undefined && (fieldRoles.has(last.node.role) || last.node.checked !== undefined);
  if (!isUsed || nouns.length === 0 || nouns.some(({ stem }) => whole.test(stem))) return false;
  const [part, own] = [titledPart(button), titledPart(last)];
  if (part && own && !isInside(last, part) && !isInside(button, own))
    return !nouns.some((noun) => says(last, noun));
  const act = { targets: [last], given: [], literals: [], isHalf: false, last: undefined, index };
  return !(part && isInside(last, part)) && !nouns.some((noun) => explains(noun, undefined, act, false));
}

/** Nouns for all that was chosen or filled in. */
const whole =
  /^(?:order|booking|reservation|appointment|purchase|payment|request|selection|choice|change|detail|answer|setting|plan|all|registration|switch|visit|stay|transfer|submission)$/;

/** The words of a clause that answers what the step before has asked, and names nothing else. */
function confirming({ verb, said, readings }: Clause, { before }: Scene): string | undefined {
  const words = spell(readings[0]?.target ?? []);
  return verb === 'goal' && said === 'confirm' && before && question.test(words) ? words : undefined;
}

/** The button in the place of the one that was pressed, where it asks now and did not before: by its new name it is another element to the reader of a page. */
function askedInPlace({ gone, index }: Scene): Entry | undefined {
  const place = gone?.node.box;
  if (!gone || !place || gone.node.role !== 'button' || asksAgain.test(calledBy(gone))) return undefined;
  const [only, ...others] = index.actionable
    .filter(
      ({ node: { role, box, hidden, disabled } }) =>
        role === 'button' &&
        hidden === undefined &&
        disabled !== true &&
        box !== undefined &&
        Math.abs(box.x - place.x) <= place.width &&
        Math.abs(box.y - place.y) <= 2,
    )
    .filter((entry) => asksAgain.test(calledBy(entry)));
  return others.length === 0 ? only : undefined;
}

/** What came up asks, or can be refused: a message with a button "OK" only tells. */
function asksNow(scene: Scene): boolean {
  return [...freshEntries(scene)].some(
    (entry) =>
      /\?\s*$/.test(readable(entry.node).trim()) ||
      (entry.actionable && /^(?:cancel|no|keep|back|never ?mind)\b/.test(calledBy(entry))),
  );
}
