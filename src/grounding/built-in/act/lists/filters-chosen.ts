/** Chooses in the filters of a list what was found for each condition, and applies them where a button has to be pressed for that. */
import type { Clause } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { fold } from '../../language/words.js';
import { quotedToken } from '../../language/token-runs.js';
import type { FilterChoice, ListFilter } from '../../matching/list-filters.js';
import { isOfOtherFields } from '../../matching/field-group.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  entryOf,
  isInside,
  type PageIndex,
} from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import { chooseFrom } from '../controls/do-choose.js';
import { nativeOutcome } from '../controls/do-option.js';
import { leftAlone } from './left-alone.js';

const CONFIDENCE = 0.85;

/** What is chosen in a filter: a choice that shows, one that its list will show once it is open, or a number. */
export interface Pick {
  filter: ListFilter;
  choice?: FilterChoice;
  unseen?: readonly Token[];
  amount?: string;
}

/** The steps for all picks; undefined where two of them exclude each other, or a pick would leave more than is said. */
export function chosenInFilters(picks: readonly Pick[], clause: Clause, scene: Scene): Outcome | undefined {
  const isTwice = picks.some((one, at) => picks.some((other, place) => place > at && excludes(one, other)));
  if (isTwice) return undefined;
  const alone = leftAlone(picks, clause, scene.index);
  if (alone) return alone.kind === 'steps' ? alone : undefined;
  if (picks.some((pick) => isAmongTicked(pick, picks, scene.index))) return undefined;
  if (picks.some((pick) => isOfView(pick)) && picks.some(({ filter }) => isInView(filter.entry)))
    return undefined;
  const [only, ...others] = picks;
  if (only?.unseen && only.filter.title === '' && others.length === 0) {
    const outcome = chooseFrom(only.filter.entry, only.unseen, { confidence: CONFIDENCE, scene, clause });
    return outcome.kind === 'steps' ? { ...outcome, explained: clause.text } : outcome;
  }
  // What has no name cannot be said as a clause of its own.
  if (picks.some(({ unseen, filter }) => unseen && filter.title === '')) return undefined;
  if (picks.some(isLater)) return { kind: 'instead', clauses: picks.map((pick) => clauseFor(pick, clause)) };
  const outcomes = picks.map((pick) => outcomeOf(pick, clause));
  if (!outcomes.every(({ kind }) => kind === 'steps' || kind === 'done')) return undefined;
  const steps = outcomes.flatMap((each) => (each.kind === 'steps' ? each.steps : []));
  if (steps.length === 0) return { kind: 'done', reason: 'it is so already' };
  return { kind: 'steps', steps, explained: clause.text };
}

/** What a tab shows is not narrowed by what another one has shown: "the rules for night flights". */
function isOfView({ choice }: Pick): boolean {
  return choice?.entry.node.role === 'tab' && choice.entry.node.selected !== true;
}

function isInView(entry: Entry): boolean {
  return entry.node.role !== 'tab' && [...ancestorsOf(entry)].some(({ node }) => node.role === 'tabpanel');
}

function excludes(one: Pick, other: Pick): boolean {
  return one.filter === other.filter;
}

/** It takes a look at what comes up, or more than one move. */
function isLater({ filter, unseen }: Pick): boolean {
  return unseen !== undefined || filter.entry.node.role === 'slider';
}

function outcomeOf({ filter, choice, amount }: Pick, clause: Clause): Outcome {
  const { entry } = filter;
  if (amount !== undefined)
    return entry.node.value === amount
      ? { kind: 'done', reason: 'it is so already', entries: [entry] }
      : { kind: 'steps', steps: [stepOn(entry, 'fill', { args: [amount], confidence: CONFIDENCE })] };
  if (!choice) return { kind: 'none', looked: clause.text, nearest: [] };
  if (choice.option)
    return nativeOutcome(entry, [quotedToken(choice.text)], { confidence: CONFIDENCE, clause });
  const { node } = choice.entry;
  const isChosen = node.checked === true || node.pressed === true || node.selected === true;
  if (isChosen || filter.kind === 'drawn')
    return { kind: 'done', reason: 'it is so already', entries: [choice.entry] };
  const method = node.checked === undefined ? 'click' : 'check';
  return { kind: 'steps', steps: [stepOn(choice.entry, method, { confidence: CONFIDENCE })] };
}

/** The same as a clause of its own, for which the page is looked at again. */
function clauseFor({ filter, choice, unseen, amount }: Pick, { text }: Clause): Clause {
  const title = tokenize(filter.title.toLowerCase());
  if (unseen)
    return { verb: 'select', said: 'choose', readings: [{ value: unseen, destination: title }], text };
  if (amount !== undefined)
    return { verb: 'set', said: 'set', readings: [{ target: title, value: tokenize(amount) }], text };
  const name = quotedToken(choice?.text ?? '');
  if (choice?.option)
    return { verb: 'select', said: 'choose', readings: [{ value: [name], destination: title }], text };
  return filter.kind === 'box'
    ? { verb: 'check', said: 'tick', readings: [{ target: [name] }], text }
    : { verb: 'select', said: 'choose', readings: [{ target: [name] }], text };
}

/** Of several boxes beside each other under one title another one is ticked: what that one stands for would be left as well. */
function isAmongTicked({ filter }: Pick, picks: readonly Pick[], index: PageIndex): boolean {
  const { part, title } = filter;
  return (
    part !== undefined &&
    title !== '' &&
    below(index, part).some(
      (each) => each.node.checked === true && !picks.some((pick) => pick.filter.entry === each),
    )
  );
}

const applying =
  /^(?:apply(?: (?:the )?filters?)?|filter(?: results| list)?|update(?: results| list)?|show(?: \d+)? results|go)$/;

/** The steps, and the one button beside all that they choose which applies it. */
export function withApplied(outcome: Outcome, index: PageIndex): Outcome {
  if (outcome.kind !== 'steps' || outcome.phase) return outcome;
  const entries = outcome.steps.flatMap(({ ref }) => entryOf(ref ?? '', index) ?? []);
  const [first] = entries;
  const isChosen = outcome.steps.every(({ method }) => /^(?:selectOption|check|uncheck|fill)$/.test(method));
  const part =
    first && isChosen
      ? [...ancestorsOf(first)].slice(0, 5).find((around) => buttonsIn(around, index).length > 0)
      : undefined;
  const own = part ? buttonsIn(part, index) : [];
  const [only, ...others] = own.length > 0 || !first || !isChosen ? own : searchOf(first, index);
  const isOwn = only && others.length === 0 && !isOfOtherFields(only, entries, index);
  const whole =
    part ??
    (only &&
      (formOf(only) ??
        [...ancestorsOf(only)].find((each) => entries.every((entry) => isInside(entry, each)))));
  return isOwn && whole && entries.every((entry) => isInside(entry, whole))
    ? { ...outcome, steps: [...outcome.steps, stepOn(only, 'click', { confidence: CONFIDENCE })] }
    : outcome;
}

/** What a form asks for narrows nothing before the form is sent off: its one button "Search jobs", where it has a field to write in as well. */
function searchOf(first: Entry, index: PageIndex): Entry[] {
  const form = [...ancestorsOf(first)].find(({ node }) => node.tag === 'form');
  if (!form) return besideReset(first, index);
  const inside = form ? below(index, form) : [];
  const isWritten = inside.some(({ node }) => /^(?:textbox|searchbox|spinbutton)$/.test(node.role));
  const buttons = inside.filter(
    ({ node }) => node.role === 'button' && node.hidden === undefined && node.inputType !== 'reset',
  );
  const [only, ...others] = buttons.filter(
    ({ node }) => node.inputType === 'submit' || node.tag === 'button',
  );
  const isSearch =
    only !== undefined && /^(?:search|find)\b/i.test(only.node.name) && only.node.disabled !== true;
  return isSearch && isWritten && others.length === 0 ? [only] : [];
}

/** "Search" beside "Reset filters" applies what is chosen between them, where no form holds them. */
function besideReset(first: Entry, index: PageIndex): Entry[] {
  const part = [...ancestorsOf(first)]
    .slice(0, 6)
    .find((around) => buttonsIn(around, index, resetting).length > 0);
  const [root] = index.entries;
  // Beside another search, which of them applies it is not certain.
  const isOnly = root !== undefined && buttonsIn(root, index, searching).length === 1;
  return part && isOnly ? buttonsIn(part, index, searching) : [];
}

const resetting = /^(?:reset|clear)(?: all)?(?: filters?| search)?$/;

/** The same, and the one button "Search" beside the filters; undefined where there is none, and nothing would be searched. */
export function withSearch(
  outcome: Outcome | undefined,
  picks: readonly Pick[],
  index: PageIndex,
): Outcome | undefined {
  const entries = picks.map(({ filter }) => filter.entry);
  const part = [...(entries[0] ? ancestorsOf(entries[0]) : [])].find(
    (around) => buttonsIn(around, index, searching).length > 0,
  );
  const [button, ...others] = part ? buttonsIn(part, index, searching) : [];
  const isBeside = part && entries.every((entry) => isInside(entry, part));
  if (!button || others.length > 0 || !isBeside) return undefined;
  if (outcome?.kind === 'steps')
    return { ...outcome, steps: [...outcome.steps, stepOn(button, 'click', { confidence: CONFIDENCE })] };
  if (outcome?.kind !== 'instead') return undefined;
  const target = [quotedToken(button.evidence[0]?.text ?? '')];
  const click: Clause = { verb: 'click', said: 'click', readings: [{ target }], text: 'send off the search' };
  return { ...outcome, clauses: [...outcome.clauses, click] };
}

const searching = /^(?:search|find|go|search now)$/;

function buttonsIn(part: Entry, index: PageIndex, called = applying): Entry[] {
  return below(index, part).filter(
    ({ node, evidence: [name] }) =>
      node.role === 'button' &&
      node.hidden === undefined &&
      node.disabled !== true &&
      called.test(fold(name?.text ?? '')),
  );
}
