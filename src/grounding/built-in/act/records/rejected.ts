/**
 * What a form says against what was sent: "Save the contact" is not done while the form is still there, with what was filled in, and
 * marks a field as wrong or says what is missing. A browser that does not send a form at all marks its fields in the same way.
 */
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import {
  ancestorsOf,
  type Entry,
  entryOf,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import type { Outcome } from '../../matching/outcome.js';
import { formOf } from '../../matching/relations.js';
import { fieldRoles } from '../../language/types.js';
import { fold } from '../../language/words.js';

/** Verbs of which nothing is done while the form is not taken. */
const sending =
  /^(?:save|add|create|send|publish|post|register|book|order|reserve|pay|place|sign|schedule|update|invite|buy|complete|finish|apply|subscribe|transfer|rename|request|record|store|enrol|enroll|plan|calculate|check ?out)$/;

/** A sentence that is about being refused: what the form says is what it wants to see. */
const triesOnly =
  /\b(?:try|attempt|without|empty|blank|invalid|wrong|incorrect|missing|bad|unknown|non-?existent|mismatch\w*|duplicate|already|too (?:short|long)|nothing|leave|leaving)\b/i;

/** How an element is marked that says what is wrong. */
const faulty = /(?:^|[-_])(?:errors?|invalid|danger|failure)(?:$|[-_])/i;

/** How it reads: what is missing, or why it is not taken. */
const complains =
  /\b(?:required|mandatory|invalid|not valid|must (?:be|have|contain|match|not|fill|enter|select|choose|provide)|can(?:no|')t be (?:empty|blank|left)|should (?:not )?(?:be|have|contain)|please (?:enter|fill|select|choose|provide|add|specify|complete|correct|check|pick|agree|accept|confirm|tick|try|use|sign|log|give|type|write|read)|(?:select|choose|pick|enter|tick|accept|fill) (?:an? |the |your |at least )?[\p{L} -]{1,30} first|already (?:exists?|taken|in use|registered|used|have|has)|too (?:short|long|small|large|many|few)|at least|do(?:es)? ?n[o']t match|(?:is|are) missing|incorrect|failed|wrong|enter a valid|fill (?:in|out)|could ?n[o']t|cannot|can't|not (?:allowed|accepted|available|enough|found|possible)|no such|insufficient|expired|declined|denied|unavailable|sold out)\b/u;

/** A sentence that says what to do first, and no title of what comes next: "Choose both places from the list." */
const bids = /^(?:choose|select|pick|enter|fill|tick|give|provide|complete|specify)\b.*[.!]$/u;

/** Said where it was taken, whatever else is asked for then. */
const thanks =
  /\b(?:thank|thanks|success\w*|saved|sent|confirmed|booked|welcome|received|subscribed|registered)\b/;

/** Seen, or about to be: what comes up may fade or slide in. */
const comesUp = /^(?:transparent|clipped|covered)?$/;

/** Most characters of what is said against one field. */
const MOST_SAID = 160;

/** Whether a form has to take what the sentence sends off with this verb. */
export function hasToBeTaken(verb: string, sentence: string): boolean {
  return sending.test(verb) && !triesOnly.test(sentence);
}

/** What the steps fill in, by the field that it goes into; undefined where they fill in nothing. */
export function filledIn(outcome: Outcome): Readonly<Record<string, string>> | undefined {
  const steps = outcome.kind === 'steps' ? outcome.steps : [];
  const filled = steps.flatMap(({ method, ref, arguments: [text] }) =>
    method === 'fill' && ref !== undefined && text !== undefined ? [[ref, text] as const] : [],
  );
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/**
 * What the form that a click on `ref` was to send off says instead; undefined where it was taken, or nothing tells. What was
 * `filled` in with the same look at the page stood in no field before.
 */
export function rejected(
  ref: string,
  { before, index }: Scene,
  filled: Readonly<Record<string, string>> = {},
): string | undefined {
  if (!before || pathOf(before) !== pathOf(index)) return undefined;
  const button = entryOf(ref, before);
  const form = button && placeOf(button, before);
  const now = button && sameAs(button, index);
  const place = now && placeOf(now, index);
  if (!form || !place) return undefined;
  const fields = fieldsIn(form, before);
  const left = fieldsIn(place, index);
  const isOpen = fields.length > 0 && fields.every((field) => isLeft(field, left, filled));
  if (!isOpen) return undefined;
  const wrong = left.find(
    ({ node }) =>
      node.invalid === true && fields.find((field) => isAlike(field.node, node))?.node.invalid !== true,
  );
  const shown = new Set(before.entries.map(({ node }) => fold(node.text ?? node.name)));
  const complaint = index.entries.find((entry) => {
    const { node } = entry;
    const text = readable(node);
    if (!comesUp.test(node.hidden ?? '') || text === '' || text.length > MOST_SAID || entry.actionable)
      return false;
    if (shown.has(fold(text)) || shown.has(fold(node.text ?? node.name))) return false;
    // A button that is drawn as dangerous says what it does, and complains of nothing.
    if ([...ancestorsOf(entry)].some(({ node: { role } }) => /^(?:button|link)$/.test(role))) return false;
    return (
      isMarked(entry) ||
      (bids.test(fold(text)) && node.role !== 'heading' && node.tag !== 'label') ||
      (complains.test(fold(text)) &&
        (isInside(entry, place) || node.role === 'alert' || !thanks.test(fold(text))))
    );
  });
  if (complaint) return readable(complaint.node).replace(/\s+/g, ' ').trim();
  return wrong && `the field "${wrong.node.name || (wrong.evidence[0]?.text ?? '')}" is marked as wrong`;
}

/** The same of a search, as far as it bids to fill something in and nothing was found: what is found may say of itself that it is sold out. */
export function searchRefused(ref: string, scene: Scene): string | undefined {
  const complaint = rejected(ref, scene);
  const isBid = complaint !== undefined && lacks.test(fold(complaint));
  return isBid && ![...freshEntries(scene)].some(({ record }) => record) ? complaint : undefined;
}

/** It says what has to be filled in first, or that this is wrong. */
const lacks =
  /^(?:please|choose|select|pick|enter|fill|give|provide|specify|complete)\b|\bplease (?:enter|fill|select|choose|provide|give|pick|use)\b|\b(?:required|invalid|no such|marked as wrong|valid)\b/;

/** The form of a button, or the least part of the page that holds it and a field. */
function placeOf(button: Entry, index: PageIndex): Entry | undefined {
  return formOf(button) ?? [...ancestorsOf(button)].find((around) => fieldsIn(around, index).length > 0);
}

/** The field is there as it was: emptied, the form would have been taken. */
function isLeft({ node }: Entry, now: readonly Entry[], filled: Readonly<Record<string, string>>): boolean {
  const value = filled[node.ref ?? ''] ?? node.value ?? '';
  const same = now.filter((each) => isAlike(each.node, node));
  const isSecret = node.inputType === 'password';
  return same.some((each) => isSecret || (each.node.value ?? '') === value);
}

function isAlike(a: Entry['node'], b: Entry['node']): boolean {
  return a.role === b.role && a.name === b.name && a.id === b.id;
}

function fieldsIn(form: Entry, { entries }: PageIndex): Entry[] {
  return entries.filter(
    (entry) => fieldRoles.has(entry.node.role) && isThere(entry) && isInside(entry, form),
  );
}

/** The same element, or its like on a page that was sent anew. */
function sameAs({ node }: Entry, index: PageIndex): Entry | undefined {
  const same = node.ref === undefined ? undefined : entryOf(node.ref, index);
  if (same?.node.role === node.role && same.node.name === node.name) return visible(same);
  return visible(
    index.actionable.find((entry) => entry.node.role === node.role && entry.node.name === node.name),
  );
}

function visible(entry: Entry | undefined): Entry | undefined {
  return entry && isThere(entry) ? entry : undefined;
}

/** What says that something is wrong may lie over it. */
function isThere({ node }: Entry): boolean {
  return node.hidden === undefined || node.hidden === 'covered';
}

/** It, or what it stands in directly, is marked as what is wrong. */
function isMarked(entry: Entry): boolean {
  return [entry, ...[...ancestorsOf(entry)].slice(0, 1)].some((each) => each.node.classes?.some(isFaulty));
}

function isFaulty(name: string): boolean {
  return faulty.test(name);
}

function pathOf({ snapshot }: PageIndex): string {
  return snapshot.url.replace(/[?].*$/, '');
}
