/**
 * "Rename notes.txt to todo.txt", where the name of the file is being edited already: its field stands in the place of the name, and a second
 * click on "Rename" would only open it once more.
 */
import { fold } from '../../language/words.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Scene } from '../../matching/look-up.js';
import { type Clause, valueOf } from '../../language/clause.js';
import { isEditable } from '../controls/do-option.js';

const CONFIDENCE = 0.85;

/** Types the name into the one field of a line of a list that holds the old one, and brings that to an end. */
export function nameOpen(clause: Clause, { index }: Scene): Outcome | undefined {
  const reading = clause.readings.find(({ target, value }) => target && value);
  if (clause.verb !== 'set' || clause.said !== 'rename' || !reading?.target || !reading.value)
    return undefined;
  const was = fold(valueOf(reading.target)).replace(/^the /, '');
  const isOld = ({ node }: Entry): boolean => fold(node.value ?? node.text ?? node.name) === was;
  const [field, ...others] = index.actionable.filter((entry) => isNameField(entry, index) && isOld(entry));
  // Where the name stands as a text as well, another one may be meant.
  if (!field || others.length > 0 || index.entries.some((entry) => entry !== field && isOld(entry)))
    return undefined;
  const text = valueOf(reading.value);
  const fill = stepOn(field, 'fill', { args: [text], confidence: CONFIDENCE });
  const save = saverBeside(field, index);
  return save
    ? {
        kind: 'steps',
        steps: [fill, stepOn(save, 'click', { confidence: CONFIDENCE })],
        explained: clause.text,
      }
    : {
        kind: 'steps',
        steps: [fill, stepOn(field, 'press', { args: ['Enter'], confidence: CONFIDENCE })],
        phase: { kind: 'name', text, typed: field.node.ref ?? '' },
        explained: clause.text,
      };
}

/** The only field of its line, in a list of several. */
function isNameField(entry: Entry, index: PageIndex): boolean {
  const line = entry.node.role === 'textbox' && isEditable(entry) ? recordOf(entry) : undefined;
  return (
    line?.parent !== undefined &&
    line.parent.children.length > 1 &&
    below(index, line).filter(({ node }) => node.role === 'textbox').length === 1
  );
}

function saverBeside(field: Entry, index: PageIndex): Entry | undefined {
  const line = recordOf(field);
  const [save, ...others] = (line ? below(index, line) : []).filter(
    ({ node }) => node.role === 'button' && /^(?:save|ok|done|apply|update|✓|✔)$/.test(fold(node.name)),
  );
  return others.length === 0 ? save : undefined;
}
