import { z } from 'zod';
import type { BlindCase } from './cases-blind.js';

const text = z.object({ extraction: z.string() });

/** Questions of the third round. */
export const third: readonly BlindCase[] = [
  {
    page: 'hotel',
    instruction: 'the hotel',
    schema: z.object({ name: z.string(), address: z.string() }),
    expected: { name: 'Hotel Aurora', address: 'Via Roma 12, Turin' },
  },
  { page: 'hotel', instruction: 'the number of reviews', schema: z.number(), expected: 1204 },
  {
    page: 'hotel',
    instruction: 'the rooms',
    schema: z.array(z.object({ roomType: z.string(), sleeps: z.number(), price: z.number() })),
    expected: [
      { roomType: 'Double', sleeps: 2, price: 210 },
      { roomType: 'Family suite', sleeps: 4, price: 340 },
      { roomType: 'Single', sleeps: 1, price: 155 },
    ],
  },
  { page: 'hotel', instruction: 'the price of the family suite', schema: z.number(), expected: 340 },
  {
    page: 'hotel',
    instruction: 'the amenities',
    schema: z.array(z.string()),
    expected: ['Free Wi-Fi', 'Breakfast included', 'Pets allowed'],
  },
  { page: 'hotel', instruction: 'the check-in time', schema: text, expected: { extraction: '15:00' } },
  { page: 'hotel', instruction: 'the phone number of the hotel', schema: z.string(), refusal: true },
  {
    page: 'todo',
    instruction: 'the todos',
    schema: z.array(z.object({ title: z.string(), completed: z.boolean() })),
    expected: [
      { title: 'Buy milk', completed: true },
      { title: 'Call mum', completed: false },
      { title: 'Pay rent', completed: false },
    ],
  },
  { page: 'todo', instruction: 'how many items are left', schema: z.number(), expected: 2 },
  {
    page: 'todo',
    instruction: 'the titles of all todos',
    schema: z.array(z.string()),
    expected: ['Buy milk', 'Call mum', 'Pay rent'],
  },
  {
    page: 'cart',
    instruction: 'the items in the basket',
    schema: z.array(z.object({ name: z.string(), quantity: z.number(), unitPrice: z.number() })),
    expected: [
      { name: 'Clay pot', quantity: 2, unitPrice: 12 },
      { name: 'Fern', quantity: 1, unitPrice: 30 },
    ],
  },
  {
    page: 'cart',
    instruction: 'the totals',
    schema: z.object({ subtotal: z.number(), shipping: z.string(), total: z.number() }),
    expected: { subtotal: 54, shipping: 'Free', total: 54 },
  },
  { page: 'cart', instruction: 'the quantity of the clay pot', schema: z.number(), expected: 2 },
  { page: 'cart', instruction: 'the discount', schema: z.object({ discount: z.number() }), refusal: true },
  { page: 'stocks', instruction: 'the last price of GLOB', schema: z.number(), expected: 88.01 },
  {
    page: 'stocks',
    instruction: 'the stocks',
    schema: z.array(z.object({ symbol: z.string(), last: z.number(), change: z.number() })),
    expected: [
      { symbol: 'ACME', last: 102.44, change: 1.2 },
      { symbol: 'GLOB', last: 88.01, change: -0.45 },
    ],
  },
  { page: 'stocks', instruction: 'the volume of ACME', schema: z.string(), expected: '2.1M' },
  {
    page: 'album',
    instruction: 'the tracks',
    schema: z.array(z.object({ title: z.string(), duration: z.string() })),
    expected: [
      { title: 'Harbour', duration: '3:41' },
      { title: 'Salt', duration: '4:20' },
      { title: 'Ferry home', duration: '4:08' },
    ],
  },
  {
    page: 'album',
    instruction: 'the artist',
    schema: z.object({ artist: z.string() }),
    expected: { artist: 'Lo Marin' },
  },
  { page: 'album', instruction: 'how many plays Salt has', schema: z.number(), expected: 98220 },
  { page: 'album', instruction: 'the longest track', schema: z.object({ title: z.string() }), refusal: true },
  { page: 'course', instruction: 'the number of lessons', schema: z.number(), expected: 12 },
  { page: 'course', instruction: 'the level of the course', schema: z.string(), expected: 'Beginner' },
  {
    page: 'course',
    instruction: 'the lessons of week 2',
    schema: z.array(z.string()),
    expected: ['Yeast', 'Kneading', 'Baking'],
  },
  { page: 'course', instruction: 'the name of the instructor', schema: z.string(), expected: 'Tessa Okafor' },
  { page: 'course', instruction: 'the price of the course', schema: z.number(), refusal: true },
];
