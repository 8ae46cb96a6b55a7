/** Turns a carousel on by its arrows, or to a slide by its dots, where nothing but their class and their place says what they are. */
import type { Clause } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { tokenize } from '../../language/lexer.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';

const CONFIDENCE = 0.82;

/** Levels from an arrow or a row of dots up to the carousel. */
const MOST_LEVELS = 4;

/** Nodes in front of a carousel in which its heading is looked for. */
const HEADING_REACH = 10;

/** Largest dot, in pixels. */
const DOT = 40;

const thing =
  '(?:slide|photo|photograph|picture|image|pic|banner|testimonial|quote|review|card|story|item|carousel|slider|slideshow|gallery|room|offer|arrow)s?';
const place = '(?: (?:in|of|on) the (?:[a-z]+ )?(?:carousel|slider|slideshow|gallery|album|hero))?';
const turning = new RegExp(
  `^(?:show|view|see|display|open|go|go to|get to|move|move to|move on to|switch to|switch|skip to|skip|jump to|click|press|flip to|flip|swipe to|swipe|advance to|advance|turn to|turn|slide to|browse to|scroll to|page to|return to|go back to|bring up)(?: me)?(?: the)?(?: ${thing})?(?: to)?(?: the)? ?(?<way>next|following|previous|preceding|prior|forwards?|onwards?|on|back|backwards?)(?: one| a| by one)?(?: ${thing})?${place}$`,
  'i',
);
const counted = new RegExp(
  `^(?:show|view|see|display|open|go to|move to|switch to|skip to|jump to|click|flip to|advance to|slide to|choose|select)(?: me)? (?:the )?(?:(?<nth>[a-z]+|\\d+(?:st|nd|rd|th)) (?:slide|picture|photo|image|dot|banner|testimonial)|(?:slide|picture|photo|image|banner)(?: number| no\\.?)? (?<number>\\d{1,2}))${place}$`,
  'i',
);

/** "… of the Customer stories carousel": which of several it is. */
const ofNamed =
  / (?:of|in|on) the (?<name>\S.*?)(?: (?:carousel|slider|slideshow|gallery|section|slides?))?$/i;

/** The arrow or dot of the only carousel, or of the one that is called so; undefined where the page has none, or several that may be meant. */
export function slideTurned(clause: Clause, scene: Scene): Outcome | undefined {
  const said = clause.text
    .trim()
    .replace(/[\s.!]+$/, '')
    .replace(/ (?:once|twice|thrice|\w+ times)$/i, '');
  const name = ofNamed.exec(said)?.groups?.['name'];
  const named = name === undefined ? [] : contentOf(name);
  const only = turnedBy(said, () => true, scene.index);
  if (only || named.length === 0) return only;
  const isMeant = (holder: Entry): boolean => isTitled(holder, named, scene.index);
  const ofThat = turnedBy(said.replace(ofNamed, ''), isMeant, scene.index);
  return ofThat && explaining(ofThat, said);
}

/** All the words stand in what names the carousel, or in the heading in front of it. */
function isTitled(holder: Entry, words: readonly Word[], { entries }: PageIndex): boolean {
  const names = [holder, ...[...ancestorsOf(holder)].slice(0, 2)].map(({ node }) => node.name);
  const heading = entries
    .slice(Math.max(0, holder.order - HEADING_REACH), holder.order)
    .findLast(({ node }) => node.role === 'heading');
  const shown = [...names, heading?.node.name ?? ''].filter((text) => text.length <= 60).flatMap(wordsOf);
  return words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
}

function turnedBy(said: string, isMeant: (holder: Entry) => boolean, index: PageIndex): Outcome | undefined {
  const count = counted.exec(said)?.groups;
  const number = count && numberIn(count['number'] ?? count['nth'] ?? '');
  if (number !== undefined) return toSlide(number, said, { isMeant, index });
  const way = turning.exec(said)?.groups?.['way']?.toLowerCase();
  if (way === undefined || !new RegExp(`\\b${thing}\\b`, 'i').test(said)) return undefined;
  const isBack = /^(?:prev|prec|prior|back)/.test(way);
  const [pair, ...others] = pairsOn(index).filter(({ holder }) => isMeant(holder));
  const arrow = isBack ? pair?.back : pair?.next;
  if (!arrow || others.length > 0 || arrow.node.disabled === true) return undefined;
  return clicked(arrow, said);
}

function toSlide(
  number: number,
  said: string,
  { isMeant, index }: { isMeant: (holder: Entry) => boolean; index: PageIndex },
): Outcome | undefined {
  const [row, ...others] = dotsOn(index).filter(([first]) => first?.parent && isMeant(first.parent));
  if (!row || others.length > 0) return undefined;
  const dot = row.at(number > 0 ? number - 1 : number);
  return dot && clicked(dot, said);
}

function clicked(entry: Entry, explained: string): Outcome {
  return { kind: 'steps', steps: [stepOn(entry, 'click', { confidence: CONFIDENCE })], explained };
}

function numberIn(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const count = ordinalAt(tokenize(text), 0);
  return count?.length === 1 && count.take === undefined ? count.ordinal : undefined;
}

/** Two controls that say, or are called, back and on, in one part of the page that is no table and leafs through no list. */
function pairsOn(index: PageIndex): { back: Entry; next: Entry; holder: Entry }[] {
  const [nexts, backs] = [onward, backward].map((said) =>
    index.actionable.filter((entry) => isControl(entry) && saysOnly(entry, said)),
  ) as [Entry[], Entry[]];
  return nexts.flatMap((next) => {
    const around = [...ancestorsOf(next)].slice(0, MOST_LEVELS);
    for (const holder of around) {
      const inside = backs.filter((back) => back !== next && isInside(back, holder));
      const [back, ...others] = inside;
      if (!back) continue;
      const isOne = others.length === 0 && nexts.filter((each) => isInside(each, holder)).length === 1;
      return isOne && isCarousel(holder, [next, back], index) ? [{ back, next, holder }] : [];
    }
    return [];
  });
}

/** A row of at least three alike small things without a word. */
function dotsOn(index: PageIndex): Entry[][] {
  const rows = new Map<Entry, Entry[]>();
  for (const entry of index.actionable) {
    const { width, height } = entry.node.box ?? { width: 0, height: 0 };
    const isDot =
      /^(?:generic|listitem|button|link|tab|img)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      Math.max(width, height) <= DOT &&
      height > 0 &&
      !/\p{L}/u.test(entry.node.text ?? '') &&
      (isNameless(entry) ||
        /\b(?:slide|dot|bullet|page|go to|indicator)\b.*\d|^\d{1,2}$/i.test(entry.node.name));
    if (!isDot) continue;
    const holder = entry.parent?.node.role === 'listitem' ? entry.parent.parent : entry.parent;
    if (holder) rows.set(holder, [...(rows.get(holder) ?? []), entry]);
  }
  return [...rows].flatMap(([holder, row]) => {
    const [first] = row;
    const isAlike = row.every(
      ({ node: { tag, box } }) =>
        tag === first?.node.tag && Math.abs((box?.y ?? 0) - (first?.node.box?.y ?? 0)) <= 6,
    );
    const others = [holder, ...ancestorsOf(holder)].slice(0, MOST_LEVELS);
    return row.length > 2 && isAlike && others.some((each) => isCarousel(each, row, index))
      ? [row.toSorted((a, b) => (a.node.box?.x ?? 0) - (b.node.box?.x ?? 0))]
      : [];
  });
}

/** It is called so, or it holds something that lies on a slide that is not shown. */
function isCarousel(holder: Entry, controls: readonly Entry[], index: PageIndex): boolean {
  if (/^(?:document|main|table|grid|navigation|row|toolbar|form)$/.test(holder.node.role)) return false;
  if (holder.node.tag === 'body') return false;
  const inside = below(index, holder);
  if (inside.some(({ node }) => /^(?:table|grid|columnheader|textbox|spinbutton)$/.test(node.role)))
    return false;
  const around = [holder, ...[...ancestorsOf(holder)].slice(0, 2)];
  const isCalled = [...around, ...inside].some(({ node }) =>
    /carousel|slide|swip|glide|splide|slick|flick|embla|gallery|testimonial|hero|banner|lightbox/i.test(
      [...(node.classes ?? []), node.id ?? '', node.name.length < 40 ? node.name : ''].join(' '),
    ),
  );
  const hasMore = inside.some(
    (entry) =>
      !controls.includes(entry) &&
      /^(?:clipped|offscreen|aria-hidden|transparent)$/.test(entry.node.hidden ?? '') &&
      (readable(entry.node) !== '' || entry.node.role === 'img'),
  );
  return isCalled || hasMore;
}

const onward = /^(?:next|forwards?|right|onwards?|following|❯|›|»|→|▶|►|▸|>|⟩)$/i;
const backward = /^(?:prev|previous|backwards?|back|left|❮|‹|«|←|◀|◄|◂|<|⟨)$/i;

/** Words of such controls besides. */
const beside =
  /^(?:slide|carousel|slider|control|controls|button|btn|arrow|arrows|icon|nav|navigation|swiper|glide|splide|slick|flickity|embla|item|image|picture|photo|testimonial|show|go|to|the|ar|chevron|angle|caret|fa|fas|bi|mdi|svg|direction|p|js|ctrl)s?$/i;

function saysOnly(entry: Entry, said: RegExp): boolean {
  const { node, evidence } = entry;
  const named = evidence.filter(
    ({ kind, text }) =>
      !/^(?:class|id|icon|test id)$/.test(kind) && /[\p{L}\p{S}\p{P}]/u.test(text) && !isGlyph(text),
  );
  const texts =
    named.length > 0
      ? [named[0]?.text ?? '']
      : [[...(node.classes ?? []), node.id ?? '', ...evidence.map(({ text }) => text)].join(' ')];
  return texts.some((text) => {
    const words = text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .split(/[\s_-]+/)
      .filter(Boolean);
    const hits = words.filter((word) => said.test(word));
    const isOther = named.length > 0 && words.some((word) => !said.test(word) && !beside.test(word));
    const opposite = said === onward ? backward : onward;
    return hits.length > 0 && !isOther && !words.some((word) => opposite.test(word));
  });
}

/** A letter of a font of pictures. */
function isGlyph(text: string): boolean {
  return /^\p{Co}+$/u.test(text.trim());
}

function isNameless({ evidence }: Entry): boolean {
  return evidence.every(
    ({ kind, text }) => /^(?:class|id|icon)$/.test(kind) || isGlyph(text) || wordsOf(text).length === 0,
  );
}

function isControl({ node }: Entry): boolean {
  // At one end the arrow to that side is there, and takes no click.
  const isSeen = node.hidden === undefined || (node.disabled === true && node.hidden === 'inert');
  return /^(?:button|link|generic|img)$/.test(node.role) && isSeen;
}
