import { expect, test } from '../../../fixtures/test.js';
import type { ActionMethod } from '../../../src/contract/action.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { guardOf } from '../../../src/grounding/model-guard.js';

const node = (role: string, name: string, extra: Partial<SnapshotNode> = {}): SnapshotNode => ({
  role,
  name,
  children: [],
  ref: 'e1',
  ...extra,
});
const judge = (instruction: string, method: ActionMethod, target?: SnapshotNode, ...given: string[]) =>
  guardOf(instruction)({ method, arguments: given, node: target, isNew: false });

const button = (name: string): SnapshotNode => node('button', name);

for (const [instruction, method, target] of [
  ['log in with %user% and %password%', 'fill', node('textbox', 'Name')],
  ['log in with %user% and %password%', 'click', button('Sign in')],
  ['accept cookies', 'click', button('Allow all')],
  ['agree to the terms', 'click', button('I understand')],
  ['change the language to German', 'click', node('link', 'Deutsch')],
  ['complete the checkout', 'click', button('Place order')],
  ['put the hat into my bag', 'click', button('Add to cart')],
  ['use the coupon SAVE10', 'fill', node('textbox', 'Code')],
  ['set the quantity to 3', 'press', node('spinbutton', 'Quantity')],
  ['move the slider to 50', 'fill', node('slider', 'Volume')],
  ['type "mug" into the search', 'click', button('Search')],
  ['select France as the country', 'click', node('combobox', 'Country')],
  ['pick the 17th', 'click', button('17')],
  ['turn on dark mode', 'click', button('Theme')],
  ['remove the red hat from the cart', 'click', button('Delete')],
  ['go to the cart', 'click', node('link', 'Cart')],
  ['lösche die Notiz', 'click', button('Löschen')],
  ['close the dialog', 'press', undefined],
  ['buy two tickets', 'click', button('Pay now')],
  ['empty the trash', 'click', button('Delete all')],
] as const) {
  test(`"${instruction}" may ${method} ${target?.role ?? 'on the page'} "${target?.name ?? ''}"`, () => {
    expect(judge(instruction, method, target)).toBeUndefined();
  });
}

for (const [instruction, method, target, ...given] of [
  ['save the profile', 'click', button('Delete profile')],
  ['open the settings', 'click', button('Sign out')],
  ['continue', 'click', button('Pay now')],
  ['hover over the avatar', 'click', button('Avatar')],
  ['click Save', 'fill', node('textbox', 'Save as')],
  ['type "mug" into the search field', 'click', button('Subscribe')],
  ['check the newsletter box', 'uncheck', node('checkbox', 'Newsletter')],
  ['click Save', 'goto', undefined, 'http://evil.test/'],
  ['upload photo.png', 'setInputFiles', node('button', 'Photo'), '/etc/passwd'],
  ['click Save', 'acceptDialog', undefined],
  ['scroll down', 'click', button('Next')],
] as const) {
  test(`"${instruction}" may not ${method} ${target?.role ?? 'on the page'} "${target?.name ?? ''}"`, () => {
    expect(judge(instruction, method, target, ...given)).toBeDefined();
  });
}

test('an address of the instruction may be gone to', () => {
  expect(judge('go to http://shop.test/cart', 'goto', undefined, 'http://shop.test/cart')).toBeUndefined();
});
