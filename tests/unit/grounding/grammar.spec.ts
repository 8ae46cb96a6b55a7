/** Sentence → clauses, as a table: verb, then `target`, `=value`, `<from`, `>to` or `?only if there` of the preferred reading. */
import { expect, test } from '../../../fixtures/test.js';
import { spell, type Clause } from '../../../src/grounding/built-in/language/clause.js';
import { parseInstruction } from '../../../src/grounding/built-in/language/grammar.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const table: readonly (readonly [say: string, clauses: readonly string[]])[] = [
  ['click Save', ['click Save']],
  ['Please click on the "Save" button.', ['click the "Save" button']],
  ['I want to click Save', ['click Save']],
  ['When I click Save', ['click Save']],
  ['And the user clicks on Save', ['click Save']],
  ['the customer enters "Bob" into Name and then she presses Enter', ['fill Name ="Bob"', 'press ="Enter"']],
  ['Could you please click Save?', ['click Save']],
  ['The admin must select Blue', ['select Blue']],
  ['make sure to tick the terms', ['check the terms']],
  ['make sure the terms are accepted', ['check the terms']],
  ['click "I agree" and I click Next', ['click "I agree"', 'click Next']],
  ['open User settings', ['open User settings']],
  ['Click Save and verify that "Saved" is shown', ['click Save', 'verify verify that "Saved" is shown']],
  ['When I click Save Then I should see "Saved"', ['click Save', 'verify I should see "Saved"']],
  [
    'Click Save. The message "Saved" should be displayed.',
    ['click Save', 'verify The message "Saved" should be displayed'],
  ],
  ['click the button that should be red', ['click the button that should be red']],
  ['Given I am on the start page', ['verify Given I am on the start page']],
  ['make sure the Save button is enabled', ['verify make sure the Save button is enabled']],
  ['check the box that is empty', ['check the box that is empty']],
  ['Once the page has loaded click Save', ['wait the page has loaded', 'click Save']],
  ['When the dialog appears, click OK', ['wait the dialog appears', 'click OK']],
  ['tap the menu icon', ['click the menu icon']],
  ['double-click the row', ['dblclick the row']],
  ['right click on the file', ['rightClick the file']],
  ['hover over Products', ['hover Products']],
  ['type "a, b and c" into Name', ['fill Name ="a, b and c"']],
  ['enter bob@x.org in the email field', ['fill the email field =bob@x.org']],
  ['fill in Email with %mail%', ['fill Email =%mail%']],
  ['fill Email: bob@x.org', ['fill Email =bob@x.org']],
  ["enter 'x' as the title", ['fill the title ="x"']],
  ['In the File menu, choose Export and click OK', ['select =Export <the File menu', 'click OK']],
  ['from the Edit menu select Undo', ['select =Undo <the Edit menu']],
  ['on the Billing tab, tick Auto', ['open the Billing tab', 'check Auto']],
  ['In the side menu open Auth', ['open Auth In the side menu']],
  ['expand the section on returns', ['expand the returns section']],
  ['set the date to March 3, 2026', ['set the date =March 3, 2026']],
  ['change quantity to 3', ['set quantity =3']],
  ['type "a" into X and "b" into Y', ['fill X ="a"', 'fill Y ="b"']],
  [
    'fill Name with Bob and Email with b@x.org, then press Enter',
    ['fill Name =Bob', 'fill Email =b@x.org', 'press ="Enter"'],
  ],
  ['fill the form with name: Bob, email: b@x.org', ['fill name =Bob', 'fill email =b@x.org']],
  ['select France from the Country dropdown', ['select =France <the Country dropdown']],
  ['choose "Two" in Size', ['select ="Two" <Size']],
  ['select A, B and C and click Submit', ['select A, B and C', 'click Submit']],
  ['check the terms box', ['check the terms box']],
  ['turn the wifi off', ['uncheck the wifi']],
  ['make sure that Newsletter is checked', ['check Newsletter']],
  ['press Ctrl+A in the editor', ['press the editor ="Control+a"']],
  ['hit enter to send the form', ['press enter to send the form']],
  ['press Tab twice', ['press ="Tab"', 'press ="Tab"']],
  ['press the Delete button', ['click Delete button']],
  ['drag Task A onto Done', ['drag Task A >Done']],
  ['drag B to Flour and C to Sugar', ['drag B >Flour', 'drag C >Sugar']],
  ['move Ann to Red, Bob to Blue and press Save', ['drag Ann >Red', 'drag Bob >Blue', 'click Save']],
  ['drag A and B to Flour and C to Sugar', ['drag A and B >Flour', 'drag C >Sugar']],
  ['drag Salt and Pepper to Flour', ['drag Salt and Pepper >Flour']],
  ['drag Flour to Salt and Pepper', ['drag Flour >Salt and Pepper']],
  ['upload cat.png to Photo', ['upload Photo =cat.png']],
  ['scroll to the bottom', ['scroll the bottom']],
  ['wait 2 seconds', ['wait 2 seconds']],
  ['search for blue mugs', ['search =blue mugs']],
  ['log in with bob and secret', ['fill:user =bob', 'fill:password =secret', 'login:login']],
  ['sign in by clicking "Continue with Google"', ['click "Continue with Google"']],
  ['Sign in by clicking "Continue with Apple"', ['click "Continue with Apple"']],
  // What is said of the credentials is no part of them.
  [
    'log in with the wrong username wrong-user and an invalid password pw-1',
    ['fill:user =wrong-user', 'fill:password =pw-1', 'login:login'],
  ],
  [
    'log in with the spare username kim-1 and the password pw-1',
    ['goal spare username kim-1', 'fill:password =pw-1', 'login:login'],
  ],
  ['sign in as %user% with password %pw%', ['fill:user =%user%', 'fill:password =%pw%', 'login:login']],
  ['add the blue mug to the cart', ['goal add the blue mug to the cart']],
  ['click Delete and accept the alert', ['click Delete', 'acceptDialog']],
  ['1. Click Login\n2. Type "x" in Name', ['click Login', 'fill Name ="x"']],
  ['click A; click B. Then click C', ['click A', 'click B', 'click C']],
  ['before clicking Save, check the box', ['check the box', 'click Save']],
  ['mark "Buy milk" as completed', ['check "Buy milk"']],
  ['go to https://example.org/a?b=c', ['goto =https://example.org/a?b=c']],
  ['go back', ['goBack']],
  ['click 「保存」', ['click "保存"']],
  ['fill the street and number with "5 Main St"', ['fill the street and number ="5 Main St"']],
  [
    'fill in the first name "Ada" and the last name "Lovelace"',
    ['fill the first name ="Ada"', 'fill the last name ="Lovelace"'],
  ],
  ['type "x" into Name and hit Enter', ['fill Name ="x"', 'press Enter']],
  ['click Next twice', ['click Next', 'click Next']],
  ['load more results', ['goal load more results']],
  ['load https://example.org', ['goto =https://example.org']],
  ['search for the member "Wei"', ['search ="Wei"']],
  ['find the mail from Ann and forward it', ['goal forward the mail from Ann']],
  ['find the row for Alice and click Delete', ['click Delete in the row for Alice']],
  ['find the product priced $5 and add it to the cart', ['goal add the product priced $5 to the cart']],
  ['find teapots and open the first result', ['search =teapots', 'open the first result']],
  ['if there is a cookie banner, accept it', ['check cookie banner ?cookie banner']],
  ['close the survey if it appears', ['close the survey ?the survey']],
  ['if the cart is empty click Back', ['goal if the cart is empty click Back']],
  ['switch between the tabs to find and click on the link "Terms"', ['seek the link "Terms" <tabs']],
  ['', []],
  ['   ', []],
];

for (const [say, expected] of table) {
  it(`"${say.replaceAll('\n', ' / ')}" is understood`, () => {
    expect(parseInstruction(say).map(short)).toEqual(expected);
  });
}

test('the parts of a name with "and" are kept together as another possibility', () => {
  const [first] = parseInstruction('click Save and close');
  expect(spell(first?.joined ?? [])).toBe('Save and close');
});

test('a hundred thousand letters are parsed at once', () => {
  // In time of the processor: whatever else the machine has to do does not count.
  const start = process.cpuUsage();
  parseInstruction('click the very long name '.repeat(4000));
  expect(process.cpuUsage(start).user).toBeLessThan(3_000_000);
});

function short({ verb, role, readings, only }: Clause): string {
  const [reading] = readings;
  const parts = [role && verb !== 'search' ? `${verb}:${role}` : verb];
  if (reading?.target?.length) parts.push(spell(reading.target));
  if (reading?.value?.length) parts.push(`=${spell(reading.value)}`);
  if (reading?.destination?.length) parts.push(`${verb === 'drag' ? '>' : '<'}${spell(reading.destination)}`);
  if (only) parts.push(`?${spell(only)}`);
  return parts.join(' ');
}
