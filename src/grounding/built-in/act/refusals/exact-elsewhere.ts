/**
 * "PostgreSQL" is the option of that name, and not "PostgreSQL-compatible", whatever stands around it; and "Option one" is the one that begins so, and
 * not "1".
 */
import { type Clause, spell } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import { fold } from '../../language/words.js';
import { prepositionAt } from '../../language/prepositions.js';
import { withoutDeterminer } from '../../language/token-runs.js';
import { type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { literalFit } from '../../matching/score.js';
import type { Act } from '../evidence/word-evidence.js';

/** The name, where what is chosen says it and more, and another choice of that kind says just it; or begins with it, where what is chosen does not say it. */
export function exactElsewhere(
  { verb, readings }: Clause,
  { targets: [choice, ...others], index }: Act,
): string | undefined {
  if (verb === 'open' && choice && others.length === 0) return calledSoElsewhere(readings, choice, index);
  if (verb === 'click' && choice && others.length === 0) return buttonElsewhere(readings, choice, index);
  if (verb === 'set' && choice && others.length === 0) return fieldElsewhere(readings, choice, index);
  if (!/^(?:select|check|uncheck)$/.test(verb) || !choice || others.length > 0) return undefined;
  const { role } = choice.node;
  if (!/^(?:radio|checkbox|switch|option|menuitemradio|menuitemcheckbox|button)$/.test(role))
    return undefined;
  const shown = fold(choice.node.name);
  const said = readings.flatMap(({ value, target }) => [value ?? [], target ?? []]).map(spell);
  return said.find((name) => {
    const whole = fold(name);
    const isElsewhere = (fits: (name: string) => boolean): boolean =>
      index.actionable.some(
        ({ node }) => node.role === role && node.hidden === undefined && fits(fold(node.name)),
      );
    if (whole === '' || shown === whole) return false;
    return shown.includes(whole)
      ? isElsewhere((other) => other === whole)
      : whole.includes(' ') && isElsewhere((other) => other === whole || other.startsWith(`${whole} `));
  });
}

/** `Click "Reef fish" in the guide` is no click on the "Guide": the text in quotes, where neither what is clicked nor its line says it. */
export function quotedElsewhere(
  { verb, readings }: Clause,
  { targets: [target, ...others], literals, index }: Act,
): string | undefined {
  if (verb === 'goal' && target && others.length === 0)
    return quotedElsewhereLinked(readings, target, { literals, index });
  if (!/^(?:click|dblclick|rightClick|hover|expand|collapse)$/.test(verb) || !target || others.length > 0)
    return undefined;
  const [name, ...place] = withoutDeterminer(readings.findLast((reading) => reading.target)?.target ?? []);
  const isPlaced = place.some((_, at) => prepositionAt(place, at) !== undefined);
  if (name?.kind !== 'quoted' || !isPlaced || literals.some((text) => text.includes(name.text)))
    return undefined;
  const line = recordOf(target) ?? target.parent;
  const isSaid = [target, ...(line ? [line] : [])].some(
    ({ node }) => readable(node).length <= LONGEST_LINE && fold(readable(node)).includes(fold(name.text)),
  );
  return isSaid || literalFit(name.text, target).score > 0 ? undefined : name.text;
}

/** "Pair the lamp "Desk left"" is no link "Pair of lamps" beside a list: what is quoted is another link, and the title of nothing around. */
function quotedElsewhereLinked(
  readings: Clause['readings'],
  target: Entry,
  { literals, index }: Pick<Act, 'literals' | 'index'>,
): string | undefined {
  if (target.node.role !== 'link') return undefined;
  const line = recordOf(target);
  const isCalled = ({ node }: Entry, text: string): boolean =>
    node.hidden === undefined && fold(node.name || readable(node)) === fold(text);
  return readings
    .flatMap((reading) => reading.target ?? [])
    .find(({ kind, text }) => {
      if (kind !== 'quoted' || literals.some((each) => each.includes(text))) return false;
      if (literalFit(text, target).score > 0 || (line && fold(readable(line.node)).includes(fold(text))))
        return false;
      const called = index.entries.filter((entry) => isCalled(entry, text));
      return (
        called.some(({ actionable, node }) => actionable && /^(?:link|button)$/.test(node.role)) &&
        !called.some(({ node }) => node.role === 'heading' && (node.level ?? 1) <= 2)
      );
    })?.text;
}

/** Most characters of what is read as one line. */
const LONGEST_LINE = 400;

/** "Show top posts" is the choice "Top posts", and no button "Post" that is found under the same words. */
function calledSoElsewhere(
  readings: Clause['readings'],
  { node, evidence }: Entry,
  { actionable }: PageIndex,
): string | undefined {
  const name = spell(readings.findLast(({ target }) => target)?.target ?? []);
  const whole = fold(name);
  const isCalled = (entry: Entry): boolean =>
    entry.node.hidden === undefined && fold(entry.node.name) === whole;
  const says = evidence.some(({ text }) => fold(text).includes(whole));
  return node.role === 'button' && !says && whole.includes(' ') && actionable.some(isCalled)
    ? name
    : undefined;
}

/** "Click the left icon" is the button "Left icon", and no box without a name that stands to the left. */
function buttonElsewhere(
  readings: Clause['readings'],
  { node }: Entry,
  { actionable }: PageIndex,
): string | undefined {
  const name = spell(readings.findLast(({ target }) => target)?.target ?? []);
  const whole = fold(name).replace(/^the /, '');
  const isCalled = (entry: Entry): boolean =>
    /^(?:button|link|tab|menuitem)$/.test(entry.node.role) &&
    entry.node.hidden === undefined &&
    fold(entry.node.name)
      .replaceAll(/[^\p{L}\p{N} ]/gu, '')
      .trim() === whole;
  return node.name === '' &&
    !/^(?:button|link|tab|menuitem)$/.test(node.role) &&
    whole.includes(' ') &&
    actionable.some(isCalled)
    ? name
    : undefined;
}

/** "Change the amount to 2" is no "−" of the servings, where fields are called "Amount". */
function fieldElsewhere(
  readings: Clause['readings'],
  { node }: Entry,
  { actionable }: PageIndex,
): string | undefined {
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  const name = spell(target).replace(/^(?:the|my|your) /i, '');
  // "Set repeat to one" is no box "Shuffle" beside a box that shows "Repeat: off".
  const isCalled = (each: Entry): boolean => fold(readable(each.node)).startsWith(`${fold(name)}: `);
  const isBox = node.checked !== undefined && !fold(readable(node)).includes(fold(name));
  if (isBox && name !== '' && actionable.some(isCalled)) return name;
  const isField = (entry: Entry): boolean =>
    fieldRoles.has(entry.node.role) &&
    entry.node.hidden === undefined &&
    fold(entry.node.name) === fold(name);
  return node.role === 'button' && fold(node.name) !== fold(name) && actionable.some(isField)
    ? name
    : undefined;
}
