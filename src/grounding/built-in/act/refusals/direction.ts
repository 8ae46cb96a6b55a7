/** The way that something is done in, and the side of the page that it lies on. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { wordsOf } from '../../language/words.js';
import { type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** "Rotate it to the left": the way that something is done in, which the button has to say. */
export function directionOf(
  { verb, said }: Clause,
  tokens: readonly Token[],
  { targets, index }: Act,
): string | undefined {
  const [to, the, way] = tokens.slice(-3);
  if (to?.lower === 'on' && the?.lower === 'the' && way && liesElsewhere(way.lower, targets, index))
    return way.text;
  if (verb === 'goal' && isRanked(said, tokens, targets)) return tokens.at(-1)?.text;
  if (verb !== 'goal' || to?.lower !== 'to' || the?.lower !== 'the' || !way) return undefined;
  if (!/^(?:left|right|top|bottom|front|back)$/.test(way.lower)) return undefined;
  const isSaid = targets.some((entry) => wordsOf(way.text).some((word) => says(entry, word)));
  return isSaid ? undefined : way.text;
}

/** "Rank the survey first": one click on "Rank higher" moves it by one place. */
function isRanked(said: string, tokens: readonly Token[], targets: readonly Entry[]): boolean {
  const last = tokens.at(-1);
  const place = /^(?:first|last|top|bottom)$/.test(last?.lower ?? '') ? last : undefined;
  return (
    place !== undefined &&
    tokens.length > 2 &&
    /^(?:rank|place|put|move)$/.test(said) &&
    !targets.some((entry) => wordsOf(place.text).some((word) => says(entry, word)))
  );
}

/** "Jewelry in the list on the left" is not the one in the middle, where another that says so lies further to that side. */
function liesElsewhere(way: string, [target, ...others]: readonly Entry[], index: PageIndex): boolean {
  const box = target?.node.box;
  const name = target?.evidence[0]?.words ?? [];
  if (!/^(?:left|right)$/.test(way) || !target || !box || others.length > 0 || name.length === 0)
    return false;
  const middle = (each: NonNullable<Entry['node']['box']>): number => each.x + each.width / 2;
  return index.actionable.some((other) => {
    const there = other.node.box;
    const isSame = name.every((word) => says(other, word));
    if (!there || other === target || other.node.hidden !== undefined || !isSame) return false;
    if (isInside(other, target) || isInside(target, other)) return false;
    const by = middle(there) - middle(box);
    return way === 'left' ? by < -APART : by > APART;
  });
}

/** Further apart than this, in CSS pixels, are two columns. */
const APART = 60;
