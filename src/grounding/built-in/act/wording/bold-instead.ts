/** "Make the sentence bold instead of italic", "choose the lamp instead of the torch": the one is switched on, and the other off. */
import type { Clause } from '../../language/clause.js';
import { wordToken } from '../../language/token-runs.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';

const instead =
  /^(?:(?:make|set|format|turn) (?:it|this|(?:the |my |this )?(?:(?:selected|marked|whole) )?(?:text|sentence|paragraph|line|lines|selection|title|heading|headline|words?|note|message|caption))|(?:choose|select|pick|tick|check|take|use|add)) (?:in )?(?:the )?(?<on>[^,;.]+?),? (?:instead of|rather than|and not|not) (?:the )?(?<off>[^,;.]+?)[.!]?$/iu;

/** Both, in this order; undefined where not both are called just so, or neither shows whether it is on. */
export function insteadOf({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  const { on, off } = instead.exec(text.trim())?.groups ?? {};
  if (!/^(?:goal|set|select|check|click|fill)$/.test(verb) || on === undefined || off === undefined)
    return undefined;
  const called = (name: string): Entry | undefined => {
    const [only, ...others] = index.actionable.filter(
      ({ node, evidence }) =>
        node.hidden !== 'inert' &&
        node.hidden !== 'behind-dialog' &&
        showsState(node) &&
        evidence.some(({ trust, text: shown }) => trust >= 0.94 && fold(shown) === fold(name)),
    );
    return others.length === 0 ? only : undefined;
  };
  const [first, second] = [called(on), called(off)];
  if (!first || !second || first === second || first.node.role !== second.node.role) return undefined;
  const clauseFor = (entry: Entry, as: 'check' | 'uncheck'): Clause => ({
    verb: as,
    said: as,
    readings: [{ target: [{ ...wordToken(entry.evidence[0]?.text ?? ''), kind: 'quoted' }] }],
    text: `${as} ${entry.evidence[0]?.text ?? ''}`,
  });
  const isOneOf = first.node.role === 'radio';
  return {
    kind: 'instead',
    // Of several dots, the one gives way to the other.
    clauses: isOneOf
      ? [clauseFor(first, 'check')]
      : [clauseFor(first, 'check'), clauseFor(second, 'uncheck')],
  };
}

function showsState({ role, pressed, checked }: Entry['node']): boolean {
  return (
    (role === 'button' && pressed !== undefined) ||
    (/^(?:checkbox|switch|radio|menuitemcheckbox|menuitemradio)$/.test(role) && checked !== undefined)
  );
}
