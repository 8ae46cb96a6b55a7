/** "Look up the weather in Prague", on a page about the weather that asks for a place and has nothing else to fill in. */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, isStopWord, toWord } from '../../language/words.js';
import { fieldRoles } from '../../language/types.js';
import { wordToken } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, mentionsOf } from '../../matching/page-index.js';
import { isEditable } from '../controls/do-option.js';

/** The choice of what is asked for in that field; undefined where the page has another field, proposes nothing, or is about something else. */
export function lookedUp({ verb, readings, text }: Clause, { index }: Scene): Outcome | undefined {
  const value = readings.find((reading) => reading.value && !reading.target)?.value ?? [];
  const at = value.findIndex(({ kind, lower }) => kind === 'word' && /^(?:in|for|of|at|on)$/.test(lower));
  const [about, name] = [contentOf(spell(value.slice(0, Math.max(at, 0)))), value.slice(at + 1)];
  const [first] = name;
  if (verb !== 'search' || about.length === 0 || !first || name.some(({ kind }) => kind === 'variable'))
    return undefined;
  const isName =
    first.kind === 'quoted'
      ? name.length === 1
      : /^\p{Lu}/u.test(first.text) && !isStopWord(toWord(first.lower));
  const isTitle = ({ node }: Entry): boolean => node.role === 'heading' && node.hidden === undefined;
  if (!isName || !about.every((word) => [...mentionsOf(word, index)].some(isTitle))) return undefined;
  const [field, ...others] = index.actionable.filter(
    (entry) => fieldRoles.has(entry.node.role) && entry.node.hidden === undefined && isEditable(entry),
  );
  const called = field?.evidence.find(({ trust }) => trust >= 0.85)?.text;
  if (field?.node.role !== 'combobox' || others.length > 0 || called === undefined) return undefined;
  const destination = [{ ...wordToken(called), kind: 'quoted' as const }];
  return {
    kind: 'instead',
    clauses: [{ verb: 'select', said: 'choose', readings: [{ value: name, destination }], text }],
  };
}
