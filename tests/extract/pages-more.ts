/** More pages, written after the engine worked on the first ones: the markup of catalogues, component libraries and boards. */

export const morePages = {
  books: `<title>All products | Books</title><h1>All products</h1><form><strong>1000</strong> results - showing <strong>1</strong> to <strong>3</strong>.</form><ol class="row">${[
    ['A Light in the Attic', 'Three', '51.77', 'a-light'],
    ['Tipping the Velvet', 'One', '53.74', 'tipping'],
    ['Soumission', 'Five', '50.10', 'soumission'],
  ]
    .map(
      ([t, r, p, u]) =>
        `<li class="col-xs-6"><article class="product_pod"><div class="image_container"><a href="catalogue/${u}.html"><img src="media/${u}.jpg" alt="${t}" class="thumbnail"></a></div><p class="star-rating ${r}"><i class="icon-star"></i></p><h3><a href="catalogue/${u}.html" title="${t}">${t}</a></h3><div class="product_price"><p class="price_color">£${p}</p><p class="instock availability"><i class="icon-ok"></i> In stock </p><form><button>Add to basket</button></form></div></article></li>`,
    )
    .join(
      '',
    )}</ol><ul class="pager"><li class="current">Page 1 of 50</li><li class="next"><a href="page-2.html">next</a></li></ul>`,

  quotes: `<title>Quotes to read</title><h1><a href="/">Quotes to read</a></h1>${[
    ['“Be yourself.”', 'Oscar Wilde', ['be', 'honesty']],
    ['“Try and fail, but never fail to try.”', 'Jared Leto', ['try']],
  ]
    .map(
      ([q, a, tags]) =>
        `<div class="quote"><span class="text" itemprop="text">${q as string}</span><span>by <small class="author" itemprop="author">${a as string}</small> <a href="/author/x">(about)</a></span><div class="tags">Tags: ${(tags as string[]).map((t) => `<a class="tag" href="/tag/${t}">${t}</a>`).join(' ')}</div></div>`,
    )
    .join('')}<h2>Top Ten tags</h2><span class="tag-item"><a class="tag" href="/tag/love">love</a></span>`,

  bank: `<title>Account</title><h1>Checking account</h1><div class="MuiBox-root css-1k"><p class="MuiTypography-root">Available balance</p><h4 class="MuiTypography-h4">€12,480.55</h4></div>
    <div role="grid" aria-label="Transactions"><div role="row"><div role="columnheader">Date</div><div role="columnheader">Description</div><div role="columnheader">Amount</div></div>${[
      ['2026-03-01', 'Salary', '+3,000.00'],
      ['2026-03-02', 'Rent', '-1,200.00'],
      ['2026-03-05', 'Groceries', '-84.20'],
    ]
      .map(
        ([d, t, a]) =>
          `<div role="row"><div role="gridcell">${d}</div><div role="gridcell">${t}</div><div role="gridcell">${a}</div></div>`,
      )
      .join('')}</div>`,

  descriptions: `<title>Server</title><h1>web-01</h1><div class="ant-descriptions"><table><tbody><tr class="ant-descriptions-row"><th class="ant-descriptions-item-label">Region</th><td>eu-central-1</td><th class="ant-descriptions-item-label">CPU</th><td>4 cores</td></tr><tr class="ant-descriptions-row"><th class="ant-descriptions-item-label">Memory</th><td>16 GB</td><th class="ant-descriptions-item-label">Uptime</th><td>99.95 %</td></tr></tbody></table></div>
    <div class="stat"><span class="stat-value">37</span> <span class="stat-label">Open tickets</span></div><div role="status">All systems operational</div><table aria-label="Services"><tr><th>Service</th><th>Running</th></tr><tr><td>nginx</td><td>✓</td></tr><tr><td>redis</td><td>✗</td></tr></table>`,

  countries: `<title>Countries</title><section id="countries"><h1>Countries of the World</h1>${[
    ['Andorra', 'Andorra la Vella', '84000', '468.0'],
    ['Angola', 'Luanda', '13068161', '1246700.0'],
  ]
    .map(
      ([n, c, p, a]) =>
        `<div class="col-md-4 country"><h3 class="country-name"><i class="flag-icon"></i> ${n}</h3><div class="country-info"><strong>Capital:</strong> <span class="country-capital">${c}</span><br><strong>Population:</strong> <span class="country-population">${p}</span><br><strong>Area (km<sup>2</sup>):</strong> <span class="country-area">${a}</span></div></div>`,
    )
    .join('')}</section>`,

  search: `<title>weather – Search</title><form role="search"><input type="search" aria-label="Search" value="weather"></form><div id="result-stats">About 1,250,000 results (0.41 seconds)</div><div id="results">${[
    ['Weather today', 'https://w.example/today', 'w.example', 'Sun and clouds over the city.'],
    ['Forecast', 'https://f.example/', 'f.example', 'Seven days ahead.'],
  ]
    .map(
      ([t, u, h, d]) =>
        `<div class="result"><a href="${u}"><h3>${t}</h3><cite>${h}</cite></a><div class="snippet"><span>${d}</span></div></div>`,
    )
    .join('')}</div>`,

  jobs: `<title>Jobs</title><h1>Open positions</h1><ul>${[
    ['Engineer', 'Acme', 'Berlin', '€70k', 'Full-time'],
    ['Designer', 'Beta', 'Remote', '€55k', 'Part-time'],
    ['Writer', 'Gamma', 'Paris', '€48k', 'Full-time'],
  ]
    .map(
      ([t, c, l, s, k]) =>
        `<li class="job"><h2 class="job-title">${t}</h2><div>Company: ${c}</div><div>Location: ${l}</div><div>Salary: ${s}</div><span class="badge">${k}</span></li>`,
    )
    .join('')}</ul>`,

  cart: `<title>Your cart</title><h1>Shopping cart (3 items)</h1><table><thead><tr><th>Product</th><th>Qty</th><th>Price</th></tr></thead><tbody><tr><td>Pen</td><td><input type="number" value="2" aria-label="Quantity of Pen"></td><td>$3.00</td></tr><tr><td>Book</td><td><input type="number" value="1" aria-label="Quantity of Book"></td><td>$14.50</td></tr></tbody></table><p>Order total: <strong>$20.50</strong></p><p class="note">Free delivery on orders over $50</p>`,
} as const;
