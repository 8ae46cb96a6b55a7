/** "Set the departure to 15 June 2025", beside the fields "Check-in" and "Check-out": who stays somewhere arrives with the one and departs with the other. */
import { parseDate } from '../../../../contract/parse-date.js';
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { quotedToken } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';

const called = (name: string): RegExp =>
  new RegExp(
    `^(?:(?:the|my|our|your|date|day|of|select|choose|pick|enter) )*(?:${name})(?: (?:date|day))?[ :*]*$`,
    'iu',
  );

/** By what the two ends of a stay are called, one pair in the words of the other. */
const pairs = [
  { first: called('arrival'), last: called('departure'), anyOf: /\b(?:arriv|depart)/i },
  { first: called('check[ -]?in'), last: called('check[ -]?out'), anyOf: /\bcheck[ -]?(?:in|out)\b/i },
];

/** The clause with the name that the page has for that end; undefined where the page knows the word that is said, or has no such pair of fields. */
export function stayEnd(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:set|fill|type|select)$/.test(clause.verb)) return undefined;
  for (const reading of clause.readings) {
    const { value } = reading;
    const target = reading.target ?? reading.destination ?? [];
    if (!value || parseDate(valueOf(value).trim()) === undefined) continue;
    for (const [at, said] of pairs.entries()) {
      const end = said.first.test(spell(target))
        ? 'first'
        : said.last.test(spell(target))
          ? 'last'
          : undefined;
      const other = pairs[1 - at];
      if (!end || !other) continue;
      // A page for flights has a departure as well, and it is no end of a stay.
      const isKnown = index.actionable.some(({ evidence }) =>
        evidence.some(({ text }) => said.anyOf.test(text)),
      );
      if (isKnown) continue;
      const both = {
        first: fieldCalled(other.first, index.actionable),
        last: fieldCalled(other.last, index.actionable),
      };
      const name = both.first !== undefined && both.last !== undefined ? both[end] : undefined;
      if (name === undefined) return undefined;
      const part = reading.target ? 'target' : 'destination';
      return {
        kind: 'instead',
        clauses: [{ ...clause, readings: [{ value, [part]: [quotedToken(name)] }] }],
      };
    }
  }
  return undefined;
}

/** The name of the one field that is called so; a button "Check out" that opens nothing to choose from is none. */
function fieldCalled(pattern: RegExp, entries: readonly Entry[]): string | undefined {
  const [name, ...others] = entries.flatMap(({ node, evidence }) => {
    const isField =
      /^(?:textbox|combobox|spinbutton)$/.test(node.role) ||
      (node.role === 'button' && node.hasPopup !== undefined);
    const own = evidence.find(
      ({ trust, kind, text }) => trust >= 0.85 && kind !== 'value' && pattern.test(text),
    );
    return isField && own && node.hidden === undefined ? [own.text] : [];
  });
  return others.length === 0 ? name : undefined;
}
