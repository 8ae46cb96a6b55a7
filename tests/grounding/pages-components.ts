/** Markup as component libraries and small instruction tasks render it. `data-k` marks what a case expects. */

const mugs = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo'];

export const componentPages: Readonly<Record<string, string>> = {
  bootstrap: `
    <nav class="navbar"><a class="navbar-brand" href="/" data-k="brand">Shop</a><ul class="navbar-nav"><li class="nav-item"><a class="nav-link active" href="/h" data-k="nav-home">Home</a></li><li class="nav-item dropdown"><a class="nav-link dropdown-toggle" href="#" role="button" aria-expanded="false" data-k="nav-products" onclick="document.getElementById('dd').style.display='block'">Products</a><ul id="dd" class="dropdown-menu" style="display:none"><li><a class="dropdown-item" href="/books" data-k="dd-books">Books</a></li><li><a class="dropdown-item" href="/games" data-k="dd-games">Games</a></li></ul></li></ul></nav>
    <div class="alert alert-warning" role="alert">Your trial ends soon. <button type="button" class="btn-close" aria-label="Close" data-k="alert-close"></button></div>
    <div class="accordion"><h2 class="accordion-header"><button class="accordion-button" aria-expanded="true" data-k="acc1">Shipping</button></h2><div class="accordion-body">We ship fast</div><h2 class="accordion-header"><button class="accordion-button collapsed" aria-expanded="false" data-k="acc2">Returns</button></h2></div>
    <div class="card"><div class="card-body"><h5 class="card-title">Basic plan</h5><p>$9</p><a href="#b" class="btn btn-primary" data-k="choose-basic">Choose plan</a></div></div>
    <div class="card"><div class="card-body"><h5 class="card-title">Pro plan</h5><p>$19</p><a href="#p" class="btn btn-primary" data-k="choose-pro">Choose plan</a></div></div>
    <div class="card"><div class="card-body"><h5 class="card-title">Team plan</h5><p>$49</p><a href="#t" class="btn btn-primary" data-k="choose-team">Choose plan</a></div></div>
    <form onsubmit="return false"><div class="mb-3"><label for="f1" class="form-label">First name</label><input class="form-control" id="f1" data-k="first"></div><div class="mb-3"><label for="f2" class="form-label">Last name</label><input class="form-control" id="f2" data-k="last"></div><div class="input-group"><span class="input-group-text">@</span><input class="form-control" placeholder="Username" aria-label="Username" data-k="username"></div>
    <div class="form-check form-switch"><input class="form-check-input" type="checkbox" role="switch" id="sw" data-k="newsletter"><label for="sw">Subscribe to newsletter</label></div>
    <select class="form-select" aria-label="Plan size" data-k="plansize"><option selected>Open this select menu</option><option value="1">One</option><option value="2">Two</option><option value="3">Three</option></select>
    <button class="btn btn-primary" type="submit" data-k="send">Submit form</button></form>
    <ul class="pagination"><li class="page-item"><a class="page-link" href="#prev" data-k="prev">Previous</a></li><li class="page-item"><a class="page-link" href="#1" data-k="p1">1</a></li><li class="page-item"><a class="page-link" href="#2" data-k="p2">2</a></li><li class="page-item"><a class="page-link" href="#next" data-k="pnext">Next</a></li></ul>`,

  mui: `
    <div class="MuiFormControl-root"><label class="MuiInputLabel-root" id="age-label" for="age">Age</label><div class="MuiSelect-root"><div tabindex="0" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="age-label age" id="age" data-k="age" onclick="document.getElementById('pop').style.display='block'" style="width:120px;border:1px solid">Ten</div></div></div>
    <div class="MuiAutocomplete-root"><label for="movie">Movie</label><input id="movie" role="combobox" aria-autocomplete="list" aria-expanded="false" data-k="movie" oninput="document.getElementById('mv').style.display='block'" onclick="document.getElementById('mv').style.display='block'"><button aria-label="Open" title="Open" data-k="movie-open">▾</button></div>
    <label class="MuiFormControlLabel-root"><span class="MuiSwitch-root"><input type="checkbox" style="opacity:0" data-k="wifi" checked></span><span>Wi-Fi</span></label>
    <label><span class="MuiCheckbox-root"><input type="checkbox" style="opacity:0" data-k="gilad"></span>Gilad Gray</label><label><span><input type="checkbox" style="opacity:0" data-k="jason"></span>Jason Killian</label>
    <button class="MuiIconButton-root" aria-label="delete" data-k="icon-delete"><svg data-testid="DeleteIcon" width="16" height="16"></svg></button><button class="MuiIconButton-root" aria-label="add an alarm" data-k="icon-alarm"><svg width="16" height="16"></svg></button>
    <div role="tablist"><button role="tab" aria-selected="true" data-k="tab1">Item One</button><button role="tab" aria-selected="false" data-k="tab2">Item Two</button></div>
    <div class="MuiRating-root"><label><input type="radio" name="rate" value="1" data-k="star1"><span>1 Star</span></label><label><input type="radio" name="rate" value="2" data-k="star2"><span>2 Stars</span></label><label><input type="radio" name="rate" value="3" data-k="star3"><span>3 Stars</span></label></div>
    <div id="pop" style="display:none"><ul role="listbox"><li role="option" aria-selected="true" data-k="ten">Ten</li><li role="option" aria-selected="false" data-k="twenty">Twenty</li><li role="option" aria-selected="false" data-k="thirty">Thirty</li></ul></div>
    <div id="mv" style="display:none"><ul role="listbox"><li role="option" data-k="godfather">The Godfather</li><li role="option" data-k="godfather2">The Godfather: Part II</li><li role="option" data-k="pulp">Pulp Fiction</li></ul></div>`,

  antd: `
    <form class="ant-form" onsubmit="return false"><div class="ant-form-item"><label title="Username" class="ant-form-item-required" for="b_u">Username</label><input id="b_u" class="ant-input" data-k="user"></div><div class="ant-form-item"><label for="b_p">Password</label><span class="ant-input-password"><input id="b_p" type="password" data-k="pass"><span role="img" aria-label="eye-invisible" tabindex="-1" class="anticon" style="cursor:pointer" data-k="eye">👁</span></span></div><button type="submit" class="ant-btn" data-k="go"><span>Submit</span></button></form>
    <div class="ant-table"><table><thead><tr><th>Name</th><th>Age</th><th aria-sort="none" style="cursor:pointer" tabindex="0" data-k="sort-age">Score</th><th>Action</th></tr></thead><tbody>${mugs
      .map(
        (name, at) =>
          `<tr class="ant-table-row"><td>${name}</td><td>${20 + at}</td><td>${[70, 95, 60, 88, 77][at]}</td><td><a style="cursor:pointer" data-k="invite-${name}">Invite ${name}</a> <a style="cursor:pointer" data-k="del-${name}">Delete</a></td></tr>`,
      )
      .join('')}</tbody></table></div>
    <ul class="ant-menu" role="menu"><li class="ant-menu-item" role="menuitem" data-k="m-mail">Navigation One</li><li class="ant-menu-item" role="menuitem" data-k="m-app">Navigation Two</li></ul>
    <div class="ant-input-number"><label id="amt" for="amount">Amount</label><input id="amount" role="spinbutton" aria-valuemin="1" aria-valuemax="10" aria-valuenow="3" value="3" data-k="amount"></div>
    <button class="ant-switch" role="switch" aria-checked="false" data-k="antswitch" aria-label="Airplane mode"></button>`,

  jqueryui: `
    <p>Date: <input type="text" id="dp" readonly data-k="date" onclick="document.getElementById('cal').style.display='block'"></p>
    <div id="cal" class="ui-datepicker" style="display:none;width:300px"><div class="ui-datepicker-header"><a class="ui-datepicker-prev" title="Prev" style="cursor:pointer" data-k="cal-prev"><span>Prev</span></a><a class="ui-datepicker-next" title="Next" style="cursor:pointer" data-k="cal-next" onclick="document.getElementById('mo').textContent='April'"><span>Next</span></a><div class="ui-datepicker-title"><span class="ui-datepicker-month" id="mo">March</span> <span class="ui-datepicker-year">2026</span></div></div><table><tbody>${[0, 1, 2, 3, 4].map((week) => `<tr>${[1, 2, 3, 4, 5, 6, 7].map((day) => (week * 7 + day <= 30 ? `<td><a href="#" onclick="return false" data-k="day-${week * 7 + day}">${week * 7 + day}</a></td>` : '<td></td>')).join('')}</tr>`).join('')}</tbody></table></div>
    <div id="accordion"><h3 role="tab" aria-expanded="true" aria-selected="true" tabindex="0" data-k="sec1">Section 1</h3><div>One</div><h3 role="tab" aria-expanded="false" aria-selected="false" tabindex="-1" data-k="sec2">Section 2</h3><h3 role="tab" aria-expanded="false" aria-selected="false" tabindex="-1" data-k="sec3">Section 3</h3></div>
    <ul id="sortable">${mugs.map((name) => `<li class="ui-sortable-handle" style="cursor:move" data-k="sort-${name}">${name}</li>`).join('')}</ul>
    <div id="draggable" class="ui-draggable" style="width:60px;height:30px;border:1px solid" data-k="drag">Drag me to my target</div><div id="droppable" class="ui-droppable" style="width:80px;height:40px;border:1px solid" data-k="drop">Drop here</div>
    <label for="spinner">Select a value:</label><input id="spinner" data-k="spinner" role="spinbutton" value="4">`,

  aria: `
    <ul role="tree" aria-label="Files"><li role="treeitem" aria-expanded="false" tabindex="0" data-k="projects" onclick="this.setAttribute('aria-expanded','true');document.getElementById('pg').hidden=false"><span>Projects</span><ul role="group" id="pg" hidden><li role="treeitem" data-k="p-1">project-1.docx</li><li role="treeitem" data-k="p-2">project-2.docx</li></ul></li><li role="treeitem" aria-expanded="true" data-k="reports"><span>Reports</span><ul role="group"><li role="treeitem" data-k="r-1">report-1.docx</li></ul></li></ul>
    <div role="toolbar" aria-label="Text formatting"><button aria-pressed="false" data-k="bold">Bold</button><button aria-pressed="true" data-k="italic">Italic</button><button data-k="copy">Copy</button></div>
    <div role="radiogroup" aria-labelledby="rg"><h3 id="rg">Pizza crust</h3><div role="radio" aria-checked="false" tabindex="0" data-k="regular">Regular crust</div><div role="radio" aria-checked="true" tabindex="-1" data-k="deep">Deep dish</div><div role="radio" aria-checked="false" tabindex="-1" data-k="thin">Thin crust</div></div>
    <div role="checkbox" aria-checked="false" tabindex="0" data-k="lettuce">Lettuce</div><div role="checkbox" aria-checked="true" tabindex="0" data-k="tomato">Tomato</div>
    <div role="listbox" aria-label="Elements" tabindex="0"><div role="option" aria-selected="false" data-k="neptunium">Neptunium</div><div role="option" aria-selected="true" data-k="plutonium">Plutonium</div></div>
    <div role="alertdialog" aria-label="Confirmation" style="display:none"><button>Yes</button></div>
    <div role="spinbutton" aria-label="Adults" aria-valuenow="2" aria-valuemin="1" tabindex="0" data-k="adults" onkeydown="if(event.key==='ArrowUp'){this.setAttribute('aria-valuenow',+this.getAttribute('aria-valuenow')+1);this.textContent=this.getAttribute('aria-valuenow')}">2</div>
    <div contenteditable="true" aria-label="Message body" data-k="body" style="min-height:20px;border:1px solid"></div>
    <button aria-haspopup="menu" aria-expanded="false" data-k="actions" onclick="document.getElementById('am').style.display='block';this.setAttribute('aria-expanded','true')">Actions</button><ul role="menu" id="am" style="display:none"><li role="menuitem" data-k="act-dup">Duplicate</li><li role="menuitem" data-k="act-del">Delete</li></ul>`,

  tasks: `
    <div class="tabs"><a href="#t1" data-k="t1">Tab #1</a> <a href="#t2" data-k="t2">Tab #2</a> <a href="#t3" data-k="t3">Tab #3</a></div>
    <div class="media"><div class="name">Tess</div><div class="text">Nulla facilisi. Vitae.</div><div><span class="like" style="cursor:pointer" data-k="like-tess">♥</span> <span class="retweet" style="cursor:pointer" data-k="rt-tess">R</span> <span class="more" style="cursor:pointer" data-k="more-tess">...</span></div></div>
    <div class="media"><div class="name">Marv</div><div class="text">Cras ut dolor.</div><div><span class="like" style="cursor:pointer" data-k="like-marv">♥</span> <span class="retweet" style="cursor:pointer" data-k="rt-marv">R</span> <span class="more" style="cursor:pointer" data-k="more-marv">...</span></div></div>
    <p><label for="n">Name:</label> <input id="n" data-k="name"></p><p>Number of People: <select data-k="people"><option>1</option><option>2</option><option>3</option></select></p>
    <table><tr><td>Gender:</td><td>Female</td></tr><tr><td>Year:</td><td><input data-k="year"></td></tr><tr><td>Color:</td><td><input data-k="color"></td></tr></table>
    <textarea data-k="area"></textarea><button class="btn" data-k="submit">Submit</button>
    <div><button data-k="b4">4</button><button data-k="b5">5</button><button data-k="b45">45</button></div>
    <div id="calc"><span class="count">Items: 3</span><button data-k="plus">+</button><button data-k="minus">-</button></div>`,

  profile: `
    <header><button aria-label="Open navigation" data-k="hamburger"><i class="icon-bars"></i></button><a href="/notifications" aria-label="Notifications" data-k="bell"><i class="fa fa-bell"></i><span>3</span></a><img src="data:," alt="Avatar" style="cursor:pointer;width:20px;height:20px" data-k="avatar" tabindex="0"><a href="#so" data-k="logout">Log out</a></header>
    <aside><nav aria-label="Side"><a href="/d" data-k="dashboard">Dashboard</a><a href="/s" data-k="settings">Settings</a><a href="/h" data-k="help">Help</a></nav></aside>
    <main><h1>Ann Lee</h1><section aria-labelledby="c"><h2 id="c">Contact</h2><button data-k="edit-contact">Edit</button><p>ann@example.com</p></section><section aria-labelledby="a"><h2 id="a">Address</h2><button data-k="edit-address">Edit</button><p>1 Main St</p></section>
    <h3>Reviews</h3><article><h4>Great lamp</h4><p>5 stars</p><button data-k="helpful-lamp">Helpful</button></article><article><h4>Broken chair</h4><p>1 star</p><button data-k="helpful-chair">Helpful</button></article>
    <a href="/report.pdf" download data-k="report">Download report</a><a href="/x.csv" data-k="csv">Export CSV</a><button data-k="follow">Follow</button><button disabled data-k="publish">Publish</button>
    <label>Confirm email <input data-k="confirm"></label><label>Email <input data-k="mail"></label>
    <button data-k="yes">حفظ</button><button data-k="cn">保存</button><button data-k="rocket">🚀 Launch</button></main>
    <footer><a href="/h" data-k="help2">Help</a><a href="/imprint" data-k="imprint">Imprint</a></footer>`,
};
