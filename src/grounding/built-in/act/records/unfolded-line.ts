/** A record that shows one line until it is unfolded: "▸ Summer shoes, running", with what can be done to it below the line once that is open. */
import type { Scene } from '../../matching/look-up.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';
import { closedSign, isOpenBySign, openSign, signs } from '../controls/fold-signs.js';

/** Signs that are drawn for nothing else; "▶" and "►" also play a film. */
const turned = /^[\s[({]*[▸▹⊞]/u;

/** The line of a record, where a sign in front of it says that it is folded up and a click on it turns that. */
export function foldedLine(record: Entry, index: PageIndex): Entry | undefined {
  const { node, actionable } = record;
  const shown = readable(node).trim();
  const isLine =
    actionable && /^(?:generic|listitem|heading|button)$/.test(node.role) && node.hasPopup === undefined;
  return isLine && closedSign.test(shown) && (turned.test(shown) || isOpenBySign(record, index) === false)
    ? record
    : undefined;
}

/** What can be done below such a line once it stands open; undefined for a record of another kind, or one that is still shut. */
export function unfoldedControls(line: Entry, { before, index }: Scene): readonly Entry[] | undefined {
  if (!before || foldedLine(line, before) === undefined) return undefined;
  const [open, ...others] = linesOf(index).filter((each) => nameOf(each) === nameOf(line));
  return open && others.length === 0 ? controlsBelow(open, index) : undefined;
}

/** What can be done below a line that stands open, up to the next one; undefined where no sign in front of it says that it does. */
export function controlsBelow(open: Entry, index: PageIndex): readonly Entry[] | undefined {
  const around = open.parent;
  const shown = readable(open.node).trim();
  if (!around || !open.actionable || !openSign.test(shown)) return undefined;
  const next = linesOf(index).find(
    (each) => each.order > open.order && isInside(each, around) && isAlike(each, open),
  );
  return index.actionable.filter(
    (each) =>
      each.node.hidden === undefined &&
      each.order > open.order &&
      each.order < (next?.order ?? Infinity) &&
      isInside(each, around) &&
      ![...ancestorsOf(each)].includes(open),
  );
}

function linesOf({ actionable }: PageIndex): readonly Entry[] {
  return actionable.filter(({ node }) => signs.test(readable(node).trim()));
}

function nameOf({ node }: Entry): string {
  return fold(readable(node).trim().replace(signs, ''));
}

function isAlike({ node: one }: Entry, { node: other }: Entry): boolean {
  return one.role === other.role && one.tag === other.tag;
}
