/** Pages as dashboards, boards and lists of members are built. */

const tile = (label: string, figure: string, change: string, below: string): string =>
  `<div class="panel"><div class="icon"><svg aria-hidden="true" width="8" height="8"></svg></div><div class="say"><div class="lbl">${label}</div><div class="row2"><span>${figure}</span><span class="up">${change}</span></div><div class="sub">${below}</div></div></div>`;
const card = (title: string, about: string, figure: string, below: string): string =>
  `<div class="c"><div class="c-head"><div><div class="t">${title}</div><div class="st">${about}</div></div></div><div class="c-body"><div>${figure}</div><div>${below}</div></div></div>`;
const note = (title: string, text: string): string =>
  `<article class="note"><div class="note-title">${title}</div>${text ? `<div class="note-text">${text}</div>` : ''}<span class="by">MK</span></article>`;
const lane = (title: string, notes: readonly [string, string][]): string =>
  `<section class="lane"><header><span class="dot"></span><span>${title}</span><span class="n">${notes.length}</span><button aria-label="Add to ${title}">+</button></header><div class="lane-body">${notes.map((each) => note(...each)).join('')}</div></section>`;
const member = (initials: string, name: string, mail: string, team: string, state: string): string =>
  `<tr><td><div class="who"><div class="pic">${initials}</div><div><div class="strong">${name}</div><div class="small">${mail}</div></div></div></td><td>${team}</td><td><span class="pill pill-${state.length}">${state}</span></td><td><button aria-label="More"></button></td></tr>`;
const person = (name: string, trade: string, tasks: number): string =>
  `<div class="p"><div class="nm">${name}</div><div class="tr">${trade}</div><div class="st"><div><b>${tasks}</b><small>Tasks</small></div></div></div>`;

const land = (flag: string, name: string, share: string): string =>
  `<div class="ln"><span class="fl">${flag}</span><span class="nm">${name}</span><span class="pc">${share}</span></div>`;

const chair = (name: string, price: string): string =>
  `<div class="card"><img alt="" src=""><div class="card-body"><h5>${name}</h5>${price}</div><a href="#">Add to cart</a></div>`;

export const sixthPages = {
  project: `<title>New project</title><main><h1>New project</h1><div class="fg"><label for="t">Project title <b>*</b></label><input id="t"><p class="hint">You can change it later.</p></div><div class="fg"><label>Tags</label><div class="chips"><span class="pill">Web <button aria-label="Remove Web">×</button></span><span class="pill">Print <button aria-label="Remove Print">×</button></span></div><p class="hint"><strong>Tags</strong> help to find it.</p></div><section><h2>Top countries</h2><div>${land('NO', 'Norway', '42%')}${land('DE', 'Germany', '21%')}${land('JP', 'Japan', '14%')}</div></section><section><h2>Papers</h2><div>${['Glossy', 'Matt'].map((each, i) => `<div class="pp"><span>${each}</span><i>${60 - 20 * i}%</i></div>`).join('')}</div></section></main>`,
  figures: `<title>Overview</title><main><h1>Overview</h1><div class="grid">${tile('Signups', '1,240', '12%', '78 today')}${tile('Turnover', '$84,520', '18%', '$3,218 today')}${tile('Avg visit', '3:42', '8%', 'minutes')}</div><div class="grid">${card('Open deals', '42 deals in progress', '$1,284,500', '↑ 12% vs last month')}${card('Win rate', 'Last 90 days', '31.2%', '↑ 4.8pp')}</div><div class="page-plans"><button>Annual <span>−20%</span></button></div><ul><li><h3>Oak desk</h3><span class="line-through price">$200.00</span> <span class="price">$180.00</span></li><li><h3>Elm desk</h3><span class="price">$150.00</span></li></ul></main>`,
  lanes: `<title>Board</title><main><h1>Board</h1><div class="lanes">${lane('To do', [
    ['Plan the party', 'Ask everybody for a date'],
    ['Order paint', ''],
  ])}${lane('Doing', [['Design the invitation', 'Photos + map + reviews of the place']])}${lane('Review', [
    ['Check the budget', 'With Tom'],
    ['Read the contract', ''],
    ['Try the new oven', ''],
  ])}</div></main>`,
  sale: `<title>Sale</title><main><h1>Sale</h1><div class="row">${chair('Garden chair', '<span class="grey text-decoration-line-through">$20.00</span> $18.00')}${chair('Deck chair', '<span class="grey text-decoration-line-through">$50.00</span> $25.00')}${chair('Stool', '$40.00')}</div></main>`,
  club: `<title>Team</title><nav><div class="me"><div class="pic">A</div><div class="user-info"><div class="nm">Ada Berg</div><div class="rl">Admin</div></div></div></nav><main><h1>Members</h1><table class="tbl"><thead><tr><th>Person</th><th>Team</th><th>Status</th><th></th></tr></thead><tbody id="members-rows">${member('AB', 'Ada Berg', 'ada@club.example', 'Board', 'Active')}${member('TV', 'Tom Vance', 'tom@club.example', 'Kitchen', 'Inactive')}${member('LO', 'Lea Ost', 'lea@club.example', 'Kitchen', 'Active')}${member('IK', 'Ines Kay', 'ines@club.example', 'Garden', 'Pending')}</tbody></table><h2>Helpers</h2><div class="ps">${person('Jo Falk', 'Cook', 12)}${person('Mia Lund', 'Driver', 7)}</div></main>`,
};

export type SixthPageName = keyof typeof sixthPages;
