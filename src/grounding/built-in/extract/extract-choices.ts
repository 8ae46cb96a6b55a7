/** "The crusts one can choose from", "the options of the size": what a group of radio buttons offers. What a drop-down offers is no text of the page. */
import { dataOf, type Reading } from '../../../contract/reading.js';
import { groupOf, nameOf } from './extract-choice.js';
import type { PageIndex } from './extract-page.js';
import type { Want } from './extract-schema.js';
import { plainWords } from './extract-words.js';

const forms: readonly RegExp[] = [
  /^(?:(?:get|list|extract|all|what are) )?(?:the |all the )?(?<what>\p{L}[\p{L} ]*?)(?: that| which)? (?:one|you|we|i|people|customers?|users?|somebody) can (?:choose|pick|select)(?: from| between| among)?$/iu,
  /^(?:which|what) (?<what>\p{L}[\p{L} ]*?) (?:can (?:be (?:chosen|selected|picked)|(?:one|you|we|i) (?:choose|select|pick)(?: from| between)?)|(?:is|are) (?:there to choose from|offered in the (?:list|drop-?down|menu)))$/iu,
  /^(?:(?:get|list|extract|all|what are) )?(?:the |all the )?(?:options|choices) (?:of|for|in|under) (?:the )?(?<what>\p{L}[\p{L} ]*?)(?: (?:field|list|select|drop-?down|menu|selector|options|choices))*$/iu,
  /^(?:(?:get|list|extract|all|what are) )?(?:the |all the )?(?<what>\p{L}[\p{L} ]*?) (?:options|choices)$/iu,
];

/** The names of what can be chosen; undefined where the sentence is another one, or the control is not clear. */
export function choicesSo({ tree }: PageIndex, want: Want, text: string): Reading | undefined {
  if (want.kind !== 'list' || want.item.kind !== 'scalar' || want.item.parse !== 'string') return undefined;
  const asked = text.trim().replace(/[?.]+$/u, '');
  const what = forms.map((form) => form.exec(asked)?.groups?.['what']).find((each) => each !== undefined);
  const words = plainWords(what ?? '').join(' ');
  if (what === undefined && ofQuestion.test(asked)) return answersOffered(tree);
  if (words === '' || /\b(?:and|or|not|no)\b/iu.test(what ?? '')) return undefined;
  const isAsked = (label: string): boolean => plainWords(label).join(' ') === words;
  const groups = tree.nodes.flatMap((node) => {
    const group = node.role === 'radio' ? groupOf(tree, node) : undefined;
    return group && isAsked(group.label) && group.radios[0] === node ? [group.radios] : [];
  });
  const [radios = [], ...others] = groups;
  const offered = radios.map((radio) => nameOf(tree, radio));
  return others.length > 0 ||
    offered.length < 2 ||
    offered.includes('') ||
    radios.some(({ disabled }) => disabled === true)
    ? undefined
    : { kind: 'derived', value: offered, refs: radios.flatMap(({ ref = [] }) => ref) };
}

const ofQuestion =
  /^(?:(?:get|list|extract|all|what are) )?(?:the |all the )?(?:possible |offered )?(?:answers|answer options) (?:to|of|for) (?:the|this) (?:current |open )?question$/iu;

/** What the only question of a page can be answered by. */
function answersOffered(tree: PageIndex['tree']): Reading | undefined {
  const radios = tree.nodes.filter(({ role }) => role === 'radio');
  const [first] = radios;
  const group = first && groupOf(tree, first);
  const offered = radios.map((radio) => nameOf(tree, radio));
  return !group?.label.endsWith('?') || group.radios.length !== radios.length || offered.includes('')
    ? undefined
    : { kind: 'derived', value: offered, refs: radios.flatMap(({ ref = [] }) => ref) };
}

/** Whether a list is no more than what is chosen in a drop-down, of all that it offers, or typed in a field. */
export function isChosenAlone({ tree }: PageIndex, text: string, reading: Reading): boolean {
  const data = dataOf(reading);
  if (!Array.isArray(data) || data.length !== 1 || reading.kind !== 'list') return false;
  if (/\b(?:chosen|selected|current|picked|set)\b/iu.test(text)) return false;
  const [item] = reading.items;
  return (
    item?.kind === 'leaf' &&
    item.from === 'value' &&
    tree.nodes.some(
      ({ ref, role }) => ref === item.ref && /^(?:combobox|textbox|searchbox|spinbutton)$/u.test(role),
    )
  );
}
