/** "Archive Tom's mail" is not the folder "Archive" in the list of folders: it would only be opened. */
import type { Clause } from '../../language/clause.js';
import { isFolder } from '../../matching/folders.js';
import { toWord } from '../../language/words.js';
import type { Act } from '../evidence/word-evidence.js';

/** The verb, where it is done by a click on a folder that is called so; undefined for what only opens. */
export function folderNotDeed(
  { verb, said }: Clause,
  { targets: [target, ...others], index }: Act,
): string | undefined {
  if (verb !== 'goal' || !target || others.length > 0 || !isFolder(target, index)) return undefined;
  const deed = toWord(said.split(' ')[0] ?? '');
  const [first, ...more] = target.evidence[0]?.words ?? [];
  // "New folder" makes one.
  if (target.node.role === 'button' && more.length > 0 && /^(?:new|create|add)$/.test(first?.text ?? ''))
    return undefined;
  const isCalled = target.evidence[0]?.words.some(({ meaning }) => meaning === deed.meaning) ?? false;
  return isCalled ? said : undefined;
}
