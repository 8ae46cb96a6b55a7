/** "Which instruments are checked", "how many toppings are selected": the boxes under a heading, or that all say the noun, by their states. */
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { PageIndex } from './extract-page.js';
import type { Want } from './extract-schema.js';
import { explained, plainWords } from './extract-words.js';

const state =
  '(?<state>checked|ticked|selected|chosen|pressed|unchecked|unticked|turned on|turned off|switched on|switched off|on|off)';
const forms: readonly RegExp[] = [
  new RegExp(
    `^(?<ask>which|what|how many) (?<noun>\\p{Ll}+) (?:is|are|were|was)(?<not> not)? ${state}$`,
    'iu',
  ),
  new RegExp(
    `^(?:the |all |all the |get the |list the )?(?<state>checked|ticked|selected|chosen|unchecked|unticked) (?<noun>\\p{Ll}+)$`,
    'iu',
  ),
];

/** The names of the boxes that are so, the only one, or how many there are; undefined where the boxes that are meant are not clear. */
export function whichSo(page: PageIndex, want: Want, text: string): Reading | undefined {
  const asked = text.trim().replace(/[?.]+$/u, '');
  const groups = forms.map((form) => form.exec(asked)?.groups).find((each) => each !== undefined);
  const [noun, ...others] = plainWords(groups?.['noun'] ?? '');
  if (!groups || noun === undefined || others.length > 0) return undefined;
  const boxes = boxesOf(page, noun);
  if (boxes.length < 2) return undefined;
  const isOn = /^un|off$/iu.test(groups['state'] ?? '') === (groups['not'] !== undefined);
  const so = boxes.filter(({ isSo }) => isSo === isOn);
  const refs = boxes.map(({ node }) => node.ref ?? '');
  const isCount = /^how many$/iu.test(groups['ask'] ?? '');
  if (want.kind === 'scalar' && isCount)
    return want.parse === 'number' || want.parse === 'integer'
      ? { kind: 'derived', value: so.length, refs }
      : undefined;
  const names = so.map(({ node }) => node.name);
  // What a button shows may be a part of its name, and nobody can tell which of the two is asked for.
  if (isCount || names.includes('') || so.some(({ node }) => node.checked === undefined)) return undefined;
  if (want.kind === 'list' && want.item.kind === 'scalar' && want.item.parse === 'string')
    return { kind: 'derived', value: names, refs };
  return want.kind === 'scalar' && want.parse === 'string' && names.length === 1
    ? { kind: 'derived', value: names[0], refs }
    : undefined;
}

/** The boxes and buttons that can be so: those that all say the noun, or whose group or last heading does. */
function boxesOf({ tree }: PageIndex, noun: string): { node: SnapshotNode; isSo: boolean }[] {
  let heading = '';
  const all = tree.nodes.flatMap((node) => {
    if (node.role === 'heading') heading = tree.textOf(node);
    const isSo = node.checked ?? node.pressed;
    if (typeof isSo !== 'boolean' || node.ref === undefined) return [];
    let over = heading;
    for (let at = tree.parentOf(node); at; at = tree.parentOf(at))
      if (/^(?:group|radiogroup|listbox)$/u.test(at.role) && at.name !== '') {
        over = at.name;
        break;
      }
    return [{ node, isSo, over }];
  });
  const saying = all.filter(({ node }) => plainWords(node.name).includes(noun));
  if (saying.length > 1) return saying;
  return all.filter(({ over }) => explained(noun, new Set(plainWords(over))) >= 0.85);
}
