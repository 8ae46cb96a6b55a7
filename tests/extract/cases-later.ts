import { z } from 'zod';
import type { BlindCase } from './cases-blind.js';

const text = z.object({ extraction: z.string() });
const named = z.array(z.object({ name: z.string() }));

/** Questions of the second round; as in the first, none was put to the engine before all were written. */
export const later: readonly BlindCase[] = [
  {
    page: 'tiles',
    instruction: 'all products with name and price',
    schema: z.array(z.object({ name: z.string(), price: z.number() })),
    expected: [
      { name: 'Drift One', price: 49.9 },
      { name: 'Drift Pro', price: 89 },
      { name: 'Quiet Max', price: 249 },
      { name: 'Bud Lite', price: 19 },
    ],
  },
  { page: 'tiles', instruction: 'the price of the Quiet Max', schema: z.number(), expected: 249 },
  { page: 'tiles', instruction: 'the original price of the Drift Pro', schema: z.number(), expected: 119 },
  {
    page: 'tiles',
    instruction: 'the most expensive product',
    schema: z.object({ name: z.string(), price: z.number() }),
    expected: { name: 'Quiet Max', price: 249 },
  },
  { page: 'tiles', instruction: 'how many products are shown on this page', schema: z.number(), expected: 4 },
  { page: 'tiles', instruction: 'the number of items in the cart', schema: z.number(), expected: 0 },
  {
    page: 'tiles',
    instruction: 'the selected sort order',
    schema: z.string(),
    expected: 'Price: low to high',
  },
  {
    page: 'tiles',
    instruction: 'products under $50',
    schema: named,
    expected: [{ name: 'Drift One' }, { name: 'Bud Lite' }],
  },
  {
    page: 'tiles',
    instruction: 'the products and their links',
    schema: z.array(z.object({ name: z.string(), url: z.url() })),
    expected: [
      { name: 'Drift One', url: 'http://app.test/p/drift-one' },
      { name: 'Drift Pro', url: 'http://app.test/p/drift-pro' },
      { name: 'Quiet Max', url: 'http://app.test/p/quiet-max' },
      { name: 'Bud Lite', url: 'http://app.test/p/bud-lite' },
    ],
  },
  {
    page: 'thread',
    instruction: 'the comments',
    schema: z.array(z.object({ author: z.string(), text: z.string(), likes: z.number() })),
    expected: [
      { author: 'marta_b', text: 'Steel, always.', likes: 42 },
      { author: 'ondine', text: 'Carbon is fine.', likes: 7 },
      { author: 'rasp', text: 'Neither. Walk.', likes: 99 },
    ],
  },
  {
    page: 'thread',
    instruction: 'the title of the question',
    schema: text,
    expected: { extraction: 'Which bike for the Alps?' },
  },
  {
    page: 'thread',
    instruction: 'the comment with the most likes',
    schema: z.object({ author: z.string() }),
    expected: { author: 'rasp' },
  },
  {
    page: 'thread',
    instruction: 'what ondine wrote',
    schema: z.object({ text: z.string() }),
    expected: { text: 'Carbon is fine.' },
  },
  { page: 'thread', instruction: 'the number of comments', schema: z.number(), expected: 3 },
  {
    page: 'vehicle',
    instruction: 'the car',
    schema: z.object({ mileage: z.string(), fuel: z.string(), gearbox: z.string() }),
    expected: { mileage: '64,300 km', fuel: 'Petrol', gearbox: 'Manual' },
  },
  { page: 'vehicle', instruction: 'the asking price', schema: z.number(), expected: 6450 },
  {
    page: 'vehicle',
    instruction: 'the features',
    schema: z.array(z.string()),
    expected: ['Air conditioning', 'Isofix', 'Parking sensors'],
  },
  { page: 'vehicle', instruction: 'the number of airbags', schema: z.number(), refusal: true },
  {
    page: 'timetable',
    instruction: 'the platform of the train to Eindhoven',
    schema: z.string(),
    expected: '7',
  },
  { page: 'timetable', instruction: 'the status of the 14:07 train', schema: z.string(), expected: '+8 min' },
  {
    page: 'timetable',
    instruction: 'the trains that are on time',
    schema: z.array(z.object({ destination: z.string(), time: z.string() })),
    expected: [
      { destination: 'Amsterdam', time: '14:02' },
      { destination: 'Eindhoven', time: '14:11' },
    ],
  },
  {
    page: 'timetable',
    instruction: 'all departures',
    schema: z.array(z.object({ time: z.string(), destination: z.string(), platform: z.string() })),
    expected: [
      { time: '14:02', destination: 'Amsterdam', platform: '5' },
      { time: '14:07', destination: 'Rotterdam', platform: '12b' },
      { time: '14:11', destination: 'Eindhoven', platform: '7' },
      { time: '14:15', destination: 'Groningen', platform: '3' },
    ],
  },
  {
    page: 'timetable',
    instruction: 'the platform of the train to Zwolle',
    schema: z.string(),
    refusal: true,
  },
  {
    page: 'contact',
    instruction: 'the contacts',
    schema: z.array(z.object({ name: z.string(), email: z.email(), phone: z.string() })),
    expected: [
      { name: 'Ayo Balogun', email: 'ayo@pipes.example', phone: '+44 20 7946 0018' },
      { name: 'Bea Lindqvist', email: 'bea@roofs.example', phone: '+46 8 123 456 78' },
    ],
  },
  {
    page: 'contact',
    instruction: 'the phone number of Bea Lindqvist',
    schema: z.string(),
    expected: '+46 8 123 456 78',
  },
  { page: 'contact', instruction: 'the fax number of Ayo Balogun', schema: z.string(), refusal: true },
  { page: 'usage', instruction: 'the number of active users', schema: z.number(), expected: 8410 },
  {
    page: 'usage',
    instruction: 'the usage',
    schema: z.object({ requests: z.number(), errors: z.string(), activeUsers: z.number() }),
    expected: { requests: 1284012, errors: '0.42%', activeUsers: 8410 },
  },
  {
    page: 'usage',
    instruction: 'when it was last updated',
    schema: text,
    expected: { extraction: '2026-11-01 10:00' },
  },
  {
    page: 'invoice',
    instruction: 'the line items',
    schema: z.array(z.object({ item: z.string(), hours: z.number(), amount: z.number() })),
    expected: [
      { item: 'Design', hours: 12, amount: 1080 },
      { item: 'Hosting', hours: 1, amount: 40 },
    ],
  },
  {
    page: 'invoice',
    instruction: 'the invoice',
    schema: z.object({ dueDate: z.iso.date(), subtotal: z.number(), amountDue: z.number() }),
    expected: { dueDate: '2026-10-31', subtotal: 1120, amountDue: 1400 },
  },
  { page: 'invoice', instruction: 'the tax', schema: z.number(), expected: 280 },
  { page: 'invoice', instruction: 'the hourly rate for design', schema: z.number(), expected: 90 },
  {
    page: 'jobs',
    instruction: 'the engineering roles',
    schema: z.array(z.string()),
    expected: ['Frontend engineer', 'SRE'],
  },
  {
    page: 'jobs',
    instruction: 'all open roles',
    schema: z.array(z.object({ title: z.string(), url: z.url() })),
    expected: [
      { title: 'Frontend engineer', url: 'http://app.test/j/1' },
      { title: 'SRE', url: 'http://app.test/j/2' },
      { title: 'Support lead', url: 'http://app.test/j/3' },
    ],
  },
  {
    page: 'jobs',
    instruction: 'the full time roles',
    schema: z.array(z.object({ title: z.string() })),
    expected: [{ title: 'Frontend engineer' }, { title: 'Support lead' }],
  },
  {
    page: 'login',
    instruction: 'the error message',
    schema: text,
    expected: { extraction: 'Wrong password. 2 attempts left.' },
  },
  {
    page: 'login',
    instruction: 'the email that is filled in',
    schema: z.object({ email: z.string() }),
    expected: { email: 'ada@example.com' },
  },
  { page: 'login', instruction: 'the password', schema: z.object({ password: z.string() }), refusal: true },
  { page: 'login', instruction: 'is remember me checked', schema: z.boolean(), expected: false },
];
