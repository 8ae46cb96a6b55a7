/** Which words of a statement ("the doctor is Dr. Klein") are the name of a field on the page. */
import type { FieldOf } from '../language/declared.js';
import { lookUp, type Scene } from '../matching/look-up.js';
import { wantControl } from '../matching/wants.js';
import { chosenOf, isEditable } from './do-option.js';

/** Asks the page, which is read only when there is something to ask. */
export function fieldsOn(read: () => Scene): FieldOf {
  let scene: Scene | undefined;
  return (label, value) => {
    scene ??= read();
    const found = lookUp(label, wantControl, scene);
    const [field, ...others] = found.kind === 'found' ? found.entries : [];
    const isCalledSo = found.kind === 'found' && (found.exact || found.ranked[0]?.own.leftShare === 0);
    if (field && others.length === 0 && isCalledSo) return isEditable(field) ? 'text' : 'choice';
    return chosenOf(label, value, scene) ? 'choice' : undefined;
  };
}
