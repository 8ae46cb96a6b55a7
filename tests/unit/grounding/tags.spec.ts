/** Fields that make tags: what is added has to be a tag afterwards. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, doneIn, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = node('textbox', 'Labels', { tag: 'input', value: '' });

/** The field behind tags of these names, in a wrapper of this class. */
function tags(names: readonly string[], className = 'tag-input'): Snapshot {
  const chip = (name: string): SnapshotNode =>
    node('generic', '', { children: [node('text', name), node('button', 'Remove', { text: '×' })] });
  const children = [...names.map(chip), field];
  return pageOf(
    node('textbox', 'Title', { tag: 'input' }),
    node('generic', '', { classes: [className], children }),
  );
}

for (const sentence of ['Add the label "remote"', 'Add "remote" to the labels', 'Add remote to Labels']) {
  it(`"${sentence}" types the text, sends it off, and looks for the tag`, () => {
    const before = tags(['urgent']);
    const sent = ['fill textbox "Labels" with "remote"', 'press textbox "Labels" with "Enter"'];
    expect(inTurn(sentence, [before, before, tags(['urgent', 'remote'])])).toEqual([...sent, 'done']);
    expect(inTurn(sentence, [before, before, before])).toEqual([...sent, 'none']);
  });
}

test('nothing is sent off from a plain field', () => {
  expect(did(planned('Add "remote" to the labels', tags([], 'form-group')))).not.toContain('Enter');
});

test('a tag that is there already is not added again', () => {
  expect(did(planned('Add the label "urgent"', tags(['urgent'])))).toBe('done');
});

test('a tag that is said of none of several rows goes into none', () => {
  const row = (name: string, ...names: string[]): SnapshotNode => {
    const chips = names.map((tag) =>
      node('generic', '', {
        children: [node('text', tag), node('button', `Remove tag ${tag}`, { text: '×' })],
      }),
    );
    const cell = node('gridcell', '', { children: [...chips, node('button', '+')] });
    return node('row', '', { children: [node('gridcell', name), cell] });
  };
  const grid = (...rows: SnapshotNode[]): Snapshot => pageOf(node('grid', 'Devices', { children: rows }));
  expect(did(planned('Add the tag "audit"', grid(row('Pixel'), row('iPad', 'demo'))))).toBe('none');
  expect(did(planned('Add the tag "audit" to the iPad', grid(row('Pixel'), row('iPad', 'demo'))))).toBe(
    'click button "+"',
  );
});

test('of a tag in several cards and in the list of all tags, the list filters', () => {
  const tag = (name: string): SnapshotNode =>
    node('generic', '', { tag: 'span', classes: ['tag'], text: name });
  const card = (title: string, ...names: string[]): SnapshotNode =>
    node('listitem', '', {
      tag: 'li',
      children: [node('heading', title, { level: 2 }), ...names.map((name) => tag(name))],
    });
  const all = [tag('radio'), tag('garden')];
  const page = pageOf(
    node('list', '', { tag: 'ul', children: [card('Old sets', 'radio'), card('Valves', 'radio', 'garden')] }),
    node('generic', '', {
      tag: 'div',
      children: [node('paragraph', '', { tag: 'p', text: 'Tags' }), ...all],
    }),
  );
  const answer = planned('Filter the posts by the tag "radio"', page);
  expect(answer.kind === 'found' ? answer.steps[0]?.ref : answer.kind).toBe(all[0]?.ref);
  expect(did(planned('Filter the posts by the tag "cricket"', page))).toBe('none');
  // What else is said of them is no part of the tag.
  expect(planned('Show only the posts of Valves with the label radio', page).kind).not.toBe('found');
});

const box = (x: number, y: number, width: number, height: number): Partial<SnapshotNode> => ({
  box: { x, y, width, height },
});

for (const [suggested, then] of [
  [['boots', 'Rain boots'], 'click element "boots"'],
  [['Rain boots', 'Bootstrap'], 'none'],
  [[], 'press textbox "Labels" with "Enter"'],
] as const)
  it(`where ${suggested.join(', ') || 'nothing'} is suggested for what is typed: ${then}`, () => {
    const chip = node('generic', '', {
      children: [node('text', 'hat'), node('button', 'Remove', { text: '×' })],
    });
    const input = { ...field, ...box(0, 0, 200, 20) };
    const page = (...names: readonly string[]): Snapshot =>
      pageOf(
        node('generic', '', { classes: ['chips'], ...box(0, 0, 200, 20), children: [chip, input] }),
        ...names.map((text, at) =>
          node('generic', '', { tag: 'div', text, clickable: true, ...box(0, 22 + 20 * at, 200, 20) }),
        ),
      );
    expect(inTurn('Add "boots" to the labels', [page(), page(...suggested)])[1]).toBe(then);
  });

for (const [hint, expected] of [
  [{ placeholder: 'Type a topic and press Enter' }, 'fill textbox "Topics" with "home"'],
  [{ description: 'Hit Enter to add' }, 'fill textbox "Topics" with "home"'],
] as const)
  it(`a field that says "${Object.values(hint).join()}" makes tags`, () => {
    const page = pageOf(node('textbox', 'Topics', { tag: 'input', value: '', ...hint }));
    expect(inTurn('Add the topic home', [page, page])).toEqual([
      expected,
      'press textbox "Topics" with "Enter"',
    ]);
  });

test('a field where Enter searches makes no tags', () => {
  const page = pageOf(
    node('textbox', 'Topics', { tag: 'input', value: '', placeholder: 'Press Enter to search' }),
  );
  expect(inTurn('Add the topic home', [page, page]).join()).not.toContain('Enter');
});

/** A component's drawn field with its chips, and behind it the input that it keeps unseen and writes into. */
function drawnFor(title: string, names: readonly string[], unseen: Partial<SnapshotNode> = {}): SnapshotNode {
  const nowhere = { hidden: 'clipped', box: { x: -9000, y: 0, width: 0, height: 0 } } as const;
  const chip = (name: string): SnapshotNode =>
    node('generic', name, { children: [node('button', 'remove tag', { text: '×' })] });
  return node('generic', '', {
    children: [
      node('generic', '', {
        classes: ['tagify'],
        children: [...names.map(chip), node('textbox', 'Tags input field', { tag: 'span', value: '' })],
      }),
      node('textbox', title, { tag: 'input', inputType: 'text', ...nowhere, ...unseen }),
    ],
  });
}

for (const [sentence, then] of [
  ['Add the topic "tides"', 'fill textbox "Tags input field" with "tides" in 1'],
  ['Add Ada Finch as a speaker', 'fill textbox "Tags input field" with "Ada Finch" in 2'],
  ['Add the sponsor "tides"', 'none'],
] as const)
  it(`the unseen input behind a drawn field says what it is for: ${sentence}`, () => {
    const parts = [drawnFor('Add a topic', ['rivers']), drawnFor('Pick a speaker', ['Bo Lind'])];
    expect(doneIn(sentence, pageOf(node('generic', '', { children: parts })))).toBe(then);
  });

for (const [sentence, then] of [
  ['Label the shipment "fragile"', 'fill textbox "Labels" with "fragile"'],
  ['Label the shipment with "fragile"', 'fill textbox "Labels" with "fragile"'],
] as const)
  it(`what is labelled gets a label: ${sentence}`, () => {
    expect(
      did(planned(sentence, pageOf(node('heading', 'Shipment'), ...tags(['urgent']).root.children))),
    ).toBe(then);
  });

test('a tag is not added by the "+" that counts', () => {
  const stepper = node('generic', '', {
    children: [
      node('button', '−'),
      node('spinbutton', '', { value: '2' }),
      node('button', '+', { classes: ['more'] }),
    ],
  });
  const line = (...cells: string[]) =>
    node('row', '', {
      children: [
        ...cells.map((name) => node('cell', name)),
        node('cell', '', { children: [stepper] }),
        node('cell', '', { children: [node('button', 'Remove')] }),
      ],
    });
  const order = pageOf(node('table', '', { children: [line('Ladder', 'Tools'), line('Rope', 'Sails')] }));
  expect(did(planned('Add the tag "tools" to the ladder', order))).toBe('none');
});

test('no tag is made of words that speak of other tags', () => {
  for (const said of [
    'Add all labels of the other ticket',
    'Add the labels of the ticket',
    'Add it',
    'Add both',
  ])
    expect(did(planned(`${said} to the labels`, tags(['urgent']))), said).not.toContain('fill');
  expect(did(planned('Add all-day to the labels', tags(['urgent'])))).toBe(
    'fill textbox "Labels" with "all-day"',
  );
});
