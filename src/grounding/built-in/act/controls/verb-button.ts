/**
 * "Abstain from voting", "scramble the lock", "share the petition on WhatsApp": the one button that begins with the verb, where all else
 * that is said stands in its name, or is what the page is about anyway.
 */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { familyOf } from '../../language/families.js';
import { fold, isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, isIrreversible, type Outcome, stepOn } from '../../matching/outcome.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isKindOfPage } from '../evidence/kind-of-page.js';
import { isCalledElsewhere, isSubjectFor, rootOf } from '../evidence/subject-of-page.js';

const CONFIDENCE = 0.8;

/** Most words that are said besides the verb. */
const MOST_BESIDES = 3;

/** The click on it; undefined where another control says the verb as well, or something else is spoken of. */
export function verbButton(clause: Clause, scene: Scene): Outcome | undefined {
  const tokens = tokensInOrder(clause.readings);
  const isDeed = clause.verb === 'goal' || (clause.verb === 'click' && beginning.test(clause.said));
  if (!isDeed || tokens.some(({ kind }) => kind !== 'word')) return undefined;
  if (tokens.some((_, at) => ordinalAt(tokens, at) !== undefined)) return undefined;
  const said = wordsOf(clause.text);
  const [verb, ...behind] = said;
  const besides = behind.filter((word) => !isStopWord(word) && !isNow(word));
  if (!verb || isStopWord(verb) || besides.length === 0 || besides.length > MOST_BESIDES) return undefined;
  if (
    behind.some(({ text }) => /^(?:not|no|never|without|all|every|everything|both|each|and|or)$/.test(text))
  )
    return undefined;
  const buttons = buttonsOn(scene.index);
  const named = buttons.flatMap((button) => {
    const left = leftBy(button, verb, besides);
    return left ? [{ button, left }] : [];
  });
  const [only, ...others] = named;
  if (!only || others.length > 0 || recordOf(only.button)) return undefined;
  const isBare = only.left.length === besides.length;
  const isRival = (entry: Entry): boolean =>
    entry !== only.button && nameOf(entry).some((word) => word.stem === verb.stem);
  if (isBare && buttons.some(isRival)) return undefined;
  const isPlain = (word: Word): boolean =>
    isSubjectFor(word, only.button, scene.index) ||
    isOfVerb(word, said, scene.index) ||
    isSaidBefore(word, verb, only.button) ||
    (!isIrreversible(verb.text) &&
      isKindOfPage(word, scene.index) &&
      !isCalledElsewhere(word, only.button, scene.index)) ||
    (isGeneric(word, verb) && !isCalledElsewhere(word, only.button, scene.index));
  return only.left.every(isPlain)
    ? explaining(
        { kind: 'steps', steps: [stepOn(only.button, 'click', { confidence: CONFIDENCE })] },
        spell(tokens),
      )
    : undefined;
}

/** What one works with, whatever the page is for, and whoever is told something; what is done away with has to be named. */
function isGeneric(noun: Word, verb: Word): boolean {
  if (telling.test(verb.text) && people.test(noun.stem)) return true;
  if (handling.test(verb.text) && matter.test(noun.stem)) return true;
  return machines.test(noun.stem) && !isIrreversible(verb.text);
}

/** "Refresh the readings", "export the data": whatever the page shows is shown or handed out anew. */
const handling = /^(?:refresh|reload|export|download|print)$/;
const matter = /^(?:data|list|table|view|page|figure|reading|content|record|result|entry)$/;

const machines = /^(?:machine|device|appliance|unit|app|application|system|program|programme)$/;
const telling = /^(?:remind|notify|invite|alert|warn|thank|contact|inform|call|page|message)$/;
const people =
  /^(?:customer|client|user|guest|patient|member|recipient|owner|tenant|student|participant|team|buyer|seller|person|people)$/;

/** Verbs that are read as a click on what is named behind them. */
const beginning = /^(?:start|launch|trigger|activate|follow)$/;

/** Verbs that one and the same button may be called by. */
const sameDeed: readonly RegExp[] = [
  /^(?:bookmark|save|favou?rite)$/,
  /^(?:start|launch|begin|run)$/,
  /^(?:scramble|shuffle|mix)$/,
  /^(?:leave|quit)$/,
  /^(?:duplicate|copy|clone)$/,
];

/** What a button may do with the noun of its verb: "Send reminder". */
const light = /^(?:send|make|give|write|add|place|create|get|leave|request|submit)$/;

/** What is left of what is said besides the verb once a button has said its part; undefined where it does not say the verb, or says something else. */
function leftBy(button: Entry, verb: Word, besides: readonly Word[]): readonly Word[] | undefined {
  const name = nameOf(button);
  // "+ Image" adds one.
  const isSigned = verb.text === 'add' && /^[+＋]\s*\p{L}/u.test(button.node.name);
  const [first, ...rest] = isSigned ? [verb, ...name] : name;
  if (!first) return undefined;
  const isSaid = (word: Word): boolean => besides.some((each) => wordLikeness(each, word) >= 0.95);
  const left = besides.filter((word) => !rest.some((each) => wordLikeness(word, each) >= 0.95));
  const isVerb = first.stem === verb.stem && rest.every(isSaid);
  const isAkin =
    rest.length > 0 &&
    left.length === 0 &&
    rest.every(isSaid) &&
    sameDeed.some((deed) => deed.test(first.text) && deed.test(verb.text));
  const [noun, ...more] = rest;
  const family = familyOf(verb.text);
  const isNoun =
    light.test(first.text) &&
    noun !== undefined &&
    more.every(isSaid) &&
    family !== undefined &&
    familyOf(noun.text) === family;
  return isVerb || isAkin || isNoun ? left : undefined;
}

/** "Add an image block": "+ Image" stands in a row behind the text "Add block". */
function isSaidBefore(noun: Word, verb: Word, { node, parent }: Entry): boolean {
  const siblings = parent?.node.children ?? [];
  const title = siblings.slice(0, siblings.indexOf(node)).findLast(({ role }) => role !== node.role);
  const words = wordsOf(title ? title.name || (title.text ?? '') : '').filter((word) => !isStopWord(word));
  return words.length === 2 && words[0]?.stem === verb.stem && words[1]?.stem === noun.stem;
}

/** "From voting", where the page counts votes: what the verb is said of, in the form of a verb. */
function isOfVerb(word: Word, said: readonly Word[], index: PageIndex): boolean {
  const before = said[said.indexOf(word) - 1];
  if (!word.text.endsWith('ing') || !/^(?:from|with|to)$/.test(before?.text ?? '')) return false;
  const root = rootOf(word);
  return index.entries.some(({ evidence }) =>
    evidence.some(({ words }) => words.some((each) => rootOf(each) === root)),
  );
}

/** What is clicked: links and buttons that are there and can be used. */
function buttonsOn({ actionable }: PageIndex): Entry[] {
  return actionable.filter(
    ({ node }) =>
      /^(?:button|link|menuitem)$/.test(node.role) && node.hidden === undefined && node.disabled !== true,
  );
}

function nameOf({ node, evidence: [name] }: Entry): readonly Word[] {
  const words = name && fold(name.text) === fold(node.name) ? name.words : wordsOf(node.name);
  // "Save changes" saves what the page is about.
  const isKeeping = /^(?:save|apply|submit|update)$/.test(words[0]?.text ?? '');
  const isVague = (word: Word): boolean => isKeeping && word !== words[0] && word.stem === 'change';
  const isSpoken = ({ text }: Word): boolean => /[\p{L}\d]/u.test(text);
  // A picture in front of the words says nothing besides: "👁 Preview".
  const isSign = (word: Word): boolean => isOrnament(word) || (!isSpoken(word) && words.some(isSpoken));
  const plain = words.filter((word) => !isStopWord(word) && !isSign(word) && !isNow(word) && !isVague(word));
  // "☆ Star 318" says how many have done it.
  const isTally =
    counted.test(plain[0]?.text ?? '') && plain.length === 2 && /^[\d.,]+[km]?$/.test(plain[1]?.text ?? '');
  return isTally ? plain.slice(0, 1) : plain;
}

/** What a page counts on the button for it. */
const counted = /^(?:star|fork|watch|like|love|clap|upvote|follow|subscribe|favou?rite|bookmark|share)$/;

function isNow({ text }: Word): boolean {
  return /^(?:now|please|again|here|this|just|instantly|immediately)$/.test(text);
}
