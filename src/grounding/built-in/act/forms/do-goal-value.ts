/** Goals that bring a text along: "add the task 'Buy cake'", "apply the code SAVE10", "post the comment 'Nice'". A field takes it, a button sends it. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { isMailAddress } from '../../language/mail-address.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn, type Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside } from '../../matching/page-index.js';
import { asksForNew } from '../../matching/adding-field.js';
import { isEditable } from '../controls/do-option.js';
import { makesOther } from '../../matching/form-place.js';
import { formOf } from '../../matching/relations.js';
import { literalFit } from '../../matching/score.js';
import { contextFit, titledPart } from '../../matching/surroundings.js';
import { fieldRoles } from '../../language/types.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';

/** Verbs of buttons that take what was typed. */
const sending =
  /^(?:add|create|post|send|apply|submit|publish|save|subscribe|comment|share|invite|redeem|track)$/;

/** Verbs of what is not searched for. */
const makes = /^(?:add|create|post|send|publish|save|share|invite)$/;

/** How sure the field and the button are, that nobody named. */
const CONFIDENCE = 0.8;

/** Fills the one field of a button that the goal names, and clicks the button; undefined when the page does not leave one of each. */
export function goalWithValue(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.verb !== 'goal' || !sending.test(clause.said)) return undefined;
  const target = withName(clause.readings[0]?.target ?? []);
  const values = target.filter((token) => isValue(token));
  const [value] = values;
  if (!value || values.length > 1 || isOnPage(value, scene)) return undefined;
  const nouns = target
    .filter((token) => token !== value)
    .flatMap((token) => wordsOf(token.text))
    .filter(
      (word) => !isStopWord(word) && !/^(?:new|text|code|called|named|titled|saying|with)$/.test(word.text),
    );
  const [verb, ...about] = nouns;
  if (!verb) return undefined;
  const buttons = scene.index.actionable.filter(
    (entry) =>
      isPressed(entry, verb, about) &&
      (begins(entry, verb) ||
        (/^(?:redeem|apply)$/.test(clause.said) && redeeming.some((each) => begins(entry, each)))),
  );
  const pairs = buttons.flatMap((button) => {
    const field = fieldOf(button, about, scene);
    if (field && asksFor(field) && makes.test(clause.said)) return [];
    return field && isAbout(field, button, { verb, about, value, scene }) ? [{ button, field }] : [];
  });
  const [pair] = pairs;
  // What has a button of its own elsewhere is not sent off by Enter.
  const isSentElsewhere = buttons.some((button) => saysOnly(button, verb));
  if (!pair)
    return makes.test(clause.said) && !isSentElsewhere ? enteredAlone(value, about, scene) : undefined;
  if (pairs.length > 1) return undefined;
  const fill = stepOn(pair.field, 'fill', { args: [value.text], confidence: CONFIDENCE });
  return {
    kind: 'steps',
    steps: [fill, stepOn(pair.button, 'click', { confidence: CONFIDENCE })],
    explained: spell(target),
  };
}

/** A button, or what is drawn as one and says nothing but the verb, and what it is done to: "Post note". */
function isPressed(entry: Entry, verb: Word, about: readonly Word[]): boolean {
  const { role, hidden } = entry.node;
  return role === 'button' || (role === 'generic' && hidden === undefined && saysOnly(entry, verb, about));
}

/** What a goal says besides its text. */
interface Said {
  verb: Word;
  about: readonly Word[];
  value: Token;
  scene: Scene;
}

/** The field, its button or their part says all the nouns, or the verb has said them. */
function isAbout(field: Entry, button: Entry, { verb, about, value, scene }: Said): boolean {
  const left = about.filter((word) => !speaksOf(field, button, word));
  if (left.length === 0) return true;
  const isNamed = ({ evidence, node }: Entry): boolean =>
    node.role !== 'heading' &&
    evidence.some(
      ({ words, trust }) => trust >= 0.9 && left.some((word) => words.some((each) => isLike(word, each))),
    );
  if (left.length > 1 || scene.index.actionable.some((entry) => isNamed(entry))) return false;
  // "Track parcel JD7788", into "Tracking number" beside "Track": the number is of what is tracked, whatever that is.
  const isNumber = field.evidence.some(
    ({ words }) =>
      words.some(({ text }) => text.startsWith(verb.stem)) &&
      words.some(({ stem }) => /^(?:number|no|code|id|reference|ref)$/.test(stem)),
  );
  if (isNumber && saysOnly(button, verb)) return true;
  // "Subscribe ann@x.org to updates": what is sent to an address is not written anywhere.
  return (
    /^(?:subscribe|signup)$/.test(verb.text) &&
    /\S@\S/.test(value.text) &&
    left.every(({ stem }) => /^(?:update|news|newsletter|mail|mailing|list|alert|notification)$/.test(stem))
  );
}

function isLike(asked: Word, shown: Word): boolean {
  return wordLikeness(asked, shown) >= 0.9;
}

/** A coupon is redeemed by whichever of these words its button says. */
const redeeming = wordsOf('redeem apply use');

/** "Apply the code SAVE10": a code goes into its field, however well the button alone would fit. */
export function redeemed(clause: Clause, scene: Scene): Outcome | undefined {
  return /^(?:apply|redeem)$/.test(clause.said) ? goalWithValue(clause, scene) : undefined;
}

/** "Add a todo "Buy milk"": the only field of a page that is about such things takes it by Enter, where no button does. */
function enteredAlone(value: Token, about: readonly Word[], { index }: Scene): Outcome | undefined {
  const fields = index.actionable.filter(
    (entry) =>
      fieldRoles.has(entry.node.role) &&
      isEditable(entry) &&
      entry.node.hidden === undefined &&
      !asksFor(entry),
  );
  const [field, ...others] = fields;
  // Enter in a field of several lines is one line more.
  const isOneLine = field?.node.role === 'textbox' && field.node.tag !== 'textarea';
  if (!field || others.length > 0 || !isOneLine) return undefined;
  const title = index.entries.find(({ node }) => node.role === 'heading' && node.level === 1);
  const nouns = about.filter(({ stem }) => !/^(?:list|page)$/.test(stem));
  const isAbout = (word: Word): boolean =>
    [field, title].some((entry) =>
      entry?.evidence.some((each) => each.words.some((shown) => wordLikeness(word, shown) >= 0.9)),
    );
  const isAskedFor =
    about.length > 0 && nouns.every(({ stem }) => /^(?:task|todo|item)$/.test(stem)) && asksForNew(field);
  if (!isAskedFor && (nouns.length === 0 || !nouns.every(isAbout))) return undefined;
  const [head, form] = [nouns.at(-1), formOf(field)];
  if (
    head &&
    form &&
    index.actionable.some(
      (entry) =>
        entry.node.role === 'button' &&
        isInside(entry, form) &&
        makesOther(entry, { head, said: about }, { index }),
    )
  )
    return undefined;
  return {
    kind: 'steps',
    steps: [
      stepOn(field, 'fill', { args: [value.text], confidence: CONFIDENCE }),
      stepOn(field, 'press', { args: ['Enter'], confidence: CONFIDENCE }),
    ],
    explained: about.map(({ text }) => text).join(' '),
  };
}

/** "A list called groceries": what stands behind such a word at the end is a name, written with quotes or without. */
function withName(target: readonly Token[]): readonly Token[] {
  const at = target.findLastIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:called|named|titled)$/.test(lower),
  );
  const name = target.slice(at + 1);
  const [first, last] = [name[0], name.at(-1)];
  const isName =
    at > 1 &&
    name.length <= MOST_NAME &&
    !saidOfIt.test(spell(name)) &&
    name.every(({ kind, lower }) => kind === 'word' && !/^(?:and|with|in|for|to|as|from|on)$/.test(lower));
  if (!isName || !first || !last) return target;
  const text = spell(name);
  return [
    ...target.slice(0, at + 1),
    { kind: 'quoted', text, lower: text.toLowerCase(), start: first.start, end: last.end },
  ];
}

/** Most words of a name without quotes. */
const MOST_NAME = 3;

/** "Tarte Tatin priced 6.50": a figure that is said of it is no part of its name. */
const saidOfIt = /\S (?:at|priced|costing|worth|weighing|aged|rated|dated) [$€£]?\d/iu;

function isValue(token: Token): boolean {
  return token.kind === 'quoted' || token.kind === 'variable' || isCode(token);
}

/** A code, a number of letters and digits or an address is no word for what is on the page. */
function isCode({ text }: Token): boolean {
  return /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d-]{4,}$/u.test(text) || isMailAddress(text);
}

/** A quoted text that the page shows is a name, and nothing to type. */
function isOnPage(value: Token, scene: Scene): boolean {
  if (value.kind === 'variable') return false;
  return scene.index.entries.some(
    (entry) => literalFit(value.text, entry).score >= 0.9 && !(isCode(value) && isSample(value, entry)),
  );
}

/** "Try these sample codes: SAVE10, …" tells what may be typed: the code is no name, but a part of a text. */
function isSample({ text }: Token, { evidence }: Entry): boolean {
  return !evidence.some(({ words, text: shown }) => words.length <= MOST_WORDS && shown.includes(text));
}

/** Most words of a name that a code stands in. */
const MOST_WORDS = 3;

/** A field that searches or filters takes no name of what is new. */
function asksFor({ node, evidence }: Entry): boolean {
  const says = evidence.some(
    (each) => each.trust > 0.9 && each.words.some((word) => /^(?:search|filter)$/.test(word.meaning)),
  );
  const isLooking = [node.name, node.placeholder ?? ''].some((text) =>
    /^(?:search|filter|find|look (?:up|for))\b/i.test(text.trim()),
  );
  return node.role === 'searchbox' || says || isLooking;
}

function begins({ evidence }: Entry, verb: Word): boolean {
  return evidence.some(
    (each) => each.trust > 0.9 && each.words.length <= 4 && each.words[0]?.meaning === verb.meaning,
  );
}

function saysOnly({ evidence: [name] }: Entry, verb: Word, about: readonly Word[] = []): boolean {
  const isSaid = (word: Word): boolean =>
    isStopWord(word) || word.meaning === verb.meaning || about.some((each) => isLike(each, word));
  return name?.words.every(isSaid) === true;
}

/** The only field that a text goes into in the smallest container that holds the button and any field at all; of several the one that says what it is. */
function fieldOf(button: Entry, about: readonly Word[], scene: Scene): Entry | undefined {
  for (let up = button.parent, level = 0; up && level < 4; up = up.parent, level += 1) {
    const place = up;
    const fields = scene.index.actionable.filter(
      (entry) =>
        isInside(entry, place) &&
        fieldRoles.has(entry.node.role) &&
        entry.node.role !== 'spinbutton' &&
        isOfNoOther(entry, button, scene) &&
        isEditable(entry) &&
        isFree(entry, scene) &&
        entry.node.hidden === undefined,
    );
    if (fields.length === 0) continue;
    const before = fields.filter((field) => field.order < button.order);
    if (fields.length === 1) return fields[0];
    const [other, own] = before.slice(-2);
    const isEach =
      own === undefined ||
      scene.index.actionable.some(
        ({ node, order }) =>
          node.role === 'button' && order > (other?.order ?? 0) && order < own.order && order < button.order,
      );
    // Several fields in a row, each with its button: the one directly in front.
    if (isEach) return before.at(-1)?.parent === button.parent ? before.at(-1) : undefined;
    const named = fields.filter((field) => about.length > 0 && about.every((word) => says(field, word)));
    return named.length === 1 ? named[0] : undefined;
  }
  return undefined;
}

/** What is new is typed over nothing that stood there before. */
function isFree(field: Entry, { last }: Scene): boolean {
  return (field.node.value ?? '') === '' || field === last;
}

/** A field that stands with a button of its own is sent off by that one. */
function isOfNoOther(field: Entry, button: Entry, { index }: Scene): boolean {
  const form = formOf(field);
  if (form) return isInside(button, form);
  const buttons = index.actionable.filter(
    (entry) =>
      entry === button ||
      (entry.node.role === 'button' && entry.node.hidden === undefined && entry.node.name !== ''),
  );
  for (const place of ancestorsOf(field)) {
    const inside = buttons.filter((each) => isInside(each, place));
    if (inside.length > 0) return inside.includes(button);
  }
  return true;
}

function says({ evidence }: Entry, noun: Word): boolean {
  return evidence.some(({ words }) => words.some((word) => wordLikeness(noun, word) >= 0.9));
}

/** The field, its button, or the part of the page that they are in says the noun. */
function speaksOf(field: Entry, button: Entry, noun: Word): boolean {
  const part = titledPart(button);
  return (
    [field, button].some((entry) => says(entry, noun)) ||
    (part !== undefined && isInside(field, part) && contextFit(field, [noun], [], part) > 0)
  );
}
