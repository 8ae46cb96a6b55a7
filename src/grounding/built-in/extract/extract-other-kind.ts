/** "The email addresses of the admins": what is asked for has a shape of its own, and no list of other texts is that. */
import { dataOf, type Reading } from '../../../contract/reading.js';

/** Each kind, as it is asked for and as it looks. */
const kinds: readonly (readonly [asked: RegExp, looks: RegExp])[] = [
  [/^e-?mail(?: address(?:es)?|s)?$/iu, /\S@\S/u],
  [/^(?:phone|telephone|mobile)(?: numbers?|s)$/iu, /(?:\d\D*){5}/u],
  [/^(?:prices?|amounts?|percentages?|totals?)$/iu, /\d/u],
];

/** The first value that is nothing of the kind that is asked for; undefined where all of them are, or no such kind is. */
export function ofOtherKind(text: string, reading: Reading): string | undefined {
  const noun =
    /^(?:all |each |every )?(?:of )?(?:the |their )?(?<noun>[\p{L}-]+(?: (?:address(?:es)?|numbers?))?)(?= of | in | from | for | on |$)/iu.exec(
      text.trim(),
    )?.groups?.['noun'] ?? '';
  const looks = kinds.find(([asked]) => asked.test(noun))?.[1];
  const data = looks && dataOf(reading);
  const values = Array.isArray(data) ? data : [];
  return looks && values.find((value): value is string => typeof value === 'string' && !looks.test(value));
}
