/** `Use the nickname "Jo"`: where nothing is called so that could be clicked, the text goes into the field of that name. */
import type { Clause } from '../../language/clause.js';
import { fieldRoles, kindAt } from '../../language/types.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { entryOf } from '../../matching/page-index.js';
import { fillClause } from './do-fill.js';

/** The fill; undefined for any other clause, and where the field is none for a text. */
export function usedValue(clause: Clause, scene: Scene): Outcome | undefined {
  const target = clause.readings[0]?.target ?? [];
  const [value, front] = [target.at(-1), target.slice(0, -1)];
  if (
    clause.verb !== 'click' ||
    clause.said !== 'use' ||
    (value?.kind !== 'quoted' && value?.kind !== 'variable')
  )
    return undefined;
  const words = front.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000'));
  // A voucher is not used by being typed, and what is called a button or an option is none of these.
  if (words.length === 0 || words.some((word, at) => redeemed.test(word) || kindAt(words, at) !== undefined))
    return undefined;
  const outcome = fillClause(
    { ...clause, verb: 'fill', readings: [{ target: front, value: [value] }] },
    scene,
  );
  const isText =
    outcome.kind === 'steps' &&
    outcome.steps.every(
      ({ method, ref }) =>
        method === 'fill' && fieldRoles.has(entryOf(ref ?? '', scene.index)?.node.role ?? ''),
    );
  return isText ? outcome : undefined;
}

const redeemed = /^(?:coupon|voucher|promo|promotion|discount|gift|code|card|token)$/;
