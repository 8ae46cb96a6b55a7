/** What is sent off and not taken, and what is done to more, or to something else, than was said. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const name = (more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', 'Name', { ref: 'n1', tag: 'input', inputType: 'text', ...more });
const mail = (more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', 'Email', { ref: 'm1', tag: 'input', inputType: 'email', ...more });
const form = (button: string, ...inside: SnapshotNode[]): SnapshotNode =>
  node('form', '', { ref: 'f1', tag: 'form', children: [...inside, node('button', button, { ref: 'b1' })] });
const says = (text: string, ...classes: string[]): SnapshotNode => node('paragraph', '', { text, classes });

/** What a sentence comes to once the page that it led to is looked at. */
function proven(said: string, before: Snapshot, after: Snapshot): string {
  const answer = planned(said, before);
  if (answer.kind !== 'found' || answer.proof === undefined) return 'no proof';
  return did(planned(said, after, answer.proof, before));
}

const filled = { value: 'Ann' };
const wrong = { value: '', invalid: true };

for (const [why, said, button, after, is] of [
  ['a field is marked as wrong', 'Save the contact', 'Save contact', [name(filled), mail(wrong)], 'none'],
  [
    'the form says what is missing',
    'Add the contact',
    'Add contact',
    [name(filled), mail(), says('Email is required')],
    'none',
  ],
  [
    'in words that only the marking tells',
    'Create the contact',
    'Create contact',
    [name(filled), mail(), says('E-Mail fehlt', 'field__error')],
    'none',
  ],
  [
    'a mark that is no word of its own',
    'Create the contact',
    'Create contact',
    [name(filled), mail(), says('Mirrors everywhere', 'mirror-terrors')],
    'done',
  ],
  [
    'the text in a button that is drawn as dangerous is none',
    'Create the contact',
    'Create contact',
    [
      name(filled),
      mail(),
      node('button', 'Delete Ann', { classes: ['btn__danger'], children: [says('Ann', 'btn__danger')] }),
    ],
    'done',
  ],
  [
    'the form was emptied',
    'Save the contact',
    'Save contact',
    [name({ value: '' }), mail(), says('Name is required')],
    'done',
  ],
  [
    'it says that it went well',
    'Save the contact',
    'Save contact',
    [name(filled), mail(), says('Contact saved')],
    'done',
  ],
  ['nothing came up', 'Save the contact', 'Save contact', [name(filled), mail()], 'done'],
  ['the field was wrong before', 'Save the contact', 'Save contact', [name(filled), mail()], 'done'],
  [
    'a click is all that is said',
    'Click Save contact',
    'Save contact',
    [name(filled), mail(wrong)],
    'no proof',
  ],
  [
    'it is tried only',
    'Save the contact without an email',
    'Save contact',
    [name(filled), mail(wrong)],
    'no proof',
  ],
  [
    'something else is asked for',
    'Open the contact',
    'Open contact',
    [name(filled), mail(wrong)],
    'no proof',
  ],
] as const)
  it(`a form that is not taken is not sent: ${why}`, () => {
    const was = pageOf(form(button, name(filled), mail()));
    expect(proven(said, was, pageOf(form(button, ...after)))).toBe(is);
  });

for (const [text, is] of [
  ['Please agree to the terms', 'none'],
  ['Choose a seat first.', 'none'],
  ['This code has expired', 'none'],
  ['Choose both contacts from the list.', 'none'],
  ['Choose the next contact', 'done'],
  ['Could not reach the server', 'none'],
  ['Thank you! Please check your inbox', 'done'],
  ['3 contacts', 'done'],
] as const)
  it(`a form that is left as it was is answered beside it: ${text}`, () => {
    const before = pageOf(form('Save contact', name(filled), mail()));
    const after = pageOf(form('Save contact', name(filled), mail()), says(text));
    expect(proven('Save the contact', before, after)).toBe(is);
  });

test('what the form says may still be fading in', () => {
  const fading = node('paragraph', '', { text: 'Email is required', hidden: 'transparent' });
  const before = pageOf(form('Save contact', name(filled), mail()));
  const after = pageOf(form('Save contact', name(filled), mail(), fading));
  expect(proven('Save the contact', before, after)).toBe('none');
});

test('a form that went away was taken, and one that says what it said before is not asked', () => {
  const hint = says('Email is required');
  const before = pageOf(form('Save contact', name(filled), mail(), hint));
  expect(proven('Save the contact', before, pageOf(hint, says('An error', 'error')))).toBe('done');
  expect(proven('Save the contact', before, pageOf(form('Save contact', name(filled), mail(), hint)))).toBe(
    'done',
  );
});

test('a way is not planned where the page asks for its places first', () => {
  const way = (...more: SnapshotNode[]): Snapshot =>
    pageOf(
      node('textbox', 'From', { ref: 'a1', tag: 'input', inputType: 'text', value: 'Bath' }),
      node('textbox', 'To', { ref: 'a2', tag: 'input', inputType: 'text', value: 'York' }),
      node('button', 'Plan route', { ref: 'a3' }),
      ...more,
    );
  const said = 'Plan a route from Bath to York';
  let next: unknown;
  for (const step of [
    'fill textbox "From" with "Bath"',
    'fill textbox "To" with "York"',
    'click button "Plan route"',
  ]) {
    const answer = planned(said, way(), next, way());
    expect(did(answer)).toBe(step);
    next = answer.kind === 'found' ? (answer.next ?? answer.proof) : undefined;
  }
  const ends = (text: string): string => did(planned(said, way(says(text)), next, way()));
  expect(ends('Choose both places from the list.')).toBe('none');
  expect(ends('Bath to York: 340 km')).toBe('done');
});

test('what is said of one is not done to all', () => {
  for (const [said, button, is] of [
    ['Delete this email', 'Delete all emails', 'none'],
    ['Delete the email', 'Delete all emails', 'none'],
    ['Remove the filter', 'Remove all filters', 'none'],
    ['Archive the conversation', 'Archive every conversation', 'none'],
    ['Delete all emails', 'Delete all emails', 'click button "Delete all emails"'],
    ['Clear the filters', 'Clear all filters', 'click button "Clear all filters"'],
    ['Delete this email', 'Delete email', 'click button "Delete email"'],
  ] as const)
    expect(did(planned(said, pageOf(node('button', button), says('Inbox'))))).toBe(is);
});

test('the first of a kind is none of the links that only sound like it', () => {
  const item = (text: string): SnapshotNode =>
    node('listitem', '', { children: [node('link', text, { url: `/${text}` })] });
  const list = node('list', '', { children: [item('Email from Bob'), item('Email from Eve')] });
  const brand = node('link', 'Mail Desk', { url: '/' });
  expect(did(planned('Open the first email', pageOf(brand, item('Lunch'))))).toBe('none');
  expect(did(planned('Open the second order', pageOf(node('link', 'Order history', { url: '/o' }))))).toBe(
    'none',
  );
  expect(did(planned('Open the first email', pageOf(brand, list)))).toBe('click link "Email from Bob"');
  expect(did(planned('Open the last chapter', pageOf(node('link', 'Last chapter'))))).toBe(
    'click link "Last chapter"',
  );
});

test('what "it" is called goes into no field that nobody spoke of', () => {
  const search = node('searchbox', 'Search', { tag: 'input', inputType: 'search' });
  const edit = node('button', 'Edit note', { ref: 'e1' });
  const title = node('textbox', '', { tag: 'input', value: 'Plan', focused: true });
  const said = 'Edit the note and rename it to "Draft"';
  const first = pageOf(search, edit);
  expect(inTurn(said, [first, pageOf(search, node('textbox', '', { tag: 'input' }))]).at(-1)).toBe('none');
  expect(inTurn(said, [first, pageOf(search)]).at(-1)).toBe('none');
  expect(inTurn(said, [first, pageOf(search, title)]).at(-1)).toBe('fill textbox with "Draft"');
});

test('what was filled in is not saved by the form beside it', () => {
  const part = (role: string, ...children: SnapshotNode[]): SnapshotNode => node(role, '', { children });
  const title = node('textbox', 'Title', { tag: 'input' });
  const save = node('button', 'Save changes');
  const said = 'Enter "Plan" into Title and save the changes';
  const second = (...nodes: SnapshotNode[]): string | undefined => {
    const page = pageOf(...nodes);
    return inTurn(said, [page, page]).at(-1);
  };
  const saved = 'click button "Save changes"';
  for (const role of ['form', 'article', 'dialog']) {
    expect(second(part(role, title), part(role, save))).toBe('none');
    expect(second(part(role, title, save), part(role))).toBe(saved);
    expect(second(part(role, title), save)).toBe(saved);
    expect(second(part(role, part('form', title), part('form', save)))).toBe(saved);
  }
  expect(second(part('form', title), part('dialog', save))).toBe(saved);
});

for (const [why, left, is] of [
  [
    'it was emptied, and a field that has to be filled in counts as wrong then',
    { value: '', invalid: true },
    'done',
  ],
  ['it keeps the text and is marked', { value: 'Pantry', invalid: true }, 'none'],
  ['it keeps the text, and nothing is wrong', { value: 'Pantry' }, 'done'],
] as const)
  it(`what is filled in and sent off in one go is compared with what was filled in: ${why}`, () => {
    const rooms = (more: Partial<SnapshotNode>): Snapshot =>
      pageOf(
        node('heading', 'Rooms'),
        form(
          'Add room',
          node('textbox', 'Name of the room', {
            ref: 'r1',
            tag: 'input',
            required: true,
            value: '',
            ...more,
          }),
        ),
      );
    expect(proven('Add a room called Pantry', rooms({}), rooms(left))).toBe(is);
  });
