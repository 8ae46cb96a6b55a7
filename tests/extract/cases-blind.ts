import { z } from 'zod';
import type { BlindPageName } from './pages-blind.js';
import type { LaterPageName } from './pages-later.js';
import type { FifthPageName } from './pages-fifth.js';
import type { FourthPageName } from './pages-fourth.js';
import type { SeventhPageName } from './pages-seventh.js';
import type { SixthPageName } from './pages-sixth.js';
import type { ThirdPageName } from './pages-third.js';

/** One question about a page that the engine was not tuned on. */
export interface BlindCase {
  page:
    | BlindPageName
    | LaterPageName
    | ThirdPageName
    | FourthPageName
    | FifthPageName
    | SixthPageName
    | SeventhPageName;
  instruction?: string;
  schema: z.ZodType;
  expected?: unknown;
  /** Other answers that a person would take for right. */
  also?: readonly unknown[];
  refusal?: true;
}

const text = z.object({ extraction: z.string() });

/** Questions written before the engine was asked about any of them. */
export const firstHalf: readonly BlindCase[] = [
  {
    page: 'lamp',
    instruction: 'the product',
    schema: z.object({ name: z.string(), price: z.number() }),
    expected: { name: 'Arc Floor Lamp', price: 189 },
  },
  {
    page: 'lamp',
    instruction: 'the old price before the discount',
    schema: z.object({ oldPrice: z.number() }),
    expected: { oldPrice: 229 },
  },
  {
    page: 'lamp',
    instruction: 'the specifications',
    schema: z.object({ height: z.string(), weight: z.string(), bulb: z.string(), dimmable: z.boolean() }),
    expected: { height: '205 cm', weight: '14.5 kg', bulb: 'E27, max 40 W', dimmable: true },
  },
  {
    page: 'lamp',
    instruction: 'the SKU of the product',
    schema: z.object({ sku: z.string() }),
    expected: { sku: 'LH-2208' },
  },
  {
    page: 'lamp',
    instruction: 'the reviews',
    schema: z.array(z.object({ author: z.string(), rating: z.number(), text: z.string() })),
    expected: [
      { author: 'Tomas K.', rating: 5, text: 'Heavy foot, stands firm.' },
      { author: 'Ines', rating: 3, text: 'Nice, but the cable is short.' },
      { author: 'R. Patel', rating: 4, text: 'Looks better than on the photo.' },
    ],
  },
  {
    page: 'lamp',
    instruction: 'the page title',
    schema: text,
    expected: { extraction: 'Arc Floor Lamp – Lumen House' },
  },
  {
    page: 'lamp',
    instruction: 'the breadcrumb',
    schema: z.array(z.string()),
    expected: ['Home', 'Lamps', 'Arc Floor Lamp'],
  },
  {
    page: 'flights',
    instruction: 'all flights',
    schema: z.array(z.object({ airline: z.string(), price: z.number() })),
    expected: [
      { airline: 'TAP Air Portugal', price: 142 },
      { airline: 'Ryanair', price: 88 },
      { airline: 'Lufthansa', price: 131 },
      { airline: 'Iberia', price: 117 },
    ],
  },
  { page: 'flights', instruction: 'the price of the Lufthansa flight', schema: z.number(), expected: 131 },
  { page: 'flights', instruction: 'the number of flights found', schema: z.number(), expected: 4 },
  {
    page: 'statement',
    instruction: 'the transactions',
    schema: z.array(z.object({ date: z.iso.date(), description: z.string(), amount: z.number() })),
    expected: [
      { date: '2026-10-02', description: 'Salary ACME GmbH', amount: 3150 },
      { date: '2026-10-05', description: 'Rent', amount: -980 },
      { date: '2026-10-11', description: 'Supermarkt', amount: -77.45 },
      { date: '2026-10-28', description: 'Transfer to savings', amount: -1100 },
    ],
  },
  {
    page: 'statement',
    instruction: 'the closing balance',
    schema: z.object({ closingBalance: z.number() }),
    expected: { closingBalance: 1245.1 },
  },
  { page: 'statement', instruction: 'the amount of the rent', schema: z.number(), expected: -980 },
  {
    page: 'inbox',
    instruction: 'the subjects of the messages',
    schema: z.array(z.string()),
    expected: ['Sprint review moved', 'Invoice 7731', 'Lunch?'],
  },
  {
    page: 'inbox',
    instruction: 'the messages',
    schema: z.array(z.object({ from: z.string(), subject: z.string() })),
    expected: [
      { from: 'Dana Wu', subject: 'Sprint review moved' },
      { from: 'Billing', subject: 'Invoice 7731' },
      { from: 'Omar', subject: 'Lunch?' },
    ],
  },
  {
    page: 'order',
    instruction: 'the order',
    schema: z.object({ orderNumber: z.string(), status: z.string(), total: z.number() }),
    expected: { orderNumber: 'A-5530', status: 'Packed', total: 57.3 },
  },
  {
    page: 'order',
    instruction: 'the order',
    schema: z.object({
      placedOn: z.iso.date(),
      delivery: z.string(),
      giftWrap: z.boolean(),
      total: z.number(),
    }),
    expected: { placedOn: '2026-11-03', delivery: 'Express', giftWrap: false, total: 57.3 },
  },
  {
    page: 'standings',
    instruction: 'the league table',
    schema: z.array(z.object({ club: z.string(), won: z.number(), lost: z.number(), points: z.number() })),
    expected: [
      { club: 'Harbour FC', won: 9, lost: 1, points: 29 },
      { club: 'Northfield', won: 8, lost: 3, points: 25 },
      { club: 'Vale United', won: 6, lost: 2, points: 22 },
    ],
  },
  { page: 'standings', instruction: 'how many games Northfield has won', schema: z.number(), expected: 8 },
  {
    page: 'events',
    instruction: 'all events with their titles and links',
    schema: z.array(z.object({ title: z.string(), url: z.url() })),
    expected: [
      { title: 'Jazz at the Quay', url: 'http://app.test/e/1' },
      { title: 'Open mic', url: 'http://app.test/e/2' },
      { title: 'Winter market', url: 'http://app.test/e/3' },
    ],
  },
  {
    page: 'settings',
    instruction: 'the settings',
    schema: z.object({
      displayName: z.string(),
      language: z.string(),
      emailNotifications: z.boolean(),
      twoFactorAuthentication: z.boolean(),
    }),
    expected: {
      displayName: 'ada_l',
      language: 'Português',
      emailNotifications: true,
      twoFactorAuthentication: false,
    },
  },
  {
    page: 'settings',
    instruction: 'whether the save button is disabled',
    schema: z.object({ disabled: z.boolean() }),
    expected: { disabled: true },
  },
  {
    page: 'tickets',
    instruction: 'the tickets',
    schema: z.array(
      z.object({ id: z.string(), subject: z.string(), priority: z.enum(['High', 'Medium', 'Low']) }),
    ),
    expected: [
      { id: '#901', subject: 'Cannot log in', priority: 'High' },
      { id: '#902', subject: 'Export is empty', priority: 'Low' },
      { id: '#903', subject: 'Typo on invoice', priority: 'Medium' },
    ],
  },
  {
    page: 'tickets',
    instruction: 'the subjects of the tickets assigned to Lea',
    schema: z.array(z.string()),
    expected: ['Cannot log in', 'Typo on invoice'],
  },
  {
    page: 'recipe',
    instruction: 'the recipe',
    schema: z.object({
      name: z.string(),
      author: z.string(),
      servings: z.number(),
      ingredients: z.array(z.string()),
    }),
    expected: {
      name: 'Leek pie',
      author: 'Jo Marsh',
      servings: 6,
      ingredients: ['3 leeks', '200 g butter', '1 sheet of pastry'],
    },
  },
  {
    page: 'menu',
    instruction: 'the main dishes',
    schema: z.array(z.object({ name: z.string(), price: z.number() })),
    expected: [
      { name: 'Lasagne', price: 13.5 },
      { name: 'Branzino', price: 21 },
      { name: 'Gnocchi', price: 12 },
    ],
  },
  {
    page: 'weather',
    instruction: 'the weather now',
    schema: z.object({ wind: z.string(), humidity: z.string() }),
    expected: { wind: '23 km/h', humidity: '81%' },
  },
  {
    page: 'repo',
    instruction: 'the repository',
    schema: z.object({ license: z.string(), latestRelease: z.string() }),
    expected: { license: 'MIT', latestRelease: 'v2.7.1' },
  },
  {
    page: 'empty',
    instruction: 'the items on the wish list',
    schema: z.array(z.object({ name: z.string(), price: z.number() })),
    expected: [],
  },
  {
    page: 'article',
    instruction: 'the article',
    schema: z.object({ title: z.string(), author: z.string(), tags: z.array(z.string()) }),
    expected: { title: 'Tidal power returns', author: 'Priya Nair', tags: ['energy', 'sea', 'Scotland'] },
  },
  {
    page: 'board',
    instruction: 'the cards that are to do',
    schema: z.array(z.object({ title: z.string(), due: z.string() })),
    expected: [
      { title: 'Write the docs', due: '20 Nov' },
      { title: 'Price page', due: '25 Nov' },
    ],
  },
  {
    page: 'lamp',
    instruction: 'the warranty period',
    schema: z.object({ warranty: z.string() }),
    refusal: true,
  },
  {
    page: 'flights',
    instruction: 'the flight number of the Iberia flight',
    schema: z.string(),
    refusal: true,
  },
];
