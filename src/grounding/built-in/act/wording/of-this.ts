/** "Enable DNSSEC for this domain", on a page that is about one: the end says only that what is here is meant. */
import { type Clause, spell } from '../../language/clause.js';
import { toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { entryOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isClassNoun } from '../records/record-handle.js';
import { recordGroups } from '../records/records-called.js';

/** What a page as a whole is of: nothing that stands in a list on it. */
const whole =
  /^(?:domain|site|website|account|forum|community|workspace|project|page|app|application|device|store|shop|profile|team|organi[sz]ation|form|event|computer|browser)$/;

/** The clause without that end; undefined where it has none, or the page lists such things. */
export function ofThis(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const [reading, ...others] = clause.readings;
  const target = reading?.target ?? [];
  const [joint, pointing, noun] = target.slice(-3);
  if (others.length > 0 || !joint || !pointing || !noun || target.length < 4 || scene.among) return undefined;
  const isWhole = whole.test(noun.lower);
  const isEnd =
    /^(?:for|of|on|in|to)$/.test(joint.lower) &&
    pointing.lower === 'this' &&
    (isWhole || isClassNoun(toWord(noun.lower), scene.index));
  if (!isEnd || !/^(?:check|uncheck|set|select|click|goal)$/.test(clause.verb) || isListed(noun.lower, scene))
    return undefined;
  const bare: Clause = { ...clause, readings: [{ ...reading, target: target.slice(0, -3) }] };
  const outcome = ground(bare, scene);
  // Of what a list shows beside it the one that is open is meant: what belongs to it stands in none of the lines.
  const isOpen = (ref = ''): boolean => {
    const target = entryOf(ref, scene.index);
    return target !== undefined && recordOf(target) === undefined;
  };
  return outcome.kind === 'steps' && (isWhole || outcome.steps.every(({ ref }) => isOpen(ref)))
    ? explaining(outcome, `${outcome.explained ?? ''} ${spell(target)}`)
    : undefined;
}

/** One of the records of the page says that it is one. */
function isListed(noun: string, { index }: Scene): boolean {
  const { stem } = toWord(noun);
  return recordGroups(index).some(
    (group) =>
      group.length > 1 &&
      group.some(({ texts }) =>
        texts.some((text) => text.split(' ').some((word) => toWord(word).stem === stem)),
      ),
  );
}
