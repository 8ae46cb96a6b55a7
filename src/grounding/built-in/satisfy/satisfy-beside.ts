/** What a sentence says of something may stand beside what was found for it: in its label, in one of its parts, in a list that it opens. */
import { compare, type PlannedCheck } from '../../../contract/check.js';
import { dataOf } from '../../../contract/reading.js';
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import { contentOf, fold, wordLikeness, wordsOf } from '../language/words.js';

/** Most characters of a text that is a label with what belongs to it. */
const MOST_CHARACTERS = 60;

/** The text that says what the check would deny, though not in the place that it looks at; undefined where the check is told nothing so. */
export function saidBeside(
  { subject, expected }: { subject: string; expected: string },
  check: PlannedCheck,
  { content, snapshot }: { content: Snapshot; snapshot: Snapshot },
): string | undefined {
  if (!('operator' in check) || !('expected' in check)) return undefined;
  if (check.kind === 'field') return optionOf(check, expected, snapshot);
  if (check.kind !== 'value' || !/^(?:same|equals|amount)$/.test(check.operator)) return undefined;
  const { reading } = check;
  if (reading.kind !== 'leaf' || compare(String(dataOf(reading)), { ...check, is: true })) return undefined;
  const read = [...walk(content.root)].find(({ ref }) => ref === reading.ref);
  return (read && partSaying(read, expected)) ?? labelSaying(content, subject, expected);
}

/** "The list contains Spain": one of its options, whichever is chosen. */
function optionOf(
  check: Extract<PlannedCheck, { kind: 'field' }>,
  expected: string,
  { root }: Snapshot,
): string | undefined {
  if (check.operator !== 'contains') return undefined;
  const node = [...walk(root)].find(({ ref }) => ref === check.ref);
  const option = node?.options?.find((each) => fold(each).includes(fold(expected)));
  return option !== undefined && !fold(node?.value ?? '').includes(fold(expected)) ? option : undefined;
}

/** One of several parts of what was read: the chosen one of a group, by its looks only. */
function partSaying(read: SnapshotNode, expected: string): string | undefined {
  const parts = [...walk(read)].filter((node) => node !== read && fold(textOf(node)) === fold(expected));
  return parts.length > 0 && fold(textOf(read)) !== fold(expected) ? textOf(read) : undefined;
}

/** "VAT (19 %)": the label holds what the sentence says, and the value beside it is another thing. */
function labelSaying({ root }: Snapshot, subject: string, expected: string): string | undefined {
  const words = contentOf(subject);
  const bare = (text: string): string => fold(text).replace(/\s+/g, '');
  for (const node of walk(root)) {
    const text = node.text ?? node.name;
    if (text === '' || text.length > MOST_CHARACTERS || !bare(text).includes(bare(expected))) continue;
    const shown = wordsOf(text);
    if (words.length > 0 && words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9)))
      return text;
  }
  return undefined;
}
