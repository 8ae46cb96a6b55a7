/** One text for each of several fields that no name tells apart: "enter 3, 5 and 8 into the boxes", "type the PIN into both fields". */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { isEditable } from '../controls/do-option.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { splitList } from '../../language/phrase.js';
import { isBareValue, severalFields, VALUE_NOUNS } from '../../language/several-fields.js';
import { stripLeading } from '../../language/token-runs.js';
import { fieldRoles } from '../../language/types.js';

const CONFIDENCE = 0.85;

/** The steps for all the fields of the page, in its order; undefined where the clause speaks of no such fields, or has not one text for each. */
export function fillSeveral(clause: Clause, { index }: Scene): Outcome | undefined {
  for (const { target, value } of clause.readings) {
    const several = target && value ? severalFields(target) : undefined;
    if (!several || !target || !value) continue;
    const isSecret = target.some(({ lower }) => lower === 'password');
    const fields = index.actionable.filter(
      (entry) =>
        (!isSecret || entry.node.inputType === 'password') &&
        fieldRoles.has(entry.node.role) &&
        entry.node.options === undefined &&
        isEditable(entry) &&
        entry.node.hidden === undefined &&
        entry.node.disabled !== true,
    );
    const parts = splitList(withoutNoun(value));
    if (!parts.every(isBareValue) || (!several.isEach && parts.length === 1)) continue;
    const texts = several.isEach && parts.length === 1 ? fields.map(() => parts[0] ?? []) : parts;
    const looked = spell(target);
    if (fields.length < 2) return undefined;
    if (several.isEach && parts.length > 1 && value.every(({ kind }) => kind !== 'quoted'))
      return {
        kind: 'cannot-tell',
        looked: clause.text,
        reason: `whether all of "${valueOf(value)}" goes into each of them is not clear: put what is one text in quotes`,
      };
    if (fields.length !== (several.count ?? texts.length) || texts.length !== fields.length)
      return {
        kind: 'cannot-tell',
        looked: clause.text,
        reason: `there are ${fields.length} fields for ${looked}, and ${parts.length === 1 ? 'one text' : `${parts.length} texts`} to go in`,
      };
    return {
      kind: 'steps',
      explained: valueOf(value),
      steps: fields.map((entry, at) =>
        stepOn(entry, 'fill', { args: [valueOf(texts[at] ?? [])], confidence: CONFIDENCE }),
      ),
    };
  }
  return undefined;
}

/** "The number 17", "the words A and B". */
function withoutNoun(value: readonly Token[]): readonly Token[] {
  const bare = stripLeading(value, VALUE_NOUNS);
  return bare.length > 0 ? bare : value;
}
