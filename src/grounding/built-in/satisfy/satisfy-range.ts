/** "Showing 1 to 25 of 57 entries", "4 of 6 tasks are left": what a page says of how much of something there is, by its numbers in their order. */
import type { Reading } from '../../../contract/reading.js';
import type { Snapshot } from '../../../contract/snapshot.js';
import { pageIndex } from '../extract/extract-page.js';
import { isInside } from '../extract/extract-tree.js';
import { explained, plainWords } from '../extract/extract-words.js';
import type { Claim } from './satisfy-claims.js';

const range = /(\d+)\s?(?:-|–|—|to|through)\s?(\d+) (?:out )?of (\d+)|(\d+) (?:out )?of (\d+)/iu;
const sentence = new RegExp(`^(?<subject>.*?)\\b(?:${range.source})(?![\\d.,]*\\d|%)(?<rest>.*)$`, 'iu');

/** What stands for the verb of such a claim. */
export const RANGE = 'numbers';

/** Words that any such line may have, and that say nothing of what it counts. */
const filler =
  /^(?:show|showing|shown|shows|display|displaying|displayed|view|viewing|see|item|entry|result|row|record|element|out|of|to|from|in|total|the|a|an|is|are|there|it|all|page|pagination|table|list|grid|say|read|state|now|currently|on|we|you|i|info|text|footer|counter|indicator|status|label|number|for|that)$/u;

/** What such a sentence claims; undefined for any other, and for one that says something else besides. */
export function rangeClaim(text: string): Claim | undefined {
  if (/[⟦$€£¥%]|\b(?:and|but|not|no)\b/iu.test(text)) return undefined;
  const match = sentence.exec(text);
  const numbers = match?.slice(2, 7).filter((each) => each !== undefined);
  if (!match || !numbers || numbers.length < 2) return undefined;
  const { subject = '', rest = '' } = match.groups ?? {};
  return {
    kind: 'text',
    subject: `${subject} ${rest}`.trim(),
    operator: 'matches',
    value: { text: patternOf(numbers), quoted: false },
    is: true,
    by: RANGE,
  };
}

/** The one line of the page with as many numbers that is about what the sentence says; undefined where there is none, or several differ. */
export function rangeSaid(
  { subject, value }: Extract<Claim, { kind: 'text' }>,
  content: Snapshot,
): Reading | undefined {
  const page = pageIndex(content);
  const size = value.text.split('D{1,12}').length;
  const said = plainWords(subject).filter((word) => !filler.test(word));
  const lines = page.tree.nodes.filter((node) => {
    if (node.ref === undefined) return false;
    const text = page.tree.textOf(node);
    const numbers = range
      .exec(text)
      ?.slice(1)
      .filter((each) => each !== undefined);
    if (text.length > 60 || numbers?.length !== size) return false;
    const own = new Set(plainWords(text).filter((word) => !/^\d/u.test(word)));
    const around = new Set([...own, ...page.tree.contextOf(node), ...page.tree.pageWords]);
    const known = new Set(plainWords(subject));
    // "5 of 25 users" is not "5 of 25 orders".
    const isSame = [...own].every((word) => filler.test(word) || explained(word, known) >= 0.7);
    return isSame && said.every((word) => explained(word, around) >= 0.7);
  });
  const inner = lines.filter(
    (node) => !lines.some((other) => other !== node && isInside(page.tree, other, node)),
  );
  const different = new Map(inner.map((node) => [page.tree.textOf(node), node]));
  const [text] = different.keys();
  const ref = text === undefined ? undefined : different.get(text)?.ref;
  return ref === undefined || text === undefined || different.size > 1
    ? undefined
    : { kind: 'leaf', ref, from: 'text', parse: 'string', value: text };
}

/** The numbers in this order, with nothing but words between them. */
function patternOf(numbers: readonly string[]): string {
  return `(?<!\\d)${numbers.join('(?!\\d)\\D{1,12}')}(?!\\d)`;
}
