/**
 * "Request study leave from 3 May 2027 to 7 May 2027, covered by Dev Anand": days off, in the form that asks for the first and the last of them,
 * which a button or a tab of the page may open. Its kind, who covers and what is noted have each a field of their own, or nothing is done.
 */
import { clickOn } from '../../matching/click-on.js';
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import { type FormPart, partsOf } from '../../language/form-sentence.js';
import type { Token } from '../../language/lexer.js';
import { isStopWord, type Word, wordsOf } from '../../language/words.js';
import { hasOption } from '../../matching/form-choices.js';
import { type FormField, formFields } from '../../matching/form-fields.js';
import { ends } from '../../matching/form-moments.js';
import { placeAll } from '../../matching/form-placing.js';
import { formButton } from '../../matching/form-place.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, readable } from '../../matching/page-index.js';
import { clauseOf, clickedLater, isDoable } from './form-clauses.js';

/** The clauses for the form that stands there, or the click that opens it; undefined where the clause asks for no days off. */
export function leaveRequested(clause: Clause, scene: Scene): Outcome | undefined {
  const said = leaveIn(clause);
  if (!said) return undefined;
  const forms = formsOf(scene);
  const made = forms.flatMap((form) => filled(form, said, clause, scene) ?? []);
  if (forms.length === 0) return clause.away ? undefined : opened(clause, scene);
  const [only, ...others] = made;
  return only && others.length === 0 ? only : undefined;
}

interface Leave {
  kind: readonly Token[];
  from: FormPart;
  until: FormPart;
  more: readonly FormPart[];
}

const nouns = /^(?:leave|holidays?|vacation|absence|pto|off)$/;

/** "Study leave from 3 May to 7 May, …"; a day alone is the first and the last. */
function leaveIn(clause: Clause): Leave | undefined {
  const { verb, said } = clause;
  const all = tokensInOrder(clause.readings);
  const [first, second] = all;
  const isApplied = verb === 'goal' && /^(?:apply|ask)$/.test(first?.lower ?? '') && second?.lower === 'for';
  const isAsked =
    verb === 'goal' && /^(?:request|book|plan|submit|schedule)$/.test(said) && first?.lower === said;
  if (!isApplied && !isAsked) return undefined;
  const rest = all.slice(isApplied ? 2 : 1);
  const at = rest.findIndex(({ kind, lower }) => kind === 'word' && /^(?:from|on|for|between)$/.test(lower));
  const object = at === -1 ? [] : rest.slice(0, at);
  if (object.some(({ kind }) => kind !== 'word') || !nouns.test(object.at(-1)?.lower ?? '')) return undefined;
  const parts = partsOf(rest.slice(at)) ?? [];
  const [day, ...others] = parts;
  if (day?.lead === 'from' && others[0]?.lead === 'until')
    return { kind: kindOf(object), from: day, until: others[0], more: others.slice(1) };
  return day?.lead === 'on'
    ? {
        kind: kindOf(object),
        from: { ...day, lead: 'from' },
        until: { ...day, lead: 'until' },
        more: others,
      }
    : undefined;
}

/** What kind of leave it is; none for "time off", "some days off", "leave". */
function kindOf(object: readonly Token[]): readonly Token[] {
  const said = object.filter(({ lower }) => !/^(?:an?|my|some|the|\d+|one|two|three|four|five)$/.test(lower));
  return said.every(({ lower }) => /^(?:time|days?|off|leave|absence)$/.test(lower)) ? [] : said;
}

/** The parts of the page that ask for a first and a last day. */
function formsOf({ index }: Scene): readonly (readonly FormField[])[] {
  const fields = formFields(index.actionable);
  const days = fields.filter(({ kind }) => kind === 'date');
  const [one, other, ...more] = days;
  if (!one || !other || more.length > 0) return [];
  const around = [...ancestorsOf(one.entry)].find(
    (up) => isInside(other.entry, up) && hasButton(up, index.actionable),
  );
  return around ? [fields.filter(({ entry }) => isInside(entry, around))] : [];
}

function hasButton(around: Entry, entries: readonly Entry[]): boolean {
  return entries.some((entry) => entry.node.role === 'button' && isInside(entry, around));
}

function filled(
  fields: readonly FormField[],
  { kind, from, until, more }: Leave,
  clause: Clause,
  scene: Scene,
): Outcome | undefined {
  const form = { fields, nouns: [] };
  const days = [ends(from.tokens, form, 'from'), ends(until.tokens, form, 'until')].flatMap(
    (each) => each ?? [],
  );
  const taken = new Set(days.map(({ field }) => field));
  const kindField = kind.length > 0 ? fieldFor(kind, fields) : undefined;
  if (days.length < 2 || taken.size < 2 || (kind.length > 0 && !kindField)) return undefined;
  const open = fields.filter((field) => !taken.has(field) && field !== kindField);
  const { all, left } = placeAll(more, { fields: open, nouns: [] }, []);
  const placed = [
    ...(kindField ? [{ field: kindField, value: valueFor(kind, kindField) }] : []),
    ...days,
    ...all,
  ];
  const elements = placed.map(({ field }) => field.entry);
  const button = sender(elements, clause, scene);
  const clauses = placed.map((each) => clauseOf(clause, each));
  if (left.length > 0 || !button || !clauses.every((each) => isDoable(each, scene))) return undefined;
  const isSent = /^(?:send|submit|save|confirm)$/.test(clause.aside?.[0]?.lower ?? '');
  return {
    kind: 'instead',
    clauses: [
      ...clauses,
      button.node.disabled === true && button.node.hidden !== undefined
        ? clickedLater(button, clause.text)
        : {
            verb: 'submit',
            said: 'send',
            readings: [{}],
            text: `send off: ${clause.text}`,
            at: button.node.ref ?? '',
          },
    ],
    ...(isSent && { covers: 1 }),
  };
}

const about = wordsOf('request leave time off holiday vacation absence');

function sender(elements: readonly Entry[], clause: Clause, scene: Scene): Entry | undefined {
  for (const verb of ['send', 'submit', clause.said, 'apply']) {
    const sent = { verb, nouns: about, scene };
    const button =
      verb === ''
        ? undefined
        : (formButton(elements, sent) ?? formButton(elements, { ...sent, isAsleep: true }));
    if (button) return button;
  }
  return undefined;
}

/** The one list that has the kind among its options; else the one that asks for it, and does not say what it has before it opens. */
function fieldFor(kind: readonly Token[], fields: readonly FormField[]): FormField | undefined {
  const having = fields.filter((field) => field.kind === 'choice' && valueFor(kind, field).length > 0);
  const known = having.filter(({ entry }) => entry.node.options !== undefined);
  const asking = having.filter(({ names }) =>
    names.some((name) => name.some(({ stem }) => /^(?:type|kind|reason|category|leave|absence)$/.test(stem))),
  );
  const [only, ...others] = known.length > 0 ? known : asking;
  return others.length === 0 ? only : undefined;
}

/** The kind as its list says it: "annual leave" may be "Annual". */
function valueFor(kind: readonly Token[], field: FormField): readonly Token[] {
  if (field.entry.node.options === undefined) return kind;
  const bare = kind.filter(({ lower }) => lower !== 'leave');
  return [kind, bare].find((said) => said.length > 0 && hasOption(field, spell(said))) ?? [];
}

/** The one button, link or tab that opens the form: "Request time off", "New request" on a page about time off. */
function opened(clause: Clause, { index }: Scene): Outcome | undefined {
  const title = [
    index.snapshot.title,
    ...index.entries.filter(({ node }) => node.role === 'heading').map(({ node }) => node.name),
  ];
  const isAbout = title.some((text) => wordsOf(text).some((word) => isLeave(word)));
  const ways = index.actionable.filter(({ node, evidence: [name] }) => {
    const words = (name?.words ?? wordsOf(readable(node))).filter(
      (word) => !isStopWord(word) && /\p{L}/u.test(word.text),
    );
    return (
      /^(?:button|link|tab)$/.test(node.role) &&
      node.hidden === undefined &&
      node.selected !== true &&
      words.length > 0 &&
      words.every((word) => isLeave(word) || making.test(word.text)) &&
      words.some((word) => making.test(word.text)) &&
      (isAbout || words.some((word) => isLeave(word)))
    );
  });
  const inner = ways.filter((way) => !ways.some((other) => other !== way && isInside(other, way)));
  const [way, ...others] = inner;
  if (!way || others.length > 0) return undefined;
  const open = clickOn(way, `open the form for: ${clause.text}`);
  return { kind: 'instead', clauses: [open, { ...clause, away: true }] };
}

function isLeave({ text }: Word): boolean {
  return /^(?:leave|holidays?|vacations?|absences?|pto|time|off|days?)$/.test(text);
}

const making = /^(?:request|new|add|apply|book|ask|create|submit|plan)$/;
