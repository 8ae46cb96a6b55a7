/**
 * Who does it: "When I click Save", "the user selects Blue", "could you please press Enter", "make sure to tick the box". A sentence
 * that tells of a person doing something asks for just that, so the person is left out before the clauses are read. What a person only
 * sees, or is, is done by nobody: such a clause asks whether something is so, and verify.ts reads it. No page yet.
 */
import type { Token } from './lexer.js';
import { verbAt } from './verbs.js';

/** The tokens without the persons who do what they say, and without what leads to them: "given", "when", "please". */
export function withoutNarrator(tokens: readonly Token[]): readonly Token[] {
  const left = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    if (!beginsClause(tokens, at)) continue;
    for (let index = at; index < behindNarrator(tokens, at); index += 1) left.add(index);
  }
  return left.size === 0 ? tokens : tokens.filter((_, at) => !left.has(at));
}

/** "I should see", "the user is redirected": somebody who finds something so from `at` on. */
export function tellsWhatIs(tokens: readonly Token[], at: number): boolean {
  const { person, next } = personAt(tokens, at);
  return person > 0 && /^(?:sees?|notices?|observes?|am|is|are|be|was|were)$/.test(tokens[next]?.lower ?? '');
}

/** Where the verb of a person stands who is spoken of from `at` on; `at` itself where none is, or none that does something. */
function behindNarrator(tokens: readonly Token[], at: number): number {
  const { person, isNamed, hasModal, next } = personAt(tokens, at);
  if (person === 0 || tellsWhatIs(tokens, at) || !verbAt(tokens, next)) return at;
  // "You want to leave the list" tells the story of what is said behind it.
  const isStory =
    tokens[next - 3]?.lower === 'you' && /^(?:want|like|wish)$/.test(tokens[next - 2]?.lower ?? '');
  if (isStory) return at;
  // "User adds", "the admin must add", but not the button "User add".
  return !isNamed || hasModal || /[^s]s$/.test(tokens[next]?.lower ?? '') ? next : at;
}

/** Who is spoken of from `at` on: how many tokens name the person, and where what the person does begins. */
function personAt(
  tokens: readonly Token[],
  at: number,
): { person: number; isNamed: boolean; hasModal: boolean; next: number } {
  const from = behindAll(tokens, at, leads);
  const asked = lengthOf(tokens, from, requests);
  const person = asked || lengthOf(tokens, from, persons);
  const next = behindAll(tokens, from + person, modals);
  const isNamed = asked === 0 && !pronouns.includes(tokens[from]?.lower ?? '');
  return { person, isNamed, hasModal: next > from + person, next };
}

/** Whether a clause can begin here: at the start, behind punctuation or behind a word that joins clauses. */
function beginsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return true;
  if (before.kind === 'punctuation') return /^[.,;:!*–—-]$/u.test(before.text);
  return before.kind === 'word' && /^(?:and|then|but|&)$/.test(before.lower);
}

/** Keywords of scenarios and courtesies. */
const leads = phrases('given|given that|when|then|and|but|please|kindly|next|now|first|finally');

const pronouns = ['i', 'we', 'you', 'he', 'she', 'they', "i'll", "we'll", "i've", "we've", "i'd"];

const persons = phrases(
  [
    ...pronouns,
    ...'user|customer|visitor|guest|shopper|client|member|admin|administrator|tester'
      .split('|')
      .flatMap((noun) => [noun, `the ${noun}`, `a ${noun}`, `an ${noun}`]),
    'the logged-in user',
    'a logged-in user',
    'a registered user',
    'the same user',
  ].join('|'),
);

/** What asks somebody to do it. */
const requests = phrases(
  'can you|could you|would you|will you|go ahead and|make sure to|make sure you|make sure that you|be sure to|remember to|do not forget to|' +
    "don't forget to|you have to|your task is to|the task is to|the goal is to",
);

/** That it is to be done, or can be, and in which order. */
const modals = phrases(
  'should|must|can|could|will|would|shall|may|have|has|have to|has to|need to|needs to|want to|wants to|want you to|would like to|' +
    'would like you to|like to|like you to|wish to|wishes to|try to|tries to|then|also|just|again|finally|please|successfully|manually',
);

function phrases(all: string): readonly (readonly string[])[] {
  return all
    .split('|')
    .map((phrase) => phrase.split(' '))
    .toSorted((a, b) => b.length - a.length);
}

function behindAll(tokens: readonly Token[], from: number, all: readonly (readonly string[])[]): number {
  let at = from;
  for (let length = lengthOf(tokens, at, all); length > 0; length = lengthOf(tokens, at, all)) at += length;
  return at;
}

/** How many tokens the longest of the phrases that stands at `at` takes; 0 when none does. */
function lengthOf(tokens: readonly Token[], at: number, all: readonly (readonly string[])[]): number {
  const isThere = (words: readonly string[]): boolean =>
    words.every((word, index) => tokens[at + index]?.kind === 'word' && tokens[at + index]?.lower === word);
  return all.find(isThere)?.length ?? 0;
}
