/** Who wrote an article and when, by the lines around its title: "By Ada Lovelace | March 9, 2017 | 13 comments". */
import { monthSource } from '../../../contract/parse-date.js';
import { trimmed } from '../../../contract/parse-value.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Place } from './extract-leaf.js';
import type { Tree } from './extract-tree.js';
import { plainWords } from './extract-words.js';

const month = `${monthSource}\\.?`;
const weekday = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s)?';
const clock =
  '(?:,?\\s(?:at\\s|@\\s|[-–—|·•]\\s)?\\d{1,2}[:.]\\d{2}(?::\\d{2})?(?:\\s?[ap]\\.?m\\b\\.?)?(?:\\s(?:UTC|GMT|BST|CES?T|[ECMP][SD]?T)\\b)?)?';
/** A day with its year as it is written, with the time behind it. */
const someDay = `${weekday}(?:${month}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}|\\d{1,2}(?:st|nd|rd|th)?\\.?\\s(?:of\\s)?${month},?\\s\\d{4}|\\d{4}-\\d{2}-\\d{2}(?:T[\\d:.]+(?:Z|[+-]\\d{2}:?\\d{2})?)?|(?<![\\d.])\\d{1,2}[./]\\d{1,2}[./]\\d{4})${clock}`;
const dayWithin = new RegExp(`(?<![\\p{L}\\d])${someDay}(?![\\p{L}\\d])`, 'giu');

/** The days that a text says, as they stand there. */
export function daysIn(text: string): string[] {
  return [...text.matchAll(dayWithin)].map(([day]) => day);
}

/** Before a day: that the text was changed then, or that something else was. */
const changed = /\b(?:updated?|modified|edited|changed|revised|reviewed|last)\b/iu;
const written = /\b(?:published|posted|written|created|released|publi[ée]|first)\b/iu;

/** A day near the title, with what is said of it. */
export interface Dated {
  place: Place;
  text: string;
  of: 'written' | 'changed' | undefined;
}

/** The days that short texts of these nodes say. */
export function datesOf(tree: Tree, nodes: readonly SnapshotNode[]): Dated[] {
  const dated: Dated[] = [];
  for (const node of nodes) {
    if (node.role === 'text' || node.ref === undefined) continue;
    const text = tree.textOf(node);
    if (text === '' || text.length > 200) continue;
    for (const day of daysIn(text)) {
      const at = text.indexOf(day);
      const lead = text.slice(0, at);
      const before = tree.textOf(tree.parentOf(node) ?? node).split(day)[0] ?? '';
      const place = placeOf(text, day, node);
      if (!place) continue;
      dated.push({ place, text: day, of: saidOf(`${before.slice(-24)} ${lead.slice(-24)}`, node) });
    }
  }
  // Of boxes around boxes the innermost says it.
  return dated.filter(
    (each) =>
      !dated.some(
        (other) =>
          other !== each && other.text === each.text && isBelow(tree, other.place.node, each.place.node),
      ),
  );
}

/** What is said of a day before it, else what the markup calls it; style sheets call the first date of a post "published updated". */
function saidOf(lead: string, { classes, itemprop }: SnapshotNode): Dated['of'] {
  const marks = [...(classes ?? []), itemprop ?? ''].join(' ').replaceAll(/([a-z])([A-Z])|[-_]/gu, '$1 $2');
  if (changed.test(lead)) return 'changed';
  if (written.test(lead) || written.test(marks)) return 'written';
  return changed.test(marks) ? 'changed' : undefined;
}

function isBelow(tree: Tree, inner: SnapshotNode, outer: SnapshotNode): boolean {
  for (let at = tree.parentOf(inner); at; at = tree.parentOf(at)) if (at === outer) return true;
  return false;
}

const mark =
  /^(?:[a-z]+[-_]+)*(?:authors?|byline|by[-_]line|writer|posted[-_]?by|contributors?|creator)(?:[-_]+(?:name|link|names|title|url|text|info|fn))?$/iu;
const otherMark =
  /(?:avatar|image|photo|bio|social|follow|twitter|date|time|job|role|thumbnail|more|box|card)/iu;
const lead =
  /^(?:(?:story|article|words?|written|posted|published|reported|recipe|text|review)\s)?(?:by|author|von|par):?\s+(?=\p{L})/iu;
/** What ends the name in a byline. */
const tail =
  /\s*(?:[|·•–—/\n]|\s-\s|,?\s(?:on|at|in|for|of|from|published|posted|updated|follow|filed|last)\s|\s\d|,\s?(?:\p{Ll}|Staff\b|Special\b|Associated\b|Contribut|Senior\b|Editor|CNN\b|Reporter)|\s\().*$/isu;
const someName =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir)\.?\s)?\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|de|da|di|del|van|von|der|den|la|le|bin|al|y|e)){1,4}$/u;
const between = /\s*(?:,\s(?:and|&)\s|,\s|\s(?:and|&|und|et)\s)\s*/u;

/** A name near the title that is marked as that of who wrote it, and how sure that is. */
export interface Named {
  place: Place;
  text: string;
  trust: number;
}

/** Bylines among these nodes. A single word is a name only where the markup says so. */
export function authorsOf(tree: Tree, nodes: readonly SnapshotNode[], meta: string | undefined): Named[] {
  const named: Named[] = [];
  for (const node of nodes) {
    if (node.role === 'text' || node.ref === undefined || node.role === 'heading') continue;
    const whole = tree.textOf(node);
    if (whole === '' || whole.length > 160) continue;
    const names = [...(node.classes ?? []), node.testId ?? '', node.id ?? ''];
    const isMarked =
      node.itemprop === 'author' || names.some((name) => mark.test(name) && !otherMark.test(name));
    const led = lead.exec(whole)?.[0] ?? (isMarked ? (/^By(?=\p{Lu}\p{Ll})/u.exec(whole)?.[0] ?? '') : '');
    if (!isMarked && led === '') continue;
    const said = whole.slice(led.length);
    const text = cutName(said);
    const isName = text.split(between).every((each) => someName.test(each));
    const isWord =
      isMarked &&
      /^[\p{L}\d][\p{L}\d_.'’-]+$/u.test(text) &&
      !plainWords(text).some((word) => noName.test(word));
    const isMeta = meta !== undefined && text === meta;
    if (!isName && !isWord && !isMeta) continue;
    if (text.split(' ').some((word) => noName.test(word))) continue;
    const place = placeOf(whole, text, node);
    if (place)
      named.push({ place, text, trust: (isMarked ? 1 : 0) + (led !== '' ? 1 : 0) + (isMeta ? 1 : 0) });
  }
  return named;
}

const noName =
  /^(?:author|authors|by|category|ingredients?|staff|more|posts?|follow|share|about|read|view|contact|editor|admin|news|recipes?|course|cuisine|method|diet|print|all)$/iu;

function cutName(said: string): string {
  const day = daysIn(said)[0];
  const start = day === undefined ? said : said.slice(0, said.indexOf(day));
  return start.replace(tail, '').replace(/[\s.,;:|·•–—-]+$/u, '');
}

/** The part of the text of a node, cut out of it; undefined where literal marks cannot tell it from the rest. */
export function placeOf(whole: string, part: string, node: SnapshotNode): Place | undefined {
  if (whole === part) return { node };
  const at = whole.indexOf(part);
  if (at < 0) return undefined;
  const [before, after] = [whole.slice(0, at), whole.slice(at + part.length)];
  const trim = { ...(before.trim() !== '' && { before }), ...(after.trim() !== '' && { after }) };
  return trimmed(whole, trim) === part ? { node, trim } : undefined;
}
