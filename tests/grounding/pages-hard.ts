/** Pages of small instruction tasks and of applications with traps: equal names, values that look like names, things that must be refused. */

const results = ['Ansley', 'Bert', 'Cody', 'Dara', 'Emil', 'Fay', 'Gus', 'Hal', 'Ida'];

export const hardPages: Readonly<Record<string, string>> = {
  engine: `<div><input type="text" id="search-text" data-k="q"><button id="search" data-k="go">Search</button></div>
    <div id="page-content">${results.map((name, at) => `<div><div><a href="#${at}" class="search-title" data-k="res-${at + 1}">${name}</a></div><div class="search-url">https://www.example.com/${name}</div><div class="search-desc">elit amet nunc</div></div>`).join('')}</div>
    <ul class="pagination"><li><a href="#a" data-k="pg1">1</a></li><li><a href="#b" data-k="pg2">2</a></li><li><a href="#c" data-k="pgnext">&gt;</a></li></ul>`,

  user: `<div><p><label class="bold">Username</label><input type="text" id="username" data-k="username"></p><p><label class="bold">Password</label><input type="password" id="password" data-k="password"></p><button id="subbtn" class="secondary-action" data-k="login">Login</button></div>`,

  fields: `<div>First</div><p><input type="text" data-k="i1"></p><p><input type="text" data-k="i2"></p><p><input type="text" data-k="i3"></p><button data-k="sub">Submit</button>`,

  list: `<select id="options" size="5" data-k="list"><option>Cuba</option><option>Costa Rica</option><option>Cyprus</option><option>Chad</option></select><button class="secondary-action" data-k="sub">Submit</button>`,

  sections: `<div id="area">${[1, 2, 3].map((at) => `<h3 class="ui-accordion-header" role="tab" aria-expanded="false" aria-selected="false" tabindex="0" data-k="h${at}" onclick="this.setAttribute('aria-expanded','true');this.nextElementSibling.style.display='block'">Section #${at}</h3><div style="display:none"><p>Lorem <a href="#x${at}" data-k="elit${at}">${['elit', 'amet', 'nunc'][at - 1]}</a></p></div>`).join('')}</div><button data-k="sub">Submit</button>`,

  inbox: `<div id="main"><div class="header"><span class="title">Primary</span><span class="search-icon" style="cursor:pointer" title="Search" data-k="search">🔍</span></div>${['Trula', 'Nonie', 'Allis'].map((name) => `<div class="email-thread"><div class="email-left" style="cursor:pointer" data-k="open-${name}"><div class="email-sender">${name}</div><div class="email-subject">Sit amet ${name.length}</div></div><div class="email-right"><span class="star" title="star" style="cursor:pointer" data-k="star-${name}">★</span><span class="trash" title="trash" style="cursor:pointer" data-k="trash-${name}">T</span></div></div>`).join('')}</div>`,

  menu: `<button data-k="menu" onclick="document.getElementById('m').style.display='block'">Menu</button><ul id="m" role="menu" style="display:none"><li role="menuitem" tabindex="-1" data-k="save">Save</li><li role="menuitem" tabindex="-1" data-k="prev">Prev</li><li role="menuitem" tabindex="-1" data-k="playback">Playback</li></ul>`,

  flight: `<h2>Book Your One-Way Flight</h2><p><input placeholder="From:" data-k="from"></p><p><input placeholder="To:" data-k="to"></p><div>Departure Date <input type="text" id="datepicker" placeholder="MM/DD/YYYY" data-k="when"></div><button data-k="search">Search</button>`,

  form: `<p>Subject</p><input id="subject" data-k="subject"><p>Message</p><textarea id="msg" data-k="message"></textarea><p>Priority</p><label><input type="radio" name="pr" data-k="low">Low</label><label><input type="radio" name="pr" data-k="high">High</label>
    <p>Attachments</p><input type="file" data-k="file"><button data-k="send">Send</button><button data-k="draft">Save as draft</button><button data-k="discard">Discard</button>`,

  account: `<nav><a href="/acc" data-k="account">Account</a><a href="/orders" data-k="orders">My orders</a><a href="/wish" data-k="wishlist">Wishlist</a></nav>
    <h1>Order #1042</h1><dl><dt>Status</dt><dd>Shipped</dd></dl>
    <div class="order"><span>Order #1042</span><button data-k="track-1042">Track</button><button data-k="cancel-1042">Cancel order</button></div><div class="order"><span>Order #1043</span><button data-k="track-1043">Track</button><button data-k="cancel-1043">Cancel order</button></div>
    <label for="sz">Size</label><div id="sz" role="radiogroup" aria-label="Size"><button role="radio" aria-checked="false" data-k="size-s">S</button><button role="radio" aria-checked="true" data-k="size-m">M</button><button role="radio" aria-checked="false" data-k="size-l">L</button></div>
    <div>Quantity <button aria-label="Decrease quantity" data-k="dec">-</button><input aria-label="Quantity" value="1" data-k="qty"><button aria-label="Increase quantity" data-k="inc">+</button></div>
    <label>Coupon <input data-k="coupon"></label><button data-k="apply">Apply</button><button data-k="deleteacc">Delete account</button><button data-k="logoutall">Sign out of all devices</button>
    <div role="status">Saved</div><a href="/forgot" data-k="reset">Reset your password</a><button aria-pressed="false" data-k="mute">Mute</button>`,
};
