/** Pages in the manner of real applications, first half. `data-k` marks what a case expects. */

export const appPages1: Readonly<Record<string, string>> = {
  gear: `
    <header><a href="/" data-k="logo">Trailhead</a><form role="search" onsubmit="return false"><input type="search" placeholder="What are you looking for?" data-k="q"><button data-k="q-go">Go</button></form><a href="#cart" data-k="cart" aria-label="Cart, 2 items">🛒 <span>2</span></a><a href="#signin" data-k="signin">Sign in</a></header>
    <nav aria-label="Categories"><a href="#tents" data-k="cat-tents">Tents</a><a href="#packs" data-k="cat-packs">Backpacks</a><a href="#boots" data-k="cat-boots">Boots &amp; shoes</a><a href="#sale" data-k="cat-sale">Sale</a></nav>
    <aside><h2>Filter</h2><h3>Brand</h3><label><input type="checkbox" data-k="b-north"> Northpeak</label><label><input type="checkbox" data-k="b-alp"> Alpina</label><label><input type="checkbox" data-k="b-tern"> Tern</label>
    <h3>Price</h3><label>Min <input type="number" data-k="pmin"></label><label>Max <input type="number" data-k="pmax"></label><button data-k="apply">Apply</button><a href="#clear" data-k="clearf">Clear all filters</a></aside>
    <main><h1>Backpacks</h1><label for="so">Sort by</label><select id="so" data-k="sort"><option>Relevance</option><option>Price: lowest first</option><option>Price: highest first</option><option>Customer rating</option></select>
    <div class="grid">${[
      ['Summit 40', 'Alpina', '$129.00', '4.6', 's40'],
      ['Daytrip 18', 'Tern', '$12.99', '3.9', 'd18'],
      ['Ridge 65', 'Northpeak', '$249.50', '4.8', 'r65'],
      ['Commuter 22', 'Tern', '$74.90', '4.1', 'c22'],
    ]
      .map(
        ([name, brand, price, stars, key]) =>
          `<div class="product" style="display:flex;flex-direction:column"><a href="#${key}" data-k="img-${key}"><img alt="${name}" width="40" height="40"></a><a href="#${key}" data-k="p-${key}">${name}</a><span>${brand}</span><span class="price">${price}</span><span>${stars} out of 5</span><button data-k="add-${key}">Add to cart</button><button aria-label="Save for later" data-k="save-${key}">♡</button></div>`,
      )
      .join('')}</div>
    <nav aria-label="Pagination"><a href="#1" aria-current="page" data-k="pg1">1</a><a href="#2" data-k="pg2">2</a><a href="#3" data-k="pg3">3</a><a href="#n" data-k="pgn">Next</a></nav></main>
    <div role="dialog" aria-label="Get 10% off"><p>Join our newsletter</p><input placeholder="Email address" data-k="nl"><button data-k="nl-join">Sign me up</button><button aria-label="Close" data-k="nl-x">×</button></div>`,

  team: `
    <h1>Team members</h1><input placeholder="Search members" data-k="find"><button data-k="invite">+ Invite member</button><button data-k="export">Export CSV</button>
    <label>Role <select data-k="rolef"><option>Any role</option><option>Owner</option><option>Editor</option><option>Guest</option></select></label>
    <table><thead><tr><th><input type="checkbox" aria-label="Select all" data-k="all"></th><th><button data-k="s-name">Name</button></th><th><button data-k="s-joined">Joined</button></th><th>Role</th><th>Status</th><th>Actions</th></tr></thead><tbody>
    ${[
      ['Priya Nair', '2024-02-01', 'Owner', 'Active', 'priya'],
      ['Tomás Ruiz', '2023-11-19', 'Editor', 'Suspended', 'tomas'],
      ['Lena Fox', '2025-06-30', 'Guest', 'Active', 'lena'],
      ['Wei Zhang', '2022-01-12', 'Editor', 'Pending', 'wei'],
    ]
      .map(
        ([name, joined, role, status, key]) =>
          `<tr><td><input type="checkbox" aria-label="Select ${name}" data-k="c-${key}"></td><td><a href="#${key}" data-k="n-${key}">${name}</a></td><td>${joined}</td><td>${role}</td><td>${status}</td><td><button data-k="e-${key}">Edit</button> <button data-k="r-${key}">Remove</button> <button aria-label="More actions" aria-haspopup="menu" data-k="m-${key}" onclick="document.getElementById('mm-${key}').hidden=false">⋯</button><div role="menu" id="mm-${key}" hidden><button role="menuitem" data-k="rp-${key}">Reset password</button><button role="menuitem" data-k="su-${key}">Suspend</button></div></td></tr>`,
      )
      .join('')}</tbody></table>
    <div><button disabled data-k="prev">Previous</button><span>Page 1 of 5</span><button data-k="next">Next</button><label>Rows per page <select data-k="per"><option>10</option><option>25</option><option>50</option></select></label></div>`,

  webmail: `
    <div class="top"><input placeholder="Search mail" data-k="q"><button aria-label="Settings" data-k="gear">⚙</button></div>
    <div class="left"><button data-k="compose" onclick="document.getElementById('cw').hidden=false">Compose</button><ul><li><a href="#i" data-k="f-inbox">Inbox <b>3</b></a></li><li><a href="#s" data-k="f-star">Starred</a></li><li><a href="#t" data-k="f-sent">Sent</a></li><li><a href="#d" data-k="f-drafts">Drafts <b>1</b></a></li><li><a href="#x" data-k="f-trash">Trash</a></li></ul></div>
    <div class="bar"><button aria-label="Archive" data-k="t-arch">🗄</button><button aria-label="Mark as read" data-k="t-read">✉</button></div>
    <ul class="mails">${[
      ['Oskar Lind', 'Invoice for October', 'Please find attached', 'oskar'],
      ['Mia Chen', 'Photos from the trip', 'Here they are!', 'mia'],
      ['GitLab', 'Pipeline failed', 'Your pipeline has failed', 'gitlab'],
    ]
      .map(
        ([from, subject, body, key]) =>
          `<li><input type="checkbox" aria-label="Select" data-k="sel-${key}"><button aria-label="Star" aria-pressed="false" data-k="star-${key}">☆</button><a href="#${key}" data-k="open-${key}"><b>${from}</b> ${subject} – ${body}</a><button title="Reply" data-k="re-${key}">↩</button><button title="Forward" data-k="fw-${key}">↪</button><button title="Delete" data-k="del-${key}">🗑</button></li>`,
      )
      .join('')}</ul>
    <div role="dialog" aria-label="New message" id="cw" hidden><input placeholder="To" data-k="to"><input placeholder="Subject" data-k="subj"><div contenteditable="true" role="textbox" aria-label="Message body" data-k="body" style="min-height:20px"></div><button data-k="send">Send</button><button aria-label="Discard draft" data-k="discard">🗑</button></div>`,

  planner: `
    <h1>November 2026</h1><button aria-label="Previous month" data-k="prevm">‹</button><button data-k="today">Today</button><button aria-label="Next month" data-k="nextm">›</button>
    <div role="group" aria-label="View"><button aria-pressed="false" data-k="v-day">Day</button><button aria-pressed="false" data-k="v-week">Week</button><button aria-pressed="true" data-k="v-month">Month</button></div>
    <button data-k="create" onclick="document.getElementById('ev').hidden=false">New event</button>
    <ul aria-label="Upcoming"><li><span>09:00</span> <a href="#st" data-k="ev-standup">Team standup</a> <button data-k="ed-standup">Edit</button><button data-k="rm-standup">Cancel event</button></li><li><span>13:30</span> <a href="#de" data-k="ev-dentist">Dentist</a> <button data-k="ed-dentist">Edit</button><button data-k="rm-dentist">Cancel event</button></li><li><span>18:00</span> <a href="#yo" data-k="ev-yoga">Yoga class</a> <button data-k="ed-yoga">Edit</button><button data-k="rm-yoga">Cancel event</button></li></ul>
    <fieldset><legend>My calendars</legend><label><input type="checkbox" checked data-k="k-work"> Work</label><label><input type="checkbox" checked data-k="k-home"> Home</label><label><input type="checkbox" data-k="k-hol"> Holidays</label></fieldset>
    <form id="ev" hidden onsubmit="return false"><h2>New event</h2><label>Title <input data-k="title"></label><label>Starts <input type="datetime-local" data-k="starts"></label><label>Date <input type="date" data-k="date"></label><label>Start time <input type="time" data-k="time"></label><label>Location <input data-k="loc"></label><label><input type="checkbox" data-k="allday"> All day</label><label>Repeat <select data-k="repeat"><option>Does not repeat</option><option>Daily</option><option>Weekly</option><option>Monthly</option></select></label><button data-k="save">Save</button><button type="button" data-k="cancel">Cancel</button></form>`,

  prefs: `
    <h1>Settings</h1><div role="tablist"><button role="tab" aria-selected="true" aria-controls="p1" data-k="tab-profile" onclick="show(1)">Profile</button><button role="tab" aria-selected="false" aria-controls="p2" data-k="tab-notif" onclick="show(2)">Notifications</button><button role="tab" aria-selected="false" aria-controls="p3" data-k="tab-sec" onclick="show(3)">Privacy &amp; security</button></div>
    <div role="tabpanel" id="p1"><label>Display name <input value="sam" data-k="dname"></label><label>Bio <textarea data-k="bio"></textarea></label><label>Street and number <input data-k="street"></label><label>Time zone <select data-k="tz"><option>(UTC+00:00) London</option><option>(UTC+01:00) Berlin</option><option>(UTC-05:00) New York</option></select></label><fieldset><legend>Theme</legend><label><input type="radio" name="th" checked data-k="th-sys"> System</label><label><input type="radio" name="th" data-k="th-light"> Light</label><label><input type="radio" name="th" data-k="th-dark"> Dark</label></fieldset><label>Font size <input type="range" min="10" max="20" value="14" data-k="fs"></label><button data-k="save">Save changes</button><button data-k="delacc">Delete account</button></div>
    <div role="tabpanel" id="p2" hidden><button role="switch" aria-checked="false" data-k="sw-mail">Email me about new followers</button><button role="switch" aria-checked="true" data-k="sw-push">Push notifications</button><button role="switch" aria-checked="false" data-k="sw-digest">Weekly digest</button></div>
    <div role="tabpanel" id="p3" hidden><label>Current password <input type="password" data-k="pw1"></label><label>New password <input type="password" data-k="pw2"></label><label>Confirm new password <input type="password" data-k="pw3"></label><button data-k="upd">Update password</button><label><input type="checkbox" data-k="twofa"> Two-factor authentication</label><h3>Sessions</h3><ul><li>Firefox on Linux <button data-k="out-ff">Sign out</button></li><li>Safari on iPhone <button data-k="out-sf">Sign out</button></li></ul></div>
    <script>function show(n){[1,2,3].forEach(i=>{document.getElementById('p'+i).hidden=i!==n;document.querySelectorAll('[role=tab]')[i-1].setAttribute('aria-selected',i===n)})}</script>`,

  onboarding: `
    <div role="region" aria-label="Cookies"><p>This site uses cookies</p><button data-k="ck-ok" onclick="this.parentNode.remove()">Got it</button></div>
    <div id="s1"><h2>Step 1: Your company</h2><label>Company name <input data-k="company"></label><label>Team size <select data-k="size"><option>Just me</option><option>2–10</option><option>11–50</option></select></label><button data-k="next1" onclick="go(2)">Continue</button></div>
    <div id="s2" hidden><h2>Step 2: Choose a plan</h2><label><input type="radio" name="plan" data-k="free"> Free</label><label><input type="radio" name="plan" data-k="pro"> Professional – $20/month</label><label><input type="radio" name="plan" data-k="ent"> Enterprise</label><button data-k="back2" onclick="go(1)">Back</button><button data-k="next2" onclick="go(3)">Continue</button></div>
    <div id="s3" hidden><h2>Step 3: Invite your team</h2><label>Work email <input data-k="wemail"></label><label><input type="checkbox" data-k="tos"> I accept the Terms of Service</label><button data-k="skip">Skip for now</button><button data-k="finish">Finish setup</button></div>
    <a href="#help" data-k="help">Need help?</a>
    <script>function go(n){[1,2,3].forEach(i=>document.getElementById('s'+i).hidden=i!==n)}</script>`,

  thread: `
    <nav aria-label="Breadcrumb"><a href="#f" data-k="bc-forum">Forum</a> › <a href="#g" data-k="bc-garden">Gardening</a></nav><h1>How do I prune roses?</h1>
    <button data-k="follow">Follow thread</button><button data-k="share">Share</button>
    ${[
      ['rosa77', 'Cut in early spring.', '12', 'c1'],
      ['thornton', 'Never cut in autumn!', '3', 'c2'],
      ['greenthumb', 'Use clean shears.', '8', 'c3'],
    ]
      .map(
        ([user, text, votes, key]) =>
          `<article><a href="#u" data-k="u-${key}">@${user}</a><p>${text}</p><button aria-label="Upvote" data-k="up-${key}">▲</button><span>${votes}</span><button aria-label="Downvote" data-k="dn-${key}">▼</button><button data-k="re-${key}">Reply</button><button data-k="rpt-${key}">Report</button>${key === 'c2' ? `<button data-k="edit-c2">Edit</button><button data-k="del-c2">Delete</button>` : ''}</article>`,
      )
      .join('')}
    <h2>Your answer</h2><textarea aria-label="Your answer" data-k="answer"></textarea><button data-k="post">Post answer</button>
    <details><summary data-k="rules">Posting rules</summary><a href="#full" data-k="fullrules">Read the full rules</a></details>`,

  flights: `
    <form onsubmit="return false"><label><input type="radio" name="t" checked data-k="rt"> Round trip</label><label><input type="radio" name="t" data-k="ow"> One way</label>
    <label>From <input data-k="from"></label><label>To <input data-k="to"></label><label>Departure date <input type="date" data-k="dep"></label><label>Return date <input type="date" data-k="ret"></label>
    <div>Passengers <button type="button" aria-label="Remove passenger" data-k="less">−</button><output>1</output><button type="button" aria-label="Add passenger" data-k="more">+</button></div><label>Cabin <select data-k="cabin"><option>Economy</option><option>Premium economy</option><option>Business</option></select></label><button data-k="search">Search flights</button></form>
    <h2>3 flights found</h2><ol>${[
      ['Lufthansa', '07:15', '2h 10m', '€189', 'Nonstop', 'lh'],
      ['Ryanair', '11:40', '4h 55m', '€59', '1 stop', 'fr'],
      ['KLM', '16:05', '3h 30m', '€132', '1 stop', 'kl'],
    ]
      .map(
        ([airline, at, time, price, stops, key]) =>
          `<li><strong>${airline}</strong> <span>${at}</span> <span>${time}</span> <span>${stops}</span> <span>${price}</span> <button data-k="sel-${key}">Select</button> <a href="#d" data-k="det-${key}">Flight details</a></li>`,
      )
      .join('')}</ol>
    <label><input type="checkbox" data-k="nonstop"> Nonstop only</label><button data-k="morefl">Show more flights</button>`,

  quiz: `
    <div id="area"><p>Choose an answer.</p><label><input type="radio" name="n" data-k="n4"> 4</label><label><input type="radio" name="n" data-k="n7"> 7</label><label><input type="radio" name="n" data-k="n10"> 10</label><label><input type="radio" name="n" data-k="n12"> 12</label><button data-k="sub">Submit</button></div>
    <input type="text" data-k="tt"><select data-k="dd"><option>Aruba</option><option>Benin</option><option>Chad</option><option>Djibouti</option></select>
    <div><label><input type="checkbox" data-k="ka"> A</label><label><input type="checkbox" data-k="kb"> B</label><label><input type="checkbox" data-k="kc"> C</label></div>
    <h3 data-k="acc" style="cursor:pointer" onclick="document.getElementById('sec').hidden=false">More</h3><div id="sec" hidden><p>Lorem <a href="#" data-k="ipsum">ipsum</a> dolor</p><button data-k="secsub">Send it</button></div>
    <div style="display:flex"><div data-k="red" role="button" tabindex="0" style="background:red;width:20px;height:20px" aria-label="red"></div><div data-k="blue" role="button" tabindex="0" style="background:blue;width:20px;height:20px" aria-label="blue"></div></div>`,
};
