/** "Change the needle to 6 mm" is not the field that holds what the card is called: a field without a name is known by what lies around it. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { fieldRoles, kindAt } from '../../language/types.js';
import { contentOf, isAmong, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { hasNoName } from '../../matching/containers.js';
import { isTypedText } from '../../matching/entered-title.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { type Act, explains, says } from '../evidence/word-evidence.js';

/**
 * A field without a name is known by what lies around it, in every word, but not by the label of what follows it; and nothing is renamed in a field
 * that nothing calls a name.
 */
export function labelledElsewhere({ verb, said, readings }: Clause, act: Act): string | undefined {
  const {
    targets: [field],
    index,
    literals,
  } = act;
  const isMany = act.targets.length > 1;
  if (
    !/^(?:fill|type|set|clear)$/.test(verb) ||
    !field ||
    !hasNoName(field) ||
    !fieldRoles.has(field.node.role)
  )
    return undefined;
  const isUsed = ({ target, value }: Clause['readings'][number]): boolean =>
    target !== undefined && value !== undefined && literals.includes(valueOf(value));
  const used = readings.find((reading) => isUsed(reading));
  const target = (used ?? readings.find((reading) => reading.target))?.target ?? [];
  const words = contentOf(spell(target));
  // A title that is edited in place is called by what it says, and by nothing else.
  const own = isTypedText(field.node) ? contentOf(field.node.value ?? '') : [];
  const isOwn = (word: Word): boolean => isAmong(word, own) || /^(?:name|title)$/.test(word.text);
  if (said !== 'set' && own.length > 0 && own.every((word) => isAmong(word, words)) && words.every(isOwn))
    return undefined;
  // A field that nothing calls anything is no option, row or card.
  const other = target.find(({ lower, kind: sort }) => {
    const kind = sort === 'word' ? kindAt([lower], 0)?.kind : undefined;
    return kind !== undefined && /^(?:option|button|link|tab|image|heading)$/.test(kind);
  });
  if (other) return other.text;
  // "The third field" counts, and names nothing.
  const isNamed = target.every(
    ({ kind, lower }, at) =>
      kind === 'word' && kindAt([lower], 0) === undefined && ordinalAt(target, at) === undefined,
  );
  const unsaid =
    (used || verb === 'clear') && isNamed && !isMany
      ? words.find((word) => !(verb === 'clear' ? says(field, word) : explains(word, undefined, act, true)))
      : undefined;
  if (unsaid) return unsaid.text;
  // "The needle of the blanket" is not the field that holds what the blanket is called.
  const held = words.filter((word) => isAmong(word, wordsOf(field.node.value ?? '')));
  const part = words.find((word) => !held.includes(word) && !/^(?:name|title)$/.test(word.text));
  if (used && held.length > 0 && part && !says(field, part)) return part.text;
  if (used && said === 'set' && !part) return held[0]?.text;
  const isLabel = ({ node, order }: Entry): boolean => {
    const shown = node.tag === 'label' && order > field.order ? wordsOf(readable(node)) : [];
    return words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
  };
  return said === 'rename' || index.entries.some(isLabel) ? words[0]?.text : undefined;
}
