/**
 * A deed is not done by what only says one of its words: "request to book the barn" is no tab "My requests", "send the claim" no step
 * "4 Send" in the head of a form of several, and "mute the Petrels" not the "Mute" of one of two that are called so.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { isAmong, recordNouns, type Word, wordsOf } from '../../language/words.js';
import { ancestorsOf, below, type Entry, mentionsOf, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word that is meant otherwise; undefined where the one control does what was said. */
export function notMeantSo(clause: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  if (clause.verb === 'set' && target && others.length === 0) return boxOfPage(clause, act);
  if (clause.verb !== 'goal' || !target || others.length > 0) return undefined;
  return (
    placeOfOwn(clause, target) ??
    stepOfSeveral(clause, target) ??
    namedBySentence(clause, target, act) ??
    tableNowhere(clause, target, act) ??
    (act.isHalf ? undefined : oneOfNamesakes(clause, target, act))
  );
}

/** "My requests" shows what was requested, and requests nothing. */
function placeOfOwn({ said, text }: Clause, { node, evidence: [name] }: Entry): string | undefined {
  const [first] = name?.words ?? [];
  return /^(?:tab|link|menuitem)$/.test(node.role) &&
    /^(?:my|your)$/.test(first?.text ?? '') &&
    !/\b(?:my|your)\b/i.test(text)
    ? said
    : undefined;
}

/** "Hire out everything" is not the filter "Out on hire", where a button is called "Hire out": that begins the sentence, and nothing less. */
function namedBySentence({ said, text }: Clause, target: Entry, { index }: Act): string | undefined {
  const words = wordsOf(text).map((word) => word.text);
  const begins = ({ evidence: [name] }: Entry): boolean => {
    const shown = (name?.words ?? []).map((word) => word.text).filter((word) => /\p{L}/u.test(word));
    return shown.length > 1 && shown.every((word, at) => word === words[at]);
  };
  // "+ Add" begins with the word as well.
  const isElsewhere = ({ node, evidence: [name] }: Entry): boolean =>
    /^(?:tab|link|generic|menuitem)$/.test(node.role) &&
    name?.words.find((word) => /\p{L}/u.test(word.text))?.text !== words[0];
  return isElsewhere(target) &&
    index.actionable.some(
      (entry) =>
        entry !== target &&
        /^(?:button|generic)$/.test(entry.node.role) &&
        entry.node.hidden === undefined &&
        begins(entry),
    )
    ? said
    : undefined;
}

/** "Change the box to small" is no text for the one field of a page that is about a box of another kind. */
function boxOfPage({ readings }: Clause, { targets: [field], index }: Act): string | undefined {
  const target = readings.find(({ value }) => value)?.target ?? [];
  const [article, noun, ...more] = target;
  if (!field || article?.lower !== 'the' || noun?.lower !== 'box' || more.length > 0) return undefined;
  const [word] = wordsOf('box');
  const isTitle = ({ node }: Entry): boolean => /^(?:heading|tab|link)$/.test(node.role);
  return word && !says(field, word) && [...mentionsOf(word, index)].some(isTitle) ? noun.text : undefined;
}

/** "Buy the table" is not the "Buy" of the lamp that is shown, where no table is drawn and nothing says the word. */
function tableNowhere({ readings }: Clause, target: Entry, { index, given }: Act): string | undefined {
  const [table] = wordsOf('table');
  const isSaid = tokensInOrder(readings).some(({ kind, lower }) => kind === 'word' && lower === 'table');
  if (!table || !isSaid || says(target, table) || isAmong(table, given)) return undefined;
  const isThere = index.entries.some(({ node }) => /^(?:table|grid|treegrid|row)$/.test(node.role));
  return isThere || mentionsOf(table, index).size > 0 ? undefined : table.text;
}

/** "1 Goods", "2 Delivery", "3 Send": the steps of a form, in their order. */
function stepOfSeveral({ said }: Clause, target: Entry): string | undefined {
  const numberOf = (node: Entry['node']): string | undefined =>
    /^(\d)[.)]? ?\p{L}/u.exec((node.name || readable(node)).trim())?.[1];
  const number = numberOf(target.node);
  if (number === undefined || !/^(?:send|submit|confirm|pay|order|book)$/.test(said)) return undefined;
  const beside = (target.parent?.node.children ?? []).flatMap((node) => numberOf(node) ?? []);
  const isInOrder = beside.length > 1 && beside.every((each, at) => Number(each) === at + 1);
  return isInOrder ? said : undefined;
}

/** Two cards have the first word of the name in common, and the sentence says it of more than one. */
function oneOfNamesakes({ readings }: Clause, target: Entry, { index }: Act): string | undefined {
  const record = recordOf(target);
  if (!record || record === target || record.parent?.repeats !== true) return undefined;
  const headOf = (entry: Entry): readonly Word[] =>
    wordsOf(below(index, entry).find(({ node }) => node.role === 'heading')?.node.name ?? '').slice(0, 1);
  const alike = (record.parent.children ?? []).filter((other) => other !== record);
  return tokensInOrder(readings)
    .filter(({ kind, text }) => kind === 'word' && /^\p{Lu}.*[^s]s$/u.test(text))
    .flatMap(({ text }) => wordsOf(text))
    .find(
      (word) =>
        word.text !== word.stem &&
        !recordNouns.has(word.stem) &&
        !says({ ...target, evidence: target.evidence.slice(0, 1) }, word) &&
        headOf(record).some((head) => head.text === word.stem) &&
        alike.some((other) => headOf(other).some((head) => head.text === word.stem)) &&
        ![...ancestorsOf(target)].slice(0, 2).some(({ node }) => isAmong(word, wordsOf(node.name))),
    )?.text;
}
