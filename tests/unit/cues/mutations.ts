/**
 * Ways in which pages change between two runs, each a function that runs in the page on the recorded element.
 * It gives the element that is the recorded one afterwards, or null when there is none any more.
 */
export const mutations: Readonly<Record<string, (target: HTMLElement) => HTMLElement | null>> = {
  nothing: (target) => target,
  'ids renamed': (target) => {
    for (const [index, each] of [...document.querySelectorAll('[id]')].entries()) each.id = `r-${index}x9f3`;
    return target;
  },
  'test ids dropped': (target) => {
    for (const each of document.querySelectorAll('[data-testid]')) each.removeAttribute('data-testid');
    return target;
  },
  restyled: (target) => {
    for (const [index, each] of [...document.querySelectorAll<HTMLElement>('[class]')].entries()) {
      each.className = `css-${each.className.length}k${index % 7}q`;
      each.style.padding = '9px';
    }
    return target;
  },
  wrapped: (target) => {
    const wrapper = document.createElement('div');
    target.replaceWith(wrapper);
    wrapper.append(target);
    return target;
  },
  'page wrapped': (target) => {
    const wrapper = document.createElement('div');
    const inner = document.createElement('div');
    inner.append(...document.body.childNodes);
    wrapper.append(inner);
    document.body.append(wrapper);
    return target;
  },
  'moved within its parent': (target) => {
    const parent = target.parentElement;
    if (parent?.firstElementChild === target) parent.append(target);
    else parent?.prepend(target);
    return target;
  },
  'record moved': (target) => {
    const record = target.closest('li, tr, article, [role=listitem], .offer');
    const list = record?.parentElement;
    if (record && list?.firstElementChild === record) list.append(record);
    else if (record) list?.prepend(record);
    return target;
  },
  'list sorted the other way': (target) => {
    const record = target.closest('li, tr, article, [role=listitem], .offer');
    const list = record?.parentElement;
    const alike = [...(list?.children ?? [])].filter((each) => each.tagName === record?.tagName).toReversed();
    list?.append(...alike);
    return target;
  },
  'record inserted above': (target) => {
    const record = target.closest('li, tr, article, [role=listitem], .offer');
    const twin = record?.cloneNode(true) as HTMLElement | undefined;
    const name = twin?.querySelector('h3 a, h3, td, strong, a.title');
    if (!twin || !name) return target;
    name.textContent = 'Something newly added';
    for (const link of twin.querySelectorAll('a')) link.href = '/p/99';
    record?.before(twin);
    return target;
  },
  'another record removed': (target) => {
    const record = target.closest('li, tr, article, [role=listitem], .offer');
    (record?.previousElementSibling ?? record?.nextElementSibling)?.remove();
    return target;
  },
  'two records swapped': (target) => {
    const record = target.closest('li, tr, article, [role=listitem], .offer');
    const other = record?.previousElementSibling ?? record?.nextElementSibling;
    if (!record || !other) return target;
    const place = document.createElement('i');
    other.replaceWith(place);
    record.replaceWith(other);
    place.replaceWith(record);
    return target;
  },
  'one word added': (target) => {
    const name = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim();
    if (name === '') return target;
    if (target.hasAttribute('aria-label')) target.setAttribute('aria-label', `${name} now`);
    else target.textContent = `${name} now`;
    return target;
  },
  'one word replaced': (target) => {
    const words = (target.textContent ?? '').trim().split(' ');
    if (words.length < 2 || target.children.length > 0) return target;
    target.textContent = [...words.slice(0, -1), 'everything'].join(' ');
    return target;
  },
  'list split in two': (target) => {
    const record = target.closest('li, tr, article, [role=listitem], .offer');
    const list = record?.parentElement;
    if (!record || !list || list.tagName === 'TBODY') return target;
    const second = list.cloneNode() as HTMLElement;
    const heading = document.createElement('h2');
    heading.textContent = 'Further entries';
    const children = [...list.children];
    second.append(...children.slice(children.length / 2));
    list.after(heading, second);
    return target;
  },
  'sibling with a similar name': (target) => {
    // A second field inside of a label takes the label over: that is no similar name but the same.
    if (target.closest('label')) return target;
    const twin = target.cloneNode(true) as HTMLElement;
    twin.removeAttribute('id');
    twin.removeAttribute('data-testid');
    if (twin.hasAttribute('href')) twin.setAttribute('href', '/elsewhere');
    if (twin.hasAttribute('aria-label'))
      twin.setAttribute('aria-label', `${twin.getAttribute('aria-label')} again`);
    else if (twin.textContent) twin.textContent += ' again';
    target.before(twin);
    return target;
  },
  'other design (A/B)': (target) => {
    if (target.tagName !== 'BUTTON') return target;
    const link = document.createElement('a');
    link.href = '/go';
    link.setAttribute('role', 'button');
    link.className = 'variant-b';
    if (target.hasAttribute('aria-label'))
      link.setAttribute('aria-label', target.getAttribute('aria-label') ?? '');
    link.textContent = target.textContent;
    target.replaceWith(link);
    return link;
  },
  'label translated': (target) => {
    if (target.hasAttribute('aria-label')) target.setAttribute('aria-label', 'Übersetzt');
    else if (target.textContent?.trim()) target.textContent = 'Übersetzt';
    return target;
  },
  'heading reworded': (target) => {
    for (const each of document.querySelectorAll('h1, h2, legend'))
      each.textContent = `Your ${each.textContent}`;
    return target;
  },
  'data changed': (target) => {
    for (const each of document.querySelectorAll('.price, p, span')) {
      if (!each.contains(target)) each.textContent = '€99';
    }
    return target;
  },
  redesigned: (target) => {
    for (const [index, each] of [...document.querySelectorAll<HTMLElement>('[class], [id]')].entries()) {
      each.className = `x${index % 5}`;
      each.removeAttribute('id');
    }
    const wrapper = document.createElement('div');
    target.replaceWith(wrapper);
    wrapper.append(target);
    return target;
  },
  'target removed': (target) => {
    target.remove();
    return null;
  },
  'record removed': (target) => {
    (target.closest('li, tr, article, [role=listitem], .offer, section') ?? target).remove();
    return null;
  },
  'replaced by another at its place': (target) => {
    const other = target.cloneNode(true) as HTMLElement;
    if (other.hasAttribute('aria-label')) other.setAttribute('aria-label', 'Forget it');
    else other.textContent = 'Forget it';
    for (const name of ['id', 'data-testid', 'href', 'placeholder', 'name']) other.removeAttribute(name);
    if (target.tagName === 'A') other.setAttribute('href', '/forget');
    const labels = [
      target.closest('label'),
      target.id && document.querySelector(`label[for="${target.id}"]`),
    ];
    for (const node of labels.flatMap((label) => [...(label ? label.childNodes : [])])) {
      if (node.nodeType === 3 && node.nodeValue?.trim()) node.nodeValue = 'Something else';
    }
    target.replaceWith(other);
    return null;
  },
  'turned into its opposite': (target) => {
    const name = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim();
    if (!name || target.tagName === 'SELECT' || target.tagName === 'INPUT') {
      target.remove();
      return null;
    }
    const opposite = `Do not ${name.toLowerCase()}`;
    if (target.hasAttribute('aria-label')) target.setAttribute('aria-label', opposite);
    else target.textContent = opposite;
    return null;
  },
  'another page': () => {
    document.body.innerHTML = `<header><a href="/">Home</a><a href="/cart">Basket</a></header><main><h1>Report</h1>
      <button class="btn">Save</button><button class="btn">Cancel</button><button class="btn">Delete</button><a href="/x">Details</a>
      <input type="checkbox" aria-label="Select"><h2>More</h2><button class="act">Send</button><button>Edit</button></main>`;
    return null;
  },
};
