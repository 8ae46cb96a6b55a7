import { z } from 'zod';
import type { Case } from './cases.js';

const price = z.object({ price: z.number() });
const text = z.object({ extraction: z.string() });

/** Questions that the page does not answer, or answers in two ways. */
export const refused: readonly Case[] = [
  {
    page: 'orders',
    instruction: 'the discount of order 1002',
    schema: z.object({ discount: z.number() }),
    refusal: true,
  },
  {
    page: 'orders',
    instruction: 'the total of order 1009',
    schema: z.object({ total: z.number() }),
    refusal: true,
  },
  { page: 'orders', instruction: 'the status of the order', schema: z.string(), refusal: true },
  {
    page: 'orders',
    instruction: 'all flights',
    schema: z.array(z.object({ airline: z.string(), departure: z.string() })),
    refusal: true,
  },
  { page: 'orders', instruction: 'the sum of all totals', schema: z.number(), refusal: true },
  {
    page: 'orders',
    instruction: 'orders with a weight over 5 kg',
    schema: z.array(z.object({ customer: z.string() })),
    refusal: true,
  },
  { page: 'shop', instruction: 'the price of the Green Mug', schema: price, refusal: true },
  { page: 'shop', instruction: 'the price', schema: price, refusal: true },
  { page: 'shop', instruction: 'the warranty period', schema: text, refusal: true },
  {
    page: 'shop',
    instruction: 'all laptops',
    schema: z.array(z.object({ name: z.string(), price: z.number() })),
    refusal: true,
  },
  {
    page: 'shop',
    instruction: 'all products',
    schema: z.array(z.object({ name: z.string(), weight: z.number() })),
    refusal: true,
  },
  {
    page: 'team',
    instruction: 'everyone',
    schema: z.array(z.object({ name: z.string(), email: z.string() })),
    refusal: true,
  },
  { page: 'profile', instruction: 'the street', schema: z.object({ street: z.string() }), refusal: true },
  { page: 'profile', instruction: 'the date of birth', schema: z.iso.date(), refusal: true },
  { page: 'checkout', instruction: 'the password', schema: text, refusal: true },
  { page: 'checkout', instruction: 'the tax', schema: z.number(), refusal: true },
  { page: 'hidden', instruction: 'the coupon', schema: text, refusal: true },
  { page: 'hidden', instruction: 'the stock', schema: text, refusal: true },
  { page: 'hidden', instruction: 'the rating', schema: text, refusal: true },
  { page: 'hidden', instruction: 'the seller', schema: text, refusal: true },
  { page: 'wiki', instruction: 'the population of the Elbe', schema: text, refusal: true },
  { page: 'news', instruction: 'a summary of the sentiment of the articles', schema: text, refusal: true },
  { page: 'product', instruction: 'the voltage', schema: text, refusal: true },
];
