/** A record whose controls show only when it is opened: the line of a list with a panel beside it, or one that unfolds. */
import type { PlannedStep } from '../../../../contract/plan.js';
import { walk } from '../../../../contract/snapshot.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn, stepOnPage } from '../../matching/outcome.js';
import { isFolder } from '../../matching/folders.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  listAround,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { dialogOf } from '../../matching/relations.js';
import { contentOf, isAmong, toWord, wordsOf } from '../../language/words.js';
import { saysDeed } from '../controls/sections.js';
import { isFormPart, isOfSite, textIn } from './record-controls.js';
import { cardOnBoard } from './on-board.js';
import type { Deed } from './record-deed.js';
import type { Found } from './record-found.js';
import { clickedWhole, fieldsOfShown, shownLine } from './shown-line.js';
import { openedByName } from './opened-by-name.js';
import { isInTimetable } from './timetable.js';
import { foldedLine } from './unfolded-line.js';

/** How sure it is that a line opens what it stands for. */
const CONFIDENCE = 0.8;

/** The step that opens a record where its page shows that lines are opened, or where it is one of what is always opened: a mail, a ticket. */
export function detailStep(
  found: Found,
  { verb, nouns, telling, literals }: Deed,
  index: PageIndex,
): ReturnType<typeof stepOn> | undefined {
  const { record } = found;
  const isOpened = ofMails.test(verb.text) || [...nouns, ...telling].some(({ stem }) => opened.has(stem));
  const opener =
    detailButton(record, index) ??
    folded(record, index) ??
    foldedLine(record, index) ??
    (isLineOfMany(record) || isInTimetable(record) ? record : undefined) ??
    cardOnBoard(record, index) ??
    wholeRow(record, index) ??
    shownLine(record, index) ??
    (isOpened ? openerOf(found, literals, index) : undefined) ??
    (showsWhatIsChosen(index) ? nameIn(found, index) : undefined) ??
    openedByName(record, verb, index);
  return opener?.node.ref === undefined ? undefined : stepOn(opener, 'click', { confidence: CONFIDENCE });
}

/** A row of a table that is clicked as a whole, like the others: there is nothing else in it to use, and nothing to tick. */
function wholeRow(record: Entry, index: PageIndex): Entry | undefined {
  const { node, parent } = record;
  const isRow = node.role === 'row' && clickedWhole(record, index) === record && node.selected === undefined;
  const alike = parent?.node.children.filter((other) => other.role === 'row' && other.clickable === true);
  return isRow && (alike?.length ?? 0) > 1 ? record : undefined;
}

/** The one button of a record that says that it shows more of it, and does nothing to it. */
function detailButton(record: Entry, index: PageIndex): Entry | undefined {
  const [only, ...others] = below(index, record).filter(
    ({ node, actionable }) =>
      actionable &&
      node.hidden === undefined &&
      node.disabled !== true &&
      /^(?:button|link|generic)$/.test(node.role) &&
      showing.test((node.name || readable(node)).trim()),
  );
  return others.length === 0 ? only : undefined;
}

/** "Details", "View", "Show details", "Open…", "More info". */
const showing =
  /^[^\p{L}]*(?:(?:view|show|see|open|more)(?: (?:the |all |more )?(?:details?|info(?:rmation)?))?|details?|info)[^\p{L}]*$/iu;

/** What has more to it than its line in a list shows, and is opened to be seen. A product or a task may be taken or ticked by a click. */
const opened = new Set(
  (
    'mail email message newsletter conversation thread ticket order issue case incident request contact customer client user member person employee ' +
    'applicant candidate application patient student supplier vendor invoice booking reservation appointment document note account company lead deal'
  ).split(' '),
);

const shownOnce = new WeakMap<PageIndex, boolean>();

/** "Choose an issue on the left", "Nothing selected", or the title of a calendar or of files: a click on one of what is listed shows it, and does nothing to it. */
function showsWhatIsChosen(index: PageIndex): boolean {
  let known = shownOnce.get(index);
  if (known === undefined) {
    const titles = index.entries.flatMap(({ node }) => (node.role === 'heading' ? wordsOf(node.name) : []));
    known =
      [...titles, ...wordsOf(index.snapshot.title)].some(({ stem }) => viewed.has(stem)) ||
      index.entries.some(
        ({ node, actionable }) =>
          !actionable &&
          (waiting.test((node.text ?? node.name).trim()) ||
            isBareWish((node.text ?? node.name).trim(), index)),
      );
    shownOnce.set(index, known);
  }
  return known;
}

/** "Select a case", where the page calls what it lists so: no label of a list of countries. */
function isBareWish(shown: string, index: PageIndex): boolean {
  const [, noun] = /^(?:please )?(?:choose|select|pick|click|tap) an? (\p{L}+)\.?$/iu.exec(shown) ?? [];
  return noun !== undefined && isNounOfPage(toWord(noun.toLowerCase()), index);
}

/** What a page is called whose lines are opened one at a time. */
const viewed = new Set('calendar planner schedule agenda timetable file folder inbox mailbox'.split(' '));

/** How the place beside a list says that nothing of it is chosen yet. */
const waiting =
  /^(?:please )?(?:(?:choose|select|pick|click(?: on)?|tap(?: on)?) (?:a|an|any|one|some) [^.:]{2,40}(?:on the (?:left|right)|from the list|in the list|above|below|to (?:see|view|read|show|open|display|start|begin)\b.*)\.?|(?:nothing|no [\p{L}]+)(?: is)? (?:selected|chosen|open)(?: yet)?\.?)$/iu;

/** The one part of a record, or the record itself, that is clicked and is called so; none that goes elsewhere, or that is ticked, pressed or put on. */
function nameIn({ record }: Found, index: PageIndex): Entry | undefined {
  if (isOfSite(record) || isFormPart(record, index)) return undefined;
  const whole = clickedWhole(record, index);
  // A button of two texts may be a free hour that a click books; what has a title of its own is there to be seen.
  const isTitled = whole && below(index, whole).some(({ node }) => node.role === 'heading');
  return whole?.node.role === 'button' && !isTitled ? undefined : whole;
}

/** What is only done to mails and messages, whatever they are called. */
const ofMails = /^(?:forward|reply|respond|snooze|unread)$/;

/** The text of a line that is clicked as a whole, else its one link: one of several lines that say more than a name, outside of any menu. */
function openerOf(found: Found, literals: readonly string[], index: PageIndex): Entry | undefined {
  const { record } = found;
  const { node, parent } = record;
  if (!parent || isOfSite(record) || isFormPart(record, index)) return undefined;
  const alike = parent.node.children.filter((other) => other.role === node.role && other.tag === node.tag);
  const inside = below(index, record).filter((entry) => entry.node.hidden === undefined);
  const texts = inside.filter(
    ({ node: each }) => each.children.length === 0 && /\p{L}|\d/u.test(readable(each)),
  );
  const { length: parts } = (node.parts ?? []).filter(({ text: each }) => /\p{L}|\d/u.test(each));
  if (alike.length < 2 || Math.max(texts.length, parts) < 2) return undefined;
  const [link, ...others] = inside.filter((entry) => entry.actionable && entry.node.role === 'link');
  // "Cancel" of a booking opens nothing.
  if (!record.actionable) return link && others.length === 0 && !saysDeed(link) ? link : undefined;
  const text = textIn(found, literals, index);
  const isCovered = [text, ...ancestorsOf(text)].some(
    (entry) => entry !== record && entry.actionable && isInside(entry, record),
  );
  return isCovered ? undefined : text;
}

/** What can be done on the page that has come in place of the list, and that says what was looked for. */
export function viewControls(found: Found, literals: readonly string[], { index }: Scene): readonly Entry[] {
  const said = wordsOfName(found, literals);
  const shown = index.entries.filter(
    (entry) => entry.node.children.length === 0 && entry.node.hidden === undefined && !isOfSite(entry),
  );
  const isSaid = (word: Found['said'][number]): boolean =>
    shown.some(({ node }) => isAmong(word, wordsOf(readable(node))));
  return said.length > 0 && said.every((word) => isSaid(word))
    ? index.actionable.filter(
        (entry) => entry.node.hidden === undefined && !isOfSite(entry) && !isFolder(entry, index),
      )
    : [];
}

/** What can be done to the record that is open: in it, or outside of its list beside texts that name it. */
export function detailControls(found: Found, literals: readonly string[], scene: Scene): readonly Entry[] {
  const { index } = scene;
  const { record } = found;
  const list = listAround(record);
  const isOutside = (entry: Entry): boolean =>
    list === undefined || !(entry === list || isInside(entry, list));
  const isThere = ({ node, actionable }: Entry): boolean => actionable && node.hidden === undefined;
  const inside = below(index, record).filter((entry) => isThere(entry));
  const fields = new Set(fieldsOfShown(record, index));
  const shown = (entry: Entry): string => (fields.has(entry) ? (entry.node.value ?? '') : shownIn(entry));
  const panelsOf = (said: Found['said'], among: readonly Entry[]): readonly Entry[] => {
    const titles = among.filter(
      (entry) =>
        isOutside(entry) &&
        entry.node.children.length === 0 &&
        said.some((word) => says(shown(entry), [word])),
    );
    return [...new Set(titles.flatMap((title) => panelOf(title, list) ?? []))].filter((panel) =>
      said.every((word) => titles.some((title) => isInside(title, panel) && says(shown(title), [word]))),
    );
  };
  const named = panelsOf(wordsOfName(found, literals), index.entries);
  // "Case #502" may come up under its title alone.
  const fresh = [...freshEntries(scene)];
  const panels = named.length > 0 ? named : panelsOf(contentOf(titleIn(record)), fresh);
  const beside = index.actionable.filter(
    (entry) =>
      isThere(entry) &&
      isOutside(entry) &&
      panels.some((panel) => isInside(entry, panel)) &&
      !isFolder(entry, index),
  );
  return [...inside, ...beside];
}

/** What a line is called: its heading, else the first of its texts. */
export function titleIn({ node }: Entry): string {
  const texts = [...walk(node)].filter((each) => each.children.length === 0 && each.clickable !== true);
  const heading = texts.find(({ role }) => role === 'heading');
  const first =
    heading ??
    texts.find((each) => !/^(?:button|checkbox|img)$/.test(each.role) && /\p{L}{2}/u.test(readable(each)));
  return first ? readable(first) : '';
}

/** What a text says, or a field of a dialog: one that is opened to be changed has its name there, to be written anew. */
function shownIn(entry: Entry): string {
  const { node } = entry;
  const isWritten = node.role === 'textbox' && dialogOf(entry) !== undefined;
  return isWritten ? `${readable(node)} ${node.value ?? ''}` : readable(node);
}

/** What it is called by, in quotation marks or without. */
function wordsOfName({ said }: Found, literals: readonly string[]): Found['said'] {
  return [...said, ...literals.flatMap((literal) => contentOf(literal))];
}

/** "Close", "← Back to the list", "Close details", and not "Close issue", "Close account" or "Back up". */
const wayOut =
  /^[^\p{L}]*(?:(?:close|dismiss|hide)(?: (?:the |this )?(?:panel|details?|dialog|window|pop-?up|drawer|sidebar|modal|view|preview))?|(?:go )?back(?: to .*)?)[^\p{L}]*$|^[×✕✖←‹<]$/iu;

/** What closes again what was opened in vain: a way back or out that came up with it, the line itself where it unfolds, Escape for a dialog. */
export function closesDetail(scene: Scene): { putBack?: readonly PlannedStep[] } {
  const fresh = freshEntries(scene);
  const buttons = [...fresh].filter(
    ({ node, actionable }) => actionable && /^(?:button|link)$/.test(node.role),
  );
  const shownBy = ({ node }: Entry): string => (node.name || (node.text ?? '')).trim();
  // "Cancel" beside "Save" drops what was entered; alone it may call off what the record stands for.
  const isForm = buttons.some((each) => /^(?:save|apply|update|ok|submit)\b/i.test(shownBy(each)));
  const [out, ...others] = buttons.filter(
    (each) => wayOut.test(shownBy(each)) || (isForm && /^[^\p{L}]*(?:cancel|discard)$/iu.test(shownBy(each))),
  );
  if (out && others.length === 0) return { putBack: [stepOn(out, 'click', { confidence: 1 })] };
  const { last } = scene;
  if (last?.node.expanded === true) return { putBack: [stepOn(last, 'click', { confidence: 1 })] };
  const isDialog = [...fresh].some(({ node }) => node.role.endsWith('dialog'));
  return isDialog ? { putBack: [stepOnPage('press', ['Escape'])] } : {};
}

/** The largest part around a title that does not hold the list as well. */
function panelOf(title: Entry, list: Entry | undefined): Entry | undefined {
  let panel: Entry | undefined;
  for (const ancestor of ancestorsOf(title)) {
    if (list && (ancestor === list || isInside(list, ancestor))) break;
    panel = ancestor;
  }
  return panel;
}

function says(text: string, said: Found['said']): boolean {
  const shown = text === '' ? [] : wordsOf(text);
  return said.length > 0 && said.every((word) => isAmong(word, shown));
}

/** The one part of a record that unfolds it. */
function folded(record: Entry, index: PageIndex): Entry | undefined {
  const [opener, ...others] = [record, ...below(index, record)].filter(
    ({ node, actionable }) =>
      actionable &&
      node.expanded === false &&
      node.hasPopup === undefined &&
      !/^(?:combobox|textbox)$/.test(node.role),
  );
  return others.length === 0 ? opener : undefined;
}

/** It is clicked as a whole, and chosen out of others like it, of which one is or was. */
function isLineOfMany(record: Entry): boolean {
  const { node, parent, actionable } = record;
  if (!actionable || node.checked !== undefined || !parent) return false;
  if (/^(?:option|treeitem)$/.test(node.role)) return true;
  const alike = parent.node.children.filter((other) => other.role === node.role && other.tag === node.tag);
  return (
    alike.length > 1 &&
    alike.some(({ selected, classes = [] }) => selected === true || classes.some((name) => chosen.test(name)))
  );
}

/** How the line is called that is shown beside the list. */
const chosen = /(?:^|[-_])(?:active|selected|current|chosen|is-open|on|sel)$/i;
