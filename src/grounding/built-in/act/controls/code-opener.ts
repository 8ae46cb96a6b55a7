/**
 * "Redeem the coupon SPRING10", where the field for it is folded up behind "Have a coupon?": that is opened first, and takes the code then.
 */
import { clickOn } from '../../matching/click-on.js';
import { type Clause, valueOf } from '../../language/clause.js';
import { contentOf, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { fieldRoles } from '../../language/types.js';

/** Words for what is worth something at the till; the page and the sentence may have two of them for one thing. */
const codes = /^(?:coupon|voucher|promo|promotion|promotional|discount|gift|gift-card)$/;

/** A click on what opens the field, and then the same clause; undefined where such a field is there, or nothing opens one. */
export function codeOpener(clause: Clause, { index, last, among }: Scene): Outcome | undefined {
  if (clause.verb !== 'goal' || !/^(?:redeem|apply|use|enter|add)$/.test(clause.said) || among)
    return undefined;
  const target = clause.readings[0]?.target ?? [];
  const code = target.findLast(
    ({ kind, text }) => kind === 'quoted' || /^(?=.*\d)[\p{Lu}\d-]{4,}$/u.test(text),
  );
  const said = contentOf(valueOf(target.filter((token) => token !== code)));
  const isCode = said.some(({ text }) => codes.test(text));
  const isNoMore = said.every(
    ({ text }) => codes.test(text) || /^(?:redeem|apply|use|enter|add|code|card)$/.test(text),
  );
  if (!code || !isCode || !isNoMore || index.actionable.some((entry) => isField(entry))) return undefined;
  const [opener, ...others] = index.actionable.filter((entry) => isOpener(entry) && entry !== last);
  if (!opener || others.length > 0) return undefined;
  const open = clickOn(opener, `open: ${readable(opener.node) || opener.node.name}`);
  return { kind: 'instead', clauses: [open, clause] };
}

function isField({ node, evidence }: Entry): boolean {
  return (
    fieldRoles.has(node.role) &&
    node.hidden === undefined &&
    evidence.some(({ words }) => words.some(({ text }) => codes.test(text)))
  );
}

/** "Have a coupon?", "Add promo code", "Enter voucher": short, and neither buys nor lists them. */
function isOpener({ node, evidence: [name] }: Entry): boolean {
  const words = wordsOf(name?.text ?? '');
  return (
    /^(?:button|link|generic)$/.test(node.role) &&
    node.hidden === undefined &&
    node.disabled !== true &&
    node.expanded !== true &&
    words.length <= MOST_WORDS &&
    words.some(({ text }) => codes.test(text)) &&
    /^(?:have|got|do|add|enter|use|apply|redeem|coupon|voucher|promo|discount|gift|i|\+)$/.test(
      words[0]?.text ?? '',
    ) &&
    !words.some(({ text }) => /^(?:buy|get|send|my|remove|shop|terms|history)$/.test(text))
  );
}

/** Most words of what opens such a field. */
const MOST_WORDS = 8;
