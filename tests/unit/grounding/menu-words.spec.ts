/** Words that the item of a menu need not say: that something is a problem, that one is sure, and that a copy is made. */
import { expect, test } from '../../../fixtures/test.js';
import { behind, rowsWithMenu } from './menus.js';

const tickets = rowsWithMenu('Tickets', ['Cannot reset password', 'Printer jams', 'Fish soup']);
const opened = 'click button "More"';

for (const [said, items, done] of [
  // What it is about is a problem, whatever its subject is called.
  ['Resolve the ticket about the reset password problem', ['Edit', 'Resolve'], 'click menuitem "Resolve"'],
  ['Resolve the ticket about the reset password problem', ['Edit', 'Delete'], 'press Escape'],
  ['Resolve the ticket about the reset password deadline', ['Edit', 'Resolve'], 'press Escape'],
  // "(yes, really)" asks for nothing; any other words in brackets do.
  ['Delete the fish soup (yes, really)', ['Edit', 'Delete'], 'click menuitem "Delete"'],
  ['Delete the fish soup (the second one)', ['Edit', 'Delete'], 'press Escape'],
  // A copy is made by what duplicates, and by nothing else.
  ['Make a copy of Fish soup', ['Edit', 'Duplicate'], 'click menuitem "Duplicate"'],
  ['Make a copy of Fish soup', ['Copy link', 'Duplicate all'], 'press Escape'],
  ['Make a list of Fish soup', ['Edit', 'Duplicate'], 'press Escape'],
] as const)
  test(`"${said}" in a menu of ${items.join(', ')}: ${done}`, () => {
    const turns = behind(said, tickets, ...items);
    if (done === 'press Escape') expect(turns.join('; ')).not.toContain('click menuitem');
    else expect(turns.slice(0, 2)).toEqual([opened, done]);
  });
