/** "Change the permalink to x", where a line of the page says "Permalink: /y" and has a button to edit it: what it opens takes the text, and is saved. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { contentOf, isAmong, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { changing } from './column-field.js';
import { edits } from '../../matching/edit-sign.js';

/** How sure the one line is that begins with just what is to be changed. */
const CONFIDENCE = 0.85;

/** Levels from a button to its line. */
const MAX_LEVELS = 3;

/** Opens the edit of the one line that begins so; undefined where no line does, or several do. */
export function valueLine({ verb, said, readings, text }: Clause, scene: Scene): Outcome | undefined {
  const [reading, ...others] = readings.filter(({ target, value }) => target && value);
  if (verb !== 'set' || !(changing.test(said) || said === 'edit') || !reading?.target || others.length > 0)
    return undefined;
  if (!reading.value || reading.was || scene.among) return undefined;
  const field = reading.target;
  const buttons = scene.index.actionable.filter(
    (entry) => isButton(entry) && edits(entry) && labelOf(entry, scene.index, spell(field)),
  );
  const [button, ...more] = buttons;
  if (!button || more.length > 0) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(button, 'click', { confidence: CONFIDENCE })],
    phase: { kind: 'property', field, value: reading.value, owner: [], isLine: true },
    explained: `${text} ${valueOf(reading.value)}`,
  };
}

function isButton({ node }: Entry): boolean {
  return /^(?:button|link)$/.test(node.role) && node.hidden === undefined && node.disabled !== true;
}

/** Whether the line around a button has no other control, and says just these words in front of a colon, or as the first of its parts. */
function labelOf(button: Entry, index: PageIndex, field: string): boolean {
  const said = contentOf(field);
  for (const line of [...ancestorsOf(button)].slice(0, MAX_LEVELS)) {
    const inside = below(index, line);
    if (inside.some((entry) => entry !== button && entry.actionable)) return false;
    const shown = readable(line.node, 'without buttons');
    const [head = ''] = /^[^:]*(?=:\s*\S)/.exec(shown) ?? [];
    const [first] = inside.filter(({ node }) => node.children.length === 0 && readable(node) !== '');
    const labels = [head, first && shown !== readable(first.node) ? readable(first.node) : ''].map((label) =>
      wordsOf(label),
    );
    const isLabel = labels.some(
      (label) =>
        label.length > 0 &&
        contentOf(label.map(({ text }) => text).join(' ')).length === said.length &&
        said.every((word) => isAmong(word, label)),
    );
    if (said.length > 0 && isLabel) return true;
  }
  return false;
}
