/** What the items of a list offer to do with them: "the performances that can be booked" are those with a button "Book" that can be pressed. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Offer } from './extract-ask.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import { visible } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** The rows that offer it, or do not, with the elements that tell; undefined where no item has a button for it. */
export function offering(
  page: PageIndex,
  region: Region,
  { done, is }: Offer,
  rows: readonly number[],
): { rows: number[]; refs: string[] } | undefined {
  const buttons = region.items.map((item) => buttonsFor(page, item, done));
  if (buttons.every((each) => each.length === 0)) return undefined;
  const kept = rows.filter((row) => (buttons[row] ?? []).some(({ disabled }) => disabled !== true) === is);
  return { rows: kept, refs: buttons.flat().flatMap(({ ref = [] }) => ref) };
}

function buttonsFor({ tree }: PageIndex, item: SnapshotNode, done: string): SnapshotNode[] {
  return [...visible(item)].filter((node) => {
    const [verb = ''] = plainWords(node.name || tree.textOf(node));
    return /^(?:button|link|checkbox|radio)$/u.test(node.role) && isDoneBy(done, verb);
  });
}

const irregular: Readonly<Record<string, string>> = {
  bought: 'buy',
  chosen: 'choose',
  taken: 'take',
  sent: 'send',
  read: 'read',
  sold: 'sell',
  won: 'win',
  paid: 'pay',
  hidden: 'hide',
  undone: 'undo',
  withdrawn: 'withdraw',
};

/** Whether a participle is that of a verb: "booked" and "book", "cancelled" and "cancel", "applied" and "apply". */
export function isDoneBy(done: string, verb: string): boolean {
  if (verb === '') return false;
  const last = verb.at(-1) ?? '';
  return (
    irregular[done] === verb ||
    [`${verb}d`, `${verb}ed`, `${verb}${last}ed`, `${verb.slice(0, -1)}ied`].includes(done)
  );
}
