/** Sentences that fit a small page nearly: another number, a list too many, more than one click does. Each has a twin that is carried out. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned, stepsInAll } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const box = (text: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { tag: 'div', clickable: true, text, ...more });

for (const noun of ['Section', 'Chapter', 'Part', 'Room'])
  test(`${noun} 2 is not the only ${noun.toLowerCase()} there is, which is the first`, () => {
    const page = [box(`${noun} #1`), node('button', 'Submit')];
    expect(did(`Click ${noun} 2`, ...page)).toBe('none');
    expect(did(`Expand ${noun} #2`, ...page)).toBe('none');
    expect(did(`Click ${noun} 1`, ...page)).toBe(`click element "${noun} #1"`);
  });

/** A drawn list: its caption, what is chosen in it, and the arrow that opens it. */
const drawn = (ref: string, caption: string, chosen: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('generic', '', { tag: 'span', text: caption }),
      node('generic', '', { tag: 'span', clickable: true, text: chosen }),
      node('generic', '', { tag: 'span', clickable: true, text: '▾', ref }),
    ],
  });

test('the arrow of a drawn list is called by the caption of its own list, and not by the list in front of it', () => {
  const page = pageOf(
    drawn('one', 'Unit', 'metre'),
    drawn('two', 'Scale', 'plain'),
    drawn('three', 'Paper', 'A4'),
  );
  const opened = (instruction: string): string | undefined => {
    const answer = planned(instruction, page);
    return answer.kind === 'found' ? answer.steps[0]?.ref : answer.kind;
  };
  expect(opened('Set the unit to furlong')).toBe('one');
  expect(opened('Choose furlong as the scale')).toBe('two');
  expect(opened('Set Paper to A5')).toBe('three');
  expect(opened('Set Colour to A5')).toBe('none');
});

test('a list that holds one choice takes no second one', () => {
  const options = ['Ada', 'Bo', 'Cleo'];
  const one = node('combobox', 'Person', { tag: 'select', value: 'Ada', options });
  const many = node('listbox', 'Person', { tag: 'select', options });
  expect(did('Choose Bo and Cleo from the list', one)).toBe('cannot-tell');
  expect(did('Select Bo and Cleo as the person', one)).toBe('cannot-tell');
  expect(did('Choose Cleo from the list', one)).toBe('select combobox "Person" with "Cleo"');
  expect(did('Choose Bo and Cleo from the list', many)).toBe('select listbox "Person" with "Bo", "Cleo"');
});

test('what is said of all of them is done to each, and not to one of two that are called alike', () => {
  const notice = (text: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [
        node('strong', 'Notice', { tag: 'b' }),
        node('generic', 'Close', { tag: 'span', clickable: true }),
        node('paragraph', '', { tag: 'p', text }),
      ],
    });
  const [lift, pool] = [notice('The lift is out of order.'), notice('The pool opens at nine.')];
  for (const all of ['all notices', 'both notices', 'every notice', 'all of them'])
    expect(stepsInAll(`Close ${all}`, pageOf(lift, pool))).toEqual([
      'click element "Close"',
      'click element "Close"',
    ]);
  const all = node('button', 'Close all notices');
  expect(did('Close all notices', lift, pool, all)).toBe('click button "Close all notices"');
});

const tick = (name: string, checked = false): SnapshotNode =>
  node('checkbox', name, { tag: 'input', checked });

test('what is to be submitted and can be ticked is not left out of what is sent', () => {
  const page = (checked: boolean): SnapshotNode[] => [
    ...['hedge', 'wicket', 'quill'].map((name) => tick(name, checked)),
    node('button', 'Submit'),
  ];
  expect(did('Submit hedge and wicket', ...page(false))).toBe('none');
  expect(did('Submit the form', ...page(false))).toBe('click button "Submit"');
  expect(did('Submit', ...page(false))).toBe('click button "Submit"');
});

for (const [shown, said, first] of [
  ['1', '-1', '−'],
  ['3', '-3', '−'],
  ['-3', '3', '+'],
  ['−3', '-1', '+'],
  ['-3', '-5', '−'],
] as const)
  test(`from ${shown} to ${said} it is "${first}" that is pressed, for a number has a sign`, () => {
    const page = [
      node('generic', '', {
        tag: 'div',
        children: [
          node('text', 'Temperature'),
          node('button', '−'),
          node('strong', shown, { tag: 'b' }),
          node('button', '+'),
        ],
      }),
    ];
    expect(did(`Set the temperature to ${said}`, ...page)).toBe(`click button "${first}"`);
    expect(did(`Set the temperature to ${shown}`, ...page)).toBe('done');
  });

const item = (name: string, ...inside: SnapshotNode[]): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [node('generic', '', { tag: 'div', text: name }), ...inside],
  });

test('the item of a menu that has unfolded is not the one that is chosen in it', () => {
  const menu = (names: readonly string[]): SnapshotNode =>
    node('list', '', { tag: 'ul', children: names.map((name) => item(name)) });
  const page = node('list', '', {
    tag: 'ul',
    children: [
      { ...item('File'), clickable: true },
      {
        ...item(
          'Playback',
          node('list', '', { tag: 'ul', children: [item('Next'), item('Speed', menu(['Fast', 'Slow']))] }),
        ),
        clickable: true,
      },
      { ...item('Help'), clickable: true },
    ],
  });
  for (const name of ['Slow', 'Fast', 'Next']) {
    expect(did(`choose ${name}`, page)).toBe(`click element "${name}"`);
    expect(did(`click ${name}`, page)).toBe(`click element "${name}"`);
  }
});

const people = node('table', '', {
  children: [
    ['Who', 'Town', 'Telephone'],
    ['Ludo', 'Graz', '555-0182'],
    ['Cosima', 'Oulu', '555-0147'],
  ].map((cells, at) =>
    node('row', '', {
      children: cells.map((cell, column) =>
        node(at === 0 ? 'columnheader' : 'cell', cell, {
          box: { x: column * 80, y: at * 20, width: 80, height: 20 },
        }),
      ),
    }),
  ),
});
const field = (name = ''): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value: '' });

for (const [said, outcome] of [
  ["Write Cosima's e-mail in the box", 'cannot-tell'],
  ["Type Ludo's birthday in the box", 'cannot-tell'],
  ["Write Cosima's telephone in the box", 'fill textbox with "555-0147"'],
  ["Write Ludo's town in the box", 'fill textbox with "Graz"'],
  ['Type "Ludo\'s birthday" in the box', 'fill textbox with "Ludo\'s birthday"'],
  ["Type Hugo's birthday in the box", 'fill textbox with "Hugo\'s birthday"'],
] as const)
  test(`${said}: ${outcome}`, () => {
    expect(did(said, people, field())).toBe(outcome);
  });

for (const said of ['name Pernille, time Evening', 'name Ann, age 30', 'name Bo, town Graz'])
  test(`"Enter ${said}": the second pair is no part of the first value`, () => {
    expect(did(`Enter ${said}`, field('Name'), node('button', 'Next'))).toBe('cannot-tell');
  });

test('a part of a text is not the whole of it', () => {
  const area = node('textbox', '', { tag: 'textarea', value: 'Gravel under juniper.' });
  for (const part of ['the first letter', 'the first half', 'the ninth word'])
    expect(did(`Copy ${part} of the text area into the box`, area, field())).toBe('cannot-tell');
  expect(did('Copy the text of the text area into the box', area, field())).toBe(
    'fill textbox with "Gravel under juniper."',
  );
});

test('two that are counted are not one of them, and each has its own place', () => {
  const line = (name: string): SnapshotNode =>
    node('paragraph', '', { tag: 'p', children: [tick('', false), node('text', name)] });
  const page = [
    ...['nettle', 'ember', 'bramble'].map((name) => line(name)),
    node('generic', '', {
      tag: 'div',
      children: ['1', '2', '3'].map((text) => node('generic', '', { tag: 'span', clickable: true, text })),
    }),
  ];
  expect(did('Tick the first item on this page and the last item on page 2', ...page)).toBe('none');
  expect(did('Tick the second item on this page and the third item on this page', ...page)).toBe(
    'check checkbox; check checkbox',
  );
});

for (const url of ['javascript:void 0', 'javascript:;', '#', undefined])
  test(`a deed that a link does with ${url ?? 'no address'} has to be answered by the page`, () => {
    const line = (name: string): SnapshotNode =>
      node('listitem', '', {
        tag: 'li',
        children: [
          node('text', name),
          ...['up', 'drop'].map((each) =>
            node('link', each, { tag: 'a', ...(url !== undefined && { url }) }),
          ),
        ],
      });
    const page = pageOf(node('list', '', { tag: 'ul', children: [line('Anvil'), line('Tongs')] }));
    const answer = planned('Move Anvil up', page);
    expect(answer.kind === 'found' ? answer.steps : []).toMatchObject([
      { description: 'click link "up"', answered: true },
    ]);
  });

const searching = (...options: string[]): SnapshotNode[] => [
  node('generic', '', {
    tag: 'div',
    children: [
      node('text', 'Search'),
      node('textbox', 'Search', { tag: 'input', inputType: 'text', value: '' }),
      node('text', 'in'),
      node('combobox', 'in', { tag: 'select', value: options[0] ?? '', options }),
    ],
  }),
  node('button', 'Find'),
];
const found = (text: string, where?: string): string =>
  [
    ...(where === undefined ? [] : [`select combobox "in" with "${where}"`]),
    `fill textbox "Search" with "${text}"`,
    'click button "Find"',
  ].join('; ');

for (const [said, outcome] of [
  ['Search for delta in Authors', found('delta', 'Authors')],
  ['Find rivers in the authors', found('rivers', 'Authors')],
  ['Search everything for delta', found('delta', 'Everything')],
  ['Search the authors for delta', found('delta', 'Authors')],
  ['Search for delta', found('delta')],
  ['Search for "delta in Paris"', found('delta in Paris')],
  ['Search for delta in Publishers', 'none'],
  ['Find rivers in the library', 'none'],
] as const)
  test(`${said}: where it is searched is what the list beside the field offers`, () => {
    expect(did(said, ...searching('Titles', 'Authors', 'Everything'))).toBe(outcome);
  });

test('what stands next to a term is in its definition, and not in the one above it', () => {
  const entry = (term: string, text: string, ref: string): SnapshotNode[] => [
    node('term', '', { tag: 'dt', text: term }),
    node('definition', '', {
      tag: 'dd',
      children: [node('text', text), node('link', 'change', { ref, url: '#' })],
    }),
  ];
  const page = pageOf(
    node('generic', '', {
      tag: 'dl',
      children: [...entry('Name', 'Ulla', 'a'), ...entry('City', 'Kiel', 'b'), ...entry('Phone', '555', 'c')],
    }),
  );
  const clicked = (said: string): string | undefined => {
    const answer = planned(said, page);
    return answer.kind === 'found' ? answer.steps[0]?.ref : answer.kind;
  };
  expect(clicked('Click change next to Name')).toBe('a');
  expect(clicked('Click change next to City')).toBe('b');
  expect(clicked('Click the link beside Phone')).toBe('c');
  expect(clicked('Click change next to Street')).toBe('none');
  expect(clicked('Click change')).toBe('ambiguous');
});

for (const verb of ['Minimise', 'Collapse', 'Fold up'])
  test(`${verb} the dialog: its cross closes it, and does nothing else`, () => {
    const dialog = node('dialog', 'Gazette', {
      children: [node('button', '×'), node('paragraph', '', { text: 'Porta gravida erat.' })],
    });
    expect(did(`${verb} the dialog`, dialog)).not.toBe('click button "×"');
    expect(did('Close the dialog', dialog)).toBe('click button "×"');
  });

const group = (title: string, ...names: string[]): SnapshotNode =>
  node('radiogroup', title, { children: names.map((name) => node('radio', name, { checked: false })) });

for (const all of ['both', 'all', 'each'])
  test(`"Set ${all} to Thin" is not the one choice of that name`, () => {
    const page = [group('Size', 'Small', 'Large'), group('Crust', 'Thin', 'Thick')];
    expect(did(`Set ${all} to Thin`, ...page)).not.toContain('check');
    expect(did('Set Crust to Thin', ...page)).toBe('check radio "Thin"');
  });

for (const [said, outcome] of [
  ['Search for "anchor" in images', 'none'],
  ['Search for "anchor" in news', 'none'],
  ['Search for "anchor" on the page', 'fill textbox with "anchor"; click button "Search"'],
  ['Search for "anchor in images"', 'fill textbox with "anchor in images"; click button "Search"'],
  ['Search for anchor', 'fill textbox with "anchor"; click button "Search"'],
] as const)
  test(`${said}: behind quotes nothing more is searched for`, () => {
    expect(did(said, field(), node('button', 'Search'))).toBe(outcome);
  });

for (const [noun, outcome] of [
  ['colour', 'click element "Indigo"'],
  ['color', 'click element "Indigo"'],
  ['size', 'none'],
  ['flavour', 'none'],
  ['theme', 'none'],
] as const)
  test(`the ${noun} Indigo, below "Pick a colour": ${outcome}`, () => {
    const page = [
      node('paragraph', '', { tag: 'p', text: 'Pick a colour' }),
      ...['Plum', 'Indigo', 'Teal'].map((name) => box(name)),
    ];
    expect(did(`Select the ${noun} Indigo`, node('generic', '', { tag: 'div', children: page }))).toBe(
      outcome,
    );
  });

test('what stands beside something is not that thing itself', () => {
  const page = ['Play', 'Pause', 'Stop'].map((name) => node('img', name, { tag: 'img', clickable: true }));
  for (const side of ['left of', 'right of', 'next to', 'below', 'above']) {
    expect(did(`Press the picture ${side} Play`, ...page)).not.toBe('click img "Play"');
    expect(did(`Click the button ${side} Stop`, ...page)).not.toBe('click img "Stop"');
  }
  expect(did('Press the Play picture', ...page)).toBe('click img "Play"');
});

test('the item above a line is the line above, whatever its name says, and never that line itself', () => {
  const names = ['Hold the key', 'Try it without a library', 'Just regular script', 'Good luck'];
  const lines = names.map((name, at) => {
    const y = at * 60;
    const shown = node('paragraph', '', { tag: 'p', text: name, box: { x: 60, y, width: 300, height: 50 } });
    const tick = node('checkbox', '', {
      tag: 'input',
      hints: [{ from: 'label-nearby', text: name }],
      box: { x: 20, y: y + 20, width: 13, height: 13 },
    });
    const line = { x: 0, y, width: 400, height: 60 };
    return node('generic', '', { tag: 'div', box: line, children: [tick, shown] });
  });
  expect(did('Tick the item above "Just regular script"', ...lines)).toBe(
    'check checkbox "Try it without a library"',
  );
  expect(did('Tick the item above "Hold the key"', ...lines)).toBe('none');
  const named = ['News', 'Dark mode'].map((name) => node('checkbox', name, { tag: 'input' }));
  expect(did('Tick the option above "News"', ...named)).toBe('none');
});

test('two sections are not expanded by the one that ends the list', () => {
  const page = pageOf(
    ...['Shipping', 'Warranty', 'Repairs', 'Terms and conditions'].map((name) =>
      node('heading', name, { tag: 'h3', clickable: true, level: 3 }),
    ),
  );
  const only = (said: string): boolean => {
    const answer = planned(said, page);
    return (
      answer.kind === 'found' &&
      answer.steps.length === 1 &&
      answer.steps[0]?.description.includes('Repairs') === true
    );
  };
  for (const said of [
    'Expand Warranty and Repairs',
    'Expand Shipping and Repairs',
    'Open Warranty and Repairs',
  ])
    expect(only(said), said).toBe(false);
  expect(only('Expand Repairs')).toBe(true);
  expect(told(planned('Expand Terms and conditions', page))).toBe('click heading "Terms and conditions"');
});

for (const [said, outcome] of [
  ['Increase the volume to 35', 'none'],
  ['Raise the volume to 35', 'none'],
  ['Lower the volume to 90', 'none'],
  ['Lower the volume to 35', 'fill slider "Volume" with "35"'],
  ['Increase the volume to 90', 'fill slider "Volume" with "90"'],
  ['Set the volume to 35', 'fill slider "Volume" with "35"'],
] as const)
  test(`${said} from 80: ${outcome}`, () => {
    expect(did(said, node('slider', 'Volume', { tag: 'input', inputType: 'range', value: '80' }))).toBe(
      outcome,
    );
  });

for (const [said, outcome] of [
  ['Choose Second class', 'none'],
  ['Choose Third class', 'none'],
  ['Choose First class', 'select combobox "Class" with "First"'],
  ['Choose Business class', 'select combobox "Class" with "Business"'],
  ['Choose the second option from Class', 'select combobox "Class" with "Business"'],
] as const)
  test(`${said}: what is called by a number is not the one in that place`, () => {
    const options = ['Economy', 'Business', 'First'];
    expect(did(said, node('combobox', 'Class', { tag: 'select', value: 'Economy', options }))).toBe(outcome);
  });
