/** Names of persons, and the fields of a form that they go into. */
import type { Token } from '../language/lexer.js';
import { type Form, type FormField, isFiller } from './form-fields.js';
import type { Placement } from './form-parts.js';

/** "Adopter's name": the fields for a name, of whomever that is. */
export function nameFields({ fields }: Form): readonly FormField[] {
  return fields.filter(
    ({ kind, names }) =>
      kind === 'text' &&
      names.some(
        (name) =>
          name.at(-1)?.stem === 'name' &&
          !/^(?:user|file|nick|company|first|last)$/.test(name[0]?.stem ?? ''),
      ),
  );
}

/** "Helen Marsh". */
export function isFullName(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 1 && tokens.every(({ kind, text }) => kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text))
  );
}

/** The name of a person: into the one field that asks for a name and nothing more, or into those for its two parts. */
export function person(value: readonly Token[], { fields }: Form): Placement[] | undefined {
  const texts = fields.filter(({ kind }) => kind === 'text');
  const whole = texts.filter(({ names }) =>
    names.some((name) => {
      const telling = name.filter((word) => !isFiller(word));
      return telling.length === 1 && /^(?:name|fullname)$/.test(telling[0]?.stem ?? '');
    }),
  );
  const [only, ...others] = whole;
  const [first, last] = ['first', 'last'].map((part) => calledPart(texts, part));
  // A "Name" beside the "Surname" is the first one.
  if (only && others.length === 0 && last && last !== only && !first && value.length > 1)
    return [
      { field: only, value: value.slice(0, 1) },
      { field: last, value: value.slice(1) },
    ];
  if (only) return others.length === 0 ? [{ field: only, value }] : undefined;
  return first && last
    ? [
        { field: first, value: value.slice(0, 1) },
        { field: last, value: value.slice(1) },
      ]
    : undefined;
}

export function calledPart(fields: readonly FormField[], part: string): FormField | undefined {
  const pattern =
    part === 'first' ? /^(?:first|given|forename|firstname)$/ : /^(?:last|family|surname|lastname)$/;
  const found = fields.filter(({ names }) =>
    names.some((name) => name.some((word) => pattern.test(word.text))),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** "For Hugo": the one field for the name of whom such a thing is for. A mere "Name" may be that of the thing. */
export function forWhom(value: readonly Token[], { fields }: Form): Placement[] | undefined {
  const isName =
    value.length > 0 &&
    value.length < 4 &&
    value.every(({ kind, text }) => kind === 'quoted' || (kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text)));
  const [field, ...others] = fields.filter(
    ({ kind, names }) =>
      kind === 'text' &&
      names.some((name) => {
        const telling = name.filter((word) => !isFiller(word) && word.stem !== 'name');
        return telling.length === 1 && whom.test(telling[0]?.stem ?? '');
      }),
  );
  return isName && field && others.length === 0 ? [{ field, value }] : undefined;
}

const whom =
  /^(?:guest|visitor|customer|client|patient|passenger|traveller|traveler|borrower|tenant|renter|attendee|participant|member|person|whom)$/;

/** Fields that may ask for whom it is: who covers for somebody, or has to approve it, is another person of it. */
export function receiving({ fields }: Form): readonly FormField[] {
  return fields.filter(
    ({ names }) =>
      !names.some((name) => name.some(({ text, stem }) => others.test(text) || others.test(stem))),
  );
}

const others =
  /^(?:cover(?:ed|er)?|substitute|stand-?in|deputy|backup|approver|reviewer|reporter|requester|manager|supervisor|sender|author|creator|referrer|host|organi[sz]er|witness|by|from)$/;

/** "Otis Grant from Solaris": where somebody is from is no part of the name. */
export function saysWhereFrom(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind, lower }) => kind === 'word' && lower === 'from');
  const place = tokens.slice(at + 1);
  return (
    at > 0 &&
    place.length > 0 &&
    isFullName(tokens.slice(0, at)) &&
    place.every(({ kind, text }) => kind === 'word' && /^\p{Lu}/u.test(text))
  );
}
