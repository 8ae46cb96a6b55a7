/**
 * "Transfer 250 from account 12456 to account 12345", "pay Dan £45.20 from Everyday with the reference "dinner"", in a form that asks for the
 * amount and for whom it is for. Every part has to have its place; and what the page shows to be checked before it pays is confirmed.
 */
import { clickOn } from '../../matching/click-on.js';
import { type Clause, valueOf } from '../../language/clause.js';
import { isOfOtherCurrency } from '../../language/currencies.js';
import { paymentIn } from '../../language/payment.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, type Word, wordsOf } from '../../language/words.js';
import { type FormField, formFields, pick } from '../../matching/form-fields.js';
import { formButton } from '../../matching/form-place.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, readable } from '../../matching/page-index.js';
import { clauseOf, isDoable } from './form-clauses.js';

interface Placed {
  field: FormField;
  value: readonly Token[];
}

/** The clauses for such a form that stands there; undefined where one of its fields is missing, or more than one may be meant. */
export function movedAmount(clause: Clause, scene: Scene): Outcome | undefined {
  const said = paymentIn(clause);
  if (!said) return undefined;
  const fields = formFields(scene.index.actionable);
  const from = said.from.length > 0 ? end('from', said.from, fields) : undefined;
  const to = end('to', said.to, fields);
  if (!to || (said.from.length > 0 && !from)) return toPayments(clause, scene);
  const named = pick({ fields, nouns: [] }, /^(?:amount|sum|total)$/, 3);
  const amount = one(named.length > 0 ? named : onlyText([from, to], fields), [said.amount]);
  const referred = pick({ fields, nouns: [] }, /^(?:reference|message|note|description|memo|purpose)$/, 4);
  const reference = said.reference.length > 0 ? one(referred, said.reference) : undefined;
  if (!amount || (said.reference.length > 0 && !reference)) return undefined;
  const label = amount.field.names
    .flat()
    .map(({ text }) => text)
    .join(' ');
  if (said.currency !== undefined && isOfOtherCurrency(label, said.currency)) return undefined;
  const placed = [amount, from, to, reference].filter((each) => each !== undefined);
  const elements = placed.map(({ field }) => field.entry);
  const button = payButton(elements, clause, scene);
  if (new Set(elements).size < placed.length || !button || isUnset(fields, placed)) return undefined;
  const clauses = placed.map((each) => clauseOf(clause, each));
  if (!clauses.every((each) => isDoable(each, scene))) return undefined;
  const isConfirmed = /^(?:confirm|approve|authori[sz]e|send|submit)$/.test(clause.aside?.[0]?.lower ?? '');
  const sent = clickOn(button, `send off: ${clause.text}`);
  const confirmed: Clause = {
    verb: 'goal',
    said: 'confirm',
    readings: [{}],
    text: `confirm: ${clause.text}`,
    pays: said.amount.text,
  };
  return { kind: 'instead', clauses: [...clauses, sent, confirmed], ...(isConfirmed && { covers: 1 }) };
}

const paying = wordsOf('money payment transfer');

/** The one button of the form that says some verb of paying, or goes on to what is checked before. */
function payButton(fields: readonly Entry[], { said }: Clause, scene: Scene): Entry | undefined {
  for (const verb of [said, 'pay', 'send', 'transfer', 'move', 'next', 'review', 'proceed']) {
    const button =
      verb === '' ? undefined : formButton(fields, { verb, nouns: paying, scene, isNamed: true });
    if (button) return button;
  }
  return undefined;
}

/** The two ends as their labels call them, and what stands in front of that: "From", "Pay from", "Source account"; "To", "Pay to", "Payee". */
const ends: Readonly<Record<'from' | 'to', RegExp>> = {
  from: /^(?:(?:pay|send|transfer|move|take|money)?\s?from\b|source\b|debit account|account to debit)/,
  to: /^(?:(?:pay|send|transfer|move|money)?\s?to\b|payee|recipient|beneficiary|destination|receiver|(?:whom?|who) to pay|pay whom?|who are you paying)/,
};

/** The one field that is called so, and takes the value: of a list just one option that says it. */
function end(way: 'from' | 'to', value: readonly Token[], fields: readonly FormField[]): Placed | undefined {
  const [only, ...others] = fields.filter(
    ({ names, kind }) =>
      kind !== 'box' && names.some((name) => ends[way].test(name.map(({ text }) => text).join(' '))),
  );
  if (!only || others.length > 0) return undefined;
  const said = value.filter(({ kind, lower }) => kind !== 'word' || !/^(?:the|my|our|your)$/.test(lower));
  const options = only.entry.node.options;
  if (options === undefined) {
    const names = only.names.flat().map(({ stem }) => stem);
    const rest = said.filter(
      ({ kind, lower }) =>
        kind !== 'word' || said.length === 1 || !names.includes(wordsOf(lower)[0]?.stem ?? ''),
    );
    return rest.length > 0 ? { field: only, value: rest } : undefined;
  }
  const option = optionFor(contentOf(valueOf(said)), options);
  return option === undefined
    ? undefined
    : {
        field: only,
        value: [{ kind: 'quoted', text: option, lower: option.toLowerCase(), start: 0, end: 0 }],
      };
}

/** The one option of just these words, else the one that has all of them; a noun for what an account is may be left out. */
function optionFor(words: readonly Word[], options: readonly string[]): string | undefined {
  const bare = words.filter(({ stem }) => !/^(?:account|pot|payee)$/.test(stem));
  for (const said of [words, bare]) {
    if (said.length === 0) continue;
    const having = options.filter((option) => {
      const shown = wordsOf(option);
      return said.every((word) => shown.some((each) => each.text === word.text));
    });
    const [exact, ...more] = having.filter(
      (option) => contentOf(option.split(/ [([–—·-]/u)[0] ?? '').length === said.length,
    );
    if (exact !== undefined && more.length === 0) return exact;
    if (having.length > 0) return having.length === 1 ? having[0] : undefined;
  }
  return undefined;
}

/** A field of the form that has nothing chosen yet, and of which nothing is said: from which account, say. */
function isUnset(fields: readonly FormField[], placed: readonly Placed[]): boolean {
  return fields.some(
    (field) =>
      ends.from.test(field.names[0]?.map(({ text }) => text).join(' ') ?? '') &&
      !placed.some((each) => each.field === field) &&
      (field.entry.node.value ?? '') === '',
  );
}

/** The one field to type into in the part of the page that holds both ends, still empty: its label may stand apart from it. */
function onlyText(
  [from, to]: readonly (Placed | undefined)[],
  fields: readonly FormField[],
): readonly FormField[] {
  if (!from || !to) return [];
  const isTyped = ({ kind, entry }: FormField): boolean =>
    /^(?:text|number)$/.test(kind) && (entry.node.value ?? '') === '';
  const part = [...ancestorsOf(from.field.entry)].find(
    (around) =>
      isInside(to.field.entry, around) &&
      fields.some((field) => field.kind !== 'choice' && isInside(field.entry, around)),
  );
  const inside = part ? fields.filter(({ entry }) => isInside(entry, part)) : [];
  const others = inside.filter((field) => field !== from.field && field !== to.field);
  return others.length === 1 && others.every(isTyped) ? others : [];
}

function one([field, ...others]: readonly FormField[], value: readonly Token[]): Placed | undefined {
  return field && others.length === 0 ? { field, value } : undefined;
}

/** The section of a bank where money is sent, from another one of it. */
function toPayments(clause: Clause, { index }: Scene): Outcome | undefined {
  if (clause.away) return undefined;
  const [way, ...others] = index.actionable.filter(
    (entry) =>
      /^(?:link|tab)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      sections.test(readable(entry.node) || entry.node.name),
  );
  if (!way || others.length > 0) return undefined;
  const open = clickOn(way, `go to the payments for: ${clause.text}`);
  return { kind: 'instead', clauses: [open, { ...clause, away: true }] };
}

const sections =
  /^\W*(?:payments?|transfers?|pay|(?:send|move|transfer) (?:money|funds)|(?:money|funds?) transfers?|make a (?:payment|transfer)|pay (?:and|&) transfer|payments? (?:and|&) transfers?)\W*$/i;

/** What came up to be checked before it is paid: it says the amount, and its one button says yes. Nothing more to do where nothing came up. */
export function paymentConfirmed(clause: Clause, amount: string, scene: Scene): Outcome {
  const fresh = freshEntries(scene);
  const shown = Number(amount.replaceAll(',', ''));
  const isAmount = ({ node }: Entry): boolean =>
    [...(node.text ?? node.name).matchAll(/\d[\d.,]*\d|\d/g)].some(
      ([text]) => Number(text.replaceAll(',', '')) === shown,
    );
  const buttons = [...fresh].filter(
    (entry) =>
      /^(?:button|link)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      entry.node.ref !== undefined,
  );
  const yes = buttons.filter(({ node }) => yeses.test((node.name || readable(node)).trim()));
  const looked = `a question whether to pay ${amount}`;
  if (buttons.length === 0) return { kind: 'done', reason: 'nothing more is asked' };
  const [only, ...others] = yes;
  if (![...fresh].some(isAmount))
    return yes.length === 0 ? { kind: 'done', reason: 'it is paid' } : { kind: 'none', looked, nearest: [] };
  if (!only || others.length > 0) return { kind: 'none', looked, nearest: [] };
  return {
    kind: 'steps',
    steps: [{ ...stepOn(only, 'click', { confidence: 0.85 }), irreversible: true }],
    explained: clause.text,
  };
}

const yeses =
  /^(?:confirm|yes|send|pay|transfer|move|approve|authori[sz]e|make (?:the )?(?:payment|transfer)|submit|ok|continue)\b/i;
