/** Words of a sentence that nothing on the page says, though what is meant is plain: where they are explained, and where they must not be. */
import { expect, test } from '../../../fixtures/test.js';
import { type Snapshot, type SnapshotNode, walk } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const heading = (name: string): SnapshotNode => node('heading', name, { level: 2 });
const buttons = (...names: string[]): SnapshotNode[] => names.map((name) => node('button', name));
const text = (name: string): SnapshotNode => node('text', name);
const row = (cells: readonly string[], ...inside: SnapshotNode[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      ...cells.map((cell) => node('cell', cell, { text: cell })),
      node('cell', '', { children: inside }),
    ],
  });

const themes = pageOf(
  box(...buttons('White', 'Sepia', 'Night')),
  node('paragraph', '', { text: 'Chapter one' }),
);
const shifts = pageOf(box(...buttons('White', 'Night')), heading('Rota'));
const twoThemes = pageOf(
  box(...buttons('Day', 'Night')),
  node('radiogroup', 'Theme', { children: [node('radio', 'Plain'), node('radio', 'Blue')] }),
);
const site = pageOf(
  node('navigation', '', {
    children: [node('link', 'About', { url: '#about' }), node('link', 'Services', { url: '#services' })],
  }),
  heading('Who we are'),
);
const docs = pageOf(
  node('list', '', {
    children: ['Getting started', 'Animations', 'Events'].map((name) =>
      node('listitem', '', { children: [node('link', name, { url: `#${name}` })] }),
    ),
  }),
);
const filters = pageOf(
  node('navigation', '', {
    children: ['All 16', 'Passed 13', 'Failed 3'].map((name) => node('link', name, { url: `#${name}` })),
  }),
);
const ticks = pageOf(...['All', 'Passed', 'Failed'].map((name) => node('checkbox', name, { checked: true })));
const radios = pageOf(node('radio', 'News'), node('radio', 'Sports'), node('link', 'News', { url: '/news' }));
const consent = pageOf(
  node('checkbox', 'Keep me informed by e-mail', { checked: false }),
  node('checkbox', 'Send me text messages', { checked: false }),
  node('checkbox', 'Never send me letters', { checked: false }),
);
const delivery = pageOf(
  box(
    heading('Delivery 771'),
    node('combobox', 'Condition', { tag: 'select', options: ['Intact', 'Damaged', 'Missing'] }),
  ),
);
const deliveries = pageOf(
  box(heading('Deliveries'), node('radio', 'All'), node('radio', 'Damaged')),
  node('list', '', {
    children: ['Delivery 771', 'Delivery 772'].map((name) =>
      node('listitem', '', { children: [text(name), ...buttons('Open')] }),
    ),
  }),
);
const train = (...texts: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['tr'],
    children: [...texts.map((each) => node('generic', '', { text: each })), ...buttons('Choose')],
  });
const trains = pageOf(
  box(
    train('07:02 – 09:58', 'CHF 64', 'IC 5', '2 h 56 min'),
    train('08:32 – 10:56', 'CHF 71', 'IC 8', '2 h 24 min'),
    train('09:04 – 12:26', 'CHF 38', 'RE 33', '3 h 22 min'),
  ),
);
const classes = pageOf(
  box(train('Mon 18:30', 'Pottery'), train('Tue 07:00', 'Yoga'), train('Mon 19:30', 'Chess')),
);
const departures = pageOf(
  node('table', '', {
    tag: 'table',
    children: [
      node('row', '', {
        tag: 'tr',
        children: ['Arrival', 'Departure', ''].map((name) =>
          node('columnheader', name, { text: name, children: [text(name)] }),
        ),
      }),
      row(['08:00', '06:15'], ...buttons('Select')),
      row(['13:20', '08:00'], ...buttons('Select')),
    ],
  }),
);
const pictures = pageOf(
  heading('Portfolio'),
  box(...[1, 2, 3].map((at) => node('link', '...', { url: `#p${at}`, children: [node('img', '...')] }))),
);
const examples = pageOf(box(...buttons('Alerts', 'Prompts')), node('button', 'Example alert'));
const animations = pageOf(
  node('list', '', {
    children: ['#animations', '/animations.html'].map((url) =>
      node('listitem', '', { children: [node('link', 'Animations', { url })] }),
    ),
  }),
);
const vans = pageOf(...buttons('Small', 'Large', 'Reserve van'));
const tools = pageOf(
  node('toolbar', '', { children: buttons('Open', 'Save', 'Close') }),
  node('list', '', {
    children: ['Ticket 1', 'Ticket 2'].map((name) => node('listitem', '', { text: name })),
  }),
);
const years = pageOf(
  heading('Type'),
  ...['Books (12)', 'Films (3)'].map((name) => node('link', name, { url: `#${name}` })),
  heading('Year'),
  ...['2024 (4)', '2025 (9)'].map((name) => node('link', name, { url: `#${name}` })),
);
const layouts = pageOf(
  node('group', 'Layout', {
    children: ['List', 'Grid'].map((name) => node('button', name, { pressed: false })),
  }),
);
const sale = pageOf(box(train('Mug A', '€30 €12'), train('Mug B', '€20 €15')));
const routes = pageOf(box(train('A9', '1 h 12 min, 66 km'), train('B31', '58 min, 71 km')));
const steps = pageOf(node('radio', 'Pro'), ...buttons('Back', 'Next'));
const pages = pageOf(
  node('radio', 'Pro'),
  box(...['1', '2', '3'].map((at) => node('link', at)), ...buttons('Next')),
);

const cases: readonly [string, Snapshot, string][] = [
  // A noun that says what sort of thing is meant.
  ['switch to the Night theme', themes, 'click button "Night"'],
  ['choose the Night shift', shifts, 'none'],
  ['switch to the Night theme', twoThemes, 'none'],
  ['jump to the About section', site, 'click link "About"'],
  ['delete the About section', site, 'none'],
  ['go to the Team section', site, 'none'],
  ['click the Services entry in the menu', site, 'click link "Services"'],
  ['go to the documentation page on animations', docs, 'click link "Animations"'],
  ['go to the documentation page on routing', docs, 'none'],
  ['show me only the failed tests', filters, 'click link "Failed 3"'],
  ['show only the tests that have passed', filters, 'click link "Passed 13"'],
  ['show me only the failed tests', ticks, 'none'],
  ['pick news among the radio buttons', radios, 'check radio "News"'],
  // What is said from the other side.
  ['tick the box to stay informed by e-mail', consent, 'check checkbox "Keep me informed by e-mail"'],
  ['tick the box to get text messages', consent, 'check checkbox "Send me text messages"'],
  ['tick the box to get letters', consent, 'none'],
  ['mark the delivery as damaged', delivery, 'select combobox "Condition" with "Damaged"'],
  ['mark delivery 772 as damaged', delivery, 'none'],
  ['mark delivery 771 as damaged', deliveries, 'none'],
  // Records by what they show.
  ['choose the train that leaves at 09:04', trains, 'RE 33'],
  ['choose the train that arrives at 10:56', trains, 'IC 8'],
  ['choose the train that leaves at 10:56', trains, 'none'],
  ['take the train at 08:32', trains, 'IC 8'],
  ['choose the cheapest connection', trains, 'RE 33'],
  ['choose the fastest train', trains, 'IC 8'],
  ['choose the earliest class', classes, 'none'],
  ['select the flight that leaves at 08:00', departures, '13:20'],
  ['select the flight departing at 13:20', departures, 'none'],
  ['select the last departure', departures, 'none'],
  ['open the second portfolio picture', pictures, 'click link "..."'],
  ['open the fourth portfolio picture', pictures, 'none'],
  ['open the Alerts example', examples, 'click button "Alerts"'],
  ['go to the documentation page on animations', animations, 'click link "Animations" /animations.html'],
  ['go to the section on animations', animations, 'click link "Animations" #animations'],
  ['show only the open tickets', tools, 'none'],
  ['show only books from 2025', years, 'none'],
  ['open the News page', pageOf(node('radio', 'News')), 'none'],
  ['switch to the Grid view', layouts, 'click button "Grid"'],
  ['switch to the Grid theme', layouts, 'none'],
  ['choose the cheapest mug', sale, 'none'],
  ['choose the fastest route', routes, 'B31'],
  ['choose the shortest route', routes, 'none'],
  // What cannot be done to its end is not begun.
  ['reserve a large van in Bergen', vans, 'none'],
  // What goes on.
  ['continue', steps, 'click button "Next"'],
  ['continue', pages, 'none'],
];

for (const [say, snapshot, expected] of cases) {
  it(`"${say}": ${expected}`, () => {
    const answer = planned(say, snapshot);
    const steps =
      answer.kind === 'found' ? `${did(answer)} ${besides(answer.steps[0]?.ref, snapshot)}` : 'none';
    expect(steps).toContain(expected);
  });
}

/** What stands in the same row or card as an element: its button has the name of all others. */
function besides(ref: string | undefined, { root }: Snapshot): string {
  const card = [...walk(root)].findLast((each) =>
    [...walk(each)].some((inner) => inner !== each && inner.ref === ref),
  );
  const around = [...walk(root)].find(({ children }) => card !== undefined && children.includes(card));
  const near = [...(card?.children ?? []), ...(around?.children ?? [])].map((each) => each.text ?? '');
  return [[...walk(root)].find((each) => each.ref === ref)?.url ?? '', ...near].join(' ');
}

test('what stands next to it is what stands by the field that was filled', () => {
  const line = (name: string): SnapshotNode =>
    node('paragraph', '', { children: [node('textbox', name, { tag: 'input' }), ...buttons('Convert')] });
  const page = pageOf(line('Fahrenheit'), line('Ounces'));
  const [, , , second] = [...page.root.children].flatMap(({ children }) => children);
  const first = planned('type 3 into Ounces and press Convert next to it', page);
  const next = first.kind === 'found' ? planned('', page, first.next, page) : first;
  expect(next.kind === 'found' && next.steps[0]?.ref).toBe(second?.ref);
});

test('what stands next to it is no button of another field', () => {
  const page = pageOf(
    node('paragraph', '', { children: [node('textbox', 'Grams', { tag: 'input' })] }),
    node('paragraph', '', { children: [node('textbox', 'Ounces', { tag: 'input' }), ...buttons('Convert')] }),
  );
  expect(stepsInAll('type 3 into Grams and press Convert next to it', page)).toEqual(['none']);
});

test('a question behind the item of a menu that has gone is answered by the button that says the item again', () => {
  const list = pageOf(node('listitem', '', { children: [text('Print timetable'), ...buttons('Options')] }));
  const menu = pageOf(
    node('menu', '', { children: [node('menuitem', 'Mark as done'), node('menuitem', 'Remove…')] }),
  );
  const asked = pageOf(node('dialog', 'Remove this entry?', { children: buttons('Remove', 'Keep') }));
  const opened = planned('remove "Print timetable" and confirm', list);
  const chosen = planned('', menu, opened.kind === 'found' ? opened.next : undefined, list);
  expect(did(chosen)).toBe('click menuitem "Remove…"');
  const answered = planned('', asked, chosen.kind === 'found' ? chosen.next : undefined, menu);
  expect(did(answered)).toBe('click button "Remove"');
});

test('what somebody is made is the item of their menu that says so', () => {
  const list = pageOf(
    node('list', '', {
      children: [
        node('listitem', '', {
          children: [text('Anna'), node('button', 'Role of Anna', { hasPopup: 'menu' })],
        }),
        node('listitem', '', { children: [text('Ben')] }),
      ],
    }),
  );
  const menu = pageOf(
    node('menu', '', {
      children: ['Admin', 'Viewer'].map((name) => node('menuitemradio', name, { checked: false })),
    }),
  );
  const opened = planned('make Anna an admin', list);
  expect(did(planned('', menu, opened.kind === 'found' ? opened.next : undefined, list))).toBe(
    'click menuitemradio "Admin"',
  );
});

test('them is all that the step before has brought up, where one button does it', () => {
  const links = node('link', 'Fees', { url: '#fees' });
  const before = pageOf(links);
  const fees = pageOf(links, node('paragraph', '', { text: 'Late return: 4.20' }), ...buttons('Pay now'));
  const rows = pageOf(
    links,
    node('table', '', { children: [row(['Late'], ...buttons('Pay')), row(['Lost'])] }),
  );
  const first = planned('open the fees and pay them', before);
  const next = first.kind === 'found' ? first.next : undefined;
  expect(did(planned('', fees, next, before))).toBe('click button "Pay now"');
  expect(did(planned('', rows, next, before))).toBe('none');
});

test('a date and more goes into no date field that is not called so', () => {
  const field = (label: string, more: Partial<SnapshotNode>): SnapshotNode =>
    node('paragraph', '', { children: [text(label), node('textbox', label, more)] });
  const page = pageOf(
    field('Departure', { readonly: true, placeholder: 'Choose a day' }),
    field('Return', { inputType: 'date' }),
  );
  const told = (sentence: string): string => did(planned(sentence, page));
  expect(told('choose 14 March 2027 as departure day in the calendar')).toBe('click textbox "Departure"');
  expect(told('pick 14 March 2027 for the departure in the calendar')).toBe('click textbox "Departure"');
  expect(told('set the return to Sunday 14 March 2027')).toContain('fill textbox "Return"');
  expect(told('enter 14 March 2027 for inspection in the return')).toBe('none');
  expect(told('choose 14 March 2027 as arrival day in the calendar')).toBe('none');
});

test('the title in one button says nothing of the next', () => {
  const event = (at: string, title: string): SnapshotNode =>
    node('button', `${at} ${title}`, {
      children: [node('time', at, { text: at }), node('heading', title, { level: 4 })],
    });
  const page = pageOf(
    heading('Rehearsal calendar'),
    box(event('17:00', 'Brass section'), event('19:00', 'Dress rehearsal')),
  );
  expect(did(planned('click the rehearsal of the brass section', page))).toBe('none');
  expect(did(planned('click the dress rehearsal', page))).toBe('click button "19:00 Dress rehearsal"');
});

test('an entry of a tree that is still sliding open is clicked itself, and not its drawn box', () => {
  const hidden = 'clipped';
  const leaf = (name: string): SnapshotNode =>
    node('treeitem', name, {
      hidden,
      children: [
        node('checkbox', '', {
          tag: 'span',
          checked: false,
          hidden,
          hints: [{ from: 'label-nearby', text: name }],
        }),
        node('generic', '', { text: name, clickable: true, hidden }),
      ],
    });
  const page = pageOf(node('tree', '', { children: [leaf('White 10 l'), leaf('Egg shell 5 l')] }));
  expect(did(planned('click Egg shell 5 l', page))).toBe('click treeitem "Egg shell 5 l"');
  expect(did(planned('tick Egg shell 5 l', page))).toBe('check checkbox "Egg shell 5 l"');
});

test('what the bar over a list says of all its lines tells none of them', () => {
  const line = (...children: SnapshotNode[]): SnapshotNode =>
    node('generic', '', { tag: 'div', classes: ['line'], children: [node('checkbox', ''), ...children] });
  const link = (name: string): SnapshotNode => node('link', name, { url: '#' });
  const list = (word: string): Snapshot =>
    pageOf(
      node('generic', '', {
        tag: 'div',
        children: [
          node('generic', '', {
            tag: 'div',
            classes: ['bar'],
            children: [node('checkbox', 'Select all tickets'), node('link', '3 open', { url: '#' })],
          }),
          ...['Printer jams', 'Screen is dark', 'Mouse is gone'].map((name) =>
            line(link(name), text('by Ann')),
          ),
          line(link(`Old ${word}`), text('by Ben')),
        ],
      }),
    );
  expect(did(planned('Open the ticket "Screen is dark"', list('phone')))).toBe('click link "Screen is dark"');
  // One of the lines says it.
  expect(did(planned('Open the ticket "Screen is dark"', list('ticket')))).toBe('none');
});
