/** A right-click on a part of the page that nothing marks as something to click, and parts that are called by the number of their heading. */
import { expect, test } from '../../../fixtures/test.js';
import { did, node, pageOf, planned } from './snapshot.js';

const area = (text: string, id: string): ReturnType<typeof node> =>
  node('generic', '', { ref: id, tag: 'div', id, text, box: { x: 0, y: 0, width: 300, height: 120 } });

test('the page invites to it', () => {
  const page = pageOf(area('Right-click for more', 'cv'), area('Nothing yet', 'out'));
  expect(did(planned('Right-click the canvas', page))).toBe('right-click element "Right-click for more"');
});

test('it is called so by its id', () => {
  const page = pageOf(area('', 'canvas'), area('Nothing yet', 'out'));
  expect(did(planned('Right-click the canvas', page))).toBe('right-click element');
});

test('of two areas none is meant', () => {
  const page = pageOf(area('Right-click here', 'one'), area('Right-click here too', 'two'));
  expect(did(planned('Right-click the area', page))).not.toContain('right-click');
});

test('a colour that it does not say is another one', () => {
  expect(did(planned('Right-click the red box', pageOf(area('Right-click this box', 'one'))))).toBe('none');
});

const keys = pageOf(
  node('generic', '', {
    children: [node('heading', '9. Names', { level: 3 }), node('textbox', 'First name')],
  }),
  node('generic', '', {
    children: [node('heading', '10. Keys', { level: 3 }), node('textbox', 'Press a key')],
  }),
);

test('an exercise is called by the number of its heading', () => {
  expect(did(planned('Press the Escape key in the field of exercise 10', keys))).toContain('"Press a key"');
});

test('a number that no heading has is none', () => {
  expect(did(planned('Press the Escape key in the field of exercise 4', keys))).toBe('none');
});

const parts = pageOf(
  node('generic', '', { children: [node('heading', 'Hovers', { level: 3 }), area('A picture', 'fig')] }),
  node('generic', '', { children: [node('heading', 'Context Menu', { level: 3 }), area('', 'box')] }),
);

test('it lies in the part that is called so', () => {
  for (const where of ['in the Context Menu section', 'below the "Context Menu" heading'])
    expect(did(planned(`Right-click the box ${where}`, parts))).toBe('right-click element');
});

test('another part has no such thing', () => {
  for (const where of ['in the Hovers section', 'below the Sliders heading'])
    expect(did(planned(`Right-click the box ${where}`, parts))).not.toContain('right-click');
});

const told = [
  node('paragraph', '', { ref: 'what', text: 'These are additions that appear in the right-click menu.' }),
  node('paragraph', '', { ref: 'how', text: 'Right-click in the box below to see one.' }),
];
const framed = { ...area('', 'drop'), look: { shape: 'rectangle' as const } };

test('a text that tells of the menu, or sends to a place below it, is not the place', () => {
  for (const how of ['Right-click in the box', 'Right-click inside the box', 'Right-click the box'])
    expect(did(planned(how, pageOf(...told, framed)))).toBe('right-click element');
});

test('where the place that it sends to is not there, no text is clicked for it', () => {
  expect(did(planned('Right-click in the box', pageOf(...told)))).not.toContain('right-click');
});
