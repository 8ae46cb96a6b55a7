/** "Choose the cheapest flight and click Book": where choosing it was the click on its button "Book", that is not clicked again. */
import { type Clause, valueOf } from '../../language/clause.js';
import type { Outcome } from '../../matching/outcome.js';
import { entryOf, type PageIndex } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';

/** Whether the step of a choice is the very click that the next clause asks for. */
export function isSaidAgain(
  clause: Clause,
  next: Clause | undefined,
  outcome: Outcome,
  index: PageIndex,
): boolean {
  if (isSentOnce(clause, next, index) || isSentWith(next, outcome, index)) return true;
  if (saysBoth(clause, next, outcome, index)) return true;
  if (clause.verb !== 'select' || next?.verb !== 'click' || outcome.kind !== 'steps' || outcome.phase)
    return false;
  const [step, ...others] = outcome.steps;
  const node =
    step?.method === 'click' && others.length === 0 ? entryOf(step.ref ?? '', index)?.node : undefined;
  if (!node || !/^(?:button|link)$/.test(node.role)) return false;
  const asked = valueOf(next.readings[0]?.target ?? []);
  return fold(asked.replace(/^the /i, '').replace(/ (?:button|link)$/i, '')) === fold(node.name);
}

/** "Request a day off … and send it": what the first words ask for has been sent off by the button "Send", and is sent once. */
function isSentOnce({ verb, at }: Clause, next: Clause | undefined, index: PageIndex): boolean {
  const again = /^(send|submit|save)(?: (?:it|this|that))?(?: (?:off|in))?$/i.exec(
    next?.text.trim() ?? '',
  )?.[1];
  if (verb !== 'submit' || at === undefined || next?.at !== undefined || again === undefined) return false;
  const name = entryOf(at, index)?.node.name ?? '';
  return fold(name).split(' ').includes(again.toLowerCase());
}

/** "Reply with "On its way" and send it": the text goes in and is sent off in one go, by "Send reply". */
function isSentWith(next: Clause | undefined, outcome: Outcome, index: PageIndex): boolean {
  const again = /^(send|submit|post) (?:it|this|that|the (?:reply|answer|message|comment))(?: off)?$/i.exec(
    next?.text.trim() ?? '',
  )?.[1];
  const [fill, click, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  if (again === undefined || fill?.method !== 'fill' || click?.method !== 'click' || others.length > 0)
    return false;
  const name = entryOf(click.ref ?? '', index)?.node.name ?? '';
  return fold(name).split(' ').includes(again.toLowerCase());
}

/** "Accept the answers and send the application", by one button "Accept and send". */
function saysBoth(clause: Clause, next: Clause | undefined, outcome: Outcome, index: PageIndex): boolean {
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const node =
    step?.method === 'click' && others.length === 0 ? entryOf(step.ref ?? '', index)?.node : undefined;
  const [first, second] = node?.role === 'button' ? fold(node.name).split(/ (?:and|&) /u) : [];
  const verbOf = (said: string | undefined): string => said?.split(' ')[0] ?? '';
  return (
    first !== undefined &&
    second !== undefined &&
    verbOf(first) === verbOf(clause.said) &&
    verbOf(second) === verbOf(next?.said)
  );
}
