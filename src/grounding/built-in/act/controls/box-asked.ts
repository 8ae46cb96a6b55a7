/**
 * "Get a text when it's on its way", "stop showing when I am online": a box or switch that says just this from the other side, "Text me when
 * it is on its way", "Show when I'm online". So "subscribe to the newsletter", by the box "Send me the newsletter", and "mark the order as a
 * gift", by "This is a gift".
 */
import type { Clause } from '../../language/clause.js';
import { isStopWord, toWord, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.8;

/** What gets it, or is to end. */
const getting = /^(?:get|receive|have) (?:me |us )?(?:an?|the|some) (?<what>.+)$/i;
const stopping = /^(?:stop|quit) (?:(?<verb>\p{L}{2,}?)ing)(?<rest>(?: .+)?)$/iu;

/** What is subscribed to, or no longer. */
const subscribing =
  /^(?:subscribe|(?<off>unsubscribe)|sign (?:me |us )?up|opt in)(?: me| us)? (?:to|for|from) (?:(?:the|your|our|their|my|a) )?(?<what>.+)$/i;

/** Words of a box for letters of that kind that leave them what they are. */
const ofLetters = /^(?:subscribe|signup|daily|weekly|monthly|free|email|by|via|regular)$/;

/** What is made so by a word of its own; "the order" is all that a page for one has to do with. */
const marking =
  /^(?:mark|flag) (?:(?<it>it|this|that)|(?:the|my|this|our) (?<thing>\p{L}+)) as (?:an? )?(?<what>[\p{L} -]+)$/iu;
const wholes = /^(?:order|purchase|basket|cart|parcel|package|delivery|shipment)$/i;

/** Words that only say who does what to whom. */
const light = /^(?:send|get|receive|have|give|me|you|us|i|we|am|im|yes|please|want|wish|would|like)$/;

/** What a box says that is done when it is empty. */
const denying = /\b(?:no|not|never|without|don.?t|stop|hide|disable|off)\b/i;

/** Ticks or unticks the only box that says all of it and nothing more. */
export function boxAsked({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  if (verb !== 'goal' || /["“”]/.test(text)) return undefined;
  const said = text.replace(/[.!\s]+$/, '');
  const own = subscribed(said, index) ?? marked(said, index);
  if (own) return explaining(own, text);
  const stopped = stopping.exec(said)?.groups;
  const wanted = stopped ? undefined : getting.exec(said)?.groups?.['what'];
  const ways = stopped
    ? verbsOf(stopped['verb'] ?? '').map((each) => `${each}${stopped['rest'] ?? ''}`)
    : wanted === undefined
      ? []
      : [wanted];
  for (const way of ways) {
    const words = tellingOf(way);
    if (words.length < 2) continue;
    const [only, ...others] = index.actionable.filter((entry) => isBox(entry) && says(entry, words));
    if (only && others.length === 0)
      return explaining(checkSteps([only], stopped === undefined, CONFIDENCE), text);
  }
  return undefined;
}

/** The box for letters of just that kind, where nothing else on the page speaks of them: a field for an address beside it asks for more than a tick. */
function subscribed(said: string, { actionable }: PageIndex): Outcome | undefined {
  const groups = subscribing.exec(said)?.groups;
  const words = tellingOf(groups?.['what'] ?? '');
  const speaking = actionable.filter(({ node, evidence: [name] }) => {
    const shown = tellingOf(name?.text ?? '');
    return (
      node.hidden === undefined &&
      (words.some((word) => shown.some((each) => each.meaning === word.meaning)) ||
        shown[0]?.text === 'subscribe')
    );
  });
  const [box, ...others] = speaking;
  const isWhole =
    words.length > 0 &&
    box !== undefined &&
    isBox(box) &&
    saysAll(
      tellingOf(box.evidence[0]?.text ?? '').filter(
        (word) => !ofLetters.test(word.text) || words.some(({ text }) => text === word.text),
      ),
      words,
    );
  return isWhole && others.length === 0
    ? checkSteps([box], groups?.['off'] === undefined, CONFIDENCE)
    : undefined;
}

/** The box "This is a gift" or "It's fragile", that is of no line of a list. */
function marked(said: string, index: PageIndex): Outcome | undefined {
  const { it, thing = '', what = '' } = marking.exec(said)?.groups ?? {};
  const isOfPage =
    it !== undefined ||
    wholes.test(thing) ||
    [...mentionsOf(toWord(thing), index)].some((entry) => recordOf(entry) === undefined);
  const words = tellingOf(what);
  if (!isOfPage || words.length === 0) return undefined;
  const [box, ...others] = index.actionable.filter((entry) => {
    const [, of = ''] =
      /^(?:this|it|my order|the order)(?: is|['’]s) (?:an? )?(.+)$/i.exec(entry.node.name.trim()) ?? [];
    return isBox(entry) && saysAll(tellingOf(of), words);
  });
  return box && others.length === 0 && recordOf(box) === undefined
    ? checkSteps([box], true, CONFIDENCE)
    : undefined;
}

function isBox({ node }: Entry): boolean {
  return /^(?:checkbox|switch)$/.test(node.role) && node.hidden === undefined && !denying.test(node.name);
}

function says({ evidence: [name] }: Entry, words: readonly Word[]): boolean {
  return saysAll(tellingOf(name?.text ?? ''), words);
}

function saysAll(shown: readonly Word[], words: readonly Word[]): boolean {
  return (
    shown.length === words.length &&
    words.every((word) => shown.some(({ meaning }) => meaning === word.meaning))
  );
}

/** "It's" and "it is" are one. */
function tellingOf(text: string): readonly Word[] {
  const plain = text
    .replace(/\b(it|that|there|he|she)['’]s\b/gi, '$1 is')
    .replace(/\b(i)['’]m\b/gi, '$1 am')
    .replace(/\b(we|you|they)['’]re\b/gi, '$1 are');
  return wordsOf(plain).filter((word) => !isStopWord(word) && !light.test(word.text));
}

/** "Show" of "showing", "share" of "sharing", "plan" of "planning". */
function verbsOf(stem: string): readonly string[] {
  const single = /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...single];
}
