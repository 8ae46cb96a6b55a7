/** "Create a folder named "Frogs" inside Recordings", "share the lease in Contracts": it is gone into the folder first, by its item of the tree. */
import { clickOn } from '../../matching/click-on.js';
import { type Clause, spell } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import type { Token } from '../../language/lexer.js';
import { isOrnament, isStopWord, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { isCalled, isShown, thingOf } from '../controls/unfolded-tree.js';

/** The click on the folder, and the sentence without it; undefined where no one item of a tree is called so, or the thing is in sight. */
export function insideFolder(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:goal|select|click|open|set|rightClick)$/.test(clause.verb) || clause.at !== undefined)
    return undefined;
  const said = clause.readings.findLast(({ target }) => target)?.target ?? [];
  const at = said.findLastIndex(({ kind, lower }, on) => on > 0 && kind === 'word' && into.test(lower));
  if (at < 1) return undefined;
  const place = nameIn(said.slice(at + 1));
  const rest = said.slice(0, at);
  const isMade = /^(?:add|create|make|new)$/.test(clause.said) && rest.some((token) => isFolder(token));
  const thing = isMade ? undefined : thingOf(clause);
  if (place.length === 0 || (!isMade && (!thing || isShown(thing.words, index)))) return undefined;
  const folder = folderCalled(place, index);
  const lead = clause.verb === 'goal' ? '' : `${clause.said} `;
  const readings = clause.readings.find(({ value }) => value);
  const value = readings?.value ? ` to ${spell(readings.value)}` : '';
  const clauses = folder ? parseInstruction(`${lead}${spell(rest)}${value}`) : [];
  if (folder?.node.ref === undefined || clauses.length !== 1) return undefined;
  const way = clickOn(folder, `go into "${readable(folder.node)}", for: ${clause.text}`);
  return { kind: 'instead', clauses: [way, ...clauses] };
}

const into = /^(?:in|inside|within|under|into|to)$/;

/** What is made in a folder. */
function isFolder({ kind, lower }: Token): boolean {
  return (
    kind === 'word' && /^(?:folder|subfolder|sub-folder|directory|subdirectory|file|document)$/.test(lower)
  );
}

function nameIn(tokens: readonly Token[]): readonly Word[] {
  return tokens
    .filter((token) => token.kind === 'quoted' || (token.kind === 'word' && !isFolder(token)))
    .flatMap(({ text }) => wordsOf(text))
    .filter((word) => !isStopWord(word) && !isOrnament(word));
}

/** The one item of a tree that is called so; of its parts the text, which a click on the whole would miss. */
function folderCalled(place: readonly Word[], index: PageIndex): Entry | undefined {
  const called = index.entries.filter(
    (entry) =>
      entry.node.ref !== undefined &&
      entry.node.hidden === undefined &&
      (entry.node.role === 'treeitem' || entry.node.clickable === true) &&
      /^(?:treeitem|generic|listitem|text)$/.test(entry.node.role) &&
      isCalled(entry.node.text ?? entry.node.name, place) &&
      isInTree(entry),
  );
  const inner = called.filter((entry) => !called.some((other) => [...ancestorsOf(other)].includes(entry)));
  return inner.length === 1 ? inner[0] : undefined;
}

/** The page says that it is a tree, or draws it as one: lists in lists, or lines each with a sign in front. */
function isInTree(entry: Entry): boolean {
  const around = [entry, ...ancestorsOf(entry)];
  if (around.some(({ node }) => /^(?:tree|treeitem)$/.test(node.role))) return true;
  const marks = around.slice(0, 5).flatMap(({ node }) => [...(node.classes ?? []), node.id ?? '']);
  return (
    marks.some((mark) => /(?:^|[-_])(?:tree|folders?|explorer|dirs?)(?:$|[-_])/i.test(mark)) ||
    around.filter(({ node }) => node.role === 'listitem').length > 1 ||
    (entry.parent?.children ?? []).some(({ node }) => /^[▸▹►▶▾▿▼⊞⊟📁📂]/u.test(node.text ?? ''))
  );
}
