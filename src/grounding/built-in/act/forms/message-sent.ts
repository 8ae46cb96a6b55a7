/**
 * "Send a message: name Ann, email ann@x.org, message "Hello"", "contact us with the name Ann …": whatever its button is called, the one form of the page
 * that takes a message is filled in with what is said, and sent.
 */
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { isSame } from '../../matching/form-fields.js';
import { toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { formOf } from '../../matching/relations.js';
import { takesText } from './comment-typed.js';

const said =
  /^(?:(?:send|submit|leave|write)(?: us| them)? (?:an? |the |your |my )?(?:\p{L}+ ){0,2}?(?<noun>message|inquiry|enquiry|feedback|question)(?: (?:to|for) (?:us|them|the (?:owner|team|support|staff)))?|(?<us>(?:contact|message|write to) (?:us|them)))(?:: ?|,? with |,? using |,? as follows:? )(?:the |an? )?(?<parts>.+)$/isu;

/** The form, and its button; undefined where no field or several take a message, and where only the text of one is said. */
export function messageSent(clause: Clause, { index }: Scene): Outcome | undefined {
  if (clause.verb !== 'goal' || clause.opened) return undefined;
  const { noun, us, parts = '' } = said.exec(clause.text)?.groups ?? {};
  if (noun === undefined && us === undefined) return undefined;
  if (!/,| and /.test(parts)) return undefined;
  const asked = toWord((noun ?? 'message').toLowerCase());
  const fields = index.actionable.filter((entry) => takesText(entry, (word) => isSame(asked, word)));
  const [field, ...others] = fields;
  if (!field || others.length > 0 || !formOf(field)) return undefined;
  return { kind: 'instead', clauses: parseInstruction(`fill in the form with ${parts} and submit it`) };
}
