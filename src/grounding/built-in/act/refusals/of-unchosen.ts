/** "Report it as off topic" is not done by the button alone, where a choice beside it is called so and is not made. */
import type { Clause } from '../../language/clause.js';
import { ancestorsOf, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import { contentOf, fold, isAmong } from '../../language/words.js';
import { unchosenTile } from '../../matching/unchosen.js';
import { unchosenSaid } from '../records/ordered-choices.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** What takes what is chosen beside it; what makes a new one asks for that later. */
const ordering = /^(?:add|order|buy|book|reserve|request|print|get) /i;

/** The name of that choice. */
export function ofUnchosen(
  clause: Clause,
  { targets: [button, ...others], isHalf, index }: Act,
): string | undefined {
  const { verb, text, opened } = clause;
  if (verb !== 'goal' || !button || others.length > 0) return undefined;
  const offered = isHalf ? undefined : unchosenSaid(clause, button, index);
  if (offered !== undefined) return offered;
  const isMaker = /^(?:\+|new|create)/i.test(button.node.name || (button.node.text ?? ''));
  const tile = ordering.test(text) && !isMaker ? unchosenTile(text, button, index) : undefined;
  if (tile !== undefined && !contentOf(tile).every((word) => says(button, word))) return tile;
  if (button.node.role !== 'button') return undefined;
  if (isHalf && button.node.hasPopup !== undefined) return undefined;
  const reason = opened === true ? reasonSaid(text, button, index) : undefined;
  if (reason !== undefined) return reason;
  const part = [...ancestorsOf(button)].find(({ node }) =>
    /^(?:form|group|radiogroup|dialog|alertdialog)$/.test(node.role),
  );
  const words = contentOf(text);
  const isSaid = ({ node, actionable }: Entry): boolean => {
    const name = contentOf(node.name);
    const isChoice =
      actionable &&
      /^(?:radio|checkbox|option)$/.test(node.role) &&
      (node.checked ?? node.selected) === false;
    return isChoice && name.length > 0 && name.every((word) => isAmong(word, words) && !says(button, word));
  };
  return part && index.actionable.find((entry) => isInside(entry, part) && isSaid(entry))?.node.name;
}

/** What came up for the deed may offer its reasons as buttons. */
function reasonSaid(text: string, button: Entry, { actionable }: PageIndex): string | undefined {
  const said = ` ${fold(text)} `;
  return actionable.find(
    ({ node }) =>
      node.role === 'button' &&
      node.name.includes(' ') &&
      said.includes(` ${fold(node.name)} `) &&
      !contentOf(node.name).some((word) => says(button, word)),
  )?.node.name;
}
