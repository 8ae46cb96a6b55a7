/** What the row, card, section or heading around a node says of it. */
import { columnsSaid } from './column-said.js';
import { isChoiceTitle } from './choice-titles.js';
import { isTypedHeading, titleOfLine } from './entered-title.js';
import { ancestorsOf, readable, type Entry } from './page-index.js';
import { recordsAmong } from './records-among.js';
import { isSaidWithin, rootOf } from './said-within.js';
import { titlingButton } from './titling-button.js';
import { fold, isStopWord, recordNouns, wordLikeness, wordsOf, type Word } from '../language/words.js';

/** Levels that are climbed from a node in search of what it belongs to. */
export const MAX_CLIMB = 14;

/** The most that a line's own field explains which says more than what is looked for. */
const PART_OF_TITLE = 0.8;

/**
 * How well what surrounds a node explains words that its own name does not: 1 when its row, card or item says all of them,
 * 0.95 and less for headings, dialogs and named groups around it, 0 when a word or literal is nowhere up to the outermost container.
 * Within `own record`, nothing counts of larger parts of the page but their names and headings.
 */
export function contextFit(
  entry: Entry,
  words: readonly Word[],
  literals: readonly string[],
  within?: Entry | 'own record',
): number {
  let missing = words.filter((word) => !isStopWord(word));
  let absent = [...literals];
  if (missing.length === 0 && absent.length === 0) return 1;
  // What a row stands for need not be written anywhere; all else does.
  if (missing.some((word) => !recordNouns.has(word.stem) && !isSaidWithin(word, rootOf(entry)))) return 0;
  // What stands in the other cards of a column is said of none of them.
  let records = entry.record && entry.actionable ? 1 : 0;
  let level = 0;
  let fit = 1;
  let explained = 0;
  let inner = entry;
  for (const ancestor of ancestorsOf(entry)) {
    level += 1;
    if (level > MAX_CLIMB) break;
    if (ancestor.record) records += 1;
    // What says none of the words need not be read.
    if (literals.length === 0 && !words.some((word) => isSaidWithin(word, ancestor))) {
      if (ancestor === within) break;
      inner = ancestor;
      continue;
    }
    const reach = within === 'own record' ? within : 'all';
    const whole = isReadWhole(ancestor, { reach, records, level }) && !isWayAround(inner);
    const { said, shown } = surroundings(
      ancestor,
      inner,
      !whole ? 'title' : records > 1 ? 'beside' : 'whole',
    );
    inner = ancestor;
    if (said.length === 0) continue;
    const before = missing.length + absent.length;
    const title = whole && ancestor.record ? titleOfLine(ancestor) : undefined;
    // "Design" is not the line in whose field "Design review" stands.
    if (title !== undefined && isPartOf(title, words, literals)) fit = Math.min(fit, PART_OF_TITLE);
    const titles = whole && ancestor.record ? columnsSaid(ancestor, words) : [];
    missing = missing.filter(
      (word) =>
        !titles.some((each) => wordLikeness(word, each) >= 0.9) &&
        (!shown.some((each) => wordLikeness(word, each) >= 0.9) || isOtherNumber(word, words, shown)),
    );
    absent = absent.filter((literal) => !said.some((text) => holds(text, fold(literal))));
    if (missing.length + absent.length < before) {
      // A card that is the only one of its kind says as much as one of several.
      const isCard = whole && headingsOf(ancestor).length > 0;
      fit = Math.min(fit, ancestor.record ? 1 - 0.02 * (records - 1) : isCard ? 0.95 : 0.86);
      explained += before - missing.length - absent.length;
    }
    if (missing.length === 0 && absent.length === 0) return fit;
    // "the user Alice": what a row stands for need not be written in it.
    const rest = missing.every((word) => recordNouns.has(word.stem));
    if (ancestor.record && explained > 0 && absent.length === 0 && rest)
      return fit * (title === undefined ? 0.96 : 0.9) * 0.88 ** (missing.length - 1);
    if (ancestor === within) break;
  }
  return 0;
}

/** "Table 4" is not "Table 3" with its 4 guests: behind its noun another number is shown, and never this one. */
function isOtherNumber(number: Word, said: readonly Word[], shown: readonly Word[]): boolean {
  const noun = /^\d{1,4}$/.test(number.text) ? said[said.indexOf(number) - 1] : undefined;
  if (noun === undefined || /\d/.test(noun.text) || isStopWord(noun)) return false;
  const behind = shown.flatMap(({ stem }, at) => (stem === noun.stem ? [shown[at + 1]?.text ?? ''] : []));
  const numbers = behind.filter((text) => /^\d{1,4}$/.test(text));
  return numbers.length > 0 && !numbers.includes(number.text);
}

/** Whether a title holds what is said and more. */
function isPartOf(title: string, words: readonly Word[], literals: readonly string[]): boolean {
  const text = fold(title);
  const isSaid = (word: Word): boolean => words.some((each) => wordLikeness(each, word) >= 0.9);
  const shown = wordsOf(title).filter((word) => !isStopWord(word));
  return literals.length > 0
    ? literals.some((literal) => text !== fold(literal) && holds(text, fold(literal)))
    : shown.some(isSaid) && !shown.every(isSaid);
}

/** The nearest section, form or dialog around a node that has a heading or a name of its own; undefined on a plain page. */
export function titledPart(entry: Entry): Entry | undefined {
  for (const ancestor of ancestorsOf(entry)) {
    const { node } = ancestor;
    if (/^(?:document|main)$/.test(node.role) || node.tag === 'body') return undefined;
    const isPart =
      /^(?:region|form|dialog|alertdialog|complementary|group)$/.test(node.role) ||
      /^(?:section|form|aside|fieldset)$/.test(node.tag ?? '');
    if (isPart && (node.name !== '' || headingsOf(ancestor).length > 0)) return ancestor;
  }
  return undefined;
}

/** Whether all that stands in an ancestor is about the node, and not only its name and heading. */
function isReadWhole(
  ancestor: Entry,
  { reach, records, level }: { reach: 'own record' | 'all'; records: number; level: number },
): boolean {
  if (reach === 'own record') return ancestor.record && records === 1;
  return ancestor.record ? records <= 2 : level <= 2 && records === 0 && !holdsRecords(ancestor);
}

/** What stands beside a navigation is about none of the places that it leads to. */
function isWayAround({ node }: Entry): boolean {
  return node.role === 'navigation';
}

function holdsRecords({ node, repeats }: Entry): boolean {
  return repeats || node.children.length > 6;
}

/** A word of letters that a hyphen joins to a longer one. "mail" is said in "e-mail". */
export function isPartOfCompound(text: string, at: number, part: string): boolean {
  if (!/^\p{L}+$/u.test(part)) return false;
  return (
    /^[-_]\p{L}{2}/u.test(text.slice(at + part.length, at + part.length + 3)) ||
    /\p{L}{2}[-_]$/u.test(text.slice(Math.max(0, at - 3), at))
  );
}

/** Whether a folded text holds a folded part at word boundaries; "draft" is not held by "draft-notes". */
export function holds(text: string, part: string): boolean {
  if (part === '') return false;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const behind = text[at + part.length] ?? ' ';
    const first = part[0] as string;
    const last = part.at(-1) as string;
    const isWhole = !(isWordChar(before) && isWordChar(first)) && !(isWordChar(behind) && isWordChar(last));
    if (isWhole && !isPartOfCompound(text, at, part)) return true;
    if (!/^\p{ASCII}*$/u.test(part)) return true;
  }
  return false;
}

function isWordChar(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char);
}

/** What an ancestor says of what lies in it, folded and in words. */
interface Surroundings {
  said: readonly string[];
  shown: readonly Word[];
}

const surroundingsOnce = new WeakMap<Entry, Map<string, Surroundings>>();

/**
 * The name of a container, its heading in front of the child that leads to the node, and, with `whole`, all that can be read in it;
 * `beside`: but for the rows and cards in it, of which each speaks for itself.
 * Remembered per container and heading: every row of a table asks the table again.
 */
function surroundings(ancestor: Entry, inner: Entry, part: 'title' | 'whole' | 'beside'): Surroundings {
  const heading = headingsOf(ancestor).findLast(({ order }) => order < inner.order)?.text ?? '';
  const key = `${part} ${heading}`;
  let once = surroundingsOnce.get(ancestor);
  if (!once) surroundingsOnce.set(ancestor, (once = new Map()));
  const known = once.get(key);
  if (known) return known;
  const { node } = ancestor;
  const texts = [node.name, ...(node.hints ?? []).map((hint) => hint.text), node.testId ?? '', heading];
  // The numbers of ids were counted by a program.
  if (node.id) texts.push(node.id.replace(/\d+/g, ' '));
  const isWhole = part === 'whole' && ancestor.record;
  if (part !== 'title')
    texts.push(isWhole ? readable(node, 'without buttons') : readableBeside(node, part === 'beside'));
  if (isWhole) texts.push(titleOfLine(ancestor) ?? titlingButton(ancestor) ?? '');
  const present = texts.filter((text) => text !== '');
  const marks = part !== 'title' && ancestor.record ? [(node.classes ?? []).join(' ')] : [];
  const found: Surroundings = {
    said: present.map(fold),
    shown: [...present, ...marks].flatMap((text) => [...wordsOf(text)]),
  };
  once.set(key, found);
  return found;
}

/** What can be read in a container outside the parts that have an inside of their own; on demand without the records in it. */
function readableBeside(node: Entry['node'], withoutRecords = false): string {
  if (node.children.length === 0 || node.role === 'heading') return readable(node, 'without buttons');
  const records = withoutRecords ? recordsAmong(node) : undefined;
  return node.children
    .flatMap((child) =>
      hasOwnInside(child) || /^(?:button|tab|menuitem|option)$/.test(child.role) || records?.has(child)
        ? []
        : [readableBeside(child, withoutRecords)],
    )
    .join(' ');
}

const headingsOnce = new WeakMap<Entry, readonly { order: number; text: string }[]>();

/** Headings and legends among the children of a container, or alone in a wrapper among them, with their place in the document. */
function headingsOf(container: Entry): readonly { order: number; text: string }[] {
  const known = headingsOnce.get(container);
  if (known) return known;
  const found: { order: number; text: string }[] = [];
  // The title of one card is none of the next.
  const records = container.repeats ? recordsAmong(container.node) : undefined;
  for (const [at, { node: child, order, end }] of container.children.entries()) {
    const isTitle =
      isChoiceTitle(container.node.children, at) || isTitleByClass(child, container.children[at + 1]);
    // The dots that open a menu are the title of nothing.
    if (isTitle && /[\p{L}\p{N}]/u.test(readable(child))) found.push({ order, text: readable(child) });
    const isWrapper = !isTitle && child.children.length <= 3 && !hasOwnInside(child) && !records?.has(child);
    const titles = [child, ...(isWrapper ? child.children : [])];
    const title = titles.find(
      (each) => each.role === 'heading' || each.tag === 'legend' || isTypedHeading(each),
    );
    const text = title && (isTypedHeading(title) ? title.value : title.name || title.text);
    // A heading counts for what comes behind its wrapper; inside the wrapper the wrapper itself is asked.
    if (text) found.push({ order: title === child ? order : end, text });
  }
  headingsOnce.set(container, found);
  return found;
}

/** "Basket" right in front of its lines, no heading to a screen reader and one to who wrote the page: "cell-group__title". */
function isTitleByClass(
  { role, text, children, classes = [] }: Entry['node'],
  list: Entry | undefined,
): boolean {
  return (
    role === 'generic' &&
    list?.repeats === true &&
    children.length === 0 &&
    (text ?? '').length <= LONGEST_TITLE &&
    classes.some((name) => /(?:^|[-_])(?:title|heading|header)$/i.test(name))
  );
}

/** Most characters of such a title. */
const LONGEST_TITLE = 40;

/** A part of the page of its own, by role or tag: its heading and its texts are about what lies in it, and about nothing beside it. */
function hasOwnInside({ role, tag }: Entry['node']): boolean {
  return (
    /^(?:region|article|form|group|radiogroup|list|listitem|row|table|grid|rowgroup|navigation|complementary|contentinfo|dialog|alertdialog|tabpanel|tablist|menu|menubar|toolbar|listbox)$/.test(
      role,
    ) || /^(?:section|article|fieldset|form|li|ul|ol|aside|nav|table)$/.test(tag ?? '')
  );
}

/** A link of a navigation is a place, and not what is done to a thing: "archive the message" is not the folder "Archive". */
export function leadsElsewhere(entry: Entry): boolean {
  return entry.node.role === 'link' && [...ancestorsOf(entry)].some(({ node }) => node.role === 'navigation');
}
