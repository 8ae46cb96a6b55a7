/** "Half days should not be allowed any longer", "do not allow weekend bookings any more": the one box of the page that is about just that is unticked, or ticked. */
import type { Scene } from '../../matching/look-up.js';
import { contentOf, isAmong } from '../../language/words.js';
import type { PageIndex } from '../../matching/page-index.js';

const part = 'allowed|permitted|possible|enabled|accepted|shown|displayed|active';
const wished = new RegExp(
  `^(?<what>[^",.;:]+?) (?:should|must|shall)(?<not> not| no longer| never)? be (?<part>${part})(?: any ?(?:more|longer)| from now on)?$`,
  'i',
);
const forbidden =
  /^(?:do not|don't|no longer|never) (?:allow|permit|accept|enable|show|display) (?<what>[^",.;:]+?)(?: any ?(?:more|longer)| from now on)?$/i;

/** The sentence as a tick in that box, or the contrary; as it is where the page has no such box, or several. */
export function withWish(sentence: string, scene: () => Scene): string {
  const bare = sentence.trim().replace(/[\s.!]+$/, '');
  const wish = wished.exec(bare)?.groups ?? forbidden.exec(bare)?.groups;
  if (!wish) return sentence;
  const box = boxAbout(wish['what'] ?? '', scene().index);
  const isOff = wish['part'] === undefined || wish['not'] !== undefined;
  return box === undefined ? sentence : `${isOff ? 'Uncheck' : 'Check'} "${box}"`;
}

/** The one box whose name says all of it, and besides only that it is allowed. */
function boxAbout(what: string, { actionable }: PageIndex): string | undefined {
  const said = contentOf(what);
  const boxes = actionable.filter(({ node }) => {
    const name = contentOf(node.name);
    return (
      /^(?:checkbox|switch)$/.test(node.role) &&
      node.hidden === undefined &&
      !/"|\b(?:not?|never|without|don't)\b/i.test(node.name) &&
      said.every((word) => isAmong(word, name)) &&
      name.every((word) => isAmong(word, said) || allowing.test(word.text))
    );
  });
  const [only, ...others] = boxes;
  return said.length > 0 && only && others.length === 0 ? only.node.name : undefined;
}

const allowing =
  /^(?:allow|allowed|allows|permit|permitted|enable|enabled|accept|accepted|show|shown|display|possible)$/;
