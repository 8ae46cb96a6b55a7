/** What a sentence comes to on a hand-written page, without a browser. */
import { compare, type PlannedCheck } from '../../../src/contract/check.js';
import { dataOf } from '../../../src/contract/reading.js';
import { type Snapshot, type SnapshotNode, walk } from '../../../src/contract/snapshot.js';
import { weaknessOf } from '../../../src/engine/honesty.js';
import { satisfyBuiltIn } from '../../../src/grounding/built-in/satisfy/satisfy.js';
import { pageOf } from '../grounding/snapshot.js';

/** Whether a sentence is true of a page; `refused` where it cannot be told, or what it was compiled into proves too little. */
export function judged(sentence: string, ...nodes: SnapshotNode[]): boolean | 'refused' {
  const snapshot = pageOf(...nodes);
  const content = pageOf(...nodes.map(asContent));
  const negated = false;
  const answer = satisfyBuiltIn({ sentence, negated, snapshot, content });
  if (answer.kind === 'none' && answer.denied) return false;
  if (answer.kind !== 'checks') return 'refused';
  const { checks } = answer;
  if (weaknessOf({ sentence, negated, checks, snapshot, content }) !== undefined) return 'refused';
  return checks.every((check) => holds(check, [snapshot, content]));
}

/** The handles of the two readings of a page never collide. */
function asContent(node: SnapshotNode): SnapshotNode {
  return {
    ...node,
    children: node.children.map(asContent),
    ...(node.ref !== undefined && { ref: `c${node.ref}` }),
  };
}

function holds(check: PlannedCheck, looks: readonly Snapshot[]): boolean {
  switch (check.kind) {
    case 'value':
      return compare(String(dataOf(check.reading)), check);
    case 'state': {
      const node = looks.flatMap(({ root }) => [...walk(root)]).find(({ ref }) => ref === check.ref);
      const states = {
        checked: node?.checked === true || node?.pressed === true,
        selected: node?.selected === true,
        enabled: node?.disabled !== true,
        visible: node !== undefined,
      };
      return states[check.state as keyof typeof states] === check.is;
    }
    default:
      throw new Error(`a check of ${check.kind} is told by a page only`);
  }
}
