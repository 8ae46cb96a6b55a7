/** Sentences of testers of whole published sites, each for a way in which one was done wrongly at first sight there. */
import type { Case } from './cases-tuning.js';

export const sites: readonly Case[] = [
  ['roster', 'Go to page 3 of the staff roster', 'click p3 || refuse'],
  ['roster', 'Go to page 3', 'click p3'],
  ['roster', 'Go to page 9 of the roster', 'refuse'],
  ['roster', 'Show 50 entries', 'selectOption size 50'],
  ['roster', 'Show 75 entries', 'refuse'],
  ['roster', 'Filter the table for London', 'fill q London || refuse'],
  [
    'enrol',
    'Sign in on the horizontal form with email "kim@example.com" and password "pw123"',
    'fill h-mail kim@example.com ; fill h-pass pw123 ; click h-go',
  ],
  ['enrol', 'Sign in on the vertical form with email "kim@example.com" and password "pw123"', 'refuse'],
  ['permit', 'Select British and Irish nationality', 'check nationality ; check nationality-2'],
  ['permit', 'Tick Irish nationality', 'check nationality-2'],
  ['permit', 'Select German nationality', 'refuse'],
  ['permit', 'Type "s3cret" into both password fields', 'fill pw s3cret ; fill pw2 s3cret || refuse'],
  ['openings', 'Show only jobs in Berlin', 'selectOption place Berlin || refuse'],
  ['openings', 'Choose Berlin as the location', 'selectOption place Berlin'],
  ['apidocs', 'Select the Sandbox server', 'selectOption server /sandbox - Sandbox'],
  ['apidocs', 'Select the Staging server', 'refuse'],
  ['apidocs', 'Filter by tag "store"', 'fill filter store'],
  ['apidocs', 'Filter the operations by tag "store"', 'fill filter store || refuse'],
];
