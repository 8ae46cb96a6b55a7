/**
 * A record that is opened by what it is called: the link of its name in a row, or the card that is clicked as a whole. For what is done to something
 * that is there already, a person opens it when nothing on it does that.
 */
import { saysDeed } from '../controls/sections.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { entriesOf } from '../../matching/by-role.js';
import { fold, type Word, wordsOf } from '../../language/words.js';
import { isFormPart, isOfSite } from './record-controls.js';
import { clickedWhole } from './shown-line.js';

/** Verbs that take, choose, make or look at something: a click on what they are said of may be all that is meant, or more than that. */
const taking =
  /^(?:add|attend|bid|bookmark|book|borrow|buy|check|choose|claim|click|compare|create|download|drag|drop|enrol|enroll|enter|favou?rite|find|follow|get|go|hire|insert|join|like|make|new|open|order|pick|pin|play|preview|purchase|put|rate|read|register|rent|request|reserve|save|search|see|select|show|sign|sort|star|start|stop|subscribe|take|tick|toggle|try|unlike|untick|upvote|use|view|visit|vote|want|watch)$/;

/** The part of a record that opens it by its name; undefined where the verb takes or makes something, and where a click might choose it. */
export function openedByName(record: Entry, verb: Word, index: PageIndex): Entry | undefined {
  if (taking.test(verb.text) || isOfSite(record) || isFormPart(record, index)) return undefined;
  return linkOfName(record, index) ?? cardOfMany(record, index);
}

/** The one link in a line of several that is its first text; the others lead on from theirs. */
function linkOfName(record: Entry, index: PageIndex): Entry | undefined {
  const { node, parent } = record;
  const alike = parent?.node.children.filter((other) => other.role === node.role && other.tag === node.tag);
  if (record.actionable || (alike?.length ?? 0) < LEAST_ALIKE) return undefined;
  const [first] = below(index, record).filter(
    ({ node: each }) =>
      each.hidden === undefined && each.children.length === 0 && /[\p{L}\d]/u.test(readable(each)),
  );
  const links = below(index, record).filter(
    (entry) => entry.actionable && entry.node.role === 'link' && entry.node.hidden === undefined,
  );
  const link = links.find((each) => first && fold(readable(each.node)) === fold(readable(first.node)));
  return link && !saysDeed(link) ? link : undefined;
}

/** The card itself, where others are clicked in the same way, and it says more than one thing. */
function cardOfMany(record: Entry, index: PageIndex): Entry | undefined {
  const card = clickedWhole(record, index);
  const [name] = card?.node.classes ?? [];
  if (!card || card.node.selected !== undefined || name === undefined || saysLittle(card)) return undefined;
  const alike = entriesOf(card.node.role, index).filter(
    ({ node, actionable }) => actionable && node.classes?.[0] === name,
  );
  return alike.length >= LEAST_ALIKE ? card : undefined;
}

/** Fewer lines are no list. */
const LEAST_ALIKE = 2;

/** One word may be an hour, a seat or a size, which a click takes. */
function saysLittle({ node }: Entry): boolean {
  return wordsOf(readable(node)).filter(({ text }) => /\p{L}{2}|\d/u.test(text)).length < LEAST_WORDS;
}

/** A record says what it is called, and something of it. */
const LEAST_WORDS = 2;
