/** Boxes to tick: how many records have theirs ticked ("two to-dos are done"), and the box that is called by what it is for. */
import type { LocatorData } from '../../../contract/locator-data.js';
import type { Snapshot, SnapshotNode } from '../../../contract/snapshot.js';
import { recordsWithBoxes } from '../extract/extract-count-so.js';
import { pageIndex } from '../extract/extract-page.js';
import { findElement } from './satisfy-element.js';
import { expectedOf, type Form, smallNumbers } from './satisfy-words.js';

export const boxForm: Form = {
  said: new RegExp(
    `^(?:there are )?(?:exactly |only |just )?(\\d+|no|${smallNumbers.slice(1).join('|')}) (?:of the )?([\\p{L}-]+(?: [\\p{L}-]+)?) (?:is|are)( not)? (?:done|completed|finished|checked|ticked|selected|chosen|crossed off)$`,
    'iu',
  ),
  isOneOfSeveral: true,
  compile: ([, count = '', noun = '', not], _masked, { content }) => {
    const locator = boxesOf(noun, content);
    return (
      locator && {
        kind: 'checks',
        checks: [
          {
            kind: 'tally',
            locator,
            state: 'checked',
            holds: not === undefined,
            operator: 'equals',
            expected: expectedOf(count.toLowerCase()),
            is: true,
          },
        ],
      }
    );
  },
};

/** The boxes of all records that go by the noun; undefined where a selector of the page does not hold just those. */
function boxesOf(noun: string, content: Snapshot): LocatorData | undefined {
  const page = pageIndex(content);
  const found = recordsWithBoxes(page, noun);
  if (!found) return undefined;
  const { nodes } = page.tree;
  const isOnly = (fits: (node: SnapshotNode) => boolean): boolean => nodes.filter(fits).length === 1;
  const container =
    found.container.role === 'rowgroup' ? page.tree.parentOf(found.container) : found.container;
  if (!container) return undefined;
  const { id, tag, classes = [] } = container;
  const own = classes.find(
    (name) => /^[\w-]+$/u.test(name) && isOnly((node) => (node.classes ?? []).includes(name)),
  );
  const selector =
    id !== undefined && /^[A-Za-z][\w-]*$/u.test(id)
      ? `#${id}`
      : own !== undefined
        ? `.${own}`
        : tag !== undefined && isOnly((node) => node.tag === tag)
          ? tag
          : undefined;
  if (selector === undefined) return undefined;
  // The box over a table that ticks all of them is none of them.
  const inside = found.isTable ? `${selector} td` : selector;
  return [
    { by: 'css', selector: inside },
    { by: 'role', role: 'checkbox' },
  ];
}

/** "The Full-time filter": the check box that is meant, as a phrase, where nothing else that can be ticked is called so. */
export function boxOf(subject: string, snapshot: Snapshot): string | undefined {
  const boxed = subject.replace(/ (?:filter|option|setting|choice|preference)$/iu, ' checkbox');
  return boxed !== subject &&
    findElement(subject, 'box', snapshot).kind === 'none' &&
    findElement(boxed, 'box', snapshot).kind === 'found'
    ? boxed
    : undefined;
}
