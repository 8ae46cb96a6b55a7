/** That records are sorted by one of their values: which list that is, and which way it runs. */
import { isSorted, type Satisfaction } from '../../../contract/check.js';
import { dataOf, type Reading } from '../../../contract/reading.js';
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import type { SatisfyRequest } from '../../grounder.js';
import { pageIndex } from '../extract/extract-page.js';
import { meaningfulWords } from '../extract/extract-words.js';
import { contentWordsOf, fold, isStopWord, wordLikeness } from '../language/words.js';
import { listOfKind } from './satisfy-sorted-kind.js';
import { itemOf, listOf } from './satisfy-lists.js';
import { cannot, only } from './satisfy-part.js';

/** The check that the values run one way; of a sentence that does not say which, the way they run now. */
export function sorted(
  { items, value, said }: { items: string; value: string; said: string },
  request: SatisfyRequest,
): Satisfaction {
  const asked = [`the ${value} of each ${itemOf(items)}`, `all ${value}`];
  const texts = listOf(asked, ['string'], request);
  if (!texts?.items.every((item) => item.kind === 'leaf' && isCalled(item.ref, value, request))) {
    const ofKind = listOfKind(items, value, request.content);
    return ofKind ? inOrder(ofKind, value, said) : cannot(value, 'its values cannot be read as one list');
  }
  // As numbers or days only where these very places hold them: other places of the records may hold numbers, too.
  const typed = ['number', 'date']
    .map((type) => listOf(asked, [type], request))
    .find((list) => list && placesOf(list) === placesOf(texts));
  // Stars and other signs have no order that a reader would know.
  // Clock times of one length are in the order of their figures.
  const isWorded = texts.items.every((item) => /\p{L}|^\d\d:\d\d$/u.test(String(dataOf(item))));
  if (!typed && !isWorded) return cannot(value, 'its values are neither numbers nor words');
  return inOrder(typed ?? texts, value, said);
}

function inOrder(list: Extract<Reading, { kind: 'list' }>, value: string, said: string): Satisfaction {
  if (said === '' && list.items.length < 4)
    return cannot(
      value,
      'it does not say whether ascending or descending, and so few are in order by chance',
    );
  const isDown =
    said === '' ? isSorted(list.items.map(dataOf), 'descending') : /^(?:de[sc]|high|z|new|lat)/iu.test(said);
  return only({ kind: 'sorted', list, direction: isDown === true ? 'descending' : 'ascending', is: true });
}

/** Whether the column that a value stands in, or else its own marks, are called by what the values are sorted by. */
function isCalled(ref: string, value: string, { content }: SatisfyRequest): boolean {
  const path = pathTo(content.root, ref) ?? [];
  const { name = '', text = name } = path.at(-1) ?? {};
  // What is said aloud is another thing than what is shown: nobody can tell which of the two is sorted.
  if (name !== '' && fold(name) !== fold(text)) return false;
  const at = path.findLastIndex(({ role }) => role === 'row');
  const table = path.find(({ role }) => /^(?:table|grid|treegrid)$/u.test(role));
  const header = table && [...walk(table)].find((each) => each.children[0]?.role === 'columnheader');
  const cell = path[at + 1];
  const column = cell && header?.children[path[at]?.children.indexOf(cell) ?? -1];
  const own = path
    .slice(-2)
    .flatMap(({ classes = [], itemprop = '', testId = '' }) => [...classes, itemprop, testId]);
  const said = contentWordsOf(
    column ? `${column.name} ${textOf(column)}` : own.join(' ').replace(/[-_]/gu, ' '),
  );
  const wanted = contentWordsOf(value).filter((word) => !isStopWord(word));
  if (wanted.length === 0) return false;
  return (
    wanted.every((word) => said.some((each) => wordLikeness(word, each) >= 0.9)) ||
    isHeadedSo(path.at(-1), meaningfulWords(value), content)
  );
}

/** Whether it stands in a column of that header, of a table that only looks like one. */
function isHeadedSo(node: SnapshotNode | undefined, words: readonly string[], content: Snapshot): boolean {
  const page = pageIndex(content);
  return (
    node !== undefined &&
    page
      .itemsOf(node)
      .some(({ region, index }) =>
        region
          .columns()
          .some(
            ({ places, labels }) =>
              places[index]?.node === node &&
              labels.some((label) => label.trust === 1 && words.every((word) => label.words.has(word))),
          ),
      )
  );
}

function pathTo(node: SnapshotNode, ref: string): SnapshotNode[] | undefined {
  if (node.ref === ref) return [node];
  for (const child of node.children) {
    const below = pathTo(child, ref);
    if (below) return [node, ...below];
  }
  return undefined;
}

function placesOf({ items }: Extract<Reading, { kind: 'list' }>): string {
  return items.map((item) => (item.kind === 'leaf' ? item.ref : '')).join(' ');
}
