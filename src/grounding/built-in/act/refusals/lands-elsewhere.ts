/**
 * A click that would not do what it is for: it lands on something else that lies in the middle of what is meant, in another column
 * than the one that is named, or on what is drawn as switched off.
 */
import { type Clause, spell } from '../../language/clause.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { describe } from '../../matching/describe.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  entryOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';

/** The outcome, or a refusal where a click of it would come down somewhere else. */
export function unlessElsewhere(clause: Clause, outcome: Outcome, { index }: Scene): Outcome {
  if (outcome.kind !== 'steps') return outcome;
  for (const { method, ref, confidence } of outcome.steps) {
    const entry = method === 'click' || method === 'dblclick' ? entryOf(ref ?? '', index) : undefined;
    if (!entry || ref === undefined) continue;
    const words = wordsOf(clause.text || spell(clause.readings[0]?.target ?? [])).filter(
      (word) => !isStopWord(word),
    );
    const reason = switchedOff(entry) ?? underneath(entry, words, index) ?? otherColumn(entry, words, index);
    if (reason !== undefined)
      return {
        kind: 'none',
        looked: clause.text || spell(clause.readings[0]?.target ?? []),
        nearest: [{ ref, description: describe(entry), score: confidence, reason }],
      };
  }
  return outcome;
}

/** A class that says nothing but "disabled", on a control that no attribute switches off, or on the item of a list that it is. */
function switchedOff({ node, parent }: Entry): string | undefined {
  if (!/^(?:link|button|generic|menuitem|tab|listitem)$/.test(node.role)) return undefined;
  const item =
    parent?.node.role === 'listitem' && parent.node.children.length === 1 ? parent.node : undefined;
  const isOff = [...(node.classes ?? []), ...(item?.classes ?? [])].some((name) =>
    /^(?:is-|[\w-]+(?:--|__|(?<!not|non|un)-))?disabled$/i.test(name),
  );
  return isOff ? 'its class says that it is disabled' : undefined;
}

/** What lies in the middle of a cell, a row or a card and can be clicked itself, and is called by none of the words. */
function underneath(entry: Entry, words: readonly Word[], index: PageIndex): string | undefined {
  const { role, box } = entry.node;
  if (!box || !/^(?:cell|gridcell|row|listitem|article|generic)$/.test(role)) return undefined;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const isCell = role.endsWith('cell');
  const hit = below(index, entry).find(({ node, actionable }) => {
    const inner = node.box;
    if (!inner || node.ref === undefined || !(actionable || (isCell && node.role === 'generic')))
      return false;
    // Boxes are rounded.
    const isHit =
      x >= inner.x - 1 &&
      x <= inner.x + inner.width + 1 &&
      y >= inner.y - 1 &&
      y <= inner.y + inner.height + 1;
    const shown = wordsOf(`${node.name} ${readable(node)}`);
    return isHit && shown.length > 0 && !shown.some((each) => isSaid(each, words));
  });
  return hit && `${describe(hit)} lies in the middle of it`;
}

/**
 * "Book the slot on Monday at 10:00", where only Tuesday can be booked then: in a table with such a control in several columns, it has
 * to be the one below the title that is said.
 */
function otherColumn(entry: Entry, words: readonly Word[], index: PageIndex): string | undefined {
  const up = [...ancestorsOf(entry)];
  const table = up.find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
  const { box, name, role } = entry.node;
  if (!table || !box || name === '') return undefined;
  const inside = below(index, table);
  const heads = inside.filter(({ node }) => node.role === 'columnheader' && node.name !== '' && node.box);
  const over = (control: Entry): Entry | undefined => heads.find((head) => isOver(head, control));
  const alike = inside.filter(({ node }) => node.role === role && node.name === name);
  const own = over(entry);
  const columns = new Set(alike.map(over));
  if (!own || columns.size < 2) return undefined;
  const isNamed = (head: Entry): boolean =>
    wordsOf(head.node.name).every((word) => isStopWord(word) || isSaid(word, words));
  const named = heads.filter((head) => isNamed(head));
  return named.length > 0 && !named.includes(own) ? `it is in the column "${own.node.name}"` : undefined;
}

function isOver({ node: { box: head } }: Entry, { node: { box } }: Entry): boolean {
  const middle = box ? box.x + box.width / 2 : Number.NaN;
  return head !== undefined && middle > head.x && middle < head.x + head.width;
}

function isSaid(word: Word, words: readonly Word[]): boolean {
  return words.some((each) => wordLikeness(each, word) >= 0.9);
}
