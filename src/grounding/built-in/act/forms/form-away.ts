/** How a form is put away in which nothing has been typed. */
import type { PlannedStep } from '../../../../contract/plan.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn, stepOnPage } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';

/** How sure it is that a button of that name does so. */
const CONFIDENCE = 0.8;

/** Its one button to cancel or close it, else Escape in a dialog. */
export function wayOut(fresh: ReadonlySet<Entry>, { index }: Scene): PlannedStep | undefined {
  const saysOf = ({ evidence: [name] }: Entry): string => fold(name?.text ?? '');
  const buttons = index.actionable.filter(
    (entry) => fresh.has(entry) && /^(?:button|link|generic)$/.test(entry.node.role),
  );
  for (const word of ways) {
    const [only, ...others] = buttons.filter((entry) => saysOf(entry) === word);
    if (only && others.length === 0) return stepOn(only, 'click', { confidence: CONFIDENCE });
  }
  return [...fresh].some(({ node }) => node.role === 'dialog') ? stepOnPage('press', ['Escape']) : undefined;
}

/** What it may say, in order of preference. */
const ways = 'cancel discard close × ✕ ✖ ✗ x'.split(' ');
