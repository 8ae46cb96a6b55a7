/** "An error says that room 305 is double-booked": what a message of the page says, in its own words. */
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import { compare } from '../../../contract/check.js';
import { pageIndex } from '../extract/extract-page.js';
import { explained } from '../extract/extract-words.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../language/words.js';
import type { Claim } from './satisfy-claims.js';
import { literalOf, type Masked } from './satisfy-words.js';

const kinds = 'error|warning|alert|message|notice|notification|toast|banner|hint|note|status';
const subject = `(?:an?|the) (?:[\\p{L}-]+ ){0,2}?(?:${kinds})(?: message| text| bar)?`;
const clause = new RegExp(
  `^(?<subject>${subject}) (?:says|states|reads|tells|warns|is shown|is displayed|appears)(?: me| us| the user)?,? that (?<value>.+)$`,
  'iu',
);
/** "There is an error message that says the code has expired". */
const existing = new RegExp(
  `^(?:there is|i see|we see|the page shows) (?<subject>${subject}) (?:(?:that|which) (?:says|states|reads|tells|warns)|saying|stating)(?: me| us| the user)?,?(?: that)? (?<value>.+)$`,
  'iu',
);
/** "An error message asks for the postcode": what it is about stands in it. */
const asking = new RegExp(
  `^(?<subject>${subject}) (?:asks|prompts)(?: me| us| the user)? for (?:the |an? |my |your )?(?<value>\\p{L}[\\p{L} -]*|⟦\\d+⟧)$`,
  'iu',
);
/** How a message asks for something. */
const asked =
  /\b(?:please|enter|fill|provide|specify|choose|select|add|required|missing|needed?|must|empty|blank)\b/iu;
const isMessage = new RegExp(`^${subject}$`, 'iu');

/** What style sheets call messages. */
const mark =
  /(?:^|[-_])(?:error|err|alert|warning|message|toast|notice|notification|snackbar|banner|feedback|helper|help)s?(?:$|[-_])/iu;

/** Longest message, in characters. */
const MOST_CHARACTERS = 300;

/** What stands for the verb of such a claim. */
export const MESSAGE = 'says that';

/** The same for one that asks for something. */
export const ASKS = 'asks for';

/** What such a sentence claims; undefined for any other. */
export function messageClaim(text: string, masked: Masked): Claim | undefined {
  const { subject: said, value } =
    (clause.exec(text) ?? existing.exec(text) ?? asking.exec(text))?.groups ?? {};
  if (!said || !value) return undefined;
  const words = value.replace(/^(?:the|an?|your|my) /iu, '');
  return {
    kind: 'text',
    subject: said,
    operator: 'says',
    value: literalOf(words, masked),
    is: true,
    by: asking.test(text) ? ASKS : MESSAGE,
  };
}

/** The one message that says just these words now; what is said in other words nobody can tell. */
export function messageSaying(
  { subject: named, operator, value, by }: Extract<Claim, { kind: 'text' }>,
  { root }: Snapshot,
): string | undefined {
  if (!isMessage.test(named) || !/^(?:says|equals|same|contains)$/u.test(operator)) return undefined;
  const saying = [...walk(root)].filter(
    (node) =>
      node.ref !== undefined &&
      node.hidden === undefined &&
      isMarked(node) &&
      (by !== ASKS || asked.test(textOf(node))) &&
      compare(textOf(node), { operator, expected: value.text, is: true }),
  );
  const inner = saying.filter(
    (node) => ![...walk(node)].some((below) => below !== node && saying.includes(below)),
  );
  return inner.length === 1 ? inner[0]?.ref : undefined;
}

const noun = /^(?:error|warning|alert|message|notice|notification|caution|advisory)s?$/iu;
const isMessageRole = /^(?:alert|status)$/u;
const denial = /^(?:no|none|nothing|never|without|0)\b/iu;

/** "A weather warning": the one message that says the noun, where the other words are said by it or by what the whole page is called. */
export function messageCalled(
  subject: string,
  { snapshot: { root }, content }: { snapshot: Snapshot; content: Snapshot },
): string | undefined {
  if (/["\d]/u.test(subject)) return undefined;
  const words = contentOf(subject);
  const head = words.at(-1);
  if (!head || !noun.test(head.text)) return undefined;
  const { pageWords } = pageIndex(content).tree;
  const isIn = (all: readonly Word[], word: Word): boolean =>
    all.some((each) => wordLikeness(word, each) >= 0.9);
  const calling = [...walk(root)].filter((node) => {
    if (node.ref === undefined || node.hidden !== undefined || !isMarked(node)) return false;
    // The place that is kept for a message is none as long as it says nothing.
    if (!/[\p{L}\d]/u.test(textOf(node))) return false;
    const said = wordsOf(textOf(node));
    // "The success alert": what style sheets call it.
    const marks = (node.classes ?? []).flatMap((name) =>
      wordsOf(name.replace(/[-_]+/gu, ' ').replace(/\berr\b/gu, 'error')),
    );
    return (
      !denial.test(textOf(node).trim()) &&
      (isIn(said, head) ||
        isIn(marks, head) ||
        node.role === head.text ||
        (head.text === 'message' && isMessageRole.test(node.role))) &&
      words.every(
        (word) =>
          isIn(said, word) || isIn(marks, word) || word === head || explained(word.text, pageWords) >= 0.85,
      )
    );
  });
  const inner = calling.filter(
    (node) => ![...walk(node)].some((below) => below !== node && calling.includes(below)),
  );
  return inner.length === 1 ? inner[0]?.ref : undefined;
}

function isMarked(node: SnapshotNode): boolean {
  return (
    textOf(node).length <= MOST_CHARACTERS &&
    (/^(?:alert|status|log|alertdialog)$/u.test(node.role) ||
      (node.classes ?? []).some((name) => mark.test(name)))
  );
}
