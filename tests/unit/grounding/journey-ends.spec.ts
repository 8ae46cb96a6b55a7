/** Journeys and stays as people ask for them: what names neither end, an article, the noun for the lodging, and counts behind a box. */
import { expect, test } from '../../../fixtures/test.js';
import { did, node, pageOf, planned } from './snapshot.js';

const field = (name: string, around?: string) =>
  node('textbox', name, {
    tag: 'input',
    ...(around !== undefined && { hints: [{ from: 'label-nearby', text: around }] }),
  });

const planner = pageOf(
  node('heading', 'Where to?', { level: 1 }),
  node('form', '', {
    tag: 'form',
    children: [
      field('From', 'Where to?'),
      field('To'),
      node('button', 'Show connections', { tag: 'button' }),
    ],
  }),
);

const stays = pageOf(
  node('heading', 'Cosy stays', { level: 1 }),
  node('form', '', {
    tag: 'form',
    children: [
      field('Destination'),
      node('button', '2 adults, 0 children', { tag: 'button' }),
      node('button', 'Search', { tag: 'button' }),
    ],
  }),
);

const tables = pageOf(
  node('heading', 'Find a table', { level: 1 }),
  node('form', '', {
    tag: 'form',
    children: [field('Where'), field('Guests'), node('button', 'Search', { tag: 'button' })],
  }),
);

const mails = pageOf(
  node('heading', 'Mails', { level: 1 }),
  node('form', '', { tag: 'form', children: [field('To'), node('button', 'Search', { tag: 'button' })] }),
);

const rows = [
  [
    planner,
    'Find connections from Mill Lane to the Airport',
    'fill textbox "From" with "Mill Lane"',
    'an article',
  ],
  [planner, 'Find connections from St. Ives to Truro', 'fill textbox "From" with "St. Ives"', 'a saint'],
  [
    planner,
    'Choose Harbour Street as the starting point',
    'fill textbox "From" with "Harbour Street"',
    'another name for it',
  ],
  [
    planner,
    'Choose Harbour Street as the destination',
    'fill textbox "To" with "Harbour Street"',
    'the other end',
  ],
  [planner, 'Choose Harbour Street as the meeting point', 'none', 'neither end'],
  [mails, 'Choose Ann as the destination', 'none', 'a page without the other end is about no journey'],
  [
    stays,
    'Search for hotels in Ghent',
    'fill textbox "Destination" with "Ghent"',
    'where to, and nothing more',
  ],
  [
    stays,
    'Find a hotel in Ghent for 3 adults and one child',
    'fill textbox "Destination" with "Ghent"',
    'counts behind the box that shows them',
  ],
  [stays, 'Find a hotel in Ghent for 3 adults and two dogs', 'none', 'the box shows no dogs'],
  [tables, 'Find a hotel in Leeds for two adults', 'none', 'a page for restaurants'],
] as const;

for (const [page, sentence, first, why] of rows)
  test(`${sentence}: ${why}`, () => {
    const plan = planned(sentence, page);
    const told = plan.kind === 'found' ? plan.steps[0]?.description : did(plan);
    expect(told?.startsWith(first) ? first : told).toBe(first);
  });
