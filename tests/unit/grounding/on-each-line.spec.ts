/** A reaction that stands on each message; lines that begin with a drawn box. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

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
