/** "Write ann@x.org in the newsletter field in the footer": the one field that asks for an address to send it to, which may say so only around it. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { isMailAddress } from '../../language/mail-address.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { putInto } from '../controls/put.js';

const called =
  /^(?:the )?(?:newsletters?|subscription|subscribe|mailing[- ]list)(?: (?:e-?mail(?: address)?|address|sign-?up|subscription|field|box|input|form))*(?<place> (?:in|at|of) the (?:(?:page )?footer|(?:very )?bottom(?: of the page)?))?$/iu;

/** Levels from the field up to what says that it is for a newsletter. */
const MAX_LEVELS = 3;

/** The address typed into it; undefined for any other text or field, and where the page has no such field, or two. */
export function newsletterField(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:fill|type)$/.test(clause.verb) || scene.among) return undefined;
  for (const { target, value } of clause.readings) {
    const said = target && value ? called.exec(spell(target)) : null;
    if (!said || !value || !isMailAddress(valueOf(value))) continue;
    const isBelow = said.groups?.['place'] !== undefined;
    const fields = fieldsForLetters(scene.index).filter((field) => !isBelow || isInFooter(field));
    const [field, ...others] = fields;
    if (!field || others.length > 0) return undefined;
    return explaining(putInto(field, value, { confidence: 0.85, clause, scene }), clause.text);
  }
  return undefined;
}

/** Fields for an e-mail address, alone with a button that subscribes, or with a text around them that speaks of a newsletter. */
function fieldsForLetters(index: PageIndex): readonly Entry[] {
  const shown = index.actionable.filter(
    ({ node }) => node.hidden === undefined || node.hidden === 'offscreen',
  );
  const fields = shown.filter(({ node }) => node.role === 'textbox');
  return fields.filter((field) => {
    const { inputType, name, placeholder = '' } = field.node;
    if (inputType !== 'email' && !/\be-?mail\b/i.test(`${name} ${placeholder}`)) return false;
    const around = [...ancestorsOf(field)]
      .slice(0, MAX_LEVELS)
      .filter((each) => !fields.some((other) => other !== field && isInside(other, each)));
    const subscribes = shown.some(
      (button) =>
        button.node.role === 'button' &&
        /^(?:subscribe|keep me (?:posted|informed)|notify me)\b/i.test(
          button.node.name || readable(button.node),
        ) &&
        around.some((each) => isInside(button, each)),
    );
    return around.some((each) => /\bnewsletter|mailing list\b/i.test(readable(each.node))) || subscribes;
  });
}

function isInFooter(field: Entry): boolean {
  return [...ancestorsOf(field)].some(({ node }) => node.role === 'contentinfo' || node.tag === 'footer');
}
