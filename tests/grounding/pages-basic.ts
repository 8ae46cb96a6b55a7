/** Pages of the kinds that real applications render. `data-k` marks what a case expects; the engine never sees it. */

export const pages: Readonly<Record<string, string>> = {
  login: `
    <header><a href="/" data-k="home">Acme</a><nav><a href="/pricing" data-k="pricing">Pricing</a><a href="/signup" data-k="signup">Sign up</a></nav></header>
    <main><h1>Welcome back</h1>
    <form onsubmit="return false"><div><label for="u">Email address</label><input id="u" type="email" data-k="email"></div>
    <div><label for="p">Password</label><input id="p" type="password" data-k="password"></div>
    <label><input type="checkbox" data-k="remember"> Remember me</label> <a href="/forgot" data-k="forgot">Forgot password?</a>
    <button type="submit" data-k="login">Sign in</button></form>
    <p>New here? <a href="/register" data-k="register">Create an account</a></p></main>
    <footer><a href="/terms" data-k="terms">Terms and Conditions</a> <a href="/privacy" data-k="privacy">Privacy</a></footer>`,

  users: `
    <h1>Users</h1><label>Filter <input type="search" data-k="filter"></label> <button data-k="new">Add user</button>
    <table><thead><tr><th></th><th>Name</th><th>Email</th><th>Role</th><th>Actions</th></tr></thead><tbody>
    ${[
      ['Alice Jones', 'alice@example.com', 'Admin', 'alice'],
      ['Bob Smith', 'bob@example.com', 'Editor', 'bob'],
      ['Carol White', 'carol@example.com', 'Viewer', 'carol'],
    ]
      .map(
        ([name, mail, role, key]) =>
          `<tr data-k="row-${key}"><td><input type="checkbox" data-k="box-${key}"></td><td>${name}</td><td>${mail}</td><td>${role}</td><td><button data-k="edit-${key}">Edit</button> <button data-k="delete-${key}">Delete</button></td></tr>`,
      )
      .join('')}
    </tbody></table>
    <nav aria-label="Pagination"><a href="#p1" data-k="page1">1</a><a href="#p2" data-k="page2">2</a><a href="#p3" data-k="page3">3</a><a href="#n" data-k="next">Next</a></nav>`,

  shop: `
    <header><form role="search" onsubmit="return false"><input placeholder="Search products" data-k="search"><button data-k="search-go" aria-label="Search"><svg width="16" height="16"></svg></button></form>
    <a href="/cart" data-k="cart">Cart (0)</a></header>
    <main><h1>Mugs</h1>
    <label>Sort by <select data-k="sort"><option>Featured</option><option>Price: low to high</option><option>Price: high to low</option><option>Newest</option></select></label>
    <ul style="list-style:none">
    ${[
      ['Blue Mug', '$12.00', 'blue'],
      ['Red Mug', '$9.50', 'red'],
      ['Large Green Mug', '$15.25', 'green'],
      ['Travel Cup', '$21.00', 'travel'],
    ]
      .map(
        ([name, price, key]) =>
          `<li class="card"><h3><a href="/p/${key}" data-k="link-${key}">${name}</a></h3><p>${price}</p><button data-k="add-${key}">Add to cart</button> <button data-k="wish-${key}" aria-label="Add to wishlist">♡</button></li>`,
      )
      .join('')}
    </ul></main>
    <footer><h2>Newsletter</h2><input placeholder="Your email" aria-label="Your email" data-k="news"><button data-k="subscribe">Subscribe</button></footer>`,

  checkout: `
    <h1>Checkout</h1>
    <section><h2>Billing</h2><label>Full name <input data-k="bill-name"></label><label>City <input data-k="bill-city"></label><label>Zip code <input data-k="bill-zip"></label></section>
    <section><h2>Shipping</h2><label>Full name <input data-k="ship-name"></label><label>City <input data-k="ship-city"></label><label>Zip code <input data-k="ship-zip"></label>
    <label>Country <select data-k="country"><option value="">Choose…</option><option>Germany</option><option>France</option><option>United Kingdom</option><option>United States</option></select></label></section>
    <fieldset><legend>Delivery</legend><label><input type="radio" name="d" data-k="standard" checked> Standard (3–5 days)</label><label><input type="radio" name="d" data-k="express"> Express</label></fieldset>
    <fieldset><legend>Payment</legend><label><input type="radio" name="p" data-k="card"> Credit card</label><label><input type="radio" name="p" data-k="paypal"> PayPal</label></fieldset>
    <label>Delivery date <input type="date" data-k="date"></label>
    <label>Quantity <input type="number" min="1" value="1" data-k="quantity"></label>
    <label><input type="checkbox" data-k="gift"> This is a gift</label>
    <label><input type="checkbox" data-k="agree"> I agree to the <a href="/terms" data-k="termslink">terms</a></label>
    <label>Comments <textarea data-k="comments"></textarea></label>
    <button data-k="back">Back</button><button data-k="order">Place order</button>`,

  settings: `
    <h1>Settings</h1>
    <div role="tablist"><button role="tab" aria-selected="true" data-k="tab-general">General</button><button role="tab" aria-selected="false" data-k="tab-security">Security</button><button role="tab" aria-selected="false" data-k="tab-billing">Billing</button></div>
    <div><span id="l1">Dark mode</span><button role="switch" aria-checked="false" aria-labelledby="l1" data-k="dark"></button></div>
    <div><span id="l2">Email notifications</span><button role="switch" aria-checked="true" aria-labelledby="l2" data-k="notify"></button></div>
    <label>Volume <input type="range" min="0" max="10" value="3" data-k="volume"></label>
    <label>Language <select data-k="language"><option>English</option><option>Deutsch</option><option>Français</option></select></label>
    <div><label for="bio">Bio</label><textarea id="bio" data-k="bio"></textarea></div>
    <button aria-expanded="false" data-k="advanced" onclick="this.setAttribute('aria-expanded','true')">Advanced options</button>
    <details><summary data-k="summary">More details</summary><p>Hidden text</p></details>
    <button data-k="save">Save changes</button><button data-k="saveclose">Save and close</button><button data-k="cancel">Cancel</button><button data-k="deleteaccount">Delete account</button>`,

  mail: `
    <div class="toolbar"><button title="Compose" data-k="compose"><i class="fa fa-pen"></i></button><button title="Refresh" data-k="refresh"><i class="fa fa-sync"></i></button></div>
    <div class="list">
    ${[
      ['Ann', 'Lunch tomorrow', 'ann'],
      ['Ben', 'Quarterly report', 'ben'],
      ['Cleo', 'Holiday photos', 'cleo'],
    ]
      .map(
        ([who, subject, key]) =>
          `<div class="mail"><div class="who">${who}</div><div class="subject">${subject}</div><span class="icon star" style="cursor:pointer" data-k="star-${key}" title="Star">☆</span><span class="icon trash" style="cursor:pointer" title="Delete" data-k="trash-${key}">🗑</span><span class="icon" title="Reply" style="cursor:pointer" data-k="reply-${key}">↩</span></div>`,
      )
      .join('')}
    </div>`,

  todo: `
    <h1>todos</h1><input class="new-todo" placeholder="What needs to be done?" data-k="new">
    <ul class="todo-list">
    ${[
      ['Buy milk', 'milk'],
      ['Walk the dog', 'dog'],
      ['Read a book', 'book'],
    ]
      .map(
        ([text, key], at) =>
          `<li class="todo"><div class="view"><input class="toggle" type="checkbox" aria-label="Toggle Todo" data-k="toggle-${key}" ${at === 2 ? 'checked' : ''}><label data-k="label-${key}">${text}</label><button class="destroy" aria-label="Delete" data-k="destroy-${key}"></button></div></li>`,
      )
      .join('')}
    </ul>
    <footer><span>2 items left</span><ul><li><a href="#/" data-k="all">All</a></li><li><a href="#/active" data-k="active">Active</a></li><li><a href="#/completed" data-k="completed">Completed</a></li></ul><button data-k="clearcompleted">Clear completed</button></footer>`,

  dialog: `
    <div inert><button data-k="under-save">Save</button><button data-k="open">Open profile</button></div>
    <div role="dialog" aria-modal="true" aria-label="Profile" style="position:fixed;top:40px;left:40px;background:white;border:1px solid"><h2>Profile</h2><button aria-label="Close" data-k="x">×</button>
    <label>Display name <input data-k="display"></label><label>Phone <input data-k="phone" type="tel"></label><button data-k="save">Save</button><button data-k="cancel">Cancel</button></div>`,

  small: `
    <div id="query"></div><div id="area" style="width:200px"><button data-k="ok">Ok</button><button data-k="no">no</button><button data-k="yes">YES</button><button data-k="cancel2">Cancel</button>
    <input type="text" id="tt" data-k="text1"><input type="text" data-k="text2"><p>Lorem <span style="cursor:pointer;color:blue" data-k="s1">amet</span> dolor <span style="cursor:pointer;color:blue" data-k="s2">sit</span> elit</p>
    <div><input type="radio" name="r" id="r1" data-k="r1"><label for="r1">Nk1</label></div><div><input type="radio" name="r" id="r2" data-k="r2"><label for="r2">PqX</label></div>
    <div><label><input type="checkbox" data-k="c1">wOj</label></div><div><label><input type="checkbox" data-k="c2">nLx</label></div><div><label><input type="checkbox" data-k="c3">p8</label></div>
    <button class="secondary" data-k="submit">Submit</button></div>`,

  combos: `
    <h2>Booking</h2>
    <div><label id="cl">Fruit</label><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="cl" data-k="fruit" style="border:1px solid;width:100px" onclick="document.getElementById('lb').hidden=false;this.setAttribute('aria-expanded','true')">Choose one</div>
    <ul role="listbox" id="lb" hidden><li role="option" data-k="apple" onclick="this.setAttribute('aria-selected','true')">Apple</li><li role="option" data-k="banana">Banana</li><li role="option" data-k="cherry">Cherry</li></ul></div>
    <div><label for="city">City</label><input id="city" role="combobox" aria-autocomplete="list" aria-expanded="false" data-k="city" oninput="document.getElementById('sug').innerHTML=this.value?'<li role=option data-k=sug-berlin>Berlin, Germany</li><li role=option data-k=sug-bern>Bern, Switzerland</li>':''"><ul id="sug" role="listbox"></ul></div>
    <div><button aria-haspopup="menu" data-k="file" onclick="document.getElementById('fm').hidden=false">File</button><div role="menu" id="fm" hidden><div role="menuitem" data-k="newfile" tabindex="-1">New file</div><div role="menuitem" tabindex="-1" data-k="export" onclick="document.getElementById('em').hidden=false">Export</div><div role="menu" id="em" hidden><div role="menuitem" tabindex="-1" data-k="pdf">PDF</div><div role="menuitem" tabindex="-1" data-k="csv">CSV</div></div></div></div>
    <label>Size <select data-k="size"><option>Small</option><option>Medium</option><option>Large</option></select></label>
    <label>Colors <select multiple data-k="colors"><option>Red</option><option>Green</option><option>Blue</option></select></label>
    <div role="slider" tabindex="0" aria-label="Brightness" aria-valuenow="2" aria-valuemin="0" aria-valuemax="10" style="width:100px;height:20px;background:#ddd" data-k="bright" onkeydown="if(event.key==='ArrowRight')this.setAttribute('aria-valuenow',+this.getAttribute('aria-valuenow')+1)">2</div>`,

  drag: `
    <h2>Board</h2><section aria-label="To do"><h3>To do</h3><div draggable="true" class="task" data-k="task-a" style="border:1px solid;padding:4px">Write docs</div><div draggable="true" class="task" data-k="task-b" style="border:1px solid;padding:4px">Fix bug</div></section>
    <section aria-label="Done" data-k="done" style="min-height:50px"><h3>Done</h3></section>
    <div style="height:100px;width:100px;overflow:auto" role="region" aria-label="Log" data-k="log" tabindex="0"><div style="height:1000px">log</div></div>
    <label>Avatar <input type="file" data-k="avatar"></label><label>Resume <input type="file" data-k="resume"></label>
    <button data-k="hoverme">Help</button>`,
};
