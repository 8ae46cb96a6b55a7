/**
 * "Choose Slow" is not the item "Playback" of a menu that has unfolded, in which the item "Slow" lies; and what several lines lie in, each with
 * a control of its own, is not clicked for one of them: its middle is any of them.
 */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import { type Clause, tokensInOrder, valueOf } from '../../language/clause.js';
import { contentOf, fold, isAmong, wordsOf } from '../../language/words.js';
import { below, type Entry, readable } from '../../matching/page-index.js';
import { thingIn } from '../../matching/thing-in-place.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word that is said of something which lies in the one target. */
export function holdsItem(clause: Clause, act: Act): string | undefined {
  return itemIn(clause, act) ?? lineIn(clause, act) ?? placeForThing(clause, act);
}

/** What is said, where the one target is an item of a list around the item that is called just so. */
function itemIn({ verb, readings }: Clause, { targets, index }: Act): string | undefined {
  const [target, ...others] = targets;
  if (!/^(?:click|select|open|check|hover)$/.test(verb) || !target || others.length > 0) return undefined;
  if (!isItem(target)) return undefined;
  const names = new Set(readings.flatMap(({ target: said, value }) => [nameOf(said), nameOf(value)]));
  names.delete('');
  const isCalled = (each: Entry): boolean => each !== target && isItem(each) && names.has(nameIn(each));
  const item = below(index, target).find(isCalled);
  return item && nameIn(item);

  function nameOf(tokens: Clause['readings'][number]['target']): string {
    return tokens ? plainly(valueOf(tokens)) : '';
  }
}

/** The first word for a thing, where the one target is only the place in which it lies. */
function placeForThing(clause: Clause, { targets, index }: Act): string | undefined {
  const [target, ...others] = targets;
  return target && others.length === 0 ? thingIn(target, clause, index) : undefined;
}

/** The word that only some of the lines in the one target say, which itself is called nothing of the kind. */
function lineIn(clause: Clause, { targets }: Act): string | undefined {
  const [target, ...others] = targets;
  if (!/^(?:click|dblclick|open|goal|select|check|expand)$/.test(clause.verb)) return undefined;
  if (!target || others.length > 0 || !/^(?:generic|group|list|region|article|main)$/.test(target.node.role))
    return undefined;
  const lines = linesIn(target);
  if (lines.length === 0) return undefined;
  const own = target.node.children.filter((child) => !lines.includes(child));
  const called = [target.node.name, ...own.map((child) => readable(child))].flatMap((text) => wordsOf(text));
  const saying = lines.map((line) => wordsOf(readable(line)));
  return contentOf(
    tokensInOrder(clause.readings)
      .map(({ text }) => text)
      .join(' '),
  ).find((word) => !isAmong(word, called) && saying.some((words) => isAmong(word, words)))?.text;
}

/** The alike children of which each has a control that another one of them has as well, or each is an item by its role; none for a card with lines of text. */
function linesIn({ node, record }: Entry): readonly SnapshotNode[] {
  const items = node.children.filter(({ role }) => /^(?:listitem|row|option)$/.test(role));
  if (items.length > 1 && !record) return items;
  // How many of one make have a control of that name.
  const made = node.children.map((child) => ({
    child,
    marks: new Set(controlsOf(child).map((name) => `${child.role} ${child.tag ?? ''} ${name}`)),
  }));
  const counts = new Map<string, number>();
  for (const { marks } of made) for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return made
    .filter(({ marks }) => [...marks].some((mark) => (counts.get(mark) ?? 0) > 1))
    .map(({ child }) => child);
}

/** What is called so inside of a line that says more than that: buttons, links, and words of another look. */
function controlsOf(line: SnapshotNode): readonly string[] {
  const inner = line.children.flatMap((child) => [child, ...child.children]);
  const names = [
    ...inner
      .filter(({ role, clickable }) => clickable === true || /^(?:button|link|checkbox)$/.test(role))
      .map((child) => fold(child.name || readable(child))),
    ...(line.parts ?? []).map(({ text }) => fold(text)),
  ];
  return names.filter((name) => name !== '' && name !== fold(readable(line)));
}

function isItem({ node }: Entry): boolean {
  return /^(?:listitem|menuitem|treeitem)$/.test(node.role);
}

function nameIn({ node }: Entry): string {
  return plainly(node.name || readable(node));
}

function plainly(text: string): string {
  return contentOf(fold(text))
    .map((word) => word.text)
    .join(' ');
}
