/** "Open the comments and comment "Congratulations!"", "reply "Thanks"": the text goes into the one field for it that is open, and is sent off beside it. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import type { Word } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, isInside } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isEditable } from '../controls/do-option.js';
import { submitButton } from '../controls/do-click.js';

const CONFIDENCE = 0.82;

/** The steps; undefined where the page has no such field, or several and none where the step before was. */
export function commentTyped(clause: Clause, scene: Scene): Outcome | undefined {
  const tokens = tokensInOrder(clause.readings);
  const [verb, ...rest] = tokens;
  const text = rest.at(-1);
  if (clause.verb !== 'goal' || verb?.kind !== 'word' || !/^(?:comment|reply)$/.test(verb.lower))
    return undefined;
  if (text?.kind !== 'quoted' || !rest.slice(0, -1).every(({ lower }) => /^(?:with|saying|:)$/.test(lower)))
    return undefined;
  const fields = scene.index.actionable.filter((entry) =>
    takesText(entry, ({ stem }) => stem === verb.lower),
  );
  const record = scene.last && recordOf(scene.last);
  const near = record ? fields.filter((field) => isInside(field, record)) : [];
  const [field, ...others] = near.length > 0 ? near : fields;
  if (!field || others.length > 0) return undefined;
  const button = submitButton({ ...scene, last: field }, [
    'comment',
    'send',
    'post',
    'publish',
    'submit',
    'add',
    'reply',
  ]);
  const fill = stepOn(field, 'fill', { args: [text.text], confidence: CONFIDENCE });
  return button.kind === 'one'
    ? {
        kind: 'steps',
        steps: [fill, stepOn(button.entry, 'click', { confidence: CONFIDENCE })],
        explained: clause.text,
      }
    : undefined;
}

/** Whether it is a field for a text that is called so. */
export function takesText(entry: Entry, isSaid: (word: Word) => boolean): boolean {
  return (
    entry.node.role === 'textbox' &&
    entry.node.hidden === undefined &&
    isEditable(entry) &&
    entry.evidence.some(({ trust, words }) => trust > 0.8 && words.some(isSaid))
  );
}
