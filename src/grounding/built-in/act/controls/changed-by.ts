/** "Increase the adults by 2", "one child less": the number that the one field of that name holds, and so many more or less. */
import type { Clause } from '../../language/clause.js';
import { contentOf, isAmong } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { isEditable } from './do-option.js';

const CONFIDENCE = 0.84;

const said =
  /^(?<verb>increase|raise|decrease|reduce|lower) (?:the )?(?:(?:number|amount|count) of )?(?:the )?(?<noun>\p{L}[\p{L}'’ -]*?) by (?<by>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)[.!]?$/iu;

/** Fills the field; undefined where not just one is called so, or it takes no such number. */
export function changedBy({ text }: Clause, { index }: Scene): Outcome | undefined {
  const { verb = '', noun = '', by = '' } = said.exec(text.trim())?.groups ?? {};
  const words = contentOf(noun);
  const amount = numberOf(by);
  if (words.length === 0 || amount === undefined) return undefined;
  const fields = index.actionable.filter((entry) => isNumber(entry) && isCalled(entry));
  const [field, ...others] = fields;
  if (!field || others.length > 0) return undefined;
  const wanted = Number(field.node.value) + (/^(?:increase|raise)$/i.test(verb) ? amount : -amount);
  const { min, max } = field.node;
  const isBeyond =
    (min !== undefined && min !== '' && wanted < Number(min)) ||
    (max !== undefined && max !== '' && wanted > Number(max)) ||
    wanted < 0;
  if (isBeyond)
    return { kind: 'cannot-tell', looked: text, reason: `"${field.node.name}" does not take ${wanted}` };
  return {
    kind: 'steps',
    steps: [stepOn(field, 'fill', { args: [String(wanted)], confidence: CONFIDENCE })],
    explained: text,
  };

  /** By all of the words, and little else. */
  function isCalled({ evidence: [name] }: Entry): boolean {
    const shown = contentOf(name?.text ?? '');
    return (
      shown.length > 0 && shown.length <= words.length + 2 && words.every((word) => isAmong(word, shown))
    );
  }
}

function isNumber(entry: Entry): boolean {
  const { node } = entry;
  return (
    node.role === 'spinbutton' &&
    isEditable(entry) &&
    node.hidden === undefined &&
    node.disabled !== true &&
    /^\d{1,4}$/.test(node.value ?? '')
  );
}

function numberOf(text: string): number | undefined {
  const at = 'one two three four five six seven eight nine ten'.split(' ').indexOf(text.toLowerCase());
  return at >= 0 ? at + 1 : Number.parseInt(text, 10) || undefined;
}
