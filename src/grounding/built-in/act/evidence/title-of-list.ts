/** What the lines of a list are is its title: "Remove the Credits chapter", of the list right below "Chapters". */
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';
import { type Word, wordsOf } from '../../language/words.js';

/** Most words of such a title: "Our upcoming exhibitions". */
const MAX_TITLE = 4;

/** Whether the title right in front of the list that the entry lies in is the plural of the word. */
export function isKindOfLine(entry: Entry, word: Word): boolean {
  const list = listAround(entry);
  const title = list && titleBefore(list);
  const words = title === undefined ? [] : wordsOf(title);
  const last = words.at(-1);
  return (
    last !== undefined &&
    words.length <= MAX_TITLE &&
    /^\p{L}{3,}$/u.test(word.text) &&
    last.text !== last.stem &&
    last.stem === word.stem
  );
}

/** The table or list that has the line of the entry, and other lines. */
function listAround(entry: Entry): Entry | undefined {
  const line = [entry, ...ancestorsOf(entry)].find(({ record }) => record);
  const holder = line?.parent;
  if (holder?.repeats !== true) return undefined;
  return (
    [...ancestorsOf(line as Entry)].find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role)) ?? holder
  );
}

/** The heading that stands right in front of the list, or of a box that holds nothing else. */
function titleBefore(list: Entry): string | undefined {
  let inner = list;
  for (let { parent } = list; parent; { parent } = inner) {
    const at = parent.children.indexOf(inner);
    if (at > 0) {
      const before = parent.children[at - 1] as Entry;
      return before.node.role === 'heading' || before.node.tag === 'caption'
        ? readable(before.node)
        : undefined;
    }
    inner = parent;
  }
  return undefined;
}
