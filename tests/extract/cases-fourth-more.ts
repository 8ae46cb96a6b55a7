import { z } from 'zod';
import type { BlindCase } from './cases-blind.js';

/** Questions of the fourth round. */
export const fourthMore: readonly BlindCase[] = [
  {
    page: 'osteria',
    instruction: 'the pasta dishes',
    schema: z.array(z.object({ name: z.string(), price: z.number() })),
    expected: [
      { name: "Pici all'aglione", price: 13 },
      { name: 'Tagliatelle al ragù', price: 15 },
      { name: 'Gnocchi', price: 14 },
    ],
  },
  {
    page: 'osteria',
    instruction: 'the whole menu by section',
    schema: z.object({
      sections: z.array(
        z.object({ name: z.string(), dishes: z.array(z.object({ name: z.string(), price: z.number() })) }),
      ),
    }),
    expected: {
      sections: [
        {
          name: 'Antipasti',
          dishes: [
            { name: 'Crostini', price: 7.5 },
            { name: 'Burrata', price: 11 },
          ],
        },
        {
          name: 'Pasta',
          dishes: [
            { name: "Pici all'aglione", price: 13 },
            { name: 'Tagliatelle al ragù', price: 15 },
            { name: 'Gnocchi', price: 14 },
          ],
        },
        { name: 'Dolci', dishes: [{ name: 'Panna cotta', price: 6.5 }] },
      ],
    },
  },
  {
    page: 'osteria',
    instruction: 'the price of the Burrata',
    schema: z.object({ price: z.number() }),
    expected: { price: 11 },
  },
  {
    page: 'osteria',
    instruction: 'all dishes',
    schema: z.array(z.object({ name: z.string(), vegetarian: z.boolean() })),
    expected: [
      ['Crostini', false],
      ['Burrata', true],
      ["Pici all'aglione", true],
      ['Tagliatelle al ragù', false],
      ['Gnocchi', true],
      ['Panna cotta', false],
    ].map(([name, vegetarian]) => ({ name, vegetarian })),
  },
  { page: 'osteria', instruction: 'how many dishes are on the menu', schema: z.number(), expected: 6 },
  {
    page: 'osteria',
    instruction: 'the price of the Tiramisu',
    schema: z.object({ price: z.number() }),
    refusal: true,
  },
  {
    page: 'account',
    instruction: 'the personal details',
    schema: z.object({
      fullName: z.string(),
      email: z.email(),
      country: z.string(),
      dateOfBirth: z.iso.date(),
      aboutMe: z.string(),
    }),
    expected: {
      fullName: 'Maya Lindqvist',
      email: 'maya@lindqvist.example',
      country: 'Sweden',
      dateOfBirth: '1990-06-21',
      aboutMe: 'Runs, reads, bakes.',
    },
  },
  {
    page: 'account',
    instruction: 'which theme is selected',
    schema: z.object({ theme: z.enum(['Light', 'Dark', 'System']) }),
    expected: { theme: 'Dark' },
  },
  {
    page: 'account',
    instruction: 'the notification settings',
    schema: z.object({ weeklyDigest: z.boolean(), productNews: z.boolean(), securityAlerts: z.boolean() }),
    expected: { weeklyDigest: true, productNews: false, securityAlerts: true },
  },
  { page: 'account', instruction: 'the font size', schema: z.number(), expected: 16 },
  { page: 'account', instruction: 'the new password', schema: z.string(), refusal: true },
  {
    page: 'account',
    instruction: 'which notifications are enabled',
    schema: z.array(z.string()),
    expected: ['Weekly digest', 'Security alerts'],
  },
  {
    page: 'nores',
    instruction: 'the search results',
    schema: z.object({ results: z.array(z.object({ name: z.string(), price: z.number() })) }),
    expected: { results: [] },
  },
  {
    page: 'nodata',
    instruction: 'all orders',
    schema: z.object({
      orders: z.array(z.object({ order: z.string(), customer: z.string(), total: z.number() })),
    }),
    expected: { orders: [] },
  },
  { page: 'nodata', instruction: 'the number of orders', schema: z.number(), expected: 0 },
  {
    page: 'agenda',
    instruction: 'the sessions of day 2',
    schema: z.array(z.object({ title: z.string(), speaker: z.string(), room: z.string() })),
    expected: [{ title: 'Fast by default', speaker: 'Noor Aziz', room: 'Main hall' }],
  },
  {
    page: 'agenda',
    instruction: 'all sessions',
    schema: z.object({
      sessions: z.array(
        z.object({ title: z.string(), speaker: z.string(), time: z.string(), room: z.string() }),
      ),
    }),
    expected: {
      sessions: [
        { title: 'Opening keynote', speaker: 'Ida Holm', time: '09:00 – 09:45', room: 'Main hall' },
        { title: 'Forms that forgive', speaker: 'Lee Park', time: '10:00 – 10:40', room: 'Room 2' },
        { title: 'Fast by default', speaker: 'Noor Aziz', time: '09:30 – 10:15', room: 'Main hall' },
      ],
    },
  },
  {
    page: 'agenda',
    instruction: 'in which room is "Forms that forgive"',
    schema: z.object({ room: z.string() }),
    expected: { room: 'Room 2' },
  },
  {
    page: 'changelog',
    instruction: 'the releases',
    schema: z.object({
      releases: z.array(z.object({ version: z.string(), date: z.iso.date(), changes: z.array(z.string()) })),
    }),
    expected: {
      releases: [
        {
          version: '2.4.0',
          date: '2026-07-01',
          changes: ['Adds dark mode', 'Fixes the export of empty sheets'],
        },
        { version: '2.3.1', date: '2026-05-19', changes: ['Fixes a crash on start'] },
        {
          version: '2.3.0',
          date: '2026-05-02',
          changes: ['Adds import from CSV', 'Removes the legacy theme', 'Speeds up search'],
        },
      ],
    },
  },
  {
    page: 'changelog',
    instruction: 'the latest version',
    schema: z.object({ version: z.string() }),
    expected: { version: '2.4.0' },
  },
  {
    page: 'changelog',
    instruction: 'what changed in 2.3.0',
    schema: z.array(z.string()),
    expected: ['Adds import from CSV', 'Removes the legacy theme', 'Speeds up search'],
  },
  {
    page: 'hike',
    instruction: 'the trail',
    schema: z.object({
      name: z.string(),
      distanceKm: z.number(),
      ascentM: z.number(),
      difficulty: z.enum(['Easy', 'Moderate', 'Hard']),
      rating: z.number(),
    }),
    expected: { name: 'Lynx ridge', distanceKm: 12.4, ascentM: 1150, difficulty: 'Hard', rating: 4.2 },
  },
  {
    page: 'hike',
    instruction: 'are dogs allowed',
    schema: z.object({ dogsAllowed: z.boolean() }),
    expected: { dogsAllowed: true },
  },
  {
    page: 'hike',
    instruction: 'the image of the trail',
    schema: z.object({ image: z.url(), alt: z.string() }),
    expected: { image: 'http://app.test/img/lynx.jpg', alt: 'View from Lynx ridge at dawn' },
  },
  {
    page: 'hike',
    instruction: 'when it was last updated and by whom',
    schema: z.object({ lastUpdated: z.iso.date(), author: z.string() }),
    expected: { lastUpdated: '2026-08-30', author: 'Berta Amsel' },
  },
  { page: 'hike', instruction: 'the number of ratings', schema: z.int(), expected: 318 },
  {
    page: 'hike',
    instruction: 'the waypoints',
    schema: z.array(z.object({ name: z.string(), km: z.number() })),
    expected: [
      { name: 'Car park', km: 0 },
      { name: 'Hut', km: 4.1 },
      { name: 'Summit', km: 7.8 },
    ],
  },
  {
    page: 'hike',
    instruction: 'the GPX download link',
    schema: z.url(),
    expected: 'http://app.test/files/lynx.gpx',
  },
  {
    page: 'hike',
    instruction: 'the water temperature',
    schema: z.object({ temperature: z.number() }),
    refusal: true,
  },
];
