/** What folds up a part of the page with a title: the one toggle in the line of the title, whatever else in the part is called alike. */
import { spell, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fold, isStopWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';

/** What folds up the part with the title, or that there is a part of this title and nothing in its line that does. */
export interface Titled {
  title: Entry;
  toggle?: Entry;
}

/** "The books section": the one title that says just that, and its toggle; undefined where no title does, or more than one, or a toggle itself is called so. */
export function foldTitle(target: readonly Token[], scene: Scene, wanted: boolean): Titled | undefined {
  const { index, among } = scene;
  // "To see how much was written" says what for.
  const goal = target.findIndex(
    ({ lower }, at) =>
      at > 0 &&
      lower === 'to' &&
      /^(?:see|view|read|look|find|show|reveal|check)$/.test(target[at + 1]?.lower ?? ''),
  );
  const title = goal > 0 ? target.slice(0, goal) : target;
  const name = fold(valueOf(title.filter((token, at) => !(isNoun(token) && at > 0) && !isArticle(token))));
  if (name === '') return undefined;
  const [heading, ...others] = index.entries.filter(
    (entry) =>
      entry.node.role === 'heading' &&
      entry.node.hidden === undefined &&
      (among?.(entry) ?? true) &&
      says(entry, name),
  );
  const isCalled = ({ node }: Entry): boolean => node.expanded !== undefined && fold(node.name) === name;
  if (index.actionable.some(isCalled)) return undefined;
  if (!heading)
    return foldRow(name, goal > 0 ? spell(target.slice(goal)) : '', scene) ?? foldLine(name, wanted, scene);
  if (others.length > 0) return undefined;
  const toggle =
    toggleIn(heading, index) ?? toggleBeside(heading, index) ?? toolBeside(heading, wanted, index);
  return { title: heading, ...(toggle && { toggle }) };
}

/** The one row with a cell that is called so, and the one toggle in it that opens no menu: what is told of a record unfolds below its line. */
function foldRow(name: string, goal: string, { index, among }: Scene): Titled | undefined {
  const [cell, ...others] = index.entries.filter(
    (entry) =>
      /^(?:cell|gridcell|rowheader)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      (among?.(entry) ?? true) &&
      fold(readable(entry.node) || entry.node.name) === name,
  );
  const row = cell && [...ancestorsOf(cell)].find(({ node }) => node.role === 'row');
  if (!cell || !row || others.length > 0) return undefined;
  // What another line is about is not seen in this one.
  const isOfOther = index.entries.some((entry) => {
    const shown = /^(?:cell|gridcell|rowheader)$/.test(entry.node.role)
      ? fold(readable(entry.node) || entry.node.name)
      : '';
    return shown.length > 2 && !isInside(entry, row) && ` ${fold(goal)} `.includes(` ${shown} `);
  });
  if (isOfOther) return undefined;
  const [toggle, ...more] = below(index, row).filter(
    ({ node, actionable, evidence }) =>
      actionable &&
      node.expanded !== undefined &&
      node.hasPopup === undefined &&
      /^(?:button|link|generic)$/.test(node.role) &&
      !evidence.some(({ text }) => /\b(?:menu|kebab|actions?|more|options?|dropdown|ellipsis)\b/i.test(text)),
  );
  return toggle && more.length === 0 ? { title: cell, toggle } : undefined;
}

/** "Reef fish [show]": the one line that begins with just that, and the one word behind it to click, which says that it shows or hides. */
function foldLine(name: string, wanted: boolean, { index, among }: Scene): Titled | undefined {
  const does = wanted ? /^(?:show|expand|unfold)$/ : /^(?:hide|collapse|fold)$/;
  const lines = index.actionable.flatMap((toggle) => {
    const line = toggle.parent;
    const isToggle = toggle.node.hidden === undefined && does.test(fold(readable(toggle.node)));
    if (!line || !isToggle || !(among?.(toggle) ?? true)) return [];
    const title = line.node.children
      .slice(0, line.node.children.indexOf(toggle.node))
      .map((each) => readable(each));
    return plain(fold(title.join(' '))) === plain(name) ? [{ title: line, toggle }] : [];
  });
  const [only, ...others] = lines;
  return others.length === 0 ? only : undefined;
}

/** Without signs and articles, which a sentence may leave out. */
function plain(name: string): string {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !/^(?:|the|this|that|my|our)$/.test(word))
    .join(' ');
}

function isNoun({ kind, lower }: Token): boolean {
  return (
    kind === 'word' &&
    /^(?:section|group|panel|part|block|area|accordion|category|chapter|folder|card|box|widget|tile|portlet|pane|row|line)$/.test(
      lower,
    )
  );
}

function isArticle({ kind, lower }: Token): boolean {
  return kind === 'word' && /^(?:the|this|that|my|our)$/.test(lower);
}

/** All of the title without its buttons, or the first of several texts in it: a remark may stand behind the name. */
function says({ node }: Entry, name: string): boolean {
  const [first] = node.children.filter(({ role }) => role !== 'button' && role !== 'img');
  const parts = [readable(node, 'without buttons'), first ? readable(first) : ''];
  return parts.some((text) => fold(text.trim()) === name);
}

function toggleIn(title: Entry, index: PageIndex): Entry | undefined {
  const [only, ...others] = below(index, title).filter(
    ({ node, actionable }) => actionable && node.expanded !== undefined,
  );
  return others.length === 0 ? only : undefined;
}

/** Beside the title in its line, where nothing else is a title, and called by nothing but that it folds. */
function toggleBeside(title: Entry, index: PageIndex): Entry | undefined {
  const line = title.parent;
  if (!line) return undefined;
  const all = below(index, line);
  if (all.some((entry) => entry !== title && entry.node.role === 'heading')) return undefined;
  const [only, ...others] = all.filter(
    (entry) =>
      !isInside(entry, title) &&
      entry.actionable &&
      entry.node.expanded !== undefined &&
      wordsOf(entry.node.name).every((word) => isStopWord(word) || folding.test(word.text)),
  );
  return others.length === 0 ? only : undefined;
}

/** The one tool in the line of the title that says, by a tooltip or its icon, that it does just this: it need not say how it stands. */
function toolBeside(title: Entry, wanted: boolean, index: PageIndex): Entry | undefined {
  const line = title.parent;
  const all = line ? below(index, line) : [];
  if (all.some((entry) => entry !== title && entry.node.role === 'heading')) return undefined;
  const does = wanted ? unfoldingTool : foldingTool;
  const [only, ...others] = all.filter(
    (entry) =>
      entry.actionable &&
      /^(?:button|link|generic|img)$/.test(entry.node.role) &&
      [entry.node.name, ...(entry.node.hints ?? []).map(({ text }) => text)].some((text) =>
        does.test(fold(text)),
      ),
  );
  return others.length === 0 ? only : undefined;
}

const foldingTool =
  /^(?:(?:collapse|fold|minimi[sz]e|toggle)(?: (?:card|box|panel|widget|section|this))?|minus|chevron up|angle up|caret up|window minimi[sz]e)$/;
const unfoldingTool =
  /^(?:(?:expand|unfold|toggle)(?: (?:card|box|panel|widget|section|this))?|plus|chevron down|angle down|caret down)$/;

const folding =
  /^(?:collapse|expand|fold|unfold|toggle|show|hide|open|close|more|less|details?|section|group|panel|content|operation|caret|chevron|arrow|minimi[sz]e|maximi[sz]e|up|down)$/;
