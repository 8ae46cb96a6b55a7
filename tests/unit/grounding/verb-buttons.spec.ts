/** Buttons that are called by a verb, a unit or a sign alone, where the sentence says what the page is about as well. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const heading = (name: string, level = 1): SnapshotNode => node('heading', name, { tag: `h${level}`, level });
const text = (said: string): SnapshotNode => node('paragraph', '', { tag: 'p', text: said });
const box = (name: string): SnapshotNode => node('checkbox', name, { tag: 'input', checked: false });
const group = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });

it('a button that says the verb does it to what the page is about', () => {
  const deck = [heading('Deck of cards'), button('Shuffle'), button('Deal')];
  expect(did('shuffle the deck', ...deck)).toBe('click button "Shuffle"');
  const vote = [heading('Council election'), text('You have 2 votes.'), button('Abstain')];
  expect(did('abstain from voting', ...vote)).toBe('click button "Abstain"');
  expect(did('start the machine', heading('Dryer'), button('Start'))).toBe('click button "Start"');
  const story = [text('Read this story aloud'), button('Share on Orkut'), button('Share on Bebo')];
  expect(did('share the story on Bebo', ...story)).toBe('click button "Share on Bebo"');
});

it('a button that says the deed in another word does it too', () => {
  expect(did('remind the customer', heading('Invoice 12'), button('Send reminder'))).toBe(
    'click button "Send reminder"',
  );
  expect(did('bookmark this recipe', button('Save recipe'), button('Print'))).toBe(
    'click button "Save recipe"',
  );
  expect(did('honk the horn', button('Horn'), button('Lights'))).toBe('click button "Horn"');
});

it('what else is on the page, or is not, is not meant by it', () => {
  const clocks = [
    heading('Clocks'),
    heading('Egg timer', 2),
    button('Reset'),
    heading('Stopwatch', 2),
    button('Go'),
  ];
  expect(did('reset the stopwatch', ...clocks)).toBe('none');
  expect(did('shuffle the playlist', heading('Deck of cards'), button('Shuffle'))).toBe('none');
  expect(did('shuffle the deck', heading('Deck'), button('Shuffle'), button('Shuffle hand'))).not.toContain(
    'hand',
  );
  expect(did('delete the customer', heading('Invoice 12'), button('Delete'))).toBe('none');
  expect(did('silence the horn', button('Horn'), button('Lights'))).toBe('none');
  expect(did('bookmark this recipe', button('Save'), button('Print'))).toBe('none');
});

it('what a page is may be told by its parts', () => {
  const code = [
    button('☆ Star 318'),
    node('tab', 'Code'),
    node('tab', 'Issues (6)'),
    node('tab', 'Branches'),
  ];
  expect(did('Star the repository', ...code)).toBe('click button "☆ Star 318"');
  expect(did('Star the channel', ...code)).toBe('none');
  expect(did('Star the repository', button('☆ Star 318'), button('Reply'), node('link', 'Inbox'))).toBe(
    'none',
  );
  const dots = ['Public', 'Private'].map((name) =>
    node('radio', name, { tag: 'input', checked: name === 'Public' }),
  );
  expect(did('make the repository private', ...code, ...dots)).toBe('check radio "Private"');
  expect(did('make the repository secret', ...code, ...dots)).toBe('none');
  expect(did('make the branch private', ...dots)).toBe('none');
  const show = [button('Subscribe'), node('tab', 'Videos'), node('tab', 'Playlists')];
  expect(did('subscribe to the channel', ...show)).toBe('click button "Subscribe"');
  expect(did('delete the channel', button('Delete'), ...show)).toBe('none');
});

it('a choice is meant by the word for its sign', () => {
  const scale = group(button('°C', { pressed: true }), button('°F', { pressed: false }));
  expect(did('show the temperatures in Fahrenheit', scale)).toBe('click button "°F"');
  expect(did('show the prices of the hotels in Fahrenheit', scale)).toBe('none');
  const spans = group(...['1D', '1W', '1M', '1Y'].map((name) => button(name)));
  expect(did('show the chart for one month', spans)).toBe('click button "1M"');
  expect(did('show the chart for two months', spans)).toBe('none');
  expect(did('show the chart for one minute', spans)).toBe('none');
});

it('what is shown by a choice of several may be called by it and a noun', () => {
  const menu = [heading('Dinner menu'), button('Vegan only', { pressed: false }), button('Order')];
  expect(did('show vegan dishes only', ...menu)).toBe('click button "Vegan only"');
  expect(did('show spicy dishes only', ...menu)).toBe('none');
  const mail = [heading('Messages'), button('Mark all read'), button('New')];
  expect(did('mark everything as read', ...mail)).toBe('click button "Mark all read"');
  expect(did('mark all messages as read', ...mail)).toBe('click button "Mark all read"');
  expect(did('mark all invoices as read', ...mail)).toBe('none');
});

it('the confirmation is what begins with "I confirm"', () => {
  const boxes = [box('I confirm that I am here in person'), box('I agree to the rules')];
  expect(did('tick the confirmation', ...boxes)).toContain('check checkbox "I confirm');
  expect(did('tick the declaration', ...boxes)).toBe('none');
});

it('a page of a campaign, a recipe or a course may be called so', () => {
  const campaign = [
    heading('A lighthouse for everyone'),
    button('☆ Save for later'),
    button('Follow updates'),
    node('tab', 'Story', { selected: true }),
    heading('Rewards', 2),
  ];
  expect(did('Save this campaign for later', ...campaign)).toBe('click button "☆ Save for later"');
  expect(did('Follow the updates of this project', ...campaign)).toBe('click button "Follow updates"');
  expect(did('Save this recipe for later', ...campaign)).toBe('none');
  expect(did('Follow the updates of the author', ...campaign)).toBe('none');
  expect(did('Delete this campaign', ...campaign, button('Delete'))).toBe('none');
  const shop = [heading('The Larks'), node('link', 'About'), node('link', 'Store'), heading('Music', 2)];
  expect(did('Go to the about page of the band', ...shop)).toBe('click link "About"');
  expect(did('Go to the about page of the hotel', ...shop)).toBe('none');
});

it('what a row of buttons adds, the text in front of it says', () => {
  const palette = node('complementary', '', {
    children: [node('text', 'Add block'), button('+ Heading'), button('+ Image')],
  });
  expect(did('Add an image block', palette)).toBe('click button "+ Image"');
  expect(did('Add a video block', palette)).toBe('none');
  expect(did('Add an image block', button('+ Heading'), button('+ Image'))).toBe('none');
});

it('what is selected is done to by the bar that counts it', () => {
  const sign = (name: string): SnapshotNode =>
    node('generic', name, { tag: 'span', text: '🗃', clickable: true });
  const photos = (count: string): SnapshotNode[] => [
    heading('Photos'),
    group(node('generic', '', { text: count }), sign('Archive'), sign('Share')),
    group(node('generic', '', { text: 'Archive', clickable: true }), node('generic', '', { text: 'Bin' })),
  ];
  expect(did('archive the selected photos', ...photos('2 selected'))).toBe('click element "Archive"');
  expect(did('archive the selected orders', ...photos('2 selected'))).toBe('none');
  expect(did('print the selected photos', ...photos('2 selected'))).toBe('none');
  expect(did('archive the selected photos', ...photos('0 selected'))).toBe('none');
});

it('a deletion is undone where something was moved to the bin', () => {
  const notice = (said: string): SnapshotNode =>
    group(node('text', said), node('generic', '', { text: 'Undo', clickable: true }));
  expect(did('Undo the deletion', notice('1 moved to bin'))).toBe('click element "Undo"');
  expect(did('Undo the deletion', notice('1 archived'))).toBe('none');
});

it('what a box says that is ticked is stopped by taking its tick away', () => {
  const ticked = (name: string): SnapshotNode => node('checkbox', name, { tag: 'input', checked: true });
  const page = [
    heading('Between songs'),
    ticked('Play a jingle every 3 songs'),
    ticked('Send me a weekly report'),
  ];
  expect(did('Stop playing jingles', ...page)).toBe('uncheck checkbox "Play a jingle every 3 songs"');
  expect(did('Stop sending weekly reports', ...page)).toBe('uncheck checkbox "Send me a weekly report"');
  expect(did('Stop playing adverts', ...page)).toBe('none');
  expect(did('Stop sending jingles', ...page)).toBe('none');
});

it('a choice of a group may begin with the word that says how it stands', () => {
  const dot = (name: string, checked = false): SnapshotNode =>
    node('radio', name, { tag: 'input', inputType: 'radio', checked });
  const water = node('group', 'Water', { children: [dot('On', true), dot('Off for winter')] });
  expect(did('Turn the water off for winter', water)).toBe('check radio "Off for winter"');
  expect(did('Turn the heating off for winter', water)).toBe('none');
  expect(did('Turn the water off for summer', water)).toBe('none');
});
