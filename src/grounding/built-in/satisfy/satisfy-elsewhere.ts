/** What is there by its name, and not as the sentence says: on another day, or in words that stand in several texts of one record. */
import { type Snapshot, type SnapshotNode, textOf } from '../../../contract/snapshot.js';
import { pageIndex } from '../extract/extract-page.js';
import { explained, plainWords } from '../extract/extract-words.js';
import {
  ancestorsOf,
  type Entry,
  indexOf,
  type PageIndex as Index,
  readable,
} from '../matching/page-index.js';

/** Whether what is called so says nothing of the day or the place that the sentence names. */
export function isElsewhere(subject: string, entry: Entry, snapshot: Snapshot): boolean {
  return isOnOtherDay(subject, entry.node) || isPlaceUnsaid(subject, entry, indexOf(snapshot));
}

/** "The meeting on 21 March", where what is found says no such day. */
function isOnOtherDay(subject: string, node: SnapshotNode): boolean {
  const days = subject
    .replace(/"[^"]*"/gu, ' ')
    .match(
      /\b(?:on|at|from) (?:the )?(?:\p{L}+day,? )?(?:\d{1,2}(?:st|nd|rd|th)?(?= (?:of )?\p{Lu})|\p{Lu}\p{Ll}+ \d{1,2}\b|\d{1,2}[:.]\d{2}\b|\d{4}-\d{2}-\d{2})/gu,
    );
  const said = `${node.name} ${textOf(node)}`;
  return (days ?? []).some(
    (day) =>
      !(day.match(/\d+/gu) ?? []).every((digits) =>
        new RegExp(`(?<!\\d)0?${Number(digits)}(?!\\d)`, 'u').test(said),
      ),
  );
}

/** Parts of a page, in which the matching looks for what is said to be there. */
const partOfPage =
  /\b(?:dialog|modal|popup|section|form|header|footer|page|table|list|grid|menu|toolbar|sidebar|panel|column|row|tab|card|box|navigation|nav|bar|area|field|group|board|view|screen|drawer|window|banner|cart|basket)\b/iu;

/** "A stand-up in room 4", where no "room 4" is said by what is found, by its record, by a label around it or by a title. */
function isPlaceUnsaid(subject: string, entry: Entry, { entries }: Index): boolean {
  const [, ...places] = subject.replace(/"[^"]*"/gu, ' ').split(/ (?=(?:on|at|in|for|by) )/iu);
  const open = places.filter((place) => !partOfPage.test(place));
  if (open.length === 0) return false;
  const record = [...ancestorsOf(entry)].find((each) => each.record || each.repeats);
  const own = [entry, ...(record?.record ? [record] : [])].map(({ node }) => readable(node));
  const around = [entry, ...ancestorsOf(entry)].flatMap(({ node }) => [
    node.name,
    node.description ?? '',
    ...(node.hints ?? []).map(({ text }) => text),
  ]);
  const titles = entries
    .filter(
      ({ node }) =>
        /^(?:heading|columnheader|rowheader)$/u.test(node.role) ||
        /^(?:legend|h\d|b|strong|summary)$/u.test(node.tag ?? ''),
    )
    .map(({ node }) => readable(node));
  const said = [...own, ...around, ...titles].flatMap((text) => plainWords(text));
  return open.some((place) =>
    plainWords(place.replace(/^\S+ /u, '')).some((word) => explained(word, new Set(said)) < 0.7),
  );
}

/** "No part-time job in Utrecht": no text says all of that, and a record may, one word here and another there. */
export function mayBeOfRecord(subject: string, content: Snapshot): boolean {
  const parts = subject
    .replace(/"[^"]*"/gu, ' ')
    .split(/ (?:of|for|in|on|to|from|by|with|without|at|about) /iu)
    .map((part) => plainWords(part).filter((word) => !/^(?:the|an?|any)$/u.test(word)));
  if (parts.length < 2) return false;
  const page = pageIndex(content);
  return page.regions.some(
    ({ kind, items, container }) =>
      kind !== 'sections' &&
      items.length > 1 &&
      !page.isAside(container) &&
      items.some((item) => {
        const texts = page.textsOf(item);
        return (
          texts.length > 1 && parts.some((part) => part.some((word) => texts.some((text) => text.has(word))))
        );
      }),
  );
}

/** "No appointments" is not the appointments. */
export function deniesIt(subject: string, node: SnapshotNode): boolean {
  const denial = /^(?:no|none|nothing|nobody|not|never|without|0)\b/iu;
  return (
    !denial.test(subject.replace(/^(?:the )?"?/iu, '')) && denial.test((textOf(node) || node.name).trim())
  );
}
