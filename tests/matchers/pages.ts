/** Pages that sentences are held against: each small, none made for one sentence. */
export const pages = {
  cart: `<!doctype html><title>Your cart</title><header><a href="/">Shop</a> <a href="/cart" aria-label="Cart">Cart <span id=cart-count>2</span></a></header>
<main><h1>Your cart</h1><ul aria-label="Items"><li class=item><b>Blue mug</b> <span class=price>$9.00</span></li><li class=item><b>Red hat</b> <span class=price>$15.00</span></li></ul>
<dl><dt>Subtotal</dt><dd>$24.00</dd><dt>Shipping</dt><dd>$5.00</dd><dt>Total</dt><dd>$29.00</dd></dl>
<button>Check out</button><button disabled>Apply coupon</button><p role=status>Saved</p></main>`,
  form: `<!doctype html><title>Sign up</title><h1>Create an account</h1><form><label>Email <input type=email value="ada@example.test"></label>
<label>Name <input value="" required></label><label><input type=checkbox checked> Newsletter</label><label><input type=checkbox> Terms</label>
<label>Country <select><option>Germany<option selected>France<option>Spain</select></label>
<fieldset><legend>Size</legend><label><input type=radio name=s> Small</label><label><input type=radio name=s checked> Large</label></fieldset>
<button type=submit disabled>Register</button><button type=button>Cancel</button></form><input aria-label="Search" autofocus>`,
  tabs: `<!doctype html><title>Profile</title><div role=tablist><button role=tab aria-selected=true>Overview</button><button role=tab aria-selected=false>Orders</button></div>
<button aria-expanded=false>Details</button><details open><summary>More</summary>text</details><div role=alert>Invalid password</div>
<div style="display:none" id=secret>Hidden words</div><div style="opacity:0">Ghost words</div>
<table><tr><th>Name<th>Age</tr><tr><td>Alice<td>30</tr><tr><td>Bob<td>25</tr><tr><td>Carol<td>41</tr></table>`,
} as const;

/** Name of a page. */
export type PageName = keyof typeof pages;
