/** A verb that no table knows, and that the page has on its buttons. */
import type { Clause } from '../../language/clause.js';
import { wordToken } from '../../language/token-runs.js';
import { isStopWord, toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';

/** "Lend the atlas", where the page has buttons "Lend": a verb that no table knows is known to the page. */
export function withButtonVerb(given: Clause, scene: Scene): Clause {
  const clause = given.said === 'check out' ? checkedOut(given, scene) : given;
  const [first, second] = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || clause.said !== '' || first?.kind !== 'word' || !second) return clause;
  const verb = toWord(first.lower);
  if (isStopWord(verb) || second.kind === 'punctuation') return clause;
  const isButton = scene.index.actionable.some(
    ({ node, evidence: [name] }) =>
      (node.role === 'button' ||
        (node.role === 'generic' && node.clickable === true && node.tag !== 'label')) &&
      name !== undefined &&
      name.words.length <= 3 &&
      name.words[0]?.text === first.lower,
  );
  return isButton ? { ...clause, said: first.lower } : clause;
}

/** "Check out the guest" looks at nothing where the page has buttons that say just that, or tells of what is checked out. */
function checkedOut(clause: Clause, { index }: Scene): Clause {
  const [reading, ...others] = clause.readings;
  const isButton = index.actionable.some(
    ({ node: { role, name } }) => role === 'button' && /^check[ -]?out$/i.test(name.trim()),
  );
  const isTold = index.entries.some(({ node: { text = '', name } }) =>
    /\bchecked[ -]out\b/i.test(text || name),
  );
  return clause.verb === 'open' && reading?.target && others.length === 0 && (isButton || isTold)
    ? {
        ...clause,
        verb: 'goal',
        said: '',
        readings: [{ target: [wordToken('check'), wordToken('out'), ...reading.target] }],
      }
    : clause;
}
