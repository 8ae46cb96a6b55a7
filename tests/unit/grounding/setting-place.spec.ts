/** A property that a record shows nothing of: it is set in the panel or on the page that is about it, or by what acts on the lines that are ticked. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { withRecordAgain } from '../../../src/grounding/built-in/language/record-again.js';
import { inTurn, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const again: readonly [string, string][] = [
  [
    'Set the priority of #2 to High and assign it to Pia',
    'Set the priority of #2 to High and assign #2 to Pia',
  ],
  ['Assign #5 to Nina, then set its status to Done', 'Assign #5 to Nina, then set the status of #5 to Done'],
  [
    'Change the status of #1 to Closed and its priority to Low',
    'Change the status of #1 to Closed and set the priority of #1 to Low',
  ],
  ['Star the mill and move it to Done', 'Star the mill and move the mill to Done'],
  // Who something is given to is not what is spoken of, and what is opened or made is known by its own rules.
  ['Assign Omar to Berta and move it to Done', 'Assign Omar to Berta and move it to Done'],
  ['Open the mug and change its price to 12', 'Open the mug and change its price to 12'],
  [
    'Create a task, set its priority to High and save it',
    'Create a task, set its priority to High and save it',
  ],
];

for (const [say, expected] of again)
  it(`"${say}" is "${expected}"`, () => expect(withRecordAgain(say)).toBe(expected));

const item = (name: string): SnapshotNode => node('menuitem', name);
const list = (...names: string[]): SnapshotNode =>
  node('list', '', {
    tag: 'ul',
    children: names.map((name) => node('listitem', '', { tag: 'li', clickable: true, text: name })),
  });

/** A list whose lines say little, and a panel about the one that was clicked; what stands in a panel is known by its heading. */
const vehicles = (
  [
    ['Blue van', 'Available'],
    ['Red truck', 'In service'],
  ] as const
).map(([name, state]) =>
  node('generic', '', {
    tag: 'div',
    classes: ['it'],
    clickable: true,
    children: [node('text', name), node('generic', '', { tag: 'div', text: state })],
  }),
);
const fleetList = node('generic', '', { tag: 'div', children: vehicles });
const fleet = pageOf(node('heading', 'Fleet', { level: 1 }), fleetList);
const panel = (name: string, ...more: SnapshotNode[]): Snapshot =>
  pageOf(
    node('heading', 'Fleet', { level: 1 }),
    fleetList,
    node('generic', '', {
      tag: 'div',
      children: [
        node('heading', name, { level: 2 }),
        node('term', '', { tag: 'dt', text: 'Status' }),
        node('definition', '', { children: [node('button', 'In service', { hasPopup: 'listbox' })] }),
        node('term', '', { tag: 'dt', text: 'Driver' }),
        node('definition', '', { children: [node('button', 'Rosa', { hasPopup: 'listbox' })] }),
        ...more,
      ],
    }),
  );
const truck = panel('Red truck');
const repairing = panel(
  'Red truck',
  node('listbox', '', { children: ['In service', 'Repair'].map((name) => node('option', name)) }),
);

/** What stands over a list acts on the lines that are ticked. */
const leadsPage = (ticked: boolean, other: boolean, ...more: SnapshotNode[]): Snapshot =>
  pageOf(
    node('button', 'Set stage ▾', { hasPopup: 'menu', disabled: !ticked && !other }),
    node('button', 'Archive', { disabled: !ticked && !other }),
    node('table', '', {
      tag: 'table',
      children: [
        node('row', '', {
          tag: 'tr',
          children: ['', 'Company', 'Stage'].map((name) => node('columnheader', name)),
        }),
        ...(
          [
            ['Nordwind', 'New', other],
            ['Alpha Foods', 'Contacted', ticked],
          ] as const
        ).map(([name, stage, checked]) =>
          node('row', '', {
            tag: 'tr',
            children: [
              node('cell', '', { children: [node('checkbox', `Select ${name}`, { tag: 'input', checked })] }),
              node('cell', name, { text: name }),
              node('cell', stage, { text: stage }),
            ],
          }),
        ),
      ],
    }),
    ...more,
  );
const leads = leadsPage(false, false);
const tickedLead = leadsPage(true, false);
const stages = leadsPage(
  true,
  false,
  node('menu', '', { children: ['New', 'Offer', 'Won'].map((name) => item(name)) }),
);
const tickLead = 'check checkbox "Select Alpha Foods"';

/** A page about one thing: its properties stand under their labels. */
const labelled = (label: string, shown: SnapshotNode): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['field'],
    children: [node('generic', '', { tag: 'b', text: label }), shown],
  });
const caseParts = [
  node('heading', 'CASE-77: Lost suitcase', { level: 1 }),
  labelled('Status', node('button', 'Open')),
  labelled('Priority', node('button', 'Medium')),
  labelled('Assignee', node('button', 'Unassigned')),
  labelled('Reporter', node('generic', '', { tag: 'span', text: 'Omar' })),
  node('button', '☆ Watch'),
];
const casePage = pageOf(...caseParts);
const caseLevels = pageOf(...caseParts, list('Low', 'Medium', 'High'));

const cases: readonly [string, readonly Snapshot[], readonly string[]][] = [
  // A panel about the record, which a click on the line brings up; it is not that of another.
  [
    'Set the status of the red truck to Repair',
    [fleet, truck, repairing],
    ['click element "Red truck In service"', 'click button "In service"', 'click option "Repair"'],
  ],
  [
    'Set the status of the red truck to Repair',
    [truck, repairing],
    ['click button "In service"', 'click option "Repair"'],
  ],
  [
    'Set the status of the blue van to Repair',
    [fleet, truck],
    ['click element "Blue van Available"', 'none'],
  ],
  [
    'Set the colour of the red truck to Red',
    [fleet, truck],
    ['click element "Red truck In service"', 'none'],
  ],
  ['Change the status of the green van to Repair', [fleet, truck], ['none']],
  // What acts on the lines that are ticked, as long as no other one is.
  [
    'Set the stage of Alpha Foods to Offer',
    [leads, tickedLead, stages],
    [tickLead, 'click button "Set stage ▾"', 'click menuitem "Offer"'],
  ],
  [
    'Set the stage of Alpha Foods to Closed',
    [leads, tickedLead, stages],
    [tickLead, 'click button "Set stage ▾"', 'none'],
  ],
  [
    'Move Alpha Foods to Won',
    [leads, tickedLead, stages],
    [tickLead, 'click button "Set stage ▾"', 'click menuitem "Won"'],
  ],
  // A page about one thing.
  [
    'Set the priority of CASE-77 to High',
    [casePage, caseLevels],
    ['click button "Medium"', 'click listitem "High"'],
  ],
  ['Change the priority to High', [casePage, caseLevels], ['click button "Medium"', 'click listitem "High"']],
  ['Set the priority of CASE-78 to High', [casePage], ['none']],
  ['Change the reporter to Pia', [casePage], ['none']],
  ['Unassign the case', [casePage], ['done']],
];

for (const [say, pages, expected] of cases) {
  it(`"${say}": ${expected.join('; ')}`, () => {
    expect(inTurn(say, pages)).toEqual(expected);
  });
}

it('what stands behind a label with a field of its own is not called by it', () => {
  const label = node('generic', '', {
    tag: 'label',
    children: [node('text', 'Volume'), node('slider', 'Volume', { tag: 'input', value: '60' })],
  });
  const player = pageOf(node('generic', '', { children: [label, node('button', 'Skip')] }));
  expect(inTurn('Set the volume to half', [player])).toEqual(['cannot-tell']);
});
