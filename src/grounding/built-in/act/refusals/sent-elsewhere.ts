/**
 * "Enter the e-mail and the password and sign in" is not the link "Sign in" of the navigation, which leads away from what was filled in: what sends
 * fields off stands with them. No more is it the box that the fields lie in.
 */
import type { Clause } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import { ancestorsOf, type Entry, isInside } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import { leadsNowhere } from '../../matching/same-target.js';
import type { Act } from '../evidence/word-evidence.js';

/** The verb, where what was filled in last would be left behind. */
export function sentElsewhere(
  { verb, said, text }: Clause,
  { targets: [target, ...others], last }: Act,
): string | undefined {
  if (!/^(?:click|goal|submit|login)$/.test(verb) || !target || others.length > 0 || !last) return undefined;
  const isField = fieldRoles.has(last.node.role) || last.node.checked !== undefined;
  if (!isField || target === last) return undefined;
  const holds = isInside(last, target) && !/^(?:button|link)$/.test(target.node.role);
  const sends = [text, target.node.name].some((shown) => sending.test(shown.trim()));
  return holds || (sends && leavesBehind(target, last)) ? said || text : undefined;
}

const sending =
  /^(?:(?:click|press|tap|hit|push)(?: on)? )?(?:log ?in|sign ?(?:in|up|on)|log ?on|register|join|submit|send|save|create|post|publish|subscribe|enrol)\b/i;

/** A link to another page that stands in no form with the field, and in a navigation or in front of the field. */
function leavesBehind(target: Entry, field: Entry): boolean {
  const { role, url } = target.node;
  if (role !== 'link' || url === undefined || leadsNowhere(url)) return false;
  const form = formOf(field);
  if (form && isInside(target, form)) return false;
  const isOfPage = [...ancestorsOf(target)].some(({ node }) =>
    /^(?:navigation|banner|menu|menubar|contentinfo)$/.test(node.role),
  );
  return form !== undefined || isOfPage || target.order < field.order;
}
