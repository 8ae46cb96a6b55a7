/** All that a phrase means: "all todos", "every box except Flour", "both boxes". */
import { mayTickOthers, ticksOthers } from './box-of-all.js';
import type { Match, Scored } from './candidate.js';
import { type Entry, listAround } from './page-index.js';
import type { Phrase } from '../language/phrase.js';
import { THRESHOLD } from './pick.js';
import { recordOf } from './relations.js';
import { type OwnScore, literalFit } from './score.js';
import { contextFit } from './surroundings.js';
import { isStopWord, wordLikeness } from '../language/words.js';

/** How much less than the best each of them may fit. */
const MARGIN = 0.2;

/** Those of what was scored, the best first, that the phrase means together. */
export function matchAll(phrase: Phrase, ranked: readonly Scored[]): Match {
  const least = Math.max(THRESHOLD, (ranked[0]?.score ?? 0) - MARGIN);
  const best = ranked.filter((each) => each.score >= least);
  const set = ranked.filter((each) => best.includes(each) || isOneOf(best, each));
  const excluded = new Set((phrase.except ?? []).flatMap((except) => exceptions(except, set)));
  const spoken = phrase.words.map(({ word }) => word);
  if (phrase.except && excluded.size < phrase.except.length) return { kind: 'none', ranked };
  const left = set.filter((each) => !excluded.has(each.entry)).map((each) => each.entry);
  const entries = left
    .filter((entry) => !phrase.except || !ticksOthers(entry, [...excluded], spoken))
    .toSorted((a, b) => a.order - b.order);
  if (phrase.except && entries.some(mayTickOthers)) return { kind: 'none', ranked };
  if (entries.length === 0) return { kind: 'none', ranked };
  if ((phrase.both && entries.length !== 2) || (phrase.one && entries.length > 1))
    return { kind: 'ambiguous', ranked };
  return { kind: 'found', entries, score: best.at(-1)?.score ?? 0, exact: false, ranked };
}

/** "All todos" are those of the list, whatever else each of them says: of what is asked for, it says as much as the others. */
function isOneOf(best: readonly Scored[], { entry, own }: Scored): boolean {
  const list = listOf(entry);
  const left = (each: OwnScore): string =>
    [...each.leftWords.map(({ text }) => text), ...each.leftLiterals].join(' ');
  const saidAround = (each: Entry): number => contextFit(each, own.leftWords, own.leftLiterals);
  return (
    list !== undefined &&
    best.some(
      (each) =>
        each.entry.node.role === entry.node.role &&
        listOf(each.entry) === list &&
        left(each.own) === left(own) &&
        saidAround(entry) >= saidAround(each.entry),
    )
  );
}

function listOf(entry: Entry): Entry | undefined {
  const record = recordOf(entry);
  return record && listAround(record);
}

function exceptions(except: Phrase, set: readonly Scored[]): Entry[] {
  const words = except.words
    .filter((head) => !isStopWord(head.word) && head.kind === undefined)
    .map((head) => head.word);
  const entries = set.map((each) => each.entry);
  const own = entries.filter(
    (entry) =>
      except.literals.every((literal) => literalFit(literal, entry).score > 0.9) &&
      words.every((word) =>
        entry.evidence.some((evidence) => evidence.words.some((shown) => wordLikeness(word, shown) >= 0.9)),
      ),
  );
  // What is beside the one that is called so does not have its name.
  return own.length > 0
    ? own
    : entries.filter((entry) => contextFit(entry, words, except.literals, 'own record') > 0);
}
