/** The page before the last action of a test, as a counter-page: what held there already says nothing about what the action did. */
import type { Page } from '@playwright/test';
import { compare, type PlannedCheck } from '../contract/check.js';
import { type Snapshot, type SnapshotNode, textOf, walk } from '../contract/snapshot.js';

const snapshots = new WeakMap<Page, Snapshot>();

/** Keeps the snapshot that an action was planned on; costs nothing, because it was taken anyway. */
export function noteBefore(page: Page, snapshot: Snapshot): void {
  snapshots.set(page, snapshot);
}

/** A replayed action takes no snapshot, and that of an earlier one is too old. */
export function forgetBefore(page: Page): void {
  snapshots.delete(page);
}

/** The page before the last action; undefined when nobody looked. */
export function snapshotBefore(page: Page): Snapshot | undefined {
  return snapshots.get(page);
}

/** Whether every check held on the page before; false also where that cannot be told. Pure. */
export function heldBefore(checks: readonly PlannedCheck[], now: Snapshot, before: Snapshot): boolean {
  return checks.every((check) => holds(check, now, before) === true);
}

function holds(check: PlannedCheck, now: Snapshot, before: Snapshot): boolean | undefined {
  switch (check.kind) {
    case 'address':
      return compare(check.of === 'url' ? before.url : before.title, check);
    case 'text': {
      const texts = [...walk(before.root)].map((node) => `${node.name} ${textOf(node)}`);
      const isThere = texts.some((text) =>
        compare(text, { operator: 'says', expected: check.text, is: true }),
      );
      return isThere === check.is;
    }
    case 'state': {
      const node = sameNode(check.ref, now, before);
      if (check.state === 'visible') return (node !== undefined && node.hidden === undefined) === check.is;
      const state = node && stateOf(node, check.state);
      return state === undefined ? undefined : state === check.is;
    }
    case 'field': {
      const node = sameNode(check.ref, now, before);
      if (!node || check.of === 'attribute' || check.of === 'options') return undefined;
      return compare(check.of === 'value' ? (node.value ?? '') : textOf(node), check);
    }
    case 'value':
    case 'relation':
    case 'sorted':
    case 'every':
    case 'tally':
    case 'gone':
    case 'order':
      return undefined;
    default:
      return check satisfies never;
  }
}

/** Whether an element of a snapshot is in a state; undefined when it has none of the kind. */
export function stateOf(
  node: SnapshotNode,
  state: Extract<PlannedCheck, { kind: 'state' }>['state'],
): boolean | undefined {
  switch (state) {
    case 'visible':
      return node.hidden === undefined;
    case 'enabled':
      return !node.disabled;
    case 'editable':
      return !node.disabled && !node.readonly;
    case 'focused':
    case 'required':
    case 'invalid':
      return node[state] ?? false;
    case 'checked': {
      const checked = node.checked ?? node.pressed;
      return checked === 'mixed' ? undefined : checked;
    }
    case 'selected':
    case 'expanded':
      return node[state];
    default:
      return state satisfies never;
  }
}

/** The one node of the page before that has the same role and the same name, or the same id where there is no name. */
function sameNode(ref: string, now: Snapshot, before: Snapshot): SnapshotNode | undefined {
  const node = [...walk(now.root)].find((each) => each.ref === ref);
  if (!node) return undefined;
  const isSame = (other: SnapshotNode): boolean =>
    other.role === node.role &&
    other.name === node.name &&
    other.id === node.id &&
    other.testId === node.testId;
  const found = [...walk(before.root)].filter(isSame);
  return found.length === 1 ? found[0] : undefined;
}
