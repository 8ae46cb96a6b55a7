/** Pages as applications have them, for the measurement of similarity: some to set rules and weights by, others to report on. */

/** Plain data behind a page, so that "another page of the same application" can be made. */
const people = ['Alice Moore', 'Bob Singh', 'Chen Wei', 'Dora Klein'];
const goods = ['Blue mug', 'Red hat', 'Oak table', 'Wool scarf', 'Desk lamp'];
const tasks = ['Fix the login page', 'Write release notes', 'Order new chairs', 'Call the printer'];
const mails = ['Quarterly figures', 'Lunch on Friday', 'Your invoice', 'Welcome aboard'];

const shop = `
<header><nav id="main-nav"><a href="/" class="logo">Mugs &amp; More</a><a href="/sale" class="nav-link">Sale</a>
  <a href="/account" class="nav-link">Account</a><a href="/cart" id="cart-link" class="nav-link">Cart (2)</a></nav>
  <form role="search"><input type="search" placeholder="Search products" aria-label="Search products" id="q"><button class="btn">Search</button></form></header>
<main><h1>All products</h1><ul class="grid">${goods
  .map(
    (
      name,
      index,
    ) => `<li class="card"><h3><a href="/p/${index + 1}">${name}</a></h3><span class="price">€${7 * index + 12}</span>
  <button class="btn primary">Add to cart</button><button class="icon heart" aria-label="Save for later"></button></li>`,
  )
  .join('')}</ul>
<button id="more" class="btn">Load more</button></main>
<footer><h2>Newsletter</h2><label>E-mail <input type="email" name="mail"></label><button class="btn">Subscribe</button><a href="/imprint">Imprint</a></footer>`;

const users = `
<main><h1>Users</h1><div class="bar"><button class="btn" data-testid="new-user">New user</button><button class="btn">Export</button>
<label>Show <select id="page-size"><option>10</option><option>25</option></select></label></div>
<table><thead><tr><th>Name</th><th>Role</th><th></th></tr></thead><tbody>${people
  .map(
    (name, index) => `<tr><td>${name}</td><td>Editor</td><td><button class="btn small">Edit</button>
  <button class="btn small danger">Delete</button><a href="/users/${index + 20}">Details</a><input type="checkbox" aria-label="Select"></td></tr>`,
  )
  .join(
    '',
  )}</tbody></table><nav aria-label="Pages"><a href="?p=1">1</a><a href="?p=2">2</a><a href="?p=3">3</a><a href="?p=2">Next</a></nav></main>`;

const settings = `
<main><h1>Settings</h1><section class="panel"><h2>Profile</h2><label for="dn">Display name</label><input id="dn" class="field">
<label for="bio">About you</label><textarea id="bio" class="field"></textarea><button class="btn primary">Save</button><button class="btn">Cancel</button></section>
<section class="panel"><h2>Billing</h2><label for="card">Card number</label><input id="card" class="field"><button class="btn primary">Save</button>
<button class="btn">Cancel</button></section><section class="panel"><h2>Notifications</h2><label><input type="checkbox"> Weekly summary</label>
<label><input type="checkbox"> Product news</label><button class="btn" id="all-off">Turn all off</button></section>
<section class="panel"><h2>Danger zone</h2><button class="btn danger" data-testid="close-account">Close account</button></section></main>`;

const board = `
<div id="app"><div class="top"><span class="brand">Tasks</span><button class="tool">Filter</button><button class="tool">Sort</button><button class="tool cta">Create task</button></div>
<div class="columns">${['Open', 'Done']
  .map(
    (column, at) =>
      `<div class="column"><h2>${column}</h2>${tasks
        .slice(at * 2, at * 2 + 2)
        .map(
          (
            task,
          ) => `<article class="task"><a class="title" href="/t/${tasks.indexOf(task) + 70}">${task}</a><button class="mini">Assign</button>
  <button class="mini">Archive</button><button class="mini icon-more" aria-label="More"></button></article>`,
        )
        .join('')}<button class="ghost">Add a card</button></div>`,
  )
  .join(
    '',
  )}</div><aside aria-label="Help"><a href="/help">Help center</a><a href="/keys">Keyboard shortcuts</a></aside></div>`;

const inbox = `
<div class="layout"><nav aria-label="Folders"><a class="folder" href="/inbox">Inbox (4)</a><a class="folder" href="/sent">Sent</a><a class="folder" href="/drafts">Drafts (1)</a></nav>
<main><div role="toolbar" aria-label="Actions"><button class="act" data-testid="compose">Compose</button><button class="act">Mark as read</button><button class="act">Refresh</button></div>
<div role="list">${mails
  .map(
    (
      subject,
      index,
    ) => `<div role="listitem" class="mail"><input type="checkbox" aria-label="Choose"><strong>${subject}</strong><span>${9 + index}:30</span>
  <button class="quick">Reply</button><button class="quick">Snooze</button></div>`,
  )
  .join('')}</div><button id="older">Older</button></main>
<form aria-label="Quick note"><label for="to">To</label><input id="to" placeholder="Name or address"><label for="subject">Subject</label><input id="subject"><button type="submit" class="act">Send</button><button type="button" class="act">Discard</button></form></div>`;

const booking = `
<main><h1>Book a room</h1><form><fieldset><legend>Stay</legend><label>Arrival <input type="date" name="from"></label><label>Departure <input type="date" name="to"></label>
<label>Guests <select name="guests"><option>1</option><option>2</option></select></label></fieldset>
<fieldset><legend>Room</legend><label><input type="radio" name="room"> Single</label><label><input type="radio" name="room"> Double</label></fieldset>
<fieldset><legend>Guest</legend><label>First name <input name="first"></label><label>Last name <input name="last"></label><label>Phone <input type="tel" name="phone"></label></fieldset>
<button class="go" id="check">Check availability</button><button type="reset" class="plain">Start over</button></form>
<section><h2>Offers</h2>${['Spa weekend', 'City break', 'Early bird']
  .map(
    (name) =>
      `<div class="offer"><h3>${name}</h3><p>From €${name.length * 9}</p><button class="go small">Choose</button><a href="/terms">Terms</a></div>`,
  )
  .join('')}</section></main>`;

const wiki = `
<div class="story"><div class="menubar"><button class="tb" title="New page">＋</button><button class="tb" title="Home page">⌂</button><input type="search" aria-label="Search"></div>
${['HelloThere', 'Getting Started', 'Journal']
  .map(
    (
      title,
    ) => `<div class="frame"><div class="titlebar"><h2>${title}</h2><span class="controls"><button class="icon-edit" aria-label="edit"></button>
  <button class="icon-close" aria-label="close"></button><button class="icon-more" title="More actions"></button></span></div><p>Text of ${title} with <a href="#${encodeURIComponent(title)}">a link</a></p>
  <div class="tags"><button class="tag">note</button><button class="tag">${title.length} days</button></div></div>`,
  )
  .join('')}
<div class="sidebar"><div role="tablist"><button role="tab">Open</button><button role="tab">Recent</button><button role="tab">Tools</button></div><ul>${[
  'HelloThere',
  'Journal',
]
  .map((title) => `<li><a href="#${title}">${title}</a><button class="x" aria-label="close">×</button></li>`)
  .join('')}</ul><a href="/export">Export all</a></div></div>`;

const servers = `
<nav class="side"><ul><li><a href="/overview">Overview</a></li><li><a href="/servers">Servers (3)</a></li><li><a href="/bills">Invoices</a></li></ul></nav>
<main><div class="crumbs"><a href="/">Start</a> / <a href="/servers">Servers</a></div><h1>Servers</h1>
<div class="filters"><input placeholder="Name contains"><select aria-label="Region"><option>Any</option><option>North</option></select><button class="b">Apply</button><button class="b b-link">Reset</button></div>
<div class="rows">${['web-1', 'web-2', 'db-main', 'cache']
  .map(
    (
      name,
      index,
    ) => `<div class="row"><span class="cell name">${name}</span><span class="cell">10.0.0.${index}</span><span class="cell"><button class="b">Start</button><button class="b">Stop</button>
  <a class="b" href="/servers/${name}">Manage</a><label><input type="checkbox"> Protect</label></span></div>`,
  )
  .join('')}</div>
<dialog open aria-label="New server"><form><label for="n">Host name</label><input id="n"><label for="size">Size</label><select id="size"><option>S</option></select>
<label><input type="checkbox" id="backup"> Daily backup</label><button type="submit" class="b b-main" data-testid="create-server">Create server</button><button type="button" class="b">Never mind</button></form></dialog></main>`;

const forum = `
<header><a href="/" class="brand">Forum</a><nav><a href="/latest">Latest</a><a href="/top">Top</a><a href="/login">Log in</a></nav><button aria-label="Menu" class="burger"></button></header>
<main><h1>How do I grow tomatoes?</h1>${['ann', 'ben', 'cleo']
  .map(
    (
      author,
      index,
    ) => `<article class="post" id="post_${index + 1}"><h3><a href="/u/${author}">${author}</a></h3><p>Answer number ${index + 1} with <a href="/wiki/soil">soil</a> in it.</p>
  <div class="actions"><button class="like">Like (${index * 3})</button><button class="share">Share</button><button class="flag" title="Report"></button><button class="reply">Reply</button></div></article>`,
  )
  .join('')}
<form><label for="answer">Your answer</label><textarea id="answer"></textarea><button type="submit" id="post-answer">Post answer</button></form></main>
<aside><h2>Related</h2><ul><li><a href="/t/5">Watering in summer</a></li><li><a href="/t/6">Best soil</a></li></ul><h2>Top authors</h2><ul><li><a href="/u/ann">ann</a><button>Follow</button></li><li><a href="/u/ben">ben</a><button>Follow</button></li></ul></aside>`;

const planner = `
<div class="head"><button class="nav prev" aria-label="Previous week"></button><button class="nav today">Today</button><button class="nav next" aria-label="Next week"></button><h1>Week 47</h1>
<div role="tablist"><button role="tab">Day</button><button role="tab">Week</button><button role="tab">Month</button></div></div>
<div class="week">${['Monday', 'Tuesday', 'Wednesday']
  .map(
    (
      day,
      index,
    ) => `<section class="day"><h2>${day}</h2><div class="event"><strong>Stand-up</strong><button class="e">Edit</button><button class="e">Remove</button></div>
  ${index === 1 ? '<div class="event"><strong>Dentist</strong><button class="e">Edit</button><button class="e">Remove</button></div>' : ''}<button class="add">Add event</button></section>`,
  )
  .join('')}</div>
<form class="quick"><input placeholder="What"><input placeholder="Where"><input type="time" aria-label="Starts"><input type="time" aria-label="Ends"><select aria-label="Calendar"><option>Work</option></select>
<label><input type="checkbox"> All day</label><button class="save">Save event</button></form>`;

/** Pages that the rules and weights were made with. */
export const tuningPages: Readonly<Record<string, string>> = {
  shop,
  users,
  settings,
  board,
  inbox,
  booking,
  wiki,
  servers,
};
/** Pages that were written and measured when all of it stood. */
export const reportedPages: Readonly<Record<string, string>> = { forum, planner };
