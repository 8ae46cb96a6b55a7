/** What stands in quotes, out of the way while a sentence is put in other words. No page yet. */
import { tokenize } from './lexer.js';

/** The text with a mark for everything in quotes, which nobody puts in other words. */
export function masked(instruction: string): { text: string; restore: (text: string) => string } {
  const quoted: string[] = [];
  let text = '';
  let end = 0;
  for (const token of tokenize(instruction)) {
    if (token.kind !== 'quoted' && token.kind !== 'variable') continue;
    text += `${instruction.slice(end, token.start)}\uE000${quoted.length}\uE001`;
    quoted.push(instruction.slice(token.start, token.end));
    ({ end } = token);
  }
  text += instruction.slice(end);
  return {
    text,
    restore: (masks) => masks.replace(/\uE000(\d+)\uE001/g, (_, at: string) => quoted[Number(at)] ?? ''),
  };
}
