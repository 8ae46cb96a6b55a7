/**
 * "Change the password from A to B": the old one where the old one is asked for, the new one wherever it is, and the form sent off. "Change the
 * password to B" is the same where no old one is asked for, and the form has a button for just that.
 */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { formFields, type FormField } from '../../matching/form-fields.js';
import { formButton } from '../../matching/form-place.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { toWord } from '../../language/words.js';

/** The fields of a new password and its button; undefined where the page asks for no old one beside it. A new one is never typed where the old one goes. */
export function passwordChange(clause: Clause, scene: Scene): Outcome | undefined {
  const reading = clause.readings.find(({ was }) => was) ?? clause.readings[0];
  const target = reading?.target ?? [];
  if (
    clause.verb !== 'set' ||
    !reading?.value ||
    !/^(?:(?:the|my|your|his|her) )?(?:account )?(?:password|pass ?phrase|pin)$/i.test(spell(target))
  )
    return undefined;
  const secret = formFields(scene.index.actionable).filter(({ kind }) => kind === 'password');
  const old = secret.filter((field) => says(field, /^(?:current|old|existing|present|previous)$/));
  const again = secret.filter((field) =>
    says(field, /^(?:confirm|confirmation|repeat|again|verify|retype|reenter|re)$/),
  );
  const fresh = secret.filter((field) => !old.includes(field) && !again.includes(field));
  const [current, ...otherOld] = old;
  const [next, ...otherNew] = fresh;
  if (!next || otherOld.length > 0 || otherNew.length > 0 || again.length > 1) return undefined;
  const isToNew = !current && !reading.was && /^(?:change|update|reset)$/.test(clause.said);
  if (!current && !isToNew) return undefined;
  if (current && !reading.was)
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `"${current.entry.node.name}" has to be filled in as well: say the password that it is changed from`,
    };
  const fields = [...(current ? [current] : []), next];
  const button = formButton(
    fields.map(({ entry }) => entry),
    { verb: 'change', nouns: [toWord('password')], scene },
  );
  // "Log in" and "Sign up" change no password.
  if (isToNew && !(button && changes.test(button.evidence[0]?.text ?? ''))) return undefined;
  if (!button && clause.after !== 'goes on')
    return { kind: 'none', looked: 'the button that changes the password', nearest: [] };
  const set = ({ entry }: FormField, value: readonly Token[]): Clause => ({
    verb: 'set',
    said: 'set',
    readings: [{ value }],
    text: `set "${entry.node.name}"`,
    at: entry.node.ref ?? '',
  });
  return {
    kind: 'instead',
    clauses: [
      ...(current ? [set(current, reading.was ?? [])] : []),
      ...[next, ...again].map((field) => set(field, reading.value ?? [])),
      ...(button && clause.after !== 'goes on'
        ? [
            {
              verb: 'submit' as const,
              said: 'change',
              readings: [{}],
              text: clause.text,
              at: button.node.ref ?? '',
            },
          ]
        : []),
    ],
    ...(clause.after === 'sent' && { covers: 1 }),
  };
}

/** How a button is called that takes over a new password. */
const changes = /^(?:change|update|reset|save|set)\b(?! (?:email|name|address))/i;

function says({ names }: FormField, pattern: RegExp): boolean {
  return names.some((name) => name.some(({ text }) => pattern.test(text)));
}
