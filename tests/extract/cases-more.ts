import { z } from 'zod';
import type { Case } from './cases.js';

const text = z.object({ extraction: z.string() });

/** Questions about the later pages. */
export const more: readonly Case[] = [
  {
    page: 'books',
    instruction: 'extract all books with title, price and link',
    schema: z.object({
      books: z.array(z.object({ title: z.string(), price: z.number(), link: z.string() })),
    }),
    expected: {
      books: [
        { title: 'A Light in the Attic', price: 51.77, link: 'http://app.test/catalogue/a-light.html' },
        { title: 'Tipping the Velvet', price: 53.74, link: 'http://app.test/catalogue/tipping.html' },
        { title: 'Soumission', price: 50.1, link: 'http://app.test/catalogue/soumission.html' },
      ],
    },
  },
  { page: 'books', instruction: 'the price of Soumission', schema: z.string(), expected: '£50.10' },
  {
    page: 'books',
    instruction: 'the availability of each book',
    schema: z.array(z.object({ name: z.string(), availability: z.string() })),
    expected: [
      { name: 'A Light in the Attic', availability: 'In stock' },
      { name: 'Tipping the Velvet', availability: 'In stock' },
      { name: 'Soumission', availability: 'In stock' },
    ],
  },
  { page: 'books', instruction: 'total number of results', schema: z.int(), expected: 1000 },
  {
    page: 'quotes',
    instruction: 'all quotes',
    schema: z.object({
      quotes: z.array(z.object({ text: z.string(), author: z.string(), tags: z.array(z.string()) })),
    }),
    expected: {
      quotes: [
        { text: '“Be yourself.”', author: 'Oscar Wilde', tags: ['be', 'honesty'] },
        { text: '“Try and fail, but never fail to try.”', author: 'Jared Leto', tags: ['try'] },
      ],
    },
  },
  {
    page: 'quotes',
    instruction: 'the authors of the quotes',
    schema: z.array(z.string()),
    expected: ['Oscar Wilde', 'Jared Leto'],
  },
  {
    page: 'bank',
    instruction: 'the available balance',
    schema: z.object({ balance: z.number() }),
    expected: { balance: 12480.55 },
  },
  {
    page: 'bank',
    instruction: 'the transactions',
    schema: z.array(z.object({ date: z.iso.date(), description: z.string(), amount: z.number() })),
    expected: [
      { date: '2026-03-01', description: 'Salary', amount: 3000 },
      { date: '2026-03-02', description: 'Rent', amount: -1200 },
      { date: '2026-03-05', description: 'Groceries', amount: -84.2 },
    ],
  },
  { page: 'bank', instruction: 'the amount of the Rent transaction', schema: z.number(), expected: -1200 },
  {
    page: 'descriptions',
    instruction: 'the server',
    schema: z.object({ region: z.string(), cpu: z.string(), memory: z.string(), uptime: z.number() }),
    expected: { region: 'eu-central-1', cpu: '4 cores', memory: '16 GB', uptime: 99.95 },
  },
  { page: 'descriptions', instruction: 'how many open tickets are there?', schema: z.int(), expected: 37 },
  {
    page: 'descriptions',
    instruction: 'the status message',
    schema: text,
    expected: { extraction: 'All systems operational' },
  },
  {
    page: 'descriptions',
    instruction: 'which services are running',
    schema: z.array(z.object({ service: z.string(), running: z.boolean() })),
    expected: [
      { service: 'nginx', running: true },
      { service: 'redis', running: false },
    ],
  },
  {
    page: 'countries',
    instruction: 'list all countries',
    schema: z.array(
      z.object({ name: z.string(), capital: z.string(), population: z.int(), area: z.number() }),
    ),
    expected: [
      { name: 'Andorra', capital: 'Andorra la Vella', population: 84000, area: 468 },
      { name: 'Angola', capital: 'Luanda', population: 13068161, area: 1246700 },
    ],
  },
  {
    page: 'countries',
    instruction: 'What is the capital of Angola?',
    schema: text,
    expected: { extraction: 'Luanda' },
  },
  {
    page: 'countries',
    instruction: 'the population of Andorra',
    schema: z.object({ population: z.number() }),
    expected: { population: 84000 },
  },
  {
    page: 'search',
    instruction: 'the search results',
    schema: z.array(z.object({ title: z.string(), url: z.url(), snippet: z.string() })),
    expected: [
      { title: 'Weather today', url: 'https://w.example/today', snippet: 'Sun and clouds over the city.' },
      { title: 'Forecast', url: 'https://f.example/', snippet: 'Seven days ahead.' },
    ],
  },
  { page: 'search', instruction: 'how many results', schema: z.number(), expected: 1250000 },
  {
    page: 'search',
    instruction: 'the title of the first result',
    schema: text,
    expected: { extraction: 'Weather today' },
  },
  {
    page: 'jobs',
    instruction: 'all jobs',
    schema: z.array(z.object({ title: z.string(), company: z.string(), location: z.string() })),
    expected: [
      { title: 'Engineer', company: 'Acme', location: 'Berlin' },
      { title: 'Designer', company: 'Beta', location: 'Remote' },
      { title: 'Writer', company: 'Gamma', location: 'Paris' },
    ],
  },
  {
    page: 'jobs',
    instruction: 'full-time jobs',
    schema: z.array(z.object({ title: z.string() })),
    expected: [{ title: 'Engineer' }, { title: 'Writer' }],
  },
  {
    page: 'jobs',
    instruction: 'jobs whose location is Remote',
    schema: z.array(z.object({ title: z.string() })),
    expected: [{ title: 'Designer' }],
  },
  { page: 'jobs', instruction: 'the company of the Designer position', schema: z.string(), expected: 'Beta' },
  {
    page: 'jobs',
    instruction: 'the job titles',
    schema: z.object({ titles: z.array(z.string()) }),
    expected: { titles: ['Engineer', 'Designer', 'Writer'] },
  },
  { page: 'cart', instruction: 'the order total', schema: z.number(), expected: 20.5 },
  {
    page: 'cart',
    instruction: 'items in the cart',
    schema: z.array(z.object({ product: z.string(), quantity: z.int(), price: z.number() })),
    expected: [
      { product: 'Pen', quantity: 2, price: 3 },
      { product: 'Book', quantity: 1, price: 14.5 },
    ],
  },
  { page: 'cart', instruction: 'the quantity of Pen', schema: z.int(), expected: 2 },
  { page: 'cart', instruction: 'number of items in the cart', schema: z.int(), expected: 3 },
  { page: 'cart', instruction: 'the discount code', schema: text, refusal: true },
  { page: 'bank', instruction: 'the credit limit', schema: z.number(), refusal: true },
  { page: 'bank', instruction: 'the amount of the Insurance transaction', schema: z.number(), refusal: true },
  { page: 'countries', instruction: 'the currency of Angola', schema: text, refusal: true },
  { page: 'countries', instruction: 'the capital of France', schema: text, refusal: true },
  {
    page: 'search',
    instruction: 'the advertisements',
    schema: z.array(z.object({ title: z.string(), url: z.url() })),
    refusal: true,
  },
  { page: 'quotes', instruction: 'the birthday of the author', schema: z.iso.date(), refusal: true },
];
