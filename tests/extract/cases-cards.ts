import { z } from 'zod';
import type { Case } from './cases.js';

const price = z.object({ price: z.number() });
const text = z.object({ extraction: z.string() });

/** Questions about cards, with the right answers. */
export const cards: readonly Case[] = [
  {
    page: 'shop',
    instruction: 'all products',
    schema: z.object({ products: z.array(z.object({ name: z.string(), price: z.number() })) }),
    expected: {
      products: [
        { name: 'Blue Mug', price: 12 },
        { name: 'Blue Mug Large', price: 18.5 },
        { name: 'Red Mug', price: 9.95 },
        { name: 'Travel Cup', price: 24 },
      ],
    },
  },
  {
    page: 'shop',
    instruction: 'products under $15 with name and rating',
    schema: z.array(z.object({ title: z.string(), rating: z.number() })),
    expected: [
      { title: 'Blue Mug', rating: 4.5 },
      { title: 'Red Mug', rating: 3.9 },
    ],
  },
  { page: 'shop', instruction: 'the price of the Blue Mug', schema: price, expected: { price: 12 } },
  { page: 'shop', instruction: 'the price of "Blue Mug Large"', schema: z.number(), expected: 18.5 },
  {
    page: 'shop',
    instruction: 'what is the price of the Travel Cup',
    schema: text,
    expected: { extraction: '$24.00' },
  },
  {
    page: 'shop',
    instruction: 'the name of the second product',
    schema: z.string(),
    expected: 'Blue Mug Large',
  },
  {
    page: 'shop',
    instruction: 'the cheapest product',
    schema: z.object({ name: z.string(), price: z.number() }),
    expected: { name: 'Red Mug', price: 9.95 },
  },
  {
    page: 'shop',
    instruction: 'the name of the most expensive product',
    schema: text,
    expected: { extraction: 'Travel Cup' },
  },
  { page: 'shop', instruction: 'number of items in the cart', schema: z.int(), expected: 2 },
  {
    page: 'shop',
    instruction: 'how many products are shown',
    schema: z.object({ count: z.int() }),
    expected: { count: 4 },
  },
  {
    page: 'shop',
    instruction: 'all product names',
    schema: z.array(z.string()),
    expected: ['Blue Mug', 'Blue Mug Large', 'Red Mug', 'Travel Cup'],
  },
  {
    page: 'shop',
    instruction: 'is the Red Mug in stock',
    schema: z.object({ inStock: z.boolean() }),
    expected: { inStock: false },
  },
  {
    page: 'shop',
    instruction: 'products with image and link',
    schema: z.array(z.object({ name: z.string(), imageUrl: z.url(), url: z.url() })),
    expected: ['Blue Mug', 'Blue Mug Large', 'Red Mug', 'Travel Cup'].map((name, i) => ({
      name,
      imageUrl: `http://app.test/img/${i}.png`,
      url: `http://app.test/p/${i}`,
    })),
  },
  {
    page: 'shop',
    instruction: 'products that are out of stock',
    schema: z.array(z.object({ name: z.string() })),
    expected: [{ name: 'Red Mug' }],
  },
  {
    page: 'shop',
    instruction: 'products with old price',
    schema: z.array(z.object({ name: z.string(), oldPrice: z.number().optional() })),
    expected: [
      { name: 'Blue Mug', oldPrice: 15 },
      { name: 'Blue Mug Large' },
      { name: 'Red Mug' },
      { name: 'Travel Cup', oldPrice: 30 },
    ],
  },
  { page: 'shop', instruction: 'the contact email', schema: z.email(), expected: 'help@mugs.example' },
  {
    page: 'plainCards',
    instruction: 'the results',
    schema: z.array(z.object({ title: z.string(), price: z.number(), url: z.url() })),
    expected: [
      { title: 'Desk lamp', price: 49.9, url: 'https://a.example/lamp' },
      { title: 'Office chair', price: 1249, url: 'https://a.example/chair' },
      { title: 'Standing desk', price: 399, url: 'https://a.example/desk' },
    ],
  },
  {
    page: 'hotels',
    instruction: 'all hotels with their price',
    schema: z.object({
      hotels: z.array(z.object({ name: z.string(), price: z.number(), reviewScore: z.number() })),
    }),
    expected: {
      hotels: [
        { name: 'Grand', price: 320, reviewScore: 9.1 },
        { name: 'Roma Inn', price: 89, reviewScore: 7.8 },
        { name: 'Piazza', price: 150, reviewScore: 8.6 },
      ],
    },
  },
  {
    page: 'issues',
    instruction: 'the issues',
    schema: z.array(z.object({ title: z.string(), label: z.string(), url: z.string() })),
    expected: [
      { title: 'Crash on start', label: 'bug', url: 'http://app.test/i/41' },
      { title: 'Add dark mode', label: 'feature', url: 'http://app.test/i/40' },
    ],
  },
  { page: 'issues', instruction: 'the number of closed issues', schema: z.int(), expected: 340 },
  {
    page: 'news',
    instruction: 'all articles',
    schema: z.object({
      articles: z.array(
        z.object({
          title: z.string(),
          author: z.string(),
          date: z.iso.date(),
          summary: z.string(),
          tags: z.array(z.string()),
        }),
      ),
    }),
    expected: {
      articles: [
        {
          title: 'Rain expected',
          author: 'Ann Lee',
          date: '2026-02-01',
          summary: 'Clouds gather over the coast.',
          tags: ['weather', 'coast'],
        },
        {
          title: 'Markets rise',
          author: 'Max Ray',
          date: '2026-02-02',
          summary: 'Stocks were up on Monday.',
          tags: ['finance'],
        },
        {
          title: '1984 reprinted',
          author: 'Jo Fox',
          date: '2026-02-03',
          summary: 'A classic returns.',
          tags: ['books', 'classics'],
        },
      ],
    },
  },
  {
    page: 'news',
    instruction: 'the most read stories',
    schema: z.array(z.object({ title: z.string(), url: z.url() })),
    expected: [
      { title: 'Old story', url: 'http://app.test/m/1' },
      { title: 'Older story', url: 'http://app.test/m/2' },
    ],
  },
  {
    page: 'news',
    instruction: 'the title of the first article',
    schema: text,
    expected: { extraction: 'Rain expected' },
  },
];
