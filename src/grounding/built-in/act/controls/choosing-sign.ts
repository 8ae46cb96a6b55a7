/** The drawn box or dot that a line is chosen by. */
import type { Scene } from '../../matching/look-up.js';
import { type Entry, isInside } from '../../matching/page-index.js';

/** The one small thing without a name that can be clicked in the line of a plain text: the box or dot that it is chosen by. */
export function signBeside(entry: Entry, { index }: Scene): Entry | undefined {
  for (const line of [entry, entry.parent]) {
    if (!line || line.node.role === 'document' || line.node.tag === 'body') return undefined;
    const [only, ...others] = index.actionable.filter((each) => isInside(each, line));
    if (!only) continue;
    const { box } = only.node;
    const isSmall = box !== undefined && Math.max(box.width, box.height) <= MAX_SIGN;
    // A drawn sign that says something, as that of a menu does, chooses nothing.
    const isNameless = only.evidence.every(
      ({ kind, words }) =>
        /^(?:class|id)$/.test(kind) || (kind === 'icon' && words.every(({ stem }) => ofChoice.test(stem))),
    );
    return others.length === 0 && isSmall && isNameless ? only : undefined;
  }
  return undefined;
}

const ofChoice = /^(?:check|tick|box|checkbox|circle|square|dot|radio|select|mark|outline|blank|o)$/;

/** Largest box or dot to choose by, in CSS pixels. */
const MAX_SIGN = 32;
