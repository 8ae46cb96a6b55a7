/**
 * "Book the cheapest flight" is not done by its "Select" while a further step came up for it: a button that books it, or goes on to that, and
 * nothing that says it is booked. The one button that says the deed itself is pressed where nothing is left open beside it.
 */
import { calledBy } from '../../matching/describe.js';
import type { Scene } from '../../matching/look-up.js';
import { type Entry, entryOf, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { fieldRoles } from '../../language/types.js';
import {
  fold,
  isOrnament,
  isStopWord,
  toWord,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';

/** What came up and is still to be done; `yes` is the button that does it, where that is sure. */
export interface Further {
  text: string;
  yes: Entry | undefined;
}

/** Verbs that are done only once they are said to be. */
const booking = /^(?:book|reserve|rent|hire)$/;
/** The same, where what was clicked for it says less than that. */
const binding = /^(?:order|buy|purchase|claim|enrol|enroll|apply|pay|donate)$/;
/** What only chooses the thing. */
const choosing = /^(?:select|choose|pick|view|see|show|details?|continue|next|take|this|options?|go)$/;

/** What says that it is done. */
const isOver =
  /\b(?:booked|reserved|rented|hired|ordered|confirmed|purchased|thank you|thanks|success\w*|(?:booking|order|confirmation) (?:number|reference|code|complete)|reference(?: number)?:?|see you|all set)\b/;

/** A button that goes on to the end of it. */
const goingOn =
  /^(?:continue|proceed|next|confirm|check ?out|pay|complete|finish|review|place|finalise|finalize|go to (?:payment|check ?out))\b/;

const declining = /^(?:cancel|back|remove|change|clear|undo|return|edit|no|close|not)\b/;

/** The further step that came `up` for what was clicked; undefined where the deed is done as far as the page tells. */
export function furtherStep(
  { verb, ref }: { verb: string; ref: string },
  up: ReadonlySet<Entry>,
  scene: Scene,
): Further | undefined {
  const used = scene.before && entryOf(ref, scene.before);
  const name = used ? calledBy(used) : '';
  const isChoosing = choosing.test(wordsOf(name)[0]?.text ?? '');
  if (!booking.test(verb) && !(binding.test(verb) && isChoosing)) return undefined;
  const shown = [...up].filter((entry) => isShown(entry));
  const texts = shown.filter((entry) => !isButton(entry)).map(({ node }) => fold(node.text ?? node.name));
  if (texts.some((text) => isOver.test(text))) return undefined;
  const deed = toWord(verb);
  const buttons = shown.filter(
    (entry) =>
      isButton(entry) && recordOf(entry)?.parent?.repeats !== true && isMoreOften(entry, scene, name),
  );
  const saying = buttons.filter((entry) => says(entry, deed));
  const further = buttons.filter((entry) => says(entry, deed) || goingOn.test(calledBy(entry)));
  const [first] = further;
  if (!first) return undefined;
  const [yes, ...others] = saying;
  const isSure =
    isChoosing && yes !== undefined && others.length === 0 && further.length === 1 && saysJust(yes, deed);
  return {
    text: `${texts.find((text) => /\p{L}/u.test(text)) ?? ''} ${first.node.name}`
      .trim()
      .slice(0, MOST_QUOTED),
    yes: isSure && !shown.some((entry) => isOpen(entry)) ? yes : undefined,
  };
}

/** Most characters of what came up that are quoted. */
const MOST_QUOTED = 120;

function isShown({ node }: Entry): boolean {
  return node.hidden === undefined || node.hidden === 'offscreen';
}

function isButton({ node, actionable }: Entry): boolean {
  const isPressed = node.role === 'button' || (node.role === 'generic' && node.clickable === true);
  return actionable && (isPressed || (node.role === 'link' && goingOn.test(fold(node.name))));
}

/** A "Book" that every line of the list had before is no further step. */
function isMoreOften(entry: Entry, { before, index }: Scene, used: string): boolean {
  const name = calledBy(entry);
  const count = (page: PageIndex | undefined): number =>
    page?.actionable.filter((each) => isShown(each) && calledBy(each) === name).length ?? 0;
  return name !== used || count(index) > count(before);
}

function says(entry: Entry, deed: Word): boolean {
  const name = calledBy(entry);
  return !declining.test(name) && wordsOf(name).some((word) => wordLikeness(deed, word) >= 0.95);
}

/** "Book now", "Book it", "Book this flight": nothing but the deed. */
function saysJust(entry: Entry, deed: Word): boolean {
  return wordsOf(calledBy(entry)).every(
    (word) =>
      wordLikeness(deed, word) >= 0.95 ||
      isStopWord(word) ||
      isOrnament(word) ||
      /^(?:now|it|this|flight|trip|journey|train|ticket|room|table|seat|car)s?$/.test(word.text),
  );
}

/** It has yet to be answered: an empty field, a choice that nobody has made. */
function isOpen({ node }: Entry): boolean {
  if (/^(?:checkbox|radio|switch)$/.test(node.role)) return node.checked !== true;
  if (!fieldRoles.has(node.role)) return false;
  return (
    node.required === true ||
    node.invalid === true ||
    (node.value ?? '').trim() === '' ||
    isPrompt(node.value ?? '')
  );
}

function isPrompt(value: string): boolean {
  return /^(?:please )?(?:select|choose|pick)\b|^[-–—.… ]+$/i.test(value);
}
