/** "No olives please, ham instead", "ham instead of olives": one choice is given up for another. */
import { isStopWord, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Entry } from '../../matching/page-index.js';

const name = "[\\p{L}\\p{N}][\\p{L}\\p{N} '’-]*?";
const begins = '(?<=^|[.;] |\\b(?:and|then|please) )';
const ends = '(?=[.;!,]|$| and | then )';

const patterns = [
  new RegExp(
    `${begins}no (?<off>${name})(?:,? please)?,? (?:but |and |rather )?(?:please )?(?:an? |the |some )?(?<on>${name}) instead(?:,? please)?${ends}`,
    'iu',
  ),
  new RegExp(
    `${begins}(?:(?:choose|take|pick|select|tick|have|use) |(?:I|we)(?:['’]d| would)? (?:like|want|prefer) )?(?:an? |the |some )?(?<on>${name}) (?:instead of|rather than) (?:an? |the |some )?(?<off>${name})(?:,? please)?${ends}`,
    'iu',
  ),
];

/** The sentence with the two steps; as it is where the page has not just these two as choices of one kind. */
export function withSwapped(sentence: string, read: () => Scene): string {
  if (/["“”]/.test(sentence)) return sentence;
  for (const pattern of patterns) {
    const found = pattern.exec(sentence);
    const words = found && reworded(found.groups ?? {}, read());
    if (found && words)
      return sentence.slice(0, found.index) + words + sentence.slice(found.index + found[0].length);
  }
  return sentence;
}

function reworded({ off = '', on = '' }: Partial<Record<string, string>>, scene: Scene): string | undefined {
  const [from, to] = [choiceCalled(off, scene), choiceCalled(on, scene)];
  if (!from || !to || from === to || from.node.role !== to.node.role) return undefined;
  // Of dots the one gives up the other, where it is the one that is chosen.
  if (to.node.role === 'radio') return from.node.checked === true ? `choose "${to.node.name}"` : undefined;
  return `uncheck "${from.node.name}" and check "${to.node.name}"`;
}

/** The one box or dot that is called just so. */
function choiceCalled(said: string, { index }: Scene): Entry | undefined {
  const words = wordsOf(said).filter((word) => !isStopWord(word));
  const [only, ...others] = index.actionable.filter(({ node }) => {
    const shown = /^(?:checkbox|switch|radio)$/.test(node.role) ? wordsOf(node.name) : [];
    return (
      node.hidden === undefined &&
      !node.name.includes('"') &&
      shown.length > 0 &&
      shown.length === words.length &&
      words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9))
    );
  });
  return others.length === 0 ? only : undefined;
}
