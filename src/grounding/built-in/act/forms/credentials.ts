/** The two fields of a log-in. What a log-in sentence consists of, language/login.ts knows. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { candidatesFor, type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, readable } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import { says } from '../../matching/says.js';
import { contextFit } from '../../matching/surroundings.js';
import { fieldRoles, kindAt } from '../../language/types.js';
import { fold, wordsOf } from '../../language/words.js';
import { submitButton } from '../controls/do-click.js';

/** The fill of the one field for the user, or of the one for the password. */
export function credentialOutcome(clause: Clause, role: 'user' | 'password', scene: Scene): Outcome {
  const value = valueOf(clause.readings[0]?.value ?? []);
  const place = clause.readings[0]?.destination;
  const fields = scene.index.actionable.filter(
    (entry) =>
      fieldRoles.has(entry.node.role) &&
      entry.node.hidden !== 'behind-dialog' &&
      entry.node.hidden !== 'inert' &&
      (!place || liesIn(entry, place)),
  );
  if (place && fields.length === 0) return { kind: 'none', looked: spell(place), nearest: [] };
  const asked = fields.filter(
    (entry) => entry.node.inputType === 'password' || says(entry, /\bpass(?:word|phrase|code)?\b|\bpin\b/),
  );
  // Beside the form that makes an account there may be one to log in by.
  const passwords = asked.filter((entry) => !onlySignsUp(entry, scene));
  if (asked.length > 0 && passwords.length === 0)
    return { kind: 'none', looked: 'a form to log in by', nearest: [] };
  const inForm = (entry: Entry): boolean => !scene.last || formOf(entry) === formOf(scene.last);
  if (role === 'password') {
    const [only, ...others] = passwords.filter(inForm).length > 0 ? passwords.filter(inForm) : passwords;
    if (only && others.length === 0)
      return { kind: 'steps', steps: [stepOn(only, 'fill', { args: [value], confidence: 0.95 })] };
    return only
      ? { kind: 'ambiguous', looked: 'the password field', candidates: [] }
      : (nextPage(clause, scene) ?? { kind: 'none', looked: 'a password field', nearest: [] });
  }
  if (passwords.length === 0) {
    const first = userFirst(fields, scene);
    return first
      ? { kind: 'steps', steps: [stepOn(first, 'fill', { args: [value], confidence: 0.95 })] }
      : { kind: 'none', looked: 'the fields of a log-in', nearest: [] };
  }
  const users = fields.filter(
    (entry) =>
      !passwords.includes(entry) && says(entry, /\b(?:user|username|login|e-?mail|account|phone|id)\b/),
  );
  const [password] = passwords;
  const together = password
    ? fields.filter((entry) => !passwords.includes(entry) && formOf(entry) === formOf(password))
    : [];
  const pick =
    users.length > 1 && password ? users.filter((entry) => formOf(entry) === formOf(password)) : users;
  const [user, ...rivals] = pick.length > 0 ? pick : together;
  if (user && rivals.length === 0)
    return { kind: 'steps', steps: [stepOn(user, 'fill', { args: [value], confidence: 0.95 })] };
  const before = password ? pick.filter((entry) => entry.order < password.order) : [];
  if (before.length === 1)
    return { kind: 'steps', steps: [stepOn(before[0] as Entry, 'fill', { args: [value], confidence: 0.9 })] };
  if (user)
    return {
      kind: 'ambiguous',
      looked: 'the field for the user',
      candidates: candidatesFor(pick, 'fill', { score: 0.6, reason: 'could hold the user' }),
    };
  return { kind: 'none', looked: 'a field for the user', nearest: [] };
}

/** The only field of a form that asks for a user, with a button that logs in or goes on: the password is asked for after it. */
function userFirst(fields: readonly Entry[], { index }: Scene): Entry | undefined {
  const [only, ...others] = fields.filter(
    (entry) =>
      entry.node.options === undefined &&
      says(entry, /\b(?:user|username|login|e-?mail|account|phone|id|name)\b/) &&
      fields.every((other) => other === entry || formOf(other) !== formOf(entry)) &&
      index.actionable.some(
        (button) =>
          /^(?:button|link)$/.test(button.node.role) &&
          formOf(button) === formOf(entry) &&
          logsIn.test(fold(button.node.name || (button.node.text ?? ''))),
      ),
  );
  return others.length === 0 ? only : undefined;
}

/** The buttons beside the password make an account, and none of them lets anybody in who has one. */
function onlySignsUp(password: Entry, { index }: Scene): boolean {
  for (const part of ancestorsOf(password)) {
    const buttons = below(index, part).filter(
      ({ node }) => node.role === 'button' && node.hidden === undefined && readable(node) !== '',
    );
    const names = buttons.map(({ node }) => fold(node.name || readable(node)));
    const isSignUp = names.some((name) => signsUp.test(name));
    if (isSignUp || names.some((name) => logsIn.test(name)))
      return isSignUp && !names.some((name) => logsIn.test(name));
  }
  return false;
}

const signsUp =
  /^(?:sign(?:ing)? ?-?up|register|join|create (?:an? |my |your |new )*(?:account|profile)|get started)\b/;

const logsIn = /^(?:log ?-?in|sign ?-?in|login|enter|continue|next|go|proceed|submit)\b/;

/** Some ask for the user first, and for the password on the next page: once, by the one button that goes on. */
function nextPage(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.fresh || !scene.last || !fieldRoles.has(scene.last.node.role)) return undefined;
  const button = submitButton(scene, ['next', 'continue']);
  if (button.kind !== 'one') return undefined;
  const name = button.entry.node.name || (button.entry.node.text ?? '');
  const quoted: Token = { kind: 'quoted', text: name, lower: name.toLowerCase(), start: 0, end: 0 };
  const next: Clause = {
    verb: 'click',
    said: 'click',
    readings: [{ target: [quoted] }],
    text: `click "${name}"`,
  };
  return { kind: 'instead', clauses: [next, { ...clause, fresh: true }] };
}

/** What surrounds a field says where it is: "the horizontal form". */
function liesIn(entry: Entry, place: readonly Token[]): boolean {
  const named = place.filter((token) => token.kind !== 'word' || kindAt([token.lower], 0) === undefined);
  const literals = named.filter((token) => token.kind === 'quoted').map((token) => token.text);
  const words = named.filter((token) => token.kind === 'word').flatMap((token) => [...wordsOf(token.text)]);
  return contextFit(entry, words, literals) > 0;
}
