/** "Save the lamp for later", "bookmark the lamp": the button "Save" of that one of a list, where nothing is filled in that it would save. */
import { type Clause, spell } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import type { Token } from '../../language/lexer.js';
import { isOrnament, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { below, type Entry, entryOf, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** What the clause comes to as "save …"; undefined where that is no click on such a button. */
export function keptForLater(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const target = clause.readings.length === 1 ? (clause.readings[0]?.target ?? []) : [];
  const [verb, ...said] = target;
  if (clause.verb !== 'goal' || !verb) return undefined;
  const isLater = said.at(-2)?.lower === 'for' && said.at(-1)?.lower === 'later';
  const isKept = verb.lower === 'bookmark' || (isLater && /^(?:save|keep)$/.test(verb.lower));
  const what = isLater ? said.slice(0, -2) : said;
  if (!isKept || what.length === 0) return undefined;
  const saved = { ...verb, text: 'save', lower: 'save' };
  const outcome = ground(
    { ...clause, said: 'save', readings: [{ target: [saved, ...what] }], text: `save ${spell(what)}` },
    scene,
  );
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  const button = others.length === 0 && step?.method === 'click' && entryOf(step.ref ?? '', scene.index);
  return outcome.kind === 'steps' && button && (keeps(button, scene.index) || isBookmark(button, what))
    ? { ...outcome, explained: spell(target) }
    : undefined;
}

/**
 * "Save Cosmos to my reading list", "put Cosmos on the reading list": what the button "Add to reading list" of that one does; "add the globe to my watch
 * list" is its "Watch". Undefined where the button of no record says so.
 */
export function keptOnList(
  { verb, said, text }: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const { what = '', list = '', deed = '' } = onList.exec(text)?.groups ?? {};
  if (what === '' || !/^(?:goal|fill|set)$/.test(verb)) return undefined;
  const sayings = [
    ...(said === 'add' ? [] : [`add ${what} to the ${list}`]),
    ...(deed && list === `${deed}list` ? [`add ${what} to the ${deed} list`] : []),
    ...(deed ? [`${deed} ${what}`] : []),
  ];
  for (const saying of sayings) {
    const [clause, ...more] = parseInstruction(saying);
    const outcome = clause && more.length === 0 && clause.verb === 'goal' ? ground(clause, scene) : undefined;
    const [step, ...others] = outcome?.kind === 'steps' && !outcome.phase ? outcome.steps : [];
    const button = others.length === 0 && step?.method === 'click' && entryOf(step.ref ?? '', scene.index);
    if (outcome?.kind === 'steps' && button && putsOn(button, [list, deed]))
      return { ...outcome, explained: text };
  }
  return undefined;
}

const onList =
  /^(?:add|save|put|place|keep) (?<what>[^,;]+?) (?:to|on|in|into|onto) (?:my|the|our|your) (?<list>(?:(?<deed>\p{L}+)[- ]?)list)[.!]?$/iu;

/** One of several alike has it, and its name says the list, or begins with what the list is for; it is not pressed yet. */
function putsOn(button: Entry, [list = '', deed = '']: readonly string[]): boolean {
  const { node } = button;
  const own = recordOf(button);
  const name = (node.name || (node.text ?? '')).toLowerCase();
  // "Wishlist" and "wish list" are one word.
  const whole = (text: string): string => text.toLowerCase().replaceAll(/[ -]/g, '');
  const says = whole(name).includes(whole(list)) || name.split(' ')[0] === deed.toLowerCase();
  return (
    says &&
    !/^(?:remove|stop|un|take|delete)/.test(name) &&
    node.role === 'button' &&
    node.pressed !== true &&
    own?.parent?.repeats === true
  );
}

/** It is called "Save", is not pressed yet, and stands in one of several alike without a field. */
function keeps(button: Entry, index: PageIndex): boolean {
  const record = recordOf(button);
  return (
    saying(button) === 'save' &&
    button.node.pressed !== true &&
    record?.parent?.repeats === true &&
    !below(index, record).some(({ node }) => fields.test(node.role))
  );
}

/** "♡ Save" without its sign; of a mere sign what the pointer is told of it. */
function saying({ node, evidence }: Entry): string {
  const letters = (text: string): string =>
    text
      .replaceAll(/[^\p{L} ]/gu, '')
      .trim()
      .toLowerCase();
  const own = letters(node.name || (node.text ?? ''));
  return own || letters(evidence.find(({ kind }) => kind === 'title')?.text ?? '');
}

/** "Save project", which says of itself that it is not pressed yet, for "this project". */
function isBookmark({ node }: Entry, what: readonly Token[]): boolean {
  const [verb, ...rest] = wordsOf(node.name).filter((word) => !isOrnament(word));
  const said = what.flatMap(({ text }) => wordsOf(text));
  return (
    node.pressed === false &&
    verb?.text === 'save' &&
    rest.length > 0 &&
    rest.every(({ text }) => said.some((word) => word.text === text))
  );
}

const fields = /^(?:textbox|searchbox|combobox|listbox|spinbutton|slider|checkbox|radio|switch)$/;
