/** Clauses that name a goal: a button that says so, a box that is ticked for it, a list that a thing is added to, a question that is answered. */
import type { PlannedStep } from '../../../../contract/plan.js';
import { type Clause, spell } from '../../language/clause.js';
import { goalClause } from '../controls/do-click.js';
import { selectClause } from '../lists/do-select.js';
import { checkSteps, pageDialogOutcome } from '../controls/do-state.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { putInto } from '../controls/put.js';
import type { Want } from '../../matching/candidate.js';
import { type Entry, entryOf, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { hasAddingField } from '../../matching/adding-field.js';
import { wantCheck, wantField } from '../../matching/wants.js';
import type { Token } from '../../language/lexer.js';
import { wordsOf } from '../../language/words.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';

/** "Add the blue mug to the cart", "confirm", "allow cookies". */
export function goalStep(clause: Clause, scene: Scene): Outcome {
  const outcome = goalClause(clause, scene);
  if (outcome.kind === 'steps') return asState(outcome, clause, scene);
  if (outcome.kind === 'ambiguous') return outcome;
  return answer(clause, scene) ?? addition(clause, scene) ?? outcome;
}

/** A box or switch that says the goal is switched on by it, and left alone when it is on. */
function asState(outcome: Extract<Outcome, { kind: 'steps' }>, clause: Clause, scene: Scene): Outcome {
  const [step, ...others] = outcome.steps;
  const entry = scene.index.actionable.find((each) => each.node.ref === step?.ref);
  if (!step || !entry || others.length > 0 || step.method !== 'click') return outcome;
  if (!/^(?:checkbox|switch|menuitemcheckbox)$/.test(entry.node.role)) return outcome;
  if (/^(?:stop|disable|hide|block|skip|leave|un)/.test(clause.said)) return outcome;
  // "… and confirm" answers what was asked, and ticks no box of a line that says "Confirmed".
  if (clause.said === 'confirm' && clause.readings[0]?.target?.length === 1 && recordOf(entry))
    return { kind: 'none', looked: clause.text, nearest: [] };
  // What is deleted or edited is not ticked for it, though its box has the name.
  const [verb] = wordsOf(clause.said);
  const isSaid = entry.evidence.some(({ words }) =>
    // "Wool socks packed" is marked as packed.
    [...words.slice(0, 2), ...(clause.said.endsWith('ed') ? words.slice(-1) : [])].some(
      (word) => word.meaning === verb?.meaning || word.text === verb?.text,
    ),
  );
  if (addsBox(clause) || isOfList(entry, clause, scene) || (!isSaid && !switching.test(clause.said)))
    return { kind: 'none', looked: spell(clause.readings[0]?.target ?? []), nearest: [] };
  return checkSteps([entry], true, step.confidence);
}

/** "Add "Run tests"" beside a field for new tasks: one more of them, and not the one in the list that is done already. */
function isOfList(box: Entry, { said }: Clause, { index }: Scene): boolean {
  return said === 'add' && recordOf(box)?.parent?.repeats === true && hasAddingField(index);
}

/** A box itself that is to be added is one more, and not the one that is there. */
function addsBox({ said, readings }: Clause): boolean {
  const last = readings[0]?.target?.at(-1)?.lower ?? '';
  return (
    /^(?:add|make|get|request|have|need)\b/.test(said) &&
    /^(?:check ?box|box|switch|toggle|tickbox)(?:es|s)?$/.test(last)
  );
}

/** Verbs that a box or switch is ticked for although it does not say them. */
const switching =
  /^(?:add|include|allow|accept|agree|complete|finish|do|mark|want|use|keep|activate|confirm|opt|subscribe|request|get|have|make|set|turn|start|approve|acknowledge|switch|need|we|i)\b/;

/** "Confirm", "confirm with Understood": the button of the open dialog. */
function answer(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:confirm|accept|agree|approve|answer)$/.test(clause.said)) return undefined;
  const rest = (clause.readings[0]?.target ?? []).slice(1);
  const joint = rest[0]?.kind === 'word' && /^(?:with|by|using)$/.test(rest[0].lower);
  const named = joint ? rest.slice(1) : clause.said === 'answer' ? rest : [];
  if (named.length > 0) {
    const click: Clause = {
      verb: 'click',
      said: 'click',
      readings: [{ target: named }],
      text: `click ${spell(named)}`,
    };
    return { kind: 'instead', clauses: [click] };
  }
  const dialog = openDialog(scene);
  const isBare = rest.every(
    (token) =>
      token.kind === 'word' &&
      (isDeedOf(token, dialog) ||
        /^(?:it|this|that|the|in|dialog|prompt|question|warning|popup|pop-up|modal|box|message|deletion|removal|cancellation|deactivation|action)$/.test(
          token.lower,
        )),
  );
  const answered = isBare ? pageDialogOutcome({ ...clause, verb: 'acceptDialog' }, scene) : undefined;
  return answered && explaining(answered, spell(rest));
}

/** What is read in the one dialog that is open. */
function openDialog({ index }: Scene): string {
  const open = index.entries.filter(
    ({ node }) => /^(?:dialog|alertdialog)$/.test(node.role) && node.hidden === undefined,
  );
  return open.length === 1 && open[0] ? readable(open[0].node) : '';
}

/** "Confirm the adoption", where the dialog asks about that, or offers to adopt. */
function isDeedOf({ lower }: Token, dialog: string): boolean {
  const [root] = /^\w{4,}(?=(?:ion|ation|al|ment|ing)$)/.exec(lower) ?? [];
  return root !== undefined && wordsOf(dialog).some(({ text }) => text.startsWith(root));
}

/** A quoted text, a variable or an address is no name of an option: it is typed. */
function isTyped([only, ...others]: readonly Token[]): boolean {
  return only !== undefined && others.length === 0 && (only.kind !== 'word' || /\S@\S/.test(only.text));
}

/** A plain text field. */
const wantText: Want = {
  fit: (node, entry) =>
    node.role === 'textbox' && node.hasPopup === undefined ? wantField.fit(node, entry) : 0,
};

/** "Add Ann to the team": a native list of several keeps what is chosen in it already; one that a drawn list stands for is not seen to take it. */
function withOwn(choice: Extract<Outcome, { kind: 'steps' }>, { index }: Scene): Outcome | undefined {
  const lists = choice.steps.map((step) =>
    step.method === 'selectOption' ? entryOf(step.ref ?? '', index) : undefined,
  );
  if (lists.some((list) => list?.node.role === 'listbox' && list.node.hidden !== undefined)) return undefined;
  const steps = choice.steps.map((step, at) => {
    const list = lists[at];
    if (list?.node.role !== 'listbox') return step;
    const own = list.node.children.flatMap(({ name, selected }) => (selected === true ? [name] : []));
    const args = [...new Set([...own, ...step.arguments])];
    return stepOn(list, 'selectOption', { args, confidence: step.confidence });
  });
  return { ...choice, steps };
}

/** "Add Saffron to the spices": a choice from the list of that name; "add breakdown cover": a box; "add bob@example.org in Cc": a text. */
function addition(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:add|request)$/.test(clause.said) || addsBox(clause)) return undefined;
  const [, ...rest] = clause.readings[0]?.target ?? [];
  const box = lookUp(rest, wantCheck, scene);
  const [only] = box.kind === 'found' ? box.entries : [];
  if (only && isOfList(only, clause, scene)) return undefined;
  if (box.kind === 'found' && box.exact && box.entries.length === 1)
    return checkSteps(box.entries, true, box.score);
  if (clause.said === 'request') return undefined;
  const joint = rest.findLastIndex(
    (token) => token.kind === 'word' && /^(?:to|in|into|as)$/.test(token.lower),
  );
  if (joint <= 0 || joint === rest.length - 1) return undefined;
  const value = rest.slice(0, joint);
  const destination = rest.slice(joint + 1);
  // What is added "to" a field that holds several is more than typed: it has to be taken in, and how is not known.
  const isPut = rest[joint]?.lower !== 'to';
  const field = isPut && isTyped(value) ? lookUp(destination, wantText, scene) : undefined;
  const [entry] = field?.kind === 'found' && field.exact ? field.entries : [];
  if (field?.kind === 'found' && entry)
    return putInto(entry, value, { confidence: field.score, clause, scene });
  const readings = [{ value, destination }];
  const choice = selectClause({ ...clause, verb: 'select', said: 'choose', readings }, scene);
  if (choice.kind === 'steps')
    return (
      choice.phase
        ? opensList(choice.steps, rest[joint]?.lower === 'as', scene)
        : areChoices(choice.steps, scene)
    )
      ? withOwn(choice, scene)
      : undefined;
  return choice.kind === 'done' ? choice : undefined;
}

/** A link, a button or a text of that name is no choice: a click on the mug does not put it into the cart. */
function areChoices(steps: readonly PlannedStep[], { index }: Scene): boolean {
  return steps.every(({ method, ref }) => {
    const node = entryOf(ref ?? '', index)?.node;
    const isMarked = node?.checked !== undefined || node?.selected !== undefined;
    return (
      isMarked || /^(?:selectOption|fill|check|press)$/.test(method) || chosenRoles.test(node?.role ?? '')
    );
  });
}

const chosenRoles = /^(?:option|checkbox|switch|menuitemcheckbox|menuitemradio|radio|treeitem)$/;

/** Nobody said that it opens: what is added to the basket is no option of the button "Basket". */
function opensList([step]: readonly PlannedStep[], isKind: boolean, scene: Scene): boolean {
  const node = scene.index.actionable.find((entry) => entry.node.ref === step?.ref)?.node;
  if (!node) return false;
  // "As an admin" says what is added, and is not the menu of the one who is called so.
  const isMenu = isKind ? node.hasPopup === 'listbox' : node.hasPopup !== undefined;
  return /^(?:combobox|listbox|textbox|searchbox)$/.test(node.role) || isMenu;
}
