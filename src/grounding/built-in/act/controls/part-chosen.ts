/** "Choose US cups", in a box "Metric | US cups" that takes the clicks for its parts: the part is clicked, and not the middle of the box. */
import { type Clause, valueOf } from '../../language/clause.js';
import { withoutDeterminer } from '../../language/token-runs.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, partsOf, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.85;

/** The click on the one part that is called just so, where nothing else on the page is; undefined for any other clause. */
export function partChosen(clause: Clause, { index, among }: Scene): Outcome | undefined {
  const [reading, ...readings] = clause.readings;
  if (!/^(?:click|select)$/.test(clause.verb) || readings.length > 0 || among) return undefined;
  if (!reading?.target || reading.value || reading.destination) return undefined;
  const name = fold(valueOf(withoutDeterminer(reading.target)));
  const called = (entry: Entry): boolean => fold(entry.node.name || readable(entry.node)) === name;
  const [part, ...others] = partsOf(index).filter((entry) => called(entry) && isOneOf(entry));
  if (!part || others.length > 0 || index.entries.some((entry) => called(entry))) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(part, 'click', { confidence: CONFIDENCE })],
    explained: clause.text,
  };
}

/** The box is nothing but a few such parts, and takes the clicks. */
function isOneOf({ parent }: Entry): boolean {
  const { parts = [], role, clickable } = parent?.node ?? {};
  const whole = parent ? readable(parent.node).replaceAll(/\s/g, '') : '';
  return (
    role === 'generic' &&
    clickable === true &&
    parts.length > 1 &&
    parts.length <= MOST_PARTS &&
    parts.map(({ text }) => text.replaceAll(/\s/g, '')).join('') === whole
  );
}

/** Most parts of such a box. */
const MOST_PARTS = 6;
