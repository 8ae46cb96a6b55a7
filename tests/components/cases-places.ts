/** Sentences about things that are hard to get at: in frames, in shadow roots, far down a list, only there on hover, late, covered. */
import type { ComponentCase } from './score.js';

export const places: readonly ComponentCase[] = [
  ['hover-menu', 'Hover over Goods and click Tools', { hash: '#tools' }],
  ['hover-menu', 'Choose Tools from the Goods menu', { hash: '#tools' }],
  ['hover-menu', 'Hover over Goods, hover over Paint and click "Outside walls"', { hash: '#outside' }],
  ['hover-tools', 'Archive the invoice of April', [{ log: ['archive Invoice April'] }, 'refuse']],
  ['hover-tools', 'Hover over "Invoice March" and click Archive', { log: ['archive Invoice March'] }],
  ['virtual', 'Click "Employee 0003"', { chosen: 'Employee 0003' }],
  ['virtual', 'Select "Employee 0950" in the list of employees', { chosen: 'Employee 0950' }],
  ['virtual', 'Scroll to "Employee 0120" and click it', { chosen: 'Employee 0120' }],
  ['virtual', 'Select "Employee 9000" in the Employees list', 'refuse'],
  ['infinite', 'Click "Story 5"', { hash: '#news-5' }],
  ['infinite', 'Scroll down the news until "Story 37" and click it', { hash: '#news-37' }],
  ['infinite', 'Click "Story 42" in the news', { hash: '#news-42' }],
  ['infinite', 'Click "Story 99" in the news', 'refuse'],
  ['tooltip', 'Click the "Crop picture" button', [{ log: ['crop'] }, 'refuse']],
  ['late', 'Click "Load offers" and take the offer', { log: ['load', 'offer'] }],
  ['inert', 'Click Save', { log: ['save'] }],
  ['covered', 'Click Continue', 'refuse'],
  ['shadow', 'Enter "SPRING" as the voucher code and redeem it', { log: ['redeem SPRING'] }],
  ['frames', 'Fill in the card number with 4242 and click "Pay now"', { log: ['paid with 4242'] }],
  ['upload', 'Upload "package.json" under "Drop files here"', { files: ['package.json'] }],
  ['drag', 'Drag "Call client" to Finished', { log: ['finished card-b'] }],
];
