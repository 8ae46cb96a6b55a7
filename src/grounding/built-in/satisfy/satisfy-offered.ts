/** Checks that compare with what proves nothing: one of the choices that each record offers, or words that compare themselves. */
import type { PlannedCheck, Satisfaction } from '../../../contract/check.js';
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import type { SatisfyRequest } from '../../grounder.js';
import { fold } from '../language/words.js';
import { cannot } from './satisfy-part.js';

/** "Longer than two hours", "more than expected": no text says so, it has to be reckoned. */
const comparing = /^(?:(?:much|far|a bit|slightly) )?(?:(?:more|less|fewer)\b.*?|\p{Ll}+er|worse) than \S/u;

/** What a sentence was compiled into, unless one of the checks proves nothing about it. */
export function unlessIdle(compiled: Satisfaction, { sentence, content }: SatisfyRequest): Satisfaction {
  if (compiled.kind !== 'checks') return compiled;
  const [idle] = compiled.checks.flatMap((check) => idleCheck(check, content) ?? []);
  return idle === undefined ? compiled : cannot(sentence, idle);
}

/** Why a check proves nothing about the sentence; undefined where it may. */
function idleCheck(check: PlannedCheck, content: Snapshot): string | undefined {
  if (check.kind !== 'value' || !/^(?:same|says)$/u.test(check.operator)) return undefined;
  if (comparing.test(check.expected)) return 'its words compare, and no text says just that';
  if (check.reading.kind === 'leaf' && check.operator === 'same' && isOfBox(check.reading.ref, content))
    return 'the words beside a box or radio button stand there whether or not it is chosen';
  return check.reading.kind === 'leaf' && isOffered(check.reading.ref, check.expected, content)
    ? 'each of its kind offers the same choices, and the text of one does not tell which is chosen'
    : undefined;
}

/** Whether a text is in the label of a box, or the only one that stands with it: "Open to visitors <switch>". */
function isOfBox(ref: string, { root }: Snapshot): boolean {
  return [...walk(root)].some((around) => {
    const inside = [...walk(around)];
    const boxes = inside.filter(({ role }) => /^(?:radio|checkbox|switch)$/u.test(role));
    return (
      boxes.length > 0 &&
      inside.some((each) => each.ref === ref) &&
      (around.tag === 'label' || (boxes.length === 1 && inside.filter(saysWords).length === 1))
    );
  });
}

function saysWords({ role, name, text = '' }: SnapshotNode): boolean {
  return /\p{L}/u.test(role === 'text' ? name : text);
}

/** "Present | Late | Absent" in every line of a register: the words stand there whatever is chosen. */
function isOffered(ref: string, expected: string, { root }: Snapshot): boolean {
  const nodes = [...walk(root)];
  const box = nodes.find(({ children }) => children.some((child) => child.ref === ref));
  const choices = box ? choicesOf(box) : [];
  if (!box || choices.length < 2 || !choices.includes(fold(expected))) return false;
  const others = nodes.filter(
    (node) => node !== box && node.hidden === undefined && kindOf(node) === kindOf(box),
  );
  return others.length > 1 && others.every((each) => choicesOf(each).join('\n') === choices.join('\n'));
}

function choicesOf({ children }: SnapshotNode): string[] {
  return children.filter(({ hidden }) => hidden === undefined).map((child) => fold(textOf(child)));
}

function kindOf({ tag = '', role, classes = [], children }: SnapshotNode): string {
  return [tag, role, children.length, ...classes].join(' ');
}
