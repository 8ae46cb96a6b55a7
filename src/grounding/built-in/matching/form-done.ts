/** What was done to what is made, in what a form asks of that: "copied from Viewer", "sown on 2 April", "returning on 4 May". */
import { valueOf } from '../language/clause.js';
import { verbsIn } from '../language/deverbal.js';
import { isDay, isSomeDay } from '../language/form-leads.js';
import type { Token } from '../language/lexer.js';
import { withoutDeterminer } from '../language/token-runs.js';
import type { Word } from '../language/words.js';
import { type Form, isFiller } from './form-fields.js';
import { dayOf, days, ends } from './form-moments.js';
import type { Placement } from './form-parts.js';

/** "Copied from Viewer" goes into "Copy from", "assigned to Kim" into "Assignee": the one field that begins with the verb of the participle. */
export function doneTo([participle, ...rest]: readonly Token[], form: Form): Placement[] | undefined {
  const verb = participle?.lower.replace(/ied$/, 'y').replace(/(?:ed|ing)$/, '') ?? '';
  const isLed =
    /^(?:from|to|by|on|under|as|at|in|for)$/.test(rest[0]?.lower ?? '') && rest[0]?.kind === 'word';
  const value = withoutDeterminer(isLed ? rest.slice(1) : rest);
  const isBorn = verb === 'born';
  const isOf = ({ text }: Word): boolean =>
    verbsIn(text).some((made) => made.text !== text && (made.text === verb || made.text === `${verb}e`)) ||
    (text.startsWith(verb) && /^(?:e|ed|ee|er|or|ing|s|al|ure|y|t)?$/.test(text.slice(verb.length))) ||
    (isBorn && /^(?:birth|birthday|birthdate|dob)$/.test(text));
  const isOn = /\d/.test(valueOf(value)) && (isDay(valueOf(value)) || isSomeDay(valueOf(value)));
  const fields = form.fields.filter((field) =>
    field.names.some((name) =>
      (isBorn || (isOn && field.kind === 'date') ? name : name.slice(0, 1)).some((word) => isOf(word)),
    ),
  );
  const [field, ...others] = verb.length < 2 ? [] : fields;
  if (field) return others.length === 0 ? [{ field, value: isOn ? dayOf(value) : value }] : undefined;
  // The one date that says nothing of itself.
  const [date, ...more] = isOn ? days(form) : [];
  const isPlain = date?.names.every((name) =>
    name.every((word) => isFiller(word) || /^(?:date|day|when)$/.test(word.stem)),
  );
  const isAny = participle?.lower === 'dated';
  return date && more.length === 0 && (isAny || isPlain === true)
    ? [{ field: date, value: dayOf(value) }]
    : travelled(participle, value, form);
}

/** "Leaving on 1 May and returning on 4 May": the days that a journey begins and ends on. */
function travelled(
  participle: Token | undefined,
  said: readonly Token[],
  form: Form,
): Placement[] | undefined {
  const end = /^(?:leaving|departing|starting|beginning)$/.test(participle?.lower ?? '')
    ? 'from'
    : /^(?:returning|ending|finishing)$/.test(participle?.lower ?? '')
      ? 'until'
      : undefined;
  const value = dayOf(said);
  return end && (isDay(valueOf(value)) || isSomeDay(valueOf(value))) ? ends(value, form, end) : undefined;
}
