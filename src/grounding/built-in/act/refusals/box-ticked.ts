/** "Open the message" and "check in the guest" are no tick in a box that happens to say so. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, fold, wordsOf } from '../../language/words.js';
import { ancestorsOf, below, type Entry, isInside, mentionsOf, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, says } from '../evidence/word-evidence.js';

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
    // "Gate open" is on where the gate is: off yet, a click opens it.
    const isOff = node.role === 'switch' && node.checked === false;
    if (isOff && deed.text === 'open' && name?.words.at(-1)?.text === 'open') return false;
    return (
      isBox &&
      (isShown ? /^(?:hide|hidden|no|without)$/.test(first?.text ?? '') : first?.meaning !== deed.meaning)
    );
  };
  return targets.some(isOther) ? said : undefined;
}

/** "Check in the guest": no box is ticked by that, nor one that chooses the line by what is only looked at. */
export function phrasal(clause: Clause, act: Act): string | undefined {
  const place = clause.said === 'check' ? /^\s*check (in|out) /i.exec(clause.text)?.[1] : undefined;
  const isBox = act.targets.some(({ node }) => node.checked !== undefined);
  return (isBox ? place : undefined) ?? choosesLine(clause, act);
}

/**
 * "Check the condition of BR-014" looks at it, and "turn on the renewal for pay" is a setting of it: neither is the box that chooses the line; nor is
 * "check the brakes" that of the line with new brakes, where a line says just that.
 */
function choosesLine({ verb, said, readings, text }: Clause, act: Act): string | undefined {
  // "Set the stage of Alpha" chooses its line for what is set next.
  if (!/^(?:un)?check$/.test(verb)) return undefined;
  const [box, ...others] = act.targets;
  const line = box && recordOf(box);
  if (!box || !line || others.length > 0 || box.node.role !== 'checkbox') return undefined;
  const isChoosing = /^(?:select|choose)\b/i.test(box.node.name) || box.node.name.trim() === '';
  // In a matrix each column has a box of its own.
  const boxes = below(act.index, line).filter(({ node }) => node.role === 'checkbox');
  if (boxes.length > 1 || !isChoosing || /\b(?:select|choose)/i.test(text)) return undefined;
  if (/^(?:turn|switch|enable|disable|activate|deactivate)\b/.test(said) && box.node.name !== '') return said;
  const whole = fold(text).replace(/[.!\s]+$/, '');
  const isSaid = (entry: Entry): boolean =>
    fold(readable(entry.node)) === whole && !isInside(entry, line) && !isInside(line, entry);
  if (said === 'check' && act.index.entries.some(isSaid)) return text;
  return columnSaid(readings.findLast(({ target }) => target)?.target ?? [], box, act);
}

/** The title of a column in front of "of": what that column says is not the box. */
function columnSaid(tokens: readonly Token[], box: Entry, act: Act): string | undefined {
  const of = tokens.findIndex(({ kind, lower }) => kind === 'word' && /^(?:of|for)$/.test(lower));
  const table = [...ancestorsOf(box)].find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
  return tokens
    .slice(0, Math.max(of, 0))
    .flatMap(({ kind, text }) => (kind === 'word' ? contentOf(text) : []))
    .find(
      (word) =>
        !says(box, word) &&
        [...mentionsOf(word, act.index)].some(
          (entry) => entry.node.role === 'columnheader' && table !== undefined && isInside(entry, table),
        ),
    )?.text;
}
