/** What an open list says of its options: whose they are, which is chosen, and how the list is put away. */
import type { PlannedStep } from '../../../../contract/plan.js';
import type { Scene } from '../../matching/look-up.js';
import { type Phase, stepOn, stepOnPage } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';

type Choose = Extract<Phase, { kind: 'choose' }>;

/** What was typed to find the option is taken out again, and a list that was only opened is closed. In a dialog the key might close that. */
export function putBackOf(field: Entry, { typed, was = '', way }: Choose): { putBack?: PlannedStep[] } {
  if (typed) return { putBack: [stepOn(field, 'fill', { args: [was], confidence: 1 })] };
  const isInDialog = [...ancestorsOf(field)].some(({ node }) => node.role.endsWith('dialog'));
  const isOpen = way === 'click' && field.node.role === 'combobox' && field.node.expanded === true;
  return isOpen && !isInDialog ? { putBack: [stepOnPage('press', ['Escape'])] } : {};
}

/** What shows the choices of another list: the chips and options that stand in it are none of the one that was opened. */
export function isOfAnother(option: Entry, field: Entry | undefined, scene: Scene): boolean {
  if (!field) return false;
  const around = [...ancestorsOf(option)];
  if (around.some((each) => each.node.role === 'combobox' && each !== field && !isInside(field, each)))
    return true;
  const { before } = scene;
  const old = before && entryOf(field.node.ref ?? '', before);
  // A list that stood open is the one that stands open still.
  if (!before || !old || old.node.expanded === true || field.node.expanded !== true) return false;
  const stood = entryOf(option.node.ref ?? '', before);
  return stood !== undefined && isReachable(stood);
}

/** A list that has just opened may mark the option that the keys would take as if it were chosen: then the field shows nothing of it. */
export function markOf(option: Entry, field: Entry, { before }: Scene): 'chosen' | 'pointed at' | 'unclear' {
  const closed = before && entryOf(field.node.ref ?? '', before);
  if (option.node.role !== 'option' || option.node.selected !== true || !closed) return 'chosen';
  if (closed.node.expanded !== false || field.node.expanded !== true) return 'chosen';
  const own = [closed, ...closed.children].map(({ node }) => readable(node)).join(' ');
  // What it shows itself is what is chosen, whatever the lines below it say.
  const around =
    closed.node.role === 'listbox' && own.trim() !== ''
      ? []
      : [...ancestorsOf(closed)].slice(0, 2).map(({ node }) => readable(node));
  const shown = fold([closed.node.value ?? '', own, ...around].join(' '));
  if (shown.includes(fold(option.node.name || readable(option.node)))) return 'chosen';
  // "3 selected" may be this one as well.
  return /\d|\b(?:selected|chosen|all)\b/u.test(fold(closed.node.value ?? readable(closed.node)))
    ? 'unclear'
    : 'pointed at';
}

/** Lists that are there for screen readers only repeat what a person sees elsewhere. */
export function isReachable({ node }: Entry): boolean {
  return node.hidden === undefined || node.hidden === 'covered' || node.hidden === 'offscreen';
}
