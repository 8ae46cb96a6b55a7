/** Pages as applications have them, each with sentences and the elements that these mean: what mutations.spec.ts changes. */

/** One sentence and the element that it means on the unchanged page. */
export interface MeantElement {
  sentence: string;
  /** CSS, for the test only. */
  selector: string;
}

/** A page with what is done on it. */
export interface MutatedPage {
  html: string;
  meant: readonly MeantElement[];
}

const header = (
  current: string,
): string => `<header><a class="brand" href="/">Acme</a><nav aria-label="Main"><ul>
  ${['Dashboard', 'Orders', 'Reports', 'Customers', 'Settings']
    .map(
      (name) =>
        `<li><a href="/${name.toLowerCase()}"${name === current ? ' aria-current="page"' : ''}>${name}</a></li>`,
    )
    .join('')}</ul></nav><button type="button" class="avatar" aria-label="Account menu">A</button></header>`;

const products = ['Blue Mug', 'Red Mug', 'Green Vase', 'Oak Tray', 'Tin Cup', 'Wool Throw'];
const people = [
  ['Alice Ames', 'alice@acme.test', 'Owner'],
  ['Bob Burke', 'bob@acme.test', 'Editor'],
  ['Carol Cole', 'carol@acme.test', 'Viewer'],
  ['Dan Dale', 'dan@acme.test', 'Editor'],
];

/** By what kind of page it is. */
export const mutatedPages: Readonly<Record<string, MutatedPage>> = {
  listing: {
    html: `${header('Orders')}<main><h1>Kitchen</h1><ul class="grid">${products
      .map(
        (
          name,
          index,
        ) => `<li class="card"><h3><a href="/p/${index + 1}">${name}</a></h3><p class="price">€${name.length}.50</p>
          <button type="button" class="add">Add to cart</button><button type="button" class="wish">Save for later</button></li>`,
      )
      .join('')}</ul></main>`,
    meant: [
      { sentence: 'Click "Add to cart" in the card of the Green Vase', selector: 'li:nth-child(3) .add' },
      { sentence: 'Click the link "Oak Tray"', selector: 'li:nth-child(4) h3 a' },
    ],
  },
  form: {
    html: `${header('Customers')}<main><h1>New customer</h1><form><fieldset><legend>Contact</legend>
      <p><label for="first">First name</label><input id="first" name="first"></p><p><label for="last">Last name</label><input id="last" name="last"></p>
      <p><label for="mail">Email</label><input id="mail" name="mail" type="email"></p></fieldset>
      <fieldset><legend>Address</legend><p><label for="street">Street</label><input id="street" name="street"></p>
      <p><label for="town">Town</label><input id="town" name="town"></p></fieldset>
      <button type="button" class="draft">Save as draft</button><button class="primary">Create customer</button></form></main>`,
    meant: [
      { sentence: 'Fill Town with Ghent', selector: '#town' },
      { sentence: 'Click "Save as draft"', selector: '.draft' },
    ],
  },
  table: {
    html: `${header('Settings')}<main><h1>Members</h1><table><thead><tr><th>Name</th><th>Email</th><th>Role</th><th></th></tr></thead><tbody>${people
      .map(
        ([name, mail, role]) =>
          `<tr><td>${name}</td><td>${mail}</td><td>${role}</td><td><button type="button" class="edit">Edit</button><button type="button" class="delete">Delete</button></td></tr>`,
      )
      .join('')}</tbody></table><button type="button" class="invite">Invite a member</button></main>`,
    meant: [
      { sentence: 'Click Edit in the row of Bob Burke', selector: 'tbody tr:nth-child(2) .edit' },
      { sentence: 'Click Delete in the row of Carol Cole', selector: 'tbody tr:nth-child(3) .delete' },
    ],
  },
  navigation: {
    html: `${header('Dashboard')}<main><h1>Dashboard</h1><section class="tile"><h2>Sales</h2><p>12 new</p><a href="/sales">Open</a></section>
      <section class="tile"><h2>Returns</h2><p>3 new</p><a href="/returns">Open</a></section></main><footer><a href="/imprint">Imprint</a></footer>`,
    meant: [
      { sentence: 'Click the link "Reports"', selector: 'nav li:nth-child(3) a' },
      { sentence: 'Click "Open" under Returns', selector: '.tile:nth-of-type(2) a' },
    ],
  },
  settings: {
    html: `${header('Settings')}<main><h1>Notifications</h1><div class="row"><input type="checkbox" id="n1"><label for="n1">Weekly summary</label></div>
      <div class="row"><input type="checkbox" id="n2"><label for="n2">Security alerts</label></div><div class="row"><input type="checkbox" id="n3"><label for="n3">Product news</label></div>
      <h2>Region</h2><label>Language <select name="language"><option>English<option>Dutch<option>French</select></label>
      <label>Time zone <select name="zone"><option>Brussels<option>Lisbon</select></label><button type="button" data-testid="save-settings">Save settings</button></main>`,
    meant: [
      { sentence: 'Tick "Security alerts"', selector: '#n2' },
      { sentence: 'Click "Save settings"', selector: '[data-testid=save-settings]' },
    ],
  },
  dialog: {
    html: `${header('Orders')}<main><h1>Order 4711</h1><button type="button">Print</button></main><div role="dialog" aria-modal="true" aria-label="Payment">
      <h2>Payment</h2><p>The total is €49.50.</p><label>Card number <input name="card"></label><label>Note <textarea name="note"></textarea></label>
      <footer><button type="button" class="quiet">Cancel</button><button type="button" class="primary">Pay now</button></footer></div>`,
    meant: [
      { sentence: 'Click Cancel in the dialog', selector: '[role=dialog] .quiet' },
      { sentence: 'Click "Pay now"', selector: '[role=dialog] .primary' },
    ],
  },
  addresses: {
    html: `${header('Orders')}<main><h1>Delivery</h1><form>${['Billing', 'Shipping']
      .map(
        (which) =>
          `<fieldset><legend>${which} address</legend>${['Street', 'City', 'Country']
            .map(
              (name) =>
                `<div class="field"><label for="${which}-${name}">${name}</label><input id="${which}-${name}"></div>`,
            )
            .join('')}</fieldset>`,
      )
      .join('')}<button type="button" class="quote">Get a quote</button></form></main>`,
    meant: [
      { sentence: 'Fill "Ghent" into City in the Shipping address', selector: '#Shipping-City' },
      { sentence: 'Click "Get a quote"', selector: '.quote' },
    ],
  },
  comments: {
    html: `${header('Reports')}<main><h1>Redesign</h1><section><h2>Comments (4)</h2>${[
      ['Pia', 'I like the new layout.'],
      ['Rolf', 'The font is too small.'],
      ['Pia', 'Could we have dark mode?'],
      ['Uma', 'Agree with the first one.'],
    ]
      .map(
        (
          [who, said],
          index,
        ) => `<div class="comment"><b>${who}</b><blockquote>${said}</blockquote><span>${index + 2} likes</span>
          <a role="button" tabindex="0" class="like">Like</a> <a role="button" tabindex="0" class="reply">Reply</a></div>`,
      )
      .join('')}</section></main>`,
    meant: [
      { sentence: 'Click Reply on the comment by Uma', selector: '.comment:nth-of-type(4) .reply' },
      { sentence: 'Like the comment "The font is too small."', selector: '.comment:nth-of-type(2) .like' },
    ],
  },
  'shop with test ids that count': {
    html: `${header('Orders')}<main><h1>Kitchen</h1><section>${products
      .map(
        (name, index) =>
          `<article class="card" data-testid="card-${index}"><h3>${name}</h3><button type="button" data-testid="add-${index}">Add</button><a href="#more">More</a></article>`,
      )
      .join('')}</section></main>`,
    meant: [
      { sentence: 'Click Add in the card of the Oak Tray', selector: '[data-testid=add-3]' },
      { sentence: 'Click More in the card of the Tin Cup', selector: '[data-testid=card-4] a' },
    ],
  },
};
