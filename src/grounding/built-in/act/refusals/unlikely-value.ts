/**
 * "Add all ingredients of the pears to the list", "put the story behind the paywall", "type barcode 900120 into the field", "a folder called
 * Permits here": of a text that is not quoted, what shows that it is no value, or not all of one.
 */
import { parseDate } from '../../../../contract/parse-date.js';
import { fold } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';

/** What leads to a place or counts things begins no value. */
const begins =
  /^(?:all|every|each|both|any|these|those|its|their|his|her|behind|below|beneath|beside|between|under|above|over|into|onto|inside|within|without|against|across|among|through|until|unless|than|that|which|who|whose) \S/u;

/** What says where or when it is done ends none. */
const ends = / (?:here|there|now|too|instead|again|afterwards|as well|right away|at once|straight away)$/u;

/** "Barcode 900120", "user name ann_lee": what kind of value it is, and the value. */
const labelled = /^(?:\p{Ll}{3,} ){1,2}(?=\S*\d)(?:[\p{Lu}\d][\p{Lu}\d._/-]{3,})$/u;

/** The part of the text, or all of it, that may not be meant to be typed; undefined where nothing shows that. */
export function unlikelyIn(
  text: string,
  field: Entry | undefined,
  { instruction, entries }: { instruction: string; entries: readonly Entry[] },
): string | undefined {
  if (!/\s/.test(text.trim())) return undefined;
  const end = ends.exec(text)?.[0];
  if (end !== undefined) return end.trim();
  if (begins.test(text)) return text;
  if (isChoice(/^the (\p{Ll}{3,}) \S/u.exec(text)?.[1], entries)) return text;
  if (labelled.test(text) && field?.node.inputType !== 'search' && field?.node.role !== 'searchbox')
    return text;
  return isPieced(text, instruction, entries) ? text : undefined;
}

/** "The author Reed", where a list beside the field offers "author": it says in what the rest is looked for. */
function isChoice(noun: string | undefined, entries: readonly Entry[]): boolean {
  return (
    noun !== undefined &&
    entries.some(
      ({ node }) =>
        node.hidden === undefined && node.options?.some((option) => fold(option).trim() === noun) === true,
    )
  );
}

/** Words of the sentence with others between them left out, which nobody has said like that. */
function isPieced(text: string, instruction: string, entries: readonly Entry[]): boolean {
  if (!/^\p{Ll}/u.test(text) || /\d/.test(text) || parseDate(text) !== undefined) return false;
  const plain = (each: string): string => fold(each).replaceAll(/\s+/g, ' ');
  const [said, typed] = [plain(instruction), plain(text)] as const;
  if (said.includes(typed) || !typed.split(' ').every((word) => said.includes(word))) return false;
  return !entries.some(({ node }) => fold(node.name || node.text || '').includes(typed));
}
