import { expect, test } from 'cuebook';
import { z } from 'zod';

test.beforeEach(async ({ page, ai }) => {
  await page.goto('/products/stoneware-mug');
  await ai.act('Accept all cookies');
  await ai.act('Add to cart');
  await expect(page.getByText('Added to your cart')).toBeVisible();
  await page.goto('/checkout');
});

test('a guest buys a mug', async ({ page, ai }) => {
  await ai.act('Enter "Ada" as first name and "Lovelace" as last name');
  await ai.act('Enter "ada@example.com" as email');
  await ai.act('Enter "Byron Road 1" into "Street and number"');
  await ai.act('Enter "1010" into Postal code, enter "Vienna" into City and select Austria as country');
  await ai.act('Choose express shipping');
  await ai.act('Set the date of delivery to 2027-03-15');
  await ai.act('Check the gift wrap box');
  await ai.act('Write "Happy birthday" as the message on the card');
  await ai.act(
    'Type %card% into the card number, %expiry% into the expiry date and %cvc% into the security code',
    {
      variables: { card: '4242 4242 4242 4242', expiry: '12/29', cvc: '123' },
    },
  );
  await ai.act('Accept the terms and conditions');
  await ai.act('Place the order');
  await ai.act('Click "Yes, buy now"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');

  const order = await ai.extract(
    'the order',
    z.object({
      orderNumber: z.string().regex(/^CB-\d+$/),
      name: z.string(),
      shipping: z.string(),
      deliveryDate: z.string(),
      giftWrap: z.boolean(),
      total: z.number(),
    }),
    { selector: 'dl' },
  );
  expect(order).toMatchObject({
    name: 'Ada Lovelace',
    shipping: 'Express (next day)',
    deliveryDate: '2027-03-15',
    giftWrap: true,
    total: 27.4,
  });
});

test('an incomplete form is not ordered', async ({ page, ai }) => {
  await ai.act('Enter "Ada" as first name');
  await ai.act('Click "Place order"');
  await ai.act('Click "Yes, buy now" in the dialog');
  await expect(page.getByText('Last name is missing.')).toBeVisible();
  await expect(page.getByText('The card number is not complete.')).toBeVisible();
});
