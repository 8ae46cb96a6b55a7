/** What belongs to some fields: the button that sends them off, and the words that say what the form is for. */
import type { Scene } from './look-up.js';
import { recordOf } from './relations.js';
import { ancestorsOf, below, type Entry, isInside, type PageIndex, readable } from './page-index.js';
import { isStepSign } from './steppers.js';
import { titledPart } from './surroundings.js';
import { isMadeOf } from '../language/deverbal.js';
import { fieldRoles } from '../language/types.js';
import { isOrnament, isStopWord, toWord, type Word, wordLikeness, wordsOf } from '../language/words.js';

/** What a form is sent off for. */
interface Sent {
  verb: string;
  nouns: readonly Word[];
  scene: Scene;
  /** Its name has to say so. */
  isNamed?: true;
  /** It cannot be clicked before the form is filled in. */
  isAsleep?: true;
}

/** The one button of the form in which these fields lie: by the verb, else by a usual name, else because it is the form's own. */
export function formButton(fields: readonly Entry[], sent: Sent): Entry | undefined {
  const [button, ...others] = formButtons(fields, sent);
  return others.length === 0 ? button : undefined;
}

/** All that may send off the form in which these fields lie, in the same order of preference. */
export function formButtons(
  fields: readonly Entry[],
  { verb, nouns, scene, isNamed, isAsleep }: Sent,
): readonly Entry[] {
  const [first] = fields;
  if (!first) return [];
  const among = isAsleep ? scene.index.entries : scene.index.actionable;
  const all = among.filter(({ node }) =>
    isAsleep
      ? node.role === 'button' && node.disabled === true && node.hidden === 'inert'
      : /^(?:button|generic|link)$/.test(node.role) &&
        node.ref !== undefined &&
        (node.hidden === undefined || node.hidden === 'offscreen'),
  );
  for (const place of ancestorsOf(first)) {
    if (!fields.every((field) => isInside(field, place))) continue;
    const buttons = all.filter(
      (entry) =>
        isInside(entry, place) &&
        belongsTo(entry, fields, scene) &&
        !leaves(entry) &&
        !isStepSign(entry, scene.index) &&
        !isOfLine(entry, fields) &&
        !isOverList(entry, first, scene.index),
    );
    const wanted = toWord(verb);
    // "Send invitation" invites.
    const called = (word: Word): boolean =>
      isMadeOf(word, wanted) || nouns.some((noun) => isLike(noun, word));
    const ranks = [
      buttons.filter((entry) => consists(entry, (word) => isLike(word, wanted), called)),
      // "Comment" right behind the field for one.
      buttons.filter(
        (entry) =>
          entry.node.role === 'button' &&
          fields.every((field) => field.order < entry.order && field.parent === entry.parent) &&
          consists(entry, (word) => nouns.some((noun) => isLike(noun, word)), called),
      ),
      buttons.filter(
        (entry) =>
          entry.node.role !== 'link' &&
          consists(entry, (word) => usual.has(word.meaning), called) &&
          (isForm(place) || !isOutward(entry, first)),
      ),
      isNamed ? [] : buttons.filter((entry) => entry.node.inputType === 'submit' && !seeks(entry)),
    ];
    const rank = ranks.find((each) => each.length > 0);
    // The box that a button is drawn in is no other one.
    if (rank) return rank.filter((entry) => !rank.some((each) => each !== entry && isInside(each, entry)));
    // The foot of a dialog has the button for the form in it that has none.
    if (isForm(place) && (buttons.length > 0 || !isInDialog(place))) return [];
  }
  return [];
}

/** "Publish now" in a part of its own, above the field, is for all of the page, and sends off no field of another part: "add the tag". */
function isOutward({ order, parent, evidence }: Entry, field: Entry): boolean {
  const isApart = order < field.order && parent !== undefined && !isInside(field, parent);
  return isApart && evidence.some(({ words }) => words.some(({ meaning }) => outward.test(meaning)));
}

const outward = /^(?:publish|post|book|reserve|schedule|invite|register|signup)$/;

/** "Add order" over a list of orders opens a form, and sends off none under another heading behind that list. */
function isOverList(button: Entry, field: Entry, { entries }: PageIndex): boolean {
  if (button.order > field.order || !/^\W*(?:add|new|create)\b/i.test(button.evidence[0]?.text ?? ''))
    return false;
  const between = entries.slice(button.order + 1, field.order).filter((each) => !isInside(field, each));
  const list = between.findIndex(({ repeats }) => repeats);
  return list !== -1 && between.slice(list).some(({ node }) => node.role === 'heading');
}

function isInDialog(form: Entry): boolean {
  return [...ancestorsOf(form)].some(({ node }) => /^(?:alert)?dialog$/.test(node.role));
}

/** The "Add" in a line of a list sends off no form that lies outside of it; the last line of the form itself does. */
function isOfLine(button: Entry, fields: readonly Entry[]): boolean {
  const line = recordOf(button);
  const list = line?.parent;
  return (
    line !== undefined &&
    list?.repeats === true &&
    !fields.some((field) => isInside(field, line)) &&
    !fields.every((field) => isInside(field, list))
  );
}

/** All words that say what the form is for: titles around its fields, its button, and what opened it. */
export function formAbout(
  fields: readonly Entry[],
  { button, opener, scene }: { button: Entry | undefined; opener: string | undefined; scene: Scene },
): readonly Word[] {
  const [first] = fields;
  const around = first
    ? [...ancestorsOf(first)].filter((place) => fields.every((field) => isInside(field, place)))
    : [];
  const inner = around[0];
  const part = first && titledPart(first);
  const headings = [inner, part].flatMap((place) =>
    place ? below(scene.index, place).filter(({ node }) => node.role === 'heading') : [],
  );
  // The title of the last card in front of a form is none of the form.
  const before = scene.index.entries.findLast((entry) => {
    const card = entry.node.role === 'heading' ? recordOf(entry) : undefined;
    return (
      entry.node.role === 'heading' &&
      first !== undefined &&
      entry.order < first.order &&
      (!card || isInside(first, card))
    );
  });
  const title = scene.index.entries.filter(
    (entry) => entry === before || (entry.node.role === 'heading' && entry.node.level === 1),
  );
  const drawn = inner && first ? drawnTitle(inner, first, scene) : undefined;
  const texts = [
    drawn ?? '',
    ...around
      .filter(({ node }) => node.role !== 'document')
      .map(({ node }) => (isForm({ node }) || node.role === 'region' ? node.name : '')),
    ...[...headings, ...(opener === undefined ? title : [])].map(({ node }) => readable(node) || node.name),
    ...(button?.evidence ?? []).filter(({ trust }) => trust >= 0.9).map(({ text }) => text),
    opener ?? scene.index.snapshot.title,
  ];
  return texts.flatMap((text) => wordsOf(text));
}

/** "Create a project" is not done by the "Add member" under "Members", whatever the page as a whole is called. */
export function makesOther(
  button: Entry,
  { head, said }: { head: Word; said: readonly Word[] },
  { index }: Pick<Scene, 'index'>,
): boolean {
  const [verb, ...object] = (button.evidence[0]?.words ?? []).filter(
    (word) => !isStopWord(word) && !isOrnament(word) && !more.has(word.text),
  );
  const isMaking = verb !== undefined && /^(?:add|create|invite)$/.test(verb.meaning) && object.length > 0;
  if (!isMaking || object.some((word) => said.some((each) => isLike(each, word)))) return false;
  const title = index.entries.findLast(({ node, order }) => node.role === 'heading' && order < button.order);
  return !wordsOf(title ? readable(title.node) || title.node.name : '').some((word) => isLike(head, word));
}

/** The bold text or title at the head of a box with the fields, where no heading stands: "New message". */
function drawnTitle(box: Entry, first: Entry, { index }: Scene): string | undefined {
  const title = below(index, box).find(
    ({ node }) => /\p{L}/u.test(node.text ?? '') || node.role === 'text' || node.role === 'heading',
  );
  if (!title || title.order > first.order || title.actionable || title.node.role === 'heading')
    return undefined;
  const text = title.node.text ?? title.node.name;
  const isMarked = box.node.marks?.some((mark) => mark.bold === true && mark.text === text) === true;
  const isBold = isMarked || /^(?:b|strong|header)$/.test(title.node.tag ?? '');
  const isTitle = (title.node.classes ?? []).some((name) =>
    /(?:^|[-_])(?:title|head(?:er|ing)?)(?:$|[-_])/.test(name),
  );
  return (isBold || isTitle) && text.length <= LONGEST_TITLE ? text : undefined;
}

/** Most letters of such a title. */
const LONGEST_TITLE = 40;

/** Names of buttons that send off whatever form they are in. */
const usual = new Set(
  'save submit ok done send create add confirm post publish book register signup invite apply finish schedule reserve continue'
    .split(' ')
    .map((word) => toWord(word).meaning),
);

/** It says a verb that fits, and nothing but that and what is made. */
function consists(
  { evidence }: Entry,
  fits: (word: Word) => boolean,
  isNoun: (word: Word) => boolean,
): boolean {
  return evidence.some(({ words, trust }) => {
    if (trust < 0.9 || words.length > 5) return false;
    const said = words.filter((word) => !isStopWord(word) && !isOrnament(word));
    return (
      said.some((word) => fits(word)) &&
      said.every((word) => fits(word) || more.has(word.text) || usual.has(word.meaning) || isNoun(word))
    );
  });
}

const more = new Set('new account user now me free changes change message request form'.split(' '));

function isLike(asked: Word, shown: Word): boolean {
  return wordLikeness(asked, shown) >= 0.9;
}

/** Nothing but these fields, or all of them, is what a button in the form is for: "Add" beside a field of its own is not. */
function belongsTo(button: Entry, fields: readonly Entry[], { index }: Scene): boolean {
  for (const place of ancestorsOf(button)) {
    const isField = (entry: Entry): boolean => fieldRoles.has(entry.node.role) || fields.includes(entry);
    if (!index.actionable.some((entry) => isInside(entry, place) && isField(entry))) continue;
    return fields.every((field) => isInside(field, place));
  }
  return false;
}

/** A search or a filter makes nothing. */
function seeks({ evidence }: Entry): boolean {
  return evidence.some(({ words }) => words.some(({ meaning }) => /^(?:search|filter)$/.test(meaning)));
}

function leaves({ evidence }: Entry): boolean {
  return evidence.some(
    ({ trust, words }) =>
      trust >= 0.9 &&
      words.some(({ meaning, text }) =>
        [meaning, text].some((word) =>
          /^(?:cancel|close|discard|back|previous|delete|reset|clear)$/.test(word),
        ),
      ),
  );
}

function isForm({ node }: Pick<Entry, 'node'>): boolean {
  return /^(?:form|dialog|alertdialog)$/.test(node.role) || node.tag === 'form';
}
