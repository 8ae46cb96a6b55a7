/**
 * Further ways in which pages change, for the whole engine only: what they test is how the ways to an element and its fingerprint
 * go together. As in tests/unit/cues/mutations.ts, each gives the recorded element as it is afterwards, or null.
 */
export const changes: Readonly<Record<string, (target: HTMLElement) => HTMLElement | null>> = {
  'a copy hidden for another width': (target) => {
    const whole = target.closest<HTMLElement>('li, tr, article, .card, .comment, .field') ?? target;
    const copy = whole.cloneNode(true) as HTMLElement;
    for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id');
    copy.style.display = 'none';
    whole.before(copy);
    return target;
  },
  'a record of a longer name above': (target) => {
    const record = target.closest<HTMLElement>('li, tr, article, .card, .comment');
    const copy = record?.cloneNode(true) as HTMLElement | undefined;
    const name = copy?.querySelector('h3 a, h3, td, strong, b');
    if (!record || !copy || !name) return target;
    name.textContent += ' Junior';
    for (const each of copy.querySelectorAll('[id], [data-testid]')) {
      each.removeAttribute('id');
      each.removeAttribute('data-testid');
    }
    for (const link of copy.querySelectorAll('a')) link.href = '/p/98';
    record.before(copy);
    return target;
  },
  'a twin right beside it': (target) => {
    if (target.closest('label')) return target;
    const twin = target.cloneNode(true) as HTMLElement;
    twin.removeAttribute('id');
    twin.removeAttribute('data-testid');
    target.before(twin);
    return target;
  },
  'another record under the same ids': (target) => {
    const record = target.closest<HTMLElement>('li, tr, article, .card, .comment');
    const names = [...(record?.querySelectorAll('h3 a, h3, td, strong, b, blockquote') ?? [])];
    if (names.length === 0) return target;
    for (const each of names) {
      if (!each.contains(target) && each.childElementCount === 0) each.textContent = 'Zephyr Quartz';
    }
    return target.closest('h3, strong, b') ? target : null;
  },
  'counts changed': (target) => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      node.nodeValue = (node.nodeValue ?? '').replace(
        /\((\d+)\)/g,
        (_whole, count) => `(${Number(count) + 4})`,
      );
    return target;
  },
};
