/** Clauses that click: click, double and right click, hover, focus, open, goals ("add the blue mug to the cart"), submit. */
import type { ActionMethod } from '../../../../contract/action.js';
import { eachTarget, spell, type Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { splitThings } from '../../language/listed-things.js';
import { hasNoName } from '../../matching/containers.js';
import { lookUp, lookUpAnything, type Scene } from '../../matching/look-up.js';
import { plainButton } from './plain-button.js';
import { isOneOfSeveral } from '../evidence/several-shown.js';
import { saysMore } from '../evidence/verb-alone.js';
import type { Match, Scored, Want } from '../../matching/candidate.js';
import { match } from '../../matching/match.js';
import { candidatesFor, failed, stepOn, type Outcome } from '../../matching/outcome.js';
import { actsOtherwise } from '../../matching/penalties.js';
import { menuPath, pathClauses } from '../../matching/menu-path.js';
import { givesUp } from './gives-up.js';
import { openerOf } from '../../matching/opener.js';
import { deedInside, isSureOfDeed } from './deed-inside.js';
import { ancestorsOf, below, isInside, mentionsOf, type Entry, readable } from '../../matching/page-index.js';
import { parsePhrase, type Phrase } from '../../language/phrase.js';
import { joinedName } from './joined-name.js';
import { isPronoun } from '../../language/references.js';
import { formOf, recordOf } from '../../matching/relations.js';
import { contentOf, recordNouns, toWord, wordLikeness, wordsOf, type Word } from '../../language/words.js';
import { kindAt } from '../../language/types.js';
import { contextFit } from '../../matching/surroundings.js';
import { wantClick, wantGoal, wantOpen, wantOption, wantPlace, wantShown } from '../../matching/wants.js';

/** Verbs of a plain pointer action. */
const textVerbs =
  /^(?:click|tap|hit|press|left|single|double|dbl|right|context|hover|mouse|point|move|focus|push|select|choose|pick|punch|place|set|give)/;

/** Verbs of going somewhere: a link, a tab or an item of a tree rather than a button of the same name. */
const goes = /^(?:go|navigate|head|visit|proceed|jump|return)\b/;

/** Verbs for a click that are as often the name of a button. */
const alsoGoals = /^(?:follow|start|launch|activate|trigger|use|access|push|hit)$/;

function isNoBox({ node }: Entry): boolean {
  return !/^(?:checkbox|radio|switch)$/.test(node.role);
}

/** Click, double click, right click, hover, focus on a target. */
export function clickClause(clause: Clause, method: ActionMethod, scene: Scene, want = wantClick): Outcome {
  const whole = joinedName(clause, scene);
  if (whole)
    return { kind: 'steps', steps: [stepOn(whole.entry, method, { confidence: whole.score })], covers: 1 };
  const target = clause.readings[0]?.target ?? [];
  if (target.length === 0)
    return { kind: 'cannot-tell', looked: clause.text, reason: 'it does not say what' };
  // Nobody means the box beside a text by a double click: it would be ticked and unticked.
  const isText = method === 'dblclick' && !target.some(({ lower }) => lower.endsWith('box'));
  if (isText && !scene.among) return clickClause(clause, method, { ...scene, among: isNoBox }, want);
  if (target.some((token) => token.kind === 'variable')) {
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: 'the value of a variable is never seen here, so that no element can be found by it',
    };
  }
  const tail = goalBehind(target);
  if (tail) {
    const [verb] = tail.goal;
    return {
      kind: 'instead',
      clauses: [
        ...eachTarget(clause, [tail.before]),
        { verb: 'goal', said: verb?.lower ?? '', readings: [{ target: tail.goal }], text: spell(tail.goal) },
      ],
    };
  }
  const path = menuPath(target);
  if (alsoGoals.test(clause.said)) {
    const goal = goalClause({ ...clause, readings: [{ target: [word(clause.said), ...target] }] }, scene);
    if (goal.kind === 'steps') return goal;
  }
  // Plain text is clicked only where a click is asked for: what is opened or followed is a link or a button.
  const textToo = textVerbs.test(clause.said);
  const found = lookUpAnything(target, goes.test(clause.said) ? wantPlace : want, { ...scene, textToo });
  if (path && (found.kind !== 'found' || !found.exact))
    return { kind: 'instead', clauses: pathClauses(path, clause, scene) };
  if (found.kind === 'found') return steps(found, method);
  const list = splitThings(target);
  if (list.length > 1) return { kind: 'instead', clauses: eachTarget(clause, list) };
  return failed(found, spell(target));
}

/**
 * "X" and take the offer: behind a quoted name, what begins with a word of its own is another thing to do, and never left out. So is
 * what is done to "it", whatever the verb: "the Morning run playlist and shuffle it".
 */
function goalBehind(
  target: readonly Token[],
): { before: readonly Token[]; goal: readonly Token[] } | undefined {
  const joint = target.findIndex(
    (token, at) =>
      token.kind === 'word' &&
      token.lower === 'and' &&
      (target.slice(0, at).some((each) => each.kind === 'quoted') || isDoneToIt(target.slice(at + 1))),
  );
  const goal = target.slice(joint + 1);
  const [first, second] = goal;
  const isGoal =
    joint > 0 &&
    first?.kind === 'word' &&
    second !== undefined &&
    !/^(?:the|a|an|its|this|that|all|any|both)$/.test(first.lower);
  return isGoal ? { before: target.slice(0, joint), goal } : undefined;
}

function isDoneToIt([verb, object, ...others]: readonly Token[]): boolean {
  return verb?.kind === 'word' && object !== undefined && isPronoun(object) && others.length === 0;
}

/** A goal: the element whose own name says the verb, in the row or section that says the rest. */
export function goalClause(clause: Clause, scene: Scene): Outcome {
  const target = clause.readings[0]?.target ?? [];
  if (clause.said === '' && target.length === 0) {
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: 'it asks about the page instead of doing something',
    };
  }
  const whole = joinedName(clause, scene);
  if (whole)
    return { kind: 'steps', steps: [stepOn(whole.entry, 'click', { confidence: whole.score })], covers: 1 };
  const phrases = parsePhrase(target);
  const must = verbWord(clause.said, phrases);
  const sorted = clause.said === 'sort' ? sortClause(clause, target, scene) : undefined;
  if (sorted) return sorted;
  const found = match(phrases, scene.index, { ...wantGoal, near: scene.last, ...(must && { must }) });
  // What is created has to be said by what creates it: "New" alone may make anything.
  const [top] = found.ranked;
  if (found.kind === 'found' && must?.meaning === 'create' && top && !saysWhatIsMade(top, phrases))
    return failed({ kind: 'none', ranked: found.ranked }, spell(target));
  if (found.kind === 'found' && (must !== undefined || found.exact || isSureOfDeed(found, phrases)))
    return steps(deedInside(found, must, scene), 'click');
  if (found.kind === 'ambiguous' && must !== undefined) return failed(found, spell(target));
  if (must === undefined)
    return { kind: 'cannot-tell', looked: spell(target), reason: 'it has no verb that is known here' };
  return failed(found.kind === 'found' ? { kind: 'none', ranked: found.ranked } : found, spell(target));
}

/** "A new folder": the object is in the name, or around it; that a menu button may stand for a folder of a tree says nothing. */
function saysWhatIsMade({ entry, own }: Scored, phrases: readonly Phrase[]): boolean {
  const kinds = (phrases[0]?.words ?? []).filter((head) => head.kind !== undefined).map((head) => head.word);
  const unsaid = kinds.filter(
    (word) => !entry.evidence.some((each) => each.words.some((shown) => wordLikeness(word, shown) >= 0.9)),
  );
  return own.leftWords.length === 0 && contextFit(entry, unsaid, []) > 0;
}

/** The verb of a goal as a word of its phrase: "sign up" is one. */
function verbWord(said: string, phrases: readonly Phrase[]): Word | undefined {
  if (said === '') return undefined;
  const first = phrases[0]?.words[0]?.word;
  const own = wordsOf(said)[0] ?? toWord(said);
  return first && first.text !== own.text && first.text.startsWith(own.text) ? first : own;
}

/** The button that sends a form off: of the form that was used last, else the only one of the page. */
export function submitClause(clause: Clause, scene: Scene): Outcome {
  const target = (clause.readings[0]?.target ?? []).filter(
    (token) => token.kind !== 'word' || !/^(?:the|form|it|this|my|login|a|entire|whole)$/.test(token.lower),
  );
  if (target.length > 0)
    return goalClause(
      {
        ...clause,
        said: clause.said.split(' ')[0] as string,
        readings: [{ target: [word(clause.said), ...(clause.readings[0]?.target ?? [])] }],
      },
      scene,
    );
  const button = submitButton(scene, ['submit']);
  if (button.kind === 'one')
    return {
      kind: 'steps',
      steps: [{ ...stepOn(button.entry, 'click', { confidence: 0.9 }), irreversible: true }],
    };
  if (button.kind === 'several')
    return { kind: 'ambiguous', looked: clause.text, candidates: button.candidates };
  const said = plainButton([clause.said.split(' ')[0] as string, 'send'], scene);
  if (said) return { ...said, steps: said.steps.map((step) => ({ ...step, irreversible: true })) };
  const focused = scene.last ?? scene.index.actionable.find((entry) => entry.node.focused);
  if (
    focused &&
    focused.node.tag !== 'textarea' &&
    focused.node.ref !== undefined &&
    /^(?:textbox|searchbox|combobox|spinbutton)$/.test(focused.node.role)
  ) {
    return {
      kind: 'steps',
      steps: [{ ...stepOn(focused, 'press', { args: ['Enter'], confidence: 0.8 }), irreversible: true }],
    };
  }
  return { kind: 'none', looked: clause.text, nearest: [] };
}

/** The button behind "log in with A and B". */
export function loginClause(clause: Clause, scene: Scene): Outcome {
  const button = submitButton(scene, ['login', 'continue', 'next', 'submit']);
  if (button.kind === 'one')
    return { kind: 'steps', steps: [stepOn(button.entry, 'click', { confidence: 0.92 })] };
  if (button.kind === 'several')
    return { kind: 'ambiguous', looked: clause.text, candidates: button.candidates };
  const form = scene.last && formOf(scene.last);
  // The button of another form sends off that one.
  const inForm = form ? { ...scene, among: (entry: Entry) => isInside(entry, form) } : scene;
  const said = plainButton(['sign in', 'log in', 'login', 'enter', 'submit', 'continue'], inForm);
  if (said) return said;
  if (scene.last && scene.last.node.ref !== undefined)
    return { kind: 'steps', steps: [stepOn(scene.last, 'press', { args: ['Enter'], confidence: 0.8 })] };
  return { kind: 'none', looked: `the button to log in`, nearest: [] };
}

/** Opens: a click, unless what it opens is open already; "open the settings" is the button "Open settings" as well. */
export function openClause(clause: Clause, scene: Scene): Outcome {
  const want = clause.said === 'open' ? wantOpen : wantShown;
  const whole = clickClause(clause, 'click', scene, want);
  const plain = /^(?:ambiguous|none)$/.test(whole.kind)
    ? (withoutDeeds(clause, want, scene) ?? whole)
    : whole;
  const named =
    plain.kind === 'ambiguous' || plain.kind === 'none'
      ? (openerOf(clause.readings[0]?.target ?? [], scene) ?? cardNamed(clause, scene))
      : undefined;
  const outcome = named ? steps(named, 'click') : plain;
  const found =
    outcome.kind === 'steps' && outcome.steps.length === 1
      ? scene.index.actionable.find((entry) => entry.node.ref === outcome.steps[0]?.ref)
      : undefined;
  if (found?.node.expanded === true) return { kind: 'done', reason: `it is open already`, entries: [found] };
  if (found && isOneOfSeveral(found, clause)) return { kind: 'none', looked: clause.text, nearest: [] };
  if (outcome.kind !== 'none') return outcome;
  const isOpen = /^(?:open|inspect)$/.test(clause.said);
  const said = isOpen ? 'open' : clause.said;
  const target = [word(said), ...(clause.readings[0]?.target ?? [])];
  const goal = goalClause({ ...clause, said, readings: [{ target }] }, scene);
  if (goal.kind === 'steps') return saysMore(goal, clause, scene) ? goal : outcome;
  return isOpen || goal.kind === 'none' || goal.kind === 'cannot-tell' ? outcome : goal;
}

/** "Open the cart" beside buttons "Add to cart": what begins with something else to do opens nothing. */
function withoutDeeds(clause: Clause, want: Want, scene: Scene): Outcome | undefined {
  const target = clause.readings[0]?.target ?? [];
  const phrases = parsePhrase(target);
  const among = (entry: Entry): boolean =>
    (scene.among?.(entry) ?? true) && !phrases.some((phrase) => actsOtherwise(phrase, entry));
  const found = lookUp(target, want, { ...scene, among });
  if (found.kind === 'found') return found.entries.length === 1 ? steps(found, 'click') : undefined;
  // What has no name of its own is known by its class, where nothing else says the word.
  const [only, ...others] = found.ranked.filter(({ own }) => own.leftShare === 0);
  return only && others.length === 0 && (hasNoName(only.entry) || isBadge(only.entry))
    ? { kind: 'steps', steps: [stepOn(only.entry, 'click', { confidence: 0.7 })] }
    : undefined;
}

/** Nothing but a number is read in it: how much is in the cart. */
function isBadge({ node }: Entry): boolean {
  return /^\d{1,3}$/.test((readable(node) || node.name).trim());
}

/** "Open the card X": by its title, where the card itself is all that a person can take hold of. */
function cardNamed(clause: Clause, scene: Scene): Extract<Match, { kind: 'found' }> | undefined {
  const found = lookUpAnything(clause.readings[0]?.target ?? [], wantClick, { ...scene, textToo: true });
  const [entry, ...others] = found.kind === 'found' && found.exact ? found.entries : [];
  const card = entry && recordOf(entry);
  if (found.kind !== 'found' || !card || others.length > 0 || card.node.draggable !== true) return undefined;
  return below(scene.index, card).some((each) => each.actionable) ? undefined : found;
}

/** Steps for a match: one element, or all of them. */
export function steps(found: Extract<Match, { kind: 'found' }>, method: ActionMethod): Outcome {
  return {
    kind: 'steps',
    steps: found.entries.map((entry) => stepOn(entry, method, { confidence: found.score })),
    ranked: found.ranked,
  };
}

/** The button that sends off the form of the last used element; the names in order of preference. */
export function submitButton(
  scene: Scene,
  names: readonly string[],
):
  | { kind: 'one'; entry: Entry }
  | { kind: 'several'; candidates: Extract<Outcome, { kind: 'ambiguous' }>['candidates'] }
  | { kind: 'none' } {
  const from =
    scene.last ??
    scene.index.actionable.find((entry) => entry.node.focused && entry.node.role.endsWith('box'));
  const all = scene.index.actionable.filter(
    (entry) =>
      /^(?:button|link|generic|menuitem)$/.test(entry.node.role) &&
      usable(entry) &&
      // The row that a field lies in may be called what its field is, and is no button of it.
      !(from && isInside(from, entry)),
  );
  for (const place of from ? placesAround(from) : [undefined]) {
    const buttons = place ? all.filter((entry) => isInside(entry, place)) : all;
    const named = calledBy(names, buttons, /^class$/);
    // An id is read where nothing that shows says it: "send-reply" and "close-reply" are both no "Reply".
    const shown = named.length > 1 ? calledBy(names, buttons, /^(?:class|id|test id)$/) : [];
    const meant = shown.length === 1 ? shown : named;
    if (meant.length === 1) return { kind: 'one', entry: meant[0] as Entry };
    const typed = meant.filter((entry) => entry.node.inputType === 'submit');
    if (typed.length === 1) return { kind: 'one', entry: typed[0] as Entry };
    if (meant.length > 1)
      return {
        kind: 'several',
        candidates: candidatesFor(meant, 'click', { score: 0.7, reason: 'sends a form off' }),
      };
    const submits = buttons.filter(
      (entry) =>
        (entry.node.inputType === 'submit' || entry.node.inputType === 'image') &&
        formOf(entry) !== undefined,
    );
    if (submits.length === 1) return { kind: 'one', entry: submits[0] as Entry };
    const real = buttons.filter((entry) => entry.node.role === 'button' && !givesUp(entry));
    if (place && isForm(place) && real.length === 1) return { kind: 'one', entry: real[0] as Entry };
    if (place && isForm(place)) break;
  }
  return { kind: 'none' };
}

/** The buttons that are called by the first of the names that any is called by. */
function calledBy(names: readonly string[], buttons: readonly Entry[], unread: RegExp): readonly Entry[] {
  for (const name of names) {
    const { meaning } = toWord(name);
    const named = buttons.filter(
      ({ node, evidence }) =>
        node.role !== 'link' &&
        evidence.some(
          ({ kind, words }) =>
            !unread.test(kind) && words.length <= 4 && words.some((shown) => shown.meaning === meaning),
        ),
    );
    if (named.length > 0) return named;
  }
  return [];
}

function placesAround(from: Entry): (Entry | undefined)[] {
  const form = formOf(from);
  const places: (Entry | undefined)[] = [];
  for (const ancestor of ancestorsOf(from)) {
    places.push(ancestor);
    if (ancestor === form) return places;
  }
  return places;
}

function isForm(entry: Entry): boolean {
  return /^(?:form|dialog|alertdialog|search)$/.test(entry.node.role) || entry.node.tag === 'form';
}

function usable(entry: Entry): boolean {
  return (
    entry.node.hidden !== 'behind-dialog' &&
    entry.node.hidden !== 'inert' &&
    entry.node.hidden !== 'aria-hidden'
  );
}

/** "Sort by price": the header of the column, or an option of the list that sorts. */
function sortClause(clause: Clause, target: readonly Token[], { index }: Scene): Outcome | undefined {
  const by = target.findIndex((token) => token.kind === 'word' && token.lower === 'by');
  const what = target.slice(by + 1);
  if (by === -1 || what.length === 0) return undefined;
  // "Sort the archived orders by date", where nothing is called archived.
  const things = contentOf(spell(target.slice(1, by)));
  const isKnown = (each: Word): boolean =>
    recordNouns.has(each.stem) || kindAt([each.text], 0) !== undefined || mentionsOf(each, index).size > 0;
  const unknown = things.slice(0, -1).find((each) => !isKnown(each));
  if (unknown)
    return { kind: 'none', looked: `"${unknown.text}", to sort it by ${spell(what)}`, nearest: [] };
  return {
    kind: 'instead',
    clauses: [
      {
        verb: 'select',
        said: 'sort by',
        readings: [{ value: what, destination: [word('sort')] }, { target: what }],
        text: clause.text,
      },
    ],
  };
}

/** An option, menu item, tab or whatever can be chosen by its name. */
export function chooseByName(tokens: readonly Token[], scene: Scene, among?: Want['among']): Match {
  return lookUp(tokens, { ...wantOption, ...(among && { among }) }, scene);
}

function word(text: string): Token {
  return { kind: 'word', text, lower: text, start: 0, end: text.length };
}
