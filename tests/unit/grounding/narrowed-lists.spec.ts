/** What is left of a list is chosen in its filters: all that is said of it, by whatever words, and nothing where one of them says nothing. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const list = (name: string, options: readonly string[], value = options[0] ?? ''): SnapshotNode =>
  node('combobox', name, {
    tag: 'select',
    options,
    value,
    children: options.map((each) => node('option', each, { tag: 'option', selected: each === value })),
  });
const box = (name: string, checked = false): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked });
const tab = (name: string, selected = false): SnapshotNode => node('tab', name, { tag: 'button', selected });
const number = (name: string): SnapshotNode =>
  node('spinbutton', name, { tag: 'input', inputType: 'number', value: '' });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const card = (title: string, ...texts: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['card'],
    children: [
      node('heading', title, { level: 3, tag: 'h3' }),
      ...texts.map((text) => node('generic', '', { tag: 'div', text })),
      button('Details'),
    ],
  });

const tours = (chosen: Partial<Record<'guide' | 'district', string>> = {}): SnapshotNode[] => [
  node('heading', 'Guided tours', { level: 1, tag: 'h1' }),
  node('tablist', '', { children: [tab('Upcoming', true), tab('Past'), tab('All')] }),
  node('generic', '', {
    tag: 'div',
    classes: ['bar'],
    children: [
      list('Guide', ['Anyone', 'Marek Nowak', 'Lea Brandt'], chosen.guide),
      list('District', ['Anywhere', 'Old town', 'Harbour'], chosen.district),
      list('Length', ['Any length', 'Short', 'Long']),
      list('Price', ['Any price', 'Free', 'Up to €20', 'Up to €50']),
      box('With free places'),
      box('Dogs allowed'),
      number('Max walkers'),
      number('Stops at least'),
    ],
  }),
  button('Clear filters'),
  node('generic', '', { tag: 'div', text: '2 tours' }),
  node('generic', '', {
    tag: 'div',
    children: [
      card('Bridges by night', 'with Marek Nowak', '12 walkers · 7 stops', '€15'),
      card('Tiles and stones', 'with Lea Brandt', '8 walkers · 5 stops', 'Free'),
    ],
  }),
];

const guide = (name: string): string => `select combobox "Guide" with "${name}"`;

const lines: readonly (readonly [string, string])[] = [
  ['Show only the past tours', 'click tab "Past"'],
  ['Show tours guided by Marek', guide('Marek Nowak')],
  ['Show the tours led by Lea Brandt', guide('Lea Brandt')],
  ['Show only tours with Lea', guide('Lea Brandt')],
  ["Show Marek's tours", guide('Marek Nowak')],
  ['Show only the tours of guide Marek', guide('Marek Nowak')],
  ['Show tours in the harbour', 'select combobox "District" with "Harbour"'],
  [
    'Show tours by Marek in the old town',
    `${guide('Marek Nowak')}; select combobox "District" with "Old town"`,
  ],
  [
    'Show the short harbour tours',
    'select combobox "Length" with "Short"; select combobox "District" with "Harbour"',
  ],
  ['Only show the ones that still have free places', 'check checkbox "With free places"'],
  ['Show only tours where dogs are allowed', 'check checkbox "Dogs allowed"'],
  ['Show only the ones that allow dogs', 'check checkbox "Dogs allowed"'],
  ['Show just the free ones', 'select combobox "Price" with "Free"'],
  ['Show only tours for up to 20 euros', 'select combobox "Price" with "Up to €20"'],
  ['Show tours that cost less than €50', 'select combobox "Price" with "Up to €50"'],
  ['Show only tours with at most 10 walkers', 'fill spinbutton "Max walkers" with "10"'],
  ['Show tours with 6 or more stops', 'fill spinbutton "Stops at least" with "6"'],
  ['Limit the list to short tours', 'select combobox "Length" with "Short"'],
  ['Find tours by Lea Brandt', guide('Lea Brandt')],
  ['Find tours by Omar', 'none'],
  // No filter at all is what is chosen already.
  ['Show tours by anyone', 'done'],
  // Somebody who guides them is none who approves them, and somebody else none of them.
  ['Show only tours approved by Marek', 'none'],
  ['Show tours paid by Lea', 'none'],
  ['Show tours guided by Omar', 'none'],
  ['Show only tours in the suburbs', 'none'],
  ['Show only the cancelled tours', 'none'],
  ['Show only tours for more than 20 euros', 'none'],
  ['Show only tours for up to 30 euros', 'none'],
  ['Show only tours with fewer than 10 walkers', 'none'],
  ['Show only tours with at least 10 walkers', 'none'],
  ['Show only tours with at most 10 guests', 'none'],
  ['Show tours without dogs', 'none'],
  ['Show tours not led by Marek', 'none'],
  ['Show only tours where dogs are welcome', 'none'],
  // The page lists none of these.
  ['Show only reviews by Marek', 'none'],
  ['Show the concerts in the harbour', 'none'],
  // One half of it is not done without the other.
  ['Show tours by Marek with a picnic', 'none'],
];
for (const [sentence, expected] of lines)
  it(sentence, () => expect(did(sentence, ...tours())).toBe(expected));

it('two of the filters that offer the value leave open which', () => {
  const page = [
    node('heading', 'Trips', { level: 1 }),
    list('From', ['Any', 'Oslo']),
    list('To', ['Any', 'Oslo']),
  ];
  expect(did('Show only trips in Oslo', ...page)).not.toContain('select');
});

it('what was left out is shown again', () => {
  expect(did('Show everything again', ...tours({ guide: 'Lea Brandt' }))).toBe(
    'click button "Clear filters"',
  );
  expect(did('Show tours by anyone', ...tours({ guide: 'Lea Brandt' }))).toBe(guide('Anyone'));
  expect(did('Show tours in any district', ...tours({ district: 'Harbour' }))).toBe(
    'select combobox "District" with "Anywhere"',
  );
  expect(stepsInAll('Show all tours', pageOf(...tours({ guide: 'Lea Brandt' })))).toEqual([
    'click button "Clear filters"',
    'click tab "All"',
  ]);
  expect(did('Show all orders', ...tours({ guide: 'Lea Brandt' }))).toBe('none');
  const bare = [node('heading', 'Trips', { level: 1 }), list('Boat', ['Any', 'Ferry', 'Kayak'], 'Kayak')];
  expect(did('Clear all the filters', ...bare)).toBe('select combobox "Boat" with "Any"');
});

it('what is chosen is applied where a button does that', () => {
  const bar = [list('Guide', ['Anyone', 'Marek Nowak']), box('Dogs allowed'), button('Apply')];
  const page = [
    node('heading', 'Guided tours', { level: 1 }),
    node('generic', '', { tag: 'div', children: bar }),
  ];
  expect(did('Show only tours by Marek', ...page)).toBe(`${guide('Marek Nowak')}; click button "Apply"`);
  expect(did('Show only tours where dogs are allowed', ...page)).toBe(
    'check checkbox "Dogs allowed"; click button "Apply"',
  );
});

it('the list that a page draws is opened for what it has to offer, where what leads to the value is its name', () => {
  const drawn = (title: string, shown: string): SnapshotNode[] => [
    node('generic', '', { tag: 'span', text: `${title}:` }),
    node('generic', '', {
      tag: 'div',
      clickable: true,
      text: `${shown} ▾`,
    }),
  ];
  const page = (): SnapshotNode[] => [
    node('heading', 'Homes in Porto', { level: 1 }),
    ...drawn('District', 'Everywhere'),
    ...drawn('Agent', 'Anyone'),
  ];
  expect(did('Show only homes offered by Rui', ...page())).toContain('"Anyone ▾"');
  expect(did('Show only homes in Foz', ...page())).toContain('"Everywhere ▾"');
  expect(did('Show only homes approved by Rui', ...page())).toBe('none');
});

it('a title that is only like what is listed is not opened for it', () => {
  const homes = ['Family house', 'Corner flat'].map((title) =>
    node('generic', '', {
      tag: 'div',
      classes: ['card'],
      children: [
        node('heading', title, { level: 2, children: [node('link', title, { tag: 'a', url: `/${title}` })] }),
        node('generic', '', { tag: 'div', text: 'Foz' }),
      ],
    }),
  );
  const page = [node('heading', 'Homes in Porto', { level: 1 }), node('generic', '', { children: homes })];
  expect(did('Show only flats', ...page)).toBe('none');
  expect(did('Show the homes of agent Carla', ...page)).toBe('none');
  expect(did('Show the family house', ...page)).toBe('click link "Family house"');
});

it('titles over parts of the filters are titles of no other list, and a day needs no word that leads to it', () => {
  const part = (title: string, ...inside: SnapshotNode[]): SnapshotNode =>
    node('generic', '', { tag: 'section', children: [node('heading', title, { level: 3 }), ...inside] });
  const radio = (name: string, checked = false): SnapshotNode =>
    node('generic', '', {
      tag: 'label',
      children: [node('radio', name, { tag: 'input', checked }), node('text', name)],
    });
  const page = [
    part('When', radio('Any time', true), radio('This week'), radio('This month')),
    part('Stage', list('', ['All stages', 'Great hall', 'Cellar'])),
    node('heading', 'Concerts', { level: 1 }),
  ];
  expect(did('Show only concerts this week', ...page)).toBe('check radio "This week"');
  expect(did('Show concerts from this month', ...page)).toBe('check radio "This month"');
  expect(did('Show concerts in the cellar', ...page)).toContain('with "Cellar"');
  expect(did('Show concerts next week', ...page)).toBe('none');
});

it('a list is put in order by the one of a row of buttons that says the order', () => {
  const page = [
    node('heading', 'Homes', { level: 1 }),
    node('generic', '', { children: ['Default', 'Cheapest', 'Newest'].map((name) => button(name)) }),
  ];
  expect(did('Sort by cheapest first', ...page)).toBe('click button "Cheapest"');
  expect(did('Sort by price, cheapest first', ...page)).toBe('click button "Cheapest"');
  expect(did('Show the newest first', ...page)).toBe('click button "Newest"');
  expect(did('Sort by price, most expensive first', ...page)).toBe('none');
  expect(did('Sort by date, oldest first', ...page)).toBe('none');
  const popular = list('Sort by', ['Relevance', 'Most popular', 'Price: low to high']);
  expect(did('Sort by popularity, most popular first', popular)).toBe(
    'select combobox "Sort by" with "Most popular"',
  );
  expect(did('Sort by least popular first', popular)).not.toContain('Most popular');
});

it('"lowest price first" is the order "Lowest price"', () => {
  const sorter = list('Sort', ['Most recent', 'Highest price', 'Lowest price', 'Rating: high to low']);
  expect(did('Sort by lowest price first', sorter)).toBe('select combobox "Sort" with "Lowest price"');
  expect(did('Sort by highest rating first', sorter)).toBe(
    'select combobox "Sort" with "Rating: high to low"',
  );
  expect(did('Sort by lowest rating first', sorter)).toBe('none');
});

it('a search form is filled in by the list that is called so, and sent off; a text is searched for otherwise', () => {
  const page = [
    node('heading', 'Employees', { level: 1 }),
    node('generic', '', {
      tag: 'div',
      children: [
        node('textbox', 'Name', { tag: 'input' }),
        list('Department', ['All', 'Sales', 'Finance']),
        button('Reset'),
        button('Search'),
      ],
    }),
  ];
  expect(did('Search for the employees of the Finance department', ...page)).toBe(
    'select combobox "Department" with "Finance"; click button "Search"',
  );
  for (const sentence of [
    'Search for the employees of the Legal department',
    'Search for the employees of the Finance department with the name Ann',
  ])
    expect(did(sentence, ...page)).not.toContain('combobox');
});

const group = (name: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('group', name, { tag: 'fieldset', children });
const dot = (name: string, checked = false): SnapshotNode =>
  node('radio', name, { tag: 'input', inputType: 'radio', checked });

it('two groups of boxes may have a choice in common, and a noun that is a choice is chosen as well', () => {
  const page = [
    node('form', '', {
      tag: 'form',
      children: [
        group('Kind', box('Ferns'), box('Palms')),
        group('Height', dot('Any', true), dot('Tall'), dot('Low')),
        group('Grows with', box('Moss'), box('Palms')),
      ],
    }),
    node('heading', '5 plants', { level: 1 }),
  ];
  const tallPalms = 'check checkbox "Palms"; check radio "Tall"';
  expect(did('Filter for tall palms', ...page)).toBe(tallPalms);
  expect(did('Show only tall palms', ...page)).toBe(tallPalms);
  expect(did('Filter the plants for low ferns', ...page)).toBe('check radio "Low"; check checkbox "Ferns"');
  expect(did('Filter for palms', ...page)).toBe('check checkbox "Palms"');
  expect(did('Filter for tall cacti', ...page)).toBe('none');
  expect(did('Filter the plants for pink ferns', ...page)).toBe('none');
  // Which of them is meant no title says.
  const twice = [group('Left', box('Palms')), group('Right', box('Palms'), box('Moss')), dot('Tall')];
  expect(did('Show only tall palms', ...twice)).not.toContain('Tall');
});
