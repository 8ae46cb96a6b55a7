/** "Go to the last page and repeat the push day", where the page has buttons "Repeat": what no table knows as a verb begins a step of its own there. */
import { type Clause, spell } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import type { Token } from '../../language/lexer.js';
import { fold, isStopWord, toWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { thenContrary } from '../records/undoing.js';
import type { PageIndex } from '../../matching/page-index.js';

/** Both steps; undefined where no button is called by the word, or something on the page is called by the whole. */
export function secondStep(clause: Clause, { index }: Scene): Outcome | undefined {
  const contrary = thenContrary(clause);
  if (contrary) return contrary;
  const [reading, ...others] = clause.readings;
  const target = reading?.target ?? [];
  if (!/^(?:click|open|expand|collapse|check|uncheck|goal)$/.test(clause.verb) || others.length > 0)
    return undefined;
  const at = target.findIndex((_, place) => place > 0 && isStep(target, place, index));
  if (at === -1) return undefined;
  const text = firstText(clause, target, at);
  const first: readonly Clause[] =
    clause.verb === 'goal'
      ? parseInstruction(text)
      : [{ ...clause, readings: [{ target: target.slice(0, at) }], text }];
  const second = parseInstruction(spell(target.slice(at + 1)));
  return first.length > 0 && second.length > 0 && text !== clause.text
    ? { kind: 'instead', clauses: [...first, ...second] }
    : undefined;
}

/** "… and repeat the …": the word in front of what it is done to is a button's. */
function isStep(tokens: readonly Token[], at: number, { actionable, entries }: PageIndex): boolean {
  const [and, verb, object, thing] = tokens.slice(at, at + 4);
  if (and?.kind !== 'word' || and.lower !== 'and' || verb?.kind !== 'word' || object?.kind !== 'word')
    return false;
  const isObject =
    /^(?:it|them)$/.test(object.lower) || (/^(?:the|my|this|that)$/.test(object.lower) && thing);
  if (!isObject || isStopWord(toWord(verb.lower)) || verb.text !== verb.lower) return false;
  const [called] = wordsOf(verb.lower);
  const isButton = actionable.some(
    ({ node, evidence: [name] }) =>
      /^(?:button|menuitem)$/.test(node.role) &&
      name !== undefined &&
      name.words.length <= MOST_WORDS &&
      name.words[0]?.text === called?.text,
  );
  const before = tokens[at - 1]?.lower ?? '';
  return isButton && !entries.some(({ node }) => fold(node.name).includes(`${before} and ${verb.lower}`));
}

/** Most words of a button that begins with a verb. */
const MOST_WORDS = 3;

function firstText({ text }: Clause, target: readonly Token[], at: number): string {
  const end = text.indexOf(` and ${target[at + 1]?.text ?? ''}`);
  return end === -1 ? text : text.slice(0, end);
}
