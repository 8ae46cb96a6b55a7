/** "Is the mail from Per Aas unread?": a question of yes or no is a sentence that is true or false of the page as it is now. */
import { compare, type PlannedCheck } from '../../../contract/check.js';
import { dataOf, type Extraction, type ExtractRequest } from '../../../contract/reading.js';
import { type Snapshot, type SnapshotNode, walk } from '../../../contract/snapshot.js';
import { satisfyBuiltIn } from './satisfy.js';

/** Most words of what is said of it: "is … free on Tuesday at 9:00". */
const MOST_WORDS = 6;

/** The answer, where the sentence can be put in one way only that can be told, or all of them say the same. */
export function whether({ instruction = '', schema, snapshot }: ExtractRequest): Extraction | undefined {
  if (!isYesOrNo(schema)) return undefined;
  const asked = /^(?:whether |is |are |was |were )(?<rest>[^?]{3,150})\??$/iu.exec(instruction.trim())
    ?.groups?.['rest'];
  if (asked === undefined || /\b(?:or|not|any|there|all|every)\b/iu.test(asked)) return undefined;
  const words = asked.split(/\s+/u);
  const answers = new Map<boolean, string[]>();
  for (let behind = 1; behind <= Math.min(MOST_WORDS, words.length - 1); behind += 1) {
    const sentence = `${words.slice(0, -behind).join(' ')} is ${words.slice(-behind).join(' ')}`;
    const made = satisfyBuiltIn({ sentence, negated: false, snapshot, content: snapshot });
    if (made.kind !== 'checks') continue;
    const held = made.checks.map((check) => holds(check, snapshot));
    if (held.includes(undefined)) continue;
    const refs = made.checks.map(refOf);
    answers.set(!held.includes(false), [...(answers.get(!held.includes(false)) ?? []), ...refs]);
  }
  const [answer, ...others] = answers;
  return answer && others.length === 0
    ? { kind: 'found', reading: { kind: 'derived', value: answer[0], refs: [...new Set(answer[1])] } }
    : undefined;
}

function isYesOrNo(schema: ExtractRequest['schema']): boolean {
  return schema['type'] === 'boolean';
}

function refOf(check: PlannedCheck): string {
  if ('ref' in check) return check.ref;
  return check.kind === 'value' && check.reading.kind === 'leaf' ? check.reading.ref : '';
}

/** Whether a check holds on the snapshot; undefined where only the live page could tell. */
function holds(check: PlannedCheck, snapshot: Snapshot): boolean | undefined {
  if (check.kind === 'value')
    return check.reading.kind === 'leaf' ? compare(String(dataOf(check.reading)), check) : undefined;
  if (check.kind !== 'state' && check.kind !== 'field') return undefined;
  const node = [...walk(snapshot.root)].find(({ ref }) => ref === check.ref);
  if (!node) return undefined;
  if (check.kind === 'field')
    return check.attribute === 'class'
      ? compare((node.classes ?? []).join(' ').replace(/[-_]+/gu, ' '), check)
      : undefined;
  const state = stateOf(node, check.state);
  return state === undefined ? undefined : state === check.is;
}

function stateOf(node: SnapshotNode, state: string): boolean | undefined {
  switch (state) {
    case 'checked':
      return typeof node.checked === 'boolean'
        ? node.checked
        : typeof node.pressed === 'boolean'
          ? node.pressed
          : undefined;
    case 'enabled':
      return /^(?:button|link|textbox|checkbox|radio|switch|combobox|tab|menuitem)$/u.test(node.role)
        ? node.disabled !== true
        : undefined;
    case 'selected':
      return node.selected;
    case 'expanded':
      return node.expanded;
    default:
      return undefined;
  }
}
