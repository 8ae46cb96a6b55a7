import { z } from 'zod';
import type { BlindCase } from './cases-blind.js';

const texts = z.array(z.string());

/** Questions about records made of a heading and what follows it, comparisons, and labels that mean nearly the same. */
export const seventh: readonly BlindCase[] = [
  {
    page: 'letter',
    instruction: 'booking summary',
    schema: z.object({ bookingNumber: z.string(), bookingDate: z.iso.date(), shippingAddress: z.string() }),
    expected: { bookingNumber: 'BK-118', bookingDate: '2026-04-02', shippingAddress: 'Rosenweg 3, Bern' },
  },
  { page: 'letter', instruction: 'the delivery', schema: z.string(), expected: 'Tuesday, 7 April 2026' },
  { page: 'letter', instruction: 'how many items are in the table', schema: z.number(), expected: 2 },
  { page: 'sums', instruction: 'the budget', schema: z.number(), expected: 20000 },
  { page: 'sums', instruction: 'how many items are in the order', schema: z.number(), refusal: true },
  { page: 'used', instruction: 'the storage', schema: z.string(), refusal: true },
  {
    page: 'log',
    instruction: 'the releases with version, date and changes',
    schema: z.array(z.object({ version: z.string(), date: z.iso.date() })),
    expected: [
      { version: '3.1.0', date: '2026-02-03' },
      { version: '3.0.1', date: '2025-11-20' },
      { version: '3.0.0', date: '2025-10-01' },
    ],
  },
  {
    page: 'log',
    instruction: 'version and date of the latest release',
    schema: z.object({ version: z.string(), date: z.iso.date() }),
    expected: { version: '3.1.0', date: '2026-02-03' },
  },
  {
    page: 'log',
    instruction: 'the changes in 3.1.0',
    schema: texts,
    expected: ['Adds teams', 'Faster start'],
  },
  { page: 'log', instruction: 'the changes in 3.0.0', schema: texts, refusal: true },
  { page: 'log', instruction: 'the changes in 2.9.0', schema: texts, refusal: true },
  {
    page: 'help',
    instruction: 'questions and answers',
    schema: z.array(z.object({ question: z.string(), answer: z.string() })),
    expected: [
      { question: 'Is it free?', answer: 'For up to three people.' },
      { question: 'Can I pay by card?', answer: 'Yes. Not by cheque.' },
    ],
  },
  {
    page: 'versus',
    instruction: 'the tariffs',
    schema: z.array(z.object({ tariff: z.string(), monthlyFee: z.number(), minutes: z.string() })),
    expected: [
      { tariff: 'Mini', monthlyFee: 5, minutes: '100' },
      { tariff: 'Maxi', monthlyFee: 25, minutes: 'Unlimited' },
    ],
  },
  {
    page: 'versus',
    instruction: 'the Maxi tariff',
    schema: z.object({ hotline: z.string() }),
    expected: { hotline: 'Phone' },
  },
  {
    page: 'hours',
    instruction: 'opening hours',
    schema: z.array(z.object({ day: z.string(), hours: z.string() })),
    expected: [
      { day: 'Monday', hours: 'Closed' },
      { day: 'Tuesday', hours: '9:00 AM to 5:00 PM' },
      { day: 'Wednesday', hours: '9 am – 1 pm' },
    ],
  },
  {
    page: 'hours',
    instruction: 'all beds with their price',
    schema: z.array(z.object({ name: z.string(), price: z.number() })),
    expected: [
      { name: 'Bunk', price: 310 },
      { name: 'Twin', price: 1150 },
    ],
  },
  { page: 'hours', instruction: 'the chosen size', schema: z.enum(['Small', 'Large']), expected: 'Large' },
  {
    page: 'inn',
    instruction: 'check-in and check-out time',
    schema: z.object({ checkIn: z.string(), checkOut: z.string() }),
    expected: { checkIn: '14:00', checkOut: '10:00' },
  },
  { page: 'inn', instruction: 'the rating', schema: z.number(), expected: 4.2 },
  { page: 'inn', instruction: 'the email address', schema: z.string(), expected: 'inn@inn.example' },
  {
    page: 'shelf',
    instruction: 'figures per directory',
    schema: z.array(z.object({ folder: z.string(), lines: z.number(), branches: z.number() })),
    expected: [
      { folder: 'src/', lines: 91, branches: 80 },
      { folder: 'lib/', lines: 77, branches: 60 },
    ],
  },
  {
    page: 'shelf',
    instruction: 'figures of folders in Peru',
    schema: z.array(z.object({ folder: z.string(), lines: z.number(), branches: z.number() })),
    refusal: true,
  },
  { page: 'tide', instruction: 'the two times of high water', schema: texts, refusal: true },
  { page: 'tide', instruction: 'how many seats are taken', schema: z.number(), expected: 15 },
  { page: 'chips', instruction: 'the filters', schema: texts, expected: ['Red', 'Blue'] },
  { page: 'chips', instruction: 'the guests', schema: texts, expected: ['Ann Lee', 'Bo'] },
  { page: 'chips', instruction: 'the recipients', schema: texts, expected: ['a@b.example', 'c@d.example'] },
  { page: 'chips', instruction: 'the frames', schema: texts, expected: ['20 × 30', '30 × 40'] },
  {
    page: 'chips',
    instruction: 'the doors',
    schema: z.array(z.object({ door: z.string(), open: z.string() })),
    refusal: true,
  },
];
