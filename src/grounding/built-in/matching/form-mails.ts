/** The fields of a form that take e-mail addresses, one or several. */
import { isStopWord, type Word } from '../language/words.js';
import type { Form, FormField } from './form-fields.js';

/** Those of that type, or else those that are called so. */
export function emails({ fields }: Pick<Form, 'fields'>): readonly FormField[] {
  const typed = fields.filter(({ kind }) => kind === 'email');
  const isCalledSo = ({ kind, names }: FormField): boolean =>
    (kind === 'text' && names.some((name) => name.some(({ meaning }) => meaning === 'email'))) ||
    (kind === 'area' && names.some((name) => isOfAddresses(name)));
  return typed.length > 0 ? typed : fields.filter((field) => isCalledSo(field));
}

/** "Write a mail": a form that asks for whom, and for a subject or a text, is one for letters, though it says so nowhere. */
export function isForLetter({ meaning }: Word, fields: readonly FormField[]): boolean {
  const asks = (name: RegExp): boolean =>
    fields.some(({ names }) =>
      names.some(([word, ...more]) => more.length === 0 && name.test(word?.text ?? '')),
    );
  return (
    /^(?:email|message|letter)$/.test(meaning) &&
    asks(/^(?:to|recipients?)$/) &&
    asks(/^(?:subject|message|body)$/)
  );
}

/** "Mail addresses" takes several, one a line; "Email text" takes none. */
function isOfAddresses(name: readonly Word[]): boolean {
  return (
    name.some(({ meaning }) => meaning === 'email') &&
    name.every((word) => isStopWord(word) || /^(?:email|address|new|several|list)$/.test(word.meaning))
  );
}
