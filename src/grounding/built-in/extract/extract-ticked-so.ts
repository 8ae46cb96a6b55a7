/** "The tasks that are done", "which todos are not finished", "the unticked todos": the lines of a list by the box in each, which no text says. */
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { recordsTicked } from './extract-count-so.js';
import type { PageIndex } from './extract-page.js';
import type { Want } from './extract-schema.js';
import { visible } from './extract-tree.js';

const lead = '^(?:(?:get|list|extract|read|give me) )?(?:all )?(?:of )?(?:the )?(?:names of (?:the )?)?';
const done = '(?:done|completed?|finished|ticked|checked(?: off)?|ticked off|crossed off)';
const forms: readonly RegExp[] = [
  new RegExp(
    `${lead}(?<noun>\\p{Ll}[\\p{Ll}-]*s) (?:that|which) (?:are|have been) (?<not>not |still not )?(?:yet |already |currently )?(?:marked )?(?:as )?${done}(?: yet)?$`,
    'u',
  ),
  new RegExp(
    `^(?:which|what) (?<noun>\\p{Ll}[\\p{Ll}-]*s) (?:are|have been) (?<not>not |still not )(?:yet )?(?:marked )?(?:as )?${done}(?: yet)?$`,
    'iu',
  ),
  new RegExp(
    `${lead}(?<not>un(?:done|completed|finished|ticked|checked)|incomplete) (?<noun>\\p{Ll}[\\p{Ll}-]*s)$`,
    'u',
  ),
];

/** The texts of the lines that are so; `unclear` where a line says more than one thing, undefined where no list of that noun has boxes. */
export function tickedSo(page: PageIndex, want: Want, text: string): Reading | 'unclear' | undefined {
  if (want.kind !== 'list' || want.item.kind !== 'scalar' || want.item.parse !== 'string') return undefined;
  const asked = text.trim().replace(/[?.]+$/u, '');
  const groups = forms.map((form) => form.exec(asked)?.groups).find((each) => each !== undefined);
  const records = groups?.['noun'] === undefined ? undefined : recordsTicked(page, groups['noun']);
  if (!groups || !records) return undefined;
  const so = records.filter(({ isTicked }) => isTicked === (groups['not'] === undefined));
  const lines = so.map(({ item }) => textsOf(page, item));
  return lines.every(({ length }) => length === 1)
    ? { kind: 'derived', value: lines.flat(), refs: records.flatMap(({ item }) => item.ref ?? []) }
    : 'unclear';
}

/** What a line says beside its controls. */
function textsOf({ tree }: PageIndex, item: SnapshotNode): string[] {
  const texts = [...visible(item)].filter(
    (node) =>
      node.children.length === 0 &&
      !/^(?:checkbox|button|textbox|link)$/u.test(node.role) &&
      /[\p{L}\p{N}]/u.test(tree.textOf(node)),
  );
  return texts.map((node) => tree.textOf(node));
}
