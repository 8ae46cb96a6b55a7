/** "Delete the photo", where "Delete" stands over several that can be chosen, and none is: which one is meant, nobody can tell. */
import type { Clause } from '../../language/clause.js';
import {
  isOrnament,
  isStopWord,
  recordNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { recordOf } from '../../matching/relations.js';
import type { Entry } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';
import { hasNoName } from '../../matching/containers.js';

/** Nouns for what galleries show, besides those of records. */
const pictures = /^(?:photo|picture|image|video|clip|slide)$/;

/** Verbs after which there is one more. */
const making =
  /^(?:add|create|new|make|upload|import|insert|post|compose|write|invite|take|start|record|scan)$/;

/** The noun of which one of several would have to be chosen first; undefined where the control is of one thing, or one is chosen. */
export function ofNothingChosen(
  { verb, said, readings }: Clause,
  { targets: [target, ...others], index }: Act,
): string | undefined {
  if (verb !== 'goal' || !target || others.length > 0 || !/^(?:button|link)$/.test(target.node.role))
    return undefined;
  if (making.test(said)) return undefined;
  const [deed] = wordsOf(said);
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  const words = tokens.flatMap(({ text }) => wordsOf(text)).filter((word) => !isStopWord(word));
  const nouns = words.filter((word) => word.meaning !== deed?.meaning);
  const [noun, ...more] = nouns;
  if (
    !noun ||
    more.length > 0 ||
    !isOfRecords(noun) ||
    tokens.some(({ lower }) => /^(?:all|every)$/.test(lower))
  )
    return undefined;
  if (!deed || !saysOnly(target, deed)) return undefined;
  const choosable = index.entries.filter((entry) => isChoosable(entry));
  // One of several buttons in a bar is alike as well, but with nothing to choose.
  const own = recordOf(target);
  if (own && choosable.some((each) => recordOf(each) === own)) return undefined;
  const isAnyChosen = choosable.some(({ node }) => node.checked === true || node.selected === true);
  return choosable.length > 1 && !isAnyChosen && areAlike(choosable) ? noun.text : undefined;
}

function isOfRecords(noun: Word): boolean {
  return recordNouns.has(noun.stem) || pictures.test(noun.stem);
}

function saysOnly({ evidence: [name] }: Entry, deed: Word): boolean {
  const words = (name?.words ?? []).filter((word) => !isStopWord(word) && !isOrnament(word));
  return (
    words.length > 0 && words.every((word) => wordLikeness(word, deed) >= 0.9 || word.text === 'selected')
  );
}

/** The box of a record without a name of its own, and what says whether it is chosen. */
function isChoosable(entry: Entry): boolean {
  const { node } = entry;
  if (node.hidden !== undefined) return false;
  const record = recordOf(entry);
  if (node.role === 'checkbox')
    return (
      record !== undefined &&
      (record.node.role === 'row' || hasNoName(entry) || /^(?:select|choose|pick)\b/i.test(node.name))
    );
  return /^(?:row|option|gridcell)$/.test(node.role) && node.selected !== undefined && record !== undefined;
}

/** They stand in one list. */
function areAlike([first, ...others]: readonly Entry[]): boolean {
  const list = first && recordOf(first)?.parent;
  return list !== undefined && others.some((other) => recordOf(other)?.parent === list);
}
