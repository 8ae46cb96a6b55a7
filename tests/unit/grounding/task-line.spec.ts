/** The line of an exercise that says the very sentence is no part of what it speaks of. */
import { expect, test } from '../../../fixtures/test.js';
import { node, pageOf, stepsInAll } from './snapshot.js';

const said = 'Click on the center of the circle, then press Submit.';
const circle = node('generic', '', {
  tag: 'circle',
  look: { shape: 'circle', fill: '#ffffff' },
  box: { x: 20, y: 90, width: 50, height: 50 },
});
const line = node('generic', '', { tag: 'div', text: said });
const submit = node('button', 'Submit', { tag: 'button' });

test('what stands beside the line is not what it says', () => {
  const page = pageOf(node('generic', '', { tag: 'div', children: [line, circle, submit] }));
  expect(stepsInAll(said, page)).toEqual(['click element', 'click button "Submit"']);
});

test('a line that only begins so, or comes after another text, is a part of the page', () => {
  const row = (text: string): ReturnType<typeof node> => node('paragraph', '', { tag: 'p', text });
  const digest = 'Turn on the weekly digest of all news';
  const button = node('button', 'Turn on', { tag: 'button' });
  const page = pageOf(
    node('heading', 'Notices', { level: 1 }),
    node('generic', '', { tag: 'div', children: [row(digest), button] }),
  );
  expect(stepsInAll(digest, page)).toEqual(['click button "Turn on"']);
});
