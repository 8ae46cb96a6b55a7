/** "The title of Gift ideas" is not the title of the note that is open, where "Gift ideas" is another one in the list beside it. */
import type { Clause } from '../../language/clause.js';
import { contentOf } from '../../language/words.js';
import { isMarked } from '../../matching/alike.js';
import { type Entry, isInside, mentionsOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { ofOtherPart } from './of-other-part.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word that only another record says, in which the field does not lie, and which is not marked as the one that is open; or only another part like that of the control. */
export function ofOtherRecord(clause: Clause, act: Act): string | undefined {
  return fieldOfOther(clause, act) ?? ofOtherPart(clause, act);
}

function fieldOfOther(
  { verb, readings }: Clause,
  { targets, index, isHalf, given }: Act,
): string | undefined {
  const [field, ...others] = targets;
  if (!/^(?:set|fill|type|clear)$/.test(verb) || !field || others.length > 0 || isHalf) return undefined;
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  const of = target.findIndex(({ lower }) => /^(?:of|for)$/.test(lower));
  if (of < 1) return undefined;
  const words = target
    .slice(of + 1)
    .flatMap(({ kind, text }) => (kind === 'punctuation' ? [] : contentOf(text)));
  const isOther = (mention: Entry): boolean => {
    const record = recordOf(mention);
    return (
      record?.parent?.repeats === true &&
      record !== field &&
      !isInside(field, record) &&
      !isMarked(record) &&
      record.node.selected !== true
    );
  };
  return words.find((word) => {
    if (says(field, word) || given.some(({ text }) => text === word.text)) return false;
    const mentions = [...mentionsOf(word, index)];
    return mentions.length > 0 && mentions.every(isOther);
  })?.text;
}
