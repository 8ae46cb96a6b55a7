/** "Press the bracken fern", where "Bracken" lies in the branch "Ferns" of a tree: what the branch is called is what its items are. */
import { isStopWord, wordLikeness, wordsOf } from '../../language/words.js';
import { entriesOf } from '../../matching/by-role.js';
import { ancestorsOf, below, type Entry, type PageIndex } from '../../matching/page-index.js';

const said = /\bthe (?<named>(?:[\p{L}\d'’-]+ ){1,3})(?<noun>\p{Ll}{3,})\b/giu;

/** The sentence without the noun of the branch, where just one item of it is called by the words in front of that; "Press the bracken". */
export function withoutBranchNoun(sentence: string, page: () => PageIndex): string {
  // Read once, and only where something may be said so.
  let branches: readonly Branch[] | undefined;
  return sentence.replaceAll(said, (whole: string, named: string, noun: string) => {
    branches ??= branchesOn(page());
    const words = wordsOf(named).filter((word) => !isStopWord(word));
    const [stem] = wordsOf(noun);
    const found = branches
      .filter(({ title }) => title.length === 1 && title[0]?.stem === stem?.stem)
      .flatMap(({ items }) => items)
      .filter((item) => words.every((word) => item.some((shown) => wordLikeness(word, shown) >= 0.95)));
    const [item, ...others] = found;
    const isSaid = item?.some((shown) => shown.stem === stem?.stem) ?? true;
    return words.length > 0 && others.length === 0 && !isSaid ? `the ${named.trim()}` : whole;
  });
}

interface Branch {
  title: ReturnType<typeof wordsOf>;
  items: readonly ReturnType<typeof wordsOf>[];
}

/** The open branches of the trees, with what lies directly in them. */
function branchesOn(index: PageIndex): readonly Branch[] {
  const items = entriesOf('treeitem', index).filter(({ node }) => node.hidden === undefined);
  const holder = (item: Entry): Entry | undefined =>
    [...ancestorsOf(item)].find(({ node }) => node.role === 'treeitem');
  return items.flatMap((branch) => {
    const inside = items.filter((item) => holder(item) === branch);
    return inside.length === 0
      ? []
      : [
          {
            title: wordsOf(labelOf(branch, index)),
            items: inside.map((item) => wordsOf(labelOf(item, index))),
          },
        ];
  });
}

/** The first text of an item: its name says what lies in it as well. */
function labelOf(item: Entry, index: PageIndex): string {
  const first = below(index, item).find(
    ({ node }) =>
      node.hidden === undefined && /\p{L}/u.test(node.role === 'text' ? node.name : (node.text ?? node.name)),
  );
  const isOwn = first && first.node.role !== 'treeitem' && first.node.role !== 'group';
  return (isOwn ? first.node.text || first.node.name : item.node.name).trim();
}
