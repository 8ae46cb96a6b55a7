/** "Duplicate the second newsletter", "cancel #12": which line is counted or numbered is not decided by which lines happen to have the button. */
import { type SnapshotNode, walk } from '../../../../contract/snapshot.js';
import type { Clause } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { kindAt } from '../../language/types.js';
import { fold } from '../../language/words.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isAlike } from '../evidence/said-of-sibling.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word that counts another line than the one acted in, or the number of another. */
export function countedLine(clause: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  if (!target || others.length > 0 || act.isHalf) return undefined;
  return (
    plainWords(clause, target) ??
    oneOfThem(clause, target) ??
    numbered(clause, act) ??
    numberedName(clause, act) ??
    passedOver(clause, act)
  );
}

/** "The first case" is not "Case desk", words that stand alone: what is counted is one of several. */
function plainWords({ verb, readings }: Clause, target: Entry): string | undefined {
  const isOne =
    !target.actionable &&
    recordOf(target) === undefined &&
    !target.parent?.node.children.some((each) => each !== target.node && isAlike(each, target.node));
  if (verb !== 'select' || !isOne) return undefined;
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  return tokens.find((_, at) => ordinalAt(tokens, at) !== undefined)?.text;
}

/** "Take one kiln out of order" leaves open which, and is not "Kiln 1". */
function oneOfThem({ text }: Clause, target: Entry): string | undefined {
  const [, noun = ''] = /\bone (\p{Ll}{3,})\b/u.exec(text) ?? [];
  const record = noun === '' ? undefined : recordOf(target);
  const isFirst = record !== undefined && new RegExp(`\\b${noun} 1\\b`, 'iu').test(readable(record.node));
  return isFirst && !new RegExp(`\\b${noun} 1\\b`, 'iu').test(text) ? 'one' : undefined;
}

/** "#1042", where what is acted on, or its line, has a number of that sort, and it is another. */
function numbered({ text }: Clause, { targets: [target] }: Act): string | undefined {
  const [, said] = /#\s?(\d+)\b/.exec(text) ?? [];
  if (said === undefined || !target) return undefined;
  const numbersIn = (shown: string): string[] =>
    [...shown.matchAll(/#\s?(\d+)\b/g)].map(([, each = '']) => each);
  const own = numbersIn(`${target.node.name} ${readable(target.node)}`);
  const record = recordOf(target);
  const shown = own.length > 0 || !record ? own : numbersIn(readable(record.node));
  return shown.length > 0 && !shown.includes(said) ? `#${said}` : undefined;
}

/** "Navigation One" is not "Navigation Two". */
function numberedName({ text }: Clause, { targets: [target] }: Act): string | undefined {
  const [, name = '', said = ''] = namedNumber.exec(text) ?? [];
  const [, shown] = new RegExp(`\\b${name} ${number}\\b`, 'u').exec(target?.node.name ?? '') ?? [];
  return name !== '' && shown !== undefined && fold(shown) !== fold(said) ? said : undefined;
}

const number = '(One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|[A-D]|\\d{1,3})';
const namedNumber = new RegExp(`\\b(\\p{Lu}\\p{L}+) ${number}\\b`, 'u');

/** A line in front of it, or behind it where the last is meant, that lacks the button and would be the one that is counted. */
function passedOver({ verb, said, readings }: Clause, { targets: [target] }: Act): string | undefined {
  // "Cheapest first" is an order, and counts nothing.
  if (/^(?:sort|order|arrange)$/.test(said)) return undefined;
  const record = target && recordOf(target);
  if (!target || !record?.parent || record === target) return undefined;
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  const at = tokens.findIndex((_, place) => ordinalAt(tokens, place) !== undefined);
  const ordinal = ordinalAt(tokens, at);
  // "Click the dots in the last row" counts rows, as a deed counts what it is done to.
  const isOfLines = /^(?:rows?|lines?|entry|item|card|record)$/.test(
    tokens[at + (ordinal?.length ?? 1)]?.lower ?? '',
  );
  // "Complete the first task" by a button is a deed as well, and no box that is ticked.
  const isDeed = verb === 'goal' || (/^(?:un)?check$/.test(verb) && target.node.role === 'button');
  if (!isDeed && !(isOfLines && /^(?:click|open|hover)$/.test(verb))) return undefined;
  // "The second Edit button" counts buttons.
  if (!ordinal || tokens.some(({ lower }) => kindAt([lower], 0)?.kind === 'button')) return undefined;
  // "Bay 3" is called so, and stands in whatever place.
  const name = `${tokens[at - 1]?.lower ?? ''} ${tokens[at]?.lower ?? ''}`;
  const isName =
    /^\p{L}+ \d+$/u.test(name) && new RegExp(`\\b${name}(?!\\d)`, 'u').test(fold(readable(record.node)));
  if (isName) return undefined;
  const alike = record.parent.node.children.filter((each) => isAlike(each, record.node));
  const own = alike.indexOf(record.node);
  const [deed] = fold(target.node.name).split(' ');
  const has = (node: SnapshotNode): boolean =>
    [...walk(node)].some(
      (each) =>
        each.role === 'columnheader' ||
        (each.role === target.node.role && fold(each.name).split(' ')[0] === deed),
    );
  const isLast = /^(?:last|final|bottom)/.test(tokens[at]?.lower ?? '');
  const passed = isLast ? alike.slice(own + 1) : alike.slice(0, own);
  return passed.some((node) => !has(node)) ? tokens[at]?.text : undefined;
}
