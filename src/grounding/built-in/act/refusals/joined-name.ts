/**
 * "Complete the task Buy bread", where the list has "Buy bread and butter": what a record or a box is called goes on with "and", which makes it
 * another one. What is said in passing ("accept the terms", of the terms and conditions) names no one of several.
 */
import type { Clause } from '../../language/clause.js';
import { escaped } from '../../language/escaped.js';
import { contentOf, fold } from '../../language/words.js';
import { describe } from '../../matching/describe.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { below, type Entry, entryOf, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** Two names in one. */
const joined = /^(?<first>.+?)\s(?:and|&|\+|or)\s(?<second>.+)$/iu;

/** More words are a text, and no name. */
const MOST_WORDS = 8;

/** The outcome, or a refusal where the name that is said is one half of what the record is called. */
export function unlessJoined(clause: Clause, outcome: Outcome, { index }: Scene): Outcome {
  if (outcome.kind !== 'steps' || !/\s(?:\p{Lu}|["“'])/u.test(clause.text)) return outcome;
  for (const { ref, confidence } of outcome.steps) {
    const entry = entryOf(ref ?? '', index);
    const name = entry && namesOf(entry, index).find((each) => isHalfSaid(each, clause.text));
    if (entry && ref !== undefined && name !== undefined)
      return {
        kind: 'none',
        looked: clause.text,
        nearest: [
          {
            ref,
            description: describe(entry),
            score: confidence,
            reason: `that is "${name}", and the rest of it is not said`,
          },
        ],
      };
  }
  return outcome;
}

/** What a box is called, or the record that a control is part of; a link, tab or field is called by itself. */
function namesOf(entry: Entry, index: PageIndex): readonly string[] {
  const { node } = entry;
  if (/^(?:checkbox|radio|switch)$/u.test(node.role)) {
    const others = index.actionable.filter((other) => other.node.role === node.role);
    return others.length > 1 ? [node.name, ...(node.hints ?? []).map(({ text }) => text)] : [];
  }
  if (!/^(?:button|generic|listitem)$/u.test(node.role)) return [];
  const record = recordOf(entry);
  return record
    ? [record, ...below(index, record)].flatMap((part) =>
        part.node.children.length === 0 && part.node.role !== 'button'
          ? [part.node.text ?? part.node.name]
          : [],
      )
    : [];
}

/** One half of the name is said as it is written, with a capital, and of the other half nothing is. */
function isHalfSaid(name: string, sentence: string): boolean {
  const { first = '', second = '' } = joined.exec(name.trim())?.groups ?? {};
  if (first === '' || name.split(/\s+/u).length > MOST_WORDS) return false;
  const said = contentOf(sentence).map(({ text }) => text);
  const isUnsaid = (half: string): boolean => contentOf(half).every(({ text }) => !said.includes(text));
  const isSaid = (half: string): boolean =>
    /^\p{Lu}/u.test(half) && new RegExp(`[\\s"“']${escaped(half)}(?![\\p{L}\\p{N}])`, 'u').test(sentence);
  return (
    !fold(sentence).includes(fold(name)) &&
    ((isSaid(first) && isUnsaid(second)) || (isSaid(second) && isUnsaid(first)))
  );
}
