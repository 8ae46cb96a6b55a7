/** "Discard the attachments" is not the "Discard" of a form that has attachments among other things: it would destroy more than was said. */
import { type Clause, valueOf } from '../../language/clause.js';
import { ancestorsOf, below, type Entry, isInside, readable } from '../../matching/page-index.js';
import { contentOf, isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { recordOf } from '../../matching/relations.js';
import { joints } from '../records/record-deed.js';
import { fieldRoles } from '../../language/types.js';
import { isKindOfLine } from '../evidence/title-of-list.js';
import { type Act, explains, says } from '../evidence/word-evidence.js';

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
    // One of several lines under it has a button of its own: "the Credits chapter".
    const isWhole = heading !== undefined && !isKindOfLine(entry, word);
    if (isWhole && isPartial(heading, entry, index.entries)) return true;
    const record = recordOf(entry);
    return record !== undefined && below(index, record).some((each) => isPartCalled(word, each, entry));
  })?.text;
}

/** "Discard the page" is not "Discard changes": the noun that nothing says, where the one button names something else that is gone then. */
export function destroysOther({ verb, said, readings }: Clause, act: Act): string | undefined {
  const [entry, ...others] = act.targets;
  if (!entry || others.length > 0 || verb !== 'goal' || !destroying.test(said)) return undefined;
  const own = (entry.evidence[0]?.words ?? []).filter(
    (word) =>
      !isStopWord(word) && !isOrnament(word) && !destroying.test(word.meaning) && !some.test(word.text),
  );
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  // "Delete the ticket about the lamp": what is said of it may be told by what was opened, and "about" tells nothing.
  const words = contentOf(valueOf(tokens)).filter(
    ({ meaning, text }) => !destroying.test(meaning) && !joints.test(text),
  );
  if (own.length === 0 || words.length === 0 || namesItsRecord(entry, own)) return undefined;
  // What a style sheet calls it by is nothing that it says: "ic trash".
  if (/^(?:class|id|test id)$/.test(entry.evidence[0]?.kind ?? '')) return undefined;
  if (entry.evidence[0]?.words.some(({ meaning }) => destroying.test(meaning)) !== true) return undefined;
  const isNamed = own.some((word) => words.some((each) => wordLikeness(each, word) >= 0.9));
  return isNamed ? undefined : words.find((word) => !isSaidOf(word, entry, act))?.text;
}

/** "Delete <task>" in the row of that task: what the button names is what it lies in, and nothing else on the page. */
function namesItsRecord(entry: Entry, own: readonly Word[]): boolean {
  const record = recordOf(entry);
  if (!record || record === entry) return false;
  const beside = wordsOf(readable(record.node, 'without buttons'));
  return own.every((word) => beside.some((each) => each.text === word.text));
}

/** The button says it, or the record that it lies in; the title of a page may be of all that is on it. */
function isSaidOf(word: Word, entry: Entry, act: Act): boolean {
  return says(entry, word) || (recordOf(entry) !== undefined && explains(word, undefined, act, false));
}

/** Words of a button that say how much. */
const some = /^(?:all|everything|selected|now|this|it|permanently|forever|\d+)$/;

/** Its name is the verb, and says nothing of what is destroyed. */
function isBare({ evidence: [name] }: Entry): boolean {
  const words = (name?.words ?? []).filter((word) => !isStopWord(word));
  return words.length === 1 && words.every((word) => destroying.test(word.text));
}

/** "Remove the rating" is not the "Remove" beside the group "Rating" of a card. */
function isPartCalled(word: Word, part: Entry, button: Entry): boolean {
  return (
    /^(?:group|radiogroup|list|toolbar)$/.test(part.node.role) && says(part, word) && !isInside(button, part)
  );
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
