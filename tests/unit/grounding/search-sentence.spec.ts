/** What a search types, and what it says besides: where, and all that a form has fields for. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const titled = (title: string, ...parts: SnapshotNode[]) =>
  pageOf(node('heading', title, { level: 1 }), ...parts);
const search = node('textbox', 'Search by name or company', { tag: 'input' });

test('the place where it is searched is not typed, and has to be one that the page speaks of', () => {
  const contacts = titled('Contacts', search);
  expect(did(planned('Look for Ruiz in the contact list', contacts))).toContain('with "Ruiz"');
  expect(did(planned('Look for Ruiz in the invoice list', contacts))).toBe('none');
});

test('a sentence of several parts is no text for one field', () => {
  const contacts = titled('Trips', search);
  expect(did(planned('Look for a trip to Norway leaving on 18 March with KLM', contacts))).toBe('none');
});

test('a word for everybody who fits is not typed', () => {
  const contacts = titled('Contacts', search);
  expect(did(planned('Find everybody in the London office', contacts))).toBe('none');
});

test('a field in which the options of a list are searched searches nothing else', () => {
  const language = titled(
    'Book a trip',
    node('listbox', 'Languages spoken', { hidden: 'inert' }),
    node('searchbox', 'Languages spoken', { tag: 'input' }),
  );
  expect(did(planned('Find stores in Westerby', language))).toBe('none');
});

test('the article and the word for what is listed are not typed', () => {
  const hikes = titled(
    'Hikes',
    node('searchbox', 'search text', { tag: 'input' }),
    node('list', '', {
      children: ['Waterfall trail', 'Eagle ridge'].map((name) =>
        node('listitem', '', { children: [node('heading', name, { level: 2 })] }),
      ),
    }),
  );
  expect(did(planned('Search for the waterfall hike', hikes))).toContain('with "waterfall"');
});

test('what narrows a list may be a choice of the list that is put away beside the field', () => {
  const jobs = (...more: SnapshotNode[]) =>
    titled(
      'Jobs',
      node('generic', '', {
        children: [node('textbox', 'Job title, company or city', { tag: 'input' }), ...more],
      }),
    );
  const list = node('generic', '', { text: 'Job type ▾', clickable: true });
  expect(did(planned('Filter for contract jobs', jobs(list)))).not.toContain('fill');
});

test('words that are not quoted and for which the page lists nothing may hold more than what is searched for', () => {
  const field = node('textbox', 'Search', { tag: 'input', inputType: 'search' });
  const heading = node('heading', 'Contacts', { level: 1 });
  const names = (...all: string[]) =>
    node('list', '', { children: all.map((name) => node('listitem', '', { text: name })) });
  const before = pageOf(heading, field, names('Ann Ruiz', 'Bea Holt', 'Tom Wolff'));
  const after = (sentence: string, ...now: SnapshotNode[]) => {
    const first = planned(sentence, before);
    const proof = first.kind === 'found' ? first.proof : undefined;
    return proof === undefined ? first : planned(sentence, pageOf(heading, field, ...now), proof, before);
  };
  const none = node('paragraph', '', { text: 'No contacts found.' });
  expect(after('Search for ann ruiz', names('Ann Ruiz')).kind).toBe('done');
  expect(after('Search for ann ruiz', names('Anna Ruiz')).kind).toBe('done');
  expect(after('Search for ann ruiz', none).kind).toBe('none');
  expect(after('Search for ann ruiz').kind).toBe('none');
  expect(after('Search for ruiz', none).kind).toBe('done');
  expect(after('Search for "ann ruiz"', none).kind).toBe('done');
});

test('one search behind the other, and what is typed behind what is searched', () => {
  const shelves = titled('Shelves', node('searchbox', 'Search shelves', { tag: 'input' }));
  expect(did(planned('Search for oak and then for ash', shelves))).toContain('with "oak"');
  expect(did(planned('Find shelves matching "oak"', shelves))).toContain('with "oak"');
  expect(did(planned('Find lamps matching "oak"', shelves))).toBe('none');
  // In quotes it is what is typed.
  expect(did(planned('Search for "oak and then for ash"', shelves))).toContain('with "oak and then for ash"');
});

test('a field that asks what is looked for searches, beside one for something else', () => {
  const mail = node('textbox', 'Your e-mail', { tag: 'input' });
  const asking = node('textbox', 'What are you looking for?', { tag: 'input' });
  expect(did(planned('Search for oak', titled('Shelves', mail, asking)))).toContain(
    '"What are you looking for?"',
  );
  expect(did(planned('Search for oak', titled('Shelves', mail)))).toBe('none');
});
