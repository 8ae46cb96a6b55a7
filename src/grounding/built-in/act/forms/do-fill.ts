/** Clauses that put text into fields: fill, type, set, clear, the two fields of a log-in. */
import type { Match, Want } from '../../matching/candidate.js';
import { type Clause, type ClauseReading, spell, valueOf } from '../../language/clause.js';
import { goalClause } from '../controls/do-click.js';
import { credentialOutcome } from './credentials.js';
import { FORM_FROM_PAGE } from '../../language/copying.js';
import { formOutcome } from './form-from-page.js';
import { fillListed } from './fill-listed.js';
import { fillSeveral } from './fill-several.js';
import { isDescription, isTakenOver } from '../controls/described-value.js';
import type { Token } from '../../language/lexer.js';
import { isMailAddress } from '../../language/mail-address.js';
import { isPronoun } from '../../language/references.js';
import { type Scene, lookUp, lookUpAnything } from '../../matching/look-up.js';
import { parseLook } from '../../matching/look-phrase.js';
import { candidatesFor, type Outcome, failed, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import { stepperOutcome } from '../controls/do-stepper.js';
import { isEditable, optionNear } from '../controls/do-option.js';
import { isSwitching, putInto } from '../controls/put.js';
import { searchesElse } from '../../matching/search-of-else.js';
import { says } from '../../matching/says.js';
import { namedFields } from './fill-named.js';
import { seenText } from '../evidence/seen-text.js';
import { wordToken } from '../../language/token-runs.js';
import { fieldRoles } from '../../language/types.js';
import { wantClick, wantControl, wantField } from '../../matching/wants.js';
import { saysFields } from '../../language/field-words.js';
import { fold, wordsOf } from '../../language/words.js';

/** A reading of a clause with what the page says to its target. */
interface Tried {
  reading: ClauseReading;
  found: Match;
}

/** Of several empty fields of one form the only one for an e-mail address, where the text is one. */
function fieldForMail(fields: readonly Entry[], text: string): Entry | undefined {
  const forms = new Set(fields.map((field) => formOf(field)));
  if (!isMailAddress(text) || forms.size !== 1) return undefined;
  const [mail, ...others] = fields.filter(
    ({ node, evidence: [name] }) =>
      node.inputType === 'email' || name?.words.some(({ meaning }) => meaning === 'email') === true,
  );
  return others.length === 0 ? mail : undefined;
}

/** "Fill X with Y", "type Y into X", "type Y". */
export function fillClause(clause: Clause, scene: Scene): Outcome {
  if (clause.role === 'user' || clause.role === 'password')
    return credentialOutcome(clause, clause.role, scene);
  if (isPutAside(clause))
    return { kind: 'cannot-tell', looked: clause.text, reason: 'what is put aside is not just typed' };
  if (clause.said === FORM_FROM_PAGE) return formOutcome(clause, scene);
  const together = fillSeveral(clause, scene) ?? fillListed(clause, scene);
  if (together) return together;
  // What is copied goes into a field that has nothing in it yet.
  const place: Scene = isTakenOver(clause)
    ? { ...scene, among: ({ node }) => node.readonly !== true && (node.value ?? '') === '' }
    : scene;
  const list = typeNamed(clause, scene) ?? namedFields(clause, wantField, place);
  if (list) return list;
  const tried = tryReadings(clause, wantField, place);
  const several = tried.best ? undefined : fillEach(tried.all, clause, scene);
  if (several) return several;
  if (tried.best)
    return putInto(tried.best.entry, withoutOwnName(tried.best.reading.value ?? [], tried.best.entry), {
      confidence: tried.best.score,
      clause,
      scene,
    });
  const bare = clause.readings.at(-1);
  // "The word shown in blue": what follows "in" is no field.
  const isSeen = bare?.value !== undefined && seenText(bare.value, scene.index) !== undefined;
  const only = isSeen || clause.readings.length === 1 || !clause.readings.some((each) => isSaid(each));
  const isValue =
    bare?.value && !saysFields(bare.value) && (isPlainValue(bare.value) || isDescription(bare.value));
  if (bare?.value && isValue && !bare.target && only) {
    const field = currentField(scene, bare.value);
    if (field.kind === 'one') return putInto(field.entry, bare.value, { confidence: 0.85, clause, scene });
    if (field.kind === 'several') {
      const mail = fieldForMail(field.entries, valueOf(bare.value));
      if (mail) return putInto(mail, bare.value, { confidence: 0.8, clause, scene });
      return {
        kind: 'ambiguous',
        looked: `the field for ${clause.text}`,
        candidates: candidatesFor(field.entries, 'fill', { score: 0.5, reason: 'a field that is empty' }),
      };
    }
  }
  return namedWhole(clause, scene) ?? markedCell(clause, scene) ?? refusal(tried.all, clause);
}

/** "The name Ben Orr" for a field "Full name", "barcode 40017": what the field is called says what the value is, and is none of it. */
function withoutOwnName(value: readonly Token[], { evidence: [name] }: Entry): readonly Token[] {
  const isPart = ({ kind, text, lower }: Token): boolean =>
    kind === 'word' && text === lower && name?.words.some((each) => each.text === lower) === true;
  const [article, ...more] = value;
  const isLed = article?.kind === 'word' && article.text === 'the';
  const rest = isLed ? more : value;
  const end = rest.findIndex((token) => !isPart(token));
  const first = rest[end]?.text ?? '';
  // Without an article only a code is plainly told from what leads to it: "team 7" may be all of a name.
  const isCode = end === rest.length - 1 && (/@/.test(first) || (/\d/.test(first) && first.length > 3));
  const isValue = end > 0 && (isLed ? /^[\p{Lu}\d]|@/u.test(first) : isCode);
  return isValue ? rest.slice(end) : value;
}

/** "Put 200 aside for the trip", "put it back": a deed with what is named, and no text for a field. */
function isPutAside({ said, text }: Clause): boolean {
  return (
    said === 'put' &&
    /^put (?!["“‘'])(?:[^"“]*? )?(?:aside|away|back|by)(?: (?:for|in|into|to)\b|[.!]?$)/i.test(text)
  );
}

/** "…, amount 2000, type Income": no verb where the page has a list "Type" with that option. */
function typeNamed({ said, readings, text }: Clause, { index }: Scene): Outcome | undefined {
  const [only, ...others] = readings;
  const value = only?.value ?? [];
  if (
    said !== 'type' ||
    !only ||
    only.target ||
    others.length > 0 ||
    value.some(({ kind }) => kind !== 'word')
  )
    return undefined;
  const lists = index.actionable.filter(
    ({ node }) =>
      fold(node.name) === 'type' && node.options?.some((each) => fold(each) === fold(valueOf(value))),
  );
  return lists.length === 1
    ? {
        kind: 'instead',
        clauses: [{ verb: 'set', said: 'set', readings: [{ target: [wordToken('type')], value }], text }],
      }
    : undefined;
}

/** "Put an X in the middle square": what goes onto a board is put there by a click on the cell. */
function markedCell({ readings, text }: Clause, scene: Scene): Outcome | undefined {
  for (const { target, value } of readings) {
    const isMark = /^(?:(?:an?|the|your) )?(?:x|o|cross|nought|mark|marker|token|piece|stone|counter|disc)$/i;
    const place = target && value && isMark.test(spell(value)) ? parseLook(spell(target)) : undefined;
    if (!target || !value || (!place?.inGrid && !place?.edges)) continue;
    const found = lookUpAnything(target, wantClick, scene);
    const [cell] = found.kind === 'found' ? found.entries : [];
    if (found.kind !== 'found' || !cell || fieldRoles.has(cell.node.role)) continue;
    if ((cell.node.text ?? '').trim() !== '')
      return { kind: 'cannot-tell', looked: text, reason: `the cell shows "${cell.node.text}" already` };
    const step = stepOn(cell, 'click', { confidence: found.score });
    return { kind: 'steps', steps: [step], explained: spell(value) };
  }
  return undefined;
}

/** "Write a review" is the button that says just this. */
function namedWhole(clause: Clause, scene: Scene): Outcome | undefined {
  const [only, ...others] = clause.readings.filter((reading) => reading.value && !reading.target);
  const value = only?.value ?? [];
  if (others.length > 0 || value.length === 0 || value.some((token) => token.kind !== 'word'))
    return undefined;
  const said = clause.said.split(' ')[0] as string;
  const goal = goalClause({ ...clause, said, readings: [{ target: [wordToken(said), ...value] }] }, scene);
  return goal.kind === 'steps' && goal.ranked?.[0]?.exact ? goal : undefined;
}

/** "Both password fields": the same text for each. */
function fillEach(tried: readonly Tried[], clause: Clause, scene: Scene): Outcome | undefined {
  for (const { reading, found } of tried) {
    if (found.kind !== 'found' || found.entries.length < 2 || !isSaid(reading)) continue;
    const outcomes = found.entries.map((entry) =>
      putInto(entry, reading.value ?? [], { confidence: found.score, clause, scene }),
    );
    const steps = outcomes.flatMap((each) => (each.kind === 'steps' && !each.phase ? each.steps : []));
    if (steps.length === found.entries.length) return { kind: 'steps', steps };
  }
  return undefined;
}

/** "Set X to Y": text, option, state or position, as the element is. */
export function setClause(clause: Clause, scene: Scene): Outcome {
  if (clause.said === 'assign') return assignClause(clause, scene);
  const list = namedFields(clause, wantControl, scene);
  if (list) return list;
  const tried = tryReadings(clause, wantControl, scene);
  if (!tried.best)
    return stepperOutcome(clause, scene) ?? optionNear(clause, scene) ?? refusal(tried.all, clause);
  // What lies on top is meant, and not the list behind it that is called the same.
  const onTop = tried.best.entry.node.hidden === 'covered' ? optionNear(clause, scene) : undefined;
  const refs = onTop?.kind === 'steps' ? onTop.steps.map(({ ref }) => ref) : [];
  const isOnTop = scene.index.actionable.some(
    ({ node }) => refs.includes(node.ref) && node.hidden === undefined,
  );
  if (onTop && isOnTop) return onTop;
  return putInto(tried.best.entry, tried.best.reading.value ?? [], {
    confidence: tried.best.score,
    clause,
    scene,
  });
}

/** "Assign the task to Ann": into the field for who it is assigned to, and into no field of the task. */
function assignClause(clause: Clause, scene: Scene): Outcome {
  const fields: Want = {
    ...wantControl,
    fit: (node, entry) => (says(entry, /\bassign/) ? wantControl.fit(node, entry) : 0),
  };
  const field = scene.index.actionable.filter(
    (entry) => fields.fit(entry.node, entry) > 0 && entry.node.hidden !== 'behind-dialog',
  );
  const [only, ...others] = field;
  const value = clause.readings[0]?.value ?? [];
  if (!only || others.length > 0 || value.length === 0) return refusal([], clause);
  // "It" is what the step before has opened, for which there is just this one field.
  const isIt = clause.readings[0]?.target?.every((token) => isPronoun(token)) === true;
  if (isIt && (!scene.before || isOfOther(only, scene))) return refusal([], clause);
  return putInto(only, value, { confidence: 0.85, clause, scene });
}

/** It lies in a line of a list, and what was used last does not. */
function isOfOther(field: Entry, { last }: Scene): boolean {
  const line = [...ancestorsOf(field)].find(({ node }) =>
    /^(?:row|listitem|article|treeitem)$/.test(node.role),
  );
  return line !== undefined && !(last && isInside(last, line));
}

/** "Clear X". */
export function clearClause(clause: Clause, scene: Scene): Outcome {
  const target = clause.readings[0]?.target ?? [];
  const fields: Want = {
    ...wantField,
    fit: (node, entry) => (node.role === 'slider' || node.tag === 'select' ? 0 : wantField.fit(node, entry)),
  };
  if (target.length === 0 || (target.length === 1 && target[0]?.lower === 'it')) {
    const field = currentField(scene);
    if (field.kind === 'one')
      return { kind: 'steps', steps: [stepOn(field.entry, 'clear', { confidence: 0.85 })] };
  }
  const found = lookUp(target, fields, scene);
  if (found.kind === 'found')
    return {
      kind: 'steps',
      steps: found.entries.map((entry) => stepOn(entry, 'clear', { confidence: found.score })),
      ranked: found.ranked,
    };
  const said = clause.said.split(' ')[0] as string;
  const goal = goalClause(
    {
      ...clause,
      said,
      readings: [{ target: [{ kind: 'word', text: said, lower: said, start: 0, end: 0 }, ...target] }],
    },
    scene,
  );
  return goal.kind === 'steps' ? goal : failed(found, spell(target));
}

function tryReadings(
  clause: Clause,
  want: Want,
  scene: Scene,
): { best?: { reading: ClauseReading; entry: Entry; score: number }; all: Tried[] } {
  const all: Tried[] = [];
  let best: { reading: ClauseReading; entry: Entry; score: number; value: number } | undefined;
  for (const [at, reading] of clause.readings.entries()) {
    if (!reading.target || reading.target.length === 0) continue;
    const found = lookUp(reading.target, holding(reading, taking(reading, want)), scene);
    all.push({ reading, found });
    const [entry] = found.kind === 'found' ? found.entries : [];
    if (found.kind !== 'found' || !entry || found.entries.length !== 1) continue;
    if (searchesElse(entry, reading.target) || isSmallPart(reading.target, found)) continue;
    // Where no word leads from the field to the value, the field has to be named in full.
    if (!isSaid(reading) && !isPlainPair(reading, found)) continue;
    const value = found.score + (found.exact ? 0.1 : 0) - at * 0.005;
    if (!best || value > best.value) best = { reading, entry, score: found.score, value };
  }
  return best ? { best, all } : { all };
}

/** "To": the whole name of a field, or behind it what it is the end of ("Salary to")? */
function isSmallPart(target: readonly Token[], { exact }: Extract<Match, { kind: 'found' }>): boolean {
  const [only, ...others] = target.filter(({ kind }) => kind !== 'punctuation');
  return (
    !exact && others.length === 0 && only?.kind === 'word' && /^(?:to|from|by|at|on|of)$/.test(only.lower)
  );
}

/** A box is on or off, and takes no other value: "tests: X-ray" is not the box "Blood test". */
function taking({ value = [] }: ClauseReading, want: Want): Want {
  if (isSwitching(valueOf(value))) return want;
  const isBox = ({ node }: Entry): boolean => /^(?:checkbox|switch|radio|menuitem\w+)$/.test(node.role);
  return { ...want, among: (entry) => !isBox(entry) && (want.among?.(entry) ?? true) };
}

/** "From A to B": only what holds A. */
function holding({ was }: ClauseReading, want: Want): Want {
  if (!was) return want;
  const held = fold(valueOf(was));
  return {
    ...want,
    among: (entry) => fold(entry.node.value ?? '') === held && (want.among?.(entry) ?? true),
  };
}

/** A value that is no description of one: "hello world", but not "my birthday". */
function isPlainValue(value: readonly Token[]): boolean {
  const first = value[0];
  return (
    first !== undefined &&
    !(
      first.kind === 'word' &&
      /^(?:the|a|an|my|your|his|her|its|it|some|any|this|that|all|valid|invalid|something)$/.test(first.lower)
    )
  );
}

/** "email bob@x.org": the field is named clearly, and what follows is no part of a name. */
function isPlainPair({ target, value }: ClauseReading, found: Extract<Match, { kind: 'found' }>): boolean {
  const first = value?.[0];
  if (!first || first.kind === 'punctuation' || found.score < 0.7) return false;
  // "The number of | Vic into the field": neither does a name end so, nor is a value put into something of its own.
  if (goesOn.test(target?.at(-1)?.lower ?? '') || value.some((token) => /^(?:into|onto)$/.test(token.lower)))
    return false;
  const generic =
    /^(?:name|field|address|number|code|details|info|information|value|text|input|box|data|form)$/;
  // "First | name Ann": the noun is a part of what the field is called.
  if (value.every((token) => generic.test(token.lower)) || generic.test(first.lower)) return false;
  // "The date of birth | of the additional driver": what goes on about the field is no value.
  if (first.kind === 'word' && goesOn.test(first.lower)) return false;
  return found.exact || /[\d@]|^\p{Lu}/u.test(first.text);
}

const goesOn =
  /^(?:the|of|in|for|on|at|from|to|with|by|as|under|behind|next|inside|below|above|where|whose|that|which|you|is|are|shown|displayed|given|written|printed|into|onto)$/;

/** Whether target and value are told apart by a word or a quote, and not by guessing where one ends. */
function isSaid({ target, value }: ClauseReading): boolean {
  if (!target || !value) return false;
  const end = target.at(-1)?.end ?? 0;
  const start = value[0]?.start ?? 0;
  const reversed = (value.at(-1)?.end ?? 0) <= (target[0]?.start ?? 0);
  if (value.some((token) => token.kind !== 'word' && token.kind !== 'punctuation')) return true;
  return reversed || start - end > 1;
}

function refusal(all: readonly Tried[], clause: Clause): Outcome {
  const unclear = all.find(({ found, reading }) => found.kind === 'ambiguous' && isSaid(reading));
  const first = unclear ?? all[0];
  if (!first || first.found.kind === 'found') {
    return { kind: 'none', looked: `a field for ${clause.text}`, nearest: [] };
  }
  return failed(first.found, spell(first.reading.target ?? []));
}

/** No word goes into a field for a number that nobody named. */
function takesKind({ node }: Entry, value: readonly Token[]): boolean {
  const isForNumber = node.role === 'spinbutton' || node.role === 'slider';
  return !isForNumber || wordsOf(valueOf(value)).some(({ meaning }) => /\d/.test(meaning));
}

/** The field a person would type into without being told which: the focused one, the one used last, the only one. */
function currentField(
  scene: Scene,
  value?: readonly Token[],
): { kind: 'one'; entry: Entry } | { kind: 'several'; entries: readonly Entry[] } | { kind: 'none' } {
  const fields = scene.index.actionable.filter(
    (entry) =>
      fieldRoles.has(entry.node.role) &&
      (scene.among?.(entry) ?? true) &&
      isEditable(entry) &&
      (!value || takesKind(entry, value)) &&
      entry.node.hidden !== 'behind-dialog' &&
      entry.node.hidden !== 'inert' &&
      entry.node.hidden !== 'clipped' &&
      entry.node.hidden !== 'offscreen' &&
      !entry.node.disabled,
  );
  const focused = fields.find((entry) => entry.node.focused);
  if (focused) return { kind: 'one', entry: focused };
  if (scene.last && fields.includes(scene.last)) return { kind: 'one', entry: scene.last };
  const [first] = fields;
  if (!first) return { kind: 'none' };
  return fields.length === 1 ? { kind: 'one', entry: first } : { kind: 'several', entries: fields };
}
