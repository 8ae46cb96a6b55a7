/** A goal is done to what its button is about: not to what only another row, another part or a choice that is not made says. */
import type { Clause } from '../../language/clause.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isOtherEntry } from '../../matching/other-entry.js';
import { contextFit, titledPart } from '../../matching/surroundings.js';
import { recordNouns, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { type Act, isTitleOfCard, says } from '../evidence/word-evidence.js';

/** The word of a goal that the page says, but nowhere of what is acted on. */
export function saidElsewhere(
  { verb, readings, placed }: Clause,
  explained: readonly Word[],
  { targets, given, index, last, isHalf }: Act,
): string | undefined {
  const [entry, ...others] = targets;
  if ((!/^(?:goal|submit)$/.test(verb) && !placed) || !entry || others.length > 0 || isHalf) return undefined;
  // A box that can be clicked and has a short text is a button to whoever sees it.
  const isDrawn = entry.node.clickable === true && entry.node.children.length === 0;
  if (!/^(?:button|link|menuitem)$/.test(entry.node.role) && !isDrawn) return undefined;
  // A row or card that is told by another word need not say what it is.
  const quoted = readings
    .flatMap(({ target = [] }) => target.filter(({ kind }) => kind === 'quoted'))
    .flatMap(({ text }) => [...wordsOf(text)]);
  const isQuoted = (word: Word): boolean => quoted.some((each) => each.text === word.text);
  const isNamed = explained.some(
    (word) =>
      isQuoted(word) || (!recordNouns.has(word.stem) && contextFit(entry, [word], [], 'own record') > 0),
  );
  return explained.find((word) => {
    if (isQuoted(word) || says(entry, word) || given.some((each) => wordLikeness(word, each) >= 0.9))
      return false;
    if ((last && says(last, word)) || (isNamed && !placed && recordNouns.has(word.stem))) return false;
    const mentions = [...mentionsOf(word, index)].slice(0, MAX_MENTIONS);
    if (mentions.length === 0 || mentions.some((each) => isAbout(each, entry, index))) return false;
    return !isSaidByRecord(entry, word, mentions);
  })?.text;
}

/** What neither its name nor its row, card or part says, but the page at large. */
export function isOfPageOnly(word: Word, { targets }: Act): boolean {
  return targets.every(
    (entry) =>
      !says(entry, word) &&
      (recordOf(entry) === undefined || contextFit(entry, [word], [], recordOf(entry)) === 0) &&
      (titledPart(entry) === undefined || contextFit(entry, [word], [], titledPart(entry)) === 0),
  );
}

/** Most places of a word that are looked at. */
const MAX_MENTIONS = 200;

/** The row, card or item of the entry says it, as a text that the page has nowhere by itself. */
function isSaidByRecord(entry: Entry, word: Word, mentions: readonly Entry[]): boolean {
  const record = recordOf(entry);
  if (!record || contextFit(entry, [word], [], 'own record') === 0) return false;
  return !mentions.some((each) => isInside(each, record));
}

/** What can be chosen and is not says how it is not. */
function isOpenChoice({ node, parent }: Entry): boolean {
  const isOpen = (each: Entry['node']): boolean =>
    /^(?:radio|option|checkbox|switch)$/.test(each.role) && each.checked === false;
  return isOpen(node) || (node.role === 'text' && parent?.node.children.some(isOpen) === true);
}

function isAbout(mention: Entry, entry: Entry, index: PageIndex): boolean {
  const own = recordOf(entry);
  // The one box of a row or card says what it is, ticked or not.
  if (isOpenChoice(mention))
    return own !== undefined && isInside(mention, own) && below(index, own).filter(isOpenChoice).length <= 2;
  if (isInside(mention, entry)) return true;
  if (isInside(entry, mention) && mention === own) return true;
  // A box around a whole part of the page that can be clicked says all that stands in it, and is about none of it.
  if (
    mention.children.length > 0 &&
    mention.evidence.every(({ kind }) => /^(?:content|class|id)$/.test(kind))
  )
    return false;
  if (isInside(entry, mention)) return true;
  // The heart in the corner of a card stands in front of its title.
  if (own && isHeading(mention) && isInside(mention, own) && below(index, own).filter(isHeading).length === 1)
    return true;
  if (isTitleOfCard(mention, entry, index)) return true;
  if (mention.node.role === 'columnheader') return true;
  if (isOtherEntry(mention, entry)) return false;
  const record = recordOf(mention);
  if (record && record.parent?.repeats === true && !isInside(entry, record)) return false;
  // Who wrote it stands over the one title of a card, and is under the title of the card before by its place alone.
  const isOfCard = record !== undefined && record === own && record.parent?.repeats === true;
  if (isOfCard && below(index, record).filter(isHeading).length === 1) return true;
  const scope = headingsOver(entry, index);
  if (isHeading(mention)) return scope.length === 0 || scope.includes(mention);
  const [nearest] = scope;
  const [other] = headingsOver(mention, index);
  return (
    nearest === other || (other !== undefined && scope.includes(other)) || isHolding(mention, entry, index)
  );
}

function isHeading({ node }: Entry): boolean {
  return node.role === 'heading';
}

/** The headings that an entry stands under, from the nearest to the title of the page. */
function headingsOver(entry: Entry, index: PageIndex): readonly Entry[] {
  let all = headingsOnce.get(index);
  if (!all) headingsOnce.set(index, (all = index.entries.filter(isHeading).toReversed()));
  const found: Entry[] = [];
  for (const each of all) {
    const nearest = found.at(-1);
    const isOver = !nearest || (each.node.level ?? 2) < (nearest.node.level ?? 2);
    if (each.order < entry.order && isOver) found.push(each);
  }
  return found;
}

const headingsOnce = new WeakMap<PageIndex, readonly Entry[]>();

/** They lie in one card or group, with no heading between them. */
function isHolding(mention: Entry, entry: Entry, { entries }: PageIndex): boolean {
  const [parent] = ancestorsOf(mention);
  if (!parent || parent.node.role === 'document' || !isInside(entry, parent)) return false;
  const [first, second] = [mention.order, entry.order].toSorted((a, b) => a - b);
  return !entries.slice(first, second).some(({ node }) => node.role === 'heading');
}
