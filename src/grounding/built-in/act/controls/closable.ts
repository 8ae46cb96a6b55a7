/** What can be closed: dialogs, banners, notices and panels, and the controls that close them. */
import type { Scored } from '../../matching/candidate.js';
import { spell } from '../../language/clause.js';
import { isStopWord, type Word, wordLikeness, wordsOf, wordsOfMarks } from '../../language/words.js';
import type { Token } from '../../language/lexer.js';
import { kindFit } from '../../language/types.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { crossesOn, overlaysWithCross, popupBox } from '../../matching/overlay.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { dialogOf } from '../../matching/relations.js';

/** Dialogs, banners and other containers that a phrase after "close" can mean. */
export function containerFor(target: readonly Token[], scene: Scene): Entry[] {
  const containers = scene.index.entries.filter(
    (entry) =>
      /^(?:dialog|alertdialog|alert|status|banner|tooltip|region|complementary|article|listitem|group|tabpanel)$/.test(
        entry.node.role,
      ) &&
      entry.node.hidden !== 'behind-dialog' &&
      entry.node.hidden !== 'inert',
  );
  const drawn = drawnDialogs(scene.index);
  const dialogs = containers.filter((entry) => entry.node.role.endsWith('dialog'));
  const names = target.filter((token) => token.kind !== 'word' || !kinds.test(token.lower));
  if (names.length === 0) {
    if (dialogs.length > 0) return dialogs.slice(-1);
    if (drawn.length === 1 && target.length > 0) return drawn;
    const notices = containers.filter(
      (entry) => /^(?:alert|status)$/.test(entry.node.role) && closeButtons(entry, scene).length > 0,
    );
    return notices.length > 0 || target.length === 0 ? notices : overlaysWithCross(scene.index);
  }
  const words = names.flatMap((token) => wordsOf(token.text)).filter((each) => !isStopWord(each));
  const isSaid = (entry: Entry): boolean => {
    const { name, classes = [], id = '' } = entry.node;
    const marks = drawn.includes(entry) ? wordsOfMarks([...classes, id]) : '';
    const shown = wordsOf(`${name} ${readable(entry.node)} ${marks}`);
    return words.every((each) => shown.some((other) => wordLikeness(each, other) >= 0.9));
  };
  const saying = containers.filter(
    (entry) => !/^(?:article|listitem|group|tabpanel)$/.test(entry.node.role) && isSaid(entry),
  );
  // What is called a dialog is the box over the page, and no part of the page that says the same.
  const isDialog = target.some(({ lower }) => /^(?:dialog|modal|popup|pop-up|window|overlay)$/.test(lower));
  const isOver = saying.length === 0 || (isDialog && !saying.some((entry) => dialogs.includes(entry)));
  const [box, ...boxes] = isOver ? drawn.filter(isSaid) : [];
  if (box && boxes.length === 0) return [box];
  const [only] = saying;
  if (only && saying.length === 1) return [withItsCross(only, scene)];
  const letter =
    saying.length === 0 && target.length > names.length ? newsletterOver(names, scene) : undefined;
  if (letter) return [letter];
  const overlays = saying.length === 0 ? overlaysWithCross(scene.index).filter(isSaid) : [];
  if (overlays.length > 0 && target.length > names.length) return overlays;
  const notice = target.some(({ lower }) => noticeNoun.test(lower)) ? noticeSaying(words, scene) : undefined;
  if (notice) return [notice];
  const found = lookUp(names, { anything: true, fit: (node) => (node.role === 'document' ? 0 : 1) }, scene);
  if (found.kind !== 'found')
    return dialogs.length === 1 && names.every((token) => token.kind === 'word')
      ? namedBy(dialogs, found.ranked)
      : [];
  const [entry] = found.entries;
  // "The notice about free delivery" says all of that, and is not the card "Delivery".
  const isAbout = target.some(({ lower }) => /^(?:about|regarding|concerning|saying|says)$/.test(lower));
  if (!entry || (isAbout && !isSaid(entry))) return [];
  if (containers.includes(entry)) return [entry];
  const dialog = dialogOf(entry);
  if (dialog) return [dialog];
  const popup = popupBox(scene.index);
  if (popup && isInside(entry, popup)) return [popup];
  for (const ancestor of ancestorsOf(entry)) {
    const [button, ...more] = closeButtons(ancestor, scene);
    if (button && more.length === 0) return closesOther(button, entry) ? [] : [ancestor];
  }
  return [];
}

/** What such a thing is called, and the words that lead to what it says. */
const kinds =
  /^(?:the|this|a|dialog|modal|popup|pop-up|window|box|overlay|it|open|current|message|alert|banner|notification|toast|drawer|panel|notice|prompt|survey|warning|error|success|info|about|regarding|concerning|saying|says|that)$/;

/** The words that are no others than what the container says: those of a plain box were looked for in it, those of a notice have to be its own. */
export function saidBy(container: Entry, target: readonly Token[]): string {
  const isNotice = /^(?:alert|status)$/.test(container.node.role);
  return container.node.role === 'generic' || (isNotice && tells(container, target)) ? spell(target) : '';
}

/** Whether a part of the page says all of the words but those for what it is. */
export function tells({ node }: Entry, target: readonly Token[]): boolean {
  const shown = wordsOf(`${node.name} ${readable(node)}`);
  return target
    .filter(({ lower }) => !kinds.test(lower))
    .every(({ text }) => wordsOf(text).every((word) => isStopWord(word) || isTold(word, shown)));
}

/** "Being repainted" is told by "closes for repainting"; that it is new is why there is a notice. */
function isTold(word: Word, shown: readonly Word[]): boolean {
  const root = (text: string): string => text.replace(/(?:ing|ed|es|s)$/, '');
  return (
    /^(?:new|latest|upcoming|being|been)$/.test(word.text) ||
    // "The discount banner" says "Save 10%".
    (reductions.test(word.text) && shown.some(({ text }) => /^(?:%|save|off|reduced)$|%$/.test(text))) ||
    shown.some(
      (other) =>
        wordLikeness(word, other) >= 0.9 ||
        (root(word.text).length >= LEAST_ROOT && root(word.text) === root(other.text)),
    )
  );
}

const LEAST_ROOT = 4;

/** What is announced in percent. */
const reductions = /^(?:discounts?|promo|promotion|promotional|offer|deal|sale|savings?)$/;

const noticeNoun = /^(?:message|alert|banner|notification|toast|notice|warning|announcement|hint|reminder)$/;

/** The one box with nothing but a text and what puts it away, where the text says all of the words: nothing marks it as a notice. */
function noticeSaying(words: readonly Word[], scene: Scene): Entry | undefined {
  const telling = words.filter((word) => !isTold(word, []));
  const [root] = scene.index.entries;
  if (!root || telling.length === 0) return undefined;
  const boxes = closeButtons(root, scene).flatMap((button) => {
    const box = [...ancestorsOf(button)]
      .slice(0, NOTICE_LEVELS)
      .find(({ node }) => readable(node, 'without buttons').trim() !== '');
    if (
      !box ||
      box.node.hidden !== undefined ||
      !/^(?:generic|alert|status|region|group|banner)$/.test(box.node.role)
    )
      return [];
    const inside = below(scene.index, box);
    const isPlain = inside.every(
      (entry) =>
        !/^(?:textbox|combobox|checkbox|radio|slider|table|grid|list|form|tablist|dialog)$/.test(
          entry.node.role,
        ),
    );
    const shown = wordsOf(readable(box.node, 'without buttons'));
    const isSaid = telling.every((word) => isTold(word, shown));
    const isOnly = closeButtons(box, scene).length === 1;
    return isPlain && isSaid && isOnly && shown.length <= MOST_WORDS ? [box] : [];
  });
  const [only, ...others] = new Set(boxes);
  return others.length === 0 ? only : undefined;
}

/** Levels from what puts a notice away up to the box with its text, and how much a notice says at most. */
const [NOTICE_LEVELS, MOST_WORDS] = [5, 60];

/** Boxes that lie over the page, with what closes them, and that only their style sheet calls dialogs; of one in another the outer one. */
function drawnDialogs(index: PageIndex): Entry[] {
  const crosses = crossesOn(index);
  const boxes = index.entries.filter(
    (entry) =>
      entry.node.role === 'generic' &&
      entry.node.hidden === undefined &&
      kindFit('dialog', entry.node) === 1 &&
      crosses.some((cross) => isInside(cross, entry)),
  );
  return boxes.filter((box) => !boxes.some((outer) => isInside(box, outer)));
}

/** "The newsletter pop-up": what lies over the page and asks for an e-mail address to subscribe with, in whatever words. */
function newsletterOver(names: readonly Token[], { index }: Scene): Entry | undefined {
  const isCalled = names.every(({ lower }) =>
    /^(?:newsletters?|subscription|subscribe|mailing|list)$/.test(lower),
  );
  const popup = isCalled ? popupBox(index) : undefined;
  const controls = popup ? index.actionable.filter((entry) => isInside(entry, popup)) : [];
  const [field, ...others] = controls.filter(({ node }) => node.role === 'textbox');
  const asksForMail =
    field !== undefined &&
    others.length === 0 &&
    (field.node.inputType === 'email' ||
      /\be-?mail\b/i.test(`${field.node.name} ${field.node.placeholder ?? ''}`));
  const subscribes = controls.some(({ node }) =>
    /^(?:subscribe|sign (?:me )?up|join|keep me (?:posted|informed)|notify me)\b/i.test(
      node.name || readable(node),
    ),
  );
  return asksForMail && subscribes ? popup : undefined;
}

/** The text of a notice may be all that is read out, and its cross stand beside it. */
function withItsCross(notice: Entry, scene: Scene): Entry {
  if (!/^(?:alert|status)$/.test(notice.node.role) || closeButtons(notice, scene).length > 0) return notice;
  for (const around of [...ancestorsOf(notice)].slice(0, 2)) {
    const isMore = below(scene.index, around).some(
      (entry) =>
        entry !== notice && /^(?:alert|status|heading|form|textbox|table|list)$/.test(entry.node.role),
    );
    if (isMore || (around.node.box?.height ?? 0) > 160) return notice;
    if (closeButtons(around, scene).length === 1) return around;
  }
  return notice;
}

/** The cross of a dialog or notice closes that, and nothing that lies outside of it, or under it; nor does the button of an open section close the one beside it. */
function closesOther(button: Entry, meant: Entry): boolean {
  if (meant.node.hidden === 'covered' && button.node.hidden === undefined) return true;
  if (isOfTwin(button, meant)) return true;
  const own = [...ancestorsOf(button)].find(({ node }) =>
    /^(?:alert|status|(?:alert)?dialog)$/.test(node.role),
  );
  return own !== undefined && own !== meant && !isInside(meant, own);
}

/** "Close the lunch poll", which is folded up, where the poll beside it is open and has the only such button. */
function isOfTwin(button: Entry, meant: Entry): boolean {
  if (meant.node.expanded !== false) return false;
  const around = [...ancestorsOf(meant)];
  const path = [button, ...ancestorsOf(button)];
  const at = path.findIndex((entry) => around.includes(entry));
  const [theirs, shared] = [path[at - 1], path[at]];
  const ours = [meant, ...around].find(({ parent }) => parent === shared);
  const isAlike =
    theirs?.node.tag === ours?.node.tag &&
    (theirs?.node.classes ?? []).join(' ') === (ours?.node.classes ?? []).join(' ');
  return theirs !== undefined && isAlike && readable(theirs.node, 'without buttons').trim() !== '';
}

function namedBy(dialogs: readonly Entry[], ranked: readonly Scored[]): Entry[] {
  return dialogs.filter((dialog) =>
    ranked.some((each) => each.score > 0.4 && (each.entry === dialog || isInside(each.entry, dialog))),
  );
}

/** What closes a container: the controls in it that say so, else its crosses. */
export function closeButtons(container: Entry, scene: Scene): Entry[] {
  const marked = scene.index.actionable.filter(
    (entry) =>
      isInside(entry, container) &&
      !/^(?:textbox|checkbox|combobox)$/.test(entry.node.role) &&
      !isAnswer(entry) &&
      (entry.evidence.some(
        (each) => each.words.length <= 3 && each.words.some((shown) => shown.meaning === 'close'),
      ) ||
        namesNotice(entry)),
  );
  return marked.length > 0
    ? marked
    : crossesOn(scene.index).filter((entry) => [...ancestorsOf(entry)].includes(container));
}

/** "Close Warning alert: Version 4.2 is available" says with the notice's own words what it closes. */
function namesNotice({ node, parent, evidence: [name] }: Entry): boolean {
  const [verb, ...rest] = name?.words ?? [];
  if (node.role !== 'button' || !parent || !/^(?:close|dismiss)$/.test(verb?.text ?? '')) return false;
  const shown = wordsOf(readable(parent.node, 'without buttons'));
  return (
    rest.length > 2 &&
    rest.every((word) => kinds.test(word.text) || shown.some(({ stem }) => stem === word.stem))
  );
}

/** "Yes, close it" answers whether something else is to be closed: it is no way out of the question. */
export function isAnswer({ evidence: [name] }: Entry): boolean {
  return (name?.words.length ?? 0) > 1 && /^(?:yes|ok|okay|sure|confirm)$/.test(name?.words[0]?.text ?? '');
}
