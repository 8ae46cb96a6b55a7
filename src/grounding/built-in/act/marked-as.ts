/**
 * "Mark the delivery as damaged", where "Damaged" is a choice for the one delivery that the page is about. In a list of deliveries a choice of
 * that name may only filter, so that the title over it, or of what it stands in, has to say the object.
 */
import { type Clause, spell } from '../language/clause.js';
import { tokenize } from '../language/lexer.js';
import { isPronoun } from '../language/references.js';
import { isStopWord, type Word, wordsOf } from '../language/words.js';
import type { Scene } from '../matching/look-up.js';
import { explaining, type Outcome } from '../matching/outcome.js';
import { ancestorsOf, type Entry, entryOf, readable } from '../matching/page-index.js';
import { choiceCalled } from './made-so.js';

/** The choice of that name for what the title over it says; undefined where there is none, or several. */
export function markedAs({ text }: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:mark|flag|label|report) /i.test(text)) return undefined;
  const said = tokenize(text);
  const as = said.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'as');
  if (as < 2 || as === said.length - 1 || said.some(({ kind }) => kind !== 'word')) return undefined;
  const words = said
    .slice(1, as)
    .filter((token) => !isPronoun(token))
    .flatMap((token) => [...wordsOf(token.text)])
    .filter((word) => !isStopWord(word));
  const named = words.length > 0 ? choiceCalled(spell(said.slice(as + 1)), scene) : undefined;
  const [step] = named?.kind === 'steps' ? named.steps : [];
  const entry = step?.ref === undefined ? undefined : entryOf(step.ref, scene.index);
  if (!named || !entry) return undefined;
  const isOver = [...ancestorsOf(entry)].some((around) => {
    const title = titleOf(around);
    return words.every((word) => title.some((shown) => word.text === shown.text));
  });
  return isOver ? explaining(named, text) : undefined;
}

/** The words of the headings directly in a part of the page, and of its name. */
function titleOf({ node }: Entry): readonly Word[] {
  const headings = node.children
    .filter(({ role }) => role === 'heading')
    .map((each) => each.name || readable(each));
  const name = /^(?:region|form|dialog|article|group)$/.test(node.role) ? node.name : '';
  return wordsOf([name, ...headings].join(' '));
}
