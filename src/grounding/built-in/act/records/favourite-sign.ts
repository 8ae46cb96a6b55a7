/**
 * "Mark the mill as a favourite", "bookmark #5", "remove it from my favourites": the one star, heart or bookmark in the row or card that is meant, which
 * says by its sign or its name whether that is so already.
 */
import type { Clause } from '../../language/clause.js';
import { fold, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { controlsIn } from './record-controls.js';
import { recordOfSetting } from './setting-target.js';

const CONFIDENCE = 0.84;

const list = '(?:my |the |your |our )?(?:favou?rites?|bookmarks?|starred(?: items| ones)?)(?: list)?';

/** What puts a record on the list of favourites, and what takes it off. */
const ways: readonly { said: RegExp; isOn: boolean }[] = [
  {
    said: /^(?:mark|flag|set|make) (?<record>.+?) (?:as )?(?:an? |my )?(?:favou?rite|bookmarked|starred)$/i,
    isOn: true,
  },
  { said: new RegExp(`^(?:add|put|save) (?<record>.+?) (?:to|in|into|on) ${list}$`, 'i'), isOn: true },
  { said: /^(?:favou?rite|bookmark|star) (?<record>.+?)$/i, isOn: true },
  { said: /^(?:add|put) an? (?:star|bookmark) (?:to|on) (?<record>.+?)$/i, isOn: true },
  {
    said: new RegExp(`^(?:remove|take|delete|drop) (?<record>.+?) (?:from|off|out of) ${list}$`, 'i'),
    isOn: false,
  },
  { said: /^un-?(?:favou?rite|bookmark|star) (?<record>.+?)$/i, isOn: false },
  { said: /^(?:put|add|place) (?:an?|the|my) heart (?:to|on) (?<record>.+?)$/i, isOn: true },
  {
    said: /^(?:remove|take|delete) (?:the|its) (?:star|bookmark|heart) (?:from|off|of) (?<record>.+?)$/i,
    isOn: false,
  },
  { said: /^unmark (?<record>.+?) as (?:an? |my )?(?:favou?rite|bookmarked|starred)$/i, isOn: false },
  {
    said: /^(?:mark|set) (?<record>.+?) as (?:not|no longer) (?:an? |my )?(?:favou?rite|bookmarked|starred)$/i,
    isOn: false,
  },
];

/** The click on the sign, or that it is so already; undefined where the record has none or several, or it does not say how it stands. */
export function favouriteSign({ text }: Clause, { index, among }: Scene): Outcome | undefined {
  const line = text.trim().replace(/[.!]+$/, '');
  const way = ways.find(({ said }) => said.test(line));
  const said = way?.said.exec(line)?.groups?.['record'] ?? '';
  if (!way || among || /^(?:it|them|this|that|all|every|each)\b| and /i.test(said)) return undefined;
  const record = recordOfSetting({ record: said, value: '' }, index);
  if (record && isOfSeveral(said, record)) return undefined;
  const controls = record ? controlsOf(record, index) : [];
  const isStarred = /\bun-?star|\bstar\b/i.test(line.replace(said, ''));
  const signs = controls.filter((entry) => isSign(entry) && (!isStarred || isStar(entry)));
  // Beside a heart of its own, a bookmark makes nothing a favourite.
  if (/\bfavou?rite/i.test(line) && controls.some((entry) => isHeart(entry) && !signs.includes(entry)))
    return undefined;
  const [sign, ...others] = signs;
  const stands = sign && standing(sign, index);
  // What is no favourite yet would become one by the click.
  if (sign && stands === undefined && !way.isOn && saying(sign).length === 0)
    return { kind: 'none', looked: text, nearest: [], final: true };
  if (!sign || others.length > 0 || stands === undefined) return undefined;
  return stands === way.isOn
    ? { kind: 'done', reason: way.isOn ? 'it is a favourite already' : 'it is no favourite' }
    : { kind: 'steps', steps: [stepOn(sign, 'click', { confidence: CONFIDENCE })], explained: text };
}

/** What can be used in the record; beside the box with its text, where that has no sign and the card around it has. */
function controlsOf(record: Entry, index: PageIndex): readonly Entry[] {
  const own = controlsIn(record, index);
  const card = [...ancestorsOf(record)].slice(0, 2).find((up) => up.record);
  return card === undefined || own.some((entry) => isSign(entry)) ? own : controlsIn(card, index);
}

/** All that a control says of itself. */
function saying({ node, evidence }: Entry): readonly string[] {
  const named = evidence.filter(({ kind }) => !/^(?:class|id|test id|value)$/.test(kind));
  const all = [...named.map(({ text }) => fold(text)), fold(node.text ?? ''), fold(readable(node))];
  // "★ Starred" shows a sign and says it as well.
  return all.flatMap((text) => /^([☆★⭐♡♥❤🤍]️?) (.+)$/u.exec(text)?.slice(1) ?? text).filter(Boolean);
}

const off =
  /^(?:☆|♡|🤍|(?:add|save) (?:it |this )?to (?:my |your |the )?(?:favou?rites|bookmarks)|(?:mark|set) as (?:an? )?favou?rite|star|bookmark|favou?rite|not (?:starred|bookmarked|a favou?rite))$/u;
const on =
  /^(?:★|⭐|♥|❤|❤️|(?:remove|delete) (?:it |this )?from (?:my |your |the )?(?:favou?rites|bookmarks)|(?:un-?|remove )(?:star|bookmark|favou?rite)|unmark as (?:an? )?favou?rite|starred|bookmarked|favou?rited)$/u;

function isHeart(entry: Entry): boolean {
  return saying(entry).some((text) => /^(?:like|heart|[♡♥❤])/u.test(text)) || heartClass(entry) === 'heart';
}

/** "The cancelled orders" are not the row "Cancelled order". */
function isOfSeveral(said: string, { node }: Entry): boolean {
  const shown = wordsOf(readable(node));
  const isHalf = ({ text, stem }: Word): boolean =>
    text !== stem &&
    text.endsWith('s') &&
    shown.some((each) => each.stem === stem) &&
    !shown.some((each) => each.text === text);
  return wordsOf(said).some(isHalf);
}

/** Who speaks of a star means no heart. */
function isStar(entry: Entry): boolean {
  return saying(entry).some((text) => /[☆★⭐]|\bstar/u.test(text));
}

/** One of its texts says so; a heart that is called "Like" is a sign for something else. */
function isSign(entry: Entry): boolean {
  const texts = saying(entry);
  if (texts.length === 0) return entry.node.disabled !== true && isDrawnHeart(entry);
  const isFavourite = (text: string): boolean => off.test(text) || on.test(text);
  const named = texts.filter((text) => /\p{L}{2}/u.test(text));
  return entry.node.disabled !== true && (named.length > 0 ? named : texts).some(isFavourite);
}

/** Whether the record is a favourite; undefined where the sign does not tell. */
function standing(entry: Entry, index: PageIndex): boolean | undefined {
  const { pressed, checked } = entry.node;
  if (typeof pressed === 'boolean') return pressed;
  if (typeof checked === 'boolean') return checked;
  const said = saying(entry);
  if (said.length === 0) return standingByClass(entry, index);
  const isOn = said.some((text) => on.test(text));
  const isOff = said.some((text) => off.test(text));
  const isDrawnFull = said.every((text) => /^[★⭐♥❤]/u.test(text));
  if (isOn && isDrawnFull && !hasHollow(index)) return undefined;
  if (isOn !== isOff) return isOn;
  // A heart that is called "Add to favourites" is none yet, however full it is drawn.
  const deeds = said.filter((text) => /^(?:add|save|mark|set|remove|delete|unmark|un-)/.test(text));
  if (deeds.length > 0) return !deeds.some((text) => off.test(text));
  // A filled star that is called "Star": the sign says how it stands, the name what it does.
  const signs = said.filter((text) => /^[★⭐♥❤☆♡🤍]/u.test(text));
  const isFull = signs.some((text) => on.test(text));
  return signs.length === 0 || (isFull && !hasHollow(index)) ? undefined : isFull;
}

/** Whether some sign of the page is drawn hollow: only then a full one tells that it is so, and is not the one that all have, in one colour or another. */
function hasHollow(index: PageIndex): boolean {
  return index.actionable.some((entry) => saying(entry).some((text) => /^[☆♡🤍]/u.test(text)));
}

/** The class of what shows no text and is no more than a drawn sign: "heart", "btn-wishlist". */
function heartClass({ node }: Entry): string | undefined {
  const words = (node.classes ?? []).flatMap((name) => name.toLowerCase().split(/[-_]+/));
  return words.map((word) => drawnSign.exec(word)?.[0]).find((sign) => sign !== undefined);
}

const drawnSign = /^(?:heart|fav(?:ou?rites?)?|wish-?list|bookmark|star)$/;

function isDrawnHeart(entry: Entry): boolean {
  return (
    /^(?:button|generic|img|link)$/.test(entry.node.role) &&
    entry.node.clickable !== false &&
    heartClass(entry) !== undefined
  );
}

/** A class of its state tells it, where other such signs are without that: what all have or none has may be how they all look. */
function standingByClass(entry: Entry, index: PageIndex): boolean | undefined {
  const sign = heartClass(entry);
  const isMarked = ({ node }: Entry): boolean =>
    (node.classes ?? []).some((name) => stateClass.test(name.toLowerCase()));
  const all = index.actionable.filter(
    (each) => saying(each).length === 0 && heartClass(each) === sign && each.node.role === entry.node.role,
  );
  const marked = all.filter(isMarked).length;
  return marked > 0 && marked < all.length ? isMarked(entry) : undefined;
}

const stateClass = /^(?:.+[-_]+)?(?:is[-_])?(?:on|active|liked|favou?rited|selected|filled|saved|checked)$/;
