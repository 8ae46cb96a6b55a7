/** What the lines of a list are, its title says: "Remove the Tuner stop", in a form with fields in front of "Stops". */
import { expect } from '@playwright/test';
import { doneIn, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string, value = '') => node('textbox', name, { tag: 'input', inputType: 'text', value });
const stop = (name: string, at: string) =>
  node('row', '', {
    children: [
      node('cell', '', { children: [field('Arrival', at)] }),
      node('cell', '', { children: [field('Stop name', name)] }),
      node('cell', '', { children: [node('button', 'Remove')] }),
    ],
  });

const stops = node('table', '', { children: [stop('Harbour', '09:00'), stop('Old mill', '10:30')] });
const line = (title: string) =>
  pageOf(
    stops,
    node('button', 'Save tour'),
    field('Tour name', 'Coast'),
    node('heading', title, { level: 3 }),
    stops,
    node('button', 'Add stop'),
  );

/** The table alone is what is counted in. */
const tour = (title: string) => {
  const page = line(title);
  return { ...page, root: { ...page.root, children: page.root.children.slice(1) } };
};

for (const [sentence, title, then] of [
  ['Remove the Old mill stop', 'Stops', 'click button "Remove"'],
  ['Remove the stop Harbour', 'Stops', 'click button "Remove"'],
  // What a form has among other things is not taken out of it by the button of a line.
  ['Remove the Old mill fee', 'Stops', 'none'],
  ['Remove the Coast stop', 'Stops', 'none'],
  ['Remove the Station stop', 'Stops', 'none'],
] as const)
  it(`"${sentence}" under "${title}": ${then}`, () => {
    expect(doneIn(sentence, tour(title))).toContain(then);
  });
