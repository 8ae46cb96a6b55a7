import { z } from 'zod';
import type { BlindCase } from './cases-blind.js';

const text = z.object({ extraction: z.string() });

/** Questions of the fourth round. */
export const fourth: readonly BlindCase[] = [
  {
    page: 'paperInvoice',
    instruction: 'Extract the invoice header',
    schema: z.object({
      invoiceNumber: z.string(),
      issueDate: z.iso.date(),
      dueDate: z.iso.date(),
      total: z.number(),
    }),
    expected: { invoiceNumber: 'INV-2041', issueDate: '2026-03-14', dueDate: '2026-04-13', total: 387.95 },
  },
  {
    page: 'paperInvoice',
    instruction: 'Extract all line items',
    schema: z.object({
      items: z.array(
        z.object({
          description: z.string(),
          quantity: z.number(),
          unitPrice: z.number(),
          amount: z.number(),
        }),
      ),
    }),
    expected: {
      items: [
        { description: 'A4 paper, 80 g', quantity: 12, unitPrice: 18.5, amount: 222 },
        { description: 'Card stock', quantity: 3, unitPrice: 31, amount: 93 },
        { description: 'Courier', quantity: 1, unitPrice: 9.95, amount: 9.95 },
      ],
    },
    also: [
      {
        items: [
          { description: 'A4 paper, 80 g Box of 5 reams', quantity: 12, unitPrice: 18.5, amount: 222 },
          { description: 'Card stock Ivory, 300 g', quantity: 3, unitPrice: 31, amount: 93 },
          { description: 'Courier Next day', quantity: 1, unitPrice: 9.95, amount: 9.95 },
        ],
      },
    ],
  },
  {
    page: 'paperInvoice',
    instruction: 'the name of the customer who is billed',
    schema: z.object({ customer: z.string() }),
    expected: { customer: 'Copperfield & Sons' },
  },
  {
    page: 'paperInvoice',
    instruction: 'the VAT amount',
    schema: z.object({ vat: z.number() }),
    expected: { vat: 63 },
  },
  {
    page: 'paperInvoice',
    instruction: 'the discount',
    schema: z.object({ discount: z.number() }),
    refusal: true,
  },
  { page: 'paperInvoice', instruction: 'the PO number', schema: text, expected: { extraction: '88-1203' } },
  {
    page: 'vacancies',
    instruction: 'Extract the job listings',
    schema: z.object({
      jobs: z.array(
        z.object({
          title: z.string(),
          company: z.string(),
          location: z.string(),
          salary: z.string().optional(),
          remote: z.boolean(),
        }),
      ),
    }),
    expected: {
      jobs: [
        {
          title: 'Senior Frontend Engineer',
          company: 'Plover Labs',
          location: 'Ghent, Belgium',
          salary: '€65,000 – €80,000 a year',
          remote: true,
        },
        { title: 'UI Developer', company: 'Ravel', location: 'Oslo, Norway', remote: false },
        {
          title: 'Design Systems Lead',
          company: 'Quarto & Co',
          location: 'Porto, Portugal',
          salary: '€70,000 – €90,000 a year',
          remote: true,
        },
      ],
    },
  },
  {
    page: 'vacancies',
    instruction: 'the link of each job',
    schema: z.array(z.object({ title: z.string(), url: z.url() })),
    expected: [
      { title: 'Senior Frontend Engineer', url: 'http://app.test/jobs/senior-frontend-engineer' },
      { title: 'UI Developer', url: 'http://app.test/jobs/ui-developer' },
      { title: 'Design Systems Lead', url: 'http://app.test/jobs/design-systems-lead' },
    ],
  },
  { page: 'vacancies', instruction: 'how many results are there in total', schema: z.number(), expected: 12 },
  {
    page: 'vacancies',
    instruction: 'the jobs with their tags',
    schema: z.array(z.object({ title: z.string(), tags: z.array(z.string()) })),
    expected: [
      { title: 'Senior Frontend Engineer', tags: ['React', 'TypeScript'] },
      { title: 'UI Developer', tags: ['Vue'] },
      { title: 'Design Systems Lead', tags: ['CSS', 'Figma', 'A11y'] },
    ],
  },
  {
    page: 'vacancies',
    instruction: 'the company of the UI Developer job',
    schema: text,
    expected: { extraction: 'Ravel' },
  },
  {
    page: 'vacancies',
    instruction: 'the salary of the UI Developer job',
    schema: z.object({ salary: z.string() }),
    refusal: true,
  },
  {
    page: 'vacancies',
    instruction: 'the jobs',
    schema: z.array(
      z.object({ title: z.string(), employmentType: z.enum(['Full-time', 'Part-time', 'Contract']) }),
    ),
    expected: [
      { title: 'Senior Frontend Engineer', employmentType: 'Full-time' },
      { title: 'UI Developer', employmentType: 'Contract' },
      { title: 'Design Systems Lead', employmentType: 'Full-time' },
    ],
  },
  {
    page: 'issues',
    instruction: 'Extract the list of issues',
    schema: z.object({
      issues: z.array(
        z.object({ title: z.string(), number: z.number(), author: z.string(), comments: z.number() }),
      ),
    }),
    expected: {
      issues: [
        { title: 'Crash when the tree is empty', number: 412, author: 'mkoval', comments: 7 },
        { title: 'Docs: explain retries', number: 409, author: 'anette', comments: 0 },
        { title: 'Support arm64', number: 401, author: 'tbeck', comments: 23 },
      ],
    },
  },
  {
    page: 'issues',
    instruction: 'the number of open issues',
    schema: z.object({ open: z.number() }),
    expected: { open: 41 },
  },
  { page: 'issues', instruction: 'the total number of issues', schema: z.number(), expected: 57 },
  {
    page: 'issues',
    instruction: 'each issue with its labels',
    schema: z.array(z.object({ title: z.string(), labels: z.array(z.string()) })),
    expected: [
      { title: 'Crash when the tree is empty', labels: ['bug', 'crash'] },
      { title: 'Docs: explain retries', labels: ['docs'] },
      { title: 'Support arm64', labels: [] },
    ],
  },
  {
    page: 'issues',
    instruction: 'who opened the issue "Support arm64"',
    schema: z.object({ author: z.string() }),
    expected: { author: 'tbeck' },
  },
  {
    page: 'issues',
    instruction: 'the assignee of the issue "Support arm64"',
    schema: z.object({ assignee: z.string() }),
    refusal: true,
  },
  {
    page: 'plans',
    instruction: 'the plans',
    schema: z.object({
      plans: z.array(z.object({ name: z.string(), price: z.string(), features: z.array(z.string()) })),
    }),
    expected: {
      plans: [
        { name: 'Hobby', price: '$0', features: ['1 project', 'Community help'] },
        { name: 'Pro', price: '$24', features: ['20 projects', 'E-mail help', 'Audit log'] },
        {
          name: 'Enterprise',
          price: 'Contact us',
          features: ['Unlimited projects', 'Phone help', 'Audit log', 'SSO'],
        },
      ],
    },
    also: [
      {
        plans: [
          { name: 'Hobby', price: '$0/month', features: ['1 project', 'Community help'] },
          { name: 'Pro', price: '$24/month', features: ['20 projects', 'E-mail help', 'Audit log'] },
          {
            name: 'Enterprise',
            price: 'Contact us',
            features: ['Unlimited projects', 'Phone help', 'Audit log', 'SSO'],
          },
        ],
      },
    ],
  },
  {
    page: 'plans',
    instruction: 'the monthly price of the Pro plan',
    schema: z.object({ price: z.number() }),
    expected: { price: 24 },
  },
  {
    page: 'plans',
    instruction: 'how much storage the Pro plan has',
    schema: z.object({ storage: z.string() }),
    expected: { storage: '50 GB' },
  },
  {
    page: 'plans',
    instruction: 'whether the Hobby plan includes a custom domain',
    schema: z.object({ customDomain: z.boolean() }),
    expected: { customDomain: false },
  },
  {
    page: 'plans',
    instruction: 'whether the Enterprise plan includes SSO',
    schema: z.boolean(),
    expected: true,
  },
  {
    page: 'plans',
    instruction: 'the price of the Enterprise plan',
    schema: z.object({ price: z.number() }),
    refusal: true,
  },
  {
    page: 'konto',
    instruction: 'alle Buchungen',
    schema: z.array(z.object({ buchungstag: z.iso.date(), empfaenger: z.string(), betrag: z.number() })),
    expected: [
      { buchungstag: '2026-02-03', empfaenger: 'Stadtwerke', betrag: -118.4 },
      { buchungstag: '2026-02-05', empfaenger: 'Bäckerei Kron', betrag: -1007.25 },
      { buchungstag: '2026-02-27', empfaenger: 'Meyer GmbH', betrag: 3412 },
    ],
  },
  {
    page: 'konto',
    instruction: 'Kontostand',
    schema: z.object({ kontostand: z.number() }),
    expected: { kontostand: 12480.75 },
  },
  { page: 'konto', instruction: 'Dispo-Zins', schema: z.number(), expected: 9.75 },
  { page: 'konto', instruction: 'IBAN', schema: z.object({ iban: z.string() }), refusal: true },
  {
    page: 'league',
    instruction: 'the standings',
    schema: z.object({
      teams: z.array(
        z.object({
          position: z.number(),
          team: z.string(),
          played: z.number(),
          won: z.number(),
          goalDifference: z.number(),
          points: z.number(),
        }),
      ),
    }),
    expected: {
      teams: [
        { position: 1, team: 'Harwick Town', played: 21, won: 14, goalDifference: 22, points: 46 },
        { position: 2, team: 'Stoneport', played: 21, won: 13, goalDifference: 17, points: 44 },
        { position: 3, team: 'Ellis Rovers', played: 20, won: 9, goalDifference: -2, points: 33 },
      ],
    },
  },
  { page: 'league', instruction: 'how many points does Stoneport have', schema: z.number(), expected: 44 },
  {
    page: 'league',
    instruction: 'the team in first place',
    schema: z.object({ team: z.string() }),
    expected: { team: 'Harwick Town' },
  },
  { page: 'league', instruction: 'the points of Brackley United', schema: z.number(), refusal: true },
];
