/** What is done to a record whose control is not in sight: where it is looked for, what is used, and what is put away again. */
import { expect, test } from '../../../fixtures/test.js';
import type { Plan } from '../../../src/contract/plan.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (children: SnapshotNode[], more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { tag: 'div', children, ...more });
const text = (shown: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { tag: 'span', text: shown, ...more });
const clickable = { clickable: true } as const;

/** The page of a list, with these things in the record that stands at a place, and these elsewhere. */
type Shown = readonly [at: number, inside: readonly SnapshotNode[], elsewhere?: readonly SnapshotNode[]];

interface List {
  base: ReturnType<typeof pageOf>;
  with(shown: Shown): ReturnType<typeof pageOf>;
}

function list(title: string, records: readonly SnapshotNode[], around: readonly SnapshotNode[] = []): List {
  const heading = node('heading', title);
  return {
    base: pageOf(heading, ...around, box([...records], { classes: ['list'] })),
    with: ([at, inside, elsewhere = []]) =>
      pageOf(
        heading,
        ...around,
        box(
          records.map((each, index) =>
            index === at ? { ...each, children: [...each.children, ...inside] } : each,
          ),
          { classes: ['list'] },
        ),
        ...elsewhere,
      ),
  };
}

const message = (who: string, said: string): SnapshotNode =>
  box([node('text', who), text(said)], { classes: ['msg'] });

const chat = list('# general', [
  message('Lukas', 'The deploy is through.'),
  message('Mei', 'Who has the badge?'),
  message('You', 'See you tommorow'),
  message('Lukas', 'Lunch?'),
]);

const bar = [
  text('👍', { ...clickable, hints: [{ from: 'title', text: 'Thumbs up' }] }),
  text('💬', { ...clickable, hints: [{ from: 'title', text: 'Reply in thread' }] }),
  text('⋮', { ...clickable, hints: [{ from: 'title', text: 'More' }] }),
];
const menu = (...items: string[]): SnapshotNode => box(items.map((item) => text(item, clickable)));

/** The first look and what follows on the pages that come up, one after the other. */
function looks(
  instruction: string,
  { base }: List,
  ...pages: readonly ReturnType<typeof pageOf>[]
): string[] {
  const first = planned(instruction, base);
  let answer: Plan = first.kind === 'none' && first.lastly ? first.lastly : first;
  const all = [did(answer)];
  let before = base;
  for (const page of pages) {
    if (answer.kind !== 'found' || answer.next === undefined) return all;
    answer = planned(instruction, page, answer.next, before);
    all.push(did(answer));
    before = page;
  }
  return all;
}

test('a control that comes up under the pointer is used', () => {
  const hovered = chat.with([0, bar]);
  expect(looks("React with a thumbs up to Lukas's message about the deploy", chat, hovered)).toEqual([
    'hover element "The deploy is through."',
    'click element "👍"',
  ]);
});

test('what is written goes into the field that comes up', () => {
  const hovered = chat.with([1, bar]);
  const asked = chat.with([
    1,
    bar,
    [node('textbox', 'Reply…', { tag: 'textarea' }), node('button', 'Reply')],
  ]);
  expect(looks('Reply in the thread of Mei\'s message with "Mine"', chat, hovered, asked)).toEqual([
    'hover element "Who has the badge?"',
    'click element "💬"',
    'fill textbox "Reply…" with "Mine"; click button "Reply"',
  ]);
});

test('a menu behind a button that comes up under the pointer is opened, and a text replaced where it stands', () => {
  const hovered = chat.with([2, bar]);
  const opened = chat.with([2, bar, [menu('Pin message', 'Edit message', 'Delete message')]]);
  const field = node('textbox', '', { tag: 'input', value: 'See you tommorow' });
  const editing = chat.with([2, [field, node('button', 'Save'), node('button', 'Cancel')]]);
  expect(
    looks(
      'Edit the message "See you tommorow" to "See you tomorrow" and save it',
      chat,
      hovered,
      opened,
      editing,
    ),
  ).toEqual([
    'hover element "See you tommorow"',
    'click element "⋮"',
    'click element "Edit message"',
    'fill textbox with "See you tomorrow"; click button "Save"',
  ]);
});

const todos = (...shown: SnapshotNode[]): ReturnType<typeof pageOf> =>
  pageOf(
    node('heading', 'Todos'),
    node('list', '', {
      children: shown.map((each) => node('listitem', '', { children: [node('checkbox'), each] })),
    }),
  );
const [milk, dog, tests] = ['Buy milk', 'Walk the dog', 'Write tests'].map((said) => text(said)) as [
  SnapshotNode,
  SnapshotNode,
  SnapshotNode,
];

test('a name that nothing else renames is double-clicked, and typed over where a field takes its place', () => {
  const base = todos(milk, dog, tests);
  const editing = todos(node('textbox', '', { tag: 'input', value: 'Buy milk' }), dog, tests);
  const said = 'Rename "Buy milk" to "Buy oat milk"';
  const list: List = { base, with: () => base };
  const before = [
    'hover element "Buy milk"',
    'right-click element "Buy milk"',
    'double-click element "Buy milk"',
  ];
  expect(looks(said, list, base, base, editing)).toEqual([...before, 'fill textbox with "Buy oat milk"']);
  expect(looks(said, list, base, base, base)).toEqual([...before, 'none']);
});

for (const [why, instruction, items] of [
  ['it says more than was asked', 'Pin the message "Lunch?"', ['Pin all messages']],
  ['it is for something else', 'Delete the message "Lunch?"', ['Delete thread', 'Copy text']],
  ['nothing in it says so', 'Archive the message "Lunch?"', ['Pin message']],
] as const)
  it(`a menu is put away, and the sentence refused with nothing left open: ${why}`, () => {
    const hovered = chat.with([3, bar]);
    const opened = chat.with([3, bar, [menu(...items)]]);
    expect(looks(instruction, chat, hovered, opened, chat.base, chat.base, chat.base)).toEqual([
      'hover element "Lunch?"',
      'click element "⋮"',
      'press Escape',
      'right-click element "Lunch?"',
      'none',
    ]);
  });

for (const instruction of [
  "Pin Lukas's message",
  'Pin the message from Anna',
  'Pin the message',
  'Pay with Lunch',
])
  it(`nothing is looked for where no one record is meant: ${instruction}`, () => {
    expect(planned(instruction, chat.base)).not.toHaveProperty('lastly');
  });

test('what is done to a record of that name leaves the record with a longer name alone', () => {
  const file = (name: string): SnapshotNode => box([text('📄'), text(name)], { classes: ['row'] });
  const names = ['contract-old.pdf', 'contract.pdf', 'logo.svg'];
  const bars = (disabled: boolean): SnapshotNode[] => [
    node('button', 'Delete', disabled ? { disabled } : {}),
  ];
  const records = names.map((name) => file(name));
  const files = list('Files', records, bars(true));
  const chosen = list('Files', records, bars(false));
  expect(looks('Delete contract.pdf', files, chosen.base)).toEqual([
    'click element "contract.pdf"',
    'click button "Delete"',
  ]);
});

test('a look that came to nothing is no part of what is recorded', () => {
  const hovered = chat.with([3, bar]);
  const first = planned('Mute the message "Lunch?"', chat.base);
  const look = first.kind === 'none' ? first.lastly : undefined;
  const opened = planned('Mute the message "Lunch?"', hovered, look?.next, chat.base);
  const put = planned(
    'Mute the message "Lunch?"',
    chat.with([3, bar, [menu('Pin message')]]),
    opened.kind === 'found' && opened.next,
    hovered,
  );
  expect(
    planned('Mute the message "Lunch?"', chat.base, put.kind === 'found' && put.next, hovered),
  ).toMatchObject({ kind: 'found', forget: 3 });
});

test('the texts that every record has are its controls, how often they were used left aside', () => {
  const post = (who: string, count: number): SnapshotNode =>
    box(
      [
        node('text', who),
        node('paragraph', '', { tag: 'p', text: 'Hello there.' }),
        node('text', `Reply♥ ${count}Share`),
      ],
      {
        classes: ['post'],
        parts: [who, 'Reply', `♥ ${count}`, 'Share'].map((each, at) => ({
          text: each,
          ref: `x${who}.${at}`,
        })),
      },
    );
  const feed = list('Feed', [post('@tilo', 12), post('@nora', 3)]);
  expect(looks('Like the post by @nora', feed)).toEqual(['click element "♥ 3"']);
});

test('what is opened need not say what it is; what is not there is not opened', () => {
  const mail = (from: string, subject: string): SnapshotNode =>
    box(
      [node('checkbox', '', { checked: false }), text(`${from} ${subject}`, clickable), text('⋮', clickable)],
      {
        classes: ['row'],
      },
    );
  const inbox = list('Inbox', [
    mail('Priya Raman', 'Figures'),
    mail('Henrik Dahl', 'Contract'),
    mail('Anna Berg', 'Photos'),
  ]);
  expect(looks('Open the mail from Henrik Dahl', inbox)).toEqual(['click element "Henrik Dahl Contract"']);
  expect(looks('Open the mail from Henrik Berg', inbox)).toEqual(['none']);
  expect(looks('Open the mail', inbox)).toEqual(['none']);
});

test('what is open is replied to by the only button for it, in the large field', () => {
  const page = [
    node('heading', 'Contract'),
    node('button', 'Reply'),
    node('button', 'Reply all'),
    node('button', 'Forward'),
  ];
  const dialog = node('dialog', 'New message', {
    children: [
      node('textbox', 'Recipients', { tag: 'input', value: 'Henrik' }),
      node('textbox', '', { tag: 'textarea' }),
      node('button', 'Send'),
      node('button', 'Discard'),
    ],
  });
  expect(
    looks('Reply with "Thanks"', { base: pageOf(...page), with: () => pageOf() }, pageOf(...page, dialog)),
  ).toEqual(['click button "Reply"', 'fill textbox with "Thanks"; click button "Send"']);
});

const visit = (name: string): SnapshotNode =>
  box(
    [
      text('09:00'),
      box([node('strong', '', { tag: 'strong', text: name }), node('text', '– Check-up')], {
        classes: ['grow'],
      }),
      node('button', 'More', { text: '⋮' }),
    ],
    { classes: ['card'] },
  );
const visits = (...up: SnapshotNode[]): ReturnType<typeof pageOf> =>
  pageOf(node('heading', 'Today'), box([visit('Milo'), visit('Coco'), visit('Luna')]), ...up);

test('a text beside the buttons of its card is known by the card', () => {
  const menuUp = visits(menu('Mark as arrived', 'Reschedule', 'Cancel'));
  const base = { base: visits(), with: () => menuUp };
  expect(looks('Mark Coco as arrived', base, menuUp)).toEqual([
    'click button "More"',
    'click element "Mark as arrived"',
  ]);
  expect(looks('Reschedule Luna', base, menuUp)).toEqual([
    'click button "More"',
    'click element "Reschedule"',
  ]);
  expect(looks('Mark Rex as arrived', base)).toEqual(['none']);
});

test('what is gone with a look for its menu was to be removed, and nothing else was', () => {
  const lines = (...names: string[]): List =>
    list(
      'todos',
      names.map((name) => box([text(name)], { classes: ['todo'], ...clickable })),
    );
  const all = lines('Renew passport', 'Call Ada', 'Buy milk');
  const [one, none] = [lines('Call Ada', 'Buy milk'), lines('Buy milk')];
  expect(looks('Remove the passport todo', all, all.base, one.base)).toEqual([
    'hover element "Renew passport"',
    'right-click element "Renew passport"',
    'done',
  ]);
  expect(looks('Remove the passport todo', all, all.base, none.base).at(-1)).toBe('none');
  expect(looks('Rename the passport todo to Ada', all, all.base, one.base).at(-1)).not.toBe('done');
});

test('the item of a menu is done to the record that is counted, and to none of another kind', () => {
  const keeper = (name: string, state: string): SnapshotNode =>
    node('row', '', {
      tag: 'tr',
      children: [
        ...[name, state].map((shown) => node('cell', shown, { tag: 'td', text: shown })),
        node('cell', '', {
          tag: 'td',
          children: [node('button', 'Actions', { ref: `of ${name}`, hasPopup: 'menu', expanded: false })],
        }),
      ],
    });
  const keepers = [
    node('heading', 'Keepers'),
    node('table', '', {
      tag: 'table',
      children: [
        keeper('Ola Reed', 'on leave'),
        keeper('Ira Stone', 'retired'),
        keeper('Uma Field', 'on duty'),
      ],
    }),
  ];
  const base = pageOf(...keepers);
  const open = pageOf(
    ...keepers,
    node('menu', '', { children: ['Edit', 'Remove'].map((item) => node('menuitem', item)) }),
  );
  const refsOf = (sentence: string): string => {
    const answer = planned(sentence, base);
    // It is looked for once it is clear that it is not there.
    const first = answer.kind === 'none' ? (answer.lastly ?? answer) : answer;
    const second = first.kind === 'found' ? planned(sentence, open, first.next, base) : first;
    return `${first.kind === 'found' ? first.steps[0]?.ref : ''}, ${did(second)}`;
  };
  expect(refsOf('Edit the last keeper')).toBe('of Uma Field, click menuitem "Edit"');
  expect(refsOf('Remove the second row')).toBe('of Ira Stone, click menuitem "Remove"');
  expect(refsOf('Edit the last invoice')).toBe(', none');
});
