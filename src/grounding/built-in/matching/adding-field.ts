/** A field for what is new in a list, with the button beside it that only adds. */
import { fold, recordNouns } from '../language/words.js';
import type { Entry, PageIndex } from './page-index.js';
import { formOf } from './relations.js';

/** The page has such a field: a box of its list is ticked by no "add". */
export function hasAddingField({ actionable }: PageIndex): boolean {
  const buttons = actionable.filter((entry) => entry.node.role === 'button' && adds(entry));
  return actionable.some((field) => {
    const around = formOf(field) ?? field.parent?.parent ?? field.parent;
    return (
      field.node.role === 'textbox' &&
      field.node.hidden === undefined &&
      field.node.inputType !== 'search' &&
      around !== undefined &&
      buttons.some(({ order }) => order > around.order && order <= around.end)
    );
  });
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
