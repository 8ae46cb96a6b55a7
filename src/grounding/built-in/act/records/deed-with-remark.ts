/**
 * "Decline the request of Ann with the reason "Release week"": the deed is done to the record, and what comes up for it takes the text and is sent off.
 * A field that is there before the deed takes it first.
 */
import { crosses } from '../../language/crosses.js';
import { participlesOf } from '../evidence/participle.js';
import { type Clause, spell } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { credentialIn, figureIn, remarkIn } from '../../language/remark.js';
import { wordToken } from '../../language/token-runs.js';
import { formFields, type FormField, isCalled, isFiller } from '../../matching/form-fields.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { openersLeft } from '../../matching/opener-left.js';
import type { Outcome, Phase } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, entryOf, isInside, type PageIndex } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import { contentOf, fold, toWord, wordLikeness, wordsOf } from '../../language/words.js';
import { contextFit, holds } from '../../matching/surroundings.js';

type Remarked = Extract<Phase, { kind: 'remark' }>;

/** The click of the deed, and what is written then; undefined for any other clause, and where the page says the text already. */
export function deedWithRemark(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const remark = remarkIn(clause);
  const said = remark ?? credentialIn(clause) ?? figureIn(clause);
  if (!said || (remark && isShown(said.text, scene.index))) return undefined;
  const deed: Clause = { ...clause, readings: [{ target: said.deed }], text: deedText(clause, said.deed) };
  const outcome = ground(deed, scene);
  const step = outcome.kind === 'steps' && !outcome.phase ? outcome.steps.at(-1) : undefined;
  if (outcome.kind !== 'steps' || step?.method !== 'click') return undefined;
  const fields = formFields(scene.index.actionable).filter((field) => isCalled(field, said.label));
  const button = entryOf(step.ref ?? '', scene.index);
  const [field, ...others] = fields;
  if (field) {
    if (others.length > 0 || !button || formOf(button) !== formOf(field.entry)) return undefined;
    const value = tokenize(`"${said.text}"`);
    const text = `set the ${said.label} to "${said.text}"`;
    return {
      kind: 'instead',
      clauses: [
        { verb: 'set', said: 'set', readings: [{ target: [wordToken(said.label)], value }], text },
        deed,
      ],
    };
  }
  return {
    ...outcome,
    explained: `${outcome.explained ?? ''} ${said.label} ${said.text} ${said.spelt ?? ''}`,
    phase: { kind: 'remark', text: said.text, label: said.label },
  };
}

/** Writes it into what came up for the deed, and sends that off; a refusal where nothing there takes it. */
export function remarkPhase({ text, label }: Remarked, scene: Scene, clause: Clause): Outcome {
  const fresh = freshEntries(scene);
  const fields = formFields(scene.index.actionable.filter((entry) => fresh.has(entry)));
  const looked = (what: string): Outcome => ({
    kind: 'none',
    looked: `${what}, for "${clause.text}"`,
    nearest: [],
  });
  const called = fields.filter((field) => isCalled(field, label) || isOptionally(field, label));
  const texts = fields.filter(({ kind }) => /^(?:text|area|choice|number)$/.test(kind));
  // Beside who it goes to and what it is about, it is the text of several lines.
  const areas = /^(?:reply|respond|answer)$/.test(label) ? texts.filter(({ kind }) => kind === 'area') : [];
  const titled = texts.filter(({ entry }) => contextFit(entry, contentOf(label), []) > 0);
  const [field, ...others] =
    [called, areas, texts, titled].find((each) => each.length === 1) ?? (called.length > 0 ? called : texts);
  if (!field || others.length > 0) return looked(`the one field for the ${label}`);
  return (
    typedAndSent({ field, label, text }, clause, scene) ??
    looked(`the one button that sends off the ${label}`)
  );
}

/** The text written into the field that came up, and the one button beside it that sends it off; undefined where there is no such button. */
export function typedAndSent(
  { field, label, text }: { field: FormField; label: string; text: string },
  clause: Clause,
  scene: Scene,
): Outcome | undefined {
  const verb = clause.said || (clause.readings[0]?.target?.[0]?.lower ?? '');
  const up = besideField(field.entry, [...freshEntries(scene)]);
  const [button, ...more] = sending(verb, up, openersLeft(scene));
  if (!button || more.length > 0) return undefined;
  return {
    kind: 'instead',
    clauses: [
      {
        verb: 'set',
        said: 'set',
        readings: [{ value: tokenize(`"${text}"`) }],
        text: `the ${label} of: ${clause.text}`,
        at: field.entry.node.ref ?? '',
      },
      {
        verb: 'submit',
        said: clause.said,
        readings: [{}],
        text: `send off: ${clause.text}`,
        at: button.node.ref ?? '',
      },
    ],
  };
}

/** What came up nearest to the field: a list that was drawn anew has such buttons on each of its lines. */
function besideField(field: Entry, up: readonly Entry[]): readonly Entry[] {
  for (const around of ancestorsOf(field)) {
    const inside = up.filter((entry) => isInside(entry, around));
    if (inside.some(({ node, actionable }) => actionable && node.role === 'button')) return inside;
  }
  return up;
}

/** "Reason (optional)", "Reason for declining": the label begins with it. */
function isOptionally({ names }: FormField, label: string): boolean {
  return names.some((name) => name.find((word) => !isFiller(word))?.text === label);
}

/** The buttons that carry the deed out: those that say its verb, else those that say yes to it. "Cancel" alone says no, whatever is to be cancelled. */
function sending(verb: string, up: readonly Entry[], openers: ReadonlySet<Entry>): readonly Entry[] {
  const buttons = up.filter(
    ({ node, actionable }) =>
      actionable && node.role === 'button' && node.hidden === undefined && node.ref !== undefined,
  );
  const named = (test: (name: string) => boolean): Entry[] =>
    buttons.filter(({ node, evidence: [name] }) => test(fold(node.name || (name?.text ?? ''))));
  const own = named(
    (name) => name !== 'cancel' && !/^(?:don['’]?t|do not|keep)\b/.test(name) && saysVerb(name, verb),
  );
  const fresh = own.filter((entry) => !openers.has(entry));
  const sends = named((name) => /^(?:send|submit|post|publish)\b/.test(name));
  if (fresh.length === 0 && own.length > 0 && sends.length === 1) return sends;
  if (own.length > 0) return fresh.length > 0 ? fresh : own;
  const agreeing = named((name) => yes.test(name));
  if (agreeing.length > 0) return agreeing;
  // Beside what only puts it away, the one that is left carries it out.
  const others = named((name) => !no.test(name));
  return others.length < buttons.length ? others : [];
}

function saysVerb(name: string, verb: string): boolean {
  const asked = toWord(verb);
  // "Mark resolved", "Mark as resolved".
  const done = /^mark\b/.test(name) ? participlesOf(verb) : [];
  return wordsOf(name).some((word) => wordLikeness(asked, word) >= 0.9 || done.includes(word.text));
}

/** What puts it away. */
const no = new RegExp(
  `^(?:cancel|close|dismiss|back|discard|never mind|not now|keep\\b.*|[${crosses}x])$`,
  'u',
);

const yes = /^(?:confirm|submit|send|ok|okay|save|yes|done|continue|apply|post|publish|reply)\b/;

/** The page says it: it tells which record is meant, and is not written. */
export function isShown(text: string, { entries }: PageIndex): boolean {
  const said = fold(text);
  return entries.some(
    ({ node }) => node.tag !== 'option' && holds(fold(node.text ?? node.value ?? node.name), said),
  );
}

function deedText({ verb, said }: Clause, deed: Parameters<typeof spell>[0]): string {
  return verb === 'goal' ? spell(deed) : `${said} ${spell(deed)}`;
}
