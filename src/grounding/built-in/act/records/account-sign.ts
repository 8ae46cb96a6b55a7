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
      (isOfHead(entry) || isInCorner(entry, index)) &&
      (isOfPerson(entry, index) || opensForPerson.test(readable(entry.node))),
  );
  const [only, ...others] = signs.filter(
    (entry) => !signs.some((outer) => outer !== entry && isInside(entry, outer)),
  );
  return others.length === 0 ? only : undefined;
}

/** An avatar, by its class or as the initials in a circle, or what is called an account. */
function isOfPerson(entry: Entry, index: PageIndex): boolean {
  return [entry, ...below(index, entry)].some(
    (part) =>
      saysAccount(part) ||
      (part.node.look?.shape === 'circle' && /^\p{Lu}{1,3}$/u.test(part.node.text ?? part.node.name)),
  );
}

/** What opens a menu is that of the account where it shows a picture as well. */
export function showsPerson(opener: Entry, index: PageIndex): boolean {
  const isPicture = ({ node }: Entry): boolean => node.role === 'img' && node.tag === 'img';
  return below(index, opener).some(isPicture) || isOfPerson(opener, index);
}

/** At the top right of the page, where nothing calls its head so. */
function isInCorner({ node: { box } }: Entry, { snapshot: { viewport, scroll } }: PageIndex): boolean {
  return box !== undefined && box.y + scroll.y < HEAD_HEIGHT && box.x > viewport.width / 2;
}

/** How far down the head of a page goes at most. */
const HEAD_HEIGHT = 80;

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
