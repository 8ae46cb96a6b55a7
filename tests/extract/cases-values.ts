import { z } from 'zod';
import type { Case } from './cases.js';

const text = z.object({ extraction: z.string() });

/** Questions about single values and records, with the right answers. */
export const values: readonly Case[] = [
  {
    page: 'profile',
    schema: z.object({
      email: z.email(),
      phone: z.string(),
      memberSince: z.iso.date(),
      newsletter: z.boolean(),
    }),
    expected: {
      email: 'alice@example.com',
      phone: '+49 30 1234567',
      memberSince: '2019-05-01',
      newsletter: true,
    },
  },
  {
    page: 'profile',
    instruction: 'the billing address',
    schema: z.object({ street: z.string(), city: z.string() }),
    expected: { street: 'Main St 1', city: 'Berlin' },
  },
  {
    page: 'profile',
    instruction: 'addresses',
    schema: z.object({ shippingAddress: z.object({ street: z.string(), city: z.string() }) }),
    expected: { shippingAddress: { street: 'Oak Ave 9', city: 'Potsdam' } },
  },
  {
    page: 'profile',
    instruction: 'email and fax of the user',
    schema: z.object({ email: z.string(), fax: z.string().nullable() }),
    expected: { email: 'alice@example.com', fax: null },
  },
  { page: 'profile', instruction: 'the page heading', schema: text, expected: { extraction: 'Alice Jones' } },
  {
    page: 'checkout',
    instruction: 'the order total',
    schema: z.object({ total: z.number() }),
    expected: { total: 45 },
  },
  {
    page: 'checkout',
    instruction: 'order summary',
    schema: z.object({ subtotal: z.number(), shipping: z.number(), total: z.number() }),
    expected: { subtotal: 40, shipping: 5, total: 45 },
  },
  {
    page: 'checkout',
    instruction: 'the value of the first name field',
    schema: text,
    expected: { extraction: 'Ada' },
  },
  { page: 'checkout', instruction: 'the selected country', schema: z.string(), expected: 'Germany' },
  {
    page: 'checkout',
    instruction: 'is the newsletter checkbox checked',
    schema: z.boolean(),
    expected: true,
  },
  {
    page: 'checkout',
    instruction: 'is gift wrap selected',
    schema: z.object({ giftWrap: z.boolean() }),
    expected: { giftWrap: false },
  },
  {
    page: 'checkout',
    instruction: 'the error message',
    schema: text,
    expected: { extraction: 'Your card was declined.' },
  },
  {
    page: 'product',
    instruction: 'the product',
    schema: z.object({
      name: z.string(),
      price: z.number(),
      sku: z.string(),
      weight: z.string(),
      image: z.url(),
    }),
    expected: {
      name: 'Blue Mug',
      price: 12,
      sku: 'BM-12',
      weight: '350 g',
      image: 'http://app.test/img/blue.png',
    },
  },
  { page: 'product', instruction: 'the capacity', schema: text, expected: { extraction: '0.3 l' } },
  {
    page: 'product',
    instruction: 'is the product available',
    schema: z.object({ availability: z.boolean() }),
    expected: { availability: true },
  },
  {
    page: 'dashboard',
    instruction: 'key figures',
    schema: z.object({ activeUsers: z.int(), revenue: z.number(), errorRate: z.number() }),
    expected: { activeUsers: 1284, revenue: 56300, errorRate: 2.4 },
  },
  {
    page: 'dashboard',
    instruction: 'the todo items',
    schema: z.array(z.object({ label: z.string(), done: z.boolean() })),
    expected: [
      { label: 'Buy milk', done: true },
      { label: 'Call Bob', done: false },
      { label: 'Write report', done: false },
    ],
  },
  { page: 'dashboard', instruction: 'how many items are left', schema: z.int(), expected: 2 },
  { page: 'wiki', instruction: 'the length of the Elbe', schema: text, expected: { extraction: '1,094 km' } },
  {
    page: 'wiki',
    instruction: 'length in km',
    schema: z.object({ length: z.number() }),
    expected: { length: 1094 },
  },
  {
    page: 'wiki',
    instruction: 'the list of cities',
    schema: z.array(z.string()),
    expected: ['Dresden', 'Magdeburg', 'Hamburg'],
  },
  {
    page: 'wiki',
    instruction: 'the tributaries',
    schema: z.object({ tributaries: z.array(z.string()) }),
    expected: { tributaries: ['Vltava', 'Saale'] },
  },
  {
    page: 'recipe',
    instruction: 'the recipe',
    schema: z.object({
      title: z.string(),
      serves: z.int(),
      ingredients: z.array(z.string()),
      steps: z.array(z.string()),
    }),
    expected: {
      title: 'Pancakes',
      serves: 4,
      ingredients: ['200 g flour', '2 eggs', '300 ml milk'],
      steps: ['Mix everything.', 'Rest for a while.', 'Fry.'],
    },
  },
  { page: 'hidden', instruction: 'the price', schema: z.number(), expected: 10 },
  { page: 'frames', instruction: 'the amount due', schema: z.number(), expected: 77.1 },
  { page: 'frames', instruction: 'the exchange rate', schema: z.number(), expected: 1.0842 },
];
