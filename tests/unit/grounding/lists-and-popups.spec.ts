/** Lists that stay open behind a choice, boxes that only their classes call so, menus of each row, and pop-ups that nothing calls so. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { withTabsInTurn } from '../../../src/grounding/built-in/language/tabs-in-turn.js';
import { did, inTurn, node, pageOf, planned, selectOf } from './snapshot.js';

const guests = (isOpen: boolean, chosen: readonly string[] = [], isOver = isOpen): SnapshotNode[] => [
  node('combobox', 'Guests', { ref: 'guests', hasPopup: 'listbox', expanded: isOpen }),
  ...(isOpen
    ? [
        node('listbox', '', {
          ref: 'list',
          children: ['Ada', 'Bo', 'Cy'].map((name) =>
            node('option', name, { ref: name, clickable: true, selected: chosen.includes(name) }),
          ),
        }),
      ]
    : []),
  node('button', 'Save', { ref: 'save', ...(isOver && { hidden: 'covered' as const }) }),
];
const inDialog = (nodes: readonly SnapshotNode[]): Snapshot =>
  pageOf(node('dialog', 'Plan', { ref: 'plan', children: [...nodes] }));

test('after several choices the list is put away: by Escape, then by its field; in a dialog by its field alone', () => {
  const say = 'Select Ada and Cy under Guests';
  const states = [guests(false), guests(true), guests(true, ['Ada']), guests(true, ['Ada', 'Cy'])];
  const choices = ['click combobox "Guests"', 'click option "Ada"', 'click option "Cy"'];
  const [shut, open, one, both] = states.map((nodes) => pageOf(...nodes)) as [
    Snapshot,
    Snapshot,
    Snapshot,
    Snapshot,
  ];
  expect(inTurn(say, [shut, open, one, both, both])).toEqual([
    ...choices,
    'press Escape',
    'click combobox "Guests"',
  ]);
  expect(inTurn(say, [shut, open, one, both, shut])).toEqual([...choices, 'press Escape', 'done']);
  const inside = states.map(inDialog);
  expect(inTurn(say, [...inside, inside[3] as Snapshot])).toEqual([
    ...choices,
    'click combobox "Guests"',
    'done',
  ]);
  expect(inTurn('Select Ada and Cy under Drinks', [shut])).toEqual(['none']);
});

test('the noun in front of a list of choices is what they are chosen from', () => {
  const [shut, open] = [guests(false), guests(true)].map((nodes) => pageOf(...nodes)) as [Snapshot, Snapshot];
  expect(inTurn('Choose the guests Bo and Cy', [shut, open])).toEqual([
    'click combobox "Guests"',
    'click option "Bo"',
  ]);
  expect(did(planned('Choose the drinks Bo and Cy', shut))).not.toContain('Guests');
});

test('a list that lies over what is done next is put away for it', () => {
  const [shut, open, one] = [guests(false), guests(true), guests(true, ['Ada'])] as const;
  const say = 'Choose Ada under Guests and click Save';
  const steps = ['click combobox "Guests"', 'click option "Ada"'];
  expect(
    inTurn(
      say,
      [shut, open, one].map((nodes) => pageOf(...nodes)),
    ),
  ).toEqual([...steps, 'press Escape; click button "Save"']);
  const beside = [shut, guests(true, [], false), guests(true, ['Ada'], false)];
  expect(
    inTurn(
      say,
      beside.map((nodes) => pageOf(...nodes)),
    ),
  ).toEqual([...steps, 'click button "Save"']);
});

const box = (label: string, isOn: boolean): SnapshotNode =>
  node('generic', '', {
    ref: label,
    clickable: true,
    classes: ['form-checkbox', ...(isOn ? ['form-checked'] : [])],
    children: [node('generic', '', { text: label })],
  });
const diet = (...on: string[]): Snapshot =>
  pageOf(...['Vegan', 'Halal', 'Gluten free'].map((label) => box(label, on.includes(label))));

test('boxes that only their classes call so are ticked and unticked, and looked at again', () => {
  expect(inTurn('Tick Halal', [diet('Vegan'), diet('Vegan', 'Halal')])).toEqual([
    'click element "Halal"',
    'done',
  ]);
  expect(inTurn('Tick Halal', [diet('Vegan'), diet('Vegan')])).toEqual([
    'click element "Halal"',
    'cannot-tell',
  ]);
  expect(inTurn('Untick Vegan', [diet('Vegan')])).toEqual(['click element "Vegan"']);
  expect(inTurn('Tick Vegan', [diet('Vegan')])).toEqual(['done']);
  expect(inTurn('Tick Halal and Gluten free', [diet(), diet('Halal'), diet('Halal', 'Gluten free')])).toEqual(
    ['click element "Halal"', 'click element "Gluten free"', 'done'],
  );
  expect(inTurn('Tick Kosher', [diet('Vegan')])).toEqual(['none']);
});

const servers = (...more: SnapshotNode[]): Snapshot =>
  pageOf(
    node('table', '', {
      children: [
        node('row', '', { children: [node('columnheader', 'Node'), node('columnheader', '')] }),
        ...['alpha', 'beta'].map((name) =>
          node('row', '', {
            children: [
              node('cell', name),
              node('cell', '', {
                children: [
                  node('button', 'Options', { ref: `menu ${name}`, hasPopup: 'menu', expanded: false }),
                ],
              }),
            ],
          }),
        ),
      ],
    }),
    ...more,
  );
const opened = servers(
  node('menu', '', { children: ['Restart', 'Shut down'].map((name) => node('menuitem', name)) }),
);

for (const [say, steps] of [
  ['Restart the node beta via its Options menu', ['click button "Options"', 'click menuitem "Restart"']],
  ['Shut down beta', ['click button "Options"', 'click menuitem "Shut down"']],
  ['Rename the node beta via its Options menu', ['click button "Options"', 'press Escape']],
  ['Restart the node zeta via its Options menu', ['none']],
] as const)
  test(`"${say}", where each row has a menu of that name`, () => {
    expect(inTurn(say, [servers(), opened].slice(0, steps.length))).toEqual(steps);
  });

const welcome = (button: string): Snapshot =>
  pageOf(
    node('button', 'Play', { hidden: 'covered' }),
    node('button', 'Stop', { hidden: 'covered' }),
    node('generic', '', {
      tag: 'div',
      children: [
        node('heading', 'Welcome to Mixer'),
        node('generic', '', { tag: 'span', text: button, clickable: true }),
      ],
    }),
  );

for (const [say, button, steps] of [
  ['Close the welcome message', 'Got it', 'click element "Got it"'],
  ['Dismiss the welcome pop-up', 'OK', 'click element "OK"'],
  ['Close the welcome message', 'Delete my songs', 'none'],
  ['Close the survey', 'Got it', 'none'],
] as const)
  test(`"${say}" with "${button}" in what alone can be reached: ${steps}`, () => {
    expect(did(planned(say, welcome(button)))).toBe(steps);
  });

const often = (options: readonly string[], more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('combobox', '', { tag: 'select', options, ...more });
const digest = pageOf(
  often(['Daily', 'Monthly'], { ref: 'page' }),
  node('dialog', 'Digest settings', { children: [often(['Never', 'Weekly', 'Daily'], { ref: 'digest' })] }),
);

test('what is chosen in a dialog that is named is chosen there', () => {
  for (const option of ['Weekly', 'Daily']) {
    const answer = planned(`Choose "${option}" in the digest dialog`, digest);
    expect(answer.kind === 'found' && answer.steps.map(({ ref }) => ref)).toEqual(['digest']);
  }
  expect(did(planned('Choose "Monthly" in the digest dialog', digest))).toBe('none');
});

test('how many rows a page has is chosen from the one list of numbers that speaks of nothing else', () => {
  const page = pageOf(
    often(['10', '25'], { name: 'Show entries' }),
    often(['1', '2'], { name: 'Guests' }),
    node('link', 'Pages'),
  );
  expect(did(planned('Show 25 entries per page', page))).toBe('select combobox "Show entries" with "25"');
  expect(did(planned('Show 33 entries per page', page))).toBe('none');
  expect(did(planned('Show 2 rows per page', pageOf(often(['1', '2'], { name: 'Guests' }))))).toBe('none');
  const sized = selectOf('', '15 per page', '25 per page', '50 per page');
  const roles = selectOf('', 'All roles', 'Editor');
  for (const said of ['Show 50 rows per page', 'Display 50 users per page', 'Set the page size to 50'])
    expect(did(planned(said, pageOf(roles, sized)))).toBe('select combobox with "50 per page"');
  expect(did(planned('Show 40 rows per page', pageOf(roles, sized)))).toBe('none');
  expect(did(planned('Show 50 rows per page', pageOf(roles)))).toBe('none');
  expect(did(planned('Show 50 rows per page', pageOf(sized, { ...sized, ref: 'other' })))).not.toContain(
    'select',
  );
});

test('suggestions come up for what is typed', () => {
  const field = (value: string): SnapshotNode => node('textbox', 'Station', { tag: 'input', value });
  const list = node('list', '', {
    children: ['Oslo', 'Oskarshamn'].map((name) => node('listitem', '', { text: name, clickable: true })),
  });
  const say = 'Pick the station Oslo from the suggestions';
  expect(inTurn(say, [pageOf(field('')), pageOf(field('Oslo'), list)])).toEqual([
    'fill textbox "Station" with "Oslo"',
    'click listitem "Oslo"',
  ]);
  expect(
    did(planned(say, pageOf(field(''), node('textbox', 'Town', { tag: 'input', value: '' })))),
  ).toContain('Station');
  expect(
    did(
      planned(
        'Pick Oslo from the suggestions',
        pageOf(field(''), node('textbox', 'Town', { tag: 'input', value: '' })),
      ),
    ),
  ).toBe('none');
});

for (const [said, meant] of [
  [
    'On the Billing tab enter "A1" as the code, on the Delivery tab choose Express, then save',
    'On the Billing tab enter "A1" as the code, then go to the Delivery tab and choose Express, then save',
  ],
  [
    'Enter the code and then on the Card tab, type "7"',
    'Enter the code, then go to the Card tab and type "7"',
  ],
  ['Enter "home, on the Card tab enter" as the note', 'Enter "home, on the Card tab enter" as the note'],
  ['Click Save, on the Card tab Express is chosen', 'Click Save, on the Card tab Express is chosen'],
] as const)
  test(`steps on one tab after the other: ${said}`, () => {
    expect(withTabsInTurn(said)).toBe(meant);
  });

for (const [say, step] of [
  ['Go to the page for creating an account', 'click link "Create an account"'],
  ['Open the form for requesting a refund', 'click link "Request a refund"'],
  ['Go to the page for deleting an account', 'none'],
  ['Open the form for requesting a quote', 'none'],
] as const)
  test(`"${say}": what a page is for, its link does: ${step}`, () => {
    const page = pageOf(node('link', 'Create an account'), node('link', 'Request a refund'));
    expect(did(planned(say, page))).toBe(step);
  });
