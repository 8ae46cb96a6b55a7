/** "Enter "Cody" into the search field and hit Search", where no button searches: Enter does, and not another click into the field. */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';

const CONFIDENCE = 0.85;

/** Enter in the field of the step before, which searches; undefined where anything else is called by the word. */
export function searchHit({ verb, said, readings }: Clause, { last, index }: Scene): Outcome | undefined {
  const [word, ...more] = readings[0]?.target ?? [];
  if (verb !== 'click' || !/^(?:hit|press|click|tap)\b/.test(said) || !word || more.length > 0)
    return undefined;
  const isField = last !== undefined && /^(?:textbox|searchbox|combobox)$/.test(last.node.role);
  if (!isField || last.node.tag === 'textarea' || !/^(?:search|find)$/i.test(word.text)) return undefined;
  if (!last.evidence.some(({ text }) => /\b(?:search|find)/i.test(text))) return undefined;
  const isCalled = index.actionable.some(
    (entry) => entry !== last && entry.evidence.some(({ text }) => /\b(?:search|find)/i.test(text)),
  );
  return isCalled
    ? undefined
    : { kind: 'steps', steps: [stepOn(last, 'press', { args: ['Enter'], confidence: CONFIDENCE })] };
}
