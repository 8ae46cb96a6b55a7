/** "Make the font two steps larger", "make the map smaller", "mute the sound": the button that says just that, of what its group is called. */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, type Word, wordLikeness, wordsOf, toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.82;

/** Most presses that a sentence is worth. */
const MOST_STEPS = 12;

/** Levels from a button up to what says of what it is. */
const LEVELS = 2;

const comparatives: readonly (readonly string[])[] = [
  ['larger', 'bigger', 'increase'],
  ['smaller', 'decrease'],
  ['louder'],
  ['quieter', 'softer'],
  ['faster', 'speed'],
  ['slower'],
  ['brighter', 'lighter'],
  ['darker'],
  ['warmer'],
  ['cooler', 'colder'],
];

const made =
  /^make (?:the |my |our )?(?<what>\p{L}+(?: \p{L}+)?)(?: (?<n>\p{L}+|\d{1,2}) (?:steps?|notch(?:es)?|times|levels?))? (?<how>\p{L}{4,}er)[.!]?$/iu;

/** As many clicks as steps are said, one where none are; undefined where no button says so, or several. */
export function madeLarger({ text }: Clause, { index }: Scene): Outcome | undefined {
  const { what = '', n = 'one', how = '' } = made.exec(text.trim())?.groups ?? {};
  const row = comparatives.find((each) => each.includes(how.toLowerCase()));
  const count = /^an?$/i.test(n) ? 1 : Number(toWord(n.toLowerCase()).meaning);
  if (!row || !Number.isInteger(count) || count < 1 || count > MOST_STEPS) return undefined;
  const words = contentOf(what);
  const [only, ...others] = index.actionable.filter(
    (entry) =>
      entry.node.role === 'button' &&
      entry.node.hidden === undefined &&
      entry.node.disabled !== true &&
      row.includes(entry.evidence[0]?.words[0]?.text ?? '') &&
      words.every((word) => isSaid(word, entry)),
  );
  if (!only || others.length > 0) return undefined;
  const step = stepOn(only, 'click', { confidence: CONFIDENCE });
  return { kind: 'steps', steps: Array.from({ length: count }, () => step), explained: text };
}

/** By its own name, or by the name or the text of the group that it stands in with its contrary. */
function isSaid(word: Word, entry: Entry): boolean {
  const around = [...ancestorsOf(entry)]
    .slice(0, LEVELS)
    .filter(({ node }) => node.role !== 'document' && node.tag !== 'body');
  const texts = [
    entry.node.name,
    ...around.map(({ node }) => node.name),
    ...around.slice(0, 1).map(({ node }) => readable(node)),
  ];
  return texts
    .filter((text) => text.length <= LONGEST_TITLE)
    .some((text) => wordsOf(text).some((shown) => wordLikeness(word, shown) >= 0.9));
}

const LONGEST_TITLE = 48;

/** "Mute the sound": the one button that says no more than the verb. Of several it would not be told whose sound. */
export function soundMuted({ verb, said, readings }: Clause, { index }: Scene): Outcome | undefined {
  const target = spell(readings[0]?.target ?? []);
  if (verb !== 'goal' || !/^(?:mute|unmute) (?:the )?(?:sound|audio|volume)$/i.test(target)) return undefined;
  const [only, ...others] = index.actionable.filter(
    ({ node, evidence: [name] }) =>
      node.role === 'button' && node.hidden === undefined && name?.words[0]?.text === said,
  );
  return only && others.length === 0 && only.evidence[0]?.words.length === 1
    ? explaining({ kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })] }, target)
    : undefined;
}
