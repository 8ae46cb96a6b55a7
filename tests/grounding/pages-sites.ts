/** Parts of whole sites as published themes and tools have them: pagers, page sizes, two forms side by side. `data-k` marks what a case expects. */

export const sitePages: Readonly<Record<string, string>> = {
  roster: `
    <nav><a href="#home" data-k="home">Dashboard</a><a href="#tables" data-k="tables">Tables</a></nav>
    <div class="wrapper"><div class="row"><div><label>Show <select data-k="size"><option>10</option><option>25</option><option>50</option><option>100</option></select> entries</label></div><div><label>Search: <input type="search" data-k="q"></label></div></div>
    <div class="row"><div><table id="roster"><thead><tr><th tabindex="0" style="cursor:pointer" data-k="th-name">Name</th><th tabindex="0" style="cursor:pointer" data-k="th-office">Office</th></tr></thead><tbody>
    <tr><td>Ann Berg</td><td tabindex="0" style="cursor:pointer" data-k="td-london">London</td></tr><tr><td>Cal Dunn</td><td>Tokyo</td></tr></tbody></table></div></div>
    <div class="row"><div>Showing 1 to 10 of 57 entries</div><div><ul><li class="page-item previous"><a class="page-link" id="roster_previous" href="#0" data-k="prev">Previous</a></li>${[
      1, 2, 3, 4,
    ]
      .map((at) => `<li class="page-item"><a class="page-link" href="#${at}" data-k="p${at}">${at}</a></li>`)
      .join(
        '',
      )}<li class="page-item next"><a class="page-link" id="roster_next" href="#n" data-k="next">Next</a></li></ul></div></div></div>`,

  enrol: `
    <div class="card"><h3>Quick Example</h3><form onsubmit="return false"><label>Email address <input type="email" data-k="q-mail"></label><label>Password <input type="password" data-k="q-pass"></label><button data-k="q-go">Submit</button></form></div>
    <div class="card"><h3>Horizontal Form</h3><form onsubmit="return false"><label>Email <input type="email" data-k="h-mail"></label><label>Password <input type="password" data-k="h-pass"></label><button data-k="h-go">Sign in</button></form></div>`,

  permit: `
    <form><fieldset id="nationality"><legend>What is your nationality?</legend><div class="items">${[
      ['British', 'nationality'],
      ['Irish', 'nationality-2'],
      ['Citizen of another country', 'nationality-3'],
    ]
      .map(
        ([name, id]) =>
          `<div class="item"><input type="checkbox" id="${id}" name="nationality" data-k="${id}"><label for="${id}">${name}</label></div>`,
      )
      .join('')}</div></fieldset>
    <fieldset><legend>What is your date of birth?</legend><p>For example, 31 3 1980</p><label>Day <input inputmode="numeric" data-k="day"></label><label>Month <input inputmode="numeric" data-k="month"></label><label>Year <input inputmode="numeric" data-k="year"></label></fieldset>
    <fieldset><legend>Interests</legend><label><input type="checkbox" data-k="i-sup">Customer Support</label><label><input type="checkbox" data-k="i-fin">Management / Finance</label></fieldset>
    <label>New password <input type="password" data-k="pw"></label><label>Repeat new password <input type="password" data-k="pw2"></label></form>`,

  feedback: `
    <h1>Get in touch</h1><form id="contactForm"><label>Full name <input data-k="name"></label><label>Email address <input type="email" data-k="email"></label><label>Phone number <input type="tel" data-k="phone"></label><label>Message <textarea data-k="message"></textarea></label><button type="button" data-k="send">Submit</button></form>`,

  welcome: `
    <nav><a href="#pages" data-k="pages">Pages</a><button data-k="basket">Basket 0</button></nav>
    <form onsubmit="return false"><input type="email" placeholder="Enter email address" data-k="mail"><input type="password" placeholder="Password" data-k="pass"><label><input type="checkbox" data-k="remember">Remember me</label><a href="#in" data-k="go">Login</a><hr><a href="#g" data-k="google">Login with Google</a><a href="#f" data-k="facebook">Login with Facebook</a></form>
    <div class="card"><h3>Kettle</h3><a href="#k" data-k="add-kettle">Add to basket</a></div><div class="card"><h3>Pan</h3><a href="#p" data-k="add-pan">Add to basket</a></div>`,

  openings: `
    <form class="filters"><div><label>Kind <select data-k="kind"><option>Any kind</option><option>Part time</option></select></label></div><div>Location <select data-k="place"><option>Anywhere</option><option>London</option><option>Berlin</option></select></div><button type="button" data-k="apply">Confirm changes</button> <a href="#reset" data-k="reset">Reset to defaults</a></form>
    <div class="jobs"><div class="job"><h3><a href="#1" data-k="j1">Baker</a></h3><p>Remote</p></div><div class="job"><h3><a href="#2" data-k="j2">Welder</a></h3><p>On site</p></div></div>`,

  apidocs: `
    <div class="about" style="cursor:pointer"><h1>Pet shop interface</h1><p>${'All that can be asked of the shop, by method and path, for sandbox and production servers. '.repeat(4)}</p></div>
    <div><span>Servers</span><label><select data-k="server"><option>/api - Production</option><option>/sandbox - Sandbox</option></select></label></div>
    <input placeholder="Filter by tag or path" data-k="filter">
    <section><h3><a href="#store" data-k="tag-store">store</a></h3><button data-k="op-inv">GET /store/inventory</button><button data-k="op-order">POST /store/order</button></section>
    <section><h3><a href="#pet" data-k="tag-pet">pet</a></h3><button data-k="op-pet">GET /pet</button></section>`,
};
