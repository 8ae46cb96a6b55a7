/**
 * "Post the answer "…" without my name", beside the box "Post without my name", "find direct flights", beside the box "Direct only": what a box says
 * in the words of the sentence is done by ticking it, and not by leaving it as it is.
 */
import type { Clause } from '../../language/clause.js';
import { contentOf, fold, isAmong, isOwner, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { filtersOn } from '../../matching/list-filters.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, says } from '../evidence/word-evidence.js';

const tail = /\b(?:without|with no|with|as|in)(?: \S+){1,5}$/iu;

/** Words of a box that say what ticking it does to the list. */
const limiting = /^(?:only|just|show|include|including)$/;

/** What the sentence says and an unticked box that is left alone says as well. */
export function boxLeftOut(clause: Clause, act: Act): string | undefined {
  const { verb, said, text } = clause;
  if (!/^(?:goal|submit|search)$/.test(verb) || act.isHalf) return undefined;
  const end = tail.exec(withoutQuotes(text))?.[0];
  const isSaid = ({ node }: Entry): boolean => ` ${fold(node.name)}`.endsWith(` ${fold(end ?? '')}`);
  if (end !== undefined && leftAlone(act).some((box) => isSaid(box))) return end;
  // What is made or ordered may have ticked its boxes on the way here.
  return said === 'search' ? boxSaid(text, act)?.node.name : undefined;
}

/** "Show jazz stations in English", beside a list that offers "English", "only senior cats", beside a box "Cats": what is narrowed by another one only is not narrowed by that. */
export function optionLeftOut({ verb, said, text }: Clause, act: Act): string | undefined {
  const { targets, index, isHalf } = act;
  if (!/^(?:open|goal|select|click)$/.test(verb) || !showing.test(said || text) || isHalf) return undefined;
  const words = contentOf(withoutQuotes(text)).filter(
    (word) => !targets.some((target) => says(target, word)),
  );
  const options = index.actionable.flatMap((entry) => {
    const { node } = entry;
    const isUsed = node.hidden !== undefined || targets.includes(entry);
    return isUsed ? [] : (node.options ?? []).filter((option) => option !== node.value);
  });
  return [...options, ...choicesLeft(act)].find((option) => {
    const own = contentOf(option);
    return (
      own.length > 0 &&
      own.length <= 2 &&
      own.every(({ text: shown }) => words.some((word) => word.text === shown))
    );
  });
}

const showing = /^(?:show|list|display|filter|see|view|find)\b/i;

/** What the boxes and rows of the filters have that is not chosen, and stays so. */
function choicesLeft({ targets, index }: Act): string[] {
  const choices = filtersOn(index).flatMap((filter) =>
    /^(?:box|row)$/.test(filter.kind) ? filter.choices : [],
  );
  return choices.flatMap(({ text, entry, isNone }) => {
    const { checked, pressed, selected } = entry.node;
    const isOn = checked === true || pressed === true || selected === true;
    // "My jobs only" is asked for by whose they are.
    const isOwned = wordsOf(text).some(isOwner);
    return isNone || isOn || isOwned || targets.includes(entry) ? [] : text;
  });
}

function withoutQuotes(text: string): string {
  return text.replace(/["“][^"”]*["”]/g, '').trim();
}

/** Boxes and buttons to choose that are not ticked and stay so. */
function leftAlone({ targets, index }: Act): Entry[] {
  return index.actionable.filter(
    (entry) =>
      /^(?:checkbox|switch|radio)$/.test(entry.node.role) &&
      entry.node.checked === false &&
      !targets.includes(entry),
  );
}

/** The box, in no record, of which every word is said, and one of them is neither given nor on what is used. */
function boxSaid(text: string, act: Act): Entry | undefined {
  const said = contentOf(withoutQuotes(text));
  return leftAlone(act).find((box) => {
    const own = contentOf(box.node.name).filter((word) => !limiting.test(word.text));
    const isOpen = (word: Word): boolean =>
      !isAmong(word, act.given) && !act.targets.some((target) => says(target, word));
    return (
      box.node.role !== 'radio' &&
      recordOf(box) === undefined &&
      own.some((word) => isOpen(word)) &&
      own.every((word) => isAmong(word, said))
    );
  });
}

/**
 * The same when a search that was filled in part by part is sent off: the box that was left out is ticked first. What stands in its fields was
 * given.
 */
export function sentWithout(clause: Clause, outcome: Outcome, { index }: Scene): Outcome {
  const sent = /^send off: (.+)$/s.exec(clause.text)?.[1];
  const ref = outcome.kind === 'steps' ? outcome.steps[0]?.ref : undefined;
  const button = ref === undefined ? undefined : entryOf(ref, index);
  if (sent === undefined || !button || clause.verb !== 'submit' || clause.said !== 'search') return outcome;
  const given = index.actionable.flatMap(({ node }) => [...wordsOf(node.value ?? '')]);
  const act: Act = { targets: [button], given, literals: [], isHalf: false, last: undefined, index };
  const left = boxLeftOut({ ...clause, text: sent }, act);
  if (left === undefined) return outcome;
  const [box, ...others] = index.actionable.filter(
    ({ node }) => node.name === left && /^(?:checkbox|switch)$/.test(node.role),
  );
  if (box?.node.ref === undefined || others.length > 0 || negated.test(sent))
    return { kind: 'none', looked: `what ticks "${left}" for "${sent}"`, nearest: [] };
  const tick: Clause = {
    verb: 'check',
    said: 'tick',
    readings: [{}],
    text: `tick "${left}"`,
    at: box.node.ref,
  };
  return { kind: 'instead', clauses: [tick, { ...clause, text: sent }] };
}

const negated = /\b(?:without|no|not|never|except|but|unless|if|or)\b|n['’]t\b/i;
