/** Sentences whose verb says by itself which property of a record is meant: "Ada Berg works in Oslo". */
import { knownVerbs } from '../extract/extract-verbs.js';
import type { Claim } from './satisfy-claims.js';
import { isNumber, literalOf, type Masked } from './satisfy-words.js';

const forms = new RegExp(
  `^(?<subject>\\p{Lu}.*?|⟦\\d+⟧|the .+?|(?:\\p{Ll}+ )+(?=\\S*\\d)\\S+) (?<by>${knownVerbs.join('|')}) (?<value>(?!not |the |an? |by ).+)$`,
  'u',
);

/** Any other verb with a name or a number behind it; a page may have a column that is called by it, or cards that show such values. */
const otherVerb =
  /^(?<subject>\p{Lu}.*?|⟦\d+⟧|the \p{Ll}+ ⟦\d+⟧|the (?=.*\p{Lu}).+?|(?:\p{Ll}+ )+(?=\S*\d)\S+) (?<by>(?!is |are |was |has |have |costs? |contains? |shows? |says? |reads? |displays? |includes? |matches |equals )(?:\p{Ll}{3,}(?:s|ed)(?: (?:in|on|at|by|for|to|from))?)|is \p{Ll}{3,}(?:ed|en|wn) (?:by|on|in|at|to)) (?:the |an? )?(?<value>[$€£¥]? ?\d\S*(?: \p{Ll}+| [$€£¥])?|\p{Lu}\S*(?: \p{Lu}\S*)*)$/u;

/** "… is Rosenweg 3, 3000 Bern": one value, with a comma in it. */
export const commaInValue =
  /^(?!.*(?:\s(?:and|but)\s|;|⟦))[^,]+ is \p{Lu}[^,]*(?:, [\p{Lu}\d][\p{L}\d .-]*)+$/u;

/** "Stone and water is scheduled": one name, for of two things "are" would be said. */
export const andInName =
  /^(?!The |Both |All )\p{Lu}[^,;⟦]* and (?:(?! is ).)+ is (?!.* (?:and|but|is|are|has) ).+$/u;

/** "Ada Berg works in Oslo", "Ada Berg is 41 years old"; undefined for any other sentence. */
export function recordClaim(text: string, masked: Masked): Claim | undefined {
  const not = / is not (?=\p{Ll}{3,}(?:ed|en|wn) (?:by|to) )/u;
  const plain = text.replace(/^(.+) is (\d+) years old$/u, '$1 is aged $2').replace(not, ' is ');
  const { subject, by, value } = (forms.exec(plain) ?? otherVerb.exec(plain))?.groups ?? {};
  if (!subject || !value || by === undefined) return undefined;
  const literal = literalOf(value, masked);
  const operator = !literal.quoted && isNumber(literal.text) ? 'amount' : 'same';
  return { kind: 'text', subject: masked.show(subject), operator, value: literal, is: !not.test(text), by };
}

/** A name of several words, or a word for somebody. */
export const personal =
  /^(?:\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*)+|(?:the )?(?:pupil|student|member|guest|player|teacher|employee|patient|child)\b.*)$/u;

/** "No patients", "2 to-dos": how many there are, and nothing that something could be said of. */
export const noThing =
  /^(?:no|none of|two|three|four|five|six|seven|eight|nine|ten) \p{Ll}|^(?:nobody|no one|nothing|none)$|^\d+ \p{Ll}[\p{Ll}-]+s$/iu;
