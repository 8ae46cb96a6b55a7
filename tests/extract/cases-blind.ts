import { z } from 'zod';
import type { BlindPageName } from './pages-blind.js';

/** One question about a page that the engine was not tuned on. */
export interface BlindCase {
  page: BlindPageName;
  instruction?: string;
  schema: z.ZodType;
  expected?: unknown;
  refusal?: true;
}

const text = z.object({ extraction: z.string() });

/** The half that may be looked at while the engine is worked on. */
export const tuning: readonly BlindCase[] = [
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
    refusal: true,
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
      { title: 'Write the docs', due: 'Due 20 Nov' },
      { title: 'Price page', due: 'Due 25 Nov' },
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

/** The half that is only ever scored. */
export const heldOut: readonly BlindCase[] = [
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
