/** "Show only flats" and "show the homes of the agent" open none of the list: what is said of several, or leaves some of them, is not one of them. */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { isCategoryLink, isFilter } from '../../matching/filter-row.js';
import { isSentWith } from '../../matching/list-filters.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isOneOfSeveral } from '../evidence/several-shown.js';
import type { Act } from '../evidence/word-evidence.js';

/** What a button does to what is shown. */
const changing =
  /^(?:mark|flag|archive|delete|remove|add|create|send|move|edit|set|reset|clear|hide|assign|cancel|approve|reject|pause|stop|start)$/;

/** The word for what is listed, where a click would open one that is only called alike; undefined otherwise. */
export function shownNotOpened(clause: Clause, { targets, isHalf, index }: Act): string | undefined {
  const { verb, said, readings } = clause;
  const [target, ...others] = targets;
  if (!target || others.length > 0 || verb !== 'open' || !/^(?:show|display|list|see|view)$/.test(said))
    return undefined;
  // "Show my choir bookings" chooses nothing in the form for another one.
  if (target.node.role === 'radio' && isSentWith(target)) return said;
  const isLine =
    /^(?:link|generic|listitem|article|row|heading)$/.test(target.node.role) && !isFilter(target);
  if (!isHalf && isLine && isOneOfSeveral(target, clause)) return said;
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  const part = partOfOthers(clause, target, index);
  if (part !== undefined) return part;
  // "Show the unread mails" marks none of them.
  const [first, ...more] = target.evidence[0]?.words ?? [];
  if (
    first &&
    more.length > 0 &&
    changing.test(first.text) &&
    !tokens.some(({ lower }) => lower === first.text)
  )
    return first.text;
  const only = tokens.find(({ kind, lower }) => kind === 'word' && /^(?:only|just)$/.test(lower));
  // A cell narrows nothing, whatever it says.
  if (only && /^(?:row|cell|gridcell|rowheader)$/.test(target.node.role)) return only.text;
  const noun = tokens.find(
    ({ kind, lower }, at) => kind === 'word' && /[^su]s$/.test(lower) && isEnd(tokens[at + 1]?.lower),
  );
  const [word] = noun ? wordsOf(noun.text) : [];
  const isSaid = target.evidence.some(({ words }) => words.some((each) => each.text === word?.text));
  if (noun && !isSaid && !isHalf && narrowsNothing(target, contentOf(spell(tokens)), index)) return noun.text;
  if (!/^(?:link|button|generic|listitem|article)$/.test(target.node.role)) return undefined;
  if (only && isTitle(target) && !isCategory(target) && !isBesideAll(target)) return only.text;
  const isAlike = target.evidence.some(({ words }) =>
    words.some((each) => word && wordLikeness(word, each) > 0),
  );
  return noun && isAlike && !isSaid && isTitle(target) ? noun.text : undefined;
}

/** "The code of the old coupon", which others of the list have a button for, and this one has not. */
function partOfOthers({ text }: Clause, target: Entry, index: PageIndex): string | undefined {
  const said = /^\p{L}+ (?:me )?the (\p{L}+) of /iu.exec(text)?.[1] ?? '';
  const [word] = wordsOf(said);
  const record = recordOf(target);
  if (!word || !record) return undefined;
  const having = index.actionable.filter((entry) =>
    entry.evidence[0]?.words.some(({ stem }) => stem === word.stem),
  );
  const ofList = having.map((entry) => recordOf(entry)).filter((each) => each?.parent === record.parent);
  return ofList.some((each) => each !== record) && !ofList.includes(record) ? said : undefined;
}

/** "Show the videos" is not the cell "Video", nor "show the active articles" the line of titles over a list: neither is made to be clicked. */
function narrowsNothing(target: Entry, said: readonly Word[], index: PageIndex): boolean {
  if (/^(?:cell|gridcell|rowheader)$/.test(target.node.role)) return true;
  const parts = below(index, target).filter(
    ({ node }) => node.children.length === 0 && readable(node) !== '',
  );
  const saysAll = ({ node }: Entry): boolean => {
    const shown = wordsOf(readable(node));
    return said.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
  };
  return (
    target.node.role === 'generic' &&
    recordOf(target) !== target &&
    parts.length > MOST_PARTS &&
    !parts.some(saysAll)
  );
}

/** Most texts of what is clicked as one. */
const MOST_PARTS = 3;

/** What the record that it lies in is called. */
function isTitle(target: Entry): boolean {
  const record = recordOf(target);
  return (
    record !== undefined &&
    (record === target || target.node.role === 'link' || target.parent?.node.role === 'heading') &&
    (record.parent?.node.children.length ?? 0) > 1
  );
}

/** "Promotions 1" among others with how many there are of each: it narrows a list, and is none of it. */
function isCategory(target: Entry): boolean {
  const links = target.parent?.children.filter(({ node }) => node.role === target.node.role) ?? [];
  if (isCategoryLink(target)) return true;
  return links.length > 1 && links.every(({ node }) => /\p{L} ?\(?\d+\)?$/u.test(node.name));
}

/** "Completed" beside "All" and "Active": what shows all narrows nothing, and its like does. */
function isBesideAll(target: Entry): boolean {
  const items = recordOf(target)?.parent?.node.children ?? [];
  return items.some((item) =>
    [item, ...item.children].some(({ name, text }) => /^(?:all|everything)$/i.test((name || text) ?? '')),
  );
}

/** Behind the noun nothing follows, or what is said of it. */
function isEnd(next: string | undefined): boolean {
  return (
    next === undefined || /^(?:of|by|from|in|with|that|which|who|where|for|at|on|again|only)$/.test(next)
  );
}
