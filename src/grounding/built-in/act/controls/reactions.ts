/**
 * "Add a heart reaction to Yuki's message", "react to it with a thumbs up", "take back my party reaction": the picker of the one message is opened
 * and the sign chosen in it, or the sign that is one's own is clicked again.
 */
import { clickOn } from '../../matching/click-on.js';
import { type Clause } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { wordToken } from '../../language/token-runs.js';
import { contentOf, fold, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.82;

const sign = String.raw`(?:an?|the|my|your) (?<sign>[^,]+?)`;
const noun = '(?:reaction|emoji)';
const adding = new RegExp(
  String.raw`^(?:add|give|leave|put|post) ${sign} ${noun} (?:to|on|for) (?<place>[^,]+)$|^react (?:to|on) (?<place2>[^,]+?) with ${sign.replace('<sign>', '<sign2>')}(?: ${noun})?$|^react with (?:(?:an?|the) )?(?<sign3>[^,]+?)(?: ${noun})? (?:to|on) (?<place3>[^,]+)$`,
  'iu',
);
const takingBack = new RegExp(
  String.raw`^(?:take back|remove|undo|withdraw|retract|take off|delete) (?:my|the) (?<sign>[^,]+?) ${noun}(?: (?:from|to|on) (?<place>[^,]+))?$`,
  'iu',
);

/** What such a clause comes to; undefined for any other, and where the message or its picker is not one. */
export function reactionOutcome({ text }: Clause, { index, among }: Scene): Outcome | undefined {
  if (among) return undefined;
  const back = takingBack.exec(text)?.groups;
  if (back) return takenBack(text, { called: back['sign'] ?? '', place: back['place'] }, index);
  const added = adding.exec(text)?.groups;
  const [called, place] = ['', '2', '3']
    .map((at) => [added?.[`sign${at}`], added?.[`place${at}`]])
    .find(([each]) => each !== undefined) ?? [undefined, undefined];
  if (called === undefined || place === undefined) return undefined;
  const [opener, ...others] = index.actionable.filter(
    (entry) => isUsable(entry) && opensPicker(entry) && isIn(entry, place, index),
  );
  if (!opener) return beside(text, { called, place }, index);
  if (others.length > 0) return undefined;
  const [shown] = ownSigns(called, place, index);
  // Where it stands already a second click takes it back, unless the page says whose it is.
  if (shown)
    return shown.node.pressed === true
      ? { kind: 'done', reason: 'it is there already' }
      : shown.node.pressed === false
        ? clicked(shown, text)
        : undefined;
  // Another message has such a sign already.
  const isElsewhere = ownSigns(called, undefined, index).length > 0;
  const where = isElsewhere
    ? [wordToken('in'), { ...wordToken(nameIn(place)), kind: 'quoted' as const }]
    : [];
  const click = { verb: 'click', said: 'click' } as const;
  return {
    kind: 'instead',
    clauses: [
      { ...click, readings: [{}], text: 'open the reactions', at: opener.node.ref ?? '' },
      {
        ...click,
        readings: [{ target: [{ ...wordToken(called), kind: 'quoted' }, ...where] }],
        text: `click ${called}`,
        fresh: true,
      },
    ],
  };
}

/** "React with fire" stands on each message, or comes up on it under the pointer: the one on the message that is meant. */
function beside(
  text: string,
  { called, place }: { called: string; place: string },
  index: PageIndex,
): Outcome | undefined {
  const words = contentOf(called);
  const alike = index.actionable.filter(
    ({ node, evidence: [name] }) =>
      node.role === 'button' &&
      (node.hidden === undefined || node.hidden === 'transparent') &&
      node.disabled !== true &&
      name !== undefined &&
      /^react (?:with|by) /.test(fold(name.text)) &&
      isSame(contentOf(fold(name.text).replace(/^react (?:with|by) /, '')), words),
  );
  const [only, ...others] = alike.filter((entry) => isAmong(entry, place, alike, index));
  if (only?.node.ref === undefined || others.length > 0 || only.node.pressed === true) return undefined;
  // Its message may be drawn anew with the click: the same sign in it is no second one to choose.
  return { kind: 'instead', clauses: [clickOn(only, text)] };
}

function isSame(shown: readonly Word[], said: readonly Word[]): boolean {
  return (
    shown.length === said.length && said.every((word, at) => wordLikeness(word, shown[at] ?? word) >= 0.97)
  );
}

/** The one sign of that name that the page shows as one's own. */
function takenBack(
  text: string,
  { called, place }: { called: string; place: string | undefined },
  index: PageIndex,
): Outcome | undefined {
  const [own, ...others] = ownSigns(called, place, index).filter((entry) => isOwn(entry));
  return own && others.length === 0 ? clicked(own, text) : undefined;
}

function clicked(entry: Entry, explained: string): Outcome {
  return { kind: 'steps', steps: [stepOn(entry, 'click', { confidence: CONFIDENCE })], explained };
}

/** The buttons that count such a sign: "🎉 2", with its name. */
function ownSigns(called: string, place: string | undefined, index: PageIndex): Entry[] {
  const words = contentOf(called);
  return index.actionable.filter(
    (entry) =>
      entry.node.role === 'button' &&
      isUsable(entry) &&
      /\d/.test(readable(entry.node) || entry.node.name) &&
      (place === undefined || isIn(entry, place, index)) &&
      entry.evidence.some((each) => {
        const shown = each.words.filter((word) => /\p{L}/u.test(word.text) && word.text !== 'reaction');
        return (
          shown.length === words.length &&
          words.every((word, at) => wordLikeness(word, shown[at] ?? word) >= 0.9)
        );
      }),
  );
}

/** It says so, or by a class that one of its like has and others do not. */
function isOwn({ node, parent }: Entry): boolean {
  if (node.pressed !== undefined) return node.pressed === true;
  const marks = (classes: readonly string[] = []): boolean =>
    classes.some((name) => /^(?:.*[-_])?(?:mine|own|me|active|selected|reacted)$/i.test(name));
  const others = (parent?.children ?? []).filter((each) => each.node !== node && each.node.role === 'button');
  return marks(node.classes) && others.length > 0 && others.every((each) => !marks(each.node.classes));
}

function isUsable({ node }: Entry): boolean {
  return node.hidden === undefined && node.disabled !== true;
}

function opensPicker({ node, evidence }: Entry): boolean {
  return (
    node.role === 'button' &&
    evidence.some(({ text }) =>
      /^(?:(?:add|new|more) )?(?:a )?(?:reactions?|emojis?|react)(?: …|\.\.\.)?$/.test(fold(text)),
    )
  );
}

/** The box around it, without another of its like, says all that the message is called by. */
function isIn(entry: Entry, place: string, index: PageIndex): boolean {
  const openers = index.actionable.filter((each) => opensPicker(each) && isUsable(each));
  return isAmong(entry, place, openers, index);
}

function isAmong(entry: Entry, place: string, openers: readonly Entry[], index: PageIndex): boolean {
  const words = wordsOf(nameIn(place));
  const boxes = [...ancestorsOf(entry)].filter(
    (box) => below(index, box).filter((each) => openers.includes(each)).length <= 1,
  );
  const shown = wordsOf(boxes.map(({ node }) => readable(node)).join(' '));
  return words.length > 0 && words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
}

/** Who or what a message is told by: "Yuki's message", "the message about the release". */
function nameIn(place: string): string {
  return tokenize(place)
    .map(({ text }) => text.replace(/['’]s?$/, ''))
    .filter((text) => !/^(?:the|message|post|comment|from|of|by|a|reply|about|chat|note|update)$/i.test(text))
    .join(' ');
}
