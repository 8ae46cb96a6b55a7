/** Where a page says how far it is, "Page 1 of 4", "Question 2/5", beside what goes on and what goes back. */
import { isStopWord, type Word, wordLikeness, wordsOf } from '../language/words.js';
import { fieldRoles } from '../language/types.js';
import { ancestorsOf, below, type Entry, isInside, type PageIndex, readable } from './page-index.js';
import { dialogOf } from './relations.js';
import type { Stepper } from './steppers.js';

/** What is counted is the label, and there are so many `of` it. */
export interface Counter extends Stepper {
  of: number;
}

/** A counter, and whether it stands in a dialog: the steps of a tour, the pictures of a lightbox. */
type Found = Counter & { isOfDialog: boolean };

const counted = /^(?<what>\p{L}[\p{L}\s]{0,24}?)?[\s:]*(?<shown>\d{1,4})\s*(?:of|\/)\s*(?<of>\d{1,4})$/u;

/** "Page 1 of 2, 9 faults": how many there are on all of them. */
const total = /(?<=^\p{L}[\p{L}\s]{0,24} \d{1,4} of \d{1,4})\s*[,·•–(-]\s*\d+ \p{L}+\)?$/u;

const onwards = /^(?:next|forward|continue|go on|[›>→⟩▶])(?:$|[\s\p{L}›>→⟩▶]*$)/iu;
const backwards = /^[‹<←⟨◀\s]*(?:prev|previous|back|‹|<|←|⟨|◀)(?:$|[\s\p{L}]*$)/iu;

/** Parts of the page that are so far up are no place of the counter any more. */
const MOST_LEVELS = 3;

/** The one counter of what `looked` names; a page may be counted without a word for it. */
export function counterOf(looked: string, index: PageIndex): Counter | undefined {
  const words = wordsOf(looked).filter((word) => !isStopWord(word));
  const all = countersOf(index);
  const named = all.filter(({ label }) => isLabel(wordsOf(label), words));
  const [word, ...more] = words;
  const isBare = ({ label, isOfDialog }: Found): boolean =>
    label === '' &&
    word !== undefined &&
    (word.text === 'page' ||
      (isOfDialog && /^(?:step|tip|hint|slide|card|screen|photo|picture|image)$/.test(word.stem)));
  const [only, ...others] = named.length > 0 || more.length > 0 ? named : all.filter(isBare);
  return others.length === 0 ? only : undefined;
}

function isLabel(label: readonly Word[], words: readonly Word[]): boolean {
  return (
    label.length === words.length &&
    words.length > 0 &&
    words.every((word, at) => wordLikeness(word, label[at] as Word) >= 0.9)
  );
}

function countersOf(index: PageIndex): readonly Found[] {
  return index.entries.flatMap((entry): Found[] => {
    const { node } = entry;
    if (node.hidden !== undefined || fieldRoles.has(node.role) || entry.actionable) return [];
    const isPart = node.role === 'text' && readable(entry.parent?.node ?? node).trim() === node.name.trim();
    const said = isPart ? undefined : counted.exec(readable(node).trim().replace(total, ''))?.groups;
    const [shown, of] = [Number(said?.['shown']), Number(said?.['of'])];
    if (!said || !(shown >= 1 && shown <= of)) return [];
    const isOfDialog = dialogOf(entry) !== undefined;
    const signs = signsBeside(
      entry,
      { isFirst: shown === 1, isLast: shown === of, isSure: isOfDialog || said['what'] !== undefined },
      index,
    );
    return signs ? [{ label: said['what']?.trim() ?? '', shown, of, isOfDialog, ...signs }] : [];
  });
}

/** Where a counter stands: at an end of it there need not be a sign for both ways. */
interface Place {
  isFirst: boolean;
  isLast: boolean;
  /** "Step 1 of 3", or in a dialog, and no bare "1 of 3" on the page. */
  isSure: boolean;
}

/** What goes on and what goes back, one of each in the nearest part that has both; at an end of what are steps for certain the one that there is. */
function signsBeside(counter: Entry, place: Place, index: PageIndex): { up: Entry; down: Entry } | undefined {
  for (const around of [...ancestorsOf(counter)].slice(0, MOST_LEVELS)) {
    const inside = below(index, around).filter(
      (entry) => entry.actionable && /^(?:button|link|generic)$/.test(entry.node.role) && !entry.node.hidden,
    );
    const leaves = inside.filter((entry) => !inside.some((other) => isInside(other, entry)));
    const called = (pattern: RegExp): Entry[] =>
      leaves.filter(({ node }) => [node.name, node.text ?? ''].some((text) => pattern.test(text.trim())));
    const [ups, downs] = [called(onwards), called(backwards)];
    const [up, ...moreUps] = ups;
    const [down, ...moreDowns] = downs;
    if (moreUps.length > 0 || moreDowns.length > 0) return undefined;
    if (up && down && up !== down) return { up, down };
    if (place.isSure && place.isFirst && up && !down) return { up, down: up };
    if (place.isSure && place.isLast && down && !up) return { up: down, down };
  }
  return undefined;
}
