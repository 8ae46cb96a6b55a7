/** "Street or name", "Employee, merchant…": a field that asks for one of several things that a list shows, over that list, searches it. */
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';

const word = "\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*){0,2}";
const asksForOneOf = new RegExp(
  `^${word}(?:(?:, ${word})*,? or ${word}(?:…|\\.{1,3})?|(?:, ${word})+ ?(?:…|\\.\\.\\.))$`,
  'u',
);

/** What asks for somebody to write to, or who one is. */
const ofPerson = /\b(?:e-?mail|phone|mobile|user ?name|login|password|card|iban)\b/i;

/** The one such field in the head of the page or beside lists to choose from, or the only field there is, with a list behind it; undefined where a form or a button takes it. */
export function promptedSearch(fields: readonly Entry[], index: PageIndex): Entry | undefined {
  const [only, ...others] = fields.filter(({ node }) => asksForOneOf.test(promptOf(node)));
  if (!only || others.length > 0) return undefined;
  const { node, parent } = only;
  const prompt = promptOf(node);
  const siblings = parent?.node.children ?? [];
  const isTaken = siblings[siblings.indexOf(node) + 1]?.role === 'button';
  const isInHead =
    parent !== undefined &&
    (/^(?:navigation|banner|search|toolbar)$/.test(parent.node.role) ||
      siblings.some(({ tag }) => tag === 'select'));
  const isOverList = index.entries.some(({ repeats, order }) => repeats && order > only.order);
  const isLabelled = siblings.some((each) => each !== node && (each.text ?? each.name) === prompt);
  const isMeant = (isInHead && !isLabelled) || fields.length === 1;
  return isMeant && isOverList && !isTaken && !ofPerson.test(prompt) && !formOf(only) ? only : undefined;
}

/** What stands in the field; without a label of its own it is its name as well. */
function promptOf({ placeholder, name }: Entry['node']): string {
  return (placeholder ?? name).trim();
}
