/** Fields that make tags: what is added has to be a tag afterwards. */
import { expect, test } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
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
    const first = planned(sentence, before);
    expect(did(first)).toBe('fill textbox "Labels" with "remote"; press textbox "Labels" with "Enter"');
    const next = first.kind === 'found' ? first.next : undefined;
    expect(did(planned(sentence, tags(['urgent', 'remote']), next, before))).toBe('done');
    expect(did(planned(sentence, tags(['urgent']), next, before))).toBe('none');
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
