/** The picture or name of who is signed in, that nothing marks as opening a menu: one logs out behind it, as long as nothing says so in sight. */
import { type Word, wordsOf } from '../../language/words.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';

/** Most parts of such a sign. */
const MOST_PARTS = 8;

/** The one thing to click at the head of the page that its classes or name call an account; no link that leads away. */
export function accountSign(wanted: readonly Word[], index: PageIndex): Entry | undefined {
  if (!wanted.every(({ meaning }) => meaning === 'logout')) return undefined;
  const signs = index.actionable.filter(
    (entry) =>
      entry.node.ref !== undefined &&
      entry.node.hidden === undefined &&
      /^(?:button|generic|img|listitem)$/.test(entry.node.role) &&
      below(index, entry).length <= MOST_PARTS &&
      isOfHead(entry) &&
      ([entry, ...below(index, entry)].some(saysAccount) || opensForPerson.test(readable(entry.node))),
  );
  const [only, ...others] = signs.filter(
    (entry) => !signs.some((outer) => outer !== entry && isInside(entry, outer)),
  );
  return others.length === 0 ? only : undefined;
}

/** "Ines Marquez ▾". */
const opensForPerson = /^(?:\p{Lu}[\p{L}'’-]+ ?){1,3}[▾▼⌄▿🔽]$/u;

function isOfHead(entry: Entry): boolean {
  return [...ancestorsOf(entry)].some(
    ({ node }) =>
      /^(?:banner|navigation)$/.test(node.role) ||
      [node.tag ?? '', node.id ?? '', ...(node.classes ?? [])].some((name) =>
        /^(?:header|nav|navbar|topbar|top-bar|appbar|app-bar|toolbar|sidebar)$/i.test(name),
      ),
  );
}

function saysAccount({ node }: Entry): boolean {
  const called = [node.name.length <= 40 ? node.name : '', node.id ?? '', ...(node.classes ?? [])].join(' ');
  return wordsOf(called.replaceAll(/[-_]/g, ' ')).some(({ meaning, text }) =>
    /^(?:account|profile|avatar|user|userpic)$/.test(meaning === '' ? text : meaning),
  );
}

/** What the classes of an item say, whose button has no name of its own. */
export function classWords({ node, parent }: Entry): readonly Word[] {
  return node.name === '' && parent
    ? wordsOf((parent.node.classes ?? []).join(' ').replace(/[-_]/g, ' '))
    : [];
}
