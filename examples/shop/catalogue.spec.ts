import { expect, test } from 'cuebook';
import { z } from 'zod';

test.beforeEach(async ({ page, ai }) => {
  await page.goto('/');
  await ai.act('Accept all cookies');
});

test('a visitor searches for a product', async ({ page, ai }) => {
  await ai.act('Search for "lamp"');
  await expect(page.getByRole('article')).toHaveCount(2);
  await ai.act('Open the Floor Lamp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Floor Lamp');
});

test('a visitor narrows the list down', async ({ page, ai }) => {
  await ai.act('Click the Outdoor tile');
  await expect(page.getByText('5 products')).toBeVisible();
  await ai.act('Sort by "Price: low to high"');
  await ai.act('Check "Rated 4.5 and better"');
  await expect(page.getByText('2 products')).toBeVisible();

  const products = await ai.extract(
    'the products with their names and prices',
    z.array(z.object({ name: z.string(), price: z.number() })),
  );
  expect(products).toEqual([
    { name: 'Water Bottle', price: 24.9 },
    { name: 'Camping Hammock', price: 49.9 },
  ]);
  await ai.act('Reset the filters');
  await expect(page.getByText('20 products')).toBeVisible();
});

test('a visitor leafs through all pages and back', async ({ page, ai }) => {
  await ai.act('Click Next');
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await ai.act('Click Next');
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  await ai.act('Click Previous');
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
});

test('a visitor saves a product for later', async ({ page, ai }) => {
  await ai.act('Save the Chef Knife for later');
  await expect(page.getByText('Saved for later', { exact: true })).toBeVisible();
  await ai.act('Click "Saved for later" in the main navigation');
  await expect(page.getByRole('listitem')).toHaveText(['Chef Knife']);
});
