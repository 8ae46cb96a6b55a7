/** Pages in the manner of real sites, written before the engine was asked about any of them. */

const flight = (airline: string, out: string, back: string, stops: string, price: string): string =>
  `<div class="Result_card__x8Fq2"><div class="Result_airline__Zz1">${airline}</div><div class="Result_times__p0"><span>${out}</span> – <span>${back}</span></div><div class="Result_stops__k">${stops}</div><div class="Result_fare__9a"><span>${price}</span><button>Select</button></div></div>`;

const review = (who: string, stars: number, when: string, text: string): string =>
  `<div class="review"><h4>${who}</h4><div role="img" aria-label="${stars} out of 5 stars">${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</div><time datetime="${when}">${new Date(when).toUTCString().slice(5, 16)}</time><p>${text}</p><button>Helpful</button></div>`;

const statement = (day: string, what: string, amount: string, balance: string): string =>
  `<tr><td>${day}</td><td>${what}</td><td class="num">${amount}</td><td class="num">${balance}</td></tr>`;

export const blindPages = {
  lamp: `<html lang="en"><head><title>Arc Floor Lamp – Lumen House</title>
    <meta property="og:title" content="Arc Floor Lamp"><meta property="og:image" content="http://app.test/img/arc.jpg"><meta name="description" content="A tall lamp with a marble foot.">
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Arc Floor Lamp","sku":"LH-2208","gtin13":"4006381333931","brand":{"@type":"Brand","name":"Lumen House"},"offers":{"@type":"Offer","price":"189.00","priceCurrency":"EUR","availability":"https://schema.org/InStock"},"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.6","reviewCount":"87"}}</script></head>
    <body><nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><a href="/lamps">Lamps</a></li><li aria-current="page">Arc Floor Lamp</li></ol></nav>
    <main><h1>Arc Floor Lamp</h1><img src="/img/arc.jpg" alt="Arc Floor Lamp in brass"><p class="price-now">€189.00</p><p class="price-was"><s>€229.00</s></p><p class="stock">In stock – ships in 2 days</p>
    <fieldset><legend>Finish</legend><label><input type="radio" name="f" value="brass" checked> Brass</label><label><input type="radio" name="f" value="black"> Black</label></fieldset>
    <label>Quantity <input type="number" value="1" min="1"></label><button disabled>Notify me</button><button>Add to basket</button>
    <h2>Specifications</h2><table><tbody><tr><th>Height</th><td>205 cm</td></tr><tr><th>Weight</th><td>14.5 kg</td></tr><tr><th>Bulb</th><td>E27, max 40 W</td></tr><tr><th>Dimmable</th><td>Yes</td></tr></tbody></table>
    <h2>Reviews</h2>${review('Tomas K.', 5, '2026-02-11', 'Heavy foot, stands firm.')}${review('Ines', 3, '2026-03-02', 'Nice, but the cable is short.')}${review('R. Patel', 4, '2026-05-20', 'Looks better than on the photo.')}</main></body></html>`,

  flights: `<title>LIS → BER</title><h1>Lisbon to Berlin</h1><p>Mon, 14 Dec · 1 adult · 4 flights found</p>
    <div class="List_root__1">${flight('TAP Air Portugal', '06:05', '10:25', 'Nonstop', '€142')}${flight('Ryanair', '11:40', '16:00', 'Nonstop', '€88')}${flight('Lufthansa', '13:10', '19:55', '1 stop', '€131')}${flight('Iberia', '15:30', '23:05', '1 stop', '€117')}</div>`,

  statement: `<title>Konto</title><h1>Statement</h1><div class="kv"><span>Account holder</span><span>Mara Stein</span></div><div class="kv"><span>IBAN</span><span>DE02 1203 0000 0000 2020 51</span></div><div class="kv"><span>Closing balance</span><span>1.245,10 €</span></div>
    <table><caption>Transactions in October</caption><thead><tr><th>Date</th><th>Description</th><th>Amount</th><th>Balance</th></tr></thead><tbody>${statement('02.10.2026', 'Salary ACME GmbH', '+3.150,00 €', '3.402,55 €')}${statement('05.10.2026', 'Rent', '−980,00 €', '2.422,55 €')}${statement('11.10.2026', 'Supermarkt', '-77,45 €', '2.345,10 €')}${statement('28.10.2026', 'Transfer to savings', '−1.100,00 €', '1.245,10 €')}</tbody><tfoot><tr><td colspan="2">Total</td><td>+992,55 €</td><td></td></tr></tfoot></table>`,

  inbox: `<title>Inbox (2) – Post</title><h1>Inbox</h1><ul aria-label="Messages">
    <li class="msg unread"><input type="checkbox" aria-label="Select message from Dana"><span class="from">Dana Wu</span><span class="subject">Sprint review moved</span><span class="when">09:12</span></li>
    <li class="msg"><input type="checkbox" aria-label="Select message from Billing" checked><span class="from">Billing</span><span class="subject">Invoice 7731</span><span class="when">Yesterday</span></li>
    <li class="msg unread"><input type="checkbox" aria-label="Select message from Omar"><span class="from">Omar</span><span class="subject">Lunch?</span><span class="when">2 Nov</span></li></ul><p>1–3 of 3</p>`,

  order: `<title>Order #A-5530</title><h1>Thank you, Ada!</h1><p>Your order number is <strong>A-5530</strong>.</p>
    <dl class="summary"><dt>Placed on</dt><dd>3 November 2026</dd><dt>Status</dt><dd>Packed</dd><dt>Delivery</dt><dd>Express</dd><dt>Gift wrap</dt><dd>No</dd><dt>Total</dt><dd>$57.30</dd></dl>
    <h2>Items</h2><table><tr><th>Product</th><th>Qty</th><th>Total</th></tr><tr><td>Linen apron</td><td>2</td><td>$48.00</td></tr></table>
    <h2>Ship to</h2><address>Ada Byron<br>12 St James's Square<br>London SW1Y 4JH</address>`,

  standings: `<title>League table</title><h1>Premier Division</h1><table><thead><tr><th rowspan="2">Pos</th><th rowspan="2">Club</th><th colspan="3">Games</th><th rowspan="2">Pts</th></tr><tr><th>Won</th><th>Drawn</th><th>Lost</th></tr></thead><tbody>
    <tr><td>1</td><td><a href="/c/harbour">Harbour FC</a></td><td>9</td><td>2</td><td>1</td><td>29</td></tr><tr><td>2</td><td><a href="/c/north">Northfield</a></td><td>8</td><td>1</td><td>3</td><td>25</td></tr><tr><td>3</td><td><a href="/c/vale">Vale United</a></td><td>6</td><td>4</td><td>2</td><td>22</td></tr></tbody></table>`,

  events: `<title>What's on</title><h1>What's on</h1><section><h2>Friday 4 December</h2><article><h3><a href="/e/1">Jazz at the Quay</a></h3><p>20:00 · Quay Hall · £18</p></article><article><h3><a href="/e/2">Open mic</a></h3><p>21:30 · The Cellar · Free</p></article></section>
    <section><h2>Saturday 5 December</h2><article><h3><a href="/e/3">Winter market</a></h3><p>10:00 · Old Square · Free</p></article></section>`,

  settings: `<title>Settings</title><h1>Settings</h1><form><label for="dn">Display name</label><input id="dn" value="ada_l"><label for="lang">Language</label><select id="lang"><option>English</option><option selected>Português</option></select>
    <div class="row"><span id="n1">Email notifications</span><button role="switch" aria-checked="true" aria-labelledby="n1"></button></div><div class="row"><span id="n2">Two-factor authentication</span><button role="switch" aria-checked="false" aria-labelledby="n2"></button></div>
    <label>Volume <input type="range" min="0" max="100" value="35"></label><label><input type="checkbox" checked> Show my profile in search</label><label>Plan <input value="Team (annual)" readonly></label><button type="submit" disabled>Save changes</button></form>
    <p>Storage used: <progress max="100" value="62" aria-label="Storage used"></progress> 62% of 50 GB</p>`,

  tickets: `<title>Support</title><h1>Tickets</h1><div role="table" aria-label="Tickets"><div role="rowgroup"><div role="row"><span role="columnheader">ID</span><span role="columnheader">Subject</span><span role="columnheader">Assignee</span><span role="columnheader">Priority</span><span role="columnheader">Created</span></div></div><div role="rowgroup">
    <div role="row"><span role="cell"><a href="/t/901">#901</a></span><span role="cell">Cannot log in</span><span role="cell">Lea</span><span role="cell"><i class="dot red"></i>High</span><span role="cell">2026-11-02</span></div><div role="row"><span role="cell"><a href="/t/902">#902</a></span><span role="cell">Export is empty</span><span role="cell">Unassigned</span><span role="cell"><i class="dot"></i>Low</span><span role="cell">2026-11-05</span></div><div role="row"><span role="cell"><a href="/t/903">#903</a></span><span role="cell">Typo on invoice</span><span role="cell">Lea</span><span role="cell"><i class="dot"></i>Medium</span><span role="cell">2026-11-09</span></div></div></div>`,

  recipe: `<title>Leek pie</title><div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek pie</h1><span itemprop="author">Jo Marsh</span> · <time itemprop="prepTime" datetime="PT25M">25 min</time> · Serves <span itemprop="recipeYield">6</span><h2>Ingredients</h2><ul><li itemprop="recipeIngredient">3 leeks</li><li itemprop="recipeIngredient">200 g butter</li><li itemprop="recipeIngredient">1 sheet of pastry</li></ul><h2>Method</h2><ol><li>Slice the leeks.</li><li>Melt the butter.</li><li>Bake for 40 minutes.</li></ol><h2>Nutrition</h2><p>Per serving: 430 kcal, 28 g fat, 9 g protein</p></div>`,

  menu: `<title>Trattoria Due</title><h1>Menu</h1><h2>Starters</h2><ul><li><b>Bruschetta</b> <span>6,50</span></li><li><b>Vitello tonnato</b> <span>11,00</span></li></ul><h2>Mains</h2><ul><li><b>Lasagne</b> <span>13,50</span></li><li><b>Branzino</b> <span>21,00</span></li><li><b>Gnocchi</b> <span>12,00</span></li></ul><h2>Desserts</h2><ul><li><b>Tiramisù</b> <span>7,00</span></li></ul>`,

  weather: `<title>Porto weather</title><h1>Porto</h1><div class="now"><div class="temp">14°</div><div class="cond">Light rain</div></div><ul class="facts"><li>Wind <b>23 km/h</b></li><li>Humidity <b>81%</b></li><li>Pressure <b>1,012 hPa</b></li><li>UV index <b>1</b></li></ul><h2>Next days</h2><ol><li><span>Tue</span><span>16°</span><span>11°</span><span>Sunny</span></li><li><span>Wed</span><span>13°</span><span>9°</span><span>Showers</span></li></ol>`,

  repo: `<title>acme/anvil: drop it</title><div class="head"><strong><a href="/acme/anvil">acme/anvil</a></strong><span class="Label">Public</span><a href="/acme/anvil/stargazers" aria-label="3 412 users starred this repository">Star <span class="Counter">3.4k</span></a><a href="/acme/anvil/forks">Fork <span class="Counter">208</span></a></div><p class="about">Falls on coyotes, reliably.</p><h3>Latest release</h3><a href="/acme/anvil/releases/2.7.1">v2.7.1</a><relative-time datetime="2026-10-30">last month</relative-time><h3>Languages</h3><ul><li>TypeScript <span>81.2%</span></li><li>Rust <span>18.8%</span></li></ul><h3>License</h3><a href="/acme/anvil/LICENSE">MIT</a>`,

  empty: `<title>Wish list</title><h1>Wish list</h1><p>Your wish list is empty.</p><a href="/shop">Browse the shop</a>`,

  article: `<title>Tidal power returns – The Gazette</title><meta name="author" content="Priya Nair"><meta property="article:published_time" content="2026-09-14T07:30:00Z"><link rel="canonical" href="http://app.test/2026/tidal"><article><header><h1>Tidal power returns</h1><p>By Priya Nair, 14 September 2026 · 6 min read</p></header><p>After a decade of silence the turbines turn again.</p><p>The plant will power 40,000 homes.</p><footer>Tags: <a href="/tag/energy">energy</a>, <a href="/tag/sea">sea</a>, <a href="/tag/scotland">Scotland</a></footer></article><aside><h2>Most read</h2><ol><li><a href="/a/1">Bread prices fall</a></li><li><a href="/a/2">A bridge for Skye</a></li></ol></aside>`,

  board: `<title>Board</title><h1>Launch</h1><div class="cols"><section aria-label="To do"><h2>To do <span>2</span></h2><div class="card"><p>Write the docs</p><small>Due 20 Nov</small></div><div class="card"><p>Price page</p><small>Due 25 Nov</small></div></section><section aria-label="Doing"><h2>Doing <span>1</span></h2><div class="card"><p>Sign-up flow</p><small>Due 18 Nov</small></div></section><section aria-label="Done"><h2>Done <span>0</span></h2><p>No cards</p></section></div>`,
};

export type BlindPageName = keyof typeof blindPages;
