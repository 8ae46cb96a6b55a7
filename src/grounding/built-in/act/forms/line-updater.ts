/**
 * "Change the quantity of the mug to 3" in a basket whose lines have a button "Update", or that has one for all of its lines: the number
 * counts only once that is pressed.
 */
import { contentOf, type Word } from '../../language/words.js';
import { formFields } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import { ancestorsOf, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import { formOf, recordOf } from '../../matching/relations.js';

/** The one button that takes over what was typed into a number of a line; undefined where there is none, or more than one may be it. */
export function lineUpdater(field: Entry, { index }: Scene): Entry | undefined {
  const line = [...ancestorsOf(field)].find(({ node }) => node.role === 'row') ?? recordOf(field);
  if (!line || line === field || !/^\d{1,4}$/.test(field.node.value ?? '')) return undefined;
  const updaters = index.actionable.filter(
    (entry) => /^(?:button|link)$/.test(entry.node.role) && entry.node.hidden === undefined && updates(entry),
  );
  const own = updaters.filter((entry) => isInside(entry, line));
  if (own.length > 0) return own.length === 1 && fieldsIn(line, index) === 1 ? own[0] : undefined;
  const [only, ...others] = updaters;
  const list = line.parent;
  const isOfList = only && list && (isInside(only, list) || isBeside(only, list, field));
  return isOfList && others.length === 0 && saysList(only) ? only : undefined;
}

/** In the same form as the list, or in the part of the page that the list stands in. */
function isBeside(button: Entry, list: Entry, field: Entry): boolean {
  const form = formOf(field);
  if (form) return formOf(button) === form;
  return [...ancestorsOf(list)]
    .filter(({ node }) => !/^(?:document|main)$/.test(node.role))
    .slice(0, 3)
    .some((around) => isInside(button, around));
}

function fieldsIn(line: Entry, index: PageIndex): number {
  return formFields(index.actionable.filter((entry) => isInside(entry, line))).filter(
    ({ kind }) => !/^(?:checkbox|radio)$/.test(kind),
  ).length;
}

/** Its name, or what it is called when it shows a picture, says that it updates, and nothing but a line or a list of goods besides. */
function updates({ evidence }: Entry): boolean {
  return evidence.some(({ kind, text }) => {
    const [verb, ...object] = /^(?:class|id)$/.test(kind) ? [] : contentOf(text);
    return verb !== undefined && updating.has(verb.text) && object.every(isGoods);
  });
}

function saysList({ evidence }: Entry): boolean {
  return evidence.some(({ text }) => contentOf(text).some((word) => isGoods(word) && lists.has(word.stem)));
}

function isGoods({ stem }: Word): boolean {
  return lists.has(stem) || ofLine.has(stem);
}

const updating = new Set(['update', 'refresh', 'recalculate', 'apply']);
const stems = (words: string): ReadonlySet<string> => new Set(contentOf(words).map(({ stem }) => stem));
const lists = stems('cart basket bag trolley order quantities total totals');
const ofLine = stems('quantity qty amount count item line row');
