/** Verbs that say by themselves which property of a record is meant, and what pages call that property. */

import type { Claim } from './satisfy-claims.js';
import { literalOf, type Masked } from './satisfy-words.js';

/** Such a verb. */
export type RecordVerb = keyof typeof headers;

const headers = {
  'works in': 'office location city site branch department team country region',
  'works at': 'company employer organisation organization firm office location site',
  'works for': 'company employer organisation organization firm customer client',
  'works as': 'position role job title profession',
  'lives in': 'city town country address location residence',
  'is based in': 'office location city site country region',
  'is located in': 'office location city site country region',
  'comes from': 'country city origin nationality hometown region',
  'is from': 'country city origin nationality hometown region',
  earns: 'salary wage pay income earning',
  'is aged': 'age',
  'starts at': 'start starts begin begins beginning',
  'begins at': 'start starts begin begins beginning',
  'ends at': 'end ends finish finishes',
  'belongs to': 'owner assignee assigned holder keeper',
  'runs on': 'fuel engine power energy',
} as const;

const forms = new RegExp(
  `^(?<subject>\\p{Lu}.*?|⟦\\d+⟧|the (?=.*[\\p{Lu}\\d]).+?) (?<by>${Object.keys(headers).join('|')}) (?<value>(?!not ).+)$`,
  'u',
);

/** "… is Rosenweg 3, 3000 Bern": one value, with a comma in it. */
export const commaInValue =
  /^(?!.*(?:\s(?:and|but)\s|;|⟦))[^,]+ is \p{Lu}[^,]*(?:, [\p{Lu}\d][\p{L}\d .-]*)+$/u;

/** "Ada Berg works in Oslo", "Ada Berg is 41 years old"; undefined for any other sentence. */
export function recordClaim(text: string, masked: Masked): Claim | undefined {
  const plain = text.replace(/^(.+) is (\d+) years old$/u, '$1 is aged $2');
  const { subject, by, value } = forms.exec(plain)?.groups ?? {};
  if (!subject || !value || !isVerb(by)) return undefined;
  const literal = literalOf(value, masked);
  return { kind: 'text', subject: masked.show(subject), operator: 'same', value: literal, is: true, by };
}

function isVerb(by: string | undefined): by is RecordVerb {
  return by !== undefined && by in headers;
}

/** Whether the words of a header name what the verb is about. */
export function isHeaderOf(by: RecordVerb, words: ReadonlySet<string>): boolean {
  const known: string[] = headers[by].split(' ');
  return [...words].some((word) => known.includes(word));
}
