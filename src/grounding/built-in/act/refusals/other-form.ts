/** What was filled in is saved by the form, dialog or article that it lies in, and not by the button of another one beside it. */
import type { Clause } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import { isOfOtherFields } from '../../matching/field-group.js';
import { ancestorsOf, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** Verbs that take over what was filled in. */
const taking = /^(?:save|confirm|submit|apply|update|publish|post|send|create|add|store)$/;

/** The verb of a clause whose button belongs to another form than the field that was used last; undefined where it may be the one. */
export function ofOtherForm({ verb, said }: Clause, { targets, last, index }: Act): string | undefined {
  const [button, ...others] = targets;
  if (button && said === 'apply' && others.length === 0 && last && isOfOtherGroup(button, last, index))
    return said;
  if (!button || others.length > 0 || !/^(?:goal|submit)$/.test(verb) || !taking.test(said)) return undefined;
  if (!last || !fieldRoles.has(last.node.role) || last.node.hidden !== undefined) return undefined;
  if (fieldRoles.has(button.node.role)) return undefined;
  const [own, its] = [wholeOf(button), wholeOf(last)];
  const isApart =
    own && its && own.node.role === its.node.role && !isInside(last, own) && !isInside(button, its);
  return isApart ? said : undefined;
}

/** "Tick Acme and apply the filter" is not the "Apply" between the two fields for a price. */
function isOfOtherGroup(button: Entry, last: Entry, index: PageIndex): boolean {
  const isChoice = fieldRoles.has(last.node.role) || last.node.checked !== undefined;
  const isBare = /^apply(?: (?:the )?(?:filters?|selection|changes))?$/i.test(button.node.name.trim());
  return isChoice && isBare && isOfOtherFields(button, [last], index);
}

/** The outermost form, dialog or article around an entry that is one of a kind of its own. */
function wholeOf(entry: Entry): Entry | undefined {
  return [...ancestorsOf(entry)].findLast(({ node }) =>
    /^(?:form|dialog|alertdialog|article)$/.test(node.tag === 'form' ? 'form' : node.role),
  );
}
