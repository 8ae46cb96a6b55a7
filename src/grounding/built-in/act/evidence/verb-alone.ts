/**
 * "Discard" is not "Remove Direct flights": a verb that stands alone, where the one control that does such a thing calls it by another
 * word, and does it to something that nobody spoke of. One of the two is common: "Delete" for "Delete draft", "Discard" for "Remove".
 */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import { isPronoun } from '../../language/references.js';
import { kindAt } from '../../language/types.js';
import {
  contentOf,
  isOrnament,
  isStopWord,
  vagueNouns,
  type Word,
  wordLikeness,
} from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import type { Act } from './word-evidence.js';

/** The verb, where that is so. */
export function verbAlone({ said, readings }: Clause, { targets, isHalf }: Act): string | undefined {
  const [target, ...others] = targets;
  const tokens = tokensInOrder(readings);
  if (!target || others.length > 0 || isHalf || tokens.some((token) => isPronoun(token))) return undefined;
  if (!/^(?:button|link|menuitem)$/.test(target.node.role)) return undefined;
  const all = contentOf(`${said} ${spell(tokens)}`);
  const words = all.filter(
    ({ text }) =>
      kindAt([text], 0) === undefined && !/^(?:click|press|tap|hit|push|choose|select|use)$/.test(text),
  );
  const shown = target.evidence[0]?.words ?? [];
  const [verb] = words;
  if (!verb || !words.every((word) => isSynonymOf(word, shown))) return undefined;
  const isNamed = shown.some(
    (word) =>
      /\p{L}/u.test(word.text) &&
      !isStopWord(word) &&
      !isOrnament(word) &&
      !vagueNouns.has(word.stem) &&
      !isAmount(word) &&
      !all.some((each) => wordLikeness(each, word) > 0),
  );
  return isNamed ? verb.text : undefined;
}

/** Whether something of what is opened is said, and not the verb alone: the button "Sign up" with the id "open" opens no menu. */
export function saysMore(
  { steps: all }: Extract<Outcome, { kind: 'steps' }>,
  clause: Clause,
  scene: Scene,
): boolean {
  const asked = contentOf(spell(clause.readings[0]?.target ?? []));
  const opened = scene.index.actionable.filter(({ node }) => all.some(({ ref }) => ref === node.ref));
  return opened.every(({ evidence }) =>
    evidence.some(({ words }) =>
      words.some((word) => asked.some((each) => wordLikeness(each, word) >= 0.85)),
    ),
  );
}

/** The name has the word only by another of the same meaning; a sign ("+") is no other word. */
function isSynonymOf(word: Word, shown: readonly Word[]): boolean {
  const like = shown.filter((each) => wordLikeness(word, each) > 0);
  return like.length > 0 && like.every((each) => /\p{L}/u.test(each.text) && wordLikeness(word, each) <= 0.9);
}

/** Words that say how much of it, and not of what. */
function isAmount({ text }: Word): boolean {
  return /^(?:all|everything|selected|changes?|permanently|forever|account)$/.test(text);
}
