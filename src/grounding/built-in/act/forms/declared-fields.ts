/** Which words of a statement ("the doctor is Dr. Klein") are the name of a field on the page. */
import type { FieldOf } from '../../language/declared.js';
import type { Token } from '../../language/lexer.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import type { Entry } from '../../matching/page-index.js';
import { wantControl } from '../../matching/wants.js';
import { chosenOf, isEditable } from '../controls/do-option.js';

/** Asks the page, which is read only when there is something to ask. */
export function fieldsOn(read: () => Scene): FieldOf {
  let scene: Scene | undefined;
  return (label, value) => {
    scene ??= read();
    const field = fieldCalled(label, scene);
    if (field && isBox(field)) return 'box';
    if (field) return isEditable(field) ? 'text' : 'choice';
    return chosenOf(label, value, scene) ? 'choice' : undefined;
  };
}

/** The one control that the words are the name of, or a part of its name. */
function fieldCalled(label: readonly Token[], scene: Scene): Entry | undefined {
  const found = label.length === 0 ? undefined : lookUp(label, wantControl, scene);
  const [field, ...others] = found?.kind === 'found' ? found.entries : [];
  const isCalledSo = found?.kind === 'found' && (found.exact || found.ranked[0]?.own.leftShare === 0);
  return others.length === 0 && isCalledSo ? field : undefined;
}

/** Ticked or not, and nothing else. */
function isBox({ node }: Entry): boolean {
  return node.role === 'checkbox' || node.role === 'switch';
}
