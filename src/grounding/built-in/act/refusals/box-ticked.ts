/** "Open the message" and "check in the guest" are no tick in a box that happens to say so. */
import type { Clause } from '../../language/clause.js';
import { wordsOf } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** "Open the message": no box is ticked by that, but one that says the verb itself. What is shown may have a box, but none that hides it. */
export function ticked({ verb, said, readings }: Clause, { targets }: Act): string | undefined {
  const [deed] = wordsOf(said);
  if (verb !== 'open' || !deed) return undefined;
  // "Open the Dark page" is no choice of "Dark", nor the list "Dark".
  const tokens = readings.flatMap(({ target = [] }) => target);
  const place = tokens.find(
    ({ lower }, at) =>
      /^(?:page|screen|site|website|modal|dialog|popup)$/.test(lower) &&
      // "25 entries per page" are as many on each.
      !/^(?:per|each|a)$/.test(tokens[at - 1]?.lower ?? ''),
  );
  if (
    place &&
    targets.some(({ node }) => /^(?:radio|option|combobox|listbox|textbox|spinbutton)$/.test(node.role)) &&
    !targets.some(({ evidence: [name] }) => name?.words.some(({ text }) => text === place.lower))
  )
    return place.text;
  const isShown = /^(?:show|display)$/.test(deed.stem);
  const isOther = ({ node, evidence: [name] }: Entry): boolean => {
    const [first] = name?.words ?? [];
    const isBox = /^(?:checkbox|switch)$/.test(node.role);
    return (
      isBox &&
      (isShown ? /^(?:hide|hidden|no|without)$/.test(first?.text ?? '') : first?.meaning !== deed.meaning)
    );
  };
  return targets.some(isOther) ? said : undefined;
}

/** "Check in the guest": no box is ticked by that. */
export function phrasal({ said, text }: Clause, { targets }: Act): string | undefined {
  const place = said === 'check' ? /^\s*check (in|out) /i.exec(text)?.[1] : undefined;
  return targets.some(({ node }) => node.checked !== undefined) ? place : undefined;
}
