/** "First name", "last name": parts of a name and no count of names, so a field for the other part or for the whole is another field. */
import { type Clause, spell } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { sameName } from '../../matching/same-target.js';
import type { Act } from '../evidence/word-evidence.js';

interface Part {
  /** How a sentence calls it. */
  said: RegExp;
  /** How a field says it, in its label or in its name for the form. */
  shown: RegExp;
}

const given: Part = {
  said: /\b(?:first|given|christian)[ -]?names?\b|\bforenames?\b/i,
  shown: /\bf(?:irst)?[ _-]?name|\bgiven|\bfore|\bfirst\b|\bchristian/i,
};
const family: Part = {
  said: /\b(?:last|family|second)[ -]?names?\b|\bsurnames?\b/i,
  shown: /\bl(?:ast)?[ _-]?name|\bfamily|\bsur|\blast\b|\bsecond/i,
};

function hasTwin(field: Entry, { actionable }: PageIndex): boolean {
  return actionable.some(
    (other) =>
      other !== field &&
      other.node.hidden === undefined &&
      other.node.role === field.node.role &&
      sameName(other, field),
  );
}

/** The part of a name that a clause speaks of and that no field says which it fills; undefined where each is said. */
export function partOfName({ verb, readings }: Clause, act: Act): string | undefined {
  if (!/^(?:fill|type|set|clear)$/.test(verb)) return undefined;
  const [field, ...others] = act.targets;
  if (!field || others.length > 0 || !fieldRoles.has(field.node.role)) return undefined;
  const said = readings.map(({ target }) => spell(target ?? [])).find((text) => isOne(text)) ?? '';
  for (const [part, counterpart] of [
    [given, family],
    [family, given],
  ] as const) {
    const phrase = part.said.exec(said)?.[0];
    // Of two persons who are both asked for it, it is not that of the last one.
    const isAlone = said.replace(/^(?:the|my|your|a) | (?:field|box|input)$/gi, '').length === phrase?.length;
    if (isAlone && shows(field, part) && hasTwin(field, act.index)) return phrase;
    if (phrase === undefined || counterpart.said.test(said) || shows(field, part)) continue;
    // Beside a field for the surname, "Name" is the first name; a surname is in no field for names in general.
    const isRest =
      part === given && act.index.actionable.some((entry) => entry !== field && shows(entry, counterpart));
    if (!isRest || shows(field, counterpart)) return phrase;
  }
  return undefined;
}

function isOne(text: string): boolean {
  return given.said.test(text) || family.said.test(text);
}

function shows({ evidence, node }: Entry, { shown }: Part): boolean {
  return (
    fieldRoles.has(node.role) &&
    evidence.some(
      ({ words, text }) => shown.test(text) || shown.test(words.map((word) => word.text).join(' ')),
    )
  );
}
