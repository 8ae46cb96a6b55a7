/** How often something was done, as the button that does it shows: "♥ 12", or the number right behind "▲". */
import { type SnapshotNode, walk } from '../../../contract/snapshot.js';
import { toWord, type Word, wordLikeness, wordsOf } from '../language/words.js';
import { toNumber } from './positions.js';

/** The number; undefined where no button of the record is for the one thing that is counted, or two numbers might be meant. */
export function countOnControl(
  record: SnapshotNode,
  [word, ...others]: readonly string[],
): number | undefined {
  if (word === undefined || others.length > 0) return undefined;
  const asked = toWord(word);
  const found = [...walk(record)].flatMap((around) =>
    around.children.flatMap((node, at): number[] => {
      if (!isButton(node) || !isFor(node, asked)) return [];
      const own = numberIn(`${node.name} ${node.text ?? ''}`);
      return [own ?? numberBeside(around.children, at) ?? Number.NaN];
    }),
  );
  const [only, ...more] = [...new Set(found)];
  return more.length > 0 || only === undefined || Number.isNaN(only) ? undefined : only;
}

function isButton(node: SnapshotNode | undefined): boolean {
  return node?.role === 'button' || node?.clickable === true;
}

/** It says the word for it, and no other. */
function isFor({ name, text = '', hints = [] }: SnapshotNode, asked: Word): boolean {
  return [name, text, ...hints.map((hint) => hint.text)].some((said) => {
    const words = wordsOf(said).filter((word) => !/^\d/.test(word.text));
    return words.length === 1 && words.every((word) => wordLikeness(asked, word) >= 0.85);
  });
}

/** Behind it stands a number and nothing else; or before it, where that is no other button's. */
function numberBeside(row: readonly SnapshotNode[], at: number): number | undefined {
  const alone = (node: SnapshotNode | undefined): number | undefined => {
    const text = node && (node.role === 'text' ? node.name : (node.text ?? ''));
    return text !== undefined && !isButton(node) && /^\s*\d[\d.,]*k?\s*$/i.test(text)
      ? numberIn(text)
      : undefined;
  };
  const [before, behind] = [alone(row[at - 1]), alone(row[at + 1])];
  const isFirst = !row.slice(0, at).some((each) => isButton(each));
  if (before !== undefined && behind !== undefined) return undefined;
  return behind ?? (isFirst ? before : undefined);
}

function numberIn(text: string): number | undefined {
  const [digits, ...others] = text.match(/\d[\d.,]*/g) ?? [];
  return digits === undefined || others.some((other) => other !== digits) || /\d\s*k\b/i.test(text)
    ? undefined
    : toNumber(digits);
}
