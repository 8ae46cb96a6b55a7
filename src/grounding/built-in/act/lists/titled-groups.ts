/**
 * "Select everything in the group Tools", "tick scarf, cheese and other under Food": items to choose that stand in groups, each below its title. Which
 * of two that are called alike is meant, the title says.
 */
import { clickOn } from '../../matching/click-on.js';
import type { Clause } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';

/** Most items that one sentence chooses, and most characters of a title. */
const MOST = 20;
const LONGEST_TITLE = 40;

const verbs = '(?:select|choose|pick|tick|check|mark|click(?: on)?)';
const kind = '(?:group|category|section|column|list|heading|title)';
const whole =
  '(?:everything|(?:all|every|each)(?: of)?(?: the)?(?: (?:items?|options?|entries|entry|boxes|things?|words?))?)';
const under = '(?:in|under|from|of|within|below|belonging to)';
const title = `(?:the )?(?:${kind} )?["“']?(?<title>[^"”,;]+?)["”']?(?: ${kind})?`;
const every = new RegExp(`^${verbs} ${whole} ${under} ${title}[.!]?$`, 'iu');
const several = new RegExp(`^${verbs} (?<items>.+?) (?:under|below|in the ${kind}) ${title}[.!]?$`, 'iu');

/** A title and the items below it. */
interface Group {
  title: string;
  members: readonly Entry[];
}

/** A clause for each of the items; undefined where the page has no such groups, or an item is not there, or stands in several. */
export function titledGroup(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:select|check|click|goal)$/.test(clause.verb)) return undefined;
  const all = every.exec(clause.text.trim())?.groups;
  const named = all ?? several.exec(clause.text.trim())?.groups;
  const asked = fold(named?.['title'] ?? '');
  if (!named || asked === '') return undefined;
  const groups = groupsOn(index);
  const [group, ...others] = groups.filter((each) => each.title === asked);
  if (!group || others.length > 0 || groups.length < 2) return undefined;
  const members = all ? group.members : itemsSaid(named['items'] ?? '', group, groups);
  if (!members || members.length === 0 || members.length > MOST) return undefined;
  const open = members.filter((entry) => !isChosen(entry));
  if (open.length === 0) return { kind: 'done', reason: 'all of them are chosen already', entries: members };
  return {
    kind: 'instead',
    clauses: open.map((entry) => clickOn(entry, `choose ${bareName(entry)} under ${group.title}`)),
  };
}

/** Each of the items that are said: the last one stands below the title, the others there or nowhere else. */
function itemsSaid(items: string, group: Group, groups: readonly Group[]): readonly Entry[] | undefined {
  const names = items
    .split(/,? and |, /i)
    .map((name) => fold(name.replaceAll(/["“”']/g, '').replace(/^the /i, '')));
  const found = names.map((name, at) => {
    const own = group.members.filter((entry) => bareName(entry) === name);
    const elsewhere = groups
      .flatMap((each) => (each === group ? [] : each.members))
      .filter((entry) => bareName(entry) === name);
    const fitting = own.length > 0 || at === names.length - 1 ? own : elsewhere;
    return fitting.length === 1 ? fitting[0] : undefined;
  });
  return found.every((entry) => entry !== undefined) && new Set(found).size === found.length
    ? found
    : undefined;
}

/** What it is called, without the sign of a box in front. */
function bareName({ node }: Entry): string {
  return fold((node.name || readable(node)).replace(/^[☐☑☒□▢◻■◼⬜⬛✅○◉◯✓✔\s]+/u, ''));
}

function isChosen({ node }: Entry): boolean {
  return (
    node.checked === true ||
    node.selected === true ||
    node.pressed === true ||
    /^[☑☒■◼⬛✅◉✓✔]/u.test((node.name || readable(node)).trim()) ||
    (node.classes ?? []).some((name) =>
      /^(?:is-)?(?:on|sel|selected|checked|chosen|active|picked)$/i.test(name),
    )
  );
}

const groupsOnce = new WeakMap<PageIndex, readonly Group[]>();

function groupsOn(index: PageIndex): readonly Group[] {
  let known = groupsOnce.get(index);
  if (!known) groupsOnce.set(index, (known = index.entries.flatMap((entry) => groupsIn(entry, index))));
  return known;
}

/** The titles among the children of a box, each with what follows it up to the next. */
function groupsIn(box: Entry, index: PageIndex): Group[] {
  const groups: { title: string; members: Entry[] }[] = [];
  for (const child of box.children) {
    const items = [child, ...below(index, child)].filter((entry) => isItem(entry));
    const text = child.node.role === 'text' ? child.node.name : child.node.name || readable(child.node);
    const isTitle =
      items.length === 0 && /\p{L}/u.test(text) && text.length <= LONGEST_TITLE && !child.actionable;
    if (isTitle) groups.push({ title: fold(text.replace(/:\s*$/, '')), members: [] });
    else groups.at(-1)?.members.push(...items);
  }
  return groups.filter(({ members }) => members.length > 1 && areAlike(members));
}

function isItem({ node, actionable }: Entry): boolean {
  return (
    actionable &&
    node.ref !== undefined &&
    node.hidden === undefined &&
    // A click on an option of a native list takes back what was chosen in it.
    node.tag !== 'option' &&
    (/^(?:generic|listitem|checkbox|option)$/.test(node.role) ||
      (node.role === 'button' && node.pressed !== undefined))
  );
}

function areAlike([first, ...others]: readonly Entry[]): boolean {
  return others.every(({ node }) => node.role === first?.node.role && node.tag === first.node.tag);
}
