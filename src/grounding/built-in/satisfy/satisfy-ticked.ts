/** Records that are chosen by a box of their own: "no message is selected", "two tasks are ticked". */
import type { Satisfaction } from '../../../contract/check.js';
import { type SnapshotNode, walk } from '../../../contract/snapshot.js';
import type { SatisfyRequest } from '../../grounder.js';
import { recordsCalled } from '../extract/extract-called.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import type { Region } from '../extract/extract-regions.js';
import { explained, meaningfulWords, plainWords } from '../extract/extract-words.js';
import { only } from './satisfy-part.js';
import { expectedOf, type Form, smallNumbers } from './satisfy-words.js';

/** How many of the records are ticked. */
export const tickedForm: Form = {
  said: new RegExp(
    `^(?<many>all|every|each|no|none of|\\d+|${smallNumbers.slice(1).join('|')}) (?:of )?(?:the )?(?!check|box|radio|switch|option|tab)(?<noun>\\p{L}+) (?:is|are) (?<not>not )?(?:selected|ticked|checked)$`,
    'iu',
  ),
  isOneOfSeveral: true,
  compile: (match, _masked, request) => ticked(match.groups ?? {}, request),
};

function ticked(
  { many = '', noun = '', not }: { [name: string]: string | undefined },
  { content }: SatisfyRequest,
): Satisfaction | undefined {
  const [word = ''] = meaningfulWords(noun);
  const page = pageIndex(content);
  const called = recordsCalled(page, word);
  const regions = page.regions.filter((region) => isChosenByBox(region, page, { word, called }));
  const [only_, ...others] = new Map(regions.map((region) => [region.items.length, region])).values();
  const role = only_?.items[0]?.role;
  if (!only_ || others.length > 0 || role === undefined) return undefined;
  // The boxes are found by standing in such an element: no other one of its kind may have any.
  const inRecords = only_.items.flatMap(boxesIn);
  const inKind = page.tree.nodes.filter((node) => node.role === role).flatMap(boxesIn);
  if (new Set(inKind).size !== inRecords.length) return undefined;
  return only({
    kind: 'tally',
    locator: [
      { by: 'role', role },
      { by: 'role', role: 'checkbox' },
    ],
    state: 'checked',
    holds: not === undefined,
    operator: 'equals',
    expected: expectedOf(many.toLowerCase()),
    is: true,
  });
}

/** Whether each record has just one box, and they are called so. */
function isChosenByBox(
  { items, words }: Region,
  page: PageIndex,
  { word, called }: { word: string; called: Region | undefined },
): boolean {
  if (items.length < 2 || !items.every(({ role }) => /^(?:row|listitem|article)$/u.test(role))) return false;
  const boxes = items.map(boxesIn);
  const isNamed = (box: SnapshotNode | undefined): boolean =>
    box !== undefined && plainWords(box.name).includes(word);
  return (
    boxes.every((each) => each.length === 1) &&
    (called?.items[0] === items[0] ||
      explained(word, words) >= 0.85 ||
      explained(word, page.tree.pageWords) >= 0.85 ||
      boxes.every(([box]) => isNamed(box)))
  );
}

function boxesIn(item: SnapshotNode): SnapshotNode[] {
  return [...walk(item)].filter(({ role, hidden }) => role === 'checkbox' && hidden === undefined);
}
