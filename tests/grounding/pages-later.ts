/** Pages in the manner of real applications, third lot: for scoring only. `data-k` marks what a case expects. */

export const laterPages: Readonly<Record<string, string>> = {
  quote: `
    <ol class="steps"><li><a href="#1" data-k="st-veh">Vehicle</a></li><li><a href="#2" data-k="st-drv">Drivers</a></li><li><a href="#3" data-k="st-cov">Cover</a></li></ol>
    <form><fieldset><legend>Your car</legend><label>Registration <input data-k="reg"></label><button type="button" data-k="reg-go">Find my car</button><label>Mileage per year <input type="number" data-k="miles"></label><label>Fuel <select data-k="fuel"><option>Petrol</option><option>Diesel</option><option>Electric</option></select></label></fieldset>
    <fieldset><legend>Main driver</legend><label>First name <input data-k="d-first"></label><label>Last name <input data-k="d-last"></label><label>Date of birth <input type="date" data-k="d-dob"></label><p>Any claims in the last 5 years?</p><label><input type="radio" name="cl" data-k="cl-yes">Yes</label><label><input type="radio" name="cl" data-k="cl-no">No</label></fieldset>
    <fieldset><legend>Additional driver</legend><label>First name <input data-k="a-first"></label><label>Last name <input data-k="a-last"></label><button type="button" data-k="a-rm">Remove driver</button></fieldset>
    <fieldset><legend>Extras</legend><label><input type="checkbox" data-k="x-road"> Breakdown cover</label><label><input type="checkbox" data-k="x-legal"> Legal protection</label><label><input type="checkbox" data-k="x-glass" disabled> Windscreen (not available)</label></fieldset>
    <button type="submit" data-k="get">Get a quote</button><button type="button" data-k="save">Save for later</button></form>`,

  wiki: `
    <header><a href="#home" data-k="home">Harbour Wiki</a><input type="search" placeholder="Search pages" data-k="q"><button data-k="watch">Watch</button><button data-k="share">Share</button></header>
    <nav aria-label="Pages"><ul><li><a href="#on" data-k="p-onb">Onboarding</a></li><li><a href="#rel" data-k="p-rel">Release process</a></li><li><a href="#arch" data-k="p-arch">Architecture</a></li></ul><button data-k="newpage">New page</button></nav>
    <main><h1>Release process</h1><p>Last edited by <a href="#u" data-k="ed-pia">Pia Lund</a> on 3 May</p><button data-k="edit">Edit page</button><button data-k="hist">History</button>
    <section><h2>Checklist <button aria-label="Edit section Checklist" data-k="es-check">✎</button></h2><ul><li><label><input type="checkbox" data-k="ck-tag">Tag the commit</label></li><li><label><input type="checkbox" checked data-k="ck-notes">Write release notes</label></li></ul></section>
    <section><h2>Rollback <button aria-label="Edit section Rollback" data-k="es-roll">✎</button></h2><p>See <a href="#arch" data-k="l-arch">the architecture page</a>.</p></section>
    <section><h2>Comments</h2>${[
      ['Tom Reed', 'Can we skip the tag for hotfixes?', 'c1'],
      ['Pia Lund', 'No, always tag.', 'c2'],
    ]
      .map(
        ([who, text, key]) =>
          `<article><strong>${who}</strong><p>${text}</p><button data-k="like-${key}">Like</button><button data-k="reply-${key}">Reply</button></article>`,
      )
      .join(
        '',
      )}<label>Add a comment <textarea data-k="comment"></textarea></label><button data-k="post">Post</button></section></main>
    <aside><h2>Attachments</h2><ul><li>diagram.png <a href="#dl" data-k="dl-png">Download</a></li><li>plan.docx <a href="#dl2" data-k="dl-doc">Download</a></li></ul></aside>`,

  clinic: `
    <h1>My appointments</h1><div role="tablist"><button role="tab" aria-selected="true" data-k="t-up">Upcoming</button><button role="tab" aria-selected="false" data-k="t-past">Past</button></div>
    <table><thead><tr><th>Date</th><th>Doctor</th><th>Department</th><th>Actions</th></tr></thead><tbody>${[
      ['12 June, 09:30', 'Dr. Okafor', 'Cardiology', 'card'],
      ['14 June, 11:00', 'Dr. Weiss', 'Dermatology', 'derm'],
      ['2 July, 15:15', 'Dr. Okafor', 'Radiology', 'rad'],
    ]
      .map(
        ([date, doctor, department, key]) =>
          `<tr><td>${date}</td><td>${doctor}</td><td>${department}</td><td><button data-k="re-${key}">Reschedule</button><button data-k="ca-${key}">Cancel</button><a href="#d" data-k="de-${key}">Details</a></td></tr>`,
      )
      .join('')}</tbody></table>
    <h2>Book an appointment</h2><form><label>Department <select data-k="dep"><option>Please choose</option><option>Cardiology</option><option>Dermatology</option><option>Paediatrics</option></select></label><label>Preferred day <input type="date" data-k="day"></label><label>Reason for visit <textarea data-k="why"></textarea></label><label><input type="checkbox" data-k="sms"> Remind me by SMS</label><button type="submit" data-k="req">Request appointment</button></form>
    <h2>Prescriptions</h2><ul><li>Ibuprofen 400 mg <button data-k="rf-ibu">Request refill</button></li><li>Metformin 500 mg <button data-k="rf-met" disabled>Request refill</button></li></ul><a href="tel:1" data-k="call">Call the front desk</a>`,

  player: `
    <nav><a href="#h" data-k="n-home">Home</a><a href="#b" data-k="n-browse">Browse</a><a href="#l" data-k="n-lib">Library</a></nav><h2>Playlists</h2><ul><li><a href="#pl1" data-k="pl-run">Morning run</a></li><li><a href="#pl2" data-k="pl-focus">Deep focus</a></li></ul><button data-k="newpl">Create playlist</button>
    <main><h1>Deep focus</h1><button data-k="playall">Play all</button><button aria-label="Shuffle" aria-pressed="false" data-k="shuffle">⤨</button>
    <div role="list">${[
      ['Glass River', 'Ines Moor', '4:02', 't1'],
      ['Slow Orbit', 'Tidal Arc', '6:31', 't2'],
      ['Glass Harbour', 'Ines Moor', '3:47', 't3'],
    ]
      .map(
        ([song, artist, time, key]) =>
          `<div role="listitem"><button aria-label="Play" data-k="play-${key}">▶</button><span>${song}</span> <a href="#a" data-k="ar-${key}">${artist}</a> <span>${time}</span><button aria-label="Add to favourites" aria-pressed="false" data-k="fav-${key}">♡</button><button aria-label="Remove from playlist" data-k="rm-${key}">✕</button></div>`,
      )
      .join(
        '',
      )}</div></main><footer aria-label="Player"><button aria-label="Previous" data-k="prev">⏮</button><button aria-label="Pause" data-k="pause">⏸</button><button aria-label="Next" data-k="next">⏭</button><label>Volume <input type="range" min="0" max="100" value="60" data-k="vol"></label><button aria-label="Mute" data-k="mute">🔊</button></footer>`,

  grades: `
    <h1>Class 7B – Mathematics</h1><label>Term <select data-k="term"><option>Autumn</option><option selected>Spring</option></select></label><button data-k="print">Print</button><button data-k="export">Export to CSV</button><input placeholder="Find a student" data-k="find">
    <table><thead><tr><th>Student</th><th>Test 1</th><th>Test 2</th><th>Comment</th><th></th></tr></thead><tbody>${[
      ['Amara Diallo', '88', '', 'amara'],
      ['Ben Foster', '71', '65', 'ben'],
      ['Chloe Marsh', '', '92', 'chloe'],
    ]
      .map(
        ([name, first, second, key]) =>
          `<tr><td><a href="#s" data-k="s-${key}">${name}</a></td><td><input aria-label="Test 1" value="${first}" data-k="g1-${key}"></td><td><input aria-label="Test 2" value="${second}" data-k="g2-${key}"></td><td><textarea aria-label="Comment" data-k="co-${key}"></textarea></td><td><button data-k="msg-${key}">Message parents</button></td></tr>`,
      )
      .join(
        '',
      )}</tbody></table><label><input type="checkbox" data-k="vis"> Visible to students</label><button data-k="save">Save grades</button><button data-k="discard">Discard changes</button>
    <h2>Assignments</h2><ul><li>Fractions worksheet <button data-k="ex-frac">Extend deadline</button></li><li>Geometry project <button data-k="ex-geo">Extend deadline</button></li></ul><button data-k="newas">New assignment</button>`,

  smart: `
    <h1>Home</h1><div role="tablist"><button role="tab" aria-selected="true" data-k="r-all">All rooms</button><button role="tab" aria-selected="false" data-k="r-kit">Kitchen</button><button role="tab" aria-selected="false" data-k="r-bed">Bedroom</button></div>
    <section aria-label="Kitchen"><h2>Kitchen</h2><div><span>Ceiling light</span><button role="switch" aria-checked="true" aria-label="Ceiling light" data-k="k-light"></button></div><div><span>Coffee machine</span><button role="switch" aria-checked="false" aria-label="Coffee machine" data-k="k-coffee"></button></div></section>
    <section aria-label="Bedroom"><h2>Bedroom</h2><div><span>Ceiling light</span><button role="switch" aria-checked="false" aria-label="Ceiling light" data-k="b-light"></button></div><div><span>Blinds</span><button data-k="b-open">Open</button><button data-k="b-close">Close</button></div></section>
    <section aria-label="Heating"><h2>Heating</h2><label>Target temperature <input type="number" value="20" data-k="temp"></label><button aria-label="Warmer" data-k="warm">+</button><button aria-label="Cooler" data-k="cool">–</button><label>Mode <select data-k="mode"><option>Comfort</option><option>Eco</option><option>Off</option></select></label></section>
    <section aria-label="Scenes"><h2>Scenes</h2><button data-k="sc-movie">Movie night</button><button data-k="sc-away">Leaving home</button><button data-k="sc-add">Add scene</button></section>
    <section aria-label="Front door"><h2>Front door</h2><p>Locked</p><button data-k="unlock">Unlock</button><button data-k="cam">Show camera</button></section>`,

  returns: `
    <h1>Return an item</h1><p>Order 55120, delivered 4 May</p><ul class="items">${[
      ['Rain jacket', 'Size M', '€79.00', 'jacket'],
      ['Trail shoes', 'Size 42', '€119.00', 'shoes'],
      ['Wool socks', 'Size 39-42', '€14.00', 'socks'],
    ]
      .map(
        ([name, size, price, key]) =>
          `<li><label><input type="checkbox" data-k="i-${key}"> ${name}</label> <small>${size}</small> <b>${price}</b> <select aria-label="Reason" data-k="why-${key}"><option>Select a reason</option><option>Too small</option><option>Too large</option><option>Damaged</option></select></li>`,
      )
      .join('')}</ul>
    <fieldset><legend>Refund to</legend><label><input type="radio" name="ref" checked data-k="ref-card">Original payment method</label><label><input type="radio" name="ref" data-k="ref-gift">Gift card</label></fieldset>
    <fieldset><legend>How to send it back</legend><label><input type="radio" name="how" data-k="how-drop">Drop off at a shop</label><label><input type="radio" name="how" data-k="how-pick">Courier pickup</label></fieldset>
    <label>Comments <textarea data-k="note"></textarea></label><button data-k="label">Print return label</button><button data-k="submit">Submit return</button><a href="#orders" data-k="back">Back to orders</a>
    <aside><h2>Need help?</h2><button data-k="chat">Chat with us</button><a href="#policy" data-k="policy">Return policy</a></aside>
    <h2>Earlier returns</h2><table><tr><td>Backpack</td><td>Refunded</td><td><a href="#v1" data-k="v-pack">View</a></td></tr><tr><td>Gloves</td><td>In transit</td><td><a href="#v2" data-k="v-glove">View</a><a href="#tr" data-k="tr-glove">Track parcel</a></td></tr></table>`,

  mailing: `<h1>Newsletters</h1><button data-k="newnl">New newsletter</button><table><thead><tr><th>Title</th><th>Status</th><th></th></tr></thead><tbody>${[
    ['Summer sale', 'Sent', 'sum'],
    ['Welcome', 'Draft', 'wel'],
    ['Autumn news', 'Scheduled', 'aut'],
  ]
    .map(
      ([t, s, k]) =>
        `<tr><td>${t}</td><td>${s}</td><td><a href="#e${k}" data-k="ed-${k}">Edit</a> <a href="#d${k}" data-k="du-${k}">Duplicate</a> <button data-k="ar-${k}">Archive</button> <button data-k="st-${k}">Statistics</button></td></tr>`,
    )
    .join('')}</tbody></table>
  <section><h2>Subscribers</h2><button data-k="exp">Export</button><ul><li>olga@x.org <button aria-label="Remove" data-k="rm-olga">x</button></li><li>piet@x.org <button aria-label="Remove" data-k="rm-piet">x</button></li></ul></section>
  <section><h2>Settings</h2><label>Sender name <input data-k="sender"></label><label>Reply address <input data-k="reply"></label><label><input type="checkbox" data-k="track"> Open tracking</label><button data-k="save">Save settings</button></section>`,
  gym: `<h1>My club</h1><nav aria-label="Days"><a href="#mo" data-k="mon">Monday</a><a href="#tu" data-k="tue">Tuesday</a><a href="#we" data-k="wed">Wednesday</a></nav><h2>Schedule</h2><label>Trainer <select data-k="trainer"><option>Any</option><option>Lena</option><option>Marc</option></select></label><button data-k="apply">Apply</button><ul class="classes"><li><strong>Yoga</strong> 08:00 Lena <button data-k="bk-yoga">Book</button></li><li><strong>Spinning</strong> 18:30 Marc <span>Booked</span> <button data-k="cx-spin">Cancel booking</button></li><li><strong>Boxing</strong> 19:00 Lena <span>Full</span> <button data-k="wl-box">Join waiting list</button></li></ul>
  <section><h2>Membership</h2><p>Gold, until 31 December</p><button data-k="pause">Pause membership</button><a href="#pm" data-k="paym">Change payment method</a></section>
  <section><h2>Invoices</h2><ul><li>March <a href="#i3" data-k="inv-mar">Download</a></li><li>April <a href="#i4" data-k="inv-apr">Download</a></li></ul></section>
  <form><label>Notes for the trainer <textarea data-k="notes"></textarea></label><button type="button" data-k="sendnotes">Send</button></form>`,
};
