/** "12 High Street, 75002 Paris" goes into the field for the street only where none beside it asks for the postal code or the town. */
import { fieldRoles } from '../../language/types.js';
import { fold } from '../../language/words.js';
import type { Act } from '../evidence/word-evidence.js';

/** A street, then a postal code and a town, or both the other way round, with or without a sign between the parts. */
const whole =
  /^[^,]*\p{L}[^,]*, ?(?:\d{4,6} \p{L}|\p{L}[^,]*\b[A-Z]{0,2}\d[A-Z\d]{2,5}\b|(?:[^,]+, ?){1,2}[A-Z]{0,2} ?\d{4,6}\b)/u;

/** How a part of an address is called, in its label, its name for the form or its id. */
const part =
  /\b(?:post(?:al)?(?: ?code)?|zip|plz|postleitzahl|city|town|ville|commune|ort|stadt|ciudad|citta)\b/;

/** What is typed into the one field although it has parts that other fields ask for. */
export function addressInOne({ targets: [field, ...others], literals, index }: Act): string | undefined {
  const address = literals.find((text) => whole.test(text));
  if (address === undefined || !field || others.length > 0) return undefined;
  const isBeside = index.actionable.some(
    (other) =>
      other !== field &&
      fieldRoles.has(other.node.role) &&
      other.node.hidden === undefined &&
      other.evidence.some(({ text }) => part.test(fold(text).replace(/[-_]/g, ' '))),
  );
  return isBeside ? address : undefined;
}
