/**
 * "Search for hotels in Lisbon for 3 adults": what another control of the same search asks for is none of the words that go into its field.
 */
import { valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentWordsOf, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';

/** Most levels from the field up to what holds the whole search, where no form does. */
const MAX_LEVELS = 4;

/** Most of the page that a search is, in nodes: a whole page is none. */
const MOST_NODES = 60;

/** The words of a search that a count or a place beside its field is for; undefined where there are none. */
export function askedBeside(
  value: readonly Token[],
  field: Entry,
  index: PageIndex,
): readonly Token[] | undefined {
  if (value.length < 2 || value.some(({ kind }) => kind !== 'word')) return undefined;
  const search = searchAround(field, index);
  const others = search ? below(index, search).filter((entry) => entry !== field) : [];
  const controls = others.filter(({ actionable }) => actionable);
  if (controls.length === 0) return undefined;
  const counted = value.findIndex(
    ({ lower }, at) => count.test(lower) && isCounted(value[at + 1], others, controls),
  );
  if (counted !== -1) return value.slice(counted, counted + 2);
  const place = value.findIndex(({ lower }) => /^(?:in|near|at|around|from|to)$/.test(lower));
  return place > 0 && place < value.length - 1 && controls.some(isPlace) ? value.slice(place) : undefined;
}

const count = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/;

/** The form, or the smallest part of the page around the field that holds another control as well. */
function searchAround(field: Entry, index: PageIndex): Entry | undefined {
  const form = formOf(field);
  if (form) return form;
  const near = [...ancestorsOf(field)].slice(0, MAX_LEVELS);
  const isControl = (entry: Entry, around: Entry): boolean =>
    isInside(entry, around) && entry !== field && entry.node.role === 'button';
  const around = near.find((each) => index.actionable.some((entry) => isControl(entry, each)));
  return around && around.end - around.order <= MOST_NODES ? around : undefined;
}

/** "3 adults", where a field is called so, or the search shows "2 adults". */
function isCounted(noun: Token | undefined, others: readonly Entry[], controls: readonly Entry[]): boolean {
  const [word] = noun ? wordsOf(noun.text) : [];
  if (!word) return false;
  const isSaid = (each: Word | undefined): boolean => each !== undefined && wordLikeness(each, word) >= 0.9;
  const isField = ({ node, evidence }: Entry): boolean =>
    /^(?:spinbutton|slider|combobox|textbox)$/.test(node.role) &&
    evidence.some(({ words }) => words.some(isSaid));
  return (
    controls.some(isField) ||
    others.some(({ node }) => {
      const shown = wordsOf(node.role === 'text' ? node.name : (node.text ?? readable(node)));
      return shown.some((each, at) => /^\d+$/.test(each.text) && isSaid(shown[at + 1]));
    })
  );
}

/** A field for a place, still empty. */
function isPlace({ node, evidence }: Entry): boolean {
  return (
    /^(?:textbox|combobox|searchbox)$/.test(node.role) &&
    node.options === undefined &&
    (node.value ?? '') === '' &&
    evidence.some(({ words }) =>
      words.some(({ text }) => /^(?:where|place|location|city|town|region|postcode|zip)$/.test(text)),
    )
  );
}

/** A part of the page that has a name shows it; what stands in another tab is not searched here. */
export function isPartThere(target: readonly Token[], { index }: Scene): boolean {
  const words = contentWordsOf(valueOf(target.slice(0, -1))).filter((word) => !isStopWord(word));
  const isTab = target.at(-1)?.lower === 'tab';
  const open = index.entries.filter(({ node }) => node.role === 'tab' && node.selected === true);
  return words.every((word) =>
    isTab
      ? open.some(({ evidence }) =>
          evidence.some((each) => each.words.some((shown) => shown.stem === word.stem)),
        )
      : [...mentionsOf(word, index)].length > 0,
  );
}
