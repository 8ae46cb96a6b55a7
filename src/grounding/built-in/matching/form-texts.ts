/** Where a text goes that has no label: the note into the field "Note", what is made of nothing but a text into the one place for it. */
import type { Token } from '../language/lexer.js';
import type { Word } from '../language/words.js';
import { type Form, type FormField, isFiller, isSame } from './form-fields.js';
import type { Placement } from './form-parts.js';

/** The note "…" goes into the field "Note"; a message, whatever it is called, where a text of several lines goes. */
export function ofNoun(value: readonly Token[], form: Form): Placement[] | undefined {
  const { nouns } = form;
  const isNoun = (word: Word): boolean => nouns.some((noun) => isSame(noun, word));
  // "To" alone says nothing of it.
  const isNamed = (name: readonly Word[]): boolean =>
    name.some(isNoun) && name.every((word) => isFiller(word) || isNoun(word));
  const fields = form.fields.filter(({ kind, names }) => /^(?:text|area)$/.test(kind) && names.some(isNamed));
  const [only, ...others] = fields.length > 0 || !isOfText(form) ? fields : bodies(form);
  return only && others.length === 0 ? [{ field: only, value }] : undefined;
}

/** What is made is nothing but a text. */
function isOfText({ nouns }: Form): boolean {
  return /^(?:message|comment|note|review|reply|feedback|question|answer|text|remark|notice|announcement|memo|post|ad|advert)$/.test(
    nouns.at(-1)?.stem ?? '',
  );
}

/** "A notice: beginners, "Looking for a partner"": in quotes behind all else, it is the text itself, where only one field takes one. */
export function itsText(value: readonly Token[], form: Form): Placement[] | undefined {
  if (!isOfText(form)) return undefined;
  const areas = form.fields.filter(({ kind }) => kind === 'area');
  const [only, ...others] = areas.length > 0 ? areas : form.fields.filter(({ kind }) => kind === 'text');
  return only && others.length === 0 && (only.entry.node.value ?? '') === ''
    ? [{ field: only, value }]
    : undefined;
}

/** Where a text of more than a line goes. */
export function bodies({ fields }: Form): readonly FormField[] {
  const areas = fields.filter(({ kind }) => kind === 'area');
  return areas.length > 0
    ? areas
    : fields.filter(
        ({ kind, names }) =>
          kind === 'text' &&
          names.some((name) => name.some(({ stem }) => /^(?:message|text|body|comment|content)$/.test(stem))),
      );
}
