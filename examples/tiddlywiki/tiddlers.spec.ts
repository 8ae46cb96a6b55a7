import { expect } from 'cuebook';
import { test } from './wiki.js';

test.beforeEach(async ({ ai }) => {
  await ai.act('Click "new tiddler"');
  await ai.act('Replace "New Tiddler" with "Trip to Rome"');
  await ai.act('Type "Visit the Colosseum early." into the text of the tiddler');
});

test('a tiddler is created', async ({ page, ai }) => {
  await ai.act('Confirm changes to this tiddler');
  await expect(page.getByRole('heading', { name: 'Trip to Rome' })).toBeVisible();
  await expect(page.getByText('Visit the Colosseum early.')).toBeVisible();
});

test('a tiddler is tagged and found under its tag', async ({ page, ai }) => {
  await ai.act('Enter "travel" as the tag name and press Enter');
  await ai.act('Confirm changes to this tiddler');
  await ai.act('Click the travel tag');
  // Once in the list of open tiddlers, once in the list of the tag.
  await expect(page.getByRole('link', { name: 'Trip to Rome' })).toHaveCount(2);
});

test('a tiddler is found by its text', async ({ page, ai }) => {
  await ai.act('Confirm changes to this tiddler');
  await ai.act('Click "close all"');
  await expect(page.getByRole('heading', { name: 'Trip to Rome' })).toBeHidden();
  await ai.act('Type "Colosseum" into the search box');
  await ai.act('Click the link "Trip to Rome"');
  await expect(page.getByText('Visit the Colosseum early.')).toBeVisible();
});

test('a tiddler is edited', async ({ page, ai }) => {
  await ai.act('Confirm changes to this tiddler');
  await ai.act('Edit the tiddler "Trip to Rome"');
  await ai.act('Replace the text of the tiddler with "Better go to Naples."');
  await ai.act('Confirm changes to this tiddler');
  await expect(page.getByText('Better go to Naples.')).toBeVisible();
  await expect(page.getByText('Visit the Colosseum early.')).toBeHidden();
});

test('a tiddler is deleted after a question', async ({ page, ai }) => {
  await ai.act('Confirm changes to this tiddler');
  await ai.act('Edit the tiddler "Trip to Rome"');
  await ai.act('Delete this tiddler and accept the dialog');
  await expect(page.getByRole('heading', { name: 'Trip to Rome' })).toBeHidden();
});
