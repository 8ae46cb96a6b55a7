/** Nouns that tell nothing apart on a page: what the page, or the part around a control, is about. */
import { isStopWord, type Word, wordsOf } from '../../language/words.js';
import { type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { dialogOf } from '../../matching/relations.js';

/** Most words of a title, and of a name that is a name of just one thing. */
const MOST_IN_TITLE = 8;
const MOST_IN_NAME = 3;

/** Whether a noun names what a control is on the page for anyway, and nothing besides. */
export function isSubjectFor(noun: Word, control: Entry, index: PageIndex): boolean {
  if (isCalledElsewhere(noun, control, index)) return false;
  const over = titlesOver(control, index);
  const titles = [
    ...(over.isTop ? [index.snapshot.title] : []),
    ...over.titles.map(({ node }) => node.name || readable(node)),
    dialogOf(control)?.node.name ?? '',
  ];
  return titles.some((title) => isTitled(noun, title)) || isSaidOfThis(noun, index);
}

/** Without its ending: "voting", "votes" and "voter" are about one thing. */
export function rootOf({ text }: Word): string {
  const root = text.replace(/(?:ings?|ers?|ed|es|e|s)$/, '');
  return root.length >= 3 ? root : text;
}

function isTitled(noun: Word, title: string): boolean {
  const words = wordsOf(title);
  const content = words.filter((word) => !isStopWord(word));
  return content.length <= MOST_IN_TITLE && content.some((word) => word.stem === noun.stem);
}

/** "Sign this petition": the page speaks of itself. */
function isSaidOfThis(noun: Word, { entries }: PageIndex): boolean {
  return entries.some(({ evidence }) =>
    evidence.some(({ words }) => {
      const at = words.findIndex((word) => word.stem === noun.stem);
      return at > 0 && words[at - 1]?.text === 'this';
    }),
  );
}

/** The heading that a control stands under; what the page is called says nothing of a part with a title of its own. */
function titlesOver(control: Entry, { entries }: PageIndex): { titles: readonly Entry[]; isTop: boolean } {
  const headings = entries.filter(
    ({ node, order }) => node.role === 'heading' && node.hidden === undefined && order < control.order,
  );
  const highest = Math.min(...headings.map(levelOf));
  const titles = headings.slice(-1);
  const top = headings.filter((entry) => levelOf(entry) === highest);
  return { titles, isTop: top.length === 0 || (top.length === 1 && titles[0] === top[0]) };
}

function levelOf({ node }: Entry): number {
  return node.level ?? MOST_LEVELS;
}

const MOST_LEVELS = 6;

/** A heading that is not over the control, a record, a field, a choice, a picture: what is called by the noun is what is meant. */
export function isCalledElsewhere(noun: Word, control: Entry, index: PageIndex): boolean {
  const { titles: over } = titlesOver(control, index);
  return index.entries.some((entry) => {
    const { node, evidence } = entry;
    if (entry === control || over.includes(entry) || isInside(control, entry)) return false;
    if (
      !/^(?:heading|tab|row|listitem|article|option|cell|rowheader|img|checkbox|switch|radio|textbox|combobox|spinbutton|slider|treeitem)$/.test(
        node.role,
      )
    )
      return false;
    return evidence.some(({ words }) => {
      const content = words.filter((word) => !isStopWord(word));
      const at = words.findIndex((word) => word.stem === noun.stem);
      return at !== -1 && content.length <= MOST_IN_NAME && words[at - 1]?.text !== 'this';
    });
  });
}
