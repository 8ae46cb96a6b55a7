/** "Address it to ann@x.org": into the one field that says to whom. */
import { tokenize } from '../../language/lexer.js';
import { type Clause, valueOf } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { isEditable } from '../controls/do-option.js';

const CONFIDENCE = 0.84;

const recipient =
  /^(?:(?:send |deliver |ship )?to|recipients?|addressees?|to whom|to \(?(?:e-?mail|recipients?)\)?|recipient'?s? (?:e-?mail|address|name))\s*[:*]?$/;

/** Fills it; undefined where there is none such, or more than one, or more is said than to whom. */
export function addressed({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  const [first, ...rest] = tokenize(text);
  if (verb !== 'goal' || first?.kind !== 'word' || first.lower !== 'address') return undefined;
  const to = rest.findIndex(({ kind, lower }) => kind === 'word' && lower === 'to');
  const object = rest
    .slice(0, to)
    .map(({ lower }) => lower)
    .join(' ');
  const value = rest
    .slice(to + 1)
    .filter(
      ({ kind, text: each }, at, all) => !(kind === 'punctuation' && at === all.length - 1 && each === '.'),
    );
  const [whom] = value;
  if (to < 1 || !/^(?:it|this|that|them|the [\p{L}-]+)$/u.test(object) || !whom) return undefined;
  const isOne = value.length === 1 && (whom.kind !== 'word' || /@|^\p{Lu}/u.test(whom.text));
  const isName =
    value.length <= 3 && value.every(({ kind, text: each }) => kind === 'word' && /^\p{Lu}/u.test(each));
  const [field, ...others] = index.actionable.filter(
    (entry) =>
      /^(?:textbox|combobox|searchbox)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      isEditable(entry) &&
      entry.evidence.some(({ trust, text: name }) => trust >= 0.85 && recipient.test(fold(name))),
  );
  if (!(isOne || isName) || !field || others.length > 0) return undefined;
  const fill = stepOn(field, 'fill', { args: [valueOf(value)], confidence: CONFIDENCE });
  return { kind: 'steps', steps: [fill], explained: text };
}
