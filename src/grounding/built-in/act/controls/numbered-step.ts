/** "Open the Bags step": of a row of steps that are numbered from 1 the one that is called so behind its number. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.85;

/** The click on the step; undefined where it stands in no such row, or several do. */
export function numberedStep(clause: Clause, { index, among }: Scene): Outcome | undefined {
  const target = clause.readings.length === 1 ? (clause.readings[0]?.target ?? []) : [];
  const words = target[0]?.lower === 'the' ? target.slice(1) : target;
  const [noun, name] = [words.at(-1), words.slice(0, -1)];
  const isStep = noun?.kind === 'word' && /^(?:step|stage|tab|section|page|part)$/.test(noun.lower);
  if (!/^(?:click|open|select)$/.test(clause.verb) || name.length === 0 || !isStep || among) return undefined;
  const called = fold(valueOf(name));
  const [only, ...others] = index.actionable.filter(
    (entry) => entry.node.hidden === undefined && numbered(entry.node)?.name === called,
  );
  return only && others.length === 0 && isInRow(only)
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: spell(target) }
    : undefined;
}

function numbered(node: Entry['node']): { number: number; name: string } | undefined {
  const { number, name } =
    /^(?<number>\d{1,2})[.):]? ?(?<name>\p{L}.*)$/u.exec((node.name || readable(node)).trim())?.groups ?? {};
  return number !== undefined && name !== undefined
    ? { number: Number(number), name: fold(name) }
    : undefined;
}

/** All beside it are numbered, one after the other from 1. */
function isInRow({ node, parent }: Entry): boolean {
  const row = (parent?.node.children ?? []).filter(({ role }) => role === node.role);
  return row.length > 1 && row.every((each, at) => numbered(each)?.number === at + 1);
}
