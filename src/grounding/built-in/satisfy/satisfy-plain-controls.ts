/** Plain sentences about controls: what alone is chosen, and how many items a menu has. */
import type { PlannedCheck } from '../../../contract/check.js';
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import { plainWords } from '../extract/extract-words.js';
import type { Sentence } from './satisfy-plain-sentence.js';

/** Those that are named are chosen, and none of the others beside them. */
export function onlyChosen(names: string, { masked, snapshot }: Sentence): PlannedCheck[] | undefined {
  const wanted = masked
    .show(names)
    .replaceAll('"', '')
    .split(/\s*,\s*(?:and )?|\s+and\s+/u)
    .map((each) => plainWords(each).filter((word) => word !== 'the'));
  if (/^(?:\d|one|two|three|four|five)\b/iu.test(names)) return undefined;
  const boxes = [...walk(snapshot.root)].filter(
    (node) =>
      node.ref !== undefined &&
      node.hidden === undefined &&
      (node.checked !== undefined || typeof node.pressed === 'boolean'),
  );
  const noun = wanted[0]?.length === 2 && wanted.length > 1 ? wanted[0][0] : undefined;
  const chosen = wanted.map((words) => {
    const isCalled = (node: SnapshotNode): boolean => {
      const own = plainWords(node.name || textOf(node));
      return (
        own.join(' ') === words.join(' ') ||
        (noun !== undefined && words.length === 1 && own.join(' ') === `${noun} ${words[0]}`)
      );
    };
    const called = boxes.filter(isCalled);
    return called.length === 1 ? called[0] : undefined;
  });
  const [first] = chosen;
  if (!first || chosen.includes(undefined) || chosen.some((each) => each?.role !== first.role))
    return undefined;
  const group = [...walk(snapshot.root)]
    .map((node) => [...walk(node)].filter((each) => boxes.includes(each) && each.role === first.role))
    .filter((inside) => inside.length > 1 && chosen.every((each) => each && inside.includes(each)))
    .toSorted((a, b) => a.length - b.length)[0];
  if (!group || group.length > 60) return undefined;
  return group.map((node) => ({
    kind: 'state',
    ref: node.ref ?? '',
    state: 'checked',
    is: chosen.includes(node),
  }));
}

const itemRoles: Readonly<Record<string, readonly string[]>> = {
  menu: ['menuitem', 'menuitemradio', 'menuitemcheckbox'],
  tablist: ['tab'],
  list: ['listitem'],
  listbox: ['option'],
  toolbar: ['button'],
};

/** How many items a menu, a list or a row of tabs has that is named, or is the only one. */
export function hasItems(
  { name, kind, count }: { name: string; kind: string; count: string },
  { root }: Snapshot,
): PlannedCheck[] | undefined {
  const roles = /^menu$/iu.test(kind)
    ? ['menu']
    : /^tab/iu.test(kind)
      ? ['tablist']
      : /^toolbar$/iu.test(kind)
        ? ['toolbar']
        : ['list', 'listbox'];
  const all = [...walk(root)].filter((node) => roles.includes(node.role) && node.hidden === undefined);
  const words = plainWords(name).filter((word) => word !== 'the');
  const called = all.filter((node) => words.every((word) => plainWords(node.name).includes(word)));
  const [only, ...others] = called;
  if (!only || others.length > 0 || (words.length === 0 && all.length > 1)) return undefined;
  const kinds = [
    ...new Set(
      [...walk(only)].map(({ role }) => role).filter((role) => itemRoles[only.role]?.includes(role)),
    ),
  ];
  const [role] = kinds;
  if (role === undefined || kinds.length > 1 || (all.length > 1 && only.name === '')) return undefined;
  return [
    {
      kind: 'tally',
      locator: [
        { by: 'role', role: only.role, ...(only.name !== '' && { name: only.name, exact: true }) },
        { by: 'role', role },
      ],
      state: 'visible',
      holds: true,
      operator: 'equals',
      expected: count,
      is: true,
    },
  ];
}
