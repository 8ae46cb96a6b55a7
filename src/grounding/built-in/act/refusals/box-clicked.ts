/**
 * Boxes and choices that only seem to be meant: "click Transfer" is no box "Instant transfer", of whose name it says a part, and "turn the fan on" no choice
 * "Low" that lies in a group called Fan.
 */
import { type Clause } from '../../language/clause.js';
import { kindAt } from '../../language/types.js';
import { isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word of a click that is not how the name of the one box begins; undefined where a box, or what is clicked is none. */
export function boxClicked(clause: Clause, act: Act): string | undefined {
  return choiceTurned(clause, act) ?? clickedBox(clause, act) ?? recordAccepted(clause, act);
}

/**
 * "Turn the fan on" is none of the choices "Off", "Low" and "High" of what is called Fan: a choice that is turned says so itself.
 * "Turn the dark mode on" may be the choice "Dark".
 */
function choiceTurned({ verb, said, readings }: Clause, { targets: [choice] }: Act): string | undefined {
  if (
    !/^(?:check|uncheck)$/.test(verb) ||
    !/^(?:turn|switch|put|set|enable|disable|activate|deactivate|on|off)\b/.test(said)
  )
    return undefined;
  if (!choice || !/^(?:radio|menuitemradio)$/.test(choice.node.role)) return undefined;
  const name = wordsOf(choice.node.name || readable(choice.node));
  const asked = readings.flatMap(({ target = [] }) => target.flatMap(({ text }) => [...wordsOf(text)]));
  const way = verb === 'check' ? 'on' : 'off';
  const isSaid = (shown: Word): boolean =>
    (name.length === 1 && shown.text === way) ||
    asked.some((word) => !isStopWord(word) && wordLikeness(word, shown) >= 0.75);
  return name.some(isSaid) ? undefined : way;
}

/** "Accept the survey" is not the box that selects its row: what is ticked to accept it says so, or what it asks for. */
function recordAccepted({ verb, said }: Clause, { targets: [box] }: Act): string | undefined {
  const record = verb === 'check' && said === 'accept' && box ? recordOf(box) : undefined;
  const isLine = /^(?:row|listitem|article|treeitem)$/.test(record?.node.role ?? '');
  return isLine &&
    box &&
    !/\b(?:accept|agree|consent|terms|conditions|policy|rules|notice)/i.test(
      readable(record?.node ?? box.node) + box.node.name,
    )
    ? said
    : undefined;
}

function clickedBox({ verb, readings }: Clause, { targets, isHalf }: Act): string | undefined {
  const [box, ...others] = targets;
  if (verb !== 'click' || isHalf || !box || others.length > 0) return undefined;
  if (!/^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(box.node.role)) return undefined;
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  const isKind = tokens.some(
    ({ kind, lower }) => kind === 'word' && boxes.test(kindAt([lower], 0)?.kind ?? ''),
  );
  if (isKind) return undefined;
  const content = (words: readonly Word[]): Word[] =>
    words.filter((word) => !isStopWord(word) && !isOrnament(word));
  const asked = content(tokens.flatMap(({ text }) => [...wordsOf(text)]));
  const names = box.evidence.map(({ words }) => content(words));
  const begins = (name: readonly Word[]): boolean =>
    name.length > 0 &&
    name
      .slice(0, asked.length)
      .every((shown, at) => asked[at] !== undefined && wordLikeness(asked[at], shown) >= 0.9);
  return names.some(begins) ? undefined : asked[0]?.text;
}

/** Kinds of which a box, a switch or a choice is one. */
const boxes = /box|radio|switch|toggle|option|choice|answer/;
