/** "Activate the Streaming payment" is not done by unfolding what is said of it: a head that opens and shuts activates and starts nothing. */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import { kindAt } from '../../language/types.js';
import { withoutDeterminer } from '../../language/token-runs.js';
import { fold, wordsOf } from '../../language/words.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** What a title of a folded section does. */
const shows =
  /^(?:click|tap|press|hit|open|expand|unfold|show|view|see|display|reveal|select|choose|toggle|go|look|read|hover|scroll|focus)(?: (?:to|at|into|on|up))?$/;

/** The verb that the head of what unfolds does not say; undefined where a control is spoken of as such, or opens a menu or dialog. */
export function onlyUnfolds({ verb, said, readings }: Clause, { targets }: Act): string | undefined {
  const [target, ...others] = targets;
  // "Close my account" is not done by a click on the folded title "Close the account".
  if (target?.node.folded === true && others.length === 0 && !shows.test(said)) return said || verb;
  if (isOtherList({ verb, readings }, targets)) return said || verb;
  if (verb !== 'click' || !target || others.length > 0 || target.node.expanded === undefined)
    return undefined;
  if (!/^(?:activate|start|launch|trigger|use)$/.test(said) || target.node.hasPopup !== undefined)
    return undefined;
  const tokens = tokensInOrder(readings);
  const isControl = tokens.some(({ lower }) => kindAt([lower], 0) !== undefined);
  const isSaid = wordsOf(said).some((word) => says(target, word));
  return isControl || isSaid ? undefined : said;
}

/** "Expand the order that is late" opens no list "All orders" to choose from. */
function isOtherList({ verb, readings }: Pick<Clause, 'verb' | 'readings'>, [list]: Act['targets']): boolean {
  const tokens = tokensInOrder(readings);
  const isSaid = tokens.some(({ lower }) =>
    /^(?:list|drop-?down|select|menu|box|combobox|options)$/.test(lower),
  );
  const isCalled = fold(list?.node.name ?? '') === fold(spell(withoutDeterminer(tokens)));
  return verb === 'expand' && list?.node.tag === 'select' && !isSaid && !isCalled;
}
