/** "Edit Ward Bell", where the link of that very name leads to an address that says so: ".../customers/5/edit". */
import { type Clause, valueOf } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';

const CONFIDENCE = 0.82;

/** The click on it; undefined for any other clause, and where links of that name lead to several places. */
export function editedByLink(clause: Clause, { index }: Scene): Outcome | undefined {
  const [verb, ...rest] = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || clause.said !== 'edit' || !verb || rest.length === 0) return undefined;
  const name = fold(valueOf(rest));
  const links = index.actionable.filter(
    ({ node }) => node.role === 'link' && node.hidden === undefined && fold(node.name) === name,
  );
  const [link] = links;
  const address = link?.node.url ?? '';
  const isEdit = /[/#?=&][\w-]*edit(?:[/?&=#]|$)/i.test(address);
  return link && isEdit && links.every(({ node }) => node.url === address)
    ? { kind: 'steps', steps: [stepOn(link, 'click', { confidence: CONFIDENCE })], explained: clause.text }
    : undefined;
}
