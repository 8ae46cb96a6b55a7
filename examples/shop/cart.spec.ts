import { expect, test } from 'cuebook';

test.beforeEach(async ({ page, ai }) => {
  await page.goto('/');
  await ai.act('Accept all cookies');
  await ai.act('Add the Water Bottle to the cart');
  await expect(page.getByText('Water Bottle is in your cart')).toBeVisible();
  await ai.act('Click the "Add to cart" button of the French Press');
  await expect(page.getByText('French Press is in your cart')).toBeVisible();
  await ai.act('Go to the cart');
});

test('quantities and lines can be changed', async ({ page, ai }) => {
  await ai.act('Set the quantity of the French Press to 3 and press Tab');
  await expect(page.getByRole('row', { name: 'French Press' })).toContainText('€104.70');
  await ai.act('Remove the Water Bottle');
  await expect(page.getByRole('row', { name: 'Water Bottle' })).toBeHidden();
  await expect(page.getByRole('definition').last()).toHaveText('€104.70');
});

test('a discount code lowers the total', async ({ page, ai }) => {
  await ai.act('Type "welcome10" into the discount code field');
  await ai.act('Click Apply');
  await expect(page.getByText('10 % off')).toBeVisible();
  const { extraction } = await ai.extract('the total');
  expect(extraction).toBe('€53.82');
});

test('the cart is emptied only after a question', async ({ page, ai }) => {
  await ai.act('Click "Empty cart"');
  await ai.act('Click "Keep them" in the dialog');
  await expect(page.getByRole('row')).toHaveCount(3);
  await ai.act('Click "Empty cart"');
  await ai.act('Click "Remove everything"');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});
