/** What grounding one clause on one snapshot comes to, and the small makers of it. */
import type { Token } from '../language/lexer.js';
import type { ActionMethod } from '../../../contract/action.js';
import type { Candidate, PlannedStep } from '../../../contract/plan.js';
import { type SnapshotNode, walk } from '../../../contract/snapshot.js';
import type { Clause } from '../language/clause.js';
import { plain } from './describe.js';
import type { Match, Scored } from './candidate.js';
import type { FormPhase, ListsPhase } from './closed-lists.js';
import type { IntoPhase } from './looked-places.js';
import type { Order } from '../language/order.js';
import type { Setting } from '../language/setting-sentence.js';
import { toCandidate } from './match.js';
import type { Entry } from './page-index.js';
import { fieldRoles } from '../language/types.js';
import { fold } from '../language/words.js';

/** A place to look for what can be done to a record. */
export type LookWay = 'menu' | 'bar' | 'pointer' | 'context' | 'detail' | 'inline';

/** What is left to do inside a clause once its first steps are performed. */
export type Phase =
  /** The sign `ref` of a number between two signs was pressed once, or, when `isLast`, as often as it takes; it showed `before`. */
  | { kind: 'stepper'; looked: string; wanted: number; before: number; ref?: string; isLast?: true }
  /** Parts of the page are opened one after another; `opened` names those that were. */
  | { kind: 'seek'; opened: readonly string[]; seen?: readonly string[]; isSure?: true }
  /** The branches of a tree are opened one after another, `opened` so far, for what is not in sight; `isPlaced` once the one that was named is. */
  | { kind: 'unfold'; opened: readonly string[]; isPlaced?: true; isFirst?: true }
  /** The pages of a list are turned, `spent` so far, for what the first does not name. */
  | { kind: 'paged'; spent: number }
  /** A menu was opened for an item that says what is `wanted`; `seen` are its items when none does, and it is put away. */
  | {
      kind: 'menu';
      opener: string;
      wanted: readonly string[];
      /** Of the wanted, what the record or its place says already. */
      aside?: readonly string[];
      isFirst?: true;
      seen?: readonly string[];
      naming?: string;
      /** What Escape has left open was put away by the button that opened it. */
      isAgain?: true;
      /** It is the menu behind an item of another: its item says just what is wanted. */ isBehind?: true;
    }
  | IntoPhase
  /** The menu of what a record may have was opened, for its item `value` to be ticked or not; it is put away once that was clicked. */
  | { kind: 'item'; value: string; isOn: boolean; isClicked?: true }
  /** A thing was added, and its options that are `wanted` are chosen in what came up; a file, where it is the format of one. */
  | { kind: 'options'; wanted: readonly string[]; isFormat?: true }
  /** The menu of what can be made was opened for what is `wanted`: its item asks for the name, or brings up the form of that `reading`; `seen` are its items when none says it. */
  | {
      kind: 'maker';
      opener: string;
      wanted: readonly string[];
      naming?: string;
      reading?: number;
      isFirst?: true;
      seen?: readonly string[];
    }
  /**
   * What a property of a record is set by was `opened`, so many lists, menus and dialogs deep; it had `shown` the value before. `known` are the
   * buttons that save something which stood there before, `saving` those that came up with the choices.
   */
  | {
      kind: 'setting';
      /** The ways to read the sentence that are left. */ settings: readonly Setting[];
      opened: number;
      known: readonly string[];
      saving?: readonly string[];
      shown?: string;
      /** The line was ticked for it. */ isTicked?: true;
      stage?: 'opening' | 'ticked' | 'typed' | 'chosen' | 'saved' | 'away';
    }
  /** What edits a record (`owner`) was opened, for this `field` of it to take the `value`; only to see whether it has such a field where that is a trial. */
  | {
      kind: 'property';
      field: readonly Token[];
      value: readonly Token[];
      owner: readonly Token[];
      isTrial?: true;
      /** A line of the page was opened, and no record: it is brought to an end by its own button. */
      isLine?: true;
    }
  /** What is `said` to be rated was opened, for the one rating in it. */
  | { kind: 'rated'; said: string }
  | FormPhase
  | ListsPhase
  /** A deed was begun, and what came up for it takes the `text` where it asks for what is called so, and is sent off. */
  | { kind: 'remark'; text: string; label: string }
  /** What asks for a name was opened: a field takes the `text`; what was used for it `said`, the field holds what `was` there, and its ref is `typed` once Enter is to take it over. */
  | { kind: 'name'; text: string; said?: string; was?: string; typed?: string }
  /**
   * A place was looked at for what can be done to a record, in so many steps (`spent`); `left` are the places after that. `refs` are set
   * while what came up is put away: `seen` are its items.
   */
  | {
      kind: 'look';
      way: LookWay;
      left: readonly LookWay[];
      spent: number;
      isFirst: boolean;
      seen?: readonly string[];
      refs?: readonly string[];
      /** What Escape has left open was put away by the button that opened it. */
      isAgain?: true;
    }
  /**
   * An option has to be chosen from what opened; `others` are the names of a list, and once one of them is chosen, those left.
   * `way` is how it was opened; an empty `looked` means that all is chosen and the list is put away.
   */
  | {
      kind: 'choose';
      looked: string;
      others: readonly string[];
      typed: boolean;
      chose: boolean;
      editable: boolean;
      way: 'click' | 'hover' | 'reopen';
      /** Nothing came up under the pointer, however long. */ waited?: true;
      fieldRef?: string;
      /** What the field held before a text was typed into it. */ was?: string;
      /** The tree that came up, and the branches of it that were opened in search of the option. */
      branches?: { tree: string; opened: readonly string[] };
      /** All of it is chosen, and Escape was pressed for the list to close. */
      isPutAway?: true;
    }
  /**
   * The handle `ref` of a drawn slider was moved by so many `pixels`, or by a key where that is 0, for a number on the page to become
   * `wanted`; `seen` is what the moves so far have changed it by, and `from` are the numbers that the page showed before.
   */
  | {
      kind: 'thumb';
      ref: string;
      wanted: number;
      pixels: number;
      /** The track goes up, and so do the pixels. */
      isUpright?: true;
      seen: readonly (readonly [pixels: number, change: number])[];
      from: readonly number[];
      tries: number;
    }
  /** A field that nobody types into was opened for a time of day, which it has to show in the end. */
  | {
      kind: 'clock';
      ref: string;
      text: string;
      stage: 'opening' | 'set' | 'taken';
      /** The button that takes the time over. */ taking?: string;
    }
  /** A drawn switch was clicked: the knob of the one that is called `looked` has to be on the side that is `wanted`. */
  | { kind: 'switch'; looked: string; wanted: boolean }
  /** What nothing marks as something to click was clicked, and something has to come of it. */
  | { kind: 'plain row'; shown: string }
  /** An item was clicked to open it, in these ways so far: as long as it is only chosen, it is not open. */
  | {
      kind: 'opened';
      ref: string;
      shown: string;
      tried: readonly ('click' | 'dblclick' | 'key')[];
      /** Nothing marks it as something to click. */
      isPlain?: true;
    }
  /** An item was expanded or collapsed, and has to say so; `tried` are the ways that were gone. */
  | { kind: 'expand'; ref: string; wanted: boolean; tried: readonly ('arrow' | 'key' | 'click')[] }
  /** A deed was carried out by a click on `ref`; a `question` that came up was `answered` by the button of that ref. */
  | {
      kind: 'deed';
      verb: string;
      ref: string;
      /** Something else of the sentence was done before it: what is filled in and published is to be published. */ isSequel?: true;
      /** Something was set: what asks about it wants an answer, whatever it says. */ isSetting?: true;
      /** A form has to take it; of a search only that. */ isTaken?: true | 'search';
      /** What the steps have filled in before the click, by field. */ filled?: Readonly<
        Record<string, string>
      >;
      answered?: string;
      question?: string;
    }
  /** The button `label: state` was clicked, and has to say the state that is `wanted`; `seen` are those that it said so far. */
  | { kind: 'cycle'; label: string; wanted: string; seen: readonly string[] }
  /** A control that says how it stands was clicked, and has to say something else, or the page has. */
  | { kind: 'stated'; ref: string; /** The page has to be so. */ shade?: 'dark' | 'light' }
  /** A `text` was searched for in the field `ref`: the page has to show something else, or say it, if it `isSent`; and to find something if it `isLoose`, no quoted text. */
  | { kind: 'searched'; ref: string; text: string; isSent?: true; isLoose?: true }
  /** A list was to be narrowed by the controls `refs`, in which this was `chosen`: it has to list something else. */
  | { kind: 'narrowed'; refs: readonly string[]; chosen: readonly string[] }
  /** A `text` was typed into the field `ref`, which may suggest what it stands for. */
  | { kind: 'suggested'; ref: string; text: string }
  /** The same of a field that nothing says it of: what it shows under itself is chosen, where one says just that. */
  | { kind: 'proposed'; ref: string; text: string }
  /** A field that came up in place of a text took the new one, and was brought to an end in this `way`. */
  | { kind: 'edit'; ref: string; text: string; way?: 'saved' | 'entered' | 'left' | 'kept' }
  /**
   * A text was taken over from the field `ref`, by Enter or a suggestion: it has to be a tag now. While `isTyped` it is only typed, and while
   * `isOpening` the field has to come up first.
   */
  | { kind: 'tag'; ref: string; text: string; isOpening?: true; isTyped?: true }
  /** Of two lists beside each other the item `name` was chosen in one, and goes to the one on the right or left of it; `isPressed` once the button for that was; `isMirrored` where the tick alone brings it there. */
  | { kind: 'transfer'; name: string; isRightwards: boolean; isPressed?: true; isMirrored?: true }
  /**
   * Two days are chosen one after the other, ISO, for one field or for two (`refs`; none for a calendar that stands there): the first while `at`
   * is 0, the second at 1, what takes them over at 2. `isOpened` once the second of two fields was gone to.
   */
  | {
      kind: 'days';
      dates: readonly [string, string];
      refs: readonly string[];
      at: number;
      tries: number;
      others?: readonly string[];
      isOpened?: true;
    }
  /** A carousel was moved on for what lies on another slide of it, so many times; it lay at `from` then. */
  | { kind: 'slide'; moves: number; from: number }
  /** The header `title`, the `nth` of that name (from 0), was clicked so many `times` for its column to run in an order, or in `any`; the cells under it say whether it does. */
  | { kind: 'sort'; title: string; nth: number; ref?: string; order: Order | 'any'; times: number }
  /** A cell `at` a place was double-clicked, and has to bring up a field for the text; once it is `typed`, the cell has to say it. */
  | {
      kind: 'cell';
      ref: string;
      at: readonly [x: number, y: number];
      text: string;
      stage: 'opened' | 'filled' | 'typed';
    }
  /**
   * A calendar is open, or ought to be: `date` is ISO, and empty for a time. `text` is typed into the field `ref` when none has opened;
   * once the day is `picked`, the calendar may have a button that takes it over.
   */
  | {
      kind: 'calendar';
      date: string;
      tries: number;
      picked?: boolean;
      text?: string;
      /** The time of day that is set beside the days, once the day is picked. */
      clock?: string;
      /** How many spellings of the date were typed for the calendar to show it. */
      spelled?: number;
      /** The field that the date is for. */
      ref?: string;
      /** Days of calendars that belong to something else. */
      others?: readonly string[];
      /** What was typed into a field, which has to show it in the end; `isTaken` once a button has taken it over. */
      wrote?: { ref: string; text: string };
      isTaken?: true;
    };

/** The outcome of a clause on a snapshot. */
export type Outcome =
  | {
      kind: 'steps';
      steps: readonly PlannedStep[];
      phase?: Phase;
      /** Clauses that the steps cover besides this one. */ covers?: number;
      /** Words of the clause that the rule behind the steps has looked for where the last look (act/accounted.ts) does not: in the title of a calendar, say. */
      explained?: string;
      /** So many steps before these were only a look, and are put away: nothing has come of them. */ forget?: number;
      ranked?: readonly Scored[];
    }
  /** The clause stands for others, which take its place, and that of so many clauses behind it. */
  | { kind: 'instead'; clauses: readonly Clause[]; covers?: number; forget?: number }
  /** It is so already; `entries` are the elements that say so. */
  | { kind: 'done'; reason: string; entries?: readonly Entry[]; ranked?: readonly Scored[] }
  | { kind: 'ambiguous'; looked: string; candidates: readonly Candidate[] }
  | {
      kind: 'none';
      looked: string;
      nearest: readonly Candidate[];
      undone?: true;
      /** It is known that what is asked for is not there: no other rule is asked. */ final?: true;
      /** Not all that is meant can be: nor is the rest. */ partly?: true;
      putBack?: readonly PlannedStep[];
      /** Nothing may come of it: after a while the next clause is due. */ goesOn?: true;
      /** How it is looked at once the page has had its time. */ later?: Phase;
    }
  | { kind: 'cannot-tell'; looked: string; reason: string };

/** Names of buttons whose click cannot be taken back. */
const irreversible =
  /\b(?:delete|remove|erase|destroy|pay|buy|purchase|place (?:your |the )?order|order now|submit|confirm|unsubscribe|send|publish|post|transfer|deactivate|close account|checkout|discard|reset|sign out|book)\b/;

/** Whether a click on what is called so cannot be taken back: it deletes, pays, sends. */
export function isIrreversible(name: string): boolean {
  return irreversible.test(fold(name));
}

const verbOf: Readonly<Partial<Record<ActionMethod, string>>> = {
  dblclick: 'double-click',
  rightClick: 'right-click',
  selectOption: 'select',
  setInputFiles: 'set files of',
  dragTo: 'drag',
  dragBy: 'drag',
  resizeBy: 'resize',
  selectText: 'mark the text of',
  scrollTo: 'scroll to',
  waitFor: 'wait for',
};

/** One step on an element. */
export function stepOn(
  entry: Entry,
  method: ActionMethod,
  { args = [], confidence }: { args?: readonly string[]; confidence: number },
): PlannedStep {
  const clicks = method === 'click' || method === 'dblclick';
  const name = fold(
    entry.evidence
      .map((each) => (each.kind === 'class' || each.kind === 'id' ? '' : each.text))
      .join(' ')
      .slice(0, 200),
  );
  const { ref } = clicks ? (titleIn(entry.node) ?? labelIn(entry.node) ?? entry.node) : entry.node;
  const value = args.length > 0 ? ` with ${args.map((each) => `"${each}"`).join(', ')}` : '';
  return {
    ...(ref !== undefined && { ref }),
    method,
    arguments: args,
    description: `${verbOf[method] ?? method} ${plain(entry)}${value}`,
    confidence: Math.round(Math.min(1, confidence) * 100) / 100,
    ...(clicks && isIrreversible(name) && { irreversible: true }),
  };
}

/** A column header that holds a filter is clicked on its title: in its middle the click may hit the filter. */
function titleIn(header: SnapshotNode): SnapshotNode | undefined {
  if (header.role !== 'columnheader' || header.children.length === 0) return undefined;
  const inner = [...walk(header)].filter((node) => node !== header);
  if (!inner.some((node) => fieldRoles.has(node.role))) return undefined;
  return inner.find(
    (node) => node.ref !== undefined && fold(node.text ?? '') === fold(header.name) && header.name !== '',
  );
}

/** An item of a tree that holds others is clicked on its own text: in its middle lies one of the others. So is one whose text alone can be clicked. */
function labelIn(item: SnapshotNode): SnapshotNode | undefined {
  if (item.role !== 'treeitem') return undefined;
  const at = item.children.findIndex(({ role }) => /^(?:group|treeitem)$/.test(role));
  return item.children
    .slice(0, at === -1 ? undefined : at)
    .find(
      ({ ref, text, name, clickable }) =>
        ref !== undefined && /\p{L}/u.test(text ?? name) && (at !== -1 || clickable === true),
    );
}

/** One step on the page itself. */
export function stepOnPage(method: ActionMethod, args: readonly string[] = []): PlannedStep {
  return {
    method,
    arguments: args,
    description: [verbOf[method] ?? method, ...args].join(' '),
    confidence: 1,
  };
}

/** Elements that one step could be meant for, for an error: the first five, all with one score and reason. */
export function candidatesFor(
  entries: readonly Entry[],
  method: ActionMethod,
  { score, reason }: Pick<Candidate, 'score' | 'reason'>,
): Candidate[] {
  return entries.slice(0, 5).map((entry) => ({
    ref: entry.node.ref ?? '',
    description: stepOn(entry, method, { confidence: 0 }).description,
    score,
    reason,
  }));
}

/** The outcome, whose steps answer to these words of the clause as well. */
export function explaining(outcome: Outcome, words: string): Outcome {
  return outcome.kind === 'steps' ? { ...outcome, explained: words } : outcome;
}

/** A failed match as an outcome, with what came closest and why it was not taken. */
export function failed(match: Exclude<Match, { kind: 'found' }>, looked: string): Outcome {
  const best = match.ranked.filter((each) => each.entry.node.ref !== undefined).slice(0, 5);
  if (match.kind === 'none') return { kind: 'none', looked, nearest: best.map((each) => toCandidate(each)) };
  return {
    kind: 'ambiguous',
    looked,
    candidates: best.map((each) =>
      toCandidate(each, each.reasons.join(', ') || 'fits as well as the others'),
    ),
  };
}
