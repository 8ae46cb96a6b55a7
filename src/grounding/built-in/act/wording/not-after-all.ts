/** "Don't revoke it after all", "cancel that, don't delete it": the question that is open about just this deed is answered with no. */
import type { Clause } from '../../language/clause.js';
import { contentOf } from '../../language/words.js';
import { calledBy } from '../../matching/describe.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.84;

const refusing =
  /^(?:(?:please )?(?:don['’]?t|do not)|never ?mind,? (?:don['’]?t|do not)) (?<deed>[\p{L}-]+) (?:it|them|that|this|him|her|the [\p{L} -]+?)(?: after all| now)?[.!]?$/iu;
const no = /^(?:cancel|no|keep|never ?mind|not (?:now|yet)|don['’]?t|go back|back|abort|close|leave)\b/;

/** The click on what says no; undefined where no such question is open, or it has no such button. */
export function notAfterAll({ text }: Clause, { index }: Scene): Outcome | undefined {
  const deed = refusing.exec(text.trim())?.groups?.deed?.toLowerCase();
  if (deed === undefined) return undefined;
  const buttons = index.actionable.filter(
    ({ node }) => /^(?:button|link|generic)$/.test(node.role) && node.hidden === undefined,
  );
  const doing = buttons.filter((entry) => contentOf(calledBy(entry))[0]?.text === deed);
  const [refusal, ...others] = new Set(doing.flatMap((entry) => noBeside(entry, buttons, index)));
  return refusal && others.length === 0
    ? { kind: 'steps', steps: [stepOn(refusal, 'click', { confidence: CONFIDENCE })], explained: text }
    : undefined;
}

/** The one button that says no, in the least box around the deed that asks and holds another button; nothing else to use lies in it. */
function noBeside(deed: Entry, buttons: readonly Entry[], index: Scene['index']): Entry[] {
  const around = [...ancestorsOf(deed)].find((each) =>
    buttons.some((other) => other !== deed && isBelow(other, each)),
  );
  if (!around || around.node.tag === 'body' || around.node.role === 'document') return [];
  const inside = buttons.filter((entry) => isBelow(entry, around));
  // What does it is no way out of it: "don't close the issue" beside "Close issue".
  const refusals = inside.filter((entry) => entry !== deed && no.test(calledBy(entry)));
  const box = around.node.role.endsWith('dialog') ? around : (around.parent ?? around);
  const asks =
    [...ancestorsOf(deed)].slice(0, 4).some(({ node }) => node.role.endsWith('dialog')) ||
    readable(box.node).includes('?');
  const isSmall = below(index, around).filter(({ actionable }) => actionable).length <= 4;
  return asks && isSmall && refusals.length === 1 ? refusals : [];
}

function isBelow({ order }: Entry, { order: from, end }: Entry): boolean {
  return order > from && order <= end;
}
