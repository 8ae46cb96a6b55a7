/** Pages of applications, shops and services, written before the engine was asked about any of them. */

const home = (
  addr: string,
  price: string,
  beds: number,
  baths: number,
  area: string,
  tag: string,
  agent: string,
) =>
  `<li class="listing"><a href="/homes/${addr.split(' ')[0]}"><img src="/ph/${addr.split(' ')[0]}.jpg" alt="${addr}" width="60" height="40"></a>${tag ? `<span class="ribbon">${tag}</span>` : ''}<div class="price">${price}</div><div class="addr">${addr}</div><ul class="specs"><li><b>${beds}</b> bd</li><li><b>${baths}</b> ba</li><li><b>${area}</b> sqft</li></ul><div class="agent">Listed by ${agent}</div></li>`;
const post = (who: string, when: string, votes: number, body: string, kids = '') =>
  `<div class="comment"><div class="meta"><a class="user" href="/u/${who}">${who}</a> <span class="age" title="${when}">3 hours ago</span> <span class="votes">${votes} points</span></div><div class="body"><p>${body}</p></div>${kids ? `<div class="replies">${kids}</div>` : ''}</div>`;
const phone = (rows: [string, string, string, string][]) =>
  rows
    .map(([a, ...c]) => `<tr><th scope="row">${a}</th>${c.map((x) => `<td>${x}</td>`).join('')}</tr>`)
    .join('');
export const fifthPages = {
  homes: `<title>Homes in Ashford</title><h1>Homes for sale in Ashford</h1><p>1-3 of 128 homes</p><label>Sort by <select><option>Newest</option><option selected>Price: high to low</option></select></label><ul class="results">${home('12 Orchard Way', '$725,000', 4, 3, '2,310', 'New', 'Kim Osei')}${home('8 Canal Street', '$540,000', 3, 2, '1,580', '', 'Brook Realty')}${home('77 Hill Road', '$415,500', 2, 1, '990', 'Price cut', 'Kim Osei')}</ul>`,
  confirm: `<title>Order confirmed</title><h1>Thanks for your order</h1><p>We have sent a confirmation to <b>lena@post.example</b>.</p><section><h2>Order details</h2><dl><div><dt>Order number</dt><dd>70-4415</dd></div><div><dt>Order date</dt><dd>Nov 3, 2026</dd></div><div><dt>Payment method</dt><dd>Visa ending in 4242</dd></div></dl></section><section><h2>Shipping address</h2><p>Lena Fox<br>31 Rope Walk<br>Bristol BS1 6ZJ</p></section><section><h2>Billing address</h2><p>Fox Studio<br>2 Quay St<br>Bristol BS1 4DB</p></section><table><thead><tr><th>Product</th><th class="n">Quantity</th><th class="n">Price</th></tr></thead><tbody><tr><td>Ink, blue <span class="opt">50 ml</span></td><td>2</td><td>$14.00</td></tr><tr><td>Sketch pad</td><td>1</td><td>$9.80</td></tr></tbody></table><div class="sum"><div class="r"><div>Subtotal</div><div>$37.80</div></div><div class="r"><div>Shipping</div><div>$4.95</div></div><div class="r"><div>Tax (8%)</div><div>$3.02</div></div><div class="r t"><div>Order total</div><div>$45.77</div></div></div>`,
  forum: `<title>Thread</title><h1>Ask: how do you keep notes?</h1><p class="op">asked by <a href="/u/sol">sol</a> · 214 points · <a href="#c">4 comments</a></p><div id="c">${post('rhea', '2026-04-02T09:00:00', 31, 'Plain text files.', post('ombre', '2026-04-02T09:40:00', 8, 'Which editor?'))}${post('quill', '2026-04-02T11:15:00', 12, 'A paper notebook.')}${post('zed', '2026-04-02T12:01:00', -2, 'I do not.')}</div>`,
  books: `<title>Catalogue</title><h1>Catalogue</h1><div class="results-info">Displaying 2 of 2 items</div><div itemscope itemtype="https://schema.org/Book" class="book"><h2 itemprop="name">The Salt Road</h2><p>by <span itemprop="author">Ana Ruiz</span></p><p>Published: <span itemprop="datePublished" content="2019-03-01">March 2019</span></p><p>ISBN: <span itemprop="isbn">978-3-16-148410-0</span></p><p>Pages: <span itemprop="numberOfPages">312</span></p><p class="avail ok">Available</p></div><div itemscope itemtype="https://schema.org/Book" class="book"><h2 itemprop="name">Glass Orchards</h2><p>by <span itemprop="author">Tom Reyes</span></p><p>Published: <span itemprop="datePublished" content="2022-10-14">October 2022</span></p><p>ISBN: <span itemprop="isbn">978-0-306-40615-7</span></p><p>Pages: <span itemprop="numberOfPages">204</span></p><p class="avail no">On loan until 12 May 2026</p></div>`,
  status: `<title>Service status</title><h1>Service status</h1><div class="banner">Some systems are down</div><ul class="components">${[
    ['API', 'Operational', '99.98'],
    ['Dashboard', 'Degraded performance', '99.41'],
    ['Webhooks', 'Outage', '97.20'],
    ['Docs', 'Operational', '100'],
  ]
    .map(
      ([n, s, u]) =>
        `<li class="component"><span class="nm">${n}</span><span class="st"><svg aria-hidden="true" width="8" height="8"></svg><span class="sr">${s}</span></span><span class="up">${u}% uptime</span></li>`,
    )
    .join(
      '',
    )}</ul><h2>Past incidents</h2><div class="inc"><h3>Nov 2, 2026</h3><p>No incidents reported.</p></div><div class="inc"><h3>Nov 1, 2026</h3><p><b>Resolved</b> – Slow webhooks.</p></div>`,
  boutique: `<html lang="fr"><head><title>Boutique</title></head><body><h1>Vélos électriques</h1><p>3 produits</p><div class="grille">${[
    ['Vélo Mistral', '1 299,00 €', '4,6', '12 mars 2026', 'En stock'],
    ['Vélo Autan', '2 049,90 €', '4,1', '3 avril 2026', 'En stock'],
    ['Vélo Zef', '899,00 €', '3,8', '28 janvier 2026', 'Épuisé'],
  ]
    .map(
      ([n, p, r, d, s]) =>
        `<div class="produit"><a href="/p/${n?.split(' ')[1]?.toLowerCase()}"><h2>${n}</h2></a><p class="prix">${p}</p><p class="note">${r} / 5</p><p class="dispo">${s}</p><p class="sortie">Sorti le ${d}</p></div>`,
    )
    .join('')}</div></body></html>`,
  trains: `<title>Line 4</title><h1>Line 4 – weekdays</h1><table><thead><tr><th>Station</th><th>Train 401</th><th>Train 403</th><th>Train 405</th></tr></thead><tbody><tr><th scope="row">Harbour</th><td>06:10</td><td>07:10</td><td>08:10</td></tr><tr><th scope="row">Mill Green</th><td>06:24</td><td>–</td><td>08:24</td></tr><tr><th scope="row">Airport</th><td>06:41</td><td>07:36</td><td>08:41</td></tr></tbody></table>`,
  phones: `<title>Compare phones</title><h1>Compare phones</h1><table><thead><tr><td></td><th>Aero 5</th><th>Boreal X</th><th>Cirrus Mini</th></tr></thead><tbody>${phone(
    [
      ['Price', '$599', '$899', '$449'],
      ['Screen size', '6.1"', '6.7"', '5.4"'],
      ['Battery', '4,200 mAh', '5,000 mAh', '3,100 mAh'],
      ['Wireless charging', 'Yes', 'Yes', 'No'],
      ['Weight', '168 g', '204 g', '133 g'],
    ],
  )}</tbody></table>`,
  staff: `<title>Employee – Dara Quinn</title><header><img src="/p/dq.png" alt="Photo of Dara Quinn" width="40" height="40"><h1>Dara Quinn</h1><p>Senior Analyst · Finance</p><span class="chip">Active</span></header><div class="grid">${[
    ['Employee ID', 'E-20817'],
    ['Department', 'Finance'],
    ['Manager', '<a href="/e/ruth">Ruth Bell</a>'],
    ['Start date', '01 Sep 2021'],
    ['End date', '—'],
    ['Work phone', '<a href="tel:+15550134">+1 555 0134</a>'],
    ['Email', '<a href="mailto:dara.quinn@corp.example">dara.quinn@corp.example</a>'],
    ['Salary', '$84,500'],
    ['Office', 'Dublin'],
  ]
    .map(([k, v]) => `<div class="item"><div class="label">${k}</div><div class="value">${v}</div></div>`)
    .join(
      '',
    )}</div><h2>Skills</h2><div class="chips"><span class="chip">SQL</span><span class="chip">Excel</span><span class="chip">Forecasting</span></div><h2>Emergency contact</h2><div class="grid"><div class="item"><div class="label">Name</div><div class="value">Pat Quinn</div></div><div class="item"><div class="label">Email</div><div class="value">pat@home.example</div></div></div>`,
  tasks: `<title>Sprint 14</title><h1>Sprint 14</h1><table role="grid" aria-label="Tasks"><thead><tr><th></th><th>Task</th><th>Owner</th><th>Due</th><th>Priority</th><th>Progress</th></tr></thead><tbody>${[
    ['Write migration', 'Ola', '2026-02-10', 'High', 80, true],
    ['Review copy', 'Yusuf', '2026-02-12', 'Low', 10, false],
    ['Fix login', 'Ola', '2026-02-09', 'High', 100, true],
  ]
    .map(
      ([t, o, d, p, g, c]) =>
        `<tr><td><input type="checkbox" aria-label="Done: ${t}"${c ? ' checked' : ''}></td><td>${t}</td><td><img src="/av/${o}.png" alt="" width="10" height="10"> ${o}</td><td>${d}</td><td><span class="tag ${p}">${p}</span></td><td><progress max="100" value="${g}"></progress> ${g}%</td></tr>`,
    )
    .join('')}</tbody></table><p>3 tasks, 1 page</p>`,
  coins: `<title>Coins</title><h1>Coin prices</h1><div role="grid" aria-label="Coins"><div role="row"><div role="columnheader">#</div><div role="columnheader">Name</div><div role="columnheader">Price</div><div role="columnheader">24h %</div><div role="columnheader">Market cap</div></div>${[
    ['1', 'Bitcoin', 'BTC', '$67,412.20', '+2.31%', '$1.33T'],
    ['2', 'Ethereum', 'ETH', '$3,101.77', '-0.84%', '$372.9B'],
    ['3', 'Solana', 'SOL', '$142.05', '0.00%', '$65.1B'],
  ]
    .map(
      ([i, n, s, p, c, m]) =>
        `<div role="row"><div role="gridcell">${i}</div><div role="gridcell"><img src="/c/${s}.png" alt="" width="10" height="10"><span>${n}</span> <small>${s}</small></div><div role="gridcell">${p}</div><div role="gridcell">${c}</div><div role="gridcell">${m}</div></div>`,
    )
    .join('')}</div>`,
  podcast: `<title>Field Notes</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"PodcastSeries","name":"Field Notes","webFeed":"http://app.test/feed.xml","author":{"@type":"Person","name":"Iris Vale"}}</script><h1>Field Notes</h1><p>Hosted by Iris Vale</p><div class="eps">${[
    ['48', 'The last ferry', '42 min', '2026-10-20'],
    ['47', 'Moss', '38 min', '2026-10-06'],
    ['46', 'A map of rain', '51 min', '2026-09-22'],
  ]
    .map(
      ([n, t, d, w]) =>
        `<div class="ep"><div class="no">Episode ${n}</div><h3><a href="/ep/${n}">${t}</a></h3><div class="d"><span>${d}</span> · <time datetime="${w}">${w === '2026-10-20' ? 'Oct 20' : w === '2026-10-06' ? 'Oct 6' : 'Sep 22'}</time></div><button aria-label="Play ${t}"></button></div>`,
    )
    .join('')}</div>`,
  quota: `<title>Usage</title><h1>Usage this month</h1><div class="meter"><span>Storage</span><div role="progressbar" aria-label="Storage" aria-valuenow="48" aria-valuemin="0" aria-valuemax="100"></div><span>7.2 GB of 15 GB used</span></div><div class="meter"><span>API calls</span><div role="progressbar" aria-label="API calls" aria-valuenow="91" aria-valuemin="0" aria-valuemax="100"></div><span>91,204 of 100,000</span></div><p>Your plan renews on <strong>December 1, 2026</strong>.</p><p>Current plan: <strong>Starter</strong> <a href="/upgrade">Upgrade</a></p><table><caption>Invoices</caption><thead><tr><th>Date</th><th>Amount</th><th>Status</th><th></th></tr></thead><tbody><tr><td>Nov 1, 2026</td><td>$19.00</td><td>Paid</td><td><a href="/inv/11.pdf">Download</a></td></tr><tr><td>Oct 1, 2026</td><td>$19.00</td><td>Refunded</td><td><a href="/inv/10.pdf">Download</a></td></tr></tbody></table>`,
  nothing: `<title>Bookmarks</title><h1>My bookmarks</h1><div class="empty-state"><img src="/e.svg" alt="" width="20" height="20"><h2>Nothing here yet</h2><p>Bookmarks that you save appear here.</p><a href="/explore">Explore</a></div>`,
  faq: `<title>Help</title><h1>Frequently asked questions</h1><details open><summary>How do I return an item?</summary><p>Send it back within 30 days.</p></details><details open><summary>Do you ship abroad?</summary><p>Yes, to 42 countries.</p></details><details open><summary>How can I reach you?</summary><p>Call <a href="tel:+4420555">020 555</a> or write to <a href="mailto:help@shop.example">help@shop.example</a>.</p></details>`,
};
export type FifthPageName = keyof typeof fifthPages;
