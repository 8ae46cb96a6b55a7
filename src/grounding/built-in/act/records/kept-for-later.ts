/** "Save the lamp for later", "bookmark the lamp": the button "Save" of that one of a list, where nothing is filled in that it would save. */
import { type Clause, spell } from '../../language/clause.js';
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
  return outcome.kind === 'steps' && button && keeps(button, scene.index)
    ? { ...outcome, explained: spell(target) }
    : undefined;
}

/** It is called "Save", is not pressed yet, and stands in one of several alike without a field. */
function keeps(button: Entry, index: PageIndex): boolean {
  const record = recordOf(button);
  const words = wordsOf(button.node.name || (button.node.text ?? '')).filter((word) => !isOrnament(word));
  return (
    words.map(({ text }) => text).join(' ') === 'save' &&
    button.node.pressed !== true &&
    record?.parent?.repeats === true &&
    !below(index, record).some(({ node }) => fields.test(node.role))
  );
}

const fields = /^(?:textbox|searchbox|combobox|listbox|spinbutton|slider|checkbox|radio|switch)$/;
