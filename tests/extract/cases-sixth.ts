import { z } from 'zod';
import type { BlindCase } from './cases-blind.js';

const title = z.array(z.string());

/** Questions about figures of tiles, choices among records, and what only looks like records. */
export const sixth: readonly BlindCase[] = [
  { page: 'figures', instruction: 'the turnover', schema: z.number(), expected: 84520 },
  { page: 'figures', instruction: 'the average visit', schema: z.string(), expected: '3:42' },
  {
    page: 'figures',
    instruction: 'signups and turnover',
    schema: z.object({ signups: z.number(), turnover: z.number() }),
    expected: { signups: 1240, turnover: 84520 },
  },
  { page: 'figures', instruction: 'the open deals', schema: z.number(), expected: 1284500 },
  { page: 'figures', instruction: 'the win rate', schema: z.string(), refusal: true },
  {
    page: 'lanes',
    instruction: 'the titles of the cards in Review',
    schema: title,
    expected: ['Check the budget', 'Read the contract', 'Try the new oven'],
  },
  {
    page: 'lanes',
    instruction: 'the lanes with their number of notes',
    schema: z.array(z.object({ lane: z.string(), notes: z.number() })),
    expected: [
      { lane: 'To do', notes: 2 },
      { lane: 'Doing', notes: 1 },
      { lane: 'Review', notes: 3 },
    ],
  },
  { page: 'lanes', instruction: 'how many notes are in To do', schema: z.number(), expected: 2 },
  { page: 'lanes', instruction: 'how many notes are in Done', schema: z.number(), refusal: true },
  {
    page: 'club',
    instruction: 'everybody with team and number of tasks',
    schema: z.array(z.object({ person: z.string(), team: z.string() })),
    refusal: true,
  },
  {
    page: 'club',
    instruction: 'the members with their email',
    schema: z.array(z.object({ person: z.string(), email: z.email(), team: z.string() })),
    expected: [
      { person: 'Ada Berg', email: 'ada@club.example', team: 'Board' },
      { person: 'Tom Vance', email: 'tom@club.example', team: 'Kitchen' },
      { person: 'Lea Ost', email: 'lea@club.example', team: 'Kitchen' },
      { person: 'Ines Kay', email: 'ines@club.example', team: 'Garden' },
    ],
  },
  { page: 'club', instruction: 'the inactive members', schema: title, refusal: true },
  {
    page: 'club',
    instruction: 'the members with status Suspended',
    schema: z.array(z.object({ person: z.string() })),
    refusal: true,
  },
  { page: 'club', instruction: 'how many members are in the table', schema: z.number(), expected: 4 },
  { page: 'club', instruction: 'how many users are there', schema: z.number(), expected: 4 },
  { page: 'club', instruction: 'how many pictures are there', schema: z.number(), refusal: true },
  { page: 'project', instruction: 'the selected tags', schema: title, refusal: true },
  { page: 'project', instruction: 'the required fields', schema: title, refusal: true },
  {
    page: 'project',
    instruction: 'the countries',
    schema: z.array(z.object({ country: z.string(), percent: z.number() })),
    refusal: true,
  },
  {
    page: 'project',
    instruction: 'the papers',
    schema: z.array(z.object({ paper: z.string(), percent: z.number() })),
    expected: [
      { paper: 'Glossy', percent: 60 },
      { paper: 'Matt', percent: 40 },
    ],
  },
  {
    page: 'project',
    instruction: 'the browsers',
    schema: z.array(z.object({ browser: z.string(), percent: z.number() })),
    refusal: true,
  },
  { page: 'sale', instruction: 'the price of the Garden chair', schema: z.number(), expected: 18 },
  { page: 'sale', instruction: 'the price of the Stool', schema: z.number(), expected: 40 },
  {
    page: 'sale',
    instruction: 'the chairs with their prices',
    schema: z.array(z.object({ name: z.string(), price: z.number() })),
    expected: [
      { name: 'Garden chair', price: 18 },
      { name: 'Deck chair', price: 25 },
    ],
  },
  { page: 'figures', instruction: 'how many plans are there', schema: z.number(), refusal: true },
  {
    page: 'figures',
    instruction: 'the price of the Oak desk',
    schema: z.number(),
    expected: 180,
  },
];
