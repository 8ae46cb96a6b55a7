import { z } from 'zod';
import type { BlindCase } from './cases-blind.js';

const text = z.object({ extraction: z.string() });

/** Questions of the fifth round. */
export const fifthMore: readonly BlindCase[] = [
  {
    page: 'phones',
    instruction: 'the phones',
    schema: z.object({
      phones: z.array(
        z.object({ name: z.string(), price: z.number(), weight: z.string(), wirelessCharging: z.boolean() }),
      ),
    }),
    expected: {
      phones: [
        { name: 'Aero 5', price: 599, weight: '168 g', wirelessCharging: true },
        { name: 'Boreal X', price: 899, weight: '204 g', wirelessCharging: true },
        { name: 'Cirrus Mini', price: 449, weight: '133 g', wirelessCharging: false },
      ],
    },
  },
  { page: 'phones', instruction: 'the battery of the Boreal X', schema: z.string(), expected: '5,000 mAh' },
  {
    page: 'phones',
    instruction: 'does the Cirrus Mini have wireless charging',
    schema: z.boolean(),
    expected: false,
  },
  {
    page: 'phones',
    instruction: 'the camera of the Aero 5',
    schema: z.object({ camera: z.string() }),
    refusal: true,
  },
  {
    page: 'staff',
    instruction: 'the employee',
    schema: z.object({
      name: z.string(),
      employeeId: z.string(),
      department: z.string(),
      manager: z.string(),
      startDate: z.iso.date(),
      endDate: z.iso.date().nullable(),
      email: z.email(),
    }),
    expected: {
      name: 'Dara Quinn',
      employeeId: 'E-20817',
      department: 'Finance',
      manager: 'Ruth Bell',
      startDate: '2021-09-01',
      endDate: null,
      email: 'dara.quinn@corp.example',
    },
  },
  {
    page: 'staff',
    instruction: 'the skills',
    schema: z.array(z.string()),
    expected: ['SQL', 'Excel', 'Forecasting'],
  },
  {
    page: 'staff',
    instruction: 'the emergency contact',
    schema: z.object({ name: z.string(), email: z.string() }),
    expected: { name: 'Pat Quinn', email: 'pat@home.example' },
  },
  {
    page: 'staff',
    instruction: 'the end date of the employee',
    schema: z.object({ endDate: z.iso.date() }),
    refusal: true,
  },
  {
    page: 'staff',
    instruction: 'the salary',
    schema: z.object({ salary: z.number() }),
    expected: { salary: 84500 },
  },
  {
    page: 'staff',
    instruction: 'the employee',
    schema: z.object({ name: z.string(), bloodType: z.string() }),
    refusal: true,
  },
  {
    page: 'tasks',
    instruction: 'the tasks',
    schema: z.array(
      z.object({
        task: z.string(),
        owner: z.string(),
        due: z.iso.date(),
        priority: z.enum(['High', 'Medium', 'Low']),
        progress: z.number(),
        done: z.boolean(),
      }),
    ),
    expected: [
      {
        task: 'Write migration',
        owner: 'Ola',
        due: '2026-02-10',
        priority: 'High',
        progress: 80,
        done: true,
      },
      { task: 'Review copy', owner: 'Yusuf', due: '2026-02-12', priority: 'Low', progress: 10, done: false },
      { task: 'Fix login', owner: 'Ola', due: '2026-02-09', priority: 'High', progress: 100, done: true },
    ],
  },
  {
    page: 'tasks',
    instruction: 'the tasks of Ola',
    schema: z.array(z.object({ task: z.string() })),
    expected: [{ task: 'Write migration' }, { task: 'Fix login' }],
  },
  { page: 'tasks', instruction: 'is the task "Review copy" done', schema: z.boolean(), expected: false },
  {
    page: 'coins',
    instruction: 'the coins with price and change',
    schema: z.object({
      coins: z.array(z.object({ name: z.string(), price: z.number(), change24h: z.number() })),
    }),
    expected: {
      coins: [
        { name: 'Bitcoin', price: 67412.2, change24h: 2.31 },
        { name: 'Ethereum', price: 3101.77, change24h: -0.84 },
        { name: 'Solana', price: 142.05, change24h: 0 },
      ],
    },
    also: [
      {
        coins: [
          { name: 'Bitcoin BTC', price: 67412.2, change24h: 2.31 },
          { name: 'Ethereum ETH', price: 3101.77, change24h: -0.84 },
          { name: 'Solana SOL', price: 142.05, change24h: 0 },
        ],
      },
    ],
  },
  {
    page: 'coins',
    instruction: 'the market cap of Ethereum',
    schema: text,
    expected: { extraction: '$372.9B' },
  },
  { page: 'coins', instruction: 'the price of Dogecoin', schema: z.number(), refusal: true },
  {
    page: 'podcast',
    instruction: 'the episodes',
    schema: z.object({
      episodes: z.array(
        z.object({
          number: z.number(),
          title: z.string(),
          durationMinutes: z.number(),
          published: z.iso.date(),
        }),
      ),
    }),
    expected: {
      episodes: [
        { number: 48, title: 'The last ferry', durationMinutes: 42, published: '2026-10-20' },
        { number: 47, title: 'Moss', durationMinutes: 38, published: '2026-10-06' },
        { number: 46, title: 'A map of rain', durationMinutes: 51, published: '2026-09-22' },
      ],
    },
  },
  {
    page: 'podcast',
    instruction: 'the host of the podcast',
    schema: z.object({ host: z.string() }),
    expected: { host: 'Iris Vale' },
  },
  {
    page: 'podcast',
    instruction: 'the link to the episode Moss',
    schema: z.object({ link: z.url() }),
    expected: { link: 'http://app.test/ep/47' },
  },
  {
    page: 'quota',
    instruction: 'the storage usage',
    schema: z.object({ usedGb: z.number(), totalGb: z.number() }),
    expected: { usedGb: 7.2, totalGb: 15 },
  },
  {
    page: 'quota',
    instruction: 'the current plan',
    schema: z.object({ plan: z.string() }),
    expected: { plan: 'Starter' },
  },
  {
    page: 'quota',
    instruction: 'when the plan renews',
    schema: z.object({ renewalDate: z.iso.date() }),
    expected: { renewalDate: '2026-12-01' },
  },
  {
    page: 'quota',
    instruction: 'the invoices',
    schema: z.array(
      z.object({
        date: z.iso.date(),
        amount: z.number(),
        status: z.enum(['paid', 'open', 'refunded']),
        pdf: z.url(),
      }),
    ),
    expected: [
      { date: '2026-11-01', amount: 19, status: 'paid', pdf: 'http://app.test/inv/11.pdf' },
      { date: '2026-10-01', amount: 19, status: 'refunded', pdf: 'http://app.test/inv/10.pdf' },
    ],
  },
  {
    page: 'nothing',
    instruction: 'all bookmarks',
    schema: z.object({ bookmarks: z.array(z.object({ title: z.string(), url: z.string() })) }),
    expected: { bookmarks: [] },
  },
  {
    page: 'faq',
    instruction: 'the questions and answers',
    schema: z.array(z.object({ question: z.string(), answer: z.string() })),
    expected: [
      { question: 'How do I return an item?', answer: 'Send it back within 30 days.' },
      { question: 'Do you ship abroad?', answer: 'Yes, to 42 countries.' },
      { question: 'How can I reach you?', answer: 'Call 020 555 or write to help@shop.example.' },
    ],
  },
  {
    page: 'faq',
    instruction: 'the phone number',
    schema: z.object({ phone: z.string() }),
    expected: { phone: '020 555' },
  },
  { page: 'faq', instruction: 'the opening hours', schema: text, refusal: true },
];
