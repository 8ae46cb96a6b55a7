/** "Extend the loan of the astrolabe until 30 June": what is done to a record, and what the form that comes up for it takes. */
import { clickOn } from '../../matching/click-on.js';
import { type Clause, spell } from '../../language/clause.js';
import { partsOf } from '../../language/form-sentence.js';
import type { Token } from '../../language/lexer.js';
import { remarkIn } from '../../language/remark.js';
import { wordToken } from '../../language/token-runs.js';
import { contentOf, isStopWord, toWord, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { mayOpen } from '../../matching/form-opener.js';
import { chosenItem } from '../../matching/form-choices.js';
import { formFields } from '../../matching/form-fields.js';
import { formOf, recordOf } from '../../matching/relations.js';
import { ticked } from './form-clauses.js';
import { below, type Entry, entryOf, mentionsOf, readable } from '../../matching/page-index.js';
import { isPronoun } from '../../language/references.js';
import { dayNotShown } from '../evidence/day-shown.js';
import { sendsStanding } from '../controls/sends-standing.js';
import { isDoneToOne } from '../records/record-looks.js';

/** What makes, finds or destroys: a form that came up for it would take no part of what is said of the record. */
const noForm =
  /^(?:add|create|make|new|delete|remove|discard|trash|cancel|sort|filter|search|show|hide|view|open|go|back|log|sign|download|export|print|copy|undo|redo|refresh|select)$/;

/** What leads to a value. */
const leads = /^(?:until|till|because|with|at|on|for|by|as)$/;

/** Grounds the deed alone, to see that it is one click. */
type Ground = (clause: Clause, scene: Scene) => Outcome;

/** The deed, and then its form, where one record is called by all the words in front of a part. */
export function deedWithForm(clause: Clause, scene: Scene, ground: Ground): Outcome | undefined {
  const [reading, ...others] = clause.readings;
  const target = reading?.target ?? [];
  const [verb] = target;
  if (clause.verb !== 'goal' || clause.opened || others.length > 0 || !verb || remarkIn(clause))
    return undefined;
  if (clause.said === '' || noForm.test(clause.said)) return undefined;
  // The day is gone to before anything of it is booked.
  if (dayNotShown(clause.text, scene) !== undefined) return undefined;
  for (const [at, token] of target.entries()) {
    if (at < 2 || token.kind === 'quoted' || !isLead(token, target[at + 1], clause)) continue;
    const parts = inParts(target.slice(at));
    const { after: _after, sentBy: _sentBy, aside: _aside, ...alone } = clause;
    const said: Clause = {
      ...alone,
      readings: [{ target: target.slice(0, at) }],
      text: spell(target.slice(0, at)),
    };
    const box = token.lower === 'with' ? boxBeside(target.slice(at + 1), scene) : undefined;
    // What is ticked beside the records goes with the deed, and is ticked before it.
    if (box && isDoneToOne(said, scene)) return { kind: 'instead', clauses: [ticked(box), said] };
    // "The swap for Lee" is the one line that says both: nothing of that is left for a form.
    if (!partsOf(parts) || isOfRecord(target.slice(at), scene) || isDoneToOne(clause, scene)) continue;
    const opening = handing.test(clause.said) ? openingOf(target.slice(1, at), scene, ground) : undefined;
    if (opening) {
      const rest = [verb, wordToken('it'), ...target.slice(at)];
      const onward = { ...clause, readings: [{ target: rest }], text: spell(rest) };
      return { kind: 'instead', clauses: [opening, onward] };
    }
    const deed =
      (isDoneToOne(said, scene) && !isOneMore(target.slice(1, at))) || isDoneToIt(said, scene)
        ? said
        : isWritten(target.slice(at))
          ? openingDeed(said, scene, ground)
          : undefined;
    if (!deed) continue;
    const form: Clause = {
      verb: 'goal',
      said: clause.said,
      readings: [{ target: [verb, ...parts] }],
      text: `${clause.said} ${spell(parts)}`,
      opened: true,
      ...(clause.after && { after: clause.after }),
      ...(clause.sentBy !== undefined && { sentBy: clause.sentBy }),
    };
    return { kind: 'instead', clauses: [deed, form] };
  }
  return undefined;
}

/** "The day off of Jan on Tuesday", where a line of a list says "Tuesday": it tells which line is meant, and goes into no form. */
function isOfRecord([lead, ...said]: readonly Token[], { index }: Scene): boolean {
  if (!/^(?:on|at)$/.test(lead?.lower ?? '') || said.some(({ kind }) => kind !== 'word')) return false;
  const [word, ...more] = said.flatMap(({ text }) => contentOf(text));
  return (
    word !== undefined && more.length === 0 && [...mentionsOf(word, index)].some((entry) => recordOf(entry))
  );
}

/** The click that opens what is handed on, where it is one thing on the page, and neither the page nor a menu of it hands on. */
function openingOf(object: readonly Token[], scene: Scene, ground: Ground): Clause | undefined {
  const { index } = scene;
  const isThere = index.actionable.some(({ evidence }) =>
    evidence.some(({ words }) => handing.test(words[0]?.text ?? '')),
  );
  if (isThere || object.some((token) => isPronoun(token))) return undefined;
  const opening: Clause = {
    verb: 'open',
    said: 'open',
    readings: [{ target: object }],
    text: `open ${spell(object)}`,
  };
  const outcome = ground(opening, scene);
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  const entry = others.length === 0 ? entryOf(step?.ref ?? '', index) : undefined;
  const record = entry && (recordOf(entry) ?? entry);
  const hasMenu =
    record &&
    below(index, record).some(
      ({ node, evidence: [name] }) =>
        node.hasPopup !== undefined ||
        /^(?:more|menu|options?|actions?|[⋮⋯…]|\.\.\.)/iu.test(name?.text ?? ''),
    );
  return record && !hasMenu ? opening : undefined;
}

/** What leads to whom something goes. */
const handing = /^(?:forward|transfer|redirect|escalate|assign|reassign|delegate)$/;

/** "With yearly payment": the one box that says so, and stands in no record and in no form of its own. */
function boxBeside(tokens: readonly Token[], { index }: Scene): Entry | undefined {
  const fields = formFields(index.actionable.filter((entry) => !recordOf(entry) && !formOf(entry)));
  const [placement, ...others] = chosenItem(tokens, { fields, nouns: [] }) ?? [];
  return placement &&
    others.length === 0 &&
    placement.field.entry.node.role !== 'radio' &&
    placement.field.kind === 'box'
    ? placement.field.entry
    : undefined;
}

/** "An interview" is what is made, and no record that says so: which one it is for is still to come. */
function isOneMore([article, ...nouns]: readonly Token[]): boolean {
  return (
    /^an?$/.test(article?.lower ?? '') &&
    nouns.every(({ kind, text }) => kind === 'word' && /^\p{Ll}+$/u.test(text) && text !== 'of')
  );
}

/** A name, an address, a number or a quoted text is for a form to take, and no words for what is done. */
function isWritten([lead, first, ...rest]: readonly Token[]): boolean {
  const [value] = /^(?:the|an?|my)$/.test(first?.lower ?? '') ? rest : [first];
  return (
    lead?.text === ':' ||
    (/^(?:as|with)$/.test(lead?.lower ?? '') &&
      value !== undefined &&
      (value.kind !== 'word' || /^[\p{Lu}\d]|@/u.test(value.text)))
  );
}

/** The deed where it is the click on one button that sends off nothing, else the only button of the page that says its verb, on the page of what it is done to. */
function openingDeed(deed: Clause, scene: Scene, ground: Ground): Clause | undefined {
  const outcome = ground(deed, scene);
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const entry =
    step?.method === 'click' && others.length === 0 ? entryOf(step.ref ?? '', scene.index) : undefined;
  const object = (deed.readings[0]?.target ?? []).slice(1);
  if (entry)
    return mayOpen(entry, scene) &&
      !sendsStanding(entry, deed, scene) &&
      !(isOneMore(object) && recordOf(entry))
      ? deed
      : undefined;
  const nouns = object.flatMap(({ text }) => contentOf(text));
  const titles = [
    scene.index.snapshot.title,
    ...scene.index.entries.flatMap(({ node }) =>
      node.role === 'heading' && node.level === 1 ? [readable(node) || node.name] : [],
    ),
  ].flatMap((title) => wordsOf(title));
  const [button, ...more] = scene.index.actionable.filter(
    ({ node, evidence: [name] }) =>
      /^(?:button|link)$/.test(node.role) &&
      name?.words[0]?.text === deed.said &&
      name.words.slice(1).every((word) => isStopWord(word) || word.text === 'now'),
  );
  const isHere =
    nouns.length > 0 && nouns.every((noun) => titles.some((word) => wordLikeness(noun, word) >= 0.9));
  return button &&
    more.length === 0 &&
    isHere &&
    mayOpen(button, scene) &&
    !sendsStanding(button, deed, scene)
    ? clickOn(button, deed.text)
    : undefined;
}

function isLead({ lower }: Token, next: Token | undefined, { said }: Clause): boolean {
  // What something is marked as is a state of it, and nothing that a form takes.
  if (lower === 'as' && /^(?:mark|flag)$/.test(said) && next?.kind === 'word') return false;
  if (lower === ':') return next !== undefined;
  const isGiven = next?.kind === 'quoted' || next?.kind === 'variable' || /\S@\S/.test(next?.text ?? '');
  const isPlace = /^(?:the|an?)$/.test(next?.lower ?? '') && bringing.test(said);
  // "Forward Ana's mail to bob": a name is typed as an address is.
  const isName = said === 'forward' && next?.kind === 'word' && !isStopWord(toWord(next.lower));
  return leads.test(lower) || (lower === 'to' && ((handing.test(said) && (isGiven || isName)) || isPlace));
}

/** What leads to where something goes: one of several places that are asked for. */
const bringing = /^(?:move|redirect|transfer|reroute|relocate)$/;

/** "Forward it", once it is open: by the only control that says the verb and no more. */
function isDoneToIt({ said, readings }: Clause, { index }: Scene): boolean {
  const object = (readings[0]?.target ?? []).slice(1);
  const [it, ...more] = object;
  if (!it || more.length > 0 || !isPronoun(it) || !handing.test(said)) return false;
  const [control, ...others] = index.actionable.filter(
    ({ node, evidence: [name] }) =>
      node.hidden === undefined &&
      node.disabled !== true &&
      /^(?:button|link|menuitem|generic)$/.test(node.role) &&
      name?.words.length === 1 &&
      name.words[0]?.text === said,
  );
  return control !== undefined && others.length === 0;
}

/** "Because it is too fragile" as its reason; "with pick-up on 21 May" as what is called so. */
function inParts([lead, ...rest]: readonly Token[]): readonly Token[] {
  if (!lead) return [];
  if (lead.lower === 'because') {
    const said = rest.filter(
      ({ lower }, at) =>
        !(at === 0 && /^(?:it|they|he|she|that|it's|they're)$/.test(lower)) &&
        !(at <= 1 && /^(?:is|are|was|were)$/.test(lower)),
    );
    return [wordToken('with'), wordToken('reason'), ...said];
  }
  return [lead.lower === ':' ? wordToken('with') : lead, ...rest].filter(
    (token, at, all) => !isJoint(token, at, all),
  );
}

/** "On" in "with pick-up on 21 May". */
function isJoint({ kind, lower }: Token, at: number, all: readonly Token[]): boolean {
  if (kind !== 'word' || !/^(?:on|at|until|by|of)$/.test(lower) || !/^\d/.test(all[at + 1]?.text ?? ''))
    return false;
  const near = all.slice(Math.max(0, at - 3), at);
  const before = near.findLastIndex((token) => token.lower === 'with');
  // "With Mara on 21 May": who is a part of its own.
  return before !== -1 && before < near.length - 1 && !/^\p{Lu}/u.test(near[before + 1]?.text ?? '');
}
