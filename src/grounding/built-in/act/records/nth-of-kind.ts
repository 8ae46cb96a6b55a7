/** "Play the third song", over a list of which the page says "6 songs" or that stands under "Songs": the noun says what its lines are, and counts them. */
import { type Clause, spell } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { toWord, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import {
  type Entry,
  entryOf,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Called } from './records-called.js';

type Ground = (clause: Clause, scene: Scene) => Outcome;

/** The same done to "the third one"; undefined where the noun is not that of the list in which this is. */
export function nthOfKind(clause: Clause, scene: Scene, ground: Ground): Outcome | undefined {
  const [reading, ...others] = clause.readings;
  const target = reading?.target ?? [];
  if (clause.verb !== 'goal' || clause.said === 'open' || !reading || others.length > 0) return undefined;
  const noun = countedNoun(target);
  if (!noun) return undefined;
  const one: Token = { ...noun, text: 'one', lower: 'one' };
  const said: Clause = { ...clause, readings: [{ ...reading, target: [...target.slice(0, -1), one] }] };
  const outcome = ground(said, scene);
  const [step, ...more] = outcome.kind === 'steps' ? outcome.steps : [];
  const control = step?.ref === undefined || more.length > 0 ? undefined : entryOf(step.ref, scene.index);
  const list = control && recordOf(control)?.parent;
  if (!control || !list || !list.repeats || !isOf(toWord(noun.lower), list, scene.index)) return undefined;
  return explaining(outcome, spell(target));
}

/** The one word behind "the third", which ends the clause. */
function countedNoun(target: readonly Token[]): Token | undefined {
  const at = target.findIndex((_, each) => ordinalAt(target, each) !== undefined);
  const counted = at === -1 ? undefined : ordinalAt(target, at);
  const noun = target.at(-1);
  const isPlain =
    counted !== undefined &&
    counted.take === undefined &&
    at <= 2 &&
    at + counted.length === target.length - 1 &&
    target.slice(0, at).every(({ lower }, each) => each === 0 || lower === 'the');
  return isPlain && noun?.kind === 'word' && /^(?!ones?$)\p{Ll}{3,}$/u.test(noun.text) ? noun : undefined;
}

/** "The third ticket" for what is set in one of its lists; undefined where the lines of the list are not called so. */
export function nthRecord(name: string, group: readonly Called[], index: PageIndex): Called | undefined {
  const target = tokenize(name);
  const noun = countedNoun(target);
  const ordinal = ordinalAt(target, target.length - 2)?.ordinal;
  const list = group[0]?.record.parent;
  if (!noun || ordinal === undefined || target.length > 2 || !list?.repeats) return undefined;
  const isLine = /^(?:row|line|entry)$/.test(noun.lower) || isOf(toWord(noun.lower), list, index);
  return isLine ? group.at(ordinal > 0 ? ordinal - 1 : ordinal) : undefined;
}

/** The page counts as many of it as the list has lines, or the last that it says of it before the list is its plural; and no line says it by itself. */
function isOf(noun: Word, list: Entry, index: PageIndex): boolean {
  const lines = index.entries.filter((entry) => entry.parent === list && recordOf(entry) === entry);
  const saying = [...mentionsOf(noun, index)];
  if (lines.length < 2 || saying.some((entry) => isInside(entry, list) || recordOf(entry) !== undefined))
    return false;
  const isNoun = (word: Word | undefined): boolean => word?.stem === noun.stem;
  const isCount = (entry: Entry): boolean => {
    const words = wordsOf(readable(entry.node));
    return words.some((word, at) => word.text === String(lines.length) && isNoun(words[at + 1]));
  };
  if (saying.some(isCount)) return true;
  const lists = index.entries.filter(({ repeats, order }) => repeats && order < list.order);
  const isOver = (entry: Entry): boolean =>
    entry.order < list.order && !lists.some(({ order }) => order > entry.order);
  const isPlural = (entry: Entry): boolean =>
    wordsOf(readable(entry.node)).some((word) => isNoun(word) && word.text !== noun.text);
  return saying.length > 0 && saying.every((entry) => isOver(entry) && isPlural(entry));
}
