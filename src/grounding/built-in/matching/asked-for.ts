/** What a list without a label asks for. */
import type { SnapshotNode } from '../../../contract/snapshot.js';

/** "Select a country", "All roles": what the first option of a list asks for, which says nothing of what is chosen from it. */
export function askedFor({ options: [first = ''] = [] }: Pick<SnapshotNode, 'options'>): string | undefined {
  if (first === '') return undefined;
  const all = /^(?:all|any|every) (?<of>\p{L}{3,}(?: \p{L}{3,})?)$/iu.exec(first.trim())?.groups?.['of'];
  if (all !== undefined) return all;
  const asked = /^\W*(?:please )?(?:select|choose|pick) (?:an? |your |the )?(.{2,30}?)\W*$/i.exec(first)?.[1];
  return asked === undefined || /^(?:one|option|an option|something|here|below)\b/i.test(asked)
    ? undefined
    : asked;
}

/** "-- Select a fruit --": what a list asks for, in place of a first choice. */
export function promptOf({ role, options: [first = ''] = [] }: SnapshotNode): string | undefined {
  if (role !== 'combobox' || first === '') return undefined;
  const prompt = first.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return /^(?:please )?(?:select|choose|pick) \p{L}/iu.test(prompt) ? prompt : undefined;
}
