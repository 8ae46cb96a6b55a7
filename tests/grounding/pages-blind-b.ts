/** Pages in the manner of real applications, fourth lot, second half: for scoring only. `data-k` marks what a case expects. */

export const blindPagesB: Readonly<Record<string, string>> = {
  stay: `
    <header><a href="#home" data-k="home">Roomly</a><button data-k="cur">EUR</button><button data-k="lang">English</button></header>
    <form><label>Destination <input data-k="dest"></label><label>Check-in date <input type="date" data-k="in"></label><label>Check-out date <input type="date" data-k="out"></label><div role="group" aria-label="Adults"><button type="button" aria-label="Fewer" data-k="ad-less">−</button><output>2</output><button type="button" aria-label="More" data-k="ad-more">+</button></div><label>Children <input type="number" value="0" data-k="kids"></label><label><input type="checkbox" data-k="pets"> Travelling with pets</label><button type="button" data-k="go">Search</button></form>
    <aside><fieldset><legend>Facilities</legend><label><input type="checkbox" data-k="fa-pool">Pool</label><label><input type="checkbox" data-k="fa-park">Parking</label><label><input type="checkbox" data-k="fa-wifi">Free Wi-Fi</label><label><input type="checkbox" data-k="fa-bre">Breakfast included</label></fieldset><fieldset><legend>Stars</legend><label><input type="checkbox" data-k="s3">3 stars</label><label><input type="checkbox" data-k="s4">4 stars</label><label><input type="checkbox" data-k="s5">5 stars</label></fieldset></aside>
    <label>Sort by <select data-k="sort"><option>Recommended</option><option>Price (low to high)</option><option>Guest rating</option></select></label>
    <main>${[
      ['Hotel Lumen', '120', '8.9', 'lum'],
      ['Lumen Apartments', '95', '8.1', 'apa'],
      ['Harbour Inn', '80', '7.4', 'har'],
      ['Casa Verde', '140', '9.3', 'cas'],
    ]
      .map(
        ([name, price, rating, key]) =>
          `<article><h3>${name}</h3><p>€${price} per night</p><p>Rated ${rating}</p><button data-k="av-${key}">See availability</button><button data-k="sv-${key}">Save</button><button data-k="mp-${key}">Show on map</button></article>`,
      )
      .join('')}<button data-k="more">Load more results</button></main>`,

  ward: `
    <div role="tablist"><button role="tab" aria-selected="true" data-k="t-pat">Patients</button><button role="tab" aria-selected="false" data-k="t-bed">Beds</button><button role="tab" aria-selected="false" data-k="t-med">Medication</button><button role="tab" aria-selected="false" data-k="t-sta">Staff</button></div>
    <table><thead><tr><th>Patient</th><th>Born</th><th>Ward</th><th></th></tr></thead><tbody>${[
      ['Helen Brandt', '1951', 'Ward 3', 'helen'],
      ['Henry Brand', '1978', 'Ward 5', 'henry'],
      ['Amara Diallo', '1990', 'Ward 3', 'amara'],
    ]
      .map(
        ([name, born, where, key]) =>
          `<tr><td>${name}</td><td>${born}</td><td>${where}</td><td><a href="#${key}" data-k="re-${key}">Open record</a><button data-k="di-${key}">Discharge</button><button data-k="la-${key}">Print label</button></td></tr>`,
      )
      .join('')}</tbody></table>
    <form><h2>New prescription</h2><label>Drug <input data-k="drug"></label><label>Dose <input type="number" data-k="dose"></label><div role="radiogroup" aria-label="Unit"><label><input type="radio" name="u" data-k="u-mg">mg</label><label><input type="radio" name="u" data-k="u-ml">ml</label><label><input type="radio" name="u" data-k="u-dr">drops</label></div><label>Frequency <select data-k="freq"><option>Once daily</option><option>Twice daily</option><option>Every 8 hours</option></select></label><label>Start date <input type="date" data-k="sd"></label><label><input type="checkbox" data-k="alg"> Allergies checked</label><button type="button" data-k="presc">Prescribe</button></form>
    <form><h2>Vital signs</h2><label>Pulse <input type="number" data-k="pulse"></label><label>Temperature <input type="number" step="0.1" data-k="temp"></label><label>Oxygen saturation <input type="number" data-k="oxy"></label><button type="button" data-k="savev">Save vitals</button></form><button data-k="emer">Emergency call</button>`,

  school: `
    <nav><a href="#tt" data-k="n-tt">Timetable</a><a href="#rc" data-k="n-rc">Report cards</a><a href="#ms" data-k="n-ms">Messages</a></nav><label>Class <select data-k="class"><option>7A</option><option>7B</option><option>8C</option></select></label>
    <h1>Attendance</h1><button data-k="allpres">Mark all present</button>
    <table><thead><tr><th>Student</th><th>Present</th><th>Absent</th><th>Late</th><th>Remark</th></tr></thead><tbody>${[
      ['Ben Ito', 'ben'],
      ['Chloe Adler', 'chl'],
      ['Dara Okoye', 'dar'],
    ]
      .map(
        ([name, key]) =>
          `<tr><td>${name}</td><td><input type="radio" name="${key}" aria-label="Present" data-k="p-${key}"></td><td><input type="radio" name="${key}" aria-label="Absent" data-k="a-${key}"></td><td><input type="radio" name="${key}" aria-label="Late" data-k="l-${key}"></td><td><input aria-label="Remark" data-k="r-${key}"></td></tr>`,
      )
      .join('')}</tbody></table><button data-k="saveatt">Save attendance</button>
    <section><h2>Homework</h2>${[
      ['Read chapter 4', 'Friday', 'read'],
      ['Essay on rivers', 'Monday', 'ess'],
      ['Worksheet 12', 'Tuesday', 'work'],
    ]
      .map(
        ([title, due, key]) =>
          `<div class="row"><span>${title}</span> <span>due ${due}</span> <button data-k="ed-${key}">Edit</button><button data-k="de-${key}">Delete</button></div>`,
      )
      .join('')}<button data-k="assign">Assign homework</button></section>`,

  insight: `
    <header><label>Dashboard <select data-k="dash"><option>Marketing</option><option>Product</option><option>Sales</option></select></label><button data-k="rename">Rename dashboard</button><button data-k="deldash">Delete dashboard</button><button data-k="share">Share report</button><button data-k="pdf">Download PDF</button><button data-k="sched">Schedule email</button></header>
    <div role="group" aria-label="Date range"><button data-k="d7">7 days</button><button data-k="d30">30 days</button><button data-k="d90">90 days</button><button data-k="dcus">Custom</button></div><button role="switch" aria-checked="false" data-k="cmp">Compare to previous period</button>
    <ul aria-label="Segments"><li>Returning users <button aria-label="Remove" data-k="rm-ret">×</button></li><li>Mobile <button aria-label="Remove" data-k="rm-mob">×</button></li></ul><button data-k="addseg">Add segment</button>
    <main>${[
      ['Sessions', '18,204', 'ses'],
      ['Revenue', '€9,310', 'rev'],
      ['Bounce rate', '41 %', 'bou'],
    ]
      .map(
        ([title, value, key]) =>
          `<section><h2>${title}</h2><p>${value}</p><button aria-label="Options" data-k="op-${key}">⋮</button></section>`,
      )
      .join(
        '',
      )}<fieldset><legend>Chart type</legend><label><input type="radio" name="c" checked data-k="ch-line">Line</label><label><input type="radio" name="c" data-k="ch-bar">Bar</label><label><input type="radio" name="c" data-k="ch-pie">Pie</label></fieldset>
    <table><caption>Top pages</caption><tr><td><a href="#1" data-k="pg-home">/home</a></td><td>5,120</td></tr><tr><td><a href="#2" data-k="pg-pri">/pricing</a></td><td>2,044</td></tr><tr><td><a href="#3" data-k="pg-blog">/blog/launch</a></td><td>911</td></tr></table><button data-k="goal">Create goal</button></main>`,

  drive: `
    <aside><ul role="tree"><li role="treeitem" aria-expanded="false" tabindex="0" data-k="tr-pho">Photos</li><li role="treeitem" aria-expanded="true" tabindex="0" data-k="tr-con">Contracts</li></ul><a href="#sh" data-k="shared">Shared with me</a><a href="#tr" data-k="trash">Trash</a><button data-k="plan">Upgrade plan</button></aside>
    <div role="toolbar"><button data-k="newf">New folder</button><button data-k="up">Upload</button><button aria-label="Grid view" aria-pressed="false" data-k="grid">▦</button><button aria-label="List view" aria-pressed="true" data-k="list">☰</button></div>
    <table><thead><tr><th></th><th>Name</th><th>Modified</th><th></th></tr></thead><tbody>${[
      ['report-final.docx', '3 May', 'fin'],
      ['report-draft.docx', '1 May', 'dra'],
      ['Budget 2025.xlsx', '12 January', 'b25'],
      ['Budget 2026.xlsx', '9 April', 'b26'],
      ['Holiday', '20 March', 'hol'],
    ]
      .map(
        ([name, modified, key]) =>
          `<tr><td><input type="checkbox" aria-label="Select ${name}" data-k="ck-${key}"></td><td><a href="#${key}" data-k="na-${key}">${name}</a></td><td>${modified}</td><td><button data-k="sh-${key}">Share</button><button aria-label="More actions" data-k="mo-${key}">…</button></td></tr>`,
      )
      .join('')}</tbody></table>
    <footer><span>0 selected</span><button data-k="move">Move</button><button data-k="copy">Copy</button><button data-k="delsel">Delete selected</button><button data-k="clear">Clear selection</button></footer>`,

  course: `
    <aside>${[
      ['Module 1: Basics', 'true', 'm1'],
      ['Module 2: Loops', 'false', 'm2'],
      ['Module 3: Functions', 'false', 'm3'],
    ]
      .map(
        ([title, open, key]) =>
          `<button aria-expanded="${open}" data-k="${key}">${title}</button>${key === 'm1' ? '<ul><li><a href="#11" data-k="l-11">1.1 Variables</a></li><li><a href="#12" data-k="l-12">1.2 Types</a></li><li><a href="#13" data-k="l-13">1.3 Quiz</a></li></ul>' : ''}`,
      )
      .join('')}</aside>
    <main><h1>Types</h1><div class="player"><button aria-label="Play" data-k="play">▶</button><label>Speed <select data-k="speed"><option>0.5x</option><option selected>1x</option><option>1.5x</option><option>2x</option></select></label><button role="switch" aria-checked="false" aria-label="Subtitles" data-k="subs">CC</button><label>Volume <input type="range" min="0" max="100" value="80" data-k="vol"></label></div>
    <fieldset><legend>Which keyword starts a loop?</legend><label><input type="radio" name="q1" data-k="q1-if">if</label><label><input type="radio" name="q1" data-k="q1-for">for</label><label><input type="radio" name="q1" data-k="q1-let">let</label></fieldset><fieldset><legend>Which of these are animals?</legend><label><input type="checkbox" data-k="q2-owl">Owl</label><label><input type="checkbox" data-k="q2-oak">Oak</label><label><input type="checkbox" data-k="q2-bee">Bee</label></fieldset><button data-k="check">Check answers</button>
    <label>My notes <textarea data-k="notes"></textarea></label><button data-k="savenote">Save note</button><button data-k="done">Mark lesson as complete</button><button data-k="prev">Previous lesson</button><button data-k="next">Next lesson</button><button data-k="ask">Ask the instructor</button><button disabled data-k="cert">Get certificate</button></main>`,

  desk: `
    <nav><a href="#q" data-k="n-q">My queue</a><a href="#a" data-k="n-all">All tickets</a><a href="#k" data-k="n-kb">Knowledge base</a></nav>
    <table><thead><tr><th>ID</th><th>Subject</th><th>Priority</th><th>Requester</th><th></th></tr></thead><tbody>${[
      ['#4521', 'Printer offline', 'High', 'Ana Lopes', '21'],
      ['#4522', 'Printer toner low', 'Low', 'Erik Dahl', '22'],
      ['#4530', 'VPN drops every hour', 'Medium', 'Ana Lopes', '30'],
    ]
      .map(
        ([id, subject, priority, requester, key]) =>
          `<tr><td>${id}</td><td><a href="#${key}" data-k="tk-${key}">${subject}</a></td><td>${priority}</td><td>${requester}</td><td><button data-k="me-${key}">Assign to me</button><button data-k="cl-${key}">Close</button></td></tr>`,
      )
      .join('')}</tbody></table>
    <main><h1>#4521 Printer offline</h1><label>Status <select data-k="status"><option>Open</option><option>Pending</option><option>Resolved</option></select></label><label>Priority <select data-k="prio"><option>Low</option><option>Medium</option><option selected>High</option><option>Urgent</option></select></label><div>Tags: <span>printer <button aria-label="Remove tag printer" data-k="rt-pri">×</button></span><span>floor-2 <button aria-label="Remove tag floor-2" data-k="rt-flo">×</button></span><input placeholder="Add a tag" data-k="tag"></div>
    <button data-k="esc">Escalate</button><button data-k="follow">Follow</button><button data-k="merge">Merge</button>
    <div role="tablist"><button role="tab" aria-selected="true" data-k="t-pub">Public reply</button><button role="tab" aria-selected="false" data-k="t-int">Internal note</button></div><textarea aria-label="Reply" data-k="reply"></textarea><button data-k="send">Send</button><button data-k="sendclose">Send and close</button></main>`,
};
