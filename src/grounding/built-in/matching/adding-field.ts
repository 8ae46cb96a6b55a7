/** A field for what is new in a list, with the button beside it that only adds. */
import { fold, recordNouns } from '../language/words.js';
import { entriesOf } from './by-role.js';
import { ancestorsOf, below, type Entry, isInside, type PageIndex } from './page-index.js';
import { formOf } from './relations.js';

/** The page has such a field: a box of its list is ticked by no "add". */
export function hasAddingField(index: PageIndex): boolean {
  const isAsked = ({ node }: Entry): boolean => node.hidden === undefined && node.inputType !== 'search';
  return entriesOf('textbox', index).some(
    (field) => field.actionable && isAsked(field) && partOf(field, index)?.buttons.some(adds) === true,
  );
}

/** The form of a field, or else the nearest part around it that has a button; the buttons in it, those of the lines of its list aside. */
export function partOf(
  field: Entry,
  index: PageIndex,
): { part: Entry; buttons: readonly Entry[] } | undefined {
  const form = formOf(field);
  for (const part of form ? [form] : [...ancestorsOf(field)].slice(0, MOST_LEVELS)) {
    const inside = below(index, part).filter(
      (each) => each.actionable && isButton(each) && !isInLine(each, part),
    );
    if (form || inside.length > 0) return { part, buttons: inside };
  }
  return undefined;
}

/** A form that is drawn without a form lies this many levels around its field at most. */
const MOST_LEVELS = 3;

/** A link "Add" that leads nowhere is a button by its looks. */
function isButton(entry: Entry): boolean {
  const { role, url } = entry.node;
  return role === 'button' || (role === 'link' && url?.endsWith('#') === true && adds(entry));
}

function isInLine(button: Entry, part: Entry): boolean {
  return [...ancestorsOf(button)].some(
    (line) => isInside(line, part) && /^(?:listitem|row|article)$/.test(line.node.role),
  );
}

/** "e.g. eggs". */
export function isSample(text: string): boolean {
  return /\b(?:e\.?g|for example|such as)\b/i.test(text);
}

/** "Add", "+", "Add task", "Create item". */
export function adds({ node, evidence: [name] }: Entry): boolean {
  const shown = fold(node.name || (node.text ?? ''));
  const words = (name?.words ?? []).filter(({ text }) => /\p{L}/u.test(text));
  const [verb, ...object] = words;
  if (/^[+＋]$/u.test(shown.trim())) return true;
  return (
    verb !== undefined &&
    /^(?:add|create|new)$/.test(verb.text) &&
    object.length <= 2 &&
    object.every(({ stem, text }) => recordNouns.has(stem) || /^(?:new|to|list|a|an|the|it)$/.test(text))
  );
}

/** "What needs to be done?", "Add a task…": what is typed there is new in the list, whatever the list is called. */
export function asksForNew({ evidence, node }: Entry): boolean {
  return (
    (node.value ?? '') === '' &&
    evidence.some(({ text }) =>
      /^(?:what (?:(?:needs|has|do (?:you|we) (?:need|have|want)) to (?:be done|get done|do)|needs (?:doing|done)|(?:is|are) (?:to be done|you going to do))|what(?:'s| is) next|(?:add|enter|type|write|new) (?:a |an |your )?(?:new )?(?:task|to-?do|item|entry|thing)\b)/i.test(
        text.trim(),
      ),
    )
  );
}
