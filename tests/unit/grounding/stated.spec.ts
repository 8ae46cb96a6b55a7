/** What a control says of itself after the click: where that is what it said before, the click has done nothing, wherever the pointer is seen. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot } from '../../../src/contract/snapshot.js';
import { node, pageOf, planned } from './snapshot.js';

/** An accordion of which the first section is open. */
function sections(isOpen: boolean, ...classes: string[]): Snapshot {
  return pageOf(
    node('tab', 'Section 1', { tag: 'h3', ref: 's1', expanded: isOpen, selected: isOpen, classes }),
    node('tab', 'Section 2', { tag: 'h3', ref: 's2', expanded: false, selected: false }),
  );
}

/** What is said in the end of closing the section, where the click leaves the page like this. */
function closing(after: Snapshot): string {
  const before = sections(true);
  const answer = planned('Close the first section', before);
  const proof = answer.kind === 'found' ? answer.proof : undefined;
  return proof === undefined
    ? 'not looked at'
    : planned('Close the first section', after, proof, before).kind;
}

test('a section that cannot be closed is not called closed for having the pointer on it', () => {
  expect(closing(sections(true, 'ui-state-hover', 'ui-state-focus'))).toBe('none');
});

test('one that says so is closed', () => {
  expect(closing(sections(false, 'ui-state-hover'))).toBe('done');
});
