/** What has to have come of the last step of a sentence, seen on the page behind it. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

/** What a sentence comes to when the page is looked at once more behind its last step. */
function proven(sentence: string, before: Snapshot, after: Snapshot): string {
  const answer = planned(sentence, before);
  if (answer.kind !== 'found' || answer.proof === undefined) return 'no proof';
  return did(planned(sentence, after, answer.proof, before));
}

test('a control that says how it stands has to say something else once it was clicked, or the page has', () => {
  const tab = (selected: boolean): SnapshotNode => node('tab', 'Reviews', { ref: 't1', selected });
  const menu = (expanded: boolean): SnapshotNode => node('button', 'Options', { ref: 'm1', expanded });
  const text = node('paragraph', '', { text: 'Four stars' });
  for (const [sentence, was, is] of [
    ['Go to the Reviews tab', tab(false), tab(true)],
    ['Open the Options menu', menu(false), menu(true)],
  ] as const) {
    expect(proven(sentence, pageOf(was), pageOf(is))).toBe('done');
    expect(proven(sentence, pageOf(was), pageOf(was, text))).toBe('done');
    expect(proven(sentence, pageOf(was), pageOf(text))).toBe('done');
    expect(proven(sentence, pageOf(was), pageOf(was))).toBe('none');
  }
  expect(proven('Click the Reviews tab', pageOf(tab(false)), pageOf(tab(false)))).toBe('no proof');
});

test('what is filled in and published is not published while what came up asks for more before the same deed', () => {
  const form = [
    node('textbox', 'Title', { ref: 't1', tag: 'input' }),
    node('button', 'Publish', { ref: 'p1' }),
  ];
  const category = node('combobox', 'Category', { tag: 'select', options: ['News', 'Blog'] });
  const asked = [node('heading', 'Ready to publish?'), category, node('button', 'Publish now')];
  const said = 'Enter the title Hello and publish it';
  const published = (...after: SnapshotNode[]): string => {
    const first = planned(said, pageOf(...form));
    const second =
      first.kind === 'found' ? planned(said, pageOf(...form), first.next, pageOf(...form)) : first;
    return second.kind === 'found'
      ? did(planned(said, pageOf(...after), second.proof, pageOf(...form)))
      : did(second);
  };
  expect(published(...form, ...asked)).toBe('none');
  expect(published(...form, node('status', 'Published'))).toBe('done');
  // The page went on to the next one to write.
  expect(published(category, node('button', 'Publish'))).toBe('done');
});

test('what is chosen in a native list of several, one after the other, stays chosen', () => {
  const colours = node('listbox', 'Colours', { tag: 'select', options: ['Red', 'Green', 'Blue'] });
  const page = pageOf(colours, node('textbox', 'Name', { tag: 'input' }));
  const chosen = (said: string): string[] => inTurn(said, [page, page, page]);
  expect(chosen('Select Red from Colours, then select Blue from Colours')).toEqual([
    'select listbox "Colours" with "Red"',
    'select listbox "Colours" with "Blue"',
  ]);
  const first = planned('Select Red from Colours, then select Blue from Colours', page);
  const next = first.kind === 'found' ? first.next : undefined;
  expect(planned('', page, next, page)).toMatchObject({ steps: [{ arguments: ['Red', 'Blue'] }] });
});

test('what somebody has is not that person', () => {
  const people = pageOf(
    node('link', 'Tina Adams', { url: '/tina' }),
    node('link', 'Bob Cole', { url: '/bob' }),
  );
  expect(did(planned('View the orders of Tina Adams', people))).toBe('none');
  expect(did(planned('View the customer Tina Adams', people))).toBe('click link "Tina Adams"');
});

test('a name that is written as two words is not half of the name of the next field', () => {
  const field = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('textbox', name, { tag: 'input' })] });
  const fields = pageOf(node('list', '', { children: [field('Postal code'), field('Security code')] }));
  const filled = 'fill textbox "Postal code" with "1010"';
  expect(did(planned('Enter "1010" into Postal code', fields))).toBe(filled);
});

test('a message beside the whole page brings up nothing but itself, though the page gets a box around it', () => {
  const form = (value: string): SnapshotNode[] => [
    node('heading', 'Have a promo code?', { ref: 'title' }),
    node('textbox', 'Promo code', { ref: 'code', tag: 'input', value }),
    node('button', 'Apply', { ref: 'apply' }),
  ];
  const said = 'Apply the promo code "SAVE10"';
  const first = planned(said, pageOf(...form('')));
  const proof = first.kind === 'found' ? first.proof : undefined;
  const message = node('alert', '', { children: [node('text', 'Code applied'), node('button', 'Close')] });
  const around = node('generic', '', { children: [...form('SAVE10'), message] });
  expect(did(first)).toBe('fill textbox "Promo code" with "SAVE10"; click button "Apply"');
  expect(did(planned(said, pageOf(around), proof, pageOf(...form('SAVE10'))))).toBe('done');
});

test('a search field is not opened for what stands in the list under it', () => {
  const person = (name: string, text: string): SnapshotNode =>
    node('link', `${name} ${text}`, {
      url: '#',
      children: [node('heading', name, { level: 6 }), node('paragraph', '', { text })],
    });
  const search = node('generic', '', {
    children: [node('textbox', 'Search conversations', { tag: 'input' })],
  });
  const people = [person('Mike Davis', 'Can you look at it?'), person('Ada Roe', 'See you tomorrow!')];
  const chat = pageOf(node('generic', '', { children: [search, node('generic', '', { children: people })] }));
  for (const sentence of ['Open the conversation with Mike Davis', 'Open the conversation of Ada Roe'])
    expect(did(planned(sentence, chat))).not.toContain('textbox');
  expect(did(planned('Open the conversations search field', chat))).toBe(
    'click textbox "Search conversations"',
  );
});

test('one of a list is opened, and not the title that has the word for all of them', () => {
  const channel = (name: string): SnapshotNode =>
    node('generic', '', { tag: 'div', classes: ['ch'], clickable: true, text: `# ${name}` });
  const title = node('heading', 'Channels', {
    children: [node('button', 'Channels', { expanded: true }), node('button', 'New')],
  });
  const channels = node('generic', '', { children: ['general', 'design', 'random'].map(channel) });
  const save = node('tabpanel', 'General', { children: [node('button', 'Save')] });
  const page = pageOf(node('complementary', '', { children: [title, channels] }), save);
  for (const sentence of ['Open the design channel', 'Go to the design channel', 'Click the design channel'])
    expect(did(planned(sentence, page)), sentence).toBe('click element "# design"');
  for (const sentence of ['Open the marketing channel', 'Go to the marketing channel'])
    expect(did(planned(sentence, page)), sentence).toBe('none');
  expect(did(planned('Click Save in General', page))).toBe('click button "Save"');
});

test('what is drawn anew after a deed is no menu that it opened', () => {
  const loan = (title: string, due: string, key: string): SnapshotNode =>
    node('row', '', {
      ref: `${key}-${title}`,
      children: [
        node('cell', '', { children: [node('checkbox', `Select ${title}`, { checked: true })] }),
        node('cell', title),
        node('cell', due),
        node('cell', '', { children: [node('button', 'Renew', { disabled: title !== 'Emma' })] }),
      ],
    });
  const page = (due: string, key: string) =>
    pageOf(
      node('button', 'Renew selected', { ref: 'renew' }),
      node('table', '', {
        ref: 'table',
        children: ['Circe', 'Emma', 'Dune'].map((each) => loan(each, due, key)),
      }),
    );
  const [was, is] = [page('2 March', 'a'), page('2 April', 'b')];
  const first = planned('Renew the selected ones', was);
  const proof = first.kind === 'found' ? first.proof : undefined;
  expect(did(first)).toBe('click button "Renew selected"');
  expect(did(planned('Renew the selected ones', is, proof, was))).toBe('done');
});

test('what the sentence says to wait for has the time of the sentence, and what is only not there yet has not', () => {
  const page = pageOf(node('button', 'Start'));
  expect(planned('Wait for "Hello World!" to appear', page)).toMatchObject({ kind: 'none', awaited: true });
  expect(planned('Click "Hello World!"', page)).not.toHaveProperty('awaited');
});
