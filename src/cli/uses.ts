/** Which sources say a sentence. By text: a sentence that is put together at run time is not found, so this is a hint and no proof. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How often the sources below a directory say a sentence as a literal. Reads the sources once. */
export function createUseCounter(directory: string): (instruction: string) => number {
  const texts = sourcesOf(directory).map((file) => fold(readFileSync(file, 'utf8')));
  return (instruction) => {
    const wanted = fold(instruction);
    if (wanted === '') return 0;
    return texts.reduce((count, text) => count + countOf(text, wanted), 0);
  };
}

function countOf(text: string, wanted: string): number {
  let count = 0;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const quoted = /["'`]\s*$/.test(text.slice(Math.max(0, at - 2), at));
    if (quoted && /^\s*["'`]/.test(text.slice(at + wanted.length, at + wanted.length + 2))) count += 1;
  }
  return count;
}

/** Escapes and folds of white space differ between the source and the key. */
function fold(text: string): string {
  return text.replaceAll('\\', '').replace(/\s+/g, ' ').normalize('NFC').trim();
}

function sourcesOf(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(directory, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : sourcesOf(at);
    return /\.[cm]?[jt]sx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [at] : [];
  });
}
