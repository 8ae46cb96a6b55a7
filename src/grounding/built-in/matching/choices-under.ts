/** What can be chosen under a title: boxes of one make that stand behind it and are clicked as they are. */
import type { Entry, PageIndex } from './page-index.js';

/** A heading, or what folds up the choices that stand right behind it. */
export function isTitleOfChoices(entry: Entry, index: PageIndex): boolean {
  const { node, actionable, parent } = entry;
  if (node.hidden !== undefined) return false;
  if (node.role === 'heading') return true;
  const isFold =
    actionable && /^(?:generic|button)$/.test(node.role) && parent?.node.children.indexOf(node) === 0;
  return isFold && parent.node.children.length === 2 && choicesUnder(entry, index).length > 0;
}

/** What stands behind a title, up to the next: boxes of one make that are clicked as they are; none where something else can be used there. */
export function choicesUnder(heading: Entry, index: PageIndex): readonly Entry[] {
  const siblings = heading.parent?.node.children ?? [];
  const behind = siblings.slice(siblings.indexOf(heading.node) + 1);
  const end = behind.findIndex(({ role }) => role === 'heading');
  const own = end === -1 ? behind : behind.slice(0, end);
  const [box] = own;
  const nodes = new Set(own.length === 1 && box && box.children.length > 1 ? box.children : own);
  const choices = index.actionable.filter(({ node }) => nodes.has(node));
  const make = ({ node }: Entry): string => `${node.role} ${node.tag ?? ''}`;
  const isOneMake = new Set(choices.map(make)).size === 1;
  const isChoice = choices.every(
    ({ node }) => /^(?:generic|listitem|button|option)$/.test(node.role) && node.hidden === undefined,
  );
  return choices.length > 1 && choices.length === nodes.size && isOneMake && isChoice ? choices : [];
}
