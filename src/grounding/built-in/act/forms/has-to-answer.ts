/**
 * "Save the changes", "delete the note", "open the settings" want more than the click: a page on which nothing at all comes of it has not done
 * it. Who says "click Save" has what was asked for by the click alone, and what is gone to may be where one is already.
 */
import { RIGHT_HALF } from '../../../../contract/action.js';
import type { PlannedStep } from '../../../../contract/plan.js';
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import { endsSomething } from '../records/do-deed.js';
import type { Clause } from '../../language/clause.js';
import { type Entry, entryOf, type PageIndex } from '../../matching/page-index.js';
import type { Outcome } from '../../matching/outcome.js';
import { leadsNowhere } from '../../matching/same-target.js';

/** The steps of an outcome that is at its end with them, the last one marked where something has to come of it. */
export function havingToAnswer(
  steps: readonly PlannedStep[],
  clause: Clause,
  { outcome, index }: { outcome: Extract<Outcome, { kind: 'steps' }>; index: PageIndex },
): readonly PlannedStep[] {
  const isEnd = !outcome.phase && wantsMore(clause);
  return steps.map((step, at) => {
    const isMeant =
      at === steps.length - 1 &&
      ((isEnd && isDeed(step, index) && !isNamedAlone(clause, step, index)) ||
        (goes.test(clause.said) && leads(step, index)));
    return isMeant || (clause.verb === 'select' && isOption(step, index))
      ? { ...step, answered: true }
      : step;
  });
}

function wantsMore({ verb, said, text }: Clause): boolean {
  const isTurn = goes.test(said) && /\b(?:next|previous)\b/i.test(text);
  return (
    /^(?:goal|submit|login|open|close|expand|collapse|click|drag)$/.test(verb) &&
    (isTurn || !unseen.test(said))
  );
}

/** "… and submit", "… and send the review", "Redeem", where a button is called just so: its click alone, as in "click Submit", but for a form that lacks something. */
function isNamedAlone({ verb, said: deed, text }: Clause, { ref }: PlannedStep, index: PageIndex): boolean {
  const said = lettersOf(text.replace(/\b(?:it|this|that|them|these|all|the|my|our|your)\b/gi, ''));
  const role = ref === undefined ? undefined : entryOf(ref, index)?.node.role;
  // What is deleted is gone then, whatever the button is called that does it.
  const isEnding = endsSomething(deed) && said !== deed;
  const isSending = /^(?:submit|login)$/.test(verb) || (verb === 'goal' && role === 'button' && !isEnding);
  const lacks = ({ node }: Entry): boolean =>
    node.invalid === true || (node.required === true && (node.value ?? '') === '' && node.checked !== true);
  return (
    isSending &&
    said === lettersOf(nameOf(ref, index).replace(/\b(?:the|my|our|your)\b/gi, '')) &&
    !index.actionable.some((entry) => lacks(entry))
  );
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function nameOf(ref: string | undefined, index: PageIndex): string {
  const node = ref === undefined ? undefined : entryOf(ref, index)?.node;
  return node?.name || node?.value || node?.text || '';
}

/** What is chosen is chosen then, or its list is put away. */
function isOption({ method, ref }: PlannedStep, index: PageIndex): boolean {
  const node = ref === undefined ? undefined : entryOf(ref, index)?.node;
  return method === 'click' && node?.role === 'option' && node.selected !== true;
}

/** What is done without a trace on the page, and where one goes or looks, which may be where one is. */
const unseen =
  /^(?:click|press|tap|hit|push|use|copy|print|play|pause|mute|unmute|speak|listen|refresh|reload|update|go|navigate|head|visit|proceed|jump|return|switch|see|view|show|focus)\b/;

const goes = /^(?:go|move|turn|switch|jump|navigate|advance|page|show|see|view|visit|head|proceed)\b/;

/** It is followed to another page: a link to the one that one is on has nowhere to lead, nor has one to a mail program. */
function leads({ method, ref }: PlannedStep, index: PageIndex): boolean {
  const node = ref === undefined ? undefined : entryOf(ref, index)?.node;
  if (method !== 'click' || !node) return false;
  return node.role === 'tab'
    ? node.selected === false
    : node.role === 'link' && isElsewhere(node, index) === true;
}

function isDeed({ method, ref, arguments: [key] }: PlannedStep, index: PageIndex): boolean {
  const node = ref === undefined ? undefined : entryOf(ref, index)?.node;
  if (!node) return false;
  if (method === 'press') return key === 'Enter';
  // A star is filled as soon as the pointer is over it: the click changes nothing that is seen.
  if (method !== 'click' || key === RIGHT_HALF) return false;
  // One that is not selected is to be, and what it holds is to be shown.
  if (node.role === 'tab') return node.selected === false;
  return controls.test(node.role) && isElsewhere(node, index) !== false;
}

const controls = /^(?:button|link|menuitem|generic|img|listitem|text)$/;

/** Whether an address is that of another page; undefined where there is none, as in a link that only runs a script. */
function isElsewhere({ url }: SnapshotNode, { snapshot }: PageIndex): boolean | undefined {
  if (url === undefined || leadsNowhere(url) || !URL.canParse(url, snapshot.url)) return undefined;
  const { href, protocol } = new URL(url, snapshot.url);
  return /^https?:$/.test(protocol) && href !== snapshot.url;
}
