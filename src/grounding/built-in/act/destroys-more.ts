/** "Discard the attachments" is not the "Discard" of a form that has attachments among other things: it would destroy more than was said. */
import type { Clause } from '../language/clause.js';
import { ancestorsOf, type Entry, isInside } from '../matching/page-index.js';
import { isStopWord, type Word } from '../language/words.js';
import { fieldRoles } from '../language/types.js';
import { type Act, says } from './word-evidence.js';

/** Verbs after which what was there is gone. Saving the whole saves the part as well. */
const destroying = /^(?:discard|delete|remove|clear|reset|cancel|erase|empty|drop|archive|revert|undo)$/;

/** The word that only the heading of a part says, where the one button acts on the whole that the part lies in. */
export function saidOfPart(
  clause: Clause,
  explained: readonly Word[],
  { targets, index }: Act,
): string | undefined {
  const [entry, ...others] = targets;
  if (!entry || others.length > 0 || !destroying.test(clause.said) || !isBare(entry)) return undefined;
  return explained.find((word) => {
    if (says(entry, word)) return false;
    const heading = index.entries.findLast(
      (each) => each.node.role === 'heading' && each.order < entry.order && says(each, word),
    );
    return heading !== undefined && isPartial(heading, entry, index.entries);
  })?.text;
}

/** Its name is the verb, and says nothing of what is destroyed. */
function isBare({ evidence: [name] }: Entry): boolean {
  const words = (name?.words ?? []).filter((word) => !isStopWord(word));
  return words.length === 1 && words.every((word) => destroying.test(word.text));
}

/** Fields that stand in front of the heading, with no button between, are of the same whole: the button behind is for all of it. */
function isPartial(heading: Entry, button: Entry, entries: readonly Entry[]): boolean {
  const whole = [...ancestorsOf(button)].find((each) => isInside(heading, each));
  if (!whole) return false;
  const before = entries
    .slice(whole.order + 1, heading.order)
    .findLast(({ actionable, node }) => actionable && /^(?:button|link)$/.test(node.role));
  const from = before?.order ?? whole.order;
  return entries.slice(from + 1, heading.order).some(({ node }) => fieldRoles.has(node.role));
}
