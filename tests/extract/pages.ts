import { morePages } from './pages-more.js';

/** Pages of many kinds for the extraction cases: markup as applications, shops, wikis and reports render it. */

export const pages = {
  ...morePages,

  orders: `<title>Admin – Orders</title><h1>Orders</h1><p>Showing 1–3 of <b>24</b> orders</p>
    <table class="table table-striped"><thead><tr><th>Order #</th><th>Customer</th><th>Date</th><th class="num">Total</th><th>Status</th><th></th></tr></thead>
    <tbody>
    <tr><td>1001</td><td><a href="/customers/7">Alice Jones</a></td><td>3 March 2026</td><td>$1,234.50</td><td><span class="badge">Open</span></td><td><button>Edit</button></td></tr>
    <tr><td>1002</td><td><a href="/customers/8">Bob Stone</a></td><td>4 March 2026</td><td>$20.00</td><td><span class="badge">Shipped</span></td><td><button>Edit</button></td></tr>
    <tr><td>1003</td><td><a href="/customers/9">Carol King</a></td><td>5 March 2026</td><td>$99.90</td><td><span class="badge">Open</span></td><td><button>Edit</button></td></tr>
    </tbody><tfoot><tr><td colspan="3">Total</td><td>$1,354.40</td><td></td><td></td></tr></tfoot></table>`,

  shop: `<title>Mug shop</title><header><a href="/">Home</a><span class="cart-badge" aria-label="items in cart">2</span></header><h1>Mugs</h1><p class="result-count">4 products found</p>
    <div class="grid">
    ${[
      ['Blue Mug', '12.00', '15.00', '4.5', '120', true],
      ['Blue Mug Large', '18.50', '', '4.1', '37', true],
      ['Red Mug', '9.95', '', '3.9', '8', false],
      ['Travel Cup', '24.00', '30.00', '4.8', '310', true],
    ]
      .map(
        ([name, price, old, rating, reviews, stock], i) =>
          `<div class="product-card"><img src="/img/${i}.png" alt="${name}"><h3 class="product-name"><a href="/p/${i}">${name}</a></h3>${old ? `<span class="old-price">$${old}</span>` : ''}<span class="price">$${price}</span><span class="rating">${rating} out of 5 stars</span><span class="reviews">(${reviews} reviews)</span><p>A fine ${name}.</p><p class="stock">${stock ? 'In stock' : 'Out of stock'}</p><button>Add to cart</button></div>`,
      )
      .join('')}
    </div><footer><p>Contact: help@mugs.example</p></footer>`,

  plainCards: `<title>Market</title><main><h2>Results</h2><ul>
    <li><a href="https://a.example/lamp"><h4>Desk lamp</h4></a><div><span>€ 49,90</span><span>Berlin</span></div></li>
    <li><a href="https://a.example/chair"><h4>Office chair</h4></a><div><span>€ 1.249,00</span><span>Hamburg</span></div></li>
    <li><a href="https://a.example/desk"><h4>Standing desk</h4></a><div><span>€ 399,00</span><span>Köln</span></div></li></ul></main>`,

  profile: `<title>Profile of Alice</title><h1>Alice Jones</h1><dl><dt>Email</dt><dd><a href="mailto:alice@example.com">alice@example.com</a></dd>
    <div><dt>Phone</dt><dd>+49 30 1234567</dd></div><dt>Member since</dt><dd><time datetime="2019-05-01">1 May 2019</time></dd><dt>Newsletter</dt><dd>Yes</dd></dl>
    <section><h2>Billing address</h2><p><span class="label">Street:</span> <span>Main St 1</span></p><p><span class="label">City:</span> <span>Berlin</span></p></section>
    <section><h2>Shipping address</h2><p><span class="label">Street:</span> <span>Oak Ave 9</span></p><p><span class="label">City:</span> <span>Potsdam</span></p></section>`,

  invoice: `<title>Rechnung 2026-017</title><div class="head"><div>Rechnungsnummer: 2026-017</div><div>Rechnungsdatum: 03.04.2026</div><div>Kunde: Müller GmbH</div></div>
    <table><tr><th>Pos.</th><th>Artikel</th><th>Menge</th><th>Einzelpreis</th><th>Summe</th></tr>
    <tr><td>1</td><td>Schraube M4</td><td>1.000</td><td>0,05 €</td><td>50,00 €</td></tr>
    <tr><td>2</td><td>Bohrmaschine</td><td>2</td><td>1.234,50 €</td><td>2.469,00 €</td></tr></table>
    <table class="sum"><tr><td>Zwischensumme</td><td>2.519,00 €</td></tr><tr><td>MwSt. 19 %</td><td>478,61 €</td></tr><tr><td><b>Gesamtbetrag</b></td><td><b>2.997,61 €</b></td></tr></table>`,

  checkout: `<title>Checkout</title><h1>Checkout</h1><form><label for="fn">First name</label><input id="fn" value="Ada"><label>Last name <input value="Lovelace"></label>
    <label>Password <input type="password" value="s3cret"></label>
    <label>Country <select><option>France</option><option selected>Germany</option></select></label><label><input type="checkbox" checked> Subscribe to newsletter</label><label><input type="checkbox"> Gift wrap</label>
    <textarea aria-label="Notes">Ring twice</textarea></form>
    <div class="summary"><h2>Order summary</h2><div class="row"><span>Subtotal</span><span>$40.00</span></div><div class="row"><span>Shipping</span><span>$5.00</span></div><div class="row total"><span>Total</span><span>$45.00</span></div></div>
    <div role="alert">Your card was declined.</div>`,

  news: `<title>The Daily</title><h1>Latest news</h1>
    <article><header><h2><a href="/n/1">Rain expected</a></h2></header><p class="byline">by Ann Lee on <time datetime="2026-02-01">Feb 1</time></p><p class="summary">Clouds gather over the coast.</p><ul class="tags"><li>weather</li><li>coast</li></ul></article>
    <article><header><h2><a href="/n/2">Markets rise</a></h2></header><p class="byline">by Max Ray on <time datetime="2026-02-02">Feb 2</time></p><p class="summary">Stocks were up on Monday.</p><ul class="tags"><li>finance</li></ul></article>
    <article><header><h2><a href="/n/3">1984 reprinted</a></h2></header><p class="byline">by Jo Fox on <time datetime="2026-02-03">Feb 3</time></p><p class="summary">A classic returns.</p><ul class="tags"><li>books</li><li>classics</li></ul></article>
    <aside><h3>Most read</h3><ol><li><a href="/m/1">Old story</a></li><li><a href="/m/2">Older story</a></li></ol></aside>`,

  product: `<title>Blue Mug | Mug shop</title><nav><a href="/">Home</a> › <a href="/mugs">Mugs</a></nav><main itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Blue Mug</h1><img itemprop="image" src="/img/blue.png" alt="Blue mug">
    <div class="price-box"><span itemprop="price">$12.00</span></div><p>SKU: BM-12</p><p>Availability: <strong>In stock</strong></p><p itemprop="description">A mug that is blue.</p>
    <table><tr><th scope="row">Weight</th><td>350 g</td></tr><tr><th scope="row">Capacity</th><td>0.3 l</td></tr><tr><th scope="row">Colour</th><td>Blue</td></tr></table></main>
    <section><h2>You may also like</h2><div class="rel"><a href="/p/2">Red Mug</a><span>$9.95</span></div><div class="rel"><a href="/p/3">Travel Cup</a><span>$24.00</span></div></section>`,

  dashboard: `<title>Dashboard</title><h1>Dashboard</h1><div class="tiles"><div class="tile"><div class="n">1,284</div><div class="t">Active users</div></div><div class="tile"><div class="n">$56.3k</div><div class="t">Revenue</div></div><div class="tile"><div class="n">2.4%</div><div class="t">Error rate</div></div></div>
    <ul class="todo-list"><li class="completed"><input type="checkbox" checked aria-label="done"><label>Buy milk</label></li><li><input type="checkbox" aria-label="done"><label>Call Bob</label></li><li><input type="checkbox" aria-label="done"><label>Write report</label></li></ul><span class="todo-count"><strong>2</strong> items left</span>`,

  spans: `<title>Timetable</title><table><caption>Lessons</caption><thead><tr><th rowspan="2">Teacher</th><th colspan="2">Morning</th></tr><tr><th>Room</th><th>Subject</th></tr></thead><tbody><tr><td rowspan="2">Ms Hill</td><td>12</td><td>Maths</td></tr><tr><td>14</td><td>Physics</td></tr><tr><td>Mr Dale</td><td>9</td><td>Art</td></tr></tbody></table>`,

  team: `<title>Team</title><h2>Admins</h2><table><tr><th>Name</th><th>Email</th></tr><tr><td>Ann</td><td>ann@x.example</td></tr></table><h2>Guests</h2><table><tr><th>Name</th><th>Email</th></tr><tr><td>Bob</td><td>bob@x.example</td></tr><tr><td>Cy</td><td>cy@x.example</td></tr></table>`,

  wiki: `<title>Elbe – Encyclopedia</title><h1>Elbe</h1><table class="infobox"><caption>Elbe</caption><tr><th>Country</th><td>Czechia, Germany</td></tr><tr><th>Length</th><td>1,094 km</td></tr><tr><th>Mouth</th><td>North Sea</td></tr></table>
    <p>The <b>Elbe</b> is a river in Central Europe.</p><h2>Cities</h2><ul><li><a href="/Dresden">Dresden</a></li><li><a href="/Magdeburg">Magdeburg</a></li><li><a href="/Hamburg">Hamburg</a></li></ul><h2>Tributaries</h2><ul><li>Vltava</li><li>Saale</li></ul>`,

  empty: `<title>Orders</title><h1>Orders</h1><table><thead><tr><th>Order</th><th>Total</th></tr></thead><tbody><tr><td colspan="2">No orders yet</td></tr></tbody></table>`,

  recipe: `<title>Pancakes</title><h1>Pancakes</h1><p>Serves: 4</p><p>Prep time: 10 min</p><h2>Ingredients</h2><ul class="ing"><li><span class="qty">200 g</span> <span class="what">flour</span></li><li><span class="qty">2</span> <span class="what">eggs</span></li><li><span class="qty">300 ml</span> <span class="what">milk</span></li></ul><h2>Steps</h2><ol><li>Mix everything.</li><li>Rest for a while.</li><li>Fry.</li></ol>`,

  hidden: `<title>Deal</title><h1>Deal</h1><p>Price: $10</p><p style="display:none">Coupon: SAVE50</p><p aria-hidden="true">Stock: 5</p><p style="position:absolute;left:-9999px">Rating: 4</p><p style="opacity:0">Seller: Eve</p>`,

  hotels: `<title>Hotels in Rome</title><h1>Hotels in Rome</h1><div role="list">${[
    ['Grand', '5', '€ 320', '9.1'],
    ['Roma Inn', '3', '€ 89', '7.8'],
    ['Piazza', '4', '€ 150', '8.6'],
  ]
    .map(
      ([n, s, p, r]) =>
        `<div role="listitem" data-testid="hotel"><div><div><a href="/h/${n}"><div class="css-1x9">${n}</div></a></div><div data-testid="stars">${s}</div></div><div><div data-testid="review-score">${r}</div><div data-testid="price-and-discounted-price">${p}</div></div></div>`,
    )
    .join('')}</div>`,

  issues: `<title>Issues</title><h1>Issues</h1><div class="counts"><a href="?q=open">12 Open</a> <a href="?q=closed">340 Closed</a></div><div class="js-list">${[
    ['Crash on start', '#41', 'bug', 'ann', '3'],
    ['Add dark mode', '#40', 'feature', 'bob', '12'],
  ]
    .map(
      ([t, n, l, a, c]) =>
        `<div class="js-issue-row"><a class="issue-title" href="/i/${n?.slice(1)}">${t}</a> <span class="label">${l}</span><div class="meta">${n} opened on <time datetime="2026-01-0${c?.length}T10:00:00Z">Jan</time> by <a href="/u/${a}">${a}</a></div><a aria-label="${c} comments" href="#c">${c}</a></div>`,
    )
    .join('')}</div>`,

  frames: `<title>Frames</title><h1>Host</h1><iframe title="pay" srcdoc="<h2>Payment</h2><dl><dt>Amount due</dt><dd>$77.10</dd></dl>"></iframe>
    <x-rate></x-rate><script>customElements.define('x-rate', class extends HTMLElement { constructor(){ super(); this.attachShadow({mode:'open'}).innerHTML='<div><span>Exchange rate:</span> <b>1.0842</b></div><ul><li>EUR</li><li>USD</li></ul>'; } })</script>`,
} as const;

/** Name of a page. */
export type PageName = keyof typeof pages;
