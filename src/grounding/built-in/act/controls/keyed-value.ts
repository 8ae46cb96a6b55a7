/** "Change the value of "port" to 80" in an editor of keys and values: the key is a field as well, and the value is the one beside it. */
import { type Clause, spell } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** The fill of the one field beside the key; undefined where no field holds that key, or not just one other stands in its row. */
export function keyedValue({ verb, readings, text }: Clause, { index }: Scene): Outcome | undefined {
  if (verb !== 'set' && verb !== 'fill') return undefined;
  for (const { target = [], value } of readings) {
    const key = /^(?:the )?value (?:of|for) (?:the )?(?:key |field |property )?["“”]?(.+?)["“”]?$/i.exec(
      spell(target),
    )?.[1];
    if (key === undefined || !value?.length || isName(fold(key), index)) continue;
    const [field, ...others] = index.actionable.filter(
      (entry) => isText(entry) && contentsOf(entry) === fold(key),
    );
    const beside = field && others.length === 0 ? besideKey(field, index) : undefined;
    const ref = beside?.node.ref;
    if (ref !== undefined)
      return {
        kind: 'instead',
        clauses: [{ verb: 'set', said: 'set', readings: [{ value }], text, at: ref }],
      };
  }
  return undefined;
}

/** A field that is called so is meant itself, whatever another one holds. */
function isName(key: string, { actionable }: PageIndex): boolean {
  return actionable.some((entry) => isText(entry) && entry.evidence.some(({ text }) => fold(text) === key));
}

function besideKey(key: Entry, index: PageIndex): Entry | undefined {
  const row = recordOf(key);
  const [other, ...more] = row ? below(index, row).filter((entry) => entry !== key && isText(entry)) : [];
  return other && more.length === 0 && other.order > key.order ? other : undefined;
}

function isText({ actionable, node }: Entry): boolean {
  return actionable && node.hidden === undefined && /^(?:textbox|spinbutton)$/.test(node.role);
}

function contentsOf({ node }: Entry): string {
  return fold(node.value ?? node.text ?? '');
}
