/** "Choose Slow" is not the item "Playback" of a menu that has unfolded, in which the item "Slow" lies. */
import { type Clause, valueOf } from '../../language/clause.js';
import { contentOf, fold } from '../../language/words.js';
import { below, type Entry, readable } from '../../matching/page-index.js';
import { thingIn } from '../../matching/thing-in-place.js';
import type { Act } from '../evidence/word-evidence.js';

/** What is said, where the one target is an item of a list around the item that is called just so. */
export function holdsItem({ verb, readings }: Clause, { targets, index }: Act): string | undefined {
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
export function placeForThing(clause: Clause, { targets, index }: Act): string | undefined {
  const [target, ...others] = targets;
  return target && others.length === 0 ? thingIn(target, clause, index) : undefined;
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
