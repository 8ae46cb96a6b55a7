/** A generated shop listing: N product cards of 14 elements each, every button named after its product. */

const adjectives = ['Blue', 'Small', 'Wooden', 'Soft', 'Bright', 'Heavy', 'Round', 'Quiet'];
const nouns = ['Mug', 'Lamp', 'Chair', 'Bottle', 'Blanket', 'Notebook', 'Basket', 'Clock', 'Vase'];

/** Name of the nth product; different for every n. */
export function productName(n) {
  return `${adjectives[n % adjectives.length]} ${nouns[n % nouns.length]} ${n + 1}`;
}

/** The page as HTML; a click is written into the status at the top. */
export function listing(count) {
  const cards = Array.from({ length: count }, (_, n) => card(productName(n), n));
  return `<!doctype html><html lang="en"><title>Listing</title>
<style>ul{display:grid;grid-template-columns:repeat(auto-fill,12rem);gap:1rem;list-style:none}</style>
<h1>${count} products</h1><p role="status"></p><ul>${cards.join('')}</ul>
<script>document.querySelector('ul').addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button) document.querySelector('[role=status]').textContent = button.textContent;
});</script>`;
}

function card(name, n) {
  return `<li><article><a href="#p${n}"><img alt="" width="40" height="40" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></a>
<h3><a href="#p${n}">${name}</a></h3><p class="category">${n % 2 ? 'Kitchen' : 'Office'}</p>
<p class="rating"><span>★</span> <span>${(3 + (n % 20) / 10).toFixed(1)}</span></p><p class="price">€${(n % 90) + 9}.90</p>
<div><button>Add ${name} to cart</button> <button>Compare ${name}</button></div></article></li>`;
}
