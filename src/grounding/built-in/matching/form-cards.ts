/** What stands on a payment card: its number, until when it is good, and its code. Each is told by what it looks like, or by its own word. */
import { valueOf } from '../language/clause.js';
import type { Token } from '../language/lexer.js';
import type { Form, FormField } from './form-fields.js';
import type { Placement } from './form-parts.js';

/** The one field for it; undefined for what is on no card, and where no field, or more than one, asks for it. */
export function ofCard(tokens: readonly Token[], { fields }: Form): Placement[] | undefined {
  const said = valueOf(tokens)
    .trim()
    .replaceAll(/\s*\/\s*/g, '/')
    .toLowerCase();
  const kind = kinds.find(({ written }) => written.test(said));
  const from = kind ? tokens.findIndex(({ text }) => /^\d/.test(text)) : -1;
  const [field, ...others] = kind ? fields.filter((each) => asksFor(each, kind.asked)) : [];
  return field && from !== -1 && others.length === 0 ? [{ field, value: tokens.slice(from) }] : undefined;
}

/** Whether a text is long enough for the number of a card, and nothing else. */
export function isCardNumber(text: string): boolean {
  return /^(?:\d[ -]?){12,18}\d$/.test(text.trim());
}

const kinds: readonly { written: RegExp; asked: RegExp }[] = [
  {
    written: /^(?:(?:the )?(?:card )?number )?(?:\d[ -]?){12,18}\d$/,
    asked: /^(?:(?:credit |debit |payment )?card(?: number| no)?|(?:\d{4}[ -]?){2,}.*)$/,
  },
  {
    written:
      /^(?:the )?(?:expir(?:ing|es|y|ation)|exp|valid(?: (?:until|till|thru|through|to))?|good until)(?: date)?(?: (?:on|in|of))? \d{1,2}\/\d{2}(?:\d{2})?$/,
    asked: /^(?:expir.*|exp(?: date)?|valid (?:until|thru|through|to)|mm ?\/? ?(?:yy|jj){1,2})$/,
  },
  {
    written: /^(?:the |its )?(?:(?:card )?security code|cvc2?|cvv2?|csc|card code|code)(?: of| is)? \d{3,4}$/,
    asked: /^(?:(?:card )?security code|cvc2?|cvv2?|csc|card code)\b.*$/,
  },
];

function asksFor({ kind, names }: FormField, asked: RegExp): boolean {
  return (
    /^(?:text|number|tel|password|date)$/.test(kind) &&
    names.some((name) =>
      asked.test(
        name
          .map(({ text }) => text)
          .filter((text) => /[\p{L}\d]/u.test(text))
          .join(' '),
      ),
    )
  );
}
