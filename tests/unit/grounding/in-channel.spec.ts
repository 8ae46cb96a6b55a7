/** A channel that is opened before something is posted in it; a reaction that stands on each message; lines that begin with a drawn box. */
import { expect, test } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const item = (text: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    clickable: true,
    children: [node('generic', '', { tag: 'span', text })],
  });

const chat = (open: string): Snapshot =>
  pageOf(
    node('list', '', { tag: 'ul', children: ['# deck', '# galley', '# galley-help'].map(item) }),
    node('heading', `# ${open}`, { tag: 'h2' }),
    node('textbox', `Message #${open}`, { tag: 'input', inputType: 'text', value: '' }),
    node('button', 'Send', { tag: 'button' }),
  );

test('The channel is opened first, and its field takes the text', () => {
  const first = planned('Post "Soup is on" in the galley channel', chat('deck'));
  expect(did(first)).toBe('click element "# galley"');
  const next = first.kind === 'found' ? first.next : undefined;
  expect(did(planned('', chat('galley'), next, chat('deck')))).toContain('with "Soup is on"');
  // The click has not opened it: nothing is sent to the one that is still there.
  expect(did(planned('', chat('deck'), next, chat('deck')))).toBe('none');
});

test('A channel that is open is not opened, and one that is not there gets nothing', () => {
  expect(did(planned('Post "Soup is on" in the galley channel', chat('galley')))).toContain(
    'Message #galley',
  );
  expect(did(planned('Post "Soup is on" in the bridge channel', chat('deck')))).toBe('none');
});

const message = (who: string, text: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['message'],
    children: [
      node('generic', '', { tag: 'b', text: who }),
      node('generic', '', { tag: 'div', text }),
      ...['React with fire', 'React with a heart'].map((name) =>
        node('button', name, { tag: 'button', hidden: 'transparent' }),
      ),
    ],
  });

test('A reaction is the one on the message that is meant', () => {
  const page = pageOf(message('Tove', 'Who has the pegs?'), message('Rafi', 'Rain from noon.'));
  const fire = page.root.children[1]?.children[2]?.ref;
  expect(planned('React with fire to the message from Rafi', page)).toMatchObject({ steps: [{ ref: fire }] });
  expect(planned('React with laughter to the message from Rafi', page).kind).toBe('none');
});

test('A line that begins with an empty box is ticked by a click on it, each for itself', () => {
  const line = (text: string): SnapshotNode => node('listitem', '', { tag: 'li', clickable: true, text });
  const list = pageOf(
    node('list', '', { tag: 'ul', children: ['☐ 150 g butter', '☐ 8 plums', '☑ 1 egg'].map(line) }),
  );
  expect(did(planned('Tick off the butter and the plums', list))).toBe('click listitem "☐ 150 g butter"');
  expect(did(planned('Tick off the egg', list))).toBe('done');
  expect(did(planned('Tick off the butter and the flour', list))).not.toContain('click');
});
