/** What is used of a row, card or item once it is known which one: the button that says the verb, its box, the link that it consists of. */
import { crosses } from '../../language/crosses.js';
import type { Clause } from '../../language/clause.js';
import type { Phrase } from '../../language/phrase.js';
import { fold, isStopWord, recordNouns, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { chipsOn } from '../../matching/chips.js';
import type { Scene } from '../../matching/look-up.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { leadsNowhere } from '../../matching/same-target.js';
import { holds } from '../../matching/surroundings.js';
import { opensMenu } from './behind-menu.js';

/** What a verb means inside a record: the button that says it, the box of it, the link that it consists of. */
export function handleIn(
  record: Entry,
  { said, phrase, clause, scene }: { said: string; phrase: Phrase; clause: Clause; scene: Scene },
): Entry | undefined {
  const inside = [record, ...below(scene.index, record)].filter(
    (entry) => entry.actionable && entry.node.ref !== undefined && entry.node.hidden !== 'inert',
  );
  // What is opened, or only clicked, is not ticked by it.
  const isBoxMeant =
    /^(?:select|check)$/.test(clause.verb) ||
    phrase.words.some(({ kind }) => kind !== undefined && /box|radio|switch/.test(kind));
  const buttons = inside.filter(
    ({ node: { role } }) =>
      !/^(?:textbox|combobox|spinbutton|searchbox)$/.test(role) &&
      (isBoxMeant || !/^(?:checkbox|radio|switch)$/.test(role)),
  );
  const [verb] = wordsOf(said);
  const all = verb ? buttons.filter((entry) => namesVerb(entry, verb)) : [];
  // "+" between a number and "−" counts, and adds nothing where another button says "Add".
  const plain = all.filter(({ evidence: [name] }) => name?.words.some(({ text }) => text === verb?.text));
  const saying = plain.length > 0 ? plain : all;
  if (saying.length === 1) return saying[0];
  if (saying.length > 1) return mentioned(saying, phrase);
  // The cross of a tag removes it.
  const names = wordsOf(clause.text);
  const isWhole = (cross: Entry): boolean =>
    !takesPartAway(cross, record, { said: names, index: scene.index });
  const crosses = buttons.filter((each) => isCross(each) && isWhole(each));
  if (verb?.meaning === 'delete' && crosses.length === 1) return crosses[0];
  const boxes = inside.filter((entry) => /^(?:checkbox|radio)$/.test(entry.node.role));
  if (/^(?:select|check)$/.test(clause.verb) && boxes.length === 1) return boxes[0];
  if (clause.verb === 'check') return undefined;
  if (choosing.has(said)) {
    const chosen = buttons.filter((entry) =>
      [...choosing].some((each) => namesVerb(entry, wordsOf(each)[0] as Word)),
    );
    if (chosen.length === 1) return chosen[0];
    if (clause.verb === 'goal') return undefined;
  }
  if (clause.verb === 'goal') return undefined;
  // A look at the details of a flight chooses none.
  const isLook = ({ node, evidence: [name] }: Entry): boolean =>
    clause.verb === 'select' &&
    (name?.words.some(({ text }) => looking.test(text)) === true ||
      (node.role === 'button' && !/[\p{L}\d]/u.test(name?.text ?? '')));
  // "Show cabins with a sauna" narrows the list, and opens none of it.
  const spoken = spokenOf(buttons, { phrase, record, scene });
  const handle =
    (clause.verb === 'open' && spoken && doesSomething(spoken) ? undefined : spoken) ??
    unlessForElse(primary(buttons, record), { phrase, clause }) ??
    (clause.verb === 'open' && !/^(?:show|display|see|list)\b/.test(clause.said)
      ? opener(buttons)
      : undefined);
  if (handle && handle !== record && isLook(handle)) return undefined;
  // A link to another page opens no dialog.
  const isDialog = phrase.words.some(({ word }) => /^(?:dialog|modal|popup)$/.test(word.stem));
  return isDialog && handle?.node.url !== undefined && !leadsNowhere(handle.node.url) ? undefined : handle;
}

/** "Mute design" opens no channel. */
function doesSomething({ node, evidence: [name] }: Entry): boolean {
  return (
    node.role === 'button' &&
    /^(?:un)?(?:mute|pin|star|block|follow|archive|delete|remove|edit|rename|hide|leave|share|copy|report|like|save|subscribe|lock|flag|close|clear|duplicate|move)$/.test(
      name?.words[0]?.text ?? '',
    )
  );
}

/** "The Dentist event": what is called so in the day, slot or row that the event is in. */
function spokenOf(
  inside: readonly Entry[],
  { phrase, record, scene }: { phrase: Phrase; record: Entry; scene: Scene },
): Entry | undefined {
  const shown = wordsOf(readable(record.node));
  const said = phrase.words
    .map((head) => head.word)
    .filter((word) => !isStopWord(word) && shown.some((each) => wordLikeness(word, each) >= 0.9));
  const own = said.filter((word) => !isClassNoun(word, scene.index));
  // "The email about the invoice": of two nouns the one that is read there names it.
  const words = own.length > 0 ? own : said;
  if (words.length + phrase.literals.length === 0) return undefined;
  const named = inside.filter(
    ({ node }) =>
      node !== record.node &&
      words.every((word) => wordsOf(textOf(node)).some((each) => wordLikeness(word, each) >= 0.9)) &&
      phrase.literals.every((literal) => holds(fold(textOf(node)), fold(literal))),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** A box that can be clicked is called by what it holds. */
function textOf(node: Entry['node']): string {
  return node.name || readable(node);
}

/** The link that a record consists of: its only one, or the first when all lead to the same place. */
function primary(inside: readonly Entry[], record: Entry): Entry | undefined {
  if (record.actionable) return record;
  const links = inside.filter((entry) => entry.node.role === 'link');
  const [first] = links;
  const url = first?.node.url;
  const isTelling = url !== undefined && (links.length === 1 || !leadsNowhere(url));
  if (first && isTelling && links.every((link) => link.node.url === url))
    return links.find((link) => link.node.name !== '') ?? first;
  const titled = links.filter((link) =>
    [...ancestorsOf(link)].some((each) => each.node.role === 'heading' && isInside(each, record)),
  );
  if (titled.length === 1) return titled[0];
  const [only, ...others] = inside;
  // What the menu of a record holds is not what the record is.
  return only && others.length === 0 && !opensMenu(only) && !isUnknown(only) ? only : undefined;
}

/** A button without a name, text or telling sign may do anything to the record that it lies in. */
function isUnknown({ node, evidence }: Entry): boolean {
  return (
    node.role === 'button' &&
    node.name === '' &&
    readable(node).trim() === '' &&
    !evidence.some(({ words }) => words.some(({ text }) => leading.test(text)))
  );
}

/** "Click Sign in" is not the switch without a name beside "… to every login": what nothing names is known by the very words of its line. */
export function isGuess(
  handle: Entry,
  { phrase, clause, record }: { phrase: Phrase; clause: Clause; record: Entry },
): boolean {
  const { node } = handle;
  if (clause.verb === 'open' && handle !== record && isUnknown(handle)) return true;
  if (clause.verb !== 'click' || handle === record || !/^(?:button|generic|switch)$/.test(node.role))
    return false;
  if (node.name !== '' || readable(node).trim() !== '' || phrase.literals.length > 0) return false;
  const shown = wordsOf(readable(record.node));
  return !phrase.words.every(
    ({ word, kind }) =>
      kind !== undefined || isStopWord(word) || shown.some((each) => wordLikeness(word, each) > 0.9),
  );
}

/** Beside others the one button that says nothing but that it opens: "View", "Show details". */
function opener(buttons: readonly Entry[]): Entry | undefined {
  const opens = ({ node, evidence: [name] }: Entry): boolean =>
    /^(?:button|link)$/.test(node.role) &&
    node.disabled !== true &&
    name !== undefined &&
    /^(?:view|open|show|see|(?:more )?details?|read more)(?: (?:details?|more))?$/.test(
      fold(name.text)
        .replace(/[^a-z ]/g, '')
        .trim(),
    );
  const [only, ...others] = buttons.filter(opens);
  return others.length === 0 ? only : undefined;
}

/** "Open Fix login", in a column whose only button is "+" for another card: what is opened is not done to by a button that says another deed. */
function unlessForElse(
  handle: Entry | undefined,
  { phrase, clause }: { phrase: Phrase; clause: Clause },
): Entry | undefined {
  if (!handle) return handle;
  const words = handle.evidence[0]?.words ?? [];
  const isTitle = phrase.words.some(({ word }) => words.some((each) => wordLikeness(word, each) >= 0.9));
  // Whom one follows is not edited, though "Edit" is the only button there; nor is what one goes to.
  const isDeed =
    clause.verb === 'open' ||
    /^(?:follow|start|launch|activate|trigger|use|access|(?:go|jump|navigate|head)(?: to)?)$/.test(
      clause.said,
    );
  const isLink = handle.node.role === 'link';
  if (isDeed && !isTitle && isLink && doing.test(words[0]?.text ?? '')) return undefined;
  // "Trigger the success notification" follows no link in one that is there.
  const isLed = isTitle || leading.test(words.find((word) => !isStopWord(word))?.text ?? '');
  if (isDeed && clause.verb !== 'open' && isLink && !isLed) return undefined;
  // "Open the annual earnings" is no click on the sign beside them.
  const isSign = handle.node.role === 'img' && words.length > 0 && !isTitle;
  if (clause.verb === 'open' && isSign && !words.some(({ text }) => leading.test(text))) return undefined;
  if (!isDeed || handle.node.role !== 'button') return handle;
  const isOther = words.length > 0 && !isTitle && !words.some(({ text }) => leading.test(text));
  return isOther || adding.test((handle.node.name || readable(handle.node)).trim()) ? undefined : handle;
}

/** What adds to a record, or takes something away. */
const adding = new RegExp(`^[+＋${crosses}]$`, 'u');

/** What is done to a record by a link in it, which opens none. */
const doing =
  /^(?:add|buy|cancel|contact|copy|delete|download|edit|follow|like|pay|print|rate|remove|reply|report|return|review|save|share|track)$/;

/** What buttons that only show more are called. */
const looking = /^(?:view|show|see|read|more|details?|expand|unfold|preview|info|information|learn|look)$/;

/** What buttons that open are called. */
export const leading =
  /^(?:open|view|show|see|read|more|details?|expand|unfold|continue|go|visit|preview|select|choose|info|learn|arrow|chevron|next|explore|enter|look|play|start|link|menu)$/;

/** A button that says a verb, or is the cross that removes. */
export function doesVerb(entry: Entry, verb: Word): boolean {
  return namesVerb(entry, verb) || (verb.meaning === 'delete' && isCross(entry));
}

/** A cross that takes away what it stands in, and no button that reads "Close". */
export function isCross({ node, evidence: [name] }: Entry): boolean {
  // A button that reads "Close" is wider than any cross, and closes.
  const isRead = name !== undefined && /^close$/i.test(name.text) && (node.box?.width ?? 0) > WIDEST_CROSS;
  return (
    name !== undefined &&
    name.words.length > 0 &&
    // "Close circle outline": how the cross is drawn.
    name.words.every((word, at) => word.meaning === 'close' || (at > 0 && drawn.test(word.text))) &&
    !isRead
  );
}

/** "Delete the blanket" is not the "×" of the tag "cotton" on its card: it stands in a box with a text that says nothing of what is said. */
export function takesPartAway(
  cross: Entry,
  record: Entry,
  { said, index }: { said: readonly Word[]; index: PageIndex },
): boolean {
  const chip = chipsOn(index).find((each) => each.cross === cross);
  if (!chip || chip.root === record || !isInside(chip.root, record)) return false;
  // A line of several texts is a line of the card.
  const texts = below(index, chip.root).filter(
    ({ node }) => node.children.length === 0 && readable(node) !== '' && node !== cross.node,
  );
  const words = wordsOf(chip.text).filter((word) => !isStopWord(word));
  return (
    texts.length < 2 &&
    words.length > 0 &&
    // A pencil beside the cross is another control of the record, and no tag.
    /\p{L}/u.test(chip.text) &&
    !/\d/.test(chip.text) &&
    !words.some((word) => said.some((each) => wordLikeness(each, word) >= 0.9))
  );
}

const drawn = /^(?:circle|outline|outlined|round|box|square|thick|bold|octagon|fill|filled|o|alt|x)$/;

/** Wider than this, in CSS pixels, is a word and no sign. */
const WIDEST_CROSS = 36;

/** A button that begins with the verb: "Cancel event" for "cancel"; or nothing but its sign, with how often it was done: "♡ 3" for "like". */
export function namesVerb({ evidence, node }: Entry, verb: Word): boolean {
  if (/^(?:checkbox|radio)$/.test(node.role)) return false;
  return evidence.some(({ trust, words }) => {
    const said = words.find(({ text }) => /\p{L}/u.test(text)) ?? words.find(({ text }) => !/\d/.test(text));
    return trust > 0.9 && words.length <= 6 && said?.meaning === verb.meaning;
  });
}

/** Of several the one whose whole name is spoken of: "Add to cart", and not "Add to wishlist". */
function mentioned(buttons: readonly Entry[], phrase: Phrase): Entry | undefined {
  const spoken = phrase.words.map((head) => head.word);
  const named = buttons.filter(
    (entry) =>
      entry.evidence[0]?.words.some((word) => !isStopWord(word)) &&
      entry.evidence[0].words.every(
        (word) => isStopWord(word) || spoken.some((each) => wordLikeness(each, word) >= 0.9),
      ),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** A word for what records are: a noun of that sort, or one that a title or a column of the page says. */
export function isClassNoun(word: Word, index: PageIndex): boolean {
  if (recordNouns.has(word.stem)) return true;
  let titles = titlesOnce.get(index);
  if (!titles) {
    titles = index.entries.flatMap(({ node }) => (titleRoles.test(node.role) ? [...wordsOf(node.name)] : []));
    titlesOnce.set(index, titles);
  }
  return titles.some((title) => wordLikeness(word, title) >= 0.9);
}

/** The same, but for what only the heading of one of several cards says: that names this card, and not what all of them are. */
export function isKindNoun(word: Word, index: PageIndex): boolean {
  if (!isClassNoun(word, index)) return false;
  if (recordNouns.has(word.stem)) return true;
  return index.entries.some(
    (entry) =>
      titleRoles.test(entry.node.role) &&
      wordsOf(entry.node.name).some((title) => wordLikeness(word, title) >= 0.9) &&
      !namesItem(entry, index),
  );
}

/** Of a part with a list in it the heading says what is listed there. */
function namesItem(title: Entry, index: PageIndex): boolean {
  const card = title.node.role === 'heading' ? recordOf(title) : undefined;
  return card?.parent?.repeats === true && ![card, ...below(index, card)].some(({ repeats }) => repeats);
}

/** Where a title, a column or a list is called something. */
export const titleRoles = /^(?:heading|columnheader|caption|document|table|list|grid)$/;

const titlesOnce = new WeakMap<PageIndex, readonly Word[]>();

/** Verbs that take one of several, whatever the button for it says. */
const choosing = new Set(['select', 'choose', 'pick', 'book', 'buy', 'order', 'reserve', 'get']);
