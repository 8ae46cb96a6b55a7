/** Plans for what hands do: drags to a side of something, days of calendars, ratings, cells that are edited in place. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { plan } from '../../../src/grounding/built-in/planner.js';
import { did as told, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const songs = (): SnapshotNode[] => [
  node('heading', 'Playlist'),
  node('list', '', {
    tag: 'ul',
    children: ['Blue Train', 'So What', 'Naima'].map((text) => node('listitem', '', { tag: 'li', text })),
  }),
];

for (const [instruction, expected] of [
  ['Drag "Naima" above "So What"', 'drag listitem "Naima" directly before listitem "So What"'],
  ['Move Blue Train directly below So What', 'drag listitem "Blue Train" directly after listitem "So What"'],
  [
    'Move Blue Train to the end of the playlist',
    'drag listitem "Blue Train" directly after listitem "Naima"',
  ],
  ['Drag Naima to the top of the playlist', 'drag listitem "Naima" directly before listitem "Blue Train"'],
  ['Drag Naima onto So What', 'drag listitem "Naima" to listitem "So What"'],
  ['Move Naima to the end of the playlist', 'done'],
] as const) {
  it(`${instruction}: ${expected}`, () => {
    expect(did(instruction, ...songs())).toBe(expected);
  });
}

const column = (title: string, ...cards: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'section',
    children: [
      node('generic', '', { tag: 'header', children: [node('generic', '', { tag: 'span', text: title })] }),
      node('generic', '', {
        tag: 'div',
        children: cards.map((text) =>
          node('article', '', { tag: 'article', children: [node('generic', '', { tag: 'div', text })] }),
        ),
      }),
    ],
  });

test('what is dropped on the title of a column, whatever element that is, goes to its last card, and into the column when it is empty', () => {
  const toDo = column('To do', 'Plan', 'Draw');
  const done = column('Done', 'Think', 'Ask');
  const later = column('Later');
  const last = done.children[1]?.children[1]?.ref;
  const page = pageOf(node('generic', '', { tag: 'div', children: [toDo, done, later] }));
  expect(planned('Move Plan to Done', page)).toMatchObject({ steps: [{ method: 'dragTo', toRef: last }] });
  expect(planned('Drag Plan into the Later column', page)).toMatchObject({
    steps: [{ method: 'dragTo', toRef: later.ref }],
  });
  const title = (count: string, name: string): SnapshotNode => {
    const inside = [count, name].map((text) => node('generic', text, { tag: 'span' }));
    return node('generic', '', {
      tag: 'div',
      children: [
        node('heading', `${count} ${name}`, { tag: 'h2', children: inside }),
        node('button', 'More'),
      ],
    });
  };
  const [open, closed] = [column('', 'Plan', 'Draw'), column('', 'Think', 'Ask')];
  const end = closed.children[1]?.children[1]?.ref;
  open.children[0] = title('2', 'Open');
  closed.children[0] = title('2', 'Closed');
  const counted = pageOf(node('generic', '', { tag: 'div', children: [open, closed] }));
  expect(planned('Drag Plan to the Closed column', counted)).toMatchObject({ steps: [{ toRef: end }] });
});

test('a card that is all one can take hold of is opened by its title; one that nothing marks is clicked, and has to answer', () => {
  const card = (draggable: boolean): SnapshotNode =>
    node('list', '', {
      children: ['Plan the week', 'Draw'].map((text) =>
        node('listitem', '', { draggable, children: [node('generic', '', { tag: 'div', text })] }),
      ),
    });
  expect(did('Open the card "Plan the week"', card(true))).toBe('click element "Plan the week"');
  expect(planned('Open the card "Plan the week"', pageOf(card(false)))).toMatchObject({
    steps: [{ method: 'click', description: 'click listitem' }],
    next: { phase: { kind: 'opened', isPlain: true } },
  });
});

/** A calendar of plain elements: the last day of February, March 2027, the first days of April. */
const march = (prefix: string, title = 'March 2027'): SnapshotNode => {
  const numbers = [28, ...Array.from({ length: 31 }, (_, at) => at + 1), 1, 2, 3];
  return node('generic', '', {
    tag: 'div',
    children: [
      node('button', '»'),
      ...(title === '' ? [] : [node('generic', '', { text: title })]),
      node('generic', '', {
        children: numbers.map((number, at) =>
          node('generic', '', { text: String(number), tag: 'span', clickable: true, ref: `${prefix}${at}` }),
        ),
      }),
    ],
  });
};

const calendars = (): SnapshotNode[] => [
  node('heading', 'Pick-up day'),
  march('p'),
  node('heading', 'Return'),
  march('r'),
];

const clicked = (instruction: string, ...children: SnapshotNode[]): string => {
  const answer = planned(instruction, pageOf(...children));
  return answer.kind === 'found'
    ? answer.steps.map(({ method, ref }) => `${method} ${ref}`).join()
    : answer.kind;
};

for (const [instruction, expected] of [
  ['Choose the 20th as pick-up day', 'click p20'],
  ['Set the return day to March 28, 2027', 'click r28'],
  ['Click on the 3rd in the return calendar', 'click r3'],
  ['Choose the 20th as delivery day', 'none'],
  ['Choose the 20th', 'none'],
] as const) {
  it(`with two calendars under their titles, ${instruction}: ${expected}`, () => {
    expect(clicked(instruction, ...calendars())).toBe(expected);
  });
}

test('without the name of a month, the number of a day is no date', () => {
  expect(
    clicked('Set the pick-up day to March 28, 2027', node('heading', 'Pick-up day'), march('p', '')),
  ).toBe('none');
});

test('the only calendar need not be named', () => {
  expect(clicked('Choose March 28, 2027', march('p'))).toBe('click p28');
});

const box = (x: number, y: number): Pick<SnapshotNode, 'box'> => ({ box: { x, y, width: 100, height: 20 } });

/** A grid of two rows; the third cell of the second is under the mouse. `nuts` is what it says, `over` what came up over it. */
const stock = (nuts: string, ...over: SnapshotNode[]): SnapshotNode => {
  const row = (y: number, role: string, ...texts: string[]): SnapshotNode =>
    node('row', '', {
      children: texts.map((text, at) => node(role, text, { ref: `${role}${y}-${at}`, ...box(at * 100, y) })),
    });
  return node('grid', '', {
    children: [
      row(0, 'columnheader', 'Part', 'Count'),
      row(20, 'gridcell', 'Bolts', '120'),
      row(40, 'gridcell', 'Nuts', nuts),
      ...over,
    ],
  });
};

test('a cell of a grid is edited by a double click, and has to say the text afterwards', () => {
  const sentence = 'Change the count of Nuts to 95';
  const first = planned(sentence, pageOf(stock('80')));
  expect(told(first)).toBe('double-click gridcell "80"');
  const next = first.kind === 'found' ? first.next : undefined;
  expect(told(planned(sentence, pageOf(stock('80')), next))).toBe('none');
  const editor = node('textbox', '', { focused: true, tag: 'textarea', ...box(100, 40) });
  const second = planned(sentence, pageOf(stock('80', editor)), next);
  expect(told(second)).toBe('fill textbox with "95"');
  const filled = second.kind === 'found' ? second.next : undefined;
  // A field that is gone once it was left has been taken over; one that is still there waits for Enter.
  expect(told(planned(sentence, pageOf(stock('95')), filled))).toBe('done');
  const third = planned(sentence, pageOf(stock('80', { ...editor, value: '95' })), filled);
  expect(told(third)).toBe('press textbox with "Enter"');
  const last = third.kind === 'found' ? third.next : undefined;
  expect(told(planned(sentence, pageOf(stock('95')), last))).toBe('done');
  expect(told(planned(sentence, pageOf(stock('80')), last))).toBe('none');
});

test('a table that is only read is not double-clicked', () => {
  const table = stock('80');
  expect(did('Change the count of Nuts to 95', { ...table, role: 'table', children: [] })).toBe('none');
});

test('a field that nobody named and screen readers are not told of takes no text', () => {
  const scripted = node('textbox', '', { tag: 'textarea', hidden: 'aria-hidden' });
  expect(did('Change the amount of Dinner to 52', node('heading', 'Dinner'), scripted)).toBe('none');
});

/** Rows that each have an icon to click, in one element that takes the focus and says nothing of itself. */
const folders = (...names: string[]): SnapshotNode =>
  node('generic', '', {
    clickable: true,
    children: names.map((name) =>
      node('generic', '', {
        tag: 'div',
        children: [node('img', '', { clickable: true, tag: 'i' }), node('text', name)],
      }),
    ),
  });

test('what holds several items that can be clicked is not clicked for one of them', () => {
  expect(did('Collapse Invoices', folders('Contracts', 'Invoices', 'Notes'))).not.toContain('Contracts');
});

test('a click that should have expanded something is an error when nothing came', () => {
  const title = node('button', 'Shipping');
  const shut = pageOf(title);
  const first = planned('Expand Shipping', shut);
  expect(told(first)).toBe('click button "Shipping"');
  const next = first.kind === 'found' ? first.next : undefined;
  const after = (...more: SnapshotNode[]): string =>
    told(plan({ instruction: '', snapshot: pageOf(title, ...more), variables: [], before: shut, next }));
  expect(after()).toBe('none');
  expect(after(node('paragraph', '', { text: 'By post' }))).toBe('done');
});

const stars = (count: number, prefix: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: Array.from({ length: count }, (_, at) =>
      node('generic', '', {
        tag: 'span',
        text: '★',
        clickable: true,
        ref: `${prefix}${at + 1}`,
        ...box(at * 100, 0),
      }),
    ),
  });

const rated = (...parts: [title: string, stars: SnapshotNode][]): SnapshotNode[] =>
  parts.map(([title, row]) =>
    node('generic', '', { tag: 'div', children: [node('generic', '', { text: title }), row] }),
  );

const radios = (prefix: string, ...names: string[]): SnapshotNode =>
  node('radiogroup', 'Your rating', {
    children: names.map((name, at) => node('radio', name, { tag: 'input', ref: `${prefix}${at}` })),
  });

for (const [instruction, expected, page] of [
  ['Rate it 4 stars', 'click s4', rated(['Your last visit', stars(5, 's')])],
  ['Give your last visit four stars', 'click s4', rated(['Your last visit', stars(5, 's')])],
  ['Rate the delivery 2 out of 5', 'click d2', rated(['Food', stars(5, 'f')], ['Delivery', stars(5, 'd')])],
  ['Rate it 2 stars', 'none', rated(['Food', stars(5, 'f')], ['Delivery', stars(5, 'd')])],
  ['Rate the service 2 stars', 'none', rated(['Food', stars(5, 'f')], ['Delivery', stars(5, 'd')])],
  [
    'Rate the food 2 stars',
    'none',
    [node('paragraph', '', { text: 'Food' }), node('img', 'poor'), ...rated(['Delivery', stars(5, 'd')])],
  ],
  ['Rate it 7 stars', 'cannot-tell', rated(['Your last visit', stars(5, 's')])],
  ['Rate it 4 out of 10 stars', 'cannot-tell', rated(['Your last visit', stars(5, 's')])],
  ['Give 2 stars', 'check r1', [radios('r', '3 stars', '2 stars', '1 star')]],
  [
    'Rate the room 3 stars',
    'fill g1',
    [node('slider', 'Room rating', { ref: 'g1', min: '0', max: '5', value: '0' })],
  ],
] as const) {
  it(`rating: ${instruction}: ${expected}`, () => {
    expect(clicked(instruction, ...page)).toBe(expected);
  });
}

test('the option of a closed list is not clicked: the list is opened for it', () => {
  const list = node('combobox', 'Category', { tag: 'div', hasPopup: 'listbox', expanded: false });
  const shut = node('listbox', '', {
    hidden: 'transparent',
    children: ['Travel', 'Science'].map((name) =>
      node('option', name, { tag: 'div', hidden: 'transparent' }),
    ),
  });
  expect(did('Choose Science as the category', list, shut)).toBe('click combobox "Category"');
});

test('a whole date and the title of a calendar are no choice of a number from the name of the month', () => {
  const shown = march('p', '');
  const opener = node('generic', '', { text: 'March 2027', clickable: true });
  expect(
    clicked('Pick 30 March 2027 for the moving day', node('heading', 'Moving day'), {
      ...shown,
      children: [opener, ...shown.children],
    }),
  ).toBe('click p30');
});

test('the calendar that always stands beside a read-only field is used although nothing opens', () => {
  const field = node('textbox', 'Arrival', { tag: 'input', readonly: true });
  const part = pageOf(node('generic', '', { tag: 'div', children: [field, march('p')] }), march('q'));
  const sentence = 'Set the arrival to March 12, 2027';
  const first = planned(sentence, part);
  expect(told(first)).toBe('click textbox "Arrival"');
  const second = planned(sentence, part, first.kind === 'found' ? first.next : undefined);
  expect(second.kind === 'found' && second.steps[0]?.ref).toBe('p12');
});

test('an event is clicked, and not the day that it is in', () => {
  const days = ['9', '10', '11'].map((day) =>
    node('gridcell', `March ${day}, 2027`, {
      children: [
        node('generic', '', { text: day }),
        ...(day === '10' ? [node('button', 'Dentist', { ref: 'event' })] : []),
      ],
    }),
  );
  const grid = node('grid', 'March 2027', { children: [node('row', '', { children: days })] });
  expect(clicked('Click on the Dentist event', grid)).toBe('click event');
});

test('what is dragged under a heading goes to the one item that stands there', () => {
  const card = (name: string): SnapshotNode => node('button', name, { tag: 'div', draggable: true });
  const column = (title: string, ...cards: string[]): SnapshotNode =>
    node('generic', '', {
      tag: 'section',
      children: [node('heading', title), ...cards.map((each) => card(each))],
    });
  expect(did('Move Code to the Done list', column('To do', 'Design', 'Code'), column('Done', 'Plan'))).toBe(
    'drag button "Code" to button "Plan"',
  );
});

test('a place whose name ends in a number is the heading of that name, and not the second table', () => {
  const zone = node('generic', '', { tag: 'div', ref: 'zone' });
  const grids = [node('table', '', { ref: 't1' }), node('table', '', { ref: 't2' })];
  const guest = node('generic', '', { tag: 'div', text: 'Bob', draggable: true });
  const answer = planned('Drag Bob to Table 2', pageOf(...grids, guest, node('heading', 'Table 2'), zone));
  expect(answer.kind === 'found' && answer.steps[0]?.toRef).toBe('zone');
});

test('files go to the one button that says nothing but that it takes them', () => {
  const buttons = (...names: string[]): SnapshotNode[] => names.map((name) => node('button', name));
  expect(did('Attach the file "a.pdf"', ...buttons('Save', 'Attach a file', 'Select all'))).toBe(
    'set files of button "Attach a file" with "a.pdf"',
  );
  expect(did('Upload "a.pdf"', ...buttons('Upload image', 'Upload document'))).toBe('ambiguous');
  expect(did('Upload "a.pdf" as the passport', ...buttons('Attach a file'))).toBe('none');
  expect(did('Upload "a.pdf"', ...buttons('Add photo'))).toBe('none');
});

test('the card that is about something is dragged, and not the board or a link that says it', () => {
  const card = (text: string): SnapshotNode =>
    node('article', '', { draggable: true, children: [node('generic', '', { tag: 'div', text })] });
  const column = (title: string, ...cards: SnapshotNode[]): SnapshotNode =>
    node('generic', '', {
      tag: 'section',
      children: [node('heading', title, { level: 2 }), node('generic', '', { tag: 'div', children: cards })],
    });
  const page = [
    node('link', 'Invoices'),
    node('generic', '', {
      tag: 'div',
      children: [
        column('Plan', card('Answer the mails'), card('Write the invoices')),
        column('Done', card('Order paper'), card('Call the bank')),
      ],
    }),
  ];
  expect(did('Move the card about the invoices to Done', ...page)).toContain(
    'drag element "Write the invoices"',
  );
  expect(did('drag the card for the invoices to Done', ...page)).toContain(
    'drag element "Write the invoices"',
  );
  expect(did('Move the card about the taxes to Done', ...page)).toBe('none');
});
