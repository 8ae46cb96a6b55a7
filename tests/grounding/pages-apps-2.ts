/** Pages in the manner of real applications, second half: for scoring only. `data-k` marks what a case expects. */

export const appPages2: Readonly<Record<string, string>> = {
  grocery: `
    <div class="head"><span data-k="brand">FreshBox</span><input type="text" placeholder="Search groceries…" data-k="q"><span role="button" tabindex="0" title="Search" data-k="q-go">🔍</span><div data-k="basket" style="cursor:pointer" onclick="1">Basket <em>€14.20</em></div></div>
    <ul class="tabs"><li><a href="#fruit" data-k="t-fruit">Fruit &amp; veg</a></li><li><a href="#dairy" data-k="t-dairy">Dairy</a></li><li><a href="#bakery" data-k="t-bakery">Bakery</a></li></ul>
    <p>Deliver to: <select aria-label="Delivery address" data-k="addr"><option>Home</option><option>Office</option></select></p>
    <div>${[
      ['Bananas', '1 kg', '€1.99', 'ban'],
      ['Oat milk', '1 l', '€2.49', 'oat'],
      ['Sourdough bread', '500 g', '€4.80', 'bread'],
    ]
      .map(
        ([name, unit, price, key]) =>
          `<section><h3>${name}</h3><small>${unit}</small> <strong>${price}</strong><button aria-label="Decrease quantity" data-k="dec-${key}">–</button><input type="number" aria-label="Quantity" value="1" data-k="qty-${key}"><button aria-label="Increase quantity" data-k="inc-${key}">+</button><button data-k="add-${key}">Add</button><a href="#i" data-k="info-${key}">Nutrition info</a></section>`,
      )
      .join('')}</div>
    <div><h2>Your basket</h2><table><tr><td>Eggs</td><td>€3.10</td><td><button aria-label="Remove" data-k="rm-eggs">✕</button></td></tr><tr><td>Butter</td><td>€2.80</td><td><button aria-label="Remove" data-k="rm-butter">✕</button></td></tr></table><label>Promo code <input data-k="promo"></label><button data-k="promo-go">Apply code</button><button data-k="checkout">Proceed to checkout</button><a href="#e" data-k="empty">Empty basket</a></div>`,

  metrics: `
    <nav><a href="#o" data-k="n-over">Overview</a><a href="#a" data-k="n-aud">Audience</a><a href="#b" data-k="n-beh">Behaviour</a></nav><h1>Overview</h1>
    <div><label for="rng">Date range</label><select id="rng" data-k="range"><option>Last 7 days</option><option selected>Last 30 days</option><option>This year</option></select><label>From <input type="date" data-k="from"></label><label>To <input type="date" data-k="to"></label><button data-k="refresh"><i class="icon-refresh"></i> Refresh</button><button aria-haspopup="menu" data-k="dl" onclick="document.getElementById('dm').hidden=false">Download</button><ul role="menu" id="dm" hidden><li role="menuitem" tabindex="-1" data-k="dl-pdf">PDF</li><li role="menuitem" tabindex="-1" data-k="dl-csv">CSV</li></ul></div>
    <section aria-labelledby="w1"><h2 id="w1">Visitors</h2><button aria-label="Widget menu" data-k="w1-menu">⋮</button><p>12,403</p><a href="#v" data-k="w1-more">View report</a></section>
    <section aria-labelledby="w2"><h2 id="w2">Revenue</h2><button aria-label="Widget menu" data-k="w2-menu">⋮</button><p>€8,120</p><a href="#r" data-k="w2-more">View report</a></section>
    <section aria-labelledby="w3"><h2 id="w3">Top pages</h2><table><thead><tr><th data-k="th-page" style="cursor:pointer" onclick="1">Page</th><th data-k="th-views" style="cursor:pointer" onclick="1">Views</th></tr></thead><tbody><tr><td><a href="#home" data-k="pg-home">/home</a></td><td>3,201</td></tr><tr><td><a href="#pricing" data-k="pg-pricing">/pricing</a></td><td>1,154</td></tr></tbody></table></section>
    <label class="toggle"><input type="checkbox" role="switch" data-k="compare"> Compare with previous period</label><button data-k="addw">Add widget</button><button data-k="user" aria-haspopup="menu" onclick="document.getElementById('um').hidden=false">ME</button><ul role="menu" id="um" hidden><li role="menuitem" tabindex="-1" data-k="um-pref">Preferences</li><li role="menuitem" tabindex="-1" data-k="um-out">Log out</li></ul>`,

  chat: `
    <aside><input placeholder="Find a channel or person" data-k="find"><h3>Channels</h3><ul><li><a href="#g" data-k="ch-general"># general</a></li><li><a href="#d" data-k="ch-design"># design <span>4</span></a></li></ul><button data-k="addch">Add channel</button><h3>Direct messages</h3><ul><li><a href="#nora" data-k="dm-nora">Nora Quist</a></li><li><a href="#ali" data-k="dm-ali">Ali Demir</a></li></ul></aside>
    <main><h2># general</h2><button aria-label="Start a call" data-k="call">📞</button><button aria-label="Channel details" data-k="details">ⓘ</button>
    ${[
      ['Nora Quist', '10:02', 'Morning all', 'm1'],
      ['Ali Demir', '10:05', 'Deploy is done ✅', 'm2'],
      ['Nora Quist', '10:09', 'Great, thanks!', 'm3'],
    ]
      .map(
        ([from, at, text, key]) =>
          `<div role="listitem"><b>${from}</b> <time>${at}</time><p>${text}</p><button title="Add reaction" data-k="rx-${key}">☺</button><button title="Reply in thread" data-k="th-${key}">💬</button><button title="More" data-k="mo-${key}">…</button></div>`,
      )
      .join('')}
    <div contenteditable="true" role="textbox" aria-placeholder="Message #general" aria-label="Message #general" data-k="box" style="min-height:20px"></div><input type="file" hidden id="fi"><button aria-label="Attach a file" data-k="attach">📎</button><button aria-label="Send message" data-k="send">➤</button></main>`,

  cms: `
    <ul id="menu"><li><a href="#p" data-k="m-posts">Posts</a></li><li><a href="#m" data-k="m-media">Media</a></li><li><a href="#pg" data-k="m-pages">Pages</a></li><li><a href="#u" data-k="m-users">Users</a></li></ul>
    <h1>Posts <a href="#new" data-k="addnew">Add New</a></h1><p><a href="#all" data-k="v-all">All (3)</a> | <a href="#pub" data-k="v-pub">Published (2)</a> | <a href="#dr" data-k="v-draft">Drafts (1)</a></p>
    <select aria-label="Bulk actions" data-k="bulk"><option>Bulk actions</option><option>Edit</option><option>Move to Trash</option></select><button data-k="bulk-go">Apply</button><select aria-label="Filter by category" data-k="cat"><option>All categories</option><option>News</option><option>Recipes</option></select><button data-k="filter">Filter</button>
    <table><thead><tr><th></th><th>Title</th><th>Author</th><th>Date</th></tr></thead><tbody>${[
      ['Spring menu is here', 'Dora', 'Published 2026/03/01', 'spring'],
      ['Ten soups for winter', 'Emil', 'Published 2025/12/11', 'soups'],
      ['Untitled draft', 'Dora', 'Last modified 2026/04/02', 'draft'],
    ]
      .map(
        ([title, author, date, key]) =>
          `<tr><th scope="row"><input type="checkbox" aria-label="Select ${title}" data-k="c-${key}"></th><td><a href="#${key}" data-k="t-${key}"><strong>${title}</strong></a><div class="row-actions"><a href="#e-${key}" data-k="e-${key}">Edit</a> | <a href="#q" data-k="q-${key}">Quick Edit</a> | <a href="#t" data-k="x-${key}">Trash</a> | <a href="#v" data-k="v-${key}">View</a></div></td><td>${author}</td><td>${date}</td></tr>`,
      )
      .join('')}</tbody></table>
    <h2>Quick draft</h2><p><label for="qt">Title</label><br><input id="qt" data-k="qd-title"></p><p><label for="qc">Content</label><br><textarea id="qc" placeholder="What's on your mind?" data-k="qd-content"></textarea></p><button data-k="qd-save">Save Draft</button>`,

  files: `
    <div role="toolbar" aria-label="Files"><button data-k="new" aria-haspopup="menu" onclick="document.getElementById('nm').hidden=false">New</button><div role="menu" id="nm" hidden><div role="menuitem" tabindex="-1" data-k="nm-folder" onclick="document.getElementById('nf').hidden=false">Folder</div><div role="menuitem" tabindex="-1" data-k="nm-doc">Document</div></div><button data-k="upload">Upload</button><button data-k="grid" aria-pressed="false" aria-label="Grid view">▦</button><button data-k="list" aria-pressed="true" aria-label="List view">☰</button></div>
    <div role="tree" aria-label="Folders"><div role="treeitem" aria-expanded="false" tabindex="0" data-k="f-docs">Documents</div><div role="treeitem" aria-expanded="false" tabindex="-1" data-k="f-pics">Pictures</div></div>
    <table role="grid" aria-label="Files"><thead><tr role="row"><th role="columnheader"><button data-k="h-name">Name</button></th><th role="columnheader"><button data-k="h-size">Size</button></th><th role="columnheader"><button data-k="h-mod">Modified</button></th><th></th></tr></thead><tbody>${[
      ['budget.xlsx', '48 KB', 'Yesterday', 'budget'],
      ['holiday.mp4', '1.2 GB', 'Mar 3', 'holiday'],
      ['notes.txt', '2 KB', 'Today', 'notes'],
    ]
      .map(
        ([name, size, when, key]) =>
          `<tr role="row"><td role="gridcell"><a href="#${key}" data-k="o-${key}">${name}</a></td><td role="gridcell">${size}</td><td role="gridcell">${when}</td><td role="gridcell"><button data-k="s-${key}">Share</button><button data-k="r-${key}">Rename</button><button data-k="d-${key}">Delete</button></td></tr>`,
      )
      .join('')}</tbody></table>
    <div role="dialog" aria-label="New folder" id="nf" hidden><label>Folder name <input data-k="nf-name"></label><button data-k="nf-create">Create</button><button data-k="nf-cancel">Cancel</button></div>
    <div role="status">notes.txt was moved. <button data-k="undo">Undo</button></div>`,

  bank: `
    <h1>Good morning, Ines</h1><div class="accounts"><a href="#chk" data-k="acc-chk"><h3>Checking account</h3><p>DE12 •••• 4410</p><p>2.310,55 €</p></a><a href="#sav" data-k="acc-sav"><h3>Savings account</h3><p>DE12 •••• 9921</p><p>15.000,00 €</p></a></div>
    <form onsubmit="return false"><h2>Transfer money</h2><label for="fa">From account</label><select id="fa" data-k="fa"><option>Checking account</option><option>Savings account</option></select><label for="rec">Recipient</label><input id="rec" data-k="rec"><label for="iban">IBAN</label><input id="iban" data-k="iban"><label for="amt">Amount (€)</label><input id="amt" inputmode="decimal" data-k="amt"><label for="ref">Reference</label><input id="ref" data-k="ref"><label><input type="checkbox" data-k="instant"> Instant transfer</label><label><input type="checkbox" data-k="tmpl"> Save as template</label><button data-k="transfer" onclick="document.getElementById('cf').hidden=false">Transfer</button></form>
    <div role="alertdialog" aria-label="Confirm transfer" id="cf" hidden><p>Send the money?</p><button data-k="cf-yes">Yes, send now</button><button data-k="cf-no">No, go back</button></div>
    <h2>Recent transactions</h2><ul>${[
      ['Mar 4', 'Rewe Markt', '-23,40 €', 'rewe'],
      ['Mar 2', 'Stadtwerke', '-88,00 €', 'stadt'],
      ['Mar 1', 'Salary', '+2.950,00 €', 'sal'],
    ]
      .map(
        ([on, what, amount, key]) =>
          `<li>${on} <b>${what}</b> ${amount} <button data-k="d-${key}">Details</button><button data-k="rep-${key}">Repeat</button></li>`,
      )
      .join(
        '',
      )}</ul><label>Show <select data-k="show"><option>All</option><option>Incoming</option><option>Outgoing</option></select></label><button data-k="stmt">Download statement</button><a href="#card" data-k="block">Block my card</a><a href="#bye" data-k="logout">Log off</a>`,

  table: `
    <h1>Osteria Nonna</h1><img alt="Dining room" width="50" height="30" data-k="hero"><p><a href="tel:1" data-k="phone">Call us</a> <a href="#map" data-k="map">Get directions</a></p>
    <h2>Book a table</h2><label>Guests <select data-k="guests"><option>1</option><option>2</option><option>3</option><option>4</option></select></label><label>Date <input type="date" data-k="date"></label>
    <div role="radiogroup" aria-label="Time">${['18:00', '18:30', '20:00'].map((at) => `<div role="radio" aria-checked="false" tabindex="0" data-k="at-${at}">${at}</div>`).join('')}</div>
    <label>Your name<br><input data-k="name"></label><label>Phone number<br><input type="tel" data-k="tel"></label><label>Special requests<br><textarea data-k="req"></textarea></label><label><input type="checkbox" data-k="highchair"> We need a high chair</label><label><input type="checkbox" data-k="remind" checked> Send me a reminder</label><button data-k="book">Book table</button>
    <h2>Menu</h2><div><button aria-expanded="false" aria-controls="a1" data-k="starters" onclick="this.setAttribute('aria-expanded','true');document.getElementById('a1').hidden=false">Starters</button><div id="a1" hidden><p>Bruschetta <button data-k="bru">Add</button></p><p>Carpaccio <button data-k="car">Add</button></p></div><button aria-expanded="false" aria-controls="a2" data-k="mains" onclick="this.setAttribute('aria-expanded','true');document.getElementById('a2').hidden=false">Mains</button><div id="a2" hidden><p>Lasagne <button data-k="las">Add</button></p><p>Risotto <button data-k="ris">Add</button></p></div></div>
    <h2>Reviews</h2><div class="review"><p>Lovely evening</p><span aria-label="5 stars">★★★★★</span><button data-k="h1">Helpful</button></div><div class="review"><p>Too loud for us</p><span aria-label="2 stars">★★</span><button data-k="h2">Helpful</button></div><button data-k="write">Write a review</button>`,

  board: `
    <h1>Sprint 14</h1><input aria-label="Quick filter" placeholder="Filter cards" data-k="filter"><button data-k="addcol">Add column</button>
    ${[
      [
        'To do',
        [
          ['Fix login bug', 'High', 'a'],
          ['Update docs', 'Low', 'b'],
        ],
      ],
      ['In progress', [['Dark mode', 'Medium', 'c']]],
      ['Done', [['Upgrade Node', 'Low', 'd']]],
    ]
      .map(
        ([column, cards], at) =>
          `<section aria-label="${String(column)}" data-k="col-${at}"><h2>${String(column)}</h2>${(cards as string[][]).map(([name, priority, key]) => `<div class="card" draggable="true" data-k="card-${key}"><a href="#${key}" data-k="open-${key}">${name}</a> <span>${priority}</span> <button aria-label="Assign to me" data-k="me-${key}">👤</button><button aria-label="Delete card" data-k="del-${key}">🗑</button></div>`).join('')}<button data-k="add-${at}">Add a card</button></section>`,
      )
      .join('')}
    <ul class="todo"><li><input type="checkbox" data-k="t-call"><label data-k="l-call">Call the supplier</label><button data-k="x-call">Delete</button></li><li><input type="checkbox" checked data-k="t-book"><label data-k="l-book">Book meeting room</label><button data-k="x-book">Delete</button></li></ul><input placeholder="Add a task" data-k="task"><button data-k="task-go">Add</button>`,

  drill: `
    <div><p>Results for "Kanesha"</p><div data-k="r1"><a href="#1" data-k="a1">Kanesha Adams</a><p>Visual designer</p></div><div data-k="r2"><a href="#2" data-k="a2">Kanesha Brook</a><p>Plumber</p></div></div>
    <input id="searchbar" data-k="q"><button data-k="go">Search</button>
    <div id="tabs"><ul><li><a href="#tab1" data-k="tb1" onclick="t(1)">Tab 1</a></li><li><a href="#tab2" data-k="tb2" onclick="t(2)">Tab 2</a></li><li><a href="#tab3" data-k="tb3" onclick="t(3)">Tab 3</a></li></ul><div id="c1">Aenean <a href="#" data-k="l1">porta</a></div><div id="c2" hidden>Velit <a href="#" data-k="l2">magna</a></div><div id="c3" hidden>Orci <a href="#" data-k="l3">dapibus</a></div></div>
    <label for="rng">Volume</label><input id="rng" type="range" min="0" max="10" value="3" data-k="vol"><input type="number" aria-label="Copies" value="1" data-k="copies">
    <div><span data-k="n3" role="button" tabindex="0">3</span><span data-k="n8" role="button" tabindex="0">8</span><span data-k="n5" role="button" tabindex="0">5</span></div><textarea data-k="ta">Old text</textarea>
    <select multiple aria-label="Colours" data-k="multi"><option>Teal</option><option>Coral</option><option>Olive</option></select><input type="text" placeholder="MM/DD/YYYY" aria-label="Date" data-k="date"><script>function t(n){[1,2,3].forEach(i=>document.getElementById('c'+i).hidden=i!==n)}</script>`,
};
