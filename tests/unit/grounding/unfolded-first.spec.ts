/** What lies in a section that is folded up by its look only: the title is clicked first, and never instead of it. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const section = (title: string, ...inner: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [node('generic', '', { tag: 'div', text: title, clickable: true, folded: true }), ...inner],
  });

const page = pageOf(
  node('heading', 'My account', { level: 1 }),
  section('Alerts', node('checkbox', 'Weekly letter', { checked: false, hidden: 'clipped' })),
  section('Address', node('textbox', 'Street', { tag: 'input', hidden: 'clipped' })),
  section('Close the account'),
  node('checkbox', 'Newsletter', { checked: false }),
);

const rows: readonly (readonly [sentence: string, first: string, why: string])[] = [
  ['Tick "Weekly letter"', 'click element "Alerts"', 'it lies in the part below this title'],
  ['Enter "Elm Row 4" into the street field', 'click element "Address"', 'a field'],
  ['Tick "Newsletter"', 'check checkbox "Newsletter"', 'what is shown needs nothing'],
  ['Open "Alerts"', 'click element "Alerts"', 'a title opens'],
  ['Close my account', 'none', 'a title closes nothing'],
  ['Delete the address', 'none', 'and deletes nothing'],
];

for (const [sentence, first, why] of rows)
  test(`${sentence}: ${why}`, () => {
    const plan = planned(sentence, page);
    const told = plan.kind === 'found' ? plan.steps[0]?.description : did(plan);
    expect(told?.startsWith(first) ? first : told).toBe(first);
  });
