/** "… and leave the pick-up at Munich Airport", "keep the seats at 2", "keep SMS on": what its field holds already, and nothing is done for. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { withoutDeterminer } from '../../language/token-runs.js';
import { contentWordsOf, fold } from '../../language/words.js';
import { fieldsCalled, formFields } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import type { PageIndex } from '../../matching/page-index.js';

/** Nothing to do, where all fields of that name hold it; undefined for any other clause, and where a field holds something else. */
export function leftAsItIs({ verb, readings }: Clause, { index }: Scene): Outcome | undefined {
  const [said, ...rest] = readings[0]?.target ?? [];
  const at = rest.findLastIndex(({ kind, lower }) => kind === 'word' && /^(?:at|on|as|to)$/.test(lower));
  if (verb !== 'goal' || !/^(?:leave|keep)$/.test(said?.lower ?? '')) return undefined;
  const box = boxLeft(rest, index);
  if (box || at < 1) return box;
  const label = contentWordsOf(spell(withoutDeterminer(rest.slice(0, at))));
  const value = fold(spell(withoutDeterminer(rest.slice(at + 1))).replace(/^"|"$/g, ''));
  const fields = fieldsCalled(label, { fields: formFields(index.actionable), nouns: [] });
  const holding = fields.filter(({ entry }) => value !== '' && fold(entry.node.value ?? '') === value);
  // "The pick-up" may be its place and its day: the place is at an airport.
  const [only, ...others] = holding;
  return only && others.length === 0
    ? { kind: 'done', reason: `"${only.entry.node.name}" holds it already`, entries: [only.entry] }
    : undefined;
}

/** "Keep SMS on", "leave the newsletter off": a box that is so already, or else has to be brought to it. */
function boxLeft(tokens: readonly Token[], index: PageIndex): Outcome | undefined {
  const state = tokens.at(-1);
  const name = withoutDeterminer(tokens.slice(0, -1));
  const isOn = /^(?:on|enabled|active)$/.test(state?.lower ?? '');
  if (state?.kind !== 'word' || name.length === 0 || (!isOn && !/^(?:off|disabled)$/.test(state.lower)))
    return undefined;
  const [box, ...others] = fieldsCalled(contentWordsOf(spell(name)), {
    fields: formFields(index.actionable),
    nouns: [],
  });
  if (!box || others.length > 0 || box.entry.node.checked === undefined || box.entry.node.role === 'radio')
    return undefined;
  if ((box.entry.node.checked === true) === isOn)
    return {
      kind: 'done',
      reason: `"${box.entry.node.name}" is ${state.lower} already`,
      entries: [box.entry],
    };
  return undefined;
}
