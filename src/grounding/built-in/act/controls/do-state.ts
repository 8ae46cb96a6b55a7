/** Clauses about a state: check, uncheck, toggle, expand, collapse, close. Nothing is done where the state is right already. */
import { doneSign } from './done-sign.js';
import { spell, type Clause } from '../../language/clause.js';
import { allBox } from './all-box.js';
import { boxInLine } from '../../matching/class-boxes.js';
import { closeButtons, containerFor, isAnswer, saidBy, tells } from './closable.js';
import { clickClause, goalClause, steps } from './do-click.js';
import { optionStates } from './option-states.js';
import { deedNamed, freshAnswer } from './fresh-answer.js';
import { joinedName } from './joined-name.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { lookUp, lookUpEach, type Scene } from '../../matching/look-up.js';
import type { Match, Want } from '../../matching/candidate.js';
import { explaining, failed, stepOn, type Outcome, candidatesFor } from '../../matching/outcome.js';
import {
  below,
  isInside,
  mentionsOf,
  type Entry,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { splitThings } from '../../language/listed-things.js';
import { turnsAway } from '../../matching/penalties.js';
import { listedKinds } from '../../language/listed-kinds.js';
import { namingAt } from '../../language/prepositions.js';
import { fieldRoles } from '../../language/types.js';
import { stripLeading, wordToken } from '../../language/token-runs.js';
import { unlessSelecting } from './selecting-box.js';
import { staysChosen } from './stays-chosen.js';
import { wantCheck, wantClick, wantExpandable } from '../../matching/wants.js';
import { fold, isStopWord, toWord } from '../../language/words.js';

/** "Check X", "uncheck X": boxes, radio buttons, switches, pressed buttons. */
export function checkClause(clause: Clause, scene: Scene): Outcome {
  return unlessSelecting(clause, checked(clause, scene), scene);
}

function checked(clause: Clause, scene: Scene): Outcome {
  const target = clause.readings[0]?.target ?? [];
  if (target.length === 0)
    return { kind: 'cannot-tell', looked: clause.text, reason: 'it does not say what' };
  const on = clause.verb === 'check';
  const every = allBox(target, scene);
  if (every) return explaining(checkSteps([every], on, 0.9), clause.text);
  // "One" is no name by itself: read as a whole, the list would be its last part.
  const kinds = listedKinds(target);
  if (kinds)
    return {
      kind: 'instead',
      clauses: kinds.map((part) => ({ ...clause, readings: [{ target: part }], text: spell(part) })),
    };
  const parts = splitThings(target);
  const each = parts.length > 1 ? lookUpEach(parts, wantFor(clause), scene) : undefined;
  const found = withoutOpposite(lookUp(target, wantFor(clause), scene), target);
  if (each && areNamed(each) && !(found.kind === 'found' && found.exact)) return listSteps(each, on);
  const isNamed = found.kind === 'found' && found.exact;
  // "Check the answers" is the button that says just this, and no box.
  const whole = isNamed ? undefined : otherwise(clause, target, scene);
  if (whole?.kind === 'steps' && whole.ranked?.[0]?.exact) return whole;
  // "Check the answers" looks at them, and ticks none.
  if (clause.said === 'check' && !isNamed && target.every(({ lower }) => results.test(lower)))
    return whole ?? failed({ kind: 'none', ranked: found.ranked }, spell(target));
  if (found.kind === 'found' && (found.score > 0.62 || isNamed))
    return checkSteps(found.entries, on, found.score);
  if (each) return listSteps(each, on);
  const goal = otherwise(clause, target, scene);
  if (goal) return goal;
  const agreed = on ? agreeOutcome(clause, scene) : undefined;
  if (agreed) return agreed;
  if (found.kind === 'found') return checkSteps(found.entries, on, found.score);
  return failed(found, spell(target));
}

const results = /^(?:the|my|your|answers?|results?|values?|totals?|solutions?)$/;

/** "Turn off the sound" is no click on the box "Mute the sound": ticked it says the opposite, and nobody said which is meant. */
function withoutOpposite(found: Match, target: readonly Token[]): Match {
  if (found.kind !== 'found' || found.exact) return found;
  const isOpposite = found.entries.some(({ evidence: [name] }) => {
    const first = name?.words[0]?.text ?? '';
    return opposite.test(first) && !target.some(({ lower }) => lower.includes(first));
  });
  return isOpposite ? { kind: 'none', ranked: found.ranked } : found;
}

const opposite =
  /^(?:mute|hide|disable|block|stop|no|not|dont|never|without|silence|pause|turn|deactivate|suppress)$/;

function listSteps(each: readonly { entry: Entry; score: number }[], on: boolean): Outcome {
  const entries = each.map(({ entry }) => entry);
  return checkSteps(entries, on, Math.min(...each.map(({ score }) => score)));
}

/** Every part of a list is the whole name of another element. */
export function areNamed(each: readonly { entry: Entry; exact: boolean }[]): boolean {
  return each.every(({ exact }) => exact) && new Set(each.map(({ entry }) => entry)).size === each.length;
}

/** What is enabled or switched is a state, and no box that only selects a row. */
function wantFor(clause: Clause): Want {
  if (!/^(?:enable|disable|deactivate|activate|turn|switch|toggle|accept|agree|opt)/.test(clause.said))
    return wantCheck;
  const selects = (entry: Entry): boolean => entry.evidence[0]?.words[0]?.text === 'select';
  return {
    ...wantCheck,
    nameless: 'unnamed',
    fit: (node, entry) => (selects(entry) ? 0 : wantCheck.fit(node, entry)),
  };
}

/** "Toggle X". */
export function toggleClause(clause: Clause, scene: Scene): Outcome {
  const target = clause.readings[0]?.target ?? [];
  const found = lookUp(target, wantCheck, scene);
  if (found.kind === 'found') return steps(found, 'click');
  const expandable = lookUp(target, wantExpandable, scene);
  if (expandable.kind === 'found') return steps(expandable, 'click');
  return onOwnToggle(clickClause(clause, 'click', scene), scene);
}

/** A header that sorts may hold the one button that toggles: a click on the header would do something else. */
function onOwnToggle(outcome: Outcome, { index }: Scene): Outcome {
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  const holder = index.actionable.find(({ node }) => node.ref === step?.ref);
  if (outcome.kind !== 'steps' || !step || others.length > 0 || !holder) return outcome;
  const [toggle, ...more] = index.actionable.filter(
    (entry) =>
      isInside(entry, holder) &&
      entry.evidence.some(({ words }) => words.some(({ text }) => text === 'toggle' || text === 'switch')),
  );
  // A click on a title sorts, and turns nothing on or off.
  if (!toggle && holder.node.role === 'columnheader')
    return { kind: 'none', looked: `what toggles "${holder.node.name}"`, nearest: [] };
  if (!toggle || more.length > 0) return outcome;
  return { ...outcome, steps: [stepOn(toggle, 'click', { confidence: step.confidence })] };
}

/** "Close X": the close button of a dialog, banner or card; a button that says so; something expanded. */
export function closeClause(clause: Clause, scene: Scene): Outcome {
  const whole = joinedName(clause, scene);
  if (whole)
    return { kind: 'steps', steps: [stepOn(whole.entry, 'click', { confidence: whole.score })], covers: 1 };
  const target = clause.readings[0]?.target ?? [];
  // "Dismiss the notice with "Only necessary""
  const by = target.findIndex(
    (token) => token.kind === 'word' && /^(?:with|by|using|via)$/.test(token.lower),
  );
  const button = stripLeading(target.slice(by + 1), ['clicking', 'pressing', 'the', 'button', 'link']);
  if (by > 0 && namingAt(target, by) === 0 && button.length === 1 && button[0]?.kind === 'quoted')
    return {
      kind: 'instead',
      clauses: [{ ...clause, verb: 'click', said: 'click', readings: [{ target: button }] }],
    };
  const said = clause.said.split(' ')[0] as string;
  const all: readonly Token[] = [wordToken(said), ...target];
  const found = goalClause({ ...clause, said, readings: [{ target: all }] }, scene);
  const isAnswered = found.kind === 'steps' && found.ranked?.slice(0, 1).some(({ entry }) => isAnswer(entry));
  const goal: Outcome = isAnswered ? { kind: 'none', looked: clause.text, nearest: [] } : found;
  if (goal.kind === 'steps' && (goal.ranked?.[0]?.exact ?? false)) return goal;
  const container = containerFor(target, scene);
  if (container.length === 1) {
    const buttons = closeButtons(container[0] as Entry, scene);
    const [first] = buttons;
    // What lies over the page is a pop-up without saying so; "the debit card" is not the credit card beside it in one box.
    const isOther = first !== undefined && isOfOther(first, container[0] as Entry, target);
    const explained = container[0] && !isOther ? saidBy(container[0], target) : '';
    if (first && buttons.length === 1)
      return { explained, kind: 'steps', steps: [stepOn(first, 'click', { confidence: 0.9 })] };
    if (first && buttons.every((entry) => sameText(entry, first))) {
      // A cross in the corner and a button "Close" do the same; the one with the word is clicked.
      return { kind: 'steps', steps: [stepOn(buttons.at(-1) as Entry, 'click', { confidence: 0.85 })] };
    }
  }
  const expandable = lookUp(target, wantExpandable, scene);
  // "Hide the Price column" is not the open list "Columns".
  const isCalled = expandable.ranked[0]?.own.leftWords.every(isStopWord) === true;
  if (target.length > 0 && expandable.kind === 'found' && isCalled) {
    const open = expandable.entries.filter((entry) => entry.node.expanded === true);
    // A click on a line of a tree chooses it.
    if (open.length === 1 && open[0]?.node.role === 'treeitem')
      return { kind: 'instead', clauses: [{ ...clause, verb: 'collapse', said: 'collapse' }] };
    if (open.length > 0)
      return {
        kind: 'steps',
        steps: open.map((entry) => stepOn(entry, 'click', { confidence: expandable.score })),
      };
    // "Close the file" is not what the menu "File" is for.
    const isMeant =
      expandable.entries.every(({ node }) => node.hasPopup === undefined) || target.some(isList);
    // "Hide all columns": what does not say that it is closed is not known to be.
    const isAll =
      target[0]?.lower === 'all' && expandable.entries.some(({ node }) => node.expanded === undefined);
    if (isAll) return { kind: 'none', looked: clause.text, nearest: [] };
    if (goal.kind !== 'steps' && isMeant)
      return { kind: 'done', reason: 'it is closed already', entries: expandable.entries };
  }
  if (goal.kind === 'steps' || goal.kind === 'ambiguous') return goal;
  return (
    hideOutcome(clause, scene) ?? onlyButton(container) ?? { kind: 'none', looked: clause.text, nearest: [] }
  );

  /** A notice with one button is closed by it, unless the button says that it does something else. */
  function onlyButton([notice, ...others]: readonly Entry[]): Outcome | undefined {
    const buttons =
      notice && others.length === 0
        ? scene.index.actionable.filter((entry) => isInside(entry, notice) && isPressed(entry))
        : [];
    const [only] = buttons;
    return only && buttons.length === 1 && !turnsAway(only) && answersNotice(only)
      ? {
          kind: 'steps',
          steps: [stepOn(only, 'click', { confidence: 0.82 })],
          ...(notice?.node.role === 'generic' && { explained: spell(target) }),
        }
      : undefined;
  }
}

/** A button, or a plain box or link without an address that says what such a button does. */
function isPressed({ node }: Entry): boolean {
  if (node.role === 'button') return true;
  const isBare = node.role === 'generic' || (node.role === 'link' && node.url === undefined);
  return (
    isBare &&
    node.clickable === true &&
    /^(?:ok|okay|got it|close|dismiss|continue|understood)$/.test(fold(node.name || readable(node)))
  );
}

/** In another of several things in the part that is to be closed than the one that says the words. */
function isOfOther(button: Entry, part: Entry, target: readonly Token[]): boolean {
  const record = recordOf(button);
  if (!record || record === part || record === button || !isInside(record, part)) return false;
  return !tells(record, target);
}

/** Says nothing, or what one says to a notice that was read. */
function answersNotice({ evidence: [name] }: Entry): boolean {
  return name === undefined || name.kind !== 'name' || answers.test(fold(name.text));
}

const answers =
  /^(?:[^\p{L}]*$|ok|okay|got it|close|dismiss|understood|i understand|continue|all ?right|fine|thanks|thank you|no|not now|later|maybe later|skip|hide|done|yes|accept|agree|i agree|allow|cancel|never ?mind|great|finish|exit)\b/u;

/** A word for what opens and closes below a button. */
function isList({ kind, lower }: Token): boolean {
  return (
    kind === 'word' && /^(?:menu|submenu|dropdown|drop-down|list|popup|popover|picker|calendar)$/.test(lower)
  );
}

/** "Hide the Home calendar": a box that shows it. */
function hideOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.said !== 'hide') return undefined;
  const target = clause.readings[0]?.target ?? [];
  // "The first post" is none of the boxes; and a dot is never turned off by itself.
  if (target.some((_, at) => ordinalAt(target, at) !== undefined)) return undefined;
  const any = wantFor({ ...clause, said: 'disable' });
  const want: Want = { ...any, fit: (node, entry) => (node.role === 'radio' ? 0 : any.fit(node, entry)) };
  const found = lookUp(target, want, scene);
  if (found.kind === 'found' && found.score > 0.62) return checkSteps(found.entries, false, found.score);
  // "The Holidays calendar" is the box "Holidays", where the page speaks of calendars.
  const noun = toWord(target.at(-1)?.lower ?? '');
  const named = target.length > 1 ? lookUp(target.slice(0, -1), want, scene) : undefined;
  return named?.kind === 'found' && named.exact && mentionsOf(noun, scene.index).size > 0
    ? explaining(checkSteps(named.entries, false, named.score), noun.text)
    : undefined;
}

/** "Accept the cookies": the button of a notice that agrees, whatever it says. */
function agreeOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:accept|agree|allow)/.test(clause.said)) return undefined;
  const [notice, ...others] = containerFor(clause.readings[0]?.target ?? [], scene);
  if (!notice || others.length > 0) return undefined;
  const agreeing = scene.index.actionable.filter(
    (entry) =>
      isInside(entry, notice) &&
      /^(?:button|link)$/.test(entry.node.role) &&
      /^(?:accept|agree|allow|ok|okay|yes|got it|i (?:agree|accept|understand)|understood|continue)\b/.test(
        fold(entry.node.name),
      ),
  );
  const [only] = agreeing;
  return only && agreeing.length === 1
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: 0.85 })] }
    : undefined;
}

/** Accepts or dismisses a dialog that is part of the page; undefined when there is none. */
export function pageDialogOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.verb === 'dismissDialog') {
    const notices = scene.index.entries.filter((entry) => /^(?:alert|status)$/.test(entry.node.role));
    const crosses = notices.flatMap((entry) => closeButtons(entry, scene));
    if (crosses.length === 1) {
      return { kind: 'steps', steps: [stepOn(crosses[0] as Entry, 'click', { confidence: 0.88 })] };
    }
    if (crosses.length > 1)
      return {
        kind: 'ambiguous',
        looked: clause.text,
        candidates: candidatesFor(crosses, 'click', { score: 0.88, reason: 'closes one of the alerts' }),
      };
  }
  if (!scene.before && /\b(?:alert|prompt|native|browser|javascript)\b/.test(clause.said)) {
    // These words usually mean the native one, which no snapshot shows.
    if (!scene.index.entries.some((entry) => entry.node.role === 'alertdialog')) return undefined;
  }
  const dialogs = scene.index.entries.filter(
    (entry) => /^(?:dialog|alertdialog|tooltip)$/.test(entry.node.role) && entry.node.hidden === undefined,
  );
  const [dialog, ...others] = dialogs;
  if (!dialog || others.length > 0) return freshAnswer(clause.verb === 'acceptDialog' ? 'yes' : 'no', scene);
  const names =
    clause.verb === 'acceptDialog'
      ? /^(?:ok|okay|yes|accept|agree|confirm|continue|allow|got it|understood|i understand|all ?right)\b/
      : /^(?:cancel|no|dismiss|decline|close|reject|keep|back|go back|never ?mind|not now|abort|stay)\b/;
  const buttons = scene.index.actionable.filter(
    (entry) => isInside(entry, dialog) && names.test(fold(entry.node.name)),
  );
  const [only] = buttons;
  if (only && buttons.length === 1)
    return { kind: 'steps', steps: [stepOn(only, 'click', { confidence: 0.88 })] };
  const again = clause.verb === 'acceptDialog' && !only ? repeated(dialog, scene) : undefined;
  return again && { kind: 'steps', steps: [stepOn(again, 'click', { confidence: 0.86 })] };
}

/** "Delete", and in the question that comes up "Delete" once more: the button that says again what was clicked last. */
function repeated(dialog: Entry, { index, last, gone }: Scene): Entry | undefined {
  const asked = deedNamed(last ?? gone);
  const [verb] = asked?.words ?? [];
  if (last && isInside(last, dialog)) return undefined;
  const buttons = index.actionable.filter((entry) => entry.node.role === 'button' && isInside(entry, dialog));
  if (!asked || !verb) return onlyYes(dialog, buttons, index);
  const same = buttons.filter((entry) => fold(entry.node.name) === fold(asked.text));
  // "Cancel" is the way out of any question; "Cancel booking" beside a "Keep" is the deed.
  const isWayOut = /^(?:cancel|close|no)$/.test(verb.meaning);
  const alike = buttons.filter(
    ({ evidence: [name] }) =>
      name?.words[0]?.meaning === verb.meaning &&
      (!isWayOut || (name.words.length > 1 && buttons.length > 1)),
  );
  const found = same.length > 0 && !(isWayOut && alike.length > 0) ? same : alike;
  return found.length === 1 ? found[0] : onlyYes(dialog, buttons, index);
}

/** "Really? Stay / Leave the group": where nothing is to be filled in, and all answers but one say no, this one confirms. */
function onlyYes(dialog: Entry, buttons: readonly Entry[], index: PageIndex): Entry | undefined {
  const isNo = ({ node }: Entry): boolean => declining.test(fold(node.name || (node.text ?? '')));
  const [only, ...others] = buttons.filter((entry) => !isNo(entry));
  const hasField = below(index, dialog).some(({ node }) => fieldRoles.has(node.role));
  const isAnswer = others.length === 0 && buttons.length > 1 && !hasField;
  return isAnswer && only && only.node.disabled !== true && /\p{L}/u.test(only.node.name) ? only : undefined;
}

const declining =
  /^(?:cancel|no|dismiss|decline|close|reject|keep|back|go back|never ?mind|not now|abort|stay|don'?t|do not|undo|later)\b|^[×✕✖x]$/;

/** Brings boxes, switches and pressed buttons into a state; nothing is done to those that are in it. */
export function checkSteps(entries: readonly Entry[], on: boolean, confidence: number): Outcome {
  const open = entries.filter((entry) => stateOf(entry) !== on);
  if (!on && entries.some(staysChosen))
    return { kind: 'none', looked: 'what is chosen instead', nearest: [] };
  if (open.length === 0) return { kind: 'done', reason: `it is ${on ? 'on' : 'off'} already`, entries };
  const listed = optionStates(open, on, confidence);
  if (listed) return listed;
  return {
    kind: 'steps',
    steps: open.map((entry) => {
      const native = /^(?:checkbox|radio|switch)$/.test(entry.node.role);
      return stepOn(entry, native ? (on ? 'check' : 'uncheck') : 'click', { confidence });
    }),
  };
}

function stateOf({ node }: Entry): boolean {
  if (node.checked !== undefined) return node.checked === true;
  if (node.pressed !== undefined) return node.pressed === true;
  return node.selected === true;
}

/** What is not a box may be a button that says the verb ("Accept all cookies"), or the thing itself. */
function otherwise(clause: Clause, target: readonly Token[], scene: Scene): Outcome | undefined {
  const said = clause.said.split(' ')[0] as string;
  const goal = goalClause({ ...clause, said, readings: [{ target: [wordToken(said), ...target] }] }, scene);
  const sign = goal.kind === 'steps' ? goal : doneSign(clause, target, scene);
  if (sign || !/^(?:check|tick|accept|agree|enable|activate|turn|switch)/.test(clause.said)) return sign;
  const plain: Match = lookUp(target, wantClick, scene);
  if (plain.kind !== 'found' || !plain.exact || clause.verb !== 'check') return undefined;
  return /^(?:tab|option|treeitem|menuitem)$/.test(plain.entries[0]?.node.role ?? '')
    ? steps({ ...plain, entries: plain.entries.map((entry) => boxInLine(entry)) }, 'click')
    : undefined;
}

function sameText(a: Entry, b: Entry): boolean {
  return a.evidence[0]?.words[0]?.meaning === b.evidence[0]?.words[0]?.meaning;
}
