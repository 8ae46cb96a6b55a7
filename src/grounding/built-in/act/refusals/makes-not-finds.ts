/** "Filter by department IT" is not the field "Department" of the form that adds somebody: what is filled in to make or change something finds nothing. */
import type { Clause } from '../../language/clause.js';
import { wordsOf } from '../../language/words.js';
import { ancestorsOf, below, type Entry, readable } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The verb of a clause that filters or searches, where it would be typed into a field of a form for something else. */
export function makesNotFinds({ verb, said }: Clause, { targets, index }: Act): string | undefined {
  if (verb !== 'search' && !/^(?:filter|narrow|search|find)$/.test(said)) return undefined;
  const field = targets.find(({ node }) => isPlain(node.role));
  if (!field || field.node.inputType === 'search' || finds(field)) return undefined;
  const form = formOf(field) ?? [...ancestorsOf(field)].find((around) => below(index, around).some(isButton));
  if (!form || form.node.role === 'document' || form.node.role === 'search') return undefined;
  const inside = below(index, form).filter(({ node }) => node.hidden === undefined);
  const buttons = inside.filter(isButton);
  const isForMore = inside.filter(({ node }) => isPlain(node.role)).length > 2;
  return isForMore && buttons.length > 0 && !buttons.some(finds) && !inside.some(isTitleOfSearch)
    ? said
    : undefined;
}

function isPlain(role: string): boolean {
  return /^(?:textbox|spinbutton)$/.test(role);
}

function isButton({ node }: Entry): boolean {
  return node.role === 'button' && readable(node) !== '';
}

/** What the names of fields and buttons say that look for something, and do not make it. */
const finding = /^(?:search\w*|filter\w*|find|look|query|apply|show|go|refine|results?|narrow)$/;

function finds({ evidence }: Entry): boolean {
  return evidence.some(({ words }) => words.some(({ text }) => finding.test(text)));
}

function isTitleOfSearch({ node }: Entry): boolean {
  return (
    /^(?:heading|legend)$/.test(node.role) && wordsOf(readable(node)).some(({ text }) => finding.test(text))
  );
}
