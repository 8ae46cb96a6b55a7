/** "Go to the Archive folder", where an action is called "Archive" as well: of several of one name the one whose class says what it is. */
import { type Clause, valueOf } from '../../language/clause.js';
import { withoutArticle } from '../../language/token-runs.js';
import { kindAt } from '../../language/types.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.85;

/** The click on it; undefined where only one is called so, or the classes tell none of them or several. */
export function kindByClass(clause: Clause, { index, among }: Scene): Outcome | undefined {
  const [reading, ...others] = clause.readings;
  if (!/^(?:click|open)$/.test(clause.verb) || !reading?.target || others.length > 0) return undefined;
  const target = withoutArticle(reading.target);
  const kind = target.at(-1);
  const name = fold(valueOf(target.slice(0, -1)));
  if (kind?.kind !== 'word' || target.length < 2 || kindAt([kind.lower], 0) === undefined) return undefined;
  const called = index.actionable.filter(
    (entry) => nameOf(entry) === name && entry.node.hidden === undefined && (among?.(entry) ?? true),
  );
  const isPlain = called.every(({ node }) => node.role === 'generic');
  const own = called.filter((entry) => saysKind(entry, kind.lower));
  const [only, ...more] = own;
  return only && more.length === 0 && called.length > 1 && isPlain
    ? {
        kind: 'steps',
        steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
        explained: valueOf(reading.target),
      }
    : undefined;
}

/** What is shown, without the number of what is in it. */
function nameOf({ node }: Entry): string {
  return fold(node.name || readable(node)).replace(/[\s(]+\d+\)?$/u, '');
}

function saysKind({ node }: Entry, kind: string): boolean {
  return (node.classes ?? []).some((name) =>
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .includes(kind),
  );
}
