import { z } from 'zod';
import type { Case } from './cases.js';

/** Questions about tables, with the right answers. */
export const tables: readonly Case[] = [
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
    instruction: 'all orders with the customer and whether they are open or shipped',
    schema: z.array(z.object({ customer: z.string(), status: z.enum(['Open', 'Shipped']) })),
    expected: [
      { customer: 'Alice Jones', status: 'Open' },
      { customer: 'Bob Stone', status: 'Shipped' },
      { customer: 'Carol King', status: 'Open' },
    ],
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
    instruction: 'the line items',
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
];
