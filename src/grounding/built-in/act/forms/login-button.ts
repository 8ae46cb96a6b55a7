/** "Press login", where the button below the user name and the password says "OK": there is nothing else that it could be for. */
import { type Clause, spell } from '../../language/clause.js';
import { formFields, type FormField } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, type PageIndex } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';

const CONFIDENCE = 0.8;

const login = /^(?:the )?["“]?(?:log ?in|sign ?in|log on|sign on)["”]?(?: button)?$/iu;

/** What a button says that only sends off what stands over it. */
const plain = /^(?:ok|okay|go|submit|enter|continue|next)[.!]?$/;

/** What somebody is known by who has an account. */
const known = /^(?:user|username|login|email|account|member|customer|name)$/;

/** What an account is made by, or a password is changed by: the same fields stand there. */
const other =
  /\b(?:sign(?:ing)? ?up|regist\p{L}+|creat\p{L}+|join|new|change|reset|forgot\p{L}*|delete|close)\b/iu;

/** The only button of the only form that asks for just a user and a password; undefined where a form asks for more, or is for something else. */
export function loginButton({ verb, readings }: Clause, { index }: Scene): Outcome | undefined {
  const [reading] = readings;
  const said = reading?.target ?? [];
  if (verb !== 'click' || reading?.value || reading?.destination || !login.test(spell(said)))
    return undefined;
  const fields = formFields(index.actionable);
  const [password, ...others] = fields.filter(({ kind }) => kind === 'password');
  const user = fields.find(
    (field) => field !== password && field.names.some((name) => name.some(({ text }) => known.test(text))),
  );
  if (!password || !user || others.length > 0 || fields.length !== 2) return undefined;
  const button = buttonOf(password, index);
  if (!button || saysOther(index)) return undefined;
  const step = stepOn(button, 'click', { confidence: CONFIDENCE });
  return { kind: 'steps', steps: [step], explained: spell(said) };
}

/** The only button of the smallest part that holds the password and any button at all, if it says no more than that it sends. */
function buttonOf({ entry }: FormField, index: PageIndex): Entry | undefined {
  for (const part of ancestorsOf(entry)) {
    const [only, ...others] = below(index, part).filter(
      ({ node }) => node.role === 'button' && node.hidden === undefined,
    );
    if (!only) continue;
    const isPlain = others.length === 0 && plain.test(fold(only.node.name)) && only.node.disabled !== true;
    return isPlain ? only : undefined;
  }
  return undefined;
}

/** Whether a title or a text says that the fields are there for something else. */
function saysOther({ entries }: PageIndex): boolean {
  return entries.some(({ node, actionable }) => !actionable && other.test(`${node.name} ${node.text ?? ''}`));
}
