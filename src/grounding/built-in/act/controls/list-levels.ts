/** "Science / Physics / Optics": what is chosen lies below others in the list that has opened, one level after the other. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { wordToken } from '../../language/token-runs.js';
import type { Match } from '../../matching/candidate.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import type { Entry } from '../../matching/page-index.js';
import { wantChooser } from '../../matching/wants.js';
import { arrowOfItem } from './tree-branches.js';

const between = /\s+[/>›»→]\s+/u;

/** The first level of a path: what opens it, or nothing where it is open, and what is looked for below it. */
interface Level {
  opener: Entry | undefined;
  rest: string;
}

/** "Austria > Graz as the location": the field that a tree opens from, and the path as one value; undefined for what opens otherwise. */
export function treeOf(
  [destination, ...path]: readonly (readonly Token[])[],
  clause: Clause,
  scene: Scene,
): { field: Entry; value: readonly Token[]; score: number } | undefined {
  if (!clause.readings[0]?.destination || !destination || path.length < 2) return undefined;
  const found = lookUp(destination, wantChooser, scene);
  const [field, ...others] = found.kind === 'found' ? found.entries : [];
  if (found.kind !== 'found' || !field || others.length > 0 || field.node.hasPopup !== 'tree')
    return undefined;
  const text = path.map((part) => spell(part)).join(' > ');
  return { field, value: [{ ...wordToken(text), kind: 'quoted' }], score: found.score };
}

/** Whether a text is the path to an option. */
export function isPath(looked: string): boolean {
  return between.test(looked);
}

/** The level that a path begins with, where `find` knows it by just its name. An item of a tree is opened by its arrow: a click on itself would choose it. */
export function levelOf(
  looked: string,
  find: (name: string) => Match | undefined,
  scene: Scene,
): Level | undefined {
  const [name, ...deeper] = looked.split(between);
  const found = name !== undefined && deeper.length > 0 ? find(name) : undefined;
  const [item] = found?.kind === 'found' && found.exact ? found.entries : [];
  if (!item) return undefined;
  const isOpen = item.node.role === 'treeitem' && item.node.expanded === true;
  return { opener: isOpen ? undefined : (arrowOfItem(item, scene) ?? item), rest: deeper.join(' / ') };
}
