/**
 * What is opened is another thing than what is said. "Open the customer Ann Lee" is no link "#1001" in the column "Order": the column that says what Ann Lee is has another thing in it than what is
 * opened; "open the login issue" is no button "Log in".
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import {
  contentOf,
  isStopWord,
  recordNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { headersOver, titleOfColumn } from '../../matching/headers-over.js';
import { titledPart } from '../../matching/surroundings.js';
import { ancestorsOf, below, type Entry, isInside, mentionsOf, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { prepositionAt } from '../../language/prepositions.js';
import { fieldRoles, kindAt } from '../../language/types.js';
import { saysDeed } from '../controls/sections.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word for the thing; undefined where what is opened may be that. */
export function ofOtherThing(clause: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  if (!target || others.length > 0) return undefined;
  if (/^(?:check|uncheck|toggle)$/.test(clause.verb)) return ofOtherSection(clause, target, act);
  if (clause.verb === 'clear') return allForField(clause, target);
  if (clause.verb !== 'open') return undefined;
  return ofOtherColumn(clause, target, act) ?? noDeed(clause, target);
}

/** "Turn on phone notifications" is not "Phone" under "Marketing", where boxes of its kind stand under "Notifications". */
function ofOtherSection({ readings }: Clause, target: Entry, { index }: Act): string | undefined {
  const own = titledPart(target);
  if (!own) return undefined;
  const words = tokensInOrder(readings).flatMap(({ kind, lower }) =>
    kind === 'word' ? contentOf(lower) : [],
  );
  return words.find((word) => {
    if (says(target, word) || isSaidIn(readable(own.node), word)) return false;
    const titles = [...mentionsOf(word, index)];
    return (
      titles.length > 0 &&
      titles.every(({ node }) => node.role === 'heading') &&
      titles.some((title) => {
        const part = titledPart(title);
        return (
          part !== undefined &&
          !isInside(target, part) &&
          index.actionable.some((each) => each.node.role === target.node.role && isInside(each, part))
        );
      })
    );
  })?.text;
}

function isSaidIn(text: string, word: Word): boolean {
  return wordsOf(text).some((each) => wordLikeness(word, each) >= 0.9);
}

/** "Clear the tasks" is not to empty the field "New task": what is said of several is none of the one that it makes. */
function allForField({ readings }: Clause, { node, evidence }: Entry): string | undefined {
  if (!fieldRoles.has(node.role) || !/^\W*(?:new|add|create|enter|what)\b/i.test(evidence[0]?.text ?? ''))
    return undefined;
  const last = tokensInOrder(readings).at(-1);
  const [noun] = last?.kind === 'word' ? contentOf(last.lower) : [];
  const isSeveral = noun !== undefined && noun.text !== noun.stem && /[^s]s$/.test(noun.text);
  return isSeveral && !evidence[0]?.words.some(({ text }) => text === noun.text) ? noun.text : undefined;
}

/** The noun of a record, where a button beside no record does something that nothing of the record says. */
function noDeed({ readings }: Clause, target: Entry): string | undefined {
  if (target.node.role !== 'button' || recordOf(target)?.parent?.repeats) return undefined;
  const tokens = tokensInOrder(readings);
  const end = tokens.findIndex((_, at) => at > 0 && prepositionAt(tokens, at) !== undefined);
  const last = (end > 0 ? tokens.slice(0, end) : tokens).at(-1);
  const [head] = last?.kind === 'word' ? contentOf(last.lower) : [];
  if (!head || !recordNouns.has(head.stem) || kindAt([head.text], 0) || says(target, head)) return undefined;
  return saysDeed(target) && !/^\W*(?:new|add|create|compose|write|show)\b/i.test(target.node.name)
    ? head.text
    : undefined;
}

/** The column of what is opened does not say the thing, and the one of its name does. */
function ofOtherColumn({ readings }: Clause, target: Entry, { index }: Act): string | undefined {
  if (target.node.role !== 'link') return undefined;
  const row = [...ancestorsOf(target)].find(({ node }) => node.role === 'row');
  const [thing, name] = tokensInOrder(readings).filter(({ text }) => !wordsOf(text).every(isStopWord));
  const [noun] = thing?.kind === 'word' ? contentOf(thing.lower) : [];
  if (!row || !noun || !name) return undefined;
  const [first] = contentOf(name.text);
  const [cell, ...more] = below(index, row).filter(
    (each) =>
      /^(?:cell|gridcell|rowheader)$/.test(each.node.role) &&
      first !== undefined &&
      isSaidIn(readable(each.node), first),
  );
  if (!cell || more.length > 0 || isInside(target, cell)) return undefined;
  const titleOver = (entry: Entry): string =>
    headersOver(entry, index)
      .map((header) => titleOfColumn(header, index))
      .join(' ');
  return isSaidIn(titleOver(cell), noun) &&
    !isSaidIn(titleOver(target), noun) &&
    !isSaidIn(readable(target.node), noun)
    ? noun.text
    : undefined;
}
