/** Whether what a condition speaks of is on the page. */
import { notices } from '../language/conditions.js';
import type { Token } from '../language/lexer.js';
import { lookUpAnything, type Scene } from './look-up.js';
import { hasOverlay, popupBox } from './overlay.js';
import { readable } from './page-index.js';
import { isPronoun } from '../language/references.js';
import { kindFit } from '../language/types.js';
import { wantClick } from './wants.js';
import { isStopWord, wordLikeness, wordsOf } from '../language/words.js';

/** Whether what a condition speaks of is on the page; `unclear` when something like it is. */
export function isPresent(tokens: readonly Token[], scene: Scene): 'yes' | 'no' | 'unclear' {
  const kind = tokens.findLast((token) => token.kind === 'word' && notices.test(token.lower));
  const names = tokens.filter((token) => token !== kind && !isPronoun(token));
  const words = names.flatMap((token) => wordsOf(token.text)).filter((word) => !isStopWord(word));
  if (kind) {
    const shown = scene.index.entries.filter(
      ({ node }) =>
        /^(?:dialog|alertdialog|alert|status|region|banner|complementary)$/.test(node.role) &&
        node.hidden !== 'behind-dialog' &&
        readable(node) !== '',
    );
    const dialogs = shown.filter(({ node }) => kindFit('dialog', node) === 1);
    if (words.length === 0) {
      if (shown.some(({ node }) => !/^(?:region|complementary|banner)$/.test(node.role))) return 'yes';
      if (popupBox(scene.index)) return 'yes';
      return hasOverlay(scene.index) ? 'unclear' : 'no';
    }
    const said = shown.some(({ node }) => {
      const all = wordsOf(`${node.name} ${readable(node)}`);
      return words.every((word) => all.some((each) => wordLikeness(word, each) >= 0.9));
    });
    if (said) return 'yes';
    if (dialogs.length > 0) return 'unclear';
  }
  const found = lookUpAnything(kind && names.length > 0 ? names : tokens, wantClick, scene);
  if (found.kind !== 'none') return 'yes';
  return (found.ranked[0]?.score ?? 0) < 0.45 ? 'no' : 'unclear';
}
