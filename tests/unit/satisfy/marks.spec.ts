/** What a record is marked as: by a control of its own, or by a badge that some of its kind have. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { el, table } from '../elements.js';
import { node } from '../grounding/snapshot.js';
import { judged } from './judged.js';

const toggle = (role: string, name: string, on: boolean): SnapshotNode =>
  node(role, name, { tag: 'button', ...(role === 'button' ? { pressed: on, text: '$' } : { checked: on }) });

const users = [
  el('h1', 'Users'),
  table(
    ['Name', 'Role', 'Active'],
    ['Alice Meyer', 'Editor', toggle('switch', 'Active', true)],
    ['Chiara Russo', 'Viewer', toggle('switch', 'Active', false)],
  ),
];

const entry = (name: string, billable: boolean): SnapshotNode =>
  el('div.entry', el('span.d', name), toggle('button', 'Billable', billable), el('span.t', '0:15'));
const days = [
  el('section.day', el('h3', 'Today'), entry('Stand-up', false), entry('Review', true)),
  el('section.day', el('h3', 'Yesterday'), entry('Stand-up', true), entry('Notes', false)),
];

const card = (title: string, tag: string, ...more: SnapshotNode[]): SnapshotNode =>
  el('div.card', el('div.t', title), el('span.tag', tag), ...more);
const board = [
  el(
    'div.cards',
    card('Export', 'High', el('b', '⛔ Blocked')),
    card('Dark theme', 'Low'),
    card('Unblock the drain', 'Low'),
  ),
];

const place = (name: string, has: string): SnapshotNode =>
  el('div.hit', el('h3', name), el('div', 'Old Town'), el('div', has), el('button', 'Reserve'));
const stays = [
  el('h1', 'Stays'),
  el(
    'div.hits',
    place('Hotel Bora', 'Free Wi-Fi · Breakfast'),
    place('Casa Lino', 'Free Wi-Fi · Pets allowed'),
    place('Adria Palace', 'Free Wi-Fi · Pool · Breakfast'),
  ),
];

const show = (name: string, state: string): SnapshotNode =>
  el(
    'div.show',
    el('div', el('b', name), el('div', 'from €22')),
    el(state === 'Book' ? 'button' : 'em', state),
  );
const theatre = [
  el('h2', 'The Seagull'),
  el('div.shows', show('Thu 4 March, 19:30', 'Book'), show('Fri 5 March, 19:30', 'Sold out')),
];

const homework = (name: string, subject: string, isGraded: boolean): SnapshotNode =>
  el('div.hw', el('div.hd', el('b', name), el('span.sub', subject)), el('div', 'Due Friday'), {
    ...el('label', node('checkbox', 'Graded', { checked: isGraded }), el('text', 'Graded')),
    role: 'label',
  });
const school = [
  el('h2', 'Homework'),
  el('div', homework('Poem by heart', 'German', true), homework('Volcano poster', 'Geography', false)),
];

const tea = (name: string, kind: string, was: string, price: string): SnapshotNode =>
  el('article.tea', el('h3', name), el('div', kind), el('p', el('span.old', was), el('b', price)));
const shop = [
  el('h1', 'Teas'),
  tea('Assam Gold', 'Black', '€8.90', '€7.20'),
  tea('Sencha', 'Green', '€9.90', '€9.50'),
];

const stock = [
  el('h1', 'Stock'),
  table(['Product', 'Location'], ['Packing tape', 'Hall B'], ['Hex bolt', 'Hall A']),
];

const fleet = [
  el('h1', 'Vehicles'),
  table(['Plate', 'Driver', 'Depot'], ['MM 7', 'Piet', 'North'], ['QR 5', 'Sara', 'South']),
];

const act = (time: string, name: string, ...more: SnapshotNode[]): SnapshotNode =>
  el('div.act', el('span.tm', time), el('span.nm', name), ...more);
const festival = [
  el('h2', 'Line-up'),
  el('div', act('15:00', 'Oda Storm'), act('20:00', 'The Low Tides', el('em', 'Headliner'))),
  el(
    'div.sum',
    el('h3', 'Your order'),
    el('ul', el('li', '2 × Weekend pass'), el('li', '1 × Junior pass')),
    el('p', 'Total €390'),
  ),
];

const people = [
  el(
    'ul',
    el('li', el('b', 'City Library'), el('button', 'Follow'), el('button', 'Renew')),
    el('li', el('b', 'Jon Park'), el('button', 'Following'), el('button', 'Renew')),
    el('li', el('b', 'Chess Club'), el('button', 'Joined ✓'), el('button', 'Renew')),
    el('li', el('b', 'Swim Club'), el('button', 'Join'), el('button', 'Renew')),
  ),
];

const van = (plate: string, driver: string, model: string): readonly string[] => [plate, driver, model];
const vans = [
  el('h1', 'Vans'),
  table(
    ['Plate', 'Driver', 'Model'],
    van('MM 7', 'Piet Boer', 'Crafter'),
    van('QR 5', 'Sara Lund', 'MAN TGE'),
    van('KL 2', 'Olga Dahl', 'Sprinter'),
  ),
];

const job = (title: string, line: string, pay: string): SnapshotNode =>
  el('div.card', el('div.title', title), el('div', line), el('div', pay));
const jobs = [
  el('h1', 'Jobs'),
  el(
    'div.list',
    job('DevOps Engineer', 'Helio · Berlin', '€78,000'),
    job('Product Designer', 'Vanta · Bonn', '€64,000'),
  ),
];

const post = (author: string, text: string, likes: string): SnapshotNode =>
  el('article', el('b', author), el('p', text), el('button', `♥ ${likes}`), el('button', 'Reply'));
const feed = [
  el('h2', 'Posts'),
  el('div.feed', post('Jon Park', 'Tram 28 runs again', '27'), post('Mara Lindt', 'First loaf', '12')),
  el('nav', el('a', '# general'), el('a', '# design 3'), el('a', 'Inbox (5)')),
];

const course = (name: string, spots: string): SnapshotNode =>
  el('div.cls', el('h3', name), el('p', `${spots} spots left`), el('p', 'with Leo Brandt'));
const courses = [el('h2', 'Classes'), el('div', course('Boxing Basics', '8'), course('Night Swim', '3'))];

const cases: readonly (readonly [
  page: readonly SnapshotNode[],
  sentence: string,
  is: boolean | 'refused',
])[] = [
  [users, 'Chiara Russo is not active', true],
  [users, 'Chiara Russo is active', false],
  [users, 'Alice Meyer is active', true],
  [users, 'Alice Meyer is verified', 'refused'],
  [days, "today's Stand-up is billable", false],
  [days, "yesterday's Stand-up is billable", true],
  [days, 'Review is billable', true],
  // Two are called so.
  [days, 'Stand-up is billable', 'refused'],
  [board, 'the card "Export" is blocked', true],
  [board, 'the card "Dark theme" is blocked', false],
  [board, 'the card "Dark theme" is not blocked', true],
  [board, 'the card "Export" is not blocked', false],
  // No card says so, and nobody knows how one would.
  [board, 'the card "Dark theme" is archived', 'refused'],
  [stays, 'Casa Lino has a pool', false],
  [stays, 'Adria Palace has a pool', true],
  [stays, 'Casa Lino has a sauna', 'refused'],
  [stays, 'Casa Lino has a reserve', 'refused'],
  [theatre, 'the performance on Fri 5 March is sold out', true],
  [theatre, 'the performance on Thu 4 March is sold out', false],
  // The label of a box says what it would mean to tick it.
  [school, 'Volcano poster is graded', false],
  [school, 'the "Poem by heart" homework is graded', true],
  [school, 'Volcano poster is not graded', true],
  [school, 'Volcano poster is signed', 'refused'],
  [shop, 'the Assam Gold costs €7.20', true],
  [shop, 'the Assam Gold costs €8.90', false],
  [stock, 'Packing tape is stored in Hall A', false],
  [stock, 'Packing tape is stored in Hall B', true],
  [stock, 'Packing tape is located in Hall A', false],
  [stock, 'Packing tape is sold in Hall A', 'refused'],
  [fleet, 'MM 7 is in the North depot', true],
  [fleet, 'MM 7 is in the South depot', false],
  [festival, 'The Low Tides are the headliner', true],
  [festival, 'Oda Storm is the headliner', false],
  [festival, 'Oda Storm is a newcomer', 'refused'],
  [festival, 'Oda Storm plays at 15:00', true],
  [festival, 'Oda Storm plays at 20:00', false],
  [festival, 'Oda Storm plays at 21:00', 'refused'],
  [people, 'City Library is followed', false],
  [people, 'Jon Park is followed', true],
  [people, 'Jon Park is not followed', false],
  [people, 'Chess Club is joined', true],
  [people, 'Swim Club is joined', false],
  // It may be there whether or not that was done.
  [people, 'Swim Club is renewed', 'refused'],
  [vans, 'Sara Lund drives the MAN TGE', true],
  [vans, 'Piet Boer drives a MAN TGE', false],
  // No column is about that.
  [vans, 'Sara Lund sells the MAN TGE', 'refused'],
  [vans, 'Sara Lund drives a Tram', 'refused'],
  [jobs, 'the DevOps Engineer job pays €78,000', true],
  [jobs, 'the DevOps Engineer job pays €64,000', false],
  [jobs, 'the DevOps Engineer job pays €90,000', 'refused'],
  [jobs, 'the DevOps Engineer is in Berlin', true],
  [jobs, 'the DevOps Engineer is in Bonn', false],
  [jobs, 'the DevOps Engineer is in Rome', 'refused'],
  [feed, 'the post by Jon Park has 27 likes', true],
  [feed, 'the post by Jon Park has 12 likes', false],
  [feed, "Mara Lindt's post has 12 likes", true],
  [feed, 'the post by Jon Park has 27 shares', 'refused'],
  [feed, 'the design channel has 3 unread messages', true],
  // A figure beside a name may count something else.
  [feed, 'the design channel has 4 unread messages', 'refused'],
  [feed, 'the Inbox has 5 mails', true],
  [feed, 'the Inbox has 5 posts', 'refused'],
  [courses, 'Boxing Basics has 8 spots left', true],
  [courses, 'Boxing Basics has 3 spots left', false],
  // There may be more than are left.
  [courses, 'Boxing Basics has 20 spots', 'refused'],
  // How many there are the page says otherwise.
  [festival, '2 weekend passes are in the order', 'refused'],
  [festival, '3 weekend passes are in the order', 'refused'],
  // No column is called so, and no depot.
  [fleet, 'MM 7 is in the South garage', 'refused'],
  [fleet, 'MM 7 is in the East depot', 'refused'],
];

for (const [page, sentence, is] of cases)
  test(`${sentence}: ${is}`, () => {
    expect(judged(sentence, ...page)).toBe(is);
  });
