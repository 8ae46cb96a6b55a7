/** "… and continue", "proceed to the next step": the one button that goes on, whichever of the words for that it says. */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, isOrnament, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { fieldRoles } from '../../language/types.js';

const CONFIDENCE = 0.82;

/** The clause says no more than that. */
const phrase =
  /^(?:continue|proceed)(?: (?:further|from here))?(?: (?:to|with) the next (?:question|step|stage|page|part|section))?$|^(?:go|move|move on|go on|proceed|continue|advance|navigate) to the (?:next|following) (?:question|step|stage|part|section)$/;

/** What such a button says. */
const names =
  /^(?:(?:go )?(?:next|on|forward)|continue|proceed|next (?:question|step|stage|page|part|section)|go ahead|save and (?:next|continue))$/;

/** What the one says that goes back. */
const namesBack =
  /^(?:(?:go )?back|previous|prev|(?:previous|back one) (?:question|step|stage|part|section))$/;

/** The click on it; undefined where there is none or more than one, and where it turns pages, slides or months, or nothing tells that it does not. */
export function goOn(
  { verb, said: verbSaid, readings }: Clause,
  { index, last }: Scene,
): Outcome | undefined {
  if (!/^(?:goal|click)$/.test(verb)) return undefined;
  const target = (readings[0]?.target ?? []).map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000'));
  const said = verb === 'click' ? [verbSaid, ...target] : target;
  if (!phrase.test(said.join(' '))) return undefined;
  const [only, ...others] = index.actionable.filter(saysWayOn);
  const isTold = last !== undefined || /question|step|stage|part|section/.test(said.join(' '));
  const isWay = only && (isTold || saysOn(only) || isOfSteps(only, index));
  return only && others.length === 0 && only.node.disabled !== true && isWay && !turns(only)
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: said.join(' ') }
    : undefined;
}

/** The one button that goes on from one step of a form to the next; undefined where there is none, or more than one. */
export function wayOn(index: PageIndex): Entry | undefined {
  const [only, ...others] = index.actionable.filter(saysWayOn);
  const isWay =
    only && only.node.disabled !== true && (saysOn(only) || isOfSteps(only, index)) && !turns(only);
  return isWay && others.length === 0 ? only : undefined;
}

/** The one button that goes back a step; undefined where none stands, or none in a form that has steps: elsewhere "Back" leaves the page. */
export function wayBack(index: PageIndex): Entry | undefined {
  const [only, ...others] = index.actionable.filter((entry) => saysWay(entry, namesBack));
  if (!only || others.length > 0 || only.node.disabled === true || turns(only)) return undefined;
  const on = index.actionable.filter((entry) => saysWay(entry, names) || isSending(entry));
  const isBar = (around: Entry | undefined): boolean =>
    around !== undefined && !/^(?:document|main)$/.test(around.node.role) && around.node.tag !== 'body';
  const isBeside = ({ parent }: Entry): boolean =>
    parent === only.parent || (isBar(parent?.parent) && parent?.parent === only.parent?.parent);
  return on.some(isBeside) ? only : undefined;
}

/** "Continue to the extras": where to, only the button that goes on decides; a step in a list of them is no way there. */
export function goOnTo({ verb, said, readings }: Clause, { index }: Scene): Outcome | undefined {
  const target = readings[0]?.target ?? [];
  const [first] = target;
  const isOn =
    verb === 'click'
      ? /^(?:continue|proceed|carry on|move on|go on) to$/.test(said)
      : first?.lower === 'advance';
  const place = contentOf(spell(verb === 'click' ? target : target.slice(2)));
  if (!isOn || place.length === 0 || target.some(({ kind }) => kind !== 'word')) return undefined;
  const isCalled = ({ node, evidence }: Entry): boolean =>
    /^(?:button|link|tab|menuitem|option|radio|checkbox)$/.test(node.role) &&
    place.every((word) =>
      evidence.some(({ words }) => words.some((each) => wordLikeness(word, each) >= 0.9)),
    );
  if (index.actionable.some(isCalled)) return undefined;
  const isStep = index.entries.some(
    ({ node, record }) =>
      !node.clickable &&
      (record || node.role === 'listitem' || node.role === 'heading') &&
      contentOf(node.text ?? node.name).length > 0 &&
      place.every((word) =>
        contentOf(node.text ?? node.name).some((each) => wordLikeness(word, each) >= 0.9),
      ),
  );
  const [only, ...others] = index.actionable.filter(
    (entry) => saysWayOn(entry) && entry.node.disabled !== true && !turns(entry),
  );
  return only && others.length === 0 && isStep
    ? {
        kind: 'steps',
        steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
        explained: spell(target),
      }
    : undefined;
}

/** It says that it goes on, and nothing else. */
function saysWayOn(entry: Entry): boolean {
  return saysWay(entry, names);
}

/** What the last step has instead of a way on. */
function isSending({ node }: Entry): boolean {
  return (
    node.role === 'button' && /^(?:send|submit|finish|book|confirm|place order|complete)\b/i.test(node.name)
  );
}

function saysWay({ node, evidence: [name] }: Entry, ways: RegExp): boolean {
  if (!/^(?:button|link|generic)$/.test(node.role) || node.hidden !== undefined || !name) return false;
  const words = wordsOf(name.text).filter((word) => !isOrnament(word) && /\p{L}/u.test(word.text));
  return ways.test(words.map(({ text }) => text).join(' '));
}

/** "Continue" is the word itself; "Next" may as well turn to the next picture. */
function saysOn({ evidence: [name] }: Entry): boolean {
  return name?.words.some(({ text }) => /^(?:continue|proceed|ahead|save)$/.test(text)) ?? false;
}

/** Something is asked for around it, or it says which step of how many this is. */
function isOfSteps(entry: Entry, index: PageIndex): boolean {
  const around = [...ancestorsOf(entry)].filter(
    ({ node }, level) => level === 0 || (node.role !== 'document' && node.tag !== 'body'),
  );
  return around.slice(0, MAX_LEVELS).some((holder) => {
    const asks = below(index, holder).some(
      ({ node, actionable }) => actionable && (fieldRoles.has(node.role) || boxes.test(node.role)),
    );
    return asks || counted.test(readable(holder.node));
  });
}

const boxes = /^(?:radio|checkbox|switch|slider)$/;
const counted = /\b(?:step|question|part|page|section) \d|\b\d+ ?(?:of|\/) ?\d+\b/i;

/** It turns the pages of a list, the slides of a carousel or the months of a calendar: what stands around it is called so, or numbers stand beside it. */
function turns(entry: Entry): boolean {
  return [entry, ...ancestorsOf(entry)].slice(0, MAX_LEVELS).some(({ node }, level) => {
    const marks = [...(node.classes ?? []), node.id ?? '', node.name].join(' ');
    const isCalled =
      node.tag !== 'body' && /carousel|slide|swiper|pagina|pager|calendar|datepicker|gallery/i.test(marks);
    const texts = node.children.flatMap((child) => [child, ...child.children]);
    const hasNumbers =
      level < 3 && texts.filter((child) => /^\d{1,4}$/.test((child.text ?? child.name).trim())).length > 1;
    return isCalled || hasNumbers || (node.role === 'navigation' && level < 4);
  });
}

const MAX_LEVELS = 6;
