/** A record whose name is edited where it stands: a double click on the text makes a field of it. */
import { parseInstruction } from '../../language/grammar.js';
import { fold } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, isInside, partsOf, readable } from '../../matching/page-index.js';
import type { Clause } from '../../language/clause.js';
import { type Deed, deedOf, isRewritten } from './record-deed.js';

/** The text of a record that a double click may make a field of; undefined where the deed puts no other text in its place. */
export function nameToRewrite(record: Entry, deed: Deed, index: Scene['index']): Entry | undefined {
  return isRewritten(deed) ? nameOf(record, nameBefore(deed), index) : undefined;
}

/** What the record was called: what is to be renamed. */
function nameBefore({ literals: [literal], telling }: Deed): string {
  return literal ?? telling.map(({ text }) => text).join(' ');
}

/** The text of the record that is its name, where a double click follows nothing. */
function nameOf(record: Entry, name: string, index: Scene['index']): Entry | undefined {
  const texts = [...below(index, record), ...partsOf(index).filter((part) => isInside(part, record))];
  const [only, ...others] = texts.filter(
    (entry) =>
      entry.node.ref !== undefined &&
      isLeaf(entry) &&
      !entry.actionable &&
      fold(readable(entry.node)) === fold(name) &&
      ![...ancestorsOf(entry)].some((up) => up.actionable),
  );
  return others.length === 0 ? only : undefined;
}

/** The field that came up in place of the name, and holds it, takes the new one. */
export function typedInPlace(clause: Clause, scene: Scene): Outcome | undefined {
  const deed = deedOf(clause);
  if (!deed) return undefined;
  const [field, ...others] = [...freshEntries(scene)].filter(
    ({ node }) => node.role === 'textbox' && fold(node.value ?? '') === fold(nameBefore(deed)),
  );
  if (!field || others.length > 0) return undefined;
  const change = `change it to "${deed.value ?? ''}"`;
  return { kind: 'instead', clauses: parseInstruction(change) };
}

/** Nothing lies in it. */
export function isLeaf({ node }: Entry): boolean {
  return node.children.length + (node.parts ?? []).length === 0;
}
