/** What is there by its name, and not as the sentence says: on another day, or in words that stand in several texts of one record. */
import { type Snapshot, type SnapshotNode, textOf } from '../../../contract/snapshot.js';
import { pageIndex } from '../extract/extract-page.js';
import { plainWords } from '../extract/extract-words.js';

/** "The meeting on 21 March", where what is found says no such day. */
export function isOnOtherDay(subject: string, node: SnapshotNode): boolean {
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
