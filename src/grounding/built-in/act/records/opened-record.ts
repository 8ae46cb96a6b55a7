/** "Open the mail from Ann", "open ticket 5013", "expand ticket 5013": what is clicked to open the one record that says so, itself or its title. */
import type { Clause } from '../../language/clause.js';
import { fold, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { isKindHere, isNounOfPage } from '../../matching/nouns-of-page.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, isInside, readable } from '../../matching/page-index.js';
import { isCellOf } from './line-inside.js';
import { closedSign } from '../controls/fold-signs.js';
import { type Deed, opened } from './record-deed.js';
import { recordSaid } from './record-found.js';

const CONFIDENCE = 0.8;

const isShown = /^(?:show|view|display|see|list)\b/;

/** "Open the mail from Ann": what can be clicked in the one record that says so, where the word for what it is stands nowhere. */
export function openedRecord(clause: Clause, { index }: Scene): Outcome | undefined {
  const deed = opened(clause, (word) => isKindHere(word, index));
  // "Back to the list of hives" says nothing by which one of them would be known.
  if (!deed || deed.telling.length + deed.literals.length === 0) return undefined;
  // "Show the members with a desk": several, of which none is opened.
  if (isShown.test(clause.said) && deed.nouns.some(({ text, stem }) => text !== stem)) return undefined;
  const found = recordSaid(deed, index);
  if (!found || found.said.length < deed.telling.length) return undefined;
  const isIn = (entry: Entry): boolean => entry === found.record || isInside(entry, found.record);
  const inner = index.actionable.filter(
    (entry) =>
      isIn(entry) && /^(?:generic|link|listitem|article|row|cell|gridcell|treeitem)$/.test(entry.node.role),
  );
  const [title, ...others] = inner.filter((entry) => isSaidBy(entry, deed));
  const opener =
    title ??
    (deed.nouns.length > 0 && deed.nouns.every((noun) => isNounOfPage(noun, index))
      ? onlyTitle(inner, found.record, index)
      : undefined);
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  if (opener && isCellOf(target, opener, index)) return undefined;
  // What is expanded shows that it is closed, and is looked at again.
  const isFolded =
    opener?.node.expanded === false || (opener && closedSign.test(readable(opener.node))) === true;
  if (clause.verb === 'expand' && !isFolded) return undefined;
  return opener && others.every((other) => isInside(other, opener))
    ? {
        kind: 'steps',
        steps: [stepOn(opener, 'click', { confidence: CONFIDENCE })],
        // What the page calls all of them, none of them has to say.
        explained: deed.nouns
          .filter((noun) => isKindHere(noun, index))
          .map(({ text }) => text)
          .join(' '),
        ...(clause.verb === 'expand' &&
          opener.node.ref !== undefined && {
            phase: { kind: 'expand' as const, ref: opener.node.ref, wanted: true, tried: ['click' as const] },
          }),
      }
    : undefined;
}

/** "Open ticket 5013", of which the number stands beside its title: the only text in the record that is clicked and is no button. */
function onlyTitle(inner: readonly Entry[], record: Entry, index: Scene['index']): Entry | undefined {
  const buttons = index.entries.filter(
    (entry) => isInside(entry, record) && /^(?:button|link|menuitem)$/.test(entry.node.role),
  );
  const [only, ...others] = inner.filter(
    (entry) =>
      entry !== record &&
      /\p{L}{2}/u.test(readable(entry.node)) &&
      !buttons.some((button) => button !== entry && isInside(button, entry)),
  );
  return only && others.length === 0 ? only : undefined;
}

function isSaidBy({ node, evidence }: Entry, { telling, literals }: Deed): boolean {
  const shown = [...evidence.flatMap((each) => [...each.words]), ...wordsOf(readable(node))];
  const text = fold(readable(node));
  return (
    telling.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9)) &&
    literals.every((literal) => text.includes(fold(literal)))
  );
}
