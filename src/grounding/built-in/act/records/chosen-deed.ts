/**
 * "Mark them as paid", "archive the selected ones", "delete INV-202 and INV-206", where rows are chosen by a box of their own and one button
 * of the page does it to those that are chosen.
 */
import { type Clause, spell } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { parseInstruction } from '../../language/grammar.js';
import { isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, isInside, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { allBox } from '../controls/all-box.js';
import { boxedOn, chosenOn, chosenRecords } from './chosen-records.js';

const CONFIDENCE = 0.84;

const chosenOnes =
  /^(?<verb>\S+(?: (?:off|on|out|up|down|away|back))?) (?:them|these|those|both|both of them|all of them|(?:the |all )?(?:selected|chosen|ticked|checked)(?: \S+)?|(?:what|everything that|all that|the ones that|(?:all|the) \S+ (?:that|which)) (?:is|are|was|were) (?:selected|chosen|ticked|checked))(?<manner> (?:as|to) .+)?$/i;

/** The click on the one button for those that are chosen; undefined where none is, or no button of the page says just this. */
export function chosenDeed({ text, verb }: Clause, { index }: Scene): Outcome | undefined {
  const { verb: deed = '', manner = '' } = chosenOnes.exec(text.trim())?.groups ?? {};
  if (deed === '' || !/^(?:goal|check|uncheck|set|select|click|close|open)$/.test(verb)) return undefined;
  const [button, ...others] = isAnyChosen(index) ? buttonsFor(`${deed}${manner}`, index) : [];
  return button && others.length === 0 && button.node.disabled !== true
    ? { kind: 'steps', steps: [stepOn(button, 'click', { confidence: CONFIDENCE })], explained: text }
    : undefined;
}

/** "Mark INV-202 and INV-206 as paid": both are chosen first, where the button for those that are chosen is in sight. */
export function deedOnSeveral(clause: Clause, scene: Scene): Outcome | undefined {
  const [verb, ...said] = tokenize(clause.text);
  // "Switch off T-1 and T-3".
  const isPhrasal = said[0]?.kind === 'word' && /^(?:off|on|out|up|down|away|back)$/.test(said[0].lower);
  const rest = said.slice(isPhrasal ? 1 : 0);
  if (!/^(?:goal|check|uncheck|set)$/.test(clause.verb) || verb?.kind !== 'word' || rest.length < 2)
    return undefined;
  const as =
    verb.lower === 'mark' || verb.lower === 'set'
      ? rest.findLastIndex(({ lower }) => /^(?:as|to)$/.test(lower))
      : -1;
  const named = as > 0 ? rest.slice(0, as) : rest;
  const manner = as > 0 ? ` ${spell(rest.slice(as))}` : '';
  const deed = isPhrasal ? `${verb.text} ${said[0]?.text ?? ''}` : verb.text;
  const buttons = buttonsFor(`${deed}${manner}`, scene.index);
  if (buttons.length !== 1 && !(buttons.length === 0 && isToldLater(scene.index))) return undefined;
  const [choice] = parseInstruction(`select ${spell(named)}`);
  const boxes = choice && chosenRecords(choice, scene);
  const isChosen = boxes?.kind === 'steps' && boxes.steps.length > 1;
  if (!choice || !isChosen || isAnyChosen(scene.index)) return undefined;
  return { kind: 'instead', clauses: [choice, ...parseInstruction(`${deed} them${manner}`)] };
}

/** "Archive all invoices", where the box for all of them is to be ticked before the button for those that are ticked can be clicked. */
export function deedOnAll({ verb, text, readings }: Clause, scene: Scene): Outcome | undefined {
  const [deed, ...named] = readings.findLast((reading) => reading.target)?.target ?? [];
  if (verb !== 'goal' || deed?.kind !== 'word' || !/^(?:all|every|everything)$/.test(named[0]?.lower ?? ''))
    return undefined;
  const box = allBox(named, scene);
  const [button, ...others] = box ? buttonsFor(deed.text, scene.index) : [];
  if (!box || !button || others.length > 0 || button.node.disabled !== true) return undefined;
  return {
    kind: 'steps',
    steps: [
      stepOn(box, 'check', { confidence: CONFIDENCE }),
      stepOn(button, 'click', { confidence: CONFIDENCE }),
    ],
    explained: text,
  };
}

/** Rows are chosen for something that only then can be done: their box for all of them stands over them, or the page says so. */
export function isToldLater(index: PageIndex): boolean {
  const groups = boxedOn(index, true);
  const isOfRows = ({ order }: Entry): boolean =>
    groups.some((group) => group.some(({ record }) => order >= record.order && order <= record.end));
  return (
    groups.length === 1 &&
    index.entries.some(
      (entry) =>
        !isOfRows(entry) &&
        ((entry.node.role === 'checkbox' &&
          /^(?:select|tick|check|mark|choose) (?:all|every)/i.test(entry.node.name)) ||
          /^(?:select|tick|choose) .{0,60}\bto\b|^(?:0|none|nothing|no \p{L}+) (?:\p{L}+ )?(?:selected|ticked|chosen)\b/iu.test(
            entry.node.text ?? '',
          )),
    )
  );
}

export function isAnyChosen(index: PageIndex): boolean {
  return chosenOn(index) > 0;
}

/** The buttons outside of all rows that say the words of a deed and no others. */
export function buttonsFor(deed: string, index: PageIndex): readonly Entry[] {
  const said = contentOf(deed);
  const records = boxedOn(index, true).flatMap((group) => group.map(({ record }) => record));
  const [first] = said;
  const saying = first && mentionsOf(first, index);
  return index.actionable.filter(
    (entry) =>
      entry.node.role === 'button' &&
      entry.node.hidden === undefined &&
      (saying === undefined || saying.has(entry)) &&
      !records.some((record) => isInside(entry, record)) &&
      // Its words are known by now; to read a name anew takes longer.
      entry.evidence.some(
        ({ text, trust, words }) =>
          trust > 0.9 &&
          said.every((word) => words.some((shown) => wordLikeness(word, shown) >= 0.97)) &&
          isSame(contentOf(text), said),
      ),
  );
}

function isSame(shown: readonly Word[], said: readonly Word[]): boolean {
  return (
    shown.length === said.length && said.every((word, at) => wordLikeness(word, shown[at] as Word) >= 0.97)
  );
}

/** "Delete selected (2)" says "delete". */
function contentOf(text: string): readonly Word[] {
  return wordsOf(text).filter(
    (word) =>
      !isStopWord(word) && !isOrnament(word) && !/^(?:as|to|selected|chosen|all|\d+)$/.test(word.text),
  );
}
