/** "Choose the Margherita": in the card that is called so, its button "Choose". */
import { type Clause, spell } from '../../language/clause.js';
import { withoutDeterminer } from '../../language/token-runs.js';
import { contentOf, fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below } from '../../matching/page-index.js';
import { called, recordGroups } from './records-called.js';

const CONFIDENCE = 0.85;

/** A click on the one button of the one record of that name that says the verb and no more; undefined where there is none such. */
export function choosingButton(clause: Clause, { index }: Scene): Outcome | undefined {
  const [reading, ...others] = clause.readings;
  if (clause.verb !== 'select' || !/^(?:choose|select|pick)$/.test(clause.said) || others.length > 0)
    return undefined;
  if (!reading?.target || reading.value || reading.destination) return undefined;
  const name = fold(spell(withoutDeterminer(reading.target)).replaceAll('"', ''));
  const found = recordGroups(index).flatMap((group) => {
    const one = group.length > 1 ? called(group, name) : undefined;
    const isWhole = one?.texts.includes(name) === true;
    const inside = one && isWhole ? below(index, one.record) : [];
    // Where there is a box for it, choosing is ticking.
    const isBoxed = inside.some(({ node }) => /^(?:checkbox|radio)$/.test(node.role));
    const buttons = isBoxed ? [] : inside.filter(({ node }) => node.role === 'button');
    const saying = buttons.filter(({ node }) => {
      const words = contentOf(node.name);
      const isChoosing = /^(?:choose|select|pick)$/.test(words[0]?.text ?? '');
      return words.length === 1 && isChoosing && node.disabled !== true;
    });
    return saying.length === 1 ? saying : [];
  });
  const [only, ...more] = found;
  return only && more.length === 0
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: clause.text }
    : undefined;
}
