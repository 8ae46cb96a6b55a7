/** Sentences that mean the same in other words: what a thing has done is so of it, a column answers, and what can be undone has been done. */
import { test } from '../../../fixtures/one-page.js';
import { expectSaid, type PageSaid } from './verdict.js';

const cases: readonly PageSaid[] = [
  {
    of: 'what each has done, by a box and by a status',
    html: `<title>Choir</title><h1>Singers</h1><table><tr><th>Singer</th><th>Paid</th><th>Spring concert</th><th>Membership</th></tr>${[
      ['Ida Moe', 'checked', 'Confirmed', 'Active'],
      ['Per Lund', '', 'Missed', 'Cancelled'],
      ['Eva Holt', '', 'Confirmed', 'Active'],
    ]
      .map(
        ([name, box, concert, state]) =>
          `<tr><td>${name}</td><td><input type=checkbox ${box}></td><td>${concert}</td><td>${state}</td></tr>`,
      )
      .join('')}</table>`,
    holds: [
      'Ida Moe has already paid',
      'Per Lund has not paid yet',
      'Per Lund missed the spring concert',
      'Per Lund has cancelled his membership',
    ],
    fails: [
      'Per Lund has already paid',
      'Ida Moe missed the spring concert',
      'Eva Holt has cancelled her membership',
    ],
    refused: [
      'Per Lund missed the autumn concert',
      'Ola Nord has already paid',
      'everybody has cancelled the concert',
    ],
  },
  {
    of: 'what a column answers with yes or no',
    html: `<title>Rowers</title><h1>Rowers</h1><table><tr><th>Rower</th><th>Dues paid</th><th>Licensed</th><th>Vaccinated</th></tr>${[
      ['Ida Moe', 'Yes', 'yes', 'Yes'],
      ['Per Lund', 'No', 'no', 'Partly'],
      ['Eva Holt', 'Yes', 'no', 'No'],
    ]
      .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table>`,
    holds: [
      'Ida Moe is licensed',
      'Per Lund is not licensed',
      'Eva Holt has paid her dues',
      "Ida Moe's dues are paid",
    ],
    fails: ['Eva Holt is licensed', 'Per Lund has already paid the dues', 'the dues of Ida Moe are not paid'],
    // No column says whether anything is insured; "Partly" is neither; and the rent is not the dues.
    refused: [
      'Ida Moe is insured',
      'Ida Moe is vaccinated',
      'Eva Holt has paid the rent',
      'Ola Nord is licensed',
    ],
  },
  {
    of: 'what a button would undo',
    html: `<title>Links</title><h1>Links</h1><h2>Accounts</h2><div>${[
      ['Fjordbank', 'Disconnect'],
      ['Postbox', 'Disconnect'],
      ['Ledger', 'Connect'],
    ]
      .map(([name, label]) => `<p>${name} <button>${label}</button></p>`)
      .join('')}</div>`,
    holds: ['Fjordbank is connected', 'Ledger is not connected'],
    fails: ['Ledger is connected', 'Postbox is not connected'],
    refused: ['Fjordbank is paid', 'Telegraph is connected'],
  },
  {
    of: 'a star in the line',
    html: `<title>Files</title><h1>Files</h1><ul>${['Plan.pdf ★', 'Notes.txt ☆', 'Map.png ☆']
      .map((line) => `<li><b>${line.split(' ')[0] ?? ''}</b> <span>${line.split(' ')[1] ?? ''}</span></li>`)
      .join('')}</ul>`,
    holds: ['Plan.pdf is marked with a star', 'Plan.pdf has a star'],
    fails: ['Map.png is marked with a star'],
    refused: ['Draft.md is marked with a star'],
  },
];

for (const said of cases)
  test(`what holds and what fails of ${said.of}`, async ({ page }) => {
    await expectSaid(page, said);
  });
