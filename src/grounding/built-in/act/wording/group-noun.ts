/** "Choose courier delivery", where "Courier, tomorrow, 11.50 €" is one of the choices under the title "Delivery"; "the 19 inch wheels" in what folds up as "Wheels". */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import { calledBy } from '../../matching/describe.js';
import { hasListSign } from '../../matching/list-sign.js';
import { choicesUnder, isTitleOfChoices } from '../../matching/choices-under.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.82;

/** The click on the only one of them that begins so; undefined where the last words are no whole title, or what is under it are no choices. */
export function groupNoun(clause: Clause, { index, among }: Scene): Outcome | undefined {
  if (clause.verb === 'set' && !among) return setUnder(clause, index);
  const { target = [] } = clause.readings.findLast((reading) => reading.target) ?? {};
  const words = /^(?:the|a|an|my)$/.test(target[0]?.lower ?? '') ? target.slice(1) : target;
  if (!/^(?:click|select|check)$/.test(clause.verb) || !choosing.test(clause.text) || among) return undefined;
  if (words.length < 2 || words.some(({ kind }) => kind !== 'word')) return undefined;
  for (const length of [1, 2]) {
    const title = fold(spell(words.slice(-length)));
    const [heading, ...others] = index.entries.filter(
      (entry) => isTitleOfChoices(entry, index) && calledBy(entry) === title,
    );
    const rest = fold(spell(words.slice(0, -length)));
    if (!heading || others.length > 0 || rest === '') continue;
    const choices = choicesUnder(heading, index);
    const list = choices.length === 0 ? drawnListUnder(heading, index) : undefined;
    if (list) {
      const chosen = { value: words.slice(0, -length), destination: words.slice(-length) };
      return {
        kind: 'instead',
        clauses: [{ ...clause, verb: 'select', said: 'choose', readings: [chosen] }],
      };
    }
    const whole = choices.filter((entry) => nameOf(entry, index) === inSigns(rest));
    const [only, ...more] =
      whole.length > 0 ? whole : choices.filter((entry) => beginsWith(entry, inSigns(rest), index));
    if (!only || more.length > 0) return undefined;
    return {
      kind: 'steps',
      steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
      explained: spell(target),
    };
  }
  return undefined;
}

/** "Choose recycled paper", where the one thing under the title "Paper" opens a list: what is in it shows only then. */
function drawnListUnder(heading: Entry, index: PageIndex): Entry | undefined {
  const siblings = heading.parent?.children ?? [];
  const behind = siblings.slice(siblings.indexOf(heading) + 1);
  const end = behind.findIndex(({ node }) => node.role === 'heading');
  const own = (end === -1 ? behind : behind.slice(0, end)).flatMap((each) => [each, ...below(index, each)]);
  const [only, ...others] = own.filter(({ actionable, node }) => actionable && node.hidden === undefined);
  return only && others.length === 0 && (hasListSign(only) || only.node.hasPopup === 'listbox')
    ? only
    : undefined;
}

/** "Set the term to 60 months", where "60 months" is one of the boxes behind the text "Term": the one that is called just so. */
function setUnder({ readings }: Clause, index: PageIndex): Outcome | undefined {
  for (const { target = [], value = [], destination } of readings) {
    if (target.length === 0 || value.length === 0 || destination) continue;
    const words = /^(?:the|a|an|my)$/.test(target[0]?.lower ?? '') ? target.slice(1) : target;
    const [title, name] = [fold(spell(words)), inSigns(fold(valueOf(value)))];
    const titles = index.entries.filter(
      (entry) =>
        !entry.actionable &&
        entry.node.hidden === undefined &&
        fold(calledBy(entry).replace(/:$/, '')) === title &&
        choicesUnder(entry, index).length > 0,
    );
    const [only, ...others] = titles
      .flatMap((entry) => choicesUnder(entry, index))
      .filter((entry) => nameOf(entry, index) === name);
    if (only && others.length === 0)
      return {
        kind: 'steps',
        steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
        explained: spell([...target, ...value]),
      };
  }
  return undefined;
}

const choosing = /^(?:choose|select|pick|use|take|set|change to|switch to)\b/i;

/** All that is said stands in the name, in that order and from its first word on; in front of it a size may stand: "19″ Aero". */
function beginsWith(entry: Entry, words: string, index: PageIndex): boolean {
  const shown = inSigns(calledBy(entry));
  if (shown.startsWith(words) && /^(?:$|[^\p{L}\d])/u.test(shown.slice(words.length))) return true;
  const [first, ...name] = nameOf(entry, index).split(' ');
  const said = words.split(' ');
  const rest = /^\d+["″]$/u.test(first ?? '') && first !== said[0] ? name : [first, ...name];
  if (rest[0] !== said[0]) return false;
  let at = -1;
  return said.every((word) => (at = rest.indexOf(word, at + 1)) !== -1);
}

/** The first text of a choice, which is what it is called; the rest tells more of it. */
function nameOf(entry: Entry, index: PageIndex): string {
  const leaf = below(index, entry).find(
    ({ node }) => node.children.length === 0 && readable(node).trim() !== '',
  );
  return inSigns(fold(leaf ? readable(leaf.node) : calledBy(entry)));
}

/** "21 inch" is written 21″. */
function inSigns(text: string): string {
  return text.replace(/(?<=\d)(?:[ -]?inch(?:es)?\b|"|″|”|'')/gu, '″');
}
