/**
 * "Take one jar of honey off the shelf", "increase the number of small mugs by 1", "add a large shirt": so many more or fewer of a thing that has its
 * plus and minus. Asked when nothing else is meant.
 */
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { contentOf, isStopWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { entryOf, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { contextFit } from '../../matching/surroundings.js';

const count = '(?<count>an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})';

/** What is counted, and whether there are to be fewer of it. */
const forms: readonly { said: RegExp; isLess?: true }[] = [
  {
    said: new RegExp(
      `^(?:take|remove|knock) ${count} (?<thing>.+?) (?:off|from) the (?<place>[\\p{L} ]+)$`,
      'iu',
    ),
    isLess: true,
  },
  { said: new RegExp(`^count ${count} (?:less|fewer) (?<thing>.+)$`, 'iu'), isLess: true },
  { said: new RegExp(`^count ${count} more (?<thing>.+)$`, 'iu') },
  {
    said: new RegExp(
      `^(?:decrease|reduce|lower) the (?:number|count|quantity|amount) of (?<thing>.+) by ${count}$`,
      'iu',
    ),
    isLess: true,
  },
  {
    said: new RegExp(
      `^(?:increase|raise) the (?:number|count|quantity|amount) of (?<thing>.+) by ${count}$`,
      'iu',
    ),
  },
  { said: new RegExp(`^add ${count} (?:more |another )?(?<thing>.+)$`, 'iu') },
];

/** What a thing comes in. */
const container =
  /^(?:tins?|cans?|jars?|packs?|packets?|packages?|bags?|box(?:es)?|bottles?|cartons?|pairs?|pieces?|units?|bars?|rolls?) of /i;

/** The clause that counts it up or down; undefined where the thing has no plus and minus, or another word is left over. */
export function steppedThing(
  { text }: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const sentence = text.trim().replace(/[.!]$/, '');
  for (const { said, isLess } of forms) {
    const { count: number = '', thing = '', place = '' } = said.exec(sentence)?.groups ?? {};
    if (thing === '' || /\b(?:and|or|to|for|with|called|named|from|of all)\b|["“”]/i.test(thing)) continue;
    // How many of it are bought is another matter: what is taken out of a basket may be gone from it.
    if (contentOf(place).some(({ meaning }) => /^(?:cart|order)$/.test(meaning))) continue;
    const isAny = /^an?$/i.test(number);
    for (const name of namesOf(thing.replace(container, ''), scene.index)) {
      // "Add a mug" may make a new line of the list.
      if (isAny && place === '' && name === thing) continue;
      const times = isAny ? 'one' : number;
      const [step, ...others] = parseInstruction(`${isLess ? 'decrease' : 'increase'} ${name} by ${times}`);
      const outcome = step && others.length === 0 ? ground(step, scene) : undefined;
      const [target] = outcome?.kind === 'steps' ? outcome.steps : [];
      const sign = entryOf(target?.ref ?? '', scene.index);
      if (!step || !sign || outcome?.kind !== 'steps' || outcome.phase?.kind !== 'stepper') continue;
      // What it is taken off is the part of the page that it stands in.
      if (place === '' || contextFit(sign, contentOf(place), []) > 0)
        return { kind: 'instead', clauses: [step] };
    }
  }
  return undefined;
}

/** The name as it is said, and without the noun behind it that the page has for all of them: "XL shirts". */
function namesOf(thing: string, index: PageIndex): string[] {
  const [last, ...before] = thing.split(' ').toReversed();
  const isOfAll = last !== undefined && before.length > 0 && isSaid(last, index);
  return isOfAll ? [thing, before.toReversed().join(' ')] : [thing];
}

/** Each word of it stands on the page. */
function isSaid(words: string, index: PageIndex): boolean {
  return contentOf(words).every(
    (word) => isStopWord(word) || wordsOf(word.text).every((each) => mentionsOf(each, index).size > 0),
  );
}
