/**
 * "Reject the sample of Tom Wolff", under the title "Samples"; "open object B-020", where nothing is called an object: a word that only says
 * what the row or card is may stand in none of them. It is left out where the rest names exactly one of them.
 */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { isStopWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isKindOfList, isNounOfName } from '../evidence/listed-noun.js';

/** What the clause comes to without the word; undefined where no word only says that, or the rest names no row or card. */
export function spareKind(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const tokens = tokensInOrder(clause.readings);
  for (const [at, token] of tokens.entries()) {
    const [word, ...others] = wordsOf(token.text);
    const isNoun = token.kind === 'word' && token.text === token.lower && word && others.length === 0;
    if (!isNoun || isStopWord(word) || token.lower === clause.said) continue;
    // Only what the clause is about: one thing, and no place that something is brought to.
    const isHead = tokens
      .slice(0, at)
      .every(({ lower }) => lower === clause.said || /^(?:the|this|that|my)$/.test(lower));
    if (!isHead || word.stem !== word.text) return undefined;
    const isNamed = isNounOfName(word, [tokens[at - 1], token, tokens[at + 1]], scene.index);
    if (isNamed ? !looking.test(clause.verb) : !isBeforeName(tokens, at)) continue;
    if (!isNamed && !isKindOfList(word, undefined, scene.index)) continue;
    const outcome = ground(without(clause, token), scene);
    // A menu that it would open may say the word.
    if (outcome.kind === 'steps' && outcome.phase && !/^(?:opened|plain row)$/.test(outcome.phase.kind))
      return undefined;
    const refs = outcome.kind === 'steps' ? outcome.steps.flatMap(({ ref }) => ref ?? []) : [];
    const targets = refs.flatMap((ref) => entryOf(ref, scene.index) ?? []);
    const isOne = targets.length > 0 && new Set(targets.map((target) => recordOf(target))).size === 1;
    const isListed = isNamed ? targets.every(isInList) : isKindOfList(word, targets, scene.index);
    if (isOne && isListed) return explaining(outcome, token.text);
    return undefined;
  }
  return undefined;
}

/** Verbs that show or choose something, and take nothing away. */
const looking = /^(?:open|select|check|uncheck|hover|expand)$/;

/** "The sample of Tom", "the sample S-202": what is said behind it tells which one. */
function isBeforeName(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    next !== undefined &&
    (next.kind === 'quoted' ||
      (next.kind === 'word' &&
        (/^(?:of|from|by|for|with|called|named)$/.test(next.lower) || /^[\p{Lu}\d]/u.test(next.text))))
  );
}

function isInList(target: Entry): boolean {
  return recordOf(target)?.parent?.repeats === true;
}

function without(clause: Clause, { start, text }: Token): Clause {
  const left = (tokens: readonly Token[] | undefined): readonly Token[] | undefined =>
    tokens?.filter((each) => each.start !== start || each.text !== text);
  const readings = clause.readings.map((reading) => {
    const [target, value, destination] = [
      left(reading.target),
      left(reading.value),
      left(reading.destination),
    ];
    return {
      ...reading,
      ...(target && { target: withoutOf(target) }),
      ...(value && { value: withoutOf(value) }),
      ...(destination && { destination }),
    };
  });
  return { ...clause, readings, text: spell(tokensInOrder(readings)) };
}

/** "Reject the | of Tom Wolff" is "reject the Tom Wolff". */
function withoutOf(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(
    ({ kind, lower }, at) =>
      !(
        kind === 'word' &&
        /^(?:of|from|by|for|with|called|named)$/.test(lower) &&
        /^(?:the|this|that)$/.test(tokens[at - 1]?.lower ?? '')
      ),
  );
}
