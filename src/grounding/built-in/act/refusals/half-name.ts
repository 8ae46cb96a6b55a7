/** "Mute Sun" is not Sun-hee, and "open Q1" no "Q1-draft": half of a name with a hyphen is the name of another. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

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
    const found = [...shown.matchAll(wholeWord(text))];
    const next = tokens[at + 1]?.lower ?? '';
    const isHalf = ([, before, behind]: RegExpMatchArray): boolean =>
      (before ?? '') !== '' || ((behind ?? '') !== '' && behind?.toLowerCase() !== next);
    return found.length > 0 && found.every((each) => isHalf(each));
  })?.text;
}

/** The word with the halves that a hyphen joins to it. */
function wholeWord(text: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:([\\p{L}\\p{N}]+)-)?${text}(?:-([\\p{L}\\p{N}]+))?(?![\\p{L}\\p{N}])`,
    'giu',
  );
}
