/** "Change the quantity of the desk lamp to 3": the one field for a number in the line or card that is called so, whatever says how many. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { contentOf, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { isEditable } from './do-option.js';

const CONFIDENCE = 0.82;

const quantity = /^(?:the )?(?:quantity|qty|amount|number|count) (?:of|for) (?:the )?(?<what>.+)$/i;

/** Fills the field; undefined where the record has no such field, or more than one. */
export function quantityOutcome({ verb, readings }: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:set|fill|type)$/.test(verb)) return undefined;
  for (const { target, value } of readings) {
    const what = target && quantity.exec(spell(target))?.groups?.['what'];
    const text = value ? valueOf(value).trim() : '';
    if (!target || what === undefined || !/^\d{1,4}$/.test(text)) continue;
    const words = contentOf(what.replaceAll('"', ''));
    const records = index.entries.filter((entry) => {
      const shown = entry.record ? wordsOf(`${entry.node.name} ${readable(entry.node)}`) : [];
      return words.length > 0 && words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
    });
    const inner = records.filter(
      (record) =>
        !records.some((other) => other !== record && other.order > record.order && other.order <= record.end),
    );
    const [record, ...others] = inner;
    const [field, ...more] = record && others.length === 0 ? numbersIn(record, index) : [];
    if (!field || more.length > 0) continue;
    if (field.node.value === text) return { kind: 'done', reason: `it is ${text} already`, entries: [field] };
    const step = stepOn(field, 'fill', { args: [text], confidence: CONFIDENCE });
    return { kind: 'steps', steps: [step], explained: spell(target) };
  }
  return undefined;
}

/** Fields that hold a whole number and nothing else. */
export function numbersIn(record: Entry, index: PageIndex): Entry[] {
  return below(index, record).filter(
    (entry) =>
      /^(?:textbox|spinbutton)$/.test(entry.node.role) &&
      isEditable(entry) &&
      entry.node.hidden === undefined &&
      /^\d{1,4}$/.test(entry.node.value ?? ''),
  );
}
