/**
 * "Click Delete" is not "Discard changes", nor the folder "Trash"; "send the message" is not the button "Messages", and "save" no box "Save as
 * template": what has to be called by a deed is called by something near it.
 */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import { kindAt } from '../../language/types.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { isFolder } from '../../matching/folders.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { type Act, namedBy } from '../evidence/word-evidence.js';

/** The word that would be taken for another; undefined where what is acted on is called by it. */
export function byMeaningOnly(
  clause: Clause,
  { targets: [target, ...others], given, isHalf, index }: Act,
): string | undefined {
  if (!target || others.length > 0 || isHalf) return undefined;
  const words = contentOf(spell(tokensInOrder(clause.readings)));
  const said = { clause, words, target };
  return (
    (clause.verb === 'click' && (isFolder(target, index) || lines.test(target.node.role))
      ? unspelled(said)
      : undefined) ??
    (/^(?:click|open)$/.test(clause.verb) && isBesideAll(target) ? unspelled(said) : undefined) ??
    discarded(said) ??
    deedInField(said) ??
    (given.length === 0 ? boxForDeed(said) : undefined) ??
    pluralForDeed(said) ??
    namesKind(said) ??
    forwards(said)
  );
}

/** What is one of many, and is called by what it says. */
const lines = /^(?:cell|gridcell|row|rowheader|listitem|option|article)$/;

/** "Open the cart" is not "Bag" beside "All products" and "Shoes": a category of a list is called by what it says. */
function isBesideAll({ node, parent }: Entry): boolean {
  const row = parent?.node.children.filter(({ role }) => role === node.role) ?? [];
  return row.length > 2 && row.some((each) => each !== node && /^(?:all|everything)\b/i.test(each.name));
}

interface Said {
  clause: Clause;
  words: readonly Word[];
  target: Entry;
}

/** The one word that is said, where the name only means it. */
function unspelled({ words, target }: Said): string | undefined {
  const [word, ...others] = words;
  // A line that holds others has no name, and says it all the same.
  const shown = [...namedBy(target), ...wordsOf(readable(target.node))];
  const isSpelled = shown.some((each) => each.stem === word?.stem);
  return word && others.length === 0 && !isSpelled ? word.text : undefined;
}

/** "Click Delete": what is only discarded was never saved. */
function discarded(said: Said): string | undefined {
  const shown = namedBy(said.target);
  const isOther =
    said.clause.verb === 'click' &&
    /^(?:delete|remove|erase)$/.test(said.words[0]?.text ?? '') &&
    shown[0]?.stem === 'discard';
  return isOther ? unspelled(said) : undefined;
}

/** "Click on Checkout" is no field for the day of the check-out. */
function deedInField({ clause, words, target }: Said): string | undefined {
  const [word, ...others] = words;
  const isOther =
    clause.verb === 'click' &&
    others.length === 0 &&
    /\bcheck(?:out|in)\b/i.test(clause.text) &&
    /^(?:textbox|combobox|spinbutton)$/.test(target.node.role);
  return isOther && !target.node.name.toLowerCase().includes(word?.text ?? '') ? word?.text : undefined;
}

/** "Save": nothing is saved by a tick, nor paid by the choice of how. */
function boxForDeed({ clause, words, target }: Said): string | undefined {
  const [word, ...others] = words;
  const isBox = /^(?:checkbox|radio|switch|option)$/.test(target.node.role);
  if (clause.verb !== 'goal' || !word || others.length > 0 || !isBox || !deeds.test(word.text))
    return undefined;
  return namedBy(target).length > 1 ? word.text : undefined;
}

const deeds =
  /^(?:save|pay|send|submit|delete|remove|book|order|buy|publish|post|export|download|print|apply|search|checkout|upload|continue|cancel)$/;

/** "Send the message": where the messages are is no deed. */
function pluralForDeed({ clause: { verb, said }, words, target }: Said): string | undefined {
  if (verb !== 'goal' || !/^(?:button|link|tab|menuitem)$/.test(target.node.role)) return undefined;
  const deed = words[0]?.text ?? said;
  const noun = words.at(-1);
  if (!sending.test(deed) || !noun || words.length < 2) return undefined;
  const [shown, ...others] = namedBy(target);
  const isPlural = shown !== undefined && others.length === 0 && shown.text !== shown.stem;
  const isSame = shown !== undefined && shown.stem === noun.stem && shown.text.endsWith('s');
  // A link to all of them does nothing to all of them either.
  return isPlural && isSame && (noun.text === noun.stem || target.node.role === 'link') ? deed : undefined;
}

const sending =
  /^(?:send|delete|remove|save|submit|publish|pay|share|forward|reply|archive|print|download|export|close|cancel)$/;

/** "The profile picture" is not where the photos are: its head is there by another word only, and what it is of is not there at all. */
function namesKind({ clause, words, target }: Said): string | undefined {
  const [of, head, ...others] = words;
  if (clause.verb !== 'click' || !of || !head || others.length > 0) return undefined;
  if (!/^(?:picture|photo|image|photograph)$/.test(head.text) || kindAt([of.text], 0) !== undefined)
    return undefined;
  const shown = namedBy(target);
  const isPlace = /^(?:link|tab|treeitem|menuitem|button)$/.test(target.node.role);
  return isPlace && shown.length === 1 && !shown.some((each) => wordLikeness(of, each) > 0)
    ? of.text
    : undefined;
}

/** "Forward the message" is not "Next". */
function forwards({ clause, words, target }: Said): string | undefined {
  const isDeed = clause.verb === 'goal' && clause.said === 'forward' && words.length > 1;
  return isDeed && /^(?:button|link)$/.test(target.node.role) && namedBy(target)[0]?.stem === 'next'
    ? clause.said
    : undefined;
}
