import { z } from 'zod';
import type { PageName } from './pages.js';

/** One question about a page: the right answer, or how it has to be refused. */
export interface Case {
  page: PageName;
  instruction?: string;
  schema: z.ZodType;
  expected?: unknown;
  refusal?: true;
}

const price = z.object({ price: z.number() });
const text = z.object({ extraction: z.string() });

/** Questions with the right answers. */
export const answered: readonly Case[] = [
  // Tables
  {
    page: 'orders',
    instruction: 'all orders',
    schema: z.object({
      orders: z.array(
        z.object({ customer: z.string(), total: z.number(), status: z.enum(['Open', 'Shipped']) }),
      ),
    }),
    expected: {
      orders: [
        { customer: 'Alice Jones', total: 1234.5, status: 'Open' },
        { customer: 'Bob Stone', total: 20, status: 'Shipped' },
        { customer: 'Carol King', total: 99.9, status: 'Open' },
      ],
    },
  },
  {
    page: 'orders',
    instruction: 'extract the orders',
    schema: z.array(z.object({ orderNumber: z.string(), date: z.iso.date() })),
    expected: [
      { orderNumber: '1001', date: '2026-03-03' },
      { orderNumber: '1002', date: '2026-03-04' },
      { orderNumber: '1003', date: '2026-03-05' },
    ],
  },
  {
    page: 'orders',
    instruction: 'the total of order 1002',
    schema: z.object({ total: z.number() }),
    expected: { total: 20 },
  },
  {
    page: 'orders',
    instruction: 'the status of the order of Carol King',
    schema: z.string(),
    expected: 'Open',
  },
  {
    page: 'orders',
    instruction: 'orders where status is Open',
    schema: z.object({ orders: z.array(z.object({ customer: z.string() })) }),
    expected: { orders: [{ customer: 'Alice Jones' }, { customer: 'Carol King' }] },
  },
  {
    page: 'orders',
    instruction: 'orders with a total over $50',
    schema: z.object({ orders: z.array(z.object({ customer: z.string(), total: z.number() })) }),
    expected: {
      orders: [
        { customer: 'Alice Jones', total: 1234.5 },
        { customer: 'Carol King', total: 99.9 },
      ],
    },
  },
  {
    page: 'orders',
    instruction: 'the first two orders',
    schema: z.object({ orders: z.array(z.object({ customer: z.string() })) }),
    expected: { orders: [{ customer: 'Alice Jones' }, { customer: 'Bob Stone' }] },
  },
  { page: 'orders', instruction: 'how many orders are there', schema: z.number(), expected: 24 },
  {
    page: 'orders',
    instruction: 'all customers with their profile links',
    schema: z.object({ customers: z.array(z.object({ customer: z.string(), link: z.url() })) }),
    expected: {
      customers: [
        { customer: 'Alice Jones', link: 'http://app.test/customers/7' },
        { customer: 'Bob Stone', link: 'http://app.test/customers/8' },
        { customer: 'Carol King', link: 'http://app.test/customers/9' },
      ],
    },
  },
  {
    page: 'orders',
    instruction: 'details of the order of Bob Stone',
    schema: z.object({ status: z.string(), total: z.number(), date: z.string() }),
    expected: { status: 'Shipped', total: 20, date: '4 March 2026' },
  },
  {
    page: 'orders',
    instruction: 'the customer names',
    schema: z.array(z.string()),
    expected: ['Alice Jones', 'Bob Stone', 'Carol King'],
  },
  {
    page: 'spans',
    instruction: 'the lessons',
    schema: z.array(z.object({ teacher: z.string(), room: z.int(), subject: z.string() })),
    expected: [
      { teacher: 'Ms Hill', room: 12, subject: 'Maths' },
      { teacher: 'Ms Hill', room: 14, subject: 'Physics' },
      { teacher: 'Mr Dale', room: 9, subject: 'Art' },
    ],
  },
  {
    page: 'invoice',
    instruction: 'the Positionen',
    schema: z.array(z.object({ artikel: z.string(), menge: z.int(), einzelpreis: z.number() })),
    expected: [
      { artikel: 'Schraube M4', menge: 1000, einzelpreis: 0.05 },
      { artikel: 'Bohrmaschine', menge: 2, einzelpreis: 1234.5 },
    ],
  },
  {
    page: 'invoice',
    instruction: 'invoice',
    schema: z.object({ rechnungsnummer: z.string(), rechnungsdatum: z.iso.date(), gesamtbetrag: z.number() }),
    expected: { rechnungsnummer: '2026-017', rechnungsdatum: '2026-04-03', gesamtbetrag: 2997.61 },
  },
  {
    page: 'team',
    instruction: 'the guests',
    schema: z.array(z.object({ name: z.string(), email: z.email() })),
    expected: [
      { name: 'Bob', email: 'bob@x.example' },
      { name: 'Cy', email: 'cy@x.example' },
    ],
  },
  { page: 'team', instruction: 'the email of Ann', schema: z.string(), expected: 'ann@x.example' },
  {
    page: 'team',
    instruction: 'all admin emails',
    schema: z.object({ emails: z.array(z.string()) }),
    expected: { emails: ['ann@x.example'] },
  },
  {
    page: 'empty',
    instruction: 'all orders',
    schema: z.array(z.object({ order: z.string(), total: z.number() })),
    expected: [],
  },
  // Cards
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
  // Records and single values
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
    instruction: 'name and fax of the member',
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
