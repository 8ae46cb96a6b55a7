/**
 * "Mark the delivery as damaged", where "Damaged" is a choice for the one delivery that the page is about. In a list of deliveries a choice of
 * that name may only filter, so that the title over it, or of what it stands in, has to say the object.
 */
import { type Clause, spell } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { splitList } from '../../language/phrase.js';
import { fieldRoles } from '../../language/types.js';
import { isPronoun } from '../../language/references.js';
import { contentOf, isStopWord, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  isInside,
  type Entry,
  entryOf,
  mentionsOf,
  readable,
} from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import { checkSteps } from '../controls/do-state.js';
import { choiceCalled } from './made-so.js';

const CONFIDENCE = 0.82;

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
  const state = said.slice(as + 1);
  const named = choiceCalled(spell(state), scene) ?? choicesUnder(state, scene);
  const [step] = named?.kind === 'steps' ? named.steps : [];
  const entry = step?.ref === undefined ? undefined : entryOf(step.ref, scene.index);
  if (!named || !entry) return undefined;
  // "It" is what the form is for that the step before was done in.
  if (words.length === 0) {
    const form = formOf(entry);
    return form && scene.last && isInside(scene.last, form) ? explaining(named, text) : undefined;
  }
  const isOver = [...ancestorsOf(entry)].some((around) => {
    const title = titleOf(around);
    return words.every((word) => title.some((shown) => word.text === shown.text));
  });
  return isOver || isWhoseForm(words, entry, scene.index) ? explaining(named, text) : undefined;
}

/** "The taxpayer", where a label of the form that holds the choice speaks of one, and nothing else is called so. */
function isWhoseForm(words: readonly Word[], choice: Entry, index: Scene['index']): boolean {
  const [noun, ...others] = words;
  if (!noun || others.length > 0 || choice.node.role !== 'radio') return false;
  const saying = [...mentionsOf(noun, index)].filter(
    (entry) => entry.node.hidden === undefined && !isInside(choice, entry),
  );
  // The number of children is about several, none of whom is what the form is about.
  return (
    saying.length > 0 &&
    saying.every(
      (entry) =>
        isLabel(entry) &&
        contentOf(textOf(entry)).length > 1 &&
        wordsOf(textOf(entry)).some(({ text }) => text === noun.text),
    )
  );
}

/** It names a field or a choice, and is nothing that is clicked, and no title. */
function isLabel({ node, actionable }: Entry): boolean {
  return (
    fieldRoles.has(node.role) ||
    (!actionable &&
      /^(?:text|cell|generic|label|term|paragraph|row)$/.test(node.role) &&
      node.look?.bold !== true)
  );
}

function textOf({ node, evidence }: Entry): string {
  return node.name || readable(node) || (evidence[0]?.text ?? '');
}

/** "… as suitable for vegans and children": the boxes of those names under the title "Suitable for". */
function choicesUnder(said: readonly Token[], { index }: Scene): Outcome | undefined {
  const found = index.entries.flatMap((group) => {
    const title = wordsOf(group.node.name);
    const isGroup = /^(?:group|radiogroup)$/.test(group.node.role) && title.length > 0;
    if (!isGroup || !title.every((word, at) => wordsOf(said[at]?.text ?? '')[0]?.text === word.text))
      return [];
    const boxes = below(index, group).filter(
      ({ node }) => /^(?:checkbox|radio|switch)$/.test(node.role) && node.hidden === undefined,
    );
    const items = splitList(said.slice(title.length)).map((item) => wordsOf(spell(item)));
    const chosen = items.map((item) => boxes.filter((box) => isCalled(box, item)));
    const all = chosen.flat();
    return items.length > 0 && chosen.every(({ length }) => length === 1) ? [all] : [];
  });
  const [boxes, ...others] = found;
  return boxes && others.length === 0 ? checkSteps(boxes, true, CONFIDENCE) : undefined;
}

function isCalled({ evidence: [name] }: Entry, said: readonly Word[]): boolean {
  const shown = name?.words ?? [];
  return shown.length === said.length && said.every((word, at) => shown[at]?.stem === word.stem);
}

/** The words of the headings directly in a part of the page, and of its name. */
function titleOf({ node }: Entry): readonly Word[] {
  const headings = node.children
    .filter(({ role }) => role === 'heading')
    .map((each) => each.name || readable(each));
  const name = /^(?:region|form|dialog|article|group)$/.test(node.role) ? node.name : '';
  return wordsOf([name, ...headings].join(' '));
}
