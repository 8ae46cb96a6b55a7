import { expect, test } from 'cuebook';
import { z } from 'zod';

test.beforeEach(async ({ page }) => {
  await page.goto('/products/desk-lamp');
});

test('a visitor chooses a colour and a quantity', async ({ page, ai }) => {
  await ai.act('Click "Only necessary cookies"');
  await ai.act('Select Brass as the colour');
  await ai.act('Set the quantity to 2');
  await ai.act('Add it to the cart');
  await expect(page.getByRole('status').filter({ hasText: 'Added to your cart' })).toBeVisible();
  await ai.act('Go to the cart');
  await expect(page.getByRole('row', { name: 'Desk Lamp Brass' })).toContainText('€91.80');
});

test('the technical data can be read', async ({ ai }) => {
  const lamp = await ai.extract(
    'the product',
    z.object({ price: z.number(), material: z.string(), height: z.string(), weight: z.string() }),
  );
  expect(lamp).toEqual({ price: 45.9, material: 'Aluminium', height: '42 cm', weight: '1.2 kg' });
});

test('a visitor rates the product and asks for the newsletter', async ({ page, ai }) => {
  // Both live in shadow roots.
  await ai.act('Accept all cookies');
  await ai.act('Click "4 stars"');
  await expect(page.getByText('You rated it 4 out of 5')).toBeVisible();
  await ai.act('Enter "ada@example.com" as the newsletter email and click Subscribe');
  await expect(page.getByText('Thank you, we will write to ada@example.com.')).toBeVisible();
});

test('delivery is explained on demand', async ({ page, ai }) => {
  await ai.act('Expand "Delivery and returns"');
  await expect(page.getByText('Send it back within 30 days')).toBeVisible();
});
