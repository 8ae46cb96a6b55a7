/**
 * "Set the status of "Learn SQL" to Paused", where the line of that name has one list with just that option and no label, and nothing else on the page is
 * called a status; "choose a limit of $10,000", where one list of that name has the option.
 */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { splitAt } from '../../language/readings.js';
import { contentOf, fold, type Word, wordLikeness } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, isInside, mentionsOf, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

const CONFIDENCE = 0.82;

/** The choice in the only such list; undefined for any other clause, and where there is none, or more than one. */
export function listOfRecord(clause: Clause, scene: Scene): Outcome | undefined {
  const lists = scene.index.actionable.filter(
    ({ node }) => node.options !== undefined && node.hidden === undefined && node.disabled !== true,
  );
  if (clause.verb === 'select') return optionOf(clause, lists);
  const [{ target = [], value } = {}] = clause.readings;
  const [label, record] = splitAt(target, 'of').at(-1) ?? [];
  if (clause.verb !== 'set' || !value || !label || !record) return undefined;
  const nouns = contentOf(spell(label));
  // What something on the page is called so, is changed there.
  if (nouns.length === 0 || nouns.some((word) => mentionsOf(word, scene.index).size > 0)) return undefined;
  const name = fold(valueOf(record));
  const wanted = fold(valueOf(value));
  const fitting = lists.flatMap((list) => {
    const line = recordOf(list);
    const option = list.node.options?.find((each) => fold(each) === wanted);
    const isOnly = lists.every((other) => other === list || !line || !isInside(other, line));
    return line && isOnly && option !== undefined && isTitled(line, name) ? [{ list, option }] : [];
  });
  return chosen(fitting, clause);
}

/** "A limit of $10,000". */
function optionOf(clause: Clause, lists: readonly Entry[]): Outcome | undefined {
  const target = clause.readings.find((reading) => reading.target && !reading.value)?.target ?? [];
  const [label, value] = splitAt(target, 'of').at(-1) ?? [];
  if (!label || !value || clause.readings.some((reading) => reading.target && reading.value))
    return undefined;
  const nouns = contentOf(spell(label));
  const wanted = fold(valueOf(value));
  const fitting = lists.flatMap((list) => {
    const option = list.node.options?.find((each) => fold(each) === wanted);
    return option !== undefined && nouns.length > 0 && nouns.every((word) => isCalled(list, word))
      ? [{ list, option }]
      : [];
  });
  return chosen(fitting, clause);
}

function isCalled({ evidence }: Entry, word: Word): boolean {
  return evidence.some(
    ({ trust, words }) => trust >= 0.85 && words.some((shown) => wordLikeness(word, shown) >= 0.9),
  );
}

function chosen(fitting: readonly { list: Entry; option: string }[], { text }: Clause): Outcome | undefined {
  const [only, ...others] = fitting;
  return only && others.length === 0
    ? {
        kind: 'steps',
        steps: [stepOn(only.list, 'selectOption', { args: [only.option], confidence: CONFIDENCE })],
        explained: text,
      }
    : undefined;
}

/** A line begins with its name, or has it as a text of its own. */
function isTitled({ node }: Entry, name: string): boolean {
  const texts = [readable(node), ...node.children.flatMap((child) => [child.name, child.text ?? ''])];
  return (
    name !== '' &&
    texts.some((text, at) => (at === 0 ? fold(text).startsWith(`${name} `) : fold(text) === name))
  );
}
