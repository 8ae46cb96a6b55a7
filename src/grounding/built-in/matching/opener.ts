/** What a name with a word for its kind opens: "the Options menu" is the button "Options". */
import type { Match, Want } from './candidate.js';
import { valueOf } from '../language/clause.js';
import type { Token } from '../language/lexer.js';
import type { Scene } from './look-up.js';
import { match } from './match.js';
import { calledSo, inLineWith } from './alike.js';
import type { Entry, PageIndex } from './page-index.js';
import type { Phrase } from '../language/phrase.js';
import { contentWordsOf, wordLikeness, wordsOf } from '../language/words.js';
import { wantClick } from './wants.js';

/** Phrases of one quoted or plain name. */
export function nameOf(text: string): Phrase[] {
  return [{ text: `"${text}"`, literals: [text], words: [] }];
}

/** The one thing that has exactly the name before the kind word, and is clicked or pointed at to open something. */
export function openerOf(
  tokens: readonly Token[],
  scene: Scene,
): Extract<Match, { kind: 'found' }> | undefined {
  const name = valueOf(withoutEnds(tokens));
  if (name === '') return undefined;
  const found = match(nameOf(name), scene.index, { ...wantOpener, near: scene.last });
  return found.kind === 'found' && found.exact && found.entries.length === 1 ? found : undefined;
}

/** What something is chosen from: the same, or the title of a menu that nothing marks as one. */
export function menuOf(
  tokens: readonly Token[],
  scene: Scene,
): Extract<Match, { kind: 'found' }> | undefined {
  const opener = openerOf(tokens, scene);
  if (opener || tokens.at(-1)?.lower !== 'menu') return opener;
  return plainMenu(valueOf(withoutEnds(tokens)), scene.index);
}

/** The one title of a row of them, where nothing marks it as a menu: "File" beside "Edit". */
function plainMenu(name: string, index: PageIndex): Extract<Match, { kind: 'found' }> | undefined {
  const [title, ...others] = calledSo(name, 'menu', index);
  if (!title || others.length > 0 || inLineWith(title, index).length === 0) return undefined;
  return { kind: 'found', entries: [title], score: PLAIN, exact: true, ranked: [] };
}

/** Confidence of a title that is known by its row. */
const PLAIN = 0.8;

/** The plain box to click that stands alone with a text of this name: a list drawn of boxes, below or beside its label. */
export function boxBeside(tokens: readonly Token[], { index }: Scene): Entry | undefined {
  const asked = contentWordsOf(valueOf(withoutEnds(tokens)));
  if (asked.length === 0) return undefined;
  const boxes = index.actionable.filter(({ node, parent }) => {
    const others = parent?.node.children.filter((child) => child !== node) ?? [];
    const [label] = others;
    const shown = others.length === 1 && label ? contentWordsOf(label.name || (label.text ?? '')) : [];
    return (
      node.role === 'generic' &&
      node.clickable === true &&
      label?.role === 'text' &&
      asked.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9))
    );
  });
  return boxes.length === 1 ? boxes[0] : undefined;
}

/** Whether the page says all words of a name of this element. */
export function says(entry: Entry, name: string): boolean {
  const asked = wordsOf(name);
  const shown = entry.evidence.filter((each) => each.kind !== 'class').flatMap((each) => each.words);
  return asked.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.8));
}

const wantOpener: Want = {
  fit: (node, entry) =>
    /^(?:button|link|menuitem|combobox|generic|listitem)$/.test(node.role) ? wantClick.fit(node, entry) : 0,
};

function withoutEnds(tokens: readonly Token[]): readonly Token[] {
  const isWord = (token: Token | undefined, words: RegExp): boolean =>
    token?.kind === 'word' && words.test(token.lower);
  const start = isWord(tokens[0], /^(?:the|a|an|its|this)$/) ? 1 : 0;
  const kinds =
    /^(?:menu|submenu|dropdown|drop-down|list|picker|button|dialog|popup|popover|drawer|panel|link|select|combobox)$/;
  const end = tokens.length - start > 1 && isWord(tokens.at(-1), kinds) ? -1 : tokens.length;
  return tokens.slice(start, end);
}
