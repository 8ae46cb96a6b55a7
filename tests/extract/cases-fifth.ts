import { z } from 'zod';
import type { BlindCase } from './cases-blind.js';

const text = z.object({ extraction: z.string() });

/** Questions of the fifth round. */
export const fifth: readonly BlindCase[] = [
  {
    page: 'homes',
    instruction: 'Get every listing with its price, address, bedrooms and bathrooms',
    schema: z.object({
      listings: z.array(
        z.object({ price: z.number(), address: z.string(), bedrooms: z.number(), bathrooms: z.number() }),
      ),
    }),
    expected: {
      listings: [
        { price: 725000, address: '12 Orchard Way', bedrooms: 4, bathrooms: 3 },
        { price: 540000, address: '8 Canal Street', bedrooms: 3, bathrooms: 2 },
        { price: 415500, address: '77 Hill Road', bedrooms: 2, bathrooms: 1 },
      ],
    },
  },
  {
    page: 'homes',
    instruction: 'the total number of homes found',
    schema: z.object({ total: z.number() }),
    expected: { total: 128 },
  },
  {
    page: 'homes',
    instruction: 'the price of 8 Canal Street',
    schema: z.object({ price: z.string() }),
    expected: { price: '$540,000' },
  },
  {
    page: 'homes',
    instruction: 'how are the results sorted',
    schema: z.object({ sortBy: z.string() }),
    expected: { sortBy: 'Price: high to low' },
  },
  {
    page: 'homes',
    instruction: 'the homes and their photos',
    schema: z.array(z.object({ address: z.string(), photo: z.url() })),
    expected: [
      { address: '12 Orchard Way', photo: 'http://app.test/ph/12.jpg' },
      { address: '8 Canal Street', photo: 'http://app.test/ph/8.jpg' },
      { address: '77 Hill Road', photo: 'http://app.test/ph/77.jpg' },
    ],
  },
  {
    page: 'homes',
    instruction: 'the homes',
    schema: z.array(z.object({ address: z.string(), yearBuilt: z.number() })),
    refusal: true,
  },
  {
    page: 'homes',
    instruction: 'the agent of 77 Hill Road',
    schema: text,
    expected: { extraction: 'Kim Osei' },
  },
  {
    page: 'confirm',
    instruction: 'the order confirmation',
    schema: z.object({
      orderNumber: z.string(),
      orderDate: z.iso.date(),
      paymentMethod: z.string(),
      total: z.number().describe('The order total in dollars'),
    }),
    expected: {
      orderNumber: '70-4415',
      orderDate: '2026-11-03',
      paymentMethod: 'Visa ending in 4242',
      total: 45.77,
    },
  },
  {
    page: 'confirm',
    instruction: 'the products that were ordered',
    schema: z.object({
      products: z.array(z.object({ name: z.string(), quantity: z.int(), price: z.number() })),
    }),
    expected: {
      products: [
        { name: 'Ink, blue', quantity: 2, price: 14 },
        { name: 'Sketch pad', quantity: 1, price: 9.8 },
      ],
    },
    also: [
      {
        products: [
          { name: 'Ink, blue 50 ml', quantity: 2, price: 14 },
          { name: 'Sketch pad', quantity: 1, price: 9.8 },
        ],
      },
    ],
  },
  {
    page: 'confirm',
    instruction: 'the e-mail address that the confirmation was sent to',
    schema: z.object({ email: z.email() }),
    expected: { email: 'lena@post.example' },
  },
  { page: 'confirm', instruction: 'the shipping cost', schema: z.number(), expected: 4.95 },
  {
    page: 'confirm',
    instruction: 'the shipping address',
    schema: text,
    expected: { extraction: 'Lena Fox 31 Rope Walk Bristol BS1 6ZJ' },
    also: [
      { extraction: 'Lena Fox\n31 Rope Walk\nBristol BS1 6ZJ' },
      { extraction: 'Lena Fox, 31 Rope Walk, Bristol BS1 6ZJ' },
    ],
  },
  {
    page: 'confirm',
    instruction: 'the tracking number',
    schema: z.object({ trackingNumber: z.string() }),
    refusal: true,
  },
  {
    page: 'forum',
    instruction: 'the top-level comments',
    schema: z.array(z.object({ author: z.string(), points: z.number() })),
    expected: [
      { author: 'rhea', points: 31 },
      { author: 'quill', points: 12 },
      { author: 'zed', points: -2 },
    ],
  },
  {
    page: 'forum',
    instruction: 'the question',
    schema: z.object({
      title: z.string(),
      askedBy: z.string(),
      points: z.number(),
      commentCount: z.number(),
    }),
    expected: { title: 'Ask: how do you keep notes?', askedBy: 'sol', points: 214, commentCount: 4 },
  },
  { page: 'forum', instruction: 'the points of the comment by quill', schema: z.number(), expected: 12 },
  {
    page: 'forum',
    instruction: 'the comment that was accepted',
    schema: z.object({ author: z.string() }),
    refusal: true,
  },
  {
    page: 'books',
    instruction: 'all books',
    schema: z.object({
      books: z.array(
        z.object({ title: z.string(), author: z.string(), isbn: z.string(), pages: z.number() }),
      ),
    }),
    expected: {
      books: [
        { title: 'The Salt Road', author: 'Ana Ruiz', isbn: '978-3-16-148410-0', pages: 312 },
        { title: 'Glass Orchards', author: 'Tom Reyes', isbn: '978-0-306-40615-7', pages: 204 },
      ],
    },
  },
  {
    page: 'books',
    instruction: 'the ISBN of Glass Orchards',
    schema: text,
    expected: { extraction: '978-0-306-40615-7' },
  },
  {
    page: 'books',
    instruction: 'books and whether they are available',
    schema: z.array(z.object({ title: z.string(), available: z.boolean() })),
    expected: [
      { title: 'The Salt Road', available: true },
      { title: 'Glass Orchards', available: false },
    ],
  },
  {
    page: 'books',
    instruction: 'the publisher of The Salt Road',
    schema: z.object({ publisher: z.string() }),
    refusal: true,
  },
  {
    page: 'status',
    instruction: 'the status of each component',
    schema: z.object({
      components: z.array(
        z.object({
          name: z.string(),
          status: z.enum(['Operational', 'Degraded performance', 'Outage']),
          uptime: z.number(),
        }),
      ),
    }),
    expected: {
      components: [
        { name: 'API', status: 'Operational', uptime: 99.98 },
        { name: 'Dashboard', status: 'Degraded performance', uptime: 99.41 },
        { name: 'Webhooks', status: 'Outage', uptime: 97.2 },
        { name: 'Docs', status: 'Operational', uptime: 100 },
      ],
    },
  },
  { page: 'status', instruction: 'the status of Webhooks', schema: z.string(), expected: 'Outage' },
  {
    page: 'status',
    instruction: 'the components that are operational',
    schema: z.array(z.string()),
    expected: ['API', 'Docs'],
  },
  { page: 'status', instruction: 'the latency of the API', schema: z.number(), refusal: true },
  {
    page: 'boutique',
    instruction: 'les produits',
    schema: z.array(z.object({ nom: z.string(), prix: z.number(), note: z.number() })),
    expected: [
      { nom: 'Vélo Mistral', prix: 1299, note: 4.6 },
      { nom: 'Vélo Autan', prix: 2049.9, note: 4.1 },
      { nom: 'Vélo Zef', prix: 899, note: 3.8 },
    ],
  },
  {
    page: 'boutique',
    instruction: 'the price of the Vélo Autan',
    schema: z.object({ price: z.number() }),
    expected: { price: 2049.9 },
  },
  {
    page: 'boutique',
    instruction: 'the release date of the Vélo Zef',
    schema: z.object({ releaseDate: z.iso.date() }),
    expected: { releaseDate: '2026-01-28' },
  },
  { page: 'boutique', instruction: 'the weight of the Vélo Zef', schema: z.number(), refusal: true },
  {
    page: 'trains',
    instruction: 'when does train 403 reach the Airport',
    schema: z.object({ time: z.string() }),
    expected: { time: '07:36' },
  },
  {
    page: 'trains',
    instruction: 'the departure of train 405 at Mill Green',
    schema: text,
    expected: { extraction: '08:24' },
  },
  {
    page: 'trains',
    instruction: 'all stations',
    schema: z.array(z.string()),
    expected: ['Harbour', 'Mill Green', 'Airport'],
  },
  { page: 'trains', instruction: 'when does train 407 reach the Airport', schema: text, refusal: true },
];
