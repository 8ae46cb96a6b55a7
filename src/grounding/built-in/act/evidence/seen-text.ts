/** "The red word", "the text in bold", "the code shown in blue": a text that is described by how it is written. */
import type { Mark } from '../../../../contract/snapshot.js';
import { spell } from '../../language/clause.js';
import { colourFit } from '../../matching/colours.js';
import type { Token } from '../../language/lexer.js';
import { parseLook } from '../../matching/look-phrase.js';
import type { PageIndex } from '../../matching/page-index.js';

/** The one text that is written so; undefined when the words say nothing of it, and where no text or several are. */
export function seenText(value: readonly Token[], { entries }: PageIndex): string | undefined {
  const phrase = parseLook(spell(value));
  if (
    phrase?.noun !== 'text' ||
    phrase.says !== undefined ||
    phrase.beside ||
    phrase.size ||
    phrase.edges ||
    phrase.nth ||
    phrase.inGrid
  )
    return undefined;
  const { colours, bold, italic, underlined } = phrase;
  const [colour] = colours;
  if (colour === undefined && !bold && !italic && !underlined) return undefined;
  const written: readonly Mark[] = entries.flatMap(({ node }) => [
    ...(node.marks ?? []),
    ...(node.text && node.look && node.hidden === undefined ? [{ ...node.look, text: node.text }] : []),
  ]);
  const styled = written.filter(
    (mark) =>
      (!bold || mark.bold === true) &&
      (!italic || mark.italic === true) &&
      (!underlined || mark.underlined === true),
  );
  const fits = styled.map((mark) => ({
    text: mark.text,
    fit: colour === undefined ? 1 : mark.ink === undefined ? 0 : colourFit(colour, mark.ink),
  }));
  const texts = new Set(fits.filter(({ fit }) => fit > 0).map(({ text }) => text));
  const [only, ...others] = texts;
  return others.length === 0 ? only : undefined;
}
