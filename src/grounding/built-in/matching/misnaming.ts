/** What a phrase says that is the name of another element than the one at hand: "British and Irish" is not the box "British" alone. */
import type { Scored } from './candidate.js';
import { containerKinds } from './containers.js';
import { type Entry, isInside } from './page-index.js';
import type { Phrase } from '../language/phrase.js';
import { recordOf } from './relations.js';
import { isSameTarget } from './same-target.js';
import { type OwnScore, literalFit } from './score.js';
import { contextFit } from './surroundings.js';
import { kindFit } from '../language/types.js';
import { isStopWord, meaningful, type Word, wordLikeness } from '../language/words.js';

/** Longest name, in words, that a few words of a phrase can spell out. */
const MOST_WORDS = 4;

/** The literals of a phrase that name one of the candidates: each is that element's name, and not what stands around another one. */
export function ownedLiterals(phrase: Phrase, candidates: readonly Entry[]): ReadonlySet<string> {
  return new Set(
    phrase.literals.filter((literal) =>
      candidates.some((entry) => isOfKinds(entry, phrase) && literalFit(literal, entry).score >= 0.9),
    ),
  );
}

/**
 * A test for words that an element leaves unsaid and that are the whole name of another candidate of its role, where neither its own
 * row nor a heading says them: the link "Next" is not meant by "page 3" beside the link "3".
 */
export function namesakesOf(
  phrase: Phrase,
  candidates: readonly Entry[],
): (entry: Entry, own: OwnScore) => boolean {
  const asked = phrase.words.map((head) => head.word);
  const namesakes = candidates.flatMap((entry) => {
    const words = wholeName(entry);
    const isSpoken =
      words.length > 0 && words.every((word) => asked.some((each) => wordLikeness(each, word) >= 0.95));
    return isSpoken && entry.node.expanded === undefined ? [{ entry, words }] : [];
  });
  return (entry, { leftWords }) => {
    if (leftWords.length === 0) return false;
    const record = recordOf(entry);
    return namesakes.some(
      ({ entry: other, words }) =>
        other !== entry &&
        other.node.role === entry.node.role &&
        words.every((word) => leftWords.some((left) => wordLikeness(left, word) >= 0.95)) &&
        !isInside(other, entry) &&
        !isInside(entry, other) &&
        !(record && isInside(other, record)) &&
        !isSameTarget(other, entry) &&
        contextFit(entry, words, [], 'own record') === 0,
    );
  };
}

/** The same with a score that it is not chosen by. */
export function misnamed(scored: Scored, what: string): Scored {
  return {
    ...scored,
    score: scored.score * 0.4,
    exact: false,
    reasons: [...scored.reasons, `${what} names another element`],
  };
}

function wholeName({ evidence: [name] }: Entry): readonly Word[] {
  if (!name || name.trust < 0.95 || name.words.length > MOST_WORDS) return [];
  return meaningful(name.words, (word) => word).filter((word) => !isStopWord(word));
}

/** Nothing that the phrase says of the element's kind speaks against it; the kinds of places around it do not count. */
function isOfKinds({ node }: Entry, phrase: Phrase): boolean {
  return phrase.words.every(
    ({ kind }) => kind === undefined || containerKinds.has(kind) || kindFit(kind, node) >= 0.8,
  );
}
