/** Items that go from one of two lists beside each other to the other. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

const at = (x: number, width: number): Partial<SnapshotNode> => ({ box: { x, y: 100, width, height: 200 } });

/** Two lists of names, and what stands between them. */
function lists(
  left: readonly string[],
  right: readonly string[],
  buttons: readonly SnapshotNode[],
): SnapshotNode {
  const list = (title: string, names: readonly string[], x: number): SnapshotNode =>
    node('generic', '', {
      ...at(x, 200),
      children: [
        node('generic', '', { text: title }),
        node('listbox', '', {
          ...at(x, 200),
          children: names.map((name) => node('option', name, { clickable: true, selected: false })),
        }),
      ],
    });
  return node('generic', '', {
    ...at(0, 460),
    children: [list('Available', left, 0), ...buttons, list('On shift', right, 260)],
  });
}

const named = [
  node('button', 'Add all', at(220, 20)),
  node('button', 'Add', at(220, 20)),
  node('button', 'Remove', at(220, 20)),
];
const silent = (isReady: boolean): SnapshotNode[] => [
  node('button', '', { ...at(205, 20), ref: 'back', disabled: true }),
  node('button', '', { ...at(230, 20), ref: 'over', ...(!isReady && { disabled: true }) }),
];

test('the item is chosen, the button for one of them is pressed, and the item has to be over there', () => {
  const before = pageOf(lists(['Ana', 'Ben'], ['Dan'], named));
  const after = pageOf(lists(['Ana'], ['Dan', 'Ben'], named));
  const steps = ['click option "Ben"', 'click button "Add"'];
  for (const say of [
    'Move Ben to On shift',
    'Put Ben on shift',
    'Add "Ben" to the on shift list',
    'Move Ben to the right list',
  ]) {
    expect(inTurn(say, [before, before, after])).toEqual([...steps, 'done']);
    expect(inTurn(say, [before, before, before])).toEqual([...steps, 'none']);
  }
  expect(inTurn('Take Dan off the shift list', [before, before]).at(-1)).toBe('click button "Remove"');
});

test('buttons that say nothing are told by which of them the choice has made ready', () => {
  const idle = pageOf(lists(['Ana', 'Ben'], ['Dan'], silent(false)));
  const ready = pageOf(lists(['Ana', 'Ben'], ['Dan'], silent(true)));
  expect(inTurn('Move Ben to On shift', [idle, ready])).toEqual(['click option "Ben"', 'click button']);
  expect(inTurn('Move Ben to On shift', [idle, idle])).toEqual(['click option "Ben"', 'none']);
});

test('what is in no list, to a list of another name, or what would take others along, is not moved', () => {
  const page = lists(['Ana', 'Ben'], ['Dan'], named);
  expect(did(planned('Move Eve to On shift', pageOf(page)))).not.toContain('click');
  expect(did(planned('Move Ben to the kitchen', pageOf(page)))).not.toContain('option');
  expect(did(planned('Move Dan to On shift', pageOf(page)))).toBe('done');
  const [first] = page.children[0]?.children[1]?.children ?? [];
  if (first) first.selected = true;
  expect(did(planned('Move Ben to On shift', pageOf(page)))).toBe('cannot-tell');
});

test('the columns of a board are no two lists: what stands in a third one between them moves nothing', () => {
  const column = (title: string, x: number, ...names: string[]): SnapshotNode =>
    node('region', title, {
      ...at(x, 200),
      children: [
        node('heading', title, { level: 2 }),
        ...names.map((name) =>
          node('generic', '', {
            clickable: true,
            draggable: true,
            classes: ['card'],
            children: [node('generic', '', { text: name }), node('text', 'Low')],
          }),
        ),
        node('button', '+ Add a card', at(x, 200)),
      ],
    });
  const columns = [
    column('Backlog', 0, 'Dark theme', 'Logo'),
    column('Doing', 210),
    column('Review', 420, 'Import'),
  ];
  const page = pageOf(node('main', '', { ...at(0, 640), children: columns }));
  for (const [say, place] of [
    ['Drag "Dark theme" to the Review column', 'Review'],
    ['Drag "Import" to the Backlog column', 'Backlog'],
    ['Drag "Logo" to the Doing column', 'Doing'],
  ] as const)
    expect(did(planned(say, page))).toMatch(new RegExp(`^drag .* to region "${place}"`));
  expect(did(planned('Move "Dark theme" to the Archive column', page))).toBe('none');
});

/** What is ticked on the left stands on the right as well, and no button brings it there. */
function mirror(names: readonly string[], ticked: readonly string[]): SnapshotNode {
  const part = (title: string, x: number, lines: readonly SnapshotNode[]): SnapshotNode =>
    node('generic', '', { ...at(x, 200), children: [node('generic', '', { text: title }), ...lines] });
  const known = names.map((name) =>
    node('generic', '', {
      children: [
        node('checkbox', '', { ref: `box ${name}`, checked: ticked.includes(name) }),
        node('generic', '', { text: name }),
      ],
    }),
  );
  const invited = ticked.map((name) => node('generic', '', { text: name }));
  return node('generic', '', {
    ...at(0, 460),
    children: [part('Known', 0, known), part('Invited', 260, invited)],
  });
}

test('what is ticked in one list is in the other at once, where that shows just what is ticked', () => {
  const before = pageOf(mirror(['Ines', 'Otto', 'Pia'], ['Pia']));
  const after = pageOf(mirror(['Ines', 'Otto', 'Pia'], ['Pia', 'Otto']));
  expect(inTurn('Invite Otto', [before, after])).toEqual(['check checkbox', 'done']);
  expect(inTurn('Move Otto to the invited list', [before, before])).toEqual(['check checkbox', 'none']);
  expect(inTurn('Move Pia to the invited list', [before])).toEqual(['done']);
  expect(did(planned('Move Kurt to the invited list', before))).toBe('none');
});

test('what is chosen as something is brought over to what is chosen, and two lists that nothing joins are refused', () => {
  const extras = (
    left: readonly string[],
    right: readonly string[],
    away: Partial<SnapshotNode>,
  ): SnapshotNode => {
    const part = (title: string, names: readonly string[], deed: string, place: Partial<SnapshotNode>) =>
      node('generic', '', {
        ...place,
        children: [
          node('generic', '', { text: title }),
          node('listbox', title, {
            ...place,
            children: names.map((name) => node('option', name, { clickable: true, selected: false })),
          }),
          node('button', deed, place),
        ],
      });
    return node('generic', '', {
      ...at(0, 460),
      children: [
        part('Available extras', left, 'Add', at(0, 200)),
        part('Extras you have chosen', right, 'Remove', away),
      ],
    });
  };
  const before = pageOf(extras(['Roof rack', 'Tow bar'], [], at(260, 200)));
  const after = pageOf(extras(['Roof rack'], ['Tow bar'], at(260, 200)));
  const steps = ['click option "Tow bar"', 'click button "Add"'];
  expect(inTurn('Choose the tow bar as an extra', [before, before, after])).toEqual([...steps, 'done']);
  const below = { box: { x: 0, y: 400, width: 200, height: 200 } };
  const apart = pageOf(extras(['Roof rack', 'Tow bar'], [], below));
  expect(did(planned('Choose the tow bar as an extra', apart))).toBe('none');
  expect(did(planned('Choose the tow bar', apart))).toBe('click option "Tow bar"');
});

test('what both lists are for is said by the heading over them, and what is only marked in its list is not added', () => {
  const page = pageOf(
    node('heading', 'Crew for Sunday', { level: 2 }),
    lists(['Ana', 'Ben'], ['Dan'], named),
  );
  expect(inTurn('Add Ben to the crew', [page, page])).toEqual(['click option "Ben"', 'click button "Add"']);
  expect(did(planned('Add Ben to the reserves', page))).toBe('none');
  expect(did(planned('Add Dan to the crew', page))).toBe('none');
});

test('a button below a list that is called by the other list brings what is chosen there', () => {
  const part = (
    title: string,
    names: readonly string[],
    buttons: readonly string[],
    x: number,
  ): SnapshotNode =>
    node('generic', '', {
      ...at(x, 200),
      children: [
        node('text', title),
        node('listbox', title, {
          ...at(x, 200),
          children: names.map((name) => node('option', name, { clickable: true, selected: false })),
        }),
        ...buttons.map((name) => node('button', name, at(x, 60))),
      ],
    });
  const page = (urgent: readonly string[], other: readonly string[], button: string) =>
    pageOf(
      node('generic', '', {
        ...at(0, 460),
        children: [
          part('Urgent tasks', urgent, ['Up', button], 0),
          part('Non-urgent tasks', other, ['Urgent'], 260),
        ],
      }),
    );
  const say = 'Move "Sweep" to the non-urgent tasks';
  const before = page(['Mow', 'Sweep'], ['Paint'], 'Not urgent');
  const after = page(['Mow'], ['Paint', 'Sweep'], 'Not urgent');
  const steps = ['click option "Sweep"', 'click button "Not urgent"'];
  expect(inTurn(say, [before, before, after])).toEqual([...steps, 'done']);
  expect(inTurn(say, [before, before, before])).toEqual([...steps, 'none']);
  const others = page(['Mow', 'Sweep'], ['Paint'], 'Discard');
  expect(inTurn(say, [others, others])).not.toContain('click button "Discard"');
  expect(did(planned('Move "Sweep" to the urgent tasks', before))).not.toContain('click');
});
