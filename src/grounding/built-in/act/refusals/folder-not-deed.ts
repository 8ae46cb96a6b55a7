/** "Archive Tom's mail" is not the folder "Archive" in the list of folders, nor the tab "Archive": it would only be opened. */
import { type Clause, spell } from '../../language/clause.js';
import { isFolder } from '../../matching/folders.js';
import { contentOf, toWord, type Word } from '../../language/words.js';
import { type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The verb, where it is done by a click on a folder or tab that is called so; undefined for what only opens. */
export function folderNotDeed(
  { verb, said, readings }: Clause,
  { targets: [target, ...others], index }: Act,
): string | undefined {
  if (verb !== 'goal' || !target || others.length > 0) return undefined;
  const deed = toWord(said.split(' ')[0] ?? '');
  const object = contentOf(spell(readings.findLast((each) => each.target)?.target?.slice(1) ?? []));
  if (isTabOfVerb(target, deed) && object.some((word) => isOfRecord(word, target, index))) return said;
  if (!isFolder(target, index)) return undefined;
  const [first, ...more] = target.evidence[0]?.words ?? [];
  // "New folder" makes one.
  if (target.node.role === 'button' && more.length > 0 && /^(?:new|create|add)$/.test(first?.text ?? ''))
    return undefined;
  const isCalled = target.evidence[0]?.words.some(({ meaning }) => meaning === deed.meaning) ?? false;
  return isCalled ? said : undefined;
}

/** A tab that says no more than the verb. */
function isTabOfVerb({ node, evidence: [name] }: Entry, { meaning }: Word): boolean {
  const words = name?.words ?? [];
  return node.role === 'tab' && words.length > 0 && words.every((word) => word.meaning === meaning);
}

/** A line of the page says it: something is to be done to that. */
function isOfRecord(word: Word, target: Entry, index: PageIndex): boolean {
  return [...mentionsOf(word, index)].some((entry) => {
    const record = recordOf(entry);
    return record !== undefined && record !== target && record.parent?.node.role !== 'tablist';
  });
}
