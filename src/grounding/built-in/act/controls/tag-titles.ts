/** What the tags of one place are called: by the names around it, and by the texts in front of it. */
import { wordsOf, type Word } from '../../language/words.js';
import type { Chip } from '../../matching/chips.js';
import { titleOfLine } from '../../matching/entered-title.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { fieldRoles } from '../../language/types.js';

/** The words of "Interests" over or around a chip, and of its field. */
export function titlesOf({ place }: Chip, index: PageIndex): Word[] {
  const around = [place, ...[...ancestorsOf(place)].slice(0, 3)];
  const fields = below(index, place).filter(({ node }) => fieldRoles.has(node.role));
  const before = index.entries
    .slice(Math.max(0, place.order - 6, controlBefore(place, index) + 1), place.order)
    .filter(({ node }) => node.children.length === 0);
  const texts = [...around, ...fields].flatMap(({ node }) => [
    node.name.length <= 60 ? node.name : '',
    ...(node.hints ?? []).map(({ text }) => text),
  ]);
  const siblings = place.parent?.children ?? [];
  const front = siblings.slice(0, siblings.indexOf(place));
  const own = front
    .filter(({ order }) => order > controlBefore(place, index))
    .map(({ node }) => node.name || readable(node));
  const shown = before.map(({ node }) => node.name || (node.text ?? ''));
  return [...texts, ...own, ...shown, ...cardTitles(place)].flatMap((text) => wordsOf(text));
}

/** Where the last control in front of a place stands: "Languages" over a list of its own, further up, is no title of these. */
function controlBefore(place: Entry, { actionable }: PageIndex): number {
  return actionable.findLast(({ order }) => order < place.order)?.order ?? -1;
}

/** The titles of the row or card around a place. */
function cardTitles(place: Entry): string[] {
  const cards = [place, ...ancestorsOf(place)].filter(({ record }) => record);
  return cards.flatMap((card) => [
    titleOfLine(card) ?? '',
    ...card.node.children.filter(({ role }) => role === 'heading').map((each) => each.name),
  ]);
}
