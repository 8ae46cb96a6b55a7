import { z } from 'zod';
import type { BlindCase } from './cases-blind.js';

const text = z.object({ extraction: z.string() });

/** More of them. */
export const secondHalf: readonly BlindCase[] = [
  { page: 'lamp', instruction: 'the height of the lamp', schema: z.string(), expected: '205 cm' },
  {
    page: 'lamp',
    schema: z.object({ price: z.number().describe('current price'), brand: z.string() }),
    expected: { price: 189, brand: 'Lumen House' },
  },
  {
    page: 'lamp',
    instruction: 'which finish is selected',
    schema: z.object({ finish: z.string() }),
    expected: { finish: 'Brass' },
  },
  { page: 'lamp', instruction: 'the quantity', schema: z.number(), expected: 1 },
  {
    page: 'lamp',
    instruction: 'the address of the product image',
    schema: z.object({ imageUrl: z.url() }),
    expected: { imageUrl: 'http://app.test/img/arc.jpg' },
  },
  {
    page: 'lamp',
    instruction: 'who wrote the first review',
    schema: z.object({ author: z.string() }),
    expected: { author: 'Tomas K.' },
  },
  {
    page: 'flights',
    instruction: 'the airlines of the nonstop flights',
    schema: z.array(z.string()),
    expected: ['TAP Air Portugal', 'Ryanair'],
  },
  {
    page: 'flights',
    instruction: 'the cheapest flight',
    schema: z.object({ airline: z.string(), price: z.number() }),
    expected: { airline: 'Ryanair', price: 88 },
  },
  {
    page: 'flights',
    instruction: 'the first two flights',
    schema: z.array(z.object({ airline: z.string(), stops: z.string() })),
    expected: [
      { airline: 'TAP Air Portugal', stops: 'Nonstop' },
      { airline: 'Ryanair', stops: 'Nonstop' },
    ],
  },
  {
    page: 'statement',
    instruction: 'the IBAN',
    schema: text,
    expected: { extraction: 'DE02 1203 0000 0000 2020 51' },
  },
  {
    page: 'statement',
    instruction: 'the account',
    schema: z.object({ accountHolder: z.string(), iban: z.string() }),
    expected: { accountHolder: 'Mara Stein', iban: 'DE02 1203 0000 0000 2020 51' },
  },
  { page: 'statement', instruction: 'how many transactions are there', schema: z.number(), expected: 4 },
  {
    page: 'statement',
    instruction: 'the last transaction',
    schema: z.object({ description: z.string(), balance: z.number() }),
    expected: { description: 'Transfer to savings', balance: 1245.1 },
  },
  { page: 'inbox', instruction: 'the sender of "Lunch?"', schema: z.string(), expected: 'Omar' },
  { page: 'inbox', instruction: 'how many messages are in the inbox', schema: z.number(), expected: 3 },
  { page: 'inbox', instruction: 'is the message from Billing selected', schema: z.boolean(), expected: true },
  { page: 'order', instruction: 'the order number', schema: z.string(), expected: 'A-5530' },
  {
    page: 'order',
    instruction: 'the items of the order',
    schema: z.array(z.object({ product: z.string(), quantity: z.number(), total: z.number() })),
    expected: [{ product: 'Linen apron', quantity: 2, total: 48 }],
  },
  {
    page: 'order',
    instruction: 'the delivery method',
    schema: z.object({ delivery: z.string() }),
    expected: { delivery: 'Express' },
  },
  { page: 'standings', instruction: 'the points of Vale United', schema: z.number(), expected: 22 },
  {
    page: 'standings',
    instruction: 'the clubs',
    schema: z.array(z.object({ position: z.number(), club: z.string(), url: z.url() })),
    expected: [
      { position: 1, club: 'Harbour FC', url: 'http://app.test/c/harbour' },
      { position: 2, club: 'Northfield', url: 'http://app.test/c/north' },
      { position: 3, club: 'Vale United', url: 'http://app.test/c/vale' },
    ],
  },
  {
    page: 'events',
    instruction: 'the events on Saturday',
    schema: z.array(z.object({ title: z.string() })),
    expected: [{ title: 'Winter market' }],
  },
  {
    page: 'events',
    instruction: 'how many events are listed',
    schema: z.object({ count: z.number() }),
    expected: { count: 3 },
  },
  { page: 'settings', instruction: 'the display name', schema: text, expected: { extraction: 'ada_l' } },
  { page: 'settings', instruction: 'the volume', schema: z.number(), expected: 35 },
  { page: 'settings', instruction: 'is two-factor authentication on', schema: z.boolean(), expected: false },
  {
    page: 'settings',
    instruction: 'the current plan',
    schema: z.object({ plan: z.string() }),
    expected: { plan: 'Team (annual)' },
  },
  {
    page: 'tickets',
    instruction: 'the subject of ticket #902',
    schema: z.string(),
    expected: 'Export is empty',
  },
  {
    page: 'tickets',
    instruction: 'the ticket about the invoice',
    schema: z.object({ id: z.string(), assignee: z.string(), created: z.iso.date() }),
    expected: { id: '#903', assignee: 'Lea', created: '2026-11-09' },
  },
  {
    page: 'tickets',
    instruction: 'all tickets',
    schema: z.array(z.object({ subject: z.string(), assignee: z.string(), link: z.url() })),
    expected: [
      { subject: 'Cannot log in', assignee: 'Lea', link: 'http://app.test/t/901' },
      { subject: 'Export is empty', assignee: 'Unassigned', link: 'http://app.test/t/902' },
      { subject: 'Typo on invoice', assignee: 'Lea', link: 'http://app.test/t/903' },
    ],
  },
  {
    page: 'recipe',
    instruction: 'the steps of the method',
    schema: z.array(z.string()),
    expected: ['Slice the leeks.', 'Melt the butter.', 'Bake for 40 minutes.'],
  },
  {
    page: 'recipe',
    instruction: 'the preparation time',
    schema: z.object({ prepTime: z.string() }),
    expected: { prepTime: '25 min' },
  },
  { page: 'menu', instruction: 'the price of the Tiramisù', schema: z.number(), expected: 7 },
  {
    page: 'menu',
    instruction: 'the starters',
    schema: z.array(z.object({ name: z.string(), price: z.number() })),
    expected: [
      { name: 'Bruschetta', price: 6.5 },
      { name: 'Vitello tonnato', price: 11 },
    ],
  },
  { page: 'weather', instruction: 'the pressure', schema: text, expected: { extraction: '1,012 hPa' } },
  { page: 'weather', instruction: 'the UV index', schema: z.number(), expected: 1 },
  {
    page: 'repo',
    instruction: 'the languages',
    schema: z.array(z.object({ name: z.string(), share: z.string() })),
    expected: [
      { name: 'TypeScript', share: '81.2%' },
      { name: 'Rust', share: '18.8%' },
    ],
  },
  { page: 'repo', instruction: 'the number of forks', schema: z.number(), expected: 208 },
  {
    page: 'empty',
    instruction: 'the message',
    schema: text,
    expected: { extraction: 'Your wish list is empty.' },
  },
  {
    page: 'article',
    instruction: 'the headline',
    schema: text,
    expected: { extraction: 'Tidal power returns' },
  },
  {
    page: 'article',
    instruction: 'the most read articles',
    schema: z.array(z.object({ title: z.string(), url: z.url() })),
    expected: [
      { title: 'Bread prices fall', url: 'http://app.test/a/1' },
      { title: 'A bridge for Skye', url: 'http://app.test/a/2' },
    ],
  },
  {
    page: 'article',
    instruction: 'when it was published',
    schema: z.object({ publishedAt: z.iso.date() }),
    expected: { publishedAt: '2026-09-14' },
  },
  {
    page: 'board',
    instruction: 'the cards in Doing',
    schema: z.array(z.string()),
    expected: ['Sign-up flow'],
  },
  { page: 'standings', instruction: 'the stadium of Harbour FC', schema: z.string(), refusal: true },
  {
    page: 'order',
    instruction: 'the tracking number',
    schema: z.object({ trackingNumber: z.string() }),
    refusal: true,
  },
  { page: 'recipe', instruction: 'the calories of the soup', schema: z.number(), refusal: true },
];
