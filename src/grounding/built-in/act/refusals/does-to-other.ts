/**
 * "Release the wagon" is not "Release train" beside a field for wagons, "clear the crew" not "Clear search", and "start the estimate" not "Start
 * over": a button that says to what it does its deed is not pressed for another thing that only the page around it speaks of.
 */
import { type Clause, targetSaid } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { prepositionAt } from '../../language/prepositions.js';
import { isPronoun } from '../../language/references.js';
import { kindAt } from '../../language/types.js';
import {
  contentOf,
  isStopWord,
  toWord,
  vagueNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import {
  ancestorsOf,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { contextFit } from '../../matching/surroundings.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The thing that is said, where the button names another; undefined where it names none, or what it lies in is about the one that is said. */
export function doesToOther(
  { verb, said, readings, text }: Clause,
  { targets: [target, ...others], given, index, isHalf }: Act,
): string | undefined {
  if (!/^(?:goal|clear|click|close)$/.test(verb) || !target || others.length > 0 || isHalf) return undefined;
  if (!/^(?:button|link|menuitem|generic)$/.test(target.node.role)) return undefined;
  const [deed, ...object] = (target.evidence[0]?.words ?? []).filter((word) => /\p{L}/u.test(word.text));
  const whole = verb === 'goal' ? wholeList(target, targetSaid(readings), index) : undefined;
  if (whole !== undefined) return whole;
  const unattached = deed && sendsWithout(target, { said, tokens: targetSaid(readings) }, index);
  if (unattached !== undefined) return unattached;
  const named = object.filter(
    (word, at) => (at === 0 && turning.test(word.text)) || !(isStopWord(word) || isAnything(word)),
  );
  if (!deed || named.length === 0 || wordLikeness(deed, toWord(said.split(' ')[0] ?? '')) < 0.9)
    return undefined;
  if (isTakenFrom(target, text)) return text;
  const tokens = targetSaid(readings);
  const end = tokens.findIndex((_, at) => at > 0 && prepositionAt(tokens, at) !== undefined);
  const things = (end === -1 ? tokens : tokens.slice(0, end))
    .filter(
      (token) =>
        token.kind === 'word' &&
        token.lower !== said &&
        !isPronoun(token) &&
        kindAt([token.lower], 0) === undefined,
    )
    .flatMap((token) => contentOf(token.text));
  const sentence = [...wordsOf(text), ...tokens.flatMap((token) => [...wordsOf(token.text)]), ...given];
  const isSaid = (word: Word): boolean => sentence.some((each) => wordLikeness(each, word) >= 0.75);
  // "Swap departure and destination": the button may have one word for both.
  if (tokens.some(({ lower }) => lower === 'and')) return undefined;
  if (things.length === 0 || named.some((word) => isSaid(word) || isOfRecord(target, word))) return undefined;
  const isOther = (thing: Word): boolean =>
    !says(target, thing) &&
    !isOfRecord(target, thing) &&
    !(verb === 'close' && isOfNotice(target, thing)) &&
    !named.some((word) => isSaidWith(thing, word, index));
  return things.every(isOther) ? things.at(-1)?.text : undefined;
}

/** "Resume the queue" is not the only "Resume" in a line of what stands under the title "Queue". */
function wholeList(target: Entry, tokens: readonly Token[], index: PageIndex): string | undefined {
  const record = recordOf(target);
  const [word, ...others] = tokens.slice(1).flatMap(({ text }) => contentOf(text));
  if (record?.parent?.repeats !== true || !word || others.length > 0 || says(target, word)) return undefined;
  // "The task" under "Tasks" is one of them.
  const isTitle = ({ node, evidence: [name] }: Entry): boolean =>
    node.role === 'heading' && name?.words.length === 1 && name.words[0]?.text === word.text;
  const title = [...mentionsOf(word, index)].find(isTitle);
  return title && word.text === word.stem && !isInside(title, record) && title.order < record.order
    ? word.text
    : undefined;
}

/** "Send a photo" is not "Send" beside a button that attaches one: nothing is attached yet. */
function sendsWithout(
  { evidence: [name] }: Entry,
  { said, tokens }: { said: string; tokens: readonly Token[] },
  index: PageIndex,
): string | undefined {
  if (!/^(?:send|share|post)$/.test(said) || name?.words.length !== 1) return undefined;
  const isAttaching = ({ node, evidence: [own] }: Entry): boolean =>
    node.role === 'button' &&
    /^(?:attach|upload|add|insert|choose|take|record)$/.test(own?.words[0]?.text ?? '');
  return tokens
    .filter(({ kind, lower }) => kind === 'word' && lower !== said)
    .flatMap((token) => contentOf(token.text))
    .find((word) => {
      const mentions = [...mentionsOf(word, index)].filter(({ children }) => children.length === 0);
      return mentions.length > 0 && mentions.every(isAttaching);
    })?.text;
}

/** "Start over": with such a word a verb means another deed. */
const turning = /^(?:over|again|off|up|out|back|down|away)$/;

/** What a button may call anything: "Save changes", "Submit now". */
function isAnything({ text, stem }: Word): boolean {
  return (
    vagueNouns.has(stem) ||
    /^(?:change|detail|data|information|info|form|value|setting|selection|selected|now|all|everything|here|today|thing|entry|input|option|step|page|window|dialog|modal|overlay|drawer|popup|panel|box)s?$/.test(
      text,
    )
  );
}

/** "Remove the flock" is not "Remove from flock": what something is taken from is not taken itself. */
function isTakenFrom({ evidence: [name] }: Entry, text: string): boolean {
  const [, from] = /^\S+ from (?:the |your |my |this )?(\p{L}+)$/iu.exec(name?.text.trim() ?? '') ?? [];
  const [, thing] = /^\p{L}+ (?:the |my |our |this )?(\p{L}+)[.!]?$/iu.exec(text.trim()) ?? [];
  return from !== undefined && thing?.toLowerCase() === from.toLowerCase();
}

function isOfRecord(target: Entry, word: Word): boolean {
  const record = recordOf(target);
  return record?.parent?.repeats === true && contextFit(target, [word], [], 'own record') > 0;
}

/** "Dismiss the storm notice" is "Close notification" in the notice that speaks of the storm. */
function isOfNotice(target: Entry, thing: Word): boolean {
  const notice = [...ancestorsOf(target)].find(({ node }) => readable(node, 'without buttons') !== '');
  return (
    notice !== undefined &&
    noticeRoles.test(notice.node.role) &&
    wordsOf(readable(notice.node, 'without buttons')).some((word) => wordLikeness(word, thing) >= 0.9)
  );
}

const noticeRoles = /^(?:alert|status|dialog|alertdialog)$/;

/** "Coupon code" beside the button "Apply code": one text has both. */
function isSaidWith(thing: Word, named: Word, index: PageIndex): boolean {
  const both = mentionsOf(named, index);
  return [...mentionsOf(thing, index)].some((entry) => both.has(entry));
}
