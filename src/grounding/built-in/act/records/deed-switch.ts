/**
 * "Freeze Lena's card", "mute the kitchen group": what is done to a record is a switch or box of it that is called by the
 * deed alone. It is turned, and not looked for in a menu.
 */
import type { Clause } from '../../language/clause.js';
import { fold, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { below, type Entry } from '../../matching/page-index.js';
import { participlesOf } from '../evidence/participle.js';
import { headersOver, titleOfColumn } from '../../matching/headers-over.js';
import { checkSteps } from '../controls/do-state.js';
import { doesDeed } from './deed-control.js';
import { controlsIn } from './record-controls.js';
import { type Search, searchFor } from './record-search.js';

const CONFIDENCE = 0.84;

/** Turns it on; undefined where a button does the deed, where no such box is there, or more than one. */
export function deedSwitch(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.verb !== 'goal' || !scene.index.actionable.some(isBox)) return undefined;
  const search = searchFor(clause, scene);
  const { deed, found } = search ?? {};
  if (!search || !deed || !found || deed.value !== undefined || deed.manner.length > 0) return undefined;
  // A box "Delete" marks what something else deletes afterwards.
  if (/^(?:delete|remove|select|choose|pick)$/.test(deed.verb.meaning)) return undefined;
  if (!deed.telling.every((word) => found.said.includes(word))) return undefined;
  // The label of the box says the verb as well.
  const buttons = controlsIn(found.record, scene.index).filter(({ node }) =>
    /^(?:button|link)$/.test(node.role),
  );
  if (buttons.some((each) => doesDeed(each, deed, found.said))) return undefined;
  const verb = deed.verb.text;
  const boxes = boxesIn(search);
  const called = boxes.filter((each) => isCalled(each, verb));
  const plain = called.length > 0 ? called : boxes.filter((each) => isUnder(each, verb, scene));
  // "Unfreeze the credit card", where its switch says "Frozen".
  const isBack = plain.length === 0 && /^un\p{L}{3,}$/u.test(verb);
  const [box, ...others] = isBack ? boxes.filter((each) => isCalled(each, verb.slice(2))) : plain;
  return box && others.length === 0
    ? explaining(checkSteps([box], !isBack, CONFIDENCE), clause.text)
    : undefined;
}

/** The boxes of the record itself, and of no other record in it. */
function boxesIn({ found: { record }, scene: { index } }: Search): readonly Entry[] {
  // The label of a box is no record in the record.
  const inner = below(index, record).filter(
    (each) => each.record && each.parent !== undefined && each.node.tag !== 'label',
  );
  return below(index, record).filter(
    (entry) =>
      isBox(entry) &&
      entry.node.hidden === undefined &&
      entry.node.disabled !== true &&
      entry.node.checked !== undefined &&
      !inner.some((each) => each.node.role === record.node.role && below(index, each).includes(entry)),
  );
}

function isBox({ node }: Entry): boolean {
  return node.role === 'switch' || node.role === 'checkbox';
}

/** It says the verb, as it is or in its past, and nothing else: "Freeze", "Frozen", "Pinned". */
function isCalled({ evidence: [name] }: Entry, verb: string): boolean {
  const words = (name?.words ?? []).filter((word) => !isStopWord(word));
  const [said] = wordsOf(verb);
  const [only, ...others] = words;
  return only !== undefined && others.length === 0 && said !== undefined && isSameVerb(only, said);
}

/** The one title over a box that says nothing but whether it is ticked: "Approved". */
function isUnder(box: Entry, verb: string, { index }: Scene): boolean {
  const [header, ...others] = headersOver(box, index);
  return (
    header !== undefined &&
    others.length === 0 &&
    /^(?:|(?:un)?checked|checkbox|on|off|yes|no|true|false)$/i.test(box.node.name.trim()) &&
    participlesOf(verb).includes(fold(titleOfColumn(header, index)))
  );
}

function isSameVerb(shown: Word, said: Word): boolean {
  return wordLikeness(said, shown) >= 0.97 || participlesOf(said.text).includes(shown.text);
}
