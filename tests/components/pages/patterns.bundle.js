/** Behaviour of the ARIA patterns page, keyboard included, after the text of the W3C's practices. */
const $ = (id) => document.getElementById(id);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const log = [];
const words = (element) => element.textContent.trim();

// Menubar: click, hover (once one is open), arrows, Enter.
const popupOf = (item) => item.parentElement.querySelector(':scope > [role=menu]');
const setOpen = (item, open) => {
  item.setAttribute('aria-expanded', open);
  popupOf(item).hidden = !open;
};
const closeMenus = () => {
  for (const item of all('[role=menuitem][aria-haspopup]')) setOpen(item, false);
};
for (const item of all('[role=menuitem][aria-haspopup]')) {
  item.addEventListener('click', (event) => {
    event.preventDefault();
    const open = item.getAttribute('aria-expanded') === 'true';
    if (item.matches('a')) closeMenus();
    setOpen(item, !open);
  });
}
for (const item of all('[role=menuitemradio], [role=menuitemcheckbox]')) {
  item.addEventListener('click', () => {
    const isRadio = item.getAttribute('role') === 'menuitemradio';
    const checked = isRadio || item.getAttribute('aria-checked') !== 'true';
    if (isRadio)
      for (const other of all('[role=menuitemradio]', item.parentElement))
        other.setAttribute('aria-checked', false);
    item.setAttribute('aria-checked', checked);
    closeMenus();
  });
}

$('underline').addEventListener('click', () =>
  $('underline').setAttribute('aria-pressed', $('underline').getAttribute('aria-pressed') !== 'true'),
);
for (const radio of all('[role=radio]'))
  radio.addEventListener('click', () => {
    for (const other of all('[role=radio]', radio.parentElement))
      other.setAttribute('aria-checked', other === radio);
  });

// Spin buttons and sliders: arrows, Page keys, Home, End.
const move = (element, value) => {
  const clamped = Math.min(Number(element.ariaValueMax), Math.max(Number(element.ariaValueMin), value));
  element.setAttribute('aria-valuenow', clamped);
  if (element.id === 'fontsize') {
    element.setAttribute('aria-valuetext', `${clamped} Point`);
    element.textContent = `${clamped} Point`;
  } else if (element.getAttribute('role') === 'spinbutton') element.textContent = clamped;
  else element.style.left = `${(clamped / Number(element.ariaValueMax)) * 228}px`;
};
for (const element of all('[role=spinbutton], [role=slider]')) {
  const step = Number(element.dataset.step ?? 1);
  move(element, Number(element.ariaValueNow));
  element.addEventListener('keydown', (event) => {
    const now = Number(element.ariaValueNow);
    const to = {
      ArrowUp: now + step,
      ArrowRight: now + step,
      ArrowDown: now - step,
      ArrowLeft: now - step,
      PageUp: now + 5 * step,
      PageDown: now - 5 * step,
      Home: Number(element.ariaValueMin),
      End: Number(element.ariaValueMax),
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(element, to);
  });
}
for (const button of all('[data-spin]')) {
  const [id, by] = button.dataset.spin.split(',');
  button.addEventListener('click', () => move($(id), Number($(id).ariaValueNow) + Number(by)));
}

// Treegrid: Enter and a double click on a row that has children; the right arrow too.
for (const row of all('#inbox [aria-expanded]')) {
  const toggle = (open = row.getAttribute('aria-expanded') !== 'true') => {
    row.setAttribute('aria-expanded', open);
    for (const child of all(`[data-of=${row.dataset.id}]`)) child.hidden = !open;
  };
  row.addEventListener('click', () => toggle());
  row.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === 'ArrowRight') toggle(true);
    if (event.key === 'ArrowLeft') toggle(false);
  });
}

// Rearrangeable list boxes.
for (const list of [$('available'), $('chosen')])
  list.addEventListener('click', ({ target }) => {
    if (target.matches('[role=option]')) target.ariaSelected = target.ariaSelected !== 'true';
  });
const selected = (list) => all('[aria-selected=true]', list);
const shift = (from, to) => () => {
  for (const option of selected(from)) {
    option.ariaSelected = 'false';
    to.append(option);
  }
};
$('add').addEventListener('click', shift($('available'), $('chosen')));
$('remove').addEventListener('click', shift($('chosen'), $('available')));
$('up').addEventListener('click', () => {
  for (const option of selected($('chosen'))) option.previousElementSibling?.before(option);
});

// Comboboxes.
const choose = (input, popup, text) => {
  input.value = text;
  input.ariaExpanded = 'false';
  popup.hidden = true;
  log.push(`chose ${text}`);
};
const filtering = (input, popup, rows, role) => {
  const show = () => {
    const found = rows.filter(([first]) => first.toLowerCase().startsWith(input.value.toLowerCase()));
    popup.innerHTML = found
      .map((cells) =>
        role === 'option'
          ? `<li role="option" aria-selected="false">${cells[0]}</li>`
          : `<div role="row">${cells.map((cell) => `<div role="gridcell" style="display:inline-block;width:90px">${cell}</div>`).join('')}</div>`,
      )
      .join('');
    popup.hidden = found.length === 0;
    input.ariaExpanded = String(!popup.hidden);
  };
  input.addEventListener('input', show);
  popup.addEventListener('click', ({ target }) => {
    const row = role === 'option' ? target : target.closest('[role=row]');
    choose(input, popup, words(role === 'option' ? row : row.firstElementChild));
  });
};
filtering(
  $('state'),
  $('states'),
  ['Alabama', 'Alaska', 'Arizona', 'Texas', 'Utah'].map((name) => [name]),
  'option',
);
filtering(
  $('plant'),
  $('plants'),
  [
    ['Jasmine', 'flower'],
    ['Juniper', 'shrub'],
    ['Kale', 'vegetable'],
  ],
  'gridcell',
);
$('fruit').addEventListener('click', () => {
  $('fruits').hidden = !$('fruits').hidden;
  $('fruit').ariaExpanded = String(!$('fruits').hidden);
});
$('fruits').addEventListener('click', ({ target }) => {
  for (const option of all('[role=option]', $('fruits'))) option.ariaSelected = String(option === target);
  $('fruit').textContent = words(target);
  $('fruits').hidden = true;
  $('fruit').ariaExpanded = 'false';
});

// Date picker in a dialog.
let month = new Date(2026, 10, 1);
let day;
const names = 'January February March April May June July August September October November December'.split(
  ' ',
);
const draw = () => {
  $('month').textContent = `${names[month.getMonth()]} ${month.getFullYear()}`;
  const count = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
  const cells = [...Array(month.getDay()).fill(''), ...Array.from({ length: count }, (_, at) => at + 1)];
  $('days').innerHTML = Array.from(
    { length: Math.ceil(cells.length / 7) },
    (_, week) =>
      `<tr>${cells
        .slice(week * 7, week * 7 + 7)
        .map((each) => `<td ${each === '' ? '' : 'role="gridcell" tabindex="-1"'}>${each}</td>`)
        .join('')}</tr>`,
  ).join('');
};
$('arrive').addEventListener('click', () => {
  draw();
  $('calendar').hidden = false;
  $('arrive').ariaExpanded = 'true';
});
for (const [id, by] of [
  ['prev', -1],
  ['next', 1],
])
  $(id).addEventListener('click', () => {
    month = new Date(month.getFullYear(), month.getMonth() + by, 1);
    draw();
  });
$('days').addEventListener('click', ({ target }) => {
  if (!target.matches('[role=gridcell]')) return;
  for (const cell of all('[role=gridcell]', $('days'))) cell.ariaSelected = String(cell === target);
  day = Number(words(target));
});
$('ok').addEventListener('click', () => {
  if (day) $('arrive').value = `${month.getMonth() + 1}/${day}/${month.getFullYear()}`;
  $('calendar').hidden = true;
  $('arrive').ariaExpanded = 'false';
});

// Switches, the box of three states, disclosure, tabs that wait for Enter or a click, carousel.
for (const element of all('[role=switch]')) {
  const flip = () => element.setAttribute('aria-checked', element.getAttribute('aria-checked') !== 'true');
  element.addEventListener('click', flip);
}
const drawAll = () => {
  const on = all('.cond:checked').length;
  $('allcond').setAttribute('aria-checked', on === 0 ? 'false' : on === 2 ? 'true' : 'mixed');
};
for (const box of all('.cond')) box.addEventListener('change', drawAll);
$('allcond').addEventListener('click', () => {
  const to = $('allcond').getAttribute('aria-checked') !== 'true';
  for (const box of all('.cond')) box.checked = to;
  drawAll();
});
for (const button of all('.disclosure'))
  button.addEventListener('click', () => {
    const open = button.getAttribute('aria-expanded') !== 'true';
    button.setAttribute('aria-expanded', open);
    $(button.getAttribute('aria-controls')).hidden = !open;
  });
$('permit').addEventListener('click', () => log.push('permit'));
for (const tab of all('[role=tab]'))
  tab.addEventListener('click', () => {
    for (const other of all('[role=tab]')) other.ariaSelected = String(other === tab);
  });
let slide = 1;
const turn = (by) => () => {
  slide = ((slide + by + 2) % 3) + 1;
  $('slide').setAttribute('aria-label', `${slide} of 3`);
};
$('forth').addEventListener('click', turn(1));
$('back').addEventListener('click', turn(-1));
$('play').addEventListener('click', () => log.push('stopped'));

// Tree: a click on a branch opens it, on a leaf selects it.
$('tree').addEventListener('click', ({ target }) => {
  const item = target.closest('[role=treeitem]');
  if (item.hasAttribute('aria-expanded')) item.setAttribute('aria-expanded', item.ariaExpanded !== 'true');
  else for (const other of all('[role=treeitem]', $('tree'))) other.ariaSelected = String(other === item);
});

// Grid with a sortable column.
let amounts = [
  [12, 'Coffee'],
  [3, 'Tram'],
  [40, 'Book'],
];
const drawGrid = () => {
  $('grid').tBodies[0].innerHTML = amounts
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('');
};
drawGrid();
$('grid')
  .querySelector('button')
  .addEventListener('click', ({ target }) => {
    amounts = amounts.toSorted((a, b) => a[0] - b[0]);
    target.parentElement.ariaSort = 'ascending';
    drawGrid();
  });
$('discard').addEventListener('click', () => {
  log.push('asked');
  $('confirm').hidden = false;
});
for (const id of ['yes', 'no'])
  $(id).addEventListener('click', () => {
    log.push(id);
    $('confirm').hidden = true;
  });

const checked = (root) => all('[aria-checked=true]', root).map(words);
window.readState = () => ({
  font: checked(popupOf(all('[href="#font"]')[0])),
  style: checked(popupOf(all('[href="#style"]')[0])),
  fontMenu: !popupOf(all('[href="#font"]')[0]).hidden,
  underline: $('underline').getAttribute('aria-pressed'),
  alignment: checked(all('[aria-label=Alignment]')[0])[0],
  fontSize: Number($('fontsize').ariaValueNow),
  editor: words($('editor')),
  comment: words($('comment')),
  inbox: all('#inbox [aria-expanded=true]').map((row) => row.dataset.id),
  hash: location.hash,
  available: all('[role=option]', $('available')).map(words),
  chosen: all('[role=option]', $('chosen')).map(words),
  marked: selected(document.querySelector('.columns')).map(words),
  adults: Number($('adults').ariaValueNow),
  state: $('state').value,
  fruit: words($('fruit')),
  plant: $('plant').value,
  arrive: $('arrive').value,
  lights: $('lights').getAttribute('aria-checked'),
  heating: $('heating').getAttribute('aria-checked'),
  condiments: all('.cond:checked').map((box) => box.id),
  delivery: checked($('crust'))[0] ?? '',
  fan: Number($('fan').ariaValueNow),
  prices: [Number($('pmin').ariaValueNow), Number($('pmax').ariaValueNow)],
  tab: words(all('[role=tab][aria-selected=true]')[0]),
  faq: !$('faq1').hidden,
  slide,
  open: all('#tree [aria-expanded=true]').map((item) => item.dataset.id),
  file: all('#tree [aria-selected=true]').map((item) => item.dataset.id),
  amounts: amounts.map(([amount]) => amount),
  log,
});
window.isReady = () => true;
