/** Pages of the kind that real suites assert on: a list of orders, a form with errors, a listing, a list of tasks, a dashboard. */
export const suitePages = {
  orders: `<!doctype html><title>Orders (3) – Backoffice</title><nav aria-label=Main><a href="/">Home</a> <a href="/orders" aria-current=page>Orders</a> <a href="/customers">Customers</a></nav>
<main><h1>Orders</h1><p>Showing 1-3 of 57 orders</p>
<table><caption>Recent orders</caption><thead><tr><th>Order<th>Customer<th>Status<th aria-sort=ascending>Amount<th></tr></thead><tbody>
<tr><td>#1001<td>Ada Lovelace<td>Shipped<td>$12.50<td><button>View</button><button disabled>Refund</button></tr>
<tr><td>#1002<td>Grace Hopper<td>Pending<td>$40.00<td><button>View</button><button>Refund</button></tr>
<tr><td>#1003<td>Alan Turing<td>Cancelled<td>$99.90<td><button>View</button><button disabled>Refund</button></tr></tbody></table>
<p>Total: <strong>$152.40</strong></p><button disabled>Previous</button><button>Next</button></main>`,
  checkout: `<!doctype html><title>Checkout</title><h1>Checkout</h1><form novalidate><p role=alert class=error-summary>Please fix 2 errors</p>
<label for=mail>Email address</label><input id=mail type=email value="bad@" aria-invalid=true aria-describedby=mail-error><span id=mail-error class=field-error>Enter a valid email address</span>
<label for=zip>Zip code</label><input id=zip value="" placeholder="12345" aria-invalid=true aria-describedby=zip-error required><span id=zip-error class=field-error>Zip code is required</span>
<label for=city>City</label><input id=city value="Berlin" readonly><label for=notes>Notes</label><textarea id=notes></textarea>
<label for=pay>Payment method</label><select id=pay><option>Credit card<option selected>PayPal<option>Invoice</select>
<label><input type=checkbox checked> Save my details</label><label><input type=checkbox> Gift wrap</label>
<button type=submit disabled>Place order</button><button type=button aria-expanded=false>Order details</button><a href="/cart">Back to cart</a></form>`,
  listing: `<!doctype html><title>Search results for "lamp"</title><header><input type=search aria-label="Search products" value="lamp"></header><main><h1>Results</h1><p role=status>4 products found</p>
<label>Sort by <select><option selected>Price: low to high<option>Price: high to low<option>Newest</select></label>
<ul class=products>
<li class=product><h2><a href="/p/1">Desk lamp</a></h2><span class=price>$19.99</span><span class=stock>In stock</span><button>Add to cart</button></li>
<li class=product><h2><a href="/p/2">Floor lamp</a></h2><span class=price>$49.00</span><span class=stock>Only 2 left</span><button>Add to cart</button></li>
<li class=product><h2><a href="/p/3">Lava lamp</a></h2><span class=price>$59.50</span><span class=stock>Sold out</span><button disabled>Add to cart</button></li>
<li class=product><h2><a href="/p/4">Studio lamp</a></h2><span class=price>$120.00</span><span class=stock>In stock</span><button>Add to cart</button></li></ul>
<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Company logo" width=40 height=40></main>`,
  tasks: `<!doctype html><title>Tasks</title><h1>todos</h1><input class=new-todo placeholder="What needs to be done?" autofocus>
<ul class=todo-list><li class=completed><label><input type=checkbox checked> Buy milk</label><button aria-label="Delete Buy milk">×</button></li>
<li><label><input type=checkbox> Walk the dog</label><button aria-label="Delete Walk the dog">×</button></li>
<li class=completed><label><input type=checkbox checked> Pay rent</label><button aria-label="Delete Pay rent">×</button></li></ul>
<footer><span class=todo-count><strong>1</strong> item left</span><ul class=filters><li><a href="#/" class=selected aria-current=page>All</a></li><li><a href="#/active">Active</a></li><li><a href="#/completed">Completed</a></li></ul>
<button>Clear completed</button></footer><div role=dialog aria-label="Shortcuts" hidden>Press ?</div>`,
  dashboard: `<!doctype html><title>Dashboard | Acme</title><header>Welcome back, <b>Ada</b>! <button aria-haspopup=menu aria-expanded=false>Account</button></header>
<main><h1>Dashboard</h1><div class=banner role=status>Your changes have been saved.</div>
<section aria-label=Revenue><h2>Revenue</h2><p class=value>$1,250.00</p></section><section aria-label=Expenses><h2>Expenses</h2><p class=value>$900.00</p></section>
<section aria-label=Profit><h2>Profit</h2><p class=value>$350.00</p></section>
<div role=progressbar aria-label="Storage used" aria-valuenow=75 aria-valuemin=0 aria-valuemax=100 style="width:100px;height:10px"></div>
<label><input type=checkbox role=switch checked> Dark mode</label><label><input type=checkbox role=switch> Email notifications</label>
<div role=tablist><button role=tab aria-selected=false>Week</button><button role=tab aria-selected=true>Month</button></div>
<a href="https://docs.acme.test/help" target=_blank>Help</a><ul aria-label="Team"><li>Ada</li><li>Grace</li></ul></main>`,
} as const;
