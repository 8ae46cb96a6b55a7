/** "Add every product to the cart": what is said of all of them is not done to one, however often its text says "every". */
import { isCross } from '../../language/crosses.js';
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fieldRoles } from '../../language/types.js';
import { wordsOf } from '../../language/words.js';
import { type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isSameTarget, sameName } from '../../matching/same-target.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word for all of them, right behind the verb, where one of several records or twins would be clicked or ticked and its control does not say it. */
export function ofOneOnly(
  { verb, readings }: Clause,
  { targets, index, literals, isOnto }: Act,
): string | undefined {
  const [entry, ...others] = targets;
  if (!entry || (others.length > 0 && verb !== 'drag')) return undefined;
  // "Select all loans" is no tab "My loans" either.
  const isButton = verb === 'select' && /^(?:button|link|tab|menuitem)$/.test(entry.node.role);
  const isBox = /^(?:check|uncheck)$/.test(verb) || (verb === 'select' && entry.node.role === 'checkbox');
  const isOfRecords = (verb === 'goal' || isBox) && recordOf(entry)?.parent?.repeats === true;
  // "Set both to Thin": the one that has such a choice is not both. "Assign all tickets to Ann" is not the field of the one that is open, nor "move all files" the list that they are in.
  const isPut = /^(?:set|fill|type|drag)$/.test(verb);
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  // "Clear all tasks" does not empty the field "New task".
  const isEmptied =
    verb === 'clear' && fieldRoles.has(entry.node.role) && target.some((token) => isSeveral(token));
  // What is kept beside an empty field, each with a button, is not in it: "clear the spare parts".
  const kept = isEmptied && (entry.node.value ?? '') === '' ? keptBeside(entry) : false;
  if (kept) return target.find((token) => isSeveral(token))?.text;
  if (!isOfRecords && !isButton && !isPut && !isEmptied && !hasTwin(entry, index)) return undefined;
  const all = (isPut ? target : target.slice(0, 2)).find(
    (token) => token.kind === 'word' && /^(?:all|every|each|both|everything|everyone)$/.test(token.lower),
  );
  if (!all || wordsOf(all.text).every((word) => says(entry, word))) return undefined;
  // Who has read the sentence as a whole knows which they are; and the others may be so already.
  const isRead = literals.some((each) => each.includes(all.text));
  if (!isBox) return verb === 'drag' && !isOnto && isRead ? undefined : all.text;
  if (isRead) return undefined;
  return isOneOfSome(entry, index) ? all.text : undefined;
}

/** A tag or a line in front of the field, in the same part. */
function keptBeside({ node, parent }: Entry): boolean {
  return (parent?.node.children ?? []).some(
    (each) =>
      each.ref !== node.ref &&
      (/^(?:button|listitem|option)$/.test(each.role) || isTag(each)) &&
      each.name.trim() !== '' &&
      !/^(?:clear|select|open|show|toggle|add|search|[^\p{L}]*$)/iu.test(each.name.trim()),
  );
}

/** What has a cross of its own: "food ×". */
function isTag({ role, children }: Entry['node']): boolean {
  return (
    role === 'generic' &&
    children.some(
      (child) =>
        child.role === 'button' && (isCross(child.name) || /^(?:remove|delete)\b/i.test(child.name.trim())),
    )
  );
}

/** A word for more than one, and not for what stands in a field. */
function isSeveral({ kind, lower }: Token): boolean {
  return (
    kind === 'word' &&
    /[^s]s$/.test(lower) &&
    !/^(?:contents|words|characters|letters|digits|lines|its|this)$/.test(lower)
  );
}

/** Other boxes of the same list stand as this one does. */
function isOneOfSome(box: Entry, index: PageIndex): boolean {
  const list = recordOf(box)?.parent;
  return index.actionable.some(
    (other) =>
      other !== box &&
      list !== undefined &&
      isInside(other, list) &&
      other.node.role === box.node.role &&
      (other.node.checked === true) === (box.node.checked === true),
  );
}

/** "Close all notices", where the other notice has a cross of its own. */
function hasTwin(entry: Entry, index: PageIndex): boolean {
  return (
    /^(?:button|link|generic)$/.test(entry.node.role) &&
    index.actionable.some(
      (other) =>
        other !== entry &&
        other.node.role === entry.node.role &&
        other.node.hidden === undefined &&
        (other.evidence[0]?.text ?? '') !== '' &&
        sameName(other, entry) &&
        !isInside(other, entry) &&
        !isInside(entry, other) &&
        !isSameTarget(other, entry),
    )
  );
}
