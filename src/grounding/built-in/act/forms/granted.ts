/** "Grant Write and Export", "revoke the Read permission", where one of two lists beside each other is called "Granted": what the verb says is brought there, or away. */
import { type Clause, valueOf } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { splitList } from '../../language/phrase.js';
import { pairedItems, titlesOfPart } from '../../matching/list-pairs.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { wordsOf } from '../../language/words.js';

/** Verbs that take back what a list is called by. */
const contrary: Readonly<Record<string, string>> = {
  revoke: 'granted',
  withdraw: 'granted',
  unassign: 'assigned',
  exclude: 'included',
  dismiss: 'invited',
  uninvite: 'invited',
  unblock: 'blocked',
  disable: 'enabled',
};

/** What such items are, which none of them has to say. */
const kinds = /^(?:permission|right|role|privilege|access|scope|member|user|person|people)s?$/;

/** The sentence as moves from one list to the other; as it is where its verb is not what one of the lists is called, or an item stands in the other one. */
export function withGranted(sentence: string, scene: () => Scene): string {
  const [verb, ...tokens] = tokenize(sentence);
  const said = verb?.kind === 'word' ? verb.lower : '';
  if (!/^\p{L}{4,12}$/u.test(said) || /^(?:select|choose|move|click|open|check)$/.test(said)) return sentence;
  const title = contrary[said] ?? participle(said);
  const bare = tokens.filter(({ text }) => text !== '.');
  const isKind = bare.at(-1)?.kind === 'word' && kinds.test(bare.at(-1)?.lower ?? '');
  const items = splitList(isKind ? bare.slice(0, -1) : bare).map((item) => valueOf(withoutArticle(item)));
  if (items.length === 0 || items.some((item) => item === '')) return sentence;
  const { index } = scene();
  const isAway = said in contrary;
  const isCalled = (name: string): boolean => {
    const [found, ...others] = pairedItems(name, index);
    const part = found && (isAway ? found.from : found.to);
    return (
      part !== undefined &&
      others.length === 0 &&
      titlesOfPart(part, index).some((text) => wordsOf(text).some((word) => word.text === title))
    );
  };
  if (!items.every((item) => isCalled(item))) return sentence;
  return items
    .map((item) => (isAway ? `remove "${item}" from ${title}` : `move "${item}" to ${title}`))
    .join(' and ');
}

/** "Granted", "assigned", "admitted". */
function participle(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  return /[^aeiou][aeiou][bdgmnprt]$/.test(verb) && verb.length <= 5
    ? `${verb}${verb.at(-1) ?? ''}ed`
    : verb.endsWith('y')
      ? `${verb.slice(0, -1)}ied`
      : `${verb}ed`;
}

/** The same for a step behind others, when the lists have come up with those. */
export function grantedLater({ verb, text }: Clause, scene: Scene): Outcome | undefined {
  if (verb !== 'goal' || !scene.before) return undefined;
  const moved = withGranted(text, () => scene);
  return moved === text ? undefined : { kind: 'instead', clauses: parseInstruction(moved) };
}

function withoutArticle(tokens: readonly Token[]): readonly Token[] {
  const [first, ...rest] = tokens;
  return first?.kind === 'word' && /^(?:the|a|an|both)$/.test(first.lower) ? rest : tokens;
}
