/** "File > Export > PDF": the parts of a path through menus, or through the branches of a tree. */
import { spell, type Clause, valueOf } from '../language/clause.js';
import type { Token } from '../language/lexer.js';
import { fold } from '../language/words.js';
import { lookUp, lookUpAnything, type Scene } from './look-up.js';
import { isOpenTitle } from './plain-controls.js';
import { wantClick, wantExpandable } from './wants.js';

/** "File > Export > PDF": open the first, choose the others. */
export function menuPath(target: readonly Token[]): (readonly Token[])[] | undefined {
  const parts: Token[][] = [[]];
  for (const token of target) {
    if (token.kind !== 'quoted' && /^(?:>|→|›|->|»)$/.test(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.length > 1 && parts.every((part) => part.length > 0) ? parts : undefined;
}

/** "File > Export > Text | in the menu": the path says which menu. */
function withoutMenu(tokens: readonly Token[]): readonly Token[] {
  const tail = tokens.slice(-3).map(({ kind, lower }) => (kind === 'word' ? lower : ''));
  const isPath = tokens.some(({ kind, text }) => kind !== 'quoted' && /^(?:>|→|›|->|»)$/.test(text));
  return isPath && /^(?:in|of|from|on) the (?:menu|menubar)$/.test(tail.join(' '))
    ? tokens.slice(0, -3)
    : tokens;
}

/** "Share > As link from the Actions menu", "View > Full screen". */
export function pathOf(clause: Clause): readonly (readonly Token[])[] | undefined {
  const [first] = clause.readings;
  const path = menuPath(withoutMenu(first?.value ?? first?.target ?? []));
  if (!path || !first?.value || !first.destination) return path;
  // "Edit > Paste from the menu": the path says which menu.
  const isAny = /^(?:the )?(?:main |top )?menu(?: ?bar)?$/.test(spell(first.destination).toLowerCase());
  return isAny ? path : [first.destination, ...path];
}

/** The clauses of a path: what opens is opened, what stands between is pointed at or clicked, the last is clicked. */
export function pathClauses(path: readonly (readonly Token[])[], clause: Clause, scene: Scene): Clause[] {
  const branch = lookUp(path[0] ?? [], wantExpandable, scene);
  if (branch.kind === 'found' && branch.entries[0]?.node.role === 'treeitem') {
    const verbs = path.map((_part, at): Clause['verb'] =>
      at < path.length - 1 || clause.verb === 'open' || clause.verb === 'expand' ? 'expand' : clause.verb,
    );
    return path.map((part, at) => ({
      verb: verbs[at] ?? 'click',
      said: verbs[at] === 'expand' ? 'expand' : clause.said,
      readings: [{ target: part }],
      text: `${clause.said} ${spell(part)}`,
    }));
  }
  const isOpen = isOpenTitleOf(path[0] ?? [], scene);
  if (isOpen || isPlainText(path[0] ?? [], scene))
    return path
      .map((part, at): Clause => {
        const verb = at < path.length - 1 ? 'hover' : 'click';
        const opener = path[at - 1];
        return {
          verb,
          said: verb,
          readings: [{ target: part }],
          ...(opener && { fresh: true, opener }),
          text: `${clause.said} ${spell(part)}`,
        };
      })
      .slice(isOpen ? 1 : 0);
  return path.slice(1).map((part, at) => ({
    verb: 'select',
    said: 'choose',
    readings: [{ value: part, destination: path[at] ?? [] }],
    text: `${clause.said} ${spell(part)}`,
  }));
}

/** A title of a menu that nothing marks as one: it opens under the pointer. */
function isPlainText(target: readonly Token[], scene: Scene): boolean {
  if (lookUp(target, wantClick, scene).kind === 'found') return false;
  const found = lookUpAnything(target, wantClick, scene);
  return found.kind === 'found' && found.exact && found.entries.length === 1;
}

/** Its menu hangs from it and stands open already, under the pointer. */
function isOpenTitleOf(target: readonly Token[], { index }: Scene): boolean {
  const name = fold(valueOf(target.filter(({ lower }) => !/^(?:the|menu)$/.test(lower))));
  const [title, ...others] = index.entries.filter(
    (entry) => isOpenTitle(entry) && fold(entry.node.children[0]?.name ?? '') === name,
  );
  return title !== undefined && others.length === 0;
}
