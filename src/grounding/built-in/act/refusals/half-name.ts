/** "Mute Sun" is not Sun-hee, and "open Q1" no "Q1-draft": half of a name with a hyphen is the name of another. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { isInside, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, says } from '../evidence/word-evidence.js';
import { isVerbOfName } from '../../language/verbs.js';
import { fold, type Word, wordLikeness, wordsOf } from '../../language/words.js';

/** The word with a capital letter that what is acted on says only as half of a longer name. */
export function halfOfName({ verb, readings }: Clause, { targets, given }: Act): string | undefined {
  const [target, ...others] = targets;
  if (!target || others.length > 0 || /^(?:fill|type|set|select)$/.test(verb)) return undefined;
  const record = recordOf(target);
  const shown = `${target.node.name} ${readable(target.node)} ${record ? readable(record.node) : ''}`;
  const tokens = tokensInOrder(readings);
  return tokens.find(({ kind, text, lower }, at) => {
    if (kind !== 'word' || !/^\p{Lu}[\p{L}\p{N}]+$/u.test(text)) return false;
    if (given.some((word) => word.text === lower)) return false;
    // Told without a pattern for most words: no hyphen touches them.
    const [plain, word] = [shown.toLowerCase(), text.toLowerCase()];
    if (!plain.includes(`-${word}`) && !plain.includes(`${word}-`)) return false;
    const found = [...shown.matchAll(wholeWord(text))];
    const next = tokens[at + 1]?.lower ?? '';
    const isHalf = ([, before, behind]: RegExpMatchArray): boolean =>
      (before ?? '') !== '' || ((behind ?? '') !== '' && behind?.toLowerCase() !== next);
    return found.length > 0 && found.every((each) => isHalf(each));
  })?.text;
}

/** "Select Ines Carval", beside an Ines Carvalho and an Ines Carvalheiro: the beginning of a name that two begin with is neither. */
export function beginningOfNames({ readings }: Clause, { targets, given, index }: Act): string | undefined {
  const [target, ...others] = targets;
  if (!target || others.length > 0) return undefined;
  const own = recordOf(target) ?? target;
  const begins = ({ text, stem }: Word, said: string): boolean => text.startsWith(said) && stem !== said;
  return tokensInOrder(readings).find(({ kind, text, lower }) => {
    if (kind !== 'word' || !/^\p{Lu}\p{L}{3,}$/u.test(text) || given.some((word) => word.text === lower))
      return false;
    const [word] = wordsOf(text);
    const full = `${target.node.name} ${readable(own.node)}`;
    const shown = wordsOf(full);
    // "Sign" is a word of "Sign in", which is read as one.
    const isThere = ` ${fold(full).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${fold(text)} `);
    if (!word || isThere || shown.some((each) => wordLikeness(word, each) > 0.75)) return false;
    const name = shown.find((each) => begins(each, lower));
    if (!name) return false;
    return [...index.vocabulary.values()].some(
      ({ word: other, entries }) =>
        other.text !== name.text &&
        other.stem !== name.stem &&
        begins(other, lower) &&
        entries.some((entry) => entry.actionable && entry !== own && !isInside(entry, own)),
    );
  })?.text;
}

/** "Go to View Invoices" is not the "Invoices" that holds it: the verb that its name begins with, where what is acted on does not say that. */
export function verbOfName({ verb, readings }: Clause, { targets }: Act): string | undefined {
  const [target, ...others] = targets;
  if (!target || others.length > 0 || !/^(?:click|open|hover)$/.test(verb)) return undefined;
  const tokens = tokensInOrder(readings);
  const name = /^(?:the|my|our)$/.test(tokens[0]?.lower ?? '') ? tokens.slice(1) : tokens;
  if (!isVerbOfName(name)) return undefined;
  return wordsOf(name[0]?.text ?? '').every((word) => says(target, word)) ? undefined : name[0]?.text;
}

/** The word with the halves that a hyphen joins to it. */
function wholeWord(text: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:([\\p{L}\\p{N}]+)-)?${text}(?:-([\\p{L}\\p{N}]+))?(?![\\p{L}\\p{N}])`,
    'giu',
  );
}
