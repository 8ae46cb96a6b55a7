/** "Open the options of the Office Manager job", "open the menu of the second card": the button for more in the one record that is meant. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { wordToken } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { contentOf, recordNouns, vagueNouns, wordLikeness, wordsOf } from '../../language/words.js';
import { below, isInside, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { controlsIn, menuButtonIn } from './record-controls.js';
import { deedOf } from './record-deed.js';
import { pickedOut } from './record-search.js';
import { recordSaid } from './record-found.js';
import type { Act } from '../evidence/word-evidence.js';

const CONFIDENCE = 0.82;

/** Opens the menu; undefined where the clause speaks of none, no one record is meant, or it has no such button. */
export function menuOfRecord(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:open|click|expand)$/.test(clause.verb)) return undefined;
  const target = clause.readings.at(-1)?.target ?? [];
  const behind = recordIn(target);
  if (!behind) return undefined;
  const asked: Clause = {
    verb: 'goal',
    said: 'open',
    readings: [{ target: [wordToken('open'), ...behind] }],
    text: clause.text,
  };
  const deed = deedOf(asked);
  const said = deed && recordSaid(deed, index);
  const isWhole = said && deed.telling.every((word) => said.said.includes(word));
  const found = isWhole ? said : deed && pickedOut(asked, deed, index);
  const opener = found && menuButtonIn(controlsIn(found.record, index), found.record, index);
  return opener
    ? {
        kind: 'steps',
        steps: [stepOn(opener, 'click', { confidence: CONFIDENCE })],
        explained: spell(target),
      }
    : undefined;
}

/** Whether it is the menu of something that is spoken of. */
export function isMenuOf(target: readonly Token[]): boolean {
  return recordIn(target) !== undefined;
}

/** What the menu is of. */
function recordIn(target: readonly Token[]): readonly Token[] | undefined {
  const words = target.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000')).join(' ');
  const front =
    /^(?:the )?(?:(?:more )?(?:options|actions)(?: menu)?|(?:(?:context|more|action|overflow|three dots?|three-dots?|kebab) )?menu|(?:three|3) dots|three-dot menu) (?:of|for|on|in|next to|beside) /.exec(
      words,
    );
  return front ? target.slice(front[0].trim().split(' ').length) : undefined;
}

/** "The menu of the Fix login card" is not that of the column in which the card lies: the word for it, where a smaller part around the button's says all the others. */
export function ofHolder(
  { verb, readings }: Clause,
  { targets: [button, ...others], index }: Act,
): string | undefined {
  if (!/^(?:open|click)$/.test(verb) || !button || others.length > 0) return undefined;
  const target = readings.at(-1)?.target ?? [];
  const behind = recordIn(target);
  const holder = recordOf(button);
  const words = contentOf(spell(behind ?? [])).filter(
    ({ stem }) => !recordNouns.has(stem) && !vagueNouns.has(stem),
  );
  if (!holder || words.length === 0) return undefined;
  const isHeld = below(index, holder).some(
    (entry) =>
      entry !== holder &&
      entry.record &&
      !isInside(button, entry) &&
      entry !== button &&
      words.every((word) => wordsOf(readable(entry.node)).some((each) => wordLikeness(word, each) >= 0.9)),
  );
  return isHeld ? spell(target.slice(0, 2)) : undefined;
}
