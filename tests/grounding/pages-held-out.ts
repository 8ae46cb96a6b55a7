/** Pages that were written after the engine, for scoring only. `data-k` marks what a case expects. */

export const heldOutPages: Readonly<Record<string, string>> = {
  crm: `
    <header role="banner"><a href="/" data-k="logo">Pipeline</a><button aria-label="Global search" data-k="gs">🔍</button><button aria-haspopup="menu" aria-expanded="false" data-k="me" onclick="document.getElementById('um').hidden=false;this.setAttribute('aria-expanded','true')">Jo Park</button><div role="menu" id="um" hidden><a role="menuitem" href="#pr" data-k="um-profile">Profile</a><a role="menuitem" href="#so" data-k="um-out">Log out</a></div></header>
    <nav aria-label="Main"><a href="#deals" aria-current="page" data-k="n-deals">Deals</a><a href="#contacts" data-k="n-contacts">Contacts</a><a href="#reports" data-k="n-reports">Reports</a></nav>
    <main><h1>Deals</h1><button data-k="newdeal">New deal</button><button data-k="import">Import</button>
    <label>Stage <select data-k="stage"><option>All stages</option><option>Lead</option><option>Won</option><option>Lost</option></select></label>
    <label><input type="checkbox" data-k="mine"> Only my deals</label>
    <table><thead><tr><th>Deal</th><th>Company</th><th>Value</th><th></th></tr></thead><tbody>
    ${[
      ['Website relaunch', 'Globex', '€12,000', 'web'],
      ['Mobile app', 'Initech', '€30,500', 'app'],
      ['Support contract', 'Umbrella', '€4,200', 'sup'],
    ]
      .map(
        ([deal, company, value, key]) =>
          `<tr><td><a href="#${key}" data-k="deal-${key}">${deal}</a></td><td>${company}</td><td>${value}</td><td><button aria-label="Edit ${deal}" data-k="edit-${key}">✎</button><button aria-label="Archive ${deal}" data-k="arch-${key}">▣</button></td></tr>`,
      )
      .join('')}
    </tbody></table></main>`,

  hotel: `
    <h2>Find a room</h2><form onsubmit="return false"><label for="dest">Destination</label><input id="dest" data-k="dest"><label for="ci">Check-in</label><input id="ci" type="date" data-k="checkin"><label for="co">Check-out</label><input id="co" type="date" data-k="checkout">
    <label for="gu">Guests</label><select id="gu" data-k="guests"><option>1 guest</option><option>2 guests</option><option>3 guests</option></select><button data-k="find">Find rooms</button></form>
    <div class="rooms">${[
      ['Single room', '80', 'single'],
      ['Double room', '120', 'double'],
      ['Suite', '240', 'suite'],
    ]
      .map(
        ([name, price, key]) =>
          `<div class="room"><h3>${name}</h3><span>$${price} per night</span><button data-k="details-${key}">Details</button><button data-k="book-${key}">Book now</button></div>`,
      )
      .join('')}</div>
    <fieldset><legend>Extras</legend><label><input type="checkbox" data-k="breakfast"> Breakfast included</label><label><input type="checkbox" data-k="parking" checked> Parking</label><label><input type="checkbox" data-k="pets"> Pets allowed</label></fieldset>
    <div role="region" aria-label="Cookie consent"><p>We use cookies.</p><button data-k="cookies-all">Accept all</button><button data-k="cookies-no">Reject all</button><button data-k="cookies-more">Manage preferences</button></div>`,

  editor: `
    <div role="toolbar" aria-label="Formatting"><button aria-label="Bold" aria-pressed="false" data-k="bold"><b>B</b></button><button aria-label="Insert link" data-k="link">🔗</button><button aria-label="Undo" data-k="undo">↶</button></div>
    <label for="title">Title</label><input id="title" data-k="title"><div role="textbox" contenteditable="true" aria-label="Post content" data-k="content" style="border:1px solid;min-height:20px"></div>
    <label for="tags">Tags</label><input id="tags" placeholder="Add a tag" data-k="tags"><ul><li>news <button aria-label="Remove tag news" data-k="rm-news">×</button></li><li>sport <button aria-label="Remove tag sport" data-k="rm-sport">×</button></li></ul>
    <fieldset><legend>Visibility</legend><label><input type="radio" name="v" data-k="public" checked> Public</label><label><input type="radio" name="v" data-k="private"> Private</label></fieldset>
    <label>Cover image <input type="file" data-k="cover"></label><label>Publish date <input type="datetime-local" data-k="pubdate"></label>
    <button data-k="preview">Preview</button><button data-k="draft">Save draft</button><button data-k="publish">Publish</button>
    <details><summary data-k="seo">SEO settings</summary><label>Slug <input data-k="slug"></label></details>
    <section aria-label="Comments"><h2>Comments</h2><article><b>Mia</b><p>Nice!</p><button data-k="reply-mia">Reply</button><button data-k="del-mia">Delete</button></article><article><b>Noah</b><p>Hm.</p><button data-k="reply-noah">Reply</button><button data-k="del-noah">Delete</button></article></section>`,
};
