/**
 * "Open the details of the lamp", "the lamp details page", "Ada's profile": where nothing is called so, the link of that name leads to them, a link
 * that says no more than to view it, or a click on that one of a list.
 */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, toWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf, mentionsOf, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** Most words of the name of a control. */
const MOST_WORDS = 4;

/** The click on the link; undefined for any other clause, and where no link is called just so. */
export function detailsOf(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  if (!/^(?:click|open)$/.test(clause.verb)) return undefined;
  const said = tokensInOrder(clause.readings);
  const owned = ownedBy(said);
  const name = owned?.name ?? withoutDetails(said);
  // "Select a job to see the details" is a hint, and no name of a control.
  const isControl = ({ actionable, node }: Entry): boolean =>
    actionable && wordsOf(node.name || readable(node)).length <= MOST_WORDS;
  const isCalled = (word: string): boolean => [...mentionsOf(toWord(word), scene.index)].some(isControl);
  if (!name || [owned?.noun ?? 'details', 'details'].some(isCalled)) return undefined;
  const outcome = ground(
    { ...clause, verb: 'open', said: 'open', readings: [{ target: name }], text: `open ${spell(name)}` },
    scene,
  );
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  const link = step?.ref === undefined ? undefined : entryOf(step.ref, scene.index);
  const asked = contentOf(spell(name)).map(({ stem }) => stem);
  const shown = contentOf(link?.node.name ?? '').map(({ stem }) => stem);
  const isSame =
    asked.join(' ') === shown.filter((stem) => !viewing.test(stem) || asked.includes(stem)).join(' ');
  const isThis =
    link !== undefined && /^(?:link|button)$/.test(link.node.role) && others.length === 0 && isSame;
  return outcome.kind === 'steps' && (isThis || (!owned && link && others.length === 0 && isOneOfList(link)))
    ? { ...outcome, explained: spell(tokensInOrder(clause.readings)) }
    : undefined;
}

/** "Meet Ada", "Read more about Ada": words of a link that only say that it shows what it names. */
const viewing = /^(?:view|see|open|show|visit|meet|read|more|about)$/;

/** "Ada's profile", "the profile of Ada": whose it is, and what that is called. A click on the line of somebody may open a chat instead. */
function ownedBy(tokens: readonly Token[]): { name: readonly Token[]; noun: string } | undefined {
  const said = tokens[0]?.lower === 'the' ? tokens.slice(1) : tokens;
  const [first, second] = said;
  const end = said.at(-1);
  if (first && own.test(first.lower) && second && /^(?:of|for)$/.test(second.lower) && said.length > 2)
    return { name: said.slice(2), noun: first.lower };
  const owner = said.at(-2);
  const whose = owner?.kind === 'word' ? /^(.+?)(?:['’]s|(?<=s)['’])$/u.exec(owner.text)?.[1] : undefined;
  if (!owner || !end || !own.test(end.lower) || whose === undefined) return undefined;
  return {
    name: [...said.slice(0, -2), { ...owner, text: whose, lower: whose.toLowerCase() }],
    noun: end.lower,
  };
}

const own = /^(?:profile|bio|biography|page)$/;

/** One of a list that is clicked itself, and shows its details by that. */
function isOneOfList(entry: Entry): boolean {
  return (
    /^(?:article|listitem|row|generic|heading)$/.test(entry.node.role) &&
    (recordOf(entry) ?? entry).parent?.repeats === true
  );
}

/** What the details are of. */
function withoutDetails(tokens: readonly Token[]): readonly Token[] | undefined {
  const said = tokens.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000'));
  const isThe = said[0] === 'the';
  const before = said.slice(isThe ? 1 : 0);
  const length = /^details?( page)? (?:of|for|about|in the row (?:of|for)) /
    .exec(`${before.join(' ')} `)?.[0]
    .trim()
    .split(' ').length;
  if (length !== undefined) {
    const name = tokens.slice(length + (isThe ? 1 : 0));
    return name.length > 0 ? name : undefined;
  }
  const tail = /^details?$/.test(said.at(-1) ?? '')
    ? 1
    : /^details? page$/.test(said.slice(-2).join(' '))
      ? 2
      : 0;
  return tail > 0 && tokens.length > tail + (isThe ? 1 : 0) ? tokens.slice(0, -tail) : undefined;
}
