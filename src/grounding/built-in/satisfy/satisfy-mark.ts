/**
 * What a record is marked as: by a box, a switch or a pressed button of its own that is called so ("Chiara Russo is not active"), or by a
 * badge that some of its kind have ("the card "Dark theme" is blocked", "Casa Lino has a pool").
 */
import type { PlannedCheck } from '../../../contract/check.js';
import type { Reading, Trim } from '../../../contract/reading.js';
import type { Snapshot, SnapshotNode } from '../../../contract/snapshot.js';
import { isDoneBy } from '../extract/extract-offers.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import type { Region } from '../extract/extract-regions.js';
import { visible } from '../extract/extract-tree.js';
import { plainWords } from '../extract/extract-words.js';
import type { Claim } from './satisfy-claims.js';
import { type NamedRecord, recordsNamed } from '../extract/extract-named.js';
import { favoured, signCheck } from './satisfy-signs.js';
import { noneClaim } from './satisfy-none.js';
import { toldByButton } from './satisfy-toggle.js';
import { literalOf, type Masked } from './satisfy-words.js';

type TextClaim = Extract<Claim, { kind: 'text' }>;

/** What stands for the verb of a claim that a record has something. */
export const HAS = 'has';

const having =
  /^(?<subject>\p{Lu}[^⟦]*?|the \p{Ll}+ ⟦\d+⟧|⟦\d+⟧) (?:has|have|offers?)(?<not> not)? (?:an? )(?<value>\p{Ll}[\p{Ll}-]+(?: \p{Ll}+)?)$/u;

/** Parts of a page, and what any of them has. */
const partOfPage =
  /\b(?:button|link|image|icon|picture|field|box|checkbox|menu|tab|label|badge|tooltip|title|heading|name|value|text|message|error|class|id|placeholder|border|colou?r|row|column|cell|option|list|table|number|tag|price|rating|status|state)$/u;

/** "Casa Lino has a pool", "Casa Lino has no owner"; undefined for any other sentence. */
export function hasClaim(text: string, masked: Masked): TextClaim | undefined {
  const none = noneClaim(text, masked);
  if (none) return none;
  const { subject, not, value } = having.exec(text)?.groups ?? {};
  if (!subject || !value || partOfPage.test(value) || /\b(?:and|or)\b/u.test(subject)) return undefined;
  return {
    kind: 'text',
    subject: masked.show(subject),
    operator: 'same',
    value: literalOf(value, masked),
    is: not === undefined,
    by: HAS,
  };
}

/** The check of the one mark that says so; undefined where the record is not known, or has none and none of its kind has one. */
export function markCheck(claim: TextClaim, content: Snapshot): PlannedCheck | undefined {
  const { subject, value, operator, is, by } = claim;
  const mark = value.text.replace(/^(?:an?|the|marked as|marked) /iu, '');
  const words = plainWords(mark);
  if (value.quoted || !/^(?:same|equals)$/u.test(operator) || words.length === 0 || words.length > 3)
    return undefined;
  if (!/^\p{Ll}/u.test(value.text)) return undefined;
  const page = pageIndex(content);
  const checkOf = (record: NamedRecord): PlannedCheck[] => {
    const control = by === HAS ? undefined : controlOf(page, record, words);
    if (control) return [{ kind: 'state', ref: control, state: 'checked', is }];
    const sign = by !== HAS && favoured.test(value.text) ? signOf(page, record, is) : undefined;
    if (sign) return [sign];
    const told = by === HAS ? undefined : toldByButton(page, record, words);
    if (told)
      return [
        { kind: 'value', reading: told.reading, operator: 'same', expected: told.on ?? value.text, is },
      ];
    const badge = badgeCheck(page, record, { words, expected: words.join(' '), value: mark, is });
    return badge ? [badge] : [];
  };
  const checks = recordsNamed(page, subject).reduce<PlannedCheck[]>(
    (found, records) => (found.length > 0 ? found : records.flatMap(checkOf)),
    [],
  );
  const different = new Map(checks.map((check) => [JSON.stringify(check), check]));
  const [only] = different.values();
  return different.size === 1 ? only : undefined;
}

function signOf(page: PageIndex, { region, row }: NamedRecord, is: boolean): PlannedCheck | undefined {
  return signCheck(page, region.items, row, is);
}

/** The one box, switch or pressed button of a record that is called so, or stands in a column that is. */
function controlOf(
  page: PageIndex,
  { region, row }: NamedRecord,
  words: readonly string[],
): string | undefined {
  const item = region.items[row] as SnapshotNode;
  const controls = [...visible(item)].filter(
    ({ checked, pressed, ref }) =>
      ref !== undefined && (typeof checked === 'boolean' || typeof pressed === 'boolean'),
  );
  // "Pin Hilda Moe" is called after its record as well.
  const own = new Set(page.textsOf(item).flatMap((text) => [...text]));
  const named = controls.filter((node) => {
    const name = plainWords(nameOf(page, node));
    return (
      isCalled(name, words) ||
      isCalled(
        name.filter((word, at) => at === 0 || !own.has(word)),
        words,
      )
    );
  });
  const headed = controls.filter((node) => isHeaded(region, row, node, words));
  const [only, ...others] = named.length > 0 ? named : headed;
  return others.length === 0 ? only?.ref : undefined;
}

function nameOf({ tree }: PageIndex, node: SnapshotNode): string {
  return node.name || (node.hints?.[0]?.text ?? '') || tree.textOf(node);
}

/** "Billable" for billable, "Star" for starred. */
function isCalled(name: readonly string[], words: readonly string[]): boolean {
  const [verb, ...more] = name;
  const [word, ...others] = words;
  if (name.join(' ') === words.join(' ')) return true;
  if (!verb || !word || more.length > 0 || others.length > 0) return false;
  return isDoneBy(word, verb);
}

function isHeaded(region: Region, row: number, node: SnapshotNode, words: readonly string[]): boolean {
  return region
    .columns()
    .some(
      ({ labels, places }) =>
        labels.some(
          ({ trust, words: own }) =>
            trust >= 0.95 && own.size === words.length && words.every((word) => own.has(word)),
        ) &&
        places[row] !== undefined &&
        [...visible(places[row].node)].includes(node),
    );
}

/** The badge of the record; where only others have one, all that the record says, in which the words do not stand. */
function badgeCheck(
  page: PageIndex,
  { region, row }: NamedRecord,
  { words, expected, value, is }: { words: readonly string[]; expected: string; value: string; is: boolean },
): PlannedCheck | undefined {
  const { tree } = page;
  const badges = region.items.map((item) => badgesIn(page, item, expected));
  const mine = badges[row] ?? [];
  const [badge, ...more] = mine;
  const item = region.items[row] as SnapshotNode;
  if (badge && more.length === 0)
    return { kind: 'value', reading: badge, operator: 'same', expected: value, is };
  const said = new Set(plainWords(tree.textOf(item)));
  const isElsewhere = badges.some((each) => each.length > 0);
  if (item.ref === undefined || mine.length > 0 || !isElsewhere || words.some((word) => said.has(word)))
    return undefined;
  return {
    kind: 'value',
    reading: { kind: 'leaf', ref: item.ref, from: 'text', parse: 'string', value: tree.textOf(item) },
    // That it is not so has to fail as soon as the words stand anywhere in it.
    operator: is ? 'same' : 'says',
    expected: value,
    is,
  };
}

/** What can be pressed and leads elsewhere marks nothing. */
const pressed = /^(?:button|link|option|tab|menuitem|combobox|heading|label)$/u;

/** What sets the parts of a line apart: "Free Wi-Fi · Pool · Breakfast". */
const between = /\s*[·•|,;/]\s*/gu;

/** The texts, or parts of a line, of an item that say just these words. */
function badgesIn({ tree }: PageIndex, item: SnapshotNode, expected: string): Reading[] {
  const saying = [...visible(item)].flatMap((node) => {
    if (node === item || node.ref === undefined || node.children.some(({ role }) => role !== 'text'))
      return [];
    if (pressed.test(node.role) && !(node.role === 'button' && node.disabled === true)) return [];
    const badge = partSaying(tree.textOf(node), expected);
    return badge ? [{ kind: 'leaf', ref: node.ref, from: 'text', parse: 'string', ...badge } as const] : [];
  });
  return saying;
}

/** Where in a line a part says just these words, signs around them left aside. */
function partSaying(line: string, expected: string): { value: string; trim?: Trim } | undefined {
  if (line.length > MOST_CHARACTERS) return undefined;
  const parts = line.split(between);
  const at = parts.findIndex((part) => plainWords(part).join(' ') === expected);
  const value = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(parts[at] ?? '')?.[0];
  if (value === undefined) return undefined;
  const start = line.indexOf(parts[at] ?? '') + (parts[at] ?? '').indexOf(value);
  const [before, after] = [line.slice(0, start), line.slice(start + value.length)];
  const trim: Trim = { ...(before !== '' && { before }), ...(after !== '' && { after }) };
  return { value, ...(before + after !== '' && { trim }) };
}

/** Longer texts are sentences, in which a word marks nothing. */
const MOST_CHARACTERS = 80;
