/** "The phone type" is not the phone: what sort of thing something is goes into a field or list of its own. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { isStopWord, toWord } from '../../language/words.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word for the sort, where a text would go into the field for the thing itself. A list may hold the sorts of it. */
export function sortOf(
  { verb, readings }: Clause,
  { targets: [field, ...others], given }: Act,
): string | undefined {
  const isText =
    field?.node.options === undefined && /^(?:textbox|searchbox|spinbutton)$/.test(field?.node.role ?? '');
  if (!/^(?:set|fill|type)$/.test(verb) || !field || others.length > 0 || !isText) return undefined;
  const tokens = tokensInOrder(readings);
  return tokens.find(({ kind, lower }, at) => {
    const before = tokens[at - 1];
    const isSort = kind === 'word' && /^(?:type|kind|sort)$/.test(lower) && before?.kind === 'word';
    const isGiven = given.some(({ text }) => text === lower);
    return (
      isSort &&
      !isStopWord(toWord(before.lower)) &&
      says(field, toWord(before.lower)) &&
      !says(field, toWord(lower)) &&
      !isGiven
    );
  })?.text;
}
