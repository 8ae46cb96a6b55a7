/** "Open the fruit list and take the last one": an option of the list that the step before has opened, counted, and never that list once more. */
import { type Clause, spell } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside } from '../../matching/page-index.js';
import { asking, isEditable } from './do-option.js';
import { isReachable } from './open-list.js';

const CONFIDENCE = 0.88;

/** The click on it; undefined for what is not just counted, and where the step before opened no list; refused where its options are not there. */
export function nthOption({ verb, readings, text }: Clause, scene: Scene): Outcome | undefined {
  const { last } = scene;
  const target = readings.length === 1 ? readings[0]?.target : undefined;
  const place = verb === 'select' && target ? placeOf(target) : undefined;
  if (place === undefined || !target || !last || !isDrawnList(last)) return undefined;
  const option = optionAt(place, optionsOf(last, scene));
  if (!option)
    return {
      kind: 'none',
      looked: `${text}, among what "${last.node.name}" offers`,
      nearest: [],
      final: true,
    };
  return option.node.selected === true && last.node.expanded !== true
    ? { kind: 'done', reason: `"${option.node.name}" is chosen already`, entries: [option] }
    : {
        kind: 'steps',
        steps: [stepOn(option, 'click', { confidence: CONFIDENCE })],
        explained: spell(target),
      };
}

const noun =
  /^(?:(?:ones?|option|entry|item|choice|value)(?: (?:in|of|from|on) (?:it|them|the (?:list|options|choices|drop-?down|menu)))?)?$/;

/** The place that is counted out, negative from the end, where nothing else is said. */
function placeOf(target: readonly Token[]): number | undefined {
  const at = target[0]?.lower === 'the' ? 1 : 0;
  const counted = ordinalAt(target, at);
  if (!counted || counted.take !== undefined || counted.behind !== undefined) return undefined;
  const rest = target.slice(at + counted.length);
  const isPlain = rest.every(({ kind }) => kind === 'word');
  return isPlain && noun.test(rest.map(({ lower }) => lower).join(' ')) ? counted.ordinal : undefined;
}

/** A list that is drawn, and that nothing is typed into. */
function isDrawnList(entry: Entry): boolean {
  const { role, hasPopup, options, checked } = entry.node;
  const isList = role === 'combobox' || role === 'listbox' || hasPopup === 'listbox';
  return isList && options === undefined && checked === undefined && !isEditable(entry);
}

/** What it offers: what lies in it, else what came up when it was opened; nothing where that is more than one list. */
function optionsOf(list: Entry, scene: Scene): readonly Entry[] {
  const shown = scene.index.entries.filter((entry) => entry.node.role === 'option' && isReachable(entry));
  const within = shown.filter((entry) => isInside(entry, list));
  if (within.length > 0) return within;
  const fresh = freshEntries(scene);
  const raised = shown.filter((entry) => fresh.has(entry));
  const lists = new Set(
    raised.map(
      (entry) => [...ancestorsOf(entry)].find(({ node }) => node.role === 'listbox') ?? entry.parent,
    ),
  );
  return lists.size === 1 ? raised : [];
}

/** Counted from either end; what only asks to choose is at no place, and of a list that shows a part of what it has the end is not known. */
function optionAt(place: number, options: readonly Entry[]): Entry | undefined {
  const [first] = options;
  const asks = first !== undefined && asking.test(first.node.name);
  // Whether that counts is not clear.
  if (asks && place > 1) return undefined;
  const size = first?.node.setSize;
  if (size !== undefined && size !== options.length) return undefined;
  const choices = asks ? options.slice(1) : options;
  const option = choices.at(place > 0 ? place - 1 : place);
  return option?.node.disabled === true ? undefined : option;
}
