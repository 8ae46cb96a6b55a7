/** Of the elements that fit, those that a phrase counts or compares out: "the third", "the first two", "the cheapest". */
import type { Scored } from './candidate.js';
import { type Entry, isInside, listAround, readable } from './page-index.js';
import type { Phrase } from '../language/phrase.js';
import { isVagueKind, kindFit } from '../language/types.js';
import { byEdges, byParity, bySuperlative } from './positions.js';
import { sameName } from './same-target.js';
import { wordsOf } from '../language/words.js';

/** Least score of an element that is acted on. */
export const THRESHOLD = 0.56;

/** Applies what the phrase says about order and place among those that fit about equally. */
export function pick(phrase: Phrase, scored: readonly Scored[]): readonly Scored[] {
  const [first] = scored;
  if (!first || (phrase.ordinal === undefined && !phrase.edges && !phrase.superlative && !phrase.parity))
    return scored;
  const near = scored.filter((each) => each.score >= Math.max(THRESHOLD - 0.06, first.score - 0.1));
  const even = ofTheKind(phrase, independent(counted(withoutTitles(phrase, near)))).toSorted(
    (a, b) => a.entry.order - b.entry.order,
  );
  if (phrase.parity) return byParity(phrase.parity, even);
  if (phrase.superlative) return bySuperlative(phrase.superlative, even);
  if (phrase.ordinal !== undefined) {
    if (phrase.take !== undefined) {
      const from = phrase.ordinal > 0 ? phrase.ordinal - 1 : even.length + phrase.ordinal;
      return even.length >= phrase.take ? even.slice(from, from + phrase.take) : [];
    }
    const numbered = phrase.ordinal > 0 ? byOwnNumber(phrase, phrase.ordinal, even) : undefined;
    if (numbered) return numbered;
    if (isOfSeveralLists(phrase, even) || isPartOfNames(phrase.ordinal, even) || isScattered(phrase, even))
      return [];
    const at = phrase.ordinal > 0 ? phrase.ordinal - 1 : even.length + phrase.ordinal;
    const chosen = even[at];
    return chosen ? [{ ...chosen, reasons: [...chosen.reasons, `number ${at + 1} of ${even.length}`] }] : [];
  }
  return byEdges(phrase.edges ?? [], even);
}

/** "The second file" below the title "Files": a title is none of what it stands over. */
function withoutTitles({ words }: Phrase, scored: readonly Scored[]): readonly Scored[] {
  if (words.some(({ kind }) => kind === 'heading' || kind === 'title')) return scored;
  const others = scored.filter(({ entry }) => !/^(?:heading|caption)$/.test(entry.node.role));
  return others.length > 0 ? others : scored;
}

/** "The second button" counts the buttons where there are any, and not what may be called so besides, such as links. */
function ofTheKind({ words }: Phrase, scored: readonly Scored[]): readonly Scored[] {
  const kind = words.findLast((head) => head.kind !== undefined)?.kind;
  if (kind === undefined || isVagueKind(kind)) return scored;
  // A box that can be clicked does as a link where there is none.
  const links = /^(?:link|hyperlink)$/.test(kind)
    ? scored.filter(({ entry }) => entry.node.role === 'link')
    : [];
  if (links.length > 0) return links;
  const exact = scored.filter(({ entry }) => kindFit(kind, entry.node) === 1);
  return exact.length > 0 ? exact : scored;
}

/**
 * "Go to page 7": where elements say which page they lead to, only that counts. The buttons around them ("Next page", "Last page")
 * are no pages themselves, and never counted as such.
 */
function byOwnNumber(phrase: Phrase, wanted: number, scored: readonly Scored[]): Scored[] | undefined {
  const kinds = phrase.words.filter((head) => head.kind !== undefined);
  const numbers = scored.map(({ entry }) =>
    entry.evidence.flatMap(({ words }) =>
      words.flatMap((word, at) =>
        /^\d{1,4}$/.test(word.text) && kinds.some((head) => head.word.stem === words[at - 1]?.stem)
          ? [Number(word.text)]
          : [],
      ),
    ),
  );
  if (numbers.every((each) => each.length === 0))
    return kinds.some((head) => head.kind === 'page') ? [] : undefined;
  return scored.filter((_each, at) => numbers[at]?.includes(wanted));
}

/** "The first name", where several fields are called "First name": the number is a part of what they are called, and counts none out. */
function isPartOfNames(ordinal: number, scored: readonly Scored[]): boolean {
  const word = ordinal === 1 ? 'first' : ordinal === 2 ? 'second' : ordinal === -1 ? 'last' : undefined;
  return (
    word !== undefined &&
    scored.length > 1 &&
    scored.every(({ entry }) => entry.evidence[0]?.words[0]?.text === word)
  );
}

/** "Item 5" is not the fifth of whatever can be clicked, the links of the pages below the items counted with them. */
function isOfSeveralLists({ words, ordinal = 0 }: Phrase, scored: readonly Scored[]): boolean {
  const isAnything =
    words.length > 0 && words.every(({ word }) => /^(?:item|entry|element|thing)$/.test(word.stem));
  const upTo = ordinal > 0 ? scored.slice(0, ordinal) : scored;
  return isAnything && new Set(upTo.map(({ entry }) => listAround(entry))).size > 1;
}

/** "The second project" is not the "Project" of a trail, behind the "Projects" of a menu: other names in other lists are not counted together. */
function isScattered({ words, ordinal = 0 }: Phrase, scored: readonly Scored[]): boolean {
  const upTo = (ordinal > 0 ? scored.slice(0, ordinal) : scored).map(({ entry }) => entry);
  const isNamed = words.length > 0 && words.every(({ kind }) => kind === undefined);
  return (
    isNamed &&
    new Set(upTo.map((entry) => listAround(entry))).size > 1 &&
    new Set(
      upTo.map(({ node }) =>
        wordsOf(node.name || readable(node))
          .map(({ text }) => text)
          .join(' '),
      ),
    ).size > 1
  );
}

/** Of what repeats on a page the group that says most: results, and not the numbers of their pages. */
function counted(scored: readonly Scored[]): readonly Scored[] {
  if (!scored.some((each) => each.own.counted)) return scored;
  const groups = new Map<Entry | undefined, Scored[]>();
  for (const each of scored) {
    const list = listAround(each.entry);
    groups.set(list, [...(groups.get(list) ?? []), each]);
  }
  const length = (group: readonly Scored[]): number =>
    group.reduce((sum, each) => sum + readable(each.entry.node).length, 0);
  return [...groups.values()].toSorted((a, b) => length(b) - length(a))[0] ?? scored;
}

/** Without those that lie in another one of the set, and without second mentions of the same target. */
function independent(scored: readonly Scored[]): Scored[] {
  const kept: Scored[] = [];
  for (const each of scored.toSorted((a, b) => a.entry.order - b.entry.order)) {
    const inside = kept.find((other) => isInside(each.entry, other.entry));
    if (inside && sameName(each.entry, inside.entry)) continue;
    kept.push(each);
  }
  return kept;
}

/** "Remove Security": the option shows the button that removes it, and is not what removes it. Expects document order. */
export function withoutOuter<Each extends { entry: Entry }>(fitting: readonly Each[]): Each[] {
  return fitting.filter(({ entry }, at) => {
    const next = fitting[at + 1]?.entry;
    return !(next && isInside(next, entry) && !/^(?:button|link)$/.test(entry.node.role));
  });
}

/** The best first; an exact name before a name that merely fits. */
export function byScore(a: Scored, b: Scored): number {
  return Number(b.exact) - Number(a.exact) === 0 || Math.abs(a.score - b.score) > 0.2
    ? b.score - a.score || a.entry.order - b.entry.order
    : Number(b.exact) - Number(a.exact);
}
