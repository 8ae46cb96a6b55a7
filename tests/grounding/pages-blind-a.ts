/** Pages in the manner of real applications, fourth lot, first half: for scoring only. `data-k` marks what a case expects. */

export const blindPagesA: Readonly<Record<string, string>> = {
  ledger: `
    <header><a href="#home" data-k="home">Fjord Bank</a><nav><a href="#acc" data-k="n-acc">Accounts</a><a href="#pay" data-k="n-pay">Payments</a><a href="#cards" data-k="n-cards">Cards</a><a href="#help" data-k="n-help">Help</a></nav><button aria-label="Notifications (3)" data-k="bell">🔔</button><button aria-haspopup="menu" data-k="me">Nora Quist</button></header>
    <main><h1>Current account</h1><p>Balance: 2,310.45 EUR</p><button data-k="req">Request money</button><a href="#st" data-k="stmt">Statements</a>
    <section><h2>Transactions</h2><input type="search" aria-label="Search transactions" data-k="q"><label>Category <select data-k="cat"><option>All</option><option>Groceries</option><option>Travel</option><option>Salary</option></select></label><label>Period <select data-k="period"><option>Last 30 days</option><option>Last 90 days</option><option>This year</option></select></label>
    <table><thead><tr><th>Date</th><th>Description</th><th>Category</th><th>Amount</th><th></th></tr></thead><tbody>${[
      ['2 Mar', 'Corner Bakery', 'Groceries', '-4.20', 'bak'],
      ['3 Mar', 'Northline Rail', 'Travel', '-38.00', 'rail'],
      ['5 Mar', 'Corner Books', 'Shopping', '-19.99', 'book'],
    ]
      .map(
        ([date, text, category, amount, key]) =>
          `<tr><td>${date}</td><td>${text}</td><td>${category}</td><td>${amount}</td><td><button data-k="det-${key}">Details</button><button data-k="dis-${key}">Dispute</button></td></tr>`,
      )
      .join('')}</tbody></table></section>
    <section><h2>Standing orders</h2><ul><li>Rent, 900.00 monthly <button data-k="ed-rent">Edit</button><button data-k="pa-rent">Pause</button></li><li>Gym membership, 35.00 monthly <button data-k="ed-gym">Edit</button><button data-k="pa-gym">Pause</button></li></ul></section>
    <section><h2>My cards</h2><article><h3>Debit card</h3><p>ending in 4410</p><button data-k="fr-deb">Freeze</button><button data-k="pin-deb">Show PIN</button></article><article><h3>Credit card</h3><p>ending in 9021</p><button data-k="fr-cre">Freeze</button><button data-k="pin-cre">Show PIN</button><button data-k="cl-cre">Close card</button></article></section>
    <form><h2>Transfer money</h2><label>Recipient <input data-k="rcp"></label><label>IBAN <input data-k="iban"></label><label>Amount <input inputmode="decimal" data-k="amt"></label><label>Reference <input data-k="ref"></label><label>Execute on <input type="date" data-k="exec"></label><label><input type="checkbox" data-k="tpl"> Save as template</label><button type="button" data-k="review">Review transfer</button></form>
    <button data-k="close-acc">Close account</button></main>`,

  hiring: `
    <nav role="tablist"><button role="tab" aria-selected="false" data-k="t-pos">Open positions</button><button role="tab" aria-selected="true" data-k="t-cand">Candidates</button><button role="tab" aria-selected="false" data-k="t-int">Interviews</button></nav>
    <div><label>Position <select data-k="pos"><option>All positions</option><option>Backend Engineer</option><option>Product Designer</option><option>Data Analyst</option></select></label><label><input type="checkbox" data-k="mine"> Only my candidates</label><button data-k="export">Export candidates</button></div>
    <div class="board">${[
      [
        'Applied',
        [
          ['Priya Nair', 'Backend Engineer', 'pri'],
          ['Tomás Vega', 'Product Designer', 'tom'],
        ],
      ],
      ['Interview', [['Lena Fischer', 'Backend Engineer', 'len']]],
      ['Offer', [['Omar Haddad', 'Data Analyst', 'oma']]],
    ]
      .map(
        ([stage, people]) =>
          `<section><h3>${stage as string}</h3>${(people as string[][])
            .map(
              ([name, role, key]) =>
                `<div class="card"><h4>${name}</h4><p>${role}</p><button data-k="fw-${key}">Move forward</button><button data-k="rj-${key}">Reject</button><button data-k="nt-${key}">Add note</button></div>`,
            )
            .join('')}</section>`,
      )
      .join('')}</div>
    <form><h2>New job</h2><label>Job title <input data-k="title"></label><label>Department <select data-k="dept"><option>Engineering</option><option>Design</option><option>Quality</option></select></label><fieldset><legend>Employment type</legend><label><input type="radio" name="et" data-k="et-full">Full-time</label><label><input type="radio" name="et" data-k="et-part">Part-time</label><label><input type="radio" name="et" data-k="et-con">Contract</label></fieldset><button type="button" role="switch" aria-checked="false" aria-label="Remote allowed" data-k="remote"></button><label>Salary from <input type="number" data-k="s-from"></label><label>Salary to <input type="number" data-k="s-to"></label><label>Description <textarea data-k="desc"></textarea></label><button type="button" data-k="publish">Publish job</button><button type="button" data-k="draft">Save draft</button></form>`,

  stock: `
    <h1>Inventory</h1><div><button data-k="add">Add product</button><button data-k="imp">Import CSV</button><button data-k="scan">Scan barcode</button><input placeholder="Find by SKU or name" data-k="find"><label>Warehouse <select data-k="wh"><option>All</option><option>North</option><option>South</option></select></label><label><input type="checkbox" data-k="low"> Low stock only</label></div>
    <table><thead><tr><th></th><th>SKU</th><th><button data-k="so-prod">Product</button></th><th>Warehouse</th><th><button data-k="so-qty">Quantity</button></th><th>Actions</th></tr></thead><tbody>${[
      ['SK-101', 'Copper pipe 15 mm', 'North', '40', '1'],
      ['SK-102', 'Copper pipe 22 mm', 'North', '12', '2'],
      ['SK-210', 'Brass valve', 'South', '7', '3'],
      ['SK-305', 'PVC elbow', 'South', '0', '4'],
    ]
      .map(
        ([sku, product, warehouse, quantity, key]) =>
          `<tr><td><input type="checkbox" aria-label="Select" data-k="sel-${key}"></td><td>${sku}</td><td>${product}</td><td>${warehouse}</td><td><input type="number" value="${quantity}" aria-label="Quantity" data-k="qty-${key}"></td><td><button data-k="re-${key}">Reorder</button><button aria-label="Edit" data-k="ed-${key}">✎</button><button aria-label="Delete" data-k="de-${key}">🗑</button></td></tr>`,
      )
      .join('')}</tbody></table>
    <nav aria-label="Pagination"><button data-k="pg-prev">Previous</button><button aria-current="page" data-k="pg-1">1</button><button data-k="pg-2">2</button><button data-k="pg-3">3</button><button data-k="pg-next">Next</button></nav><label>Rows per page <select data-k="rows"><option>10</option><option>25</option><option>50</option></select></label>
    <aside><h2>Suppliers</h2><ul><li><a href="#hm" data-k="sup-hal">Halden Metals</a> <button data-k="con-hal">Contact</button></li><li><a href="#rp" data-k="sup-rid">Ridge Plastics</a> <button data-k="con-rid">Contact</button></li></ul></aside>`,

  community: `
    <nav><a href="#c" data-k="n-cat">Categories</a><a href="#l" data-k="n-lat">Latest</a><a href="#t" data-k="n-top">Top</a><a href="#u" data-k="n-unr">Unread</a></nav><button data-k="newtopic">New topic</button><button aria-label="Search" data-k="search">🔍</button>
    <ul class="topics">${[
      ['Welcome to the community', 'admin', '4', 'wel'],
      ['How do I reset my device?', 'maria_k', '12', 'how'],
      ['Device stuck in a reset loop after the update', 'oldbear', '31', 'loop'],
      ['Share your setup', 'finn', '88', 'setup'],
    ]
      .map(
        ([title, author, replies, key]) =>
          `<li><a href="#${key}" data-k="tp-${key}">${title}</a> <span>${author}</span> <span>${replies} replies</span> <button data-k="wa-${key}">Watch</button></li>`,
      )
      .join('')}</ul>
    <main><h1>How do I reset my device?</h1>${[
      ['maria_k', 'Mine does not start any more.', 'm'],
      ['oldbear', 'Hold the power button for ten seconds.', 'o'],
    ]
      .map(
        ([author, text, key]) =>
          `<article><header>${author}</header><p>${text}</p><footer><button data-k="li-${key}">Like</button><button data-k="rp-${key}">Reply</button><button data-k="qu-${key}">Quote</button><button data-k="rt-${key}">Report</button></footer></article>`,
      )
      .join('')}
    <section><h2>Poll: which theme do you use?</h2><label><input type="radio" name="p" data-k="p-light">Light</label><label><input type="radio" name="p" data-k="p-dark">Dark</label><label><input type="radio" name="p" data-k="p-sys">System</label><button data-k="vote">Vote</button><button data-k="results">Show results</button></section>
    <form><label>Write your reply <textarea data-k="reply"></textarea></label><label><input type="checkbox" data-k="notify"> Notify me about replies</label><button type="button" data-k="post">Post reply</button><button type="button" data-k="cancel">Cancel</button></form>
    <div><button data-k="pin">Pin topic</button><button data-k="lock">Lock topic</button><button data-k="del">Delete topic</button></div></main>`,

  outbox: `
    <aside><button data-k="compose">Compose</button><nav><a href="#in" data-k="f-in">Inbox (12)</a><a href="#dr" data-k="f-dr">Drafts</a><a href="#se" data-k="f-se">Sent</a><a href="#ar" data-k="f-ar">Archive</a><a href="#sp" data-k="f-sp">Spam</a></nav><h3>Folders</h3><ul><li><button aria-expanded="false" data-k="fo-work">Work</button></li><li><button aria-expanded="false" data-k="fo-club">Chess club</button></li></ul></aside>
    <main><div role="toolbar"><button data-k="tb-ar">Archive</button><button data-k="tb-de">Delete</button><button data-k="tb-un">Mark as unread</button></div>
    <ul class="messages">${[
      ['Billing Team', 'Your invoice for May', 'inv'],
      ['Ravi Menon', 'Lunch on Thursday?', 'lun'],
      ['Ravi Menon', 'Slides for the review', 'sli'],
      ['Parcel Point', 'Your parcel is on its way', 'par'],
    ]
      .map(
        ([from, subject, key]) =>
          `<li><input type="checkbox" aria-label="Select message" data-k="ck-${key}"><button aria-label="Star" aria-pressed="false" data-k="st-${key}">☆</button><a href="#${key}" data-k="op-${key}"><b>${from}</b> ${subject}</a></li>`,
      )
      .join('')}</ul>
    <article><h2>Your invoice for May</h2><ul><li>invoice-may.pdf <button data-k="dl-inv">Download</button></li><li>terms.pdf <button data-k="dl-ter">Download</button></li></ul><button data-k="rep">Reply</button><button data-k="repall">Reply all</button><button data-k="fwd">Forward</button></article></main>
    <section aria-label="New message"><label>To <input data-k="to"></label><label>Cc <input data-k="cc"></label><label>Subject <input data-k="subj"></label><label>Message <textarea data-k="body"></textarea></label><button data-k="attach">Attach file</button><button data-k="send">Send</button><button data-k="discard">Discard</button></section>`,

  agenda: `
    <header><button data-k="today">Today</button><button aria-label="Previous week" data-k="prev">‹</button><button aria-label="Next week" data-k="next">›</button><h1>Week 12, March 2026</h1><div role="group" aria-label="View"><button aria-pressed="false" data-k="v-day">Day</button><button aria-pressed="true" data-k="v-week">Week</button><button aria-pressed="false" data-k="v-month">Month</button></div><button data-k="new">New event</button></header>
    <aside><h2>Calendars</h2><label><input type="checkbox" checked data-k="cal-per">Personal</label><label><input type="checkbox" checked data-k="cal-work">Work</label><label><input type="checkbox" checked data-k="cal-bir">Birthdays</label><label><input type="checkbox" data-k="cal-hol">Holidays in Norway</label></aside>
    <main>${[
      ['Monday 16', [['Standup', '09:00', 'st-mon']]],
      [
        'Tuesday 17',
        [
          ['Standup', '09:00', 'st-tue'],
          ['Design review', '11:00', 'rev'],
        ],
      ],
      ['Wednesday 18', [['Dentist', '15:00', 'dent']]],
      ['Thursday 19', [['1:1 with Sofia', '10:00', 'sof']]],
    ]
      .map(
        ([day, events]) =>
          `<section><h3>${day as string}</h3>${(events as string[][])
            .map(
              ([title, time, key]) =>
                `<div role="button" tabindex="0" data-k="ev-${key}"><span>${time}</span> <span>${title}</span></div>`,
            )
            .join('')}</section>`,
      )
      .join('')}</main>
    <form aria-label="Event"><label>Title <input data-k="title"></label><label>Date <input type="date" data-k="date"></label><label>Start <input type="time" data-k="start"></label><label>End <input type="time" data-k="end"></label><label>Location <input data-k="loc"></label><label>Guests <input data-k="guests"></label><label><input type="checkbox" data-k="allday">All day</label><label>Repeat <select data-k="repeat"><option>Does not repeat</option><option>Daily</option><option>Weekly</option><option>Monthly</option></select></label><label>Reminder <select data-k="remind"><option>None</option><option>10 minutes before</option><option>1 hour before</option></select></label><button type="button" data-k="save">Save event</button><button type="button" data-k="delete">Delete event</button></form>`,

  leave: `
    <h1>Time off</h1><div><article><h2>Vacation</h2><p>12 days left</p><button data-k="rq-vac">Request</button></article><article><h2>Sick leave</h2><p>3 days taken</p><button data-k="rq-sick">Request</button></article></div>
    <section><h2>My requests</h2><table><thead><tr><th>From</th><th>To</th><th>Type</th><th>Status</th><th></th></tr></thead><tbody><tr><td>3 August</td><td>7 August</td><td>Vacation</td><td>Pending</td><td><button data-k="wd-aug">Withdraw</button><button data-k="ed-aug">Edit</button></td></tr><tr><td>2 May</td><td>2 May</td><td>Sick leave</td><td>Approved</td><td><button data-k="wd-may">Withdraw</button><button data-k="ed-may">Edit</button></td></tr></tbody></table></section>
    <section><h2>Waiting for you</h2><ul><li><b>Jonas Berg</b> Vacation, 4 days <button data-k="ap-jon">Approve</button><button data-k="dc-jon">Decline</button></li><li><b>Mia Holt</b> Moving house, 1 day <button data-k="ap-mia">Approve</button><button data-k="dc-mia">Decline</button></li></ul><button data-k="ap-all">Approve all</button></section>
    <form><h2>New request</h2><label>Type <select data-k="type"><option>Vacation</option><option>Sick leave</option><option>Unpaid leave</option></select></label><label>From <input type="date" data-k="from"></label><label>To <input type="date" data-k="to"></label><label><input type="checkbox" data-k="half"> Half day</label><label>Comment <textarea data-k="com"></textarea></label><button type="button" data-k="submit">Submit request</button></form>`,
};
