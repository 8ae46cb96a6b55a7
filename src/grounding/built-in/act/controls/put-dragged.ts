/** "Put the towel and the sponge into Bathroom", where these are things and a place of the page and no values for a field: they are dragged there. */
import { fold } from '../../language/words.js';
import { calledSo } from '../../matching/alike.js';
import type { Scene } from '../../matching/look-up.js';
import { below, type Entry, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { fieldRoles } from '../../language/types.js';

const said =
  /(?<=^|[.;,] |\b(?:and|then) )(?:put|place|drop) (?<items>(?:(?!\b(?:in|into|onto|on)\b)[^.;!"“”])+?) (?<way>in|into|onto|on) (?:the )?(?<place>[^.;,!"“”]+?)(?=[.;,!]|$| (?:and|then) )/iu;

/** The sentence with "drag" for it; as it is where one of them is no plain thing of the page. */
export function withDragged(sentence: string, scene: () => Scene): string {
  const found = said.exec(sentence);
  const { items = '', place = '' } = found?.groups ?? {};
  if (!found) return sentence;
  const { index } = scene();
  const things = items.split(/,? and |, /iu).map((item) => item.replace(/^(?:the|a|an|my) /iu, '').trim());
  const isMeant = things.every((thing) => isThing(thing, index)) && isPlace(place, index);
  return isMeant
    ? `${sentence.slice(0, found.index)}drag ${things.join(' and ')} into ${place}${sentence.slice(found.index + found[0].length)}`
    : sentence;
}

/** Stands there once by itself, and is nothing to click or to fill in. */
function isThing(name: string, index: PageIndex): boolean {
  const called = calledSo(name, undefined, index);
  return (
    called.length === 1 &&
    called.every((entry) => isPlain(entry) && entry.node.role !== 'heading' && !hasButton(entry, index))
  );
}

/** A line or card with a button of its own is put there by that. */
function hasButton(entry: Entry, index: PageIndex): boolean {
  const record = recordOf(entry);
  return (
    record !== undefined &&
    record.node.draggable !== true &&
    entry.node.draggable !== true &&
    below(index, record).some(({ node }) => node.role === 'button')
  );
}

/** A part of the page has this title, and no field is called so. */
function isPlace(said: string, index: PageIndex): boolean {
  const names = [
    said,
    said.replace(/ (?:box|bin|area|zone|column|list|section|basket|container|group)$/iu, ''),
  ];
  const called = index.entries.filter(({ node }) =>
    names.some((name) => fold(node.name || (node.text ?? '')) === fold(name)),
  );
  return called.length > 0 && called.every(isPlain);
}

function isPlain({ node, actionable }: Entry): boolean {
  return !fieldRoles.has(node.role) && (!actionable || node.draggable === true);
}
