/** "Schedule the Budget post", "send the draft invoice to Weber", where a line of a list is about it: what is there is done something to, and no form for another one is opened. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf } from '../../language/words.js';
import { ancestorsOf, mentionsOf, type PageIndex } from '../../matching/page-index.js';

/** Whether one line of a list says all that is said in front of the noun, or the number that it has. */
export function isListed(object: readonly Token[], { said, text }: Clause, index: PageIndex): boolean {
  if (!/^(?:schedule|publish|share|send)$/.test(said)) return false;
  const codes = text.match(code) ?? [];
  if (codes.length === 0 && !/^\S+ (?:the|my|our|this) /i.test(text)) return false;
  const words =
    codes.length > 0
      ? contentOf(codes.join(' '))
      : object.flatMap((each) => contentOf(each.text)).slice(0, -1);
  const [first, ...others] = words.map((word) =>
    [...mentionsOf(word, index)]
      .flatMap((mention) => [mention, ...ancestorsOf(mention)])
      .filter(({ record, parent }) => record && parent?.repeats === true),
  );
  return first?.some((line) => others.every((each) => each.includes(line))) ?? false;
}

/** "FG-305". */
const code = /\b\p{Lu}[\p{Lu}\d]*-?\d+\b/gu;
