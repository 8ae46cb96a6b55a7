/** "Field diary worth 30 marks", "Moorgate Vets on 3 March 2026": of an unquoted text, the end that another field of its form asks for. */
import { isClock, isDay, isSomeDay } from '../../language/form-leads.js';
import { fieldRoles } from '../../language/types.js';
import { fold, wordsOf } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';

const behind =
  / (?=(?<tail>(?:and |, ?)?(?:worth|with|at|for|from|in|on|by|of|due|dated|until|starting|ending|over|under)(?: on| by| at)? (?:an? |the )?(?<rest>\S.*))$)/giu;

/** The words that lead to it, and it; undefined where no field beside the one that the text goes into asks for it. */
export function partBehind(
  text: string,
  field: Entry | undefined,
  entries: readonly Entry[],
): string | undefined {
  if (!field) return undefined;
  const parts = [...text.matchAll(behind)].map(({ groups }) => ({
    tail: groups?.['tail'] ?? '',
    rest: groups?.['rest'] ?? '',
  }));
  if (parts.length === 0) return undefined;
  const form = formOf(field);
  const others = entries.filter(
    (entry) =>
      entry !== field &&
      fieldRoles.has(entry.node.role) &&
      entry.node.hidden === undefined &&
      formOf(entry) === form,
  );
  return parts.find(({ rest }) => others.some((other) => asksFor(other, rest)))?.tail;
}

/** A day for a field of days, a time for one of times, and "30 marks" for "Marks". */
function asksFor({ node }: Entry, rest: string): boolean {
  const label = fold(node.name);
  if (isDay(rest) || isSomeDay(rest))
    return /^(?:date|datetime-local)$/.test(node.inputType ?? '') || /\b(?:date|day)\b/u.test(label);
  if (isClock(rest)) return node.inputType === 'time' || /\btime\b/u.test(label);
  const noun = /^[\d.,]+ (\p{L}+)$/u.exec(rest)?.[1];
  const [word] = wordsOf(noun ?? '');
  return word !== undefined && wordsOf(label).some(({ stem }) => stem === word.stem);
}
