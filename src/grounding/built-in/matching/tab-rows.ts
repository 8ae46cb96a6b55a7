/** Rows of short texts to click that can only be the tabs of a page, whether anything calls them so or not. */
import { wordsOf } from '../language/words.js';
import type { Entry, PageIndex } from './page-index.js';

/** Most words of the name of a tab. */
const MAX_WORDS = 4;

/** The only row of short texts that can be clicked, on a page without real tabs; or the only one that marks itself as tabs. */
export function tabRow(index: PageIndex): Entry[] | undefined {
  if (index.actionable.some((entry) => entry.node.role === 'tab')) return undefined;
  const rows = new Map<Entry | undefined, Entry[]>();
  for (const entry of index.actionable) {
    if (!isShort(entry)) continue;
    const row = entry.parent?.node.role === 'listitem' ? entry.parent.parent : entry.parent;
    rows.set(row, [...(rows.get(row) ?? []), entry]);
  }
  const several = [...rows.entries()].filter(([, row]) => row.length > 1 && isInLine(row));
  const marked = several.filter(([holder, row]) => [...row, ...(holder ? [holder] : [])].some(saysTab));
  // Of several rows the one that marks one of its members as the open one.
  const open = several.filter(([, row]) => row.filter(isMarkedOpen).length === 1);
  const [only, ...others] = marked.length > 0 ? marked : several.length > 1 ? open : several;
  return only && others.length === 0 ? only[1] : undefined;
}

/** A short text that can be one of a row: a tab, a link of a bar; a button, of which forms have rows as well, only where it is asked for. */
export function isShort({ node }: Entry, how?: 'or a button'): boolean {
  const text = node.name || (node.text ?? '');
  return (
    /^(?:link|button|listitem|generic)$/.test(node.role) &&
    (node.inputType === undefined || (how !== undefined && node.tag === 'button')) &&
    node.hidden === undefined &&
    /\p{L}/u.test(text) &&
    !/^(?:next|prev|previous|back)$/i.test(text) &&
    wordsOf(text).length <= MAX_WORDS
  );
}

/** They stand side by side. */
export function isInLine([first, ...others]: readonly Entry[]): boolean {
  const top = first?.node.box?.y;
  return others.every(({ node }) => top !== undefined && Math.abs((node.box?.y ?? Number.NaN) - top) <= 4);
}

/** Its state or its class says that it is the open one of its row, or that of the item of a list which holds nothing else. */
export function isMarkedOpen({ node, parent }: Entry): boolean {
  const item =
    parent?.node.role === 'listitem' && parent.node.children.length === 1 ? parent.node : undefined;
  return [node, item].some(
    (each) => each && (each.selected === true || (each.classes ?? []).some((name) => openMark.test(name))),
  );
}

/** "is-active", and what libraries put their own name before: "arco-menu-selected", "nav__link--current". */
const openMark =
  /^(?:(?:is-)?(?:on|active|sel|selected|current|open)|[a-z][\w-]*?(?<!\b(?:not|un|in|no|de|non|last))[-_](?:active|selected|current))$/i;

/** Its id or class calls it a tab. */
export function saysTab({ node }: Entry): boolean {
  return [node.id ?? '', ...(node.classes ?? [])].some((mark) =>
    wordsOf(mark).some((word) => word.stem === 'tab'),
  );
}
