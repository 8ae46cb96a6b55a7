/** "A room for 2 guests on 12 June 2025": a search that is told in several parts, each with a field of its own, and one button that sends them off. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, type Word } from '../../language/words.js';
import { parseInstruction } from '../../language/grammar.js';
import { wordToken } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import type { Outcome } from '../../matching/outcome.js';
import { formOutcome } from './do-form.js';

/** Fills in the form and sends it off; undefined where the search tells no parts, or one of them has no place. */
export function searchedByForm(clause: Clause, scene: Scene): Outcome | undefined {
  const whole = clause.readings.find(({ target, value }) => value && !target)?.value;
  return partsSaid(clause, scene) ?? (whole && inParts(clause, whole, scene));
}

/** "Films with the director Lo Arden and the year 1987", on a page about films: the form is filled in with what is said, and sent off. */
function partsSaid({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  const [, about = '', told = ''] =
    /^(?:search|look|find)(?: for)? ([^,;.]+?) with (the [^;.]+?)[.!]?$/i.exec(text.trim()) ?? [];
  const isSeveral = told.split(/, and |, | and /i).filter((part) => /^the \S+ \S/i.test(part)).length > 1;
  const nouns = contentOf(about);
  if (verb !== 'search' || !isSeveral || nouns.length === 0) return undefined;
  return nouns.every((noun) => isNounOfPage(noun, index))
    ? { kind: 'instead', clauses: parseInstruction(`Fill in the form with ${told} and submit it`) }
    : undefined;
}

/** "A room for 2 guests on 12 June 2025": each part in its field of the one form that is sent off by a search. */
function inParts(clause: Clause, whole: readonly Token[], scene: Scene): Outcome | undefined {
  if (clause.verb !== 'search') return undefined;
  const clauses = partsOf(clause, whole, scene);
  const sender = scene.index.actionable.find(({ node }) => node.ref === clauses?.at(-1)?.at);
  return clauses && clauses.length > 2 && sender?.evidence.some(({ words }) => words.some(isSearching))
    ? { kind: 'instead', clauses }
    : undefined;
}

function isSearching({ meaning, text }: Word): boolean {
  return /^(?:search|find|look|show)$/.test(meaning) || /^(?:search|find|check)$/.test(text);
}

/** The clauses that a form for that comes to. */
function partsOf(clause: Clause, whole: readonly Token[], scene: Scene): readonly Clause[] | undefined {
  const target = [wordToken('search'), ...whole];
  const outcome = formOutcome({ ...clause, verb: 'goal', said: 'search', readings: [{ target }] }, scene);
  return outcome?.kind === 'instead' ? outcome.clauses : undefined;
}
