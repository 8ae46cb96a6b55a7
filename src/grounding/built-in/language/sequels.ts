/** What one clause says about the next: a search whose suggestion is chosen is not sent off, a day is clicked in the calendar just opened. No page yet. */
import type { Clause } from './clause.js';
import { aboutBefore } from './about-before.js';
import type { Token } from './lexer.js';

/** The clauses with what each says about its neighbour. */
export function withSequels(clauses: readonly Clause[]): Clause[] {
  return clauses.map((given, at) => {
    const about = aboutBefore(given, clauses.slice(0, at));
    const isSentByKey = /^(?:fill|type|set)$/.test(given.verb) && clauses[at + 1]?.verb === 'press';
    const isAdded = ((isAdding(given) || isNaming(given)) && at < clauses.length - 1) || isSentByKey;
    const clause: Clause = { ...given, ...(about && { about }), ...(isAdded && { followed: true as const }) };
    const before = clauses[at - 1];
    const behind = clauses[at + 1];
    if (clause.verb === 'search' && behind && isSuggestion(behind)) return { ...clause, suggests: true };
    if (before?.verb === 'search' && isSuggestion(clause)) return ofSuggestions(clause);
    const typed = before && asTyped(clause, before);
    if (typed) return ofSuggestions(typed);
    if (clause.verb === 'search' && behind?.verb === 'select') return { ...clause, chosenNext: true };
    const after =
      behind && (clause.verb === 'goal' || clause.readings.some(({ was }) => was))
        ? inForm(behind, clause)
        : undefined;
    const aside =
      behind && at === clauses.length - 2 && after !== 'sent' ? asideOf(behind, clause) : undefined;
    if (after ?? aside)
      return {
        ...clause,
        ...(after && { after }),
        ...(after === 'sent' && { sentBy: behind?.said ?? '' }),
        ...(aside && { aside }),
      };
    return before && opensCalendar(before) ? ofDay(clause) : clause;
  });
}

/** "Book a room … and send a reminder": what the form for the one may have a box for. */
function asideOf({ verb, readings }: Clause, before: Clause): Clause['aside'] {
  const target = verb === 'goal' && readings.length === 1 ? readings[0]?.target : undefined;
  return before.verb === 'goal' && target && target.length > 1 ? target : undefined;
}

function isAdding({ verb, said }: Clause): boolean {
  return verb === 'goal' && said === 'add';
}

/** "Rename it to X", "name it X", "name the event X". */
function isNaming({ verb, said, readings: [first] }: Clause): boolean {
  return (
    (verb === 'set' && said === 'rename') ||
    (verb === 'goal' &&
      /^(?:name|call)?$/.test(said) &&
      /^(?:name|call)$/.test(first?.target?.[0]?.lower ?? '') &&
      /^(?:it|the)$/.test(first?.target?.[1]?.lower ?? ''))
  );
}

/**
 * What settles a native dialog with the value of a variable is armed before the step that opens it: the value is put into the page then.
 * Any other answer is given when a dialog opens (native-dialog.ts).
 */
export function dialogsFirst(clauses: readonly Clause[]): Clause[] {
  const ordered: Clause[] = [];
  for (const clause of clauses) {
    const previous = ordered.at(-1);
    const isDialog =
      clause.verb === 'acceptDialog' &&
      clause.readings.some(({ value }) => value?.some((token) => token.kind === 'variable'));
    if (isDialog && previous && !['acceptDialog', 'dismissDialog'].includes(previous.verb)) {
      ordered.splice(-1, 1, clause, previous);
    } else ordered.push(clause);
  }
  return ordered;
}

/** Whether a clause goes on in a form that the one before it opened, or does no more than to send it off. */
function inForm({ verb, said, readings, text }: Clause, before: Clause): Clause['after'] {
  // "Invite Zoe twice": the same once more goes on in no form.
  if (verb === 'goal' && said === before.said && text === before.text) return undefined;
  if (/^(?:fill|type|set|select|check|uncheck|toggle|press|clear|upload)$/.test(verb)) return 'goes on';
  const words = (readings[0]?.target ?? []).map(({ lower }) => lower);
  const isSending =
    /^(?:save|submit|send|create|add|confirm|post|publish|book|reserve|register|invite|schedule|finish|share)\b/;
  if (verb === 'click')
    return words.some((word) => isSending.test(word) || /^(?:ok|done|next|continue)$/.test(word))
      ? 'goes on'
      : undefined;
  if (verb !== 'submit' && !(verb === 'goal' && isSending.test(said))) return undefined;
  const rest = verb === 'goal' ? words.slice(1) : words;
  // "Add a note … and save the note": what is sent off is what is made.
  const made = /^(?:save|submit|add|send)$/.test(said) || said === before.said ? madeBy(before, said) : [];
  return rest.every(
    (word) => /^(?:it|this|that|them|the|changes?|form|off)$/.test(word) || made.includes(word),
  )
    ? 'sent'
    : 'goes on';
}

/** The words of what a clause makes: "a new note" of "add a new note to the deal". */
function madeBy({ verb, said, readings }: Clause, sent: string): readonly string[] {
  if (verb !== 'goal') return [];
  const words = (readings[0]?.target ?? []).slice(1);
  const end = words.findIndex(
    ({ kind, text, lower }) =>
      kind !== 'word' ||
      /^\p{Lu}/u.test(text) ||
      /^(?:to|for|on|in|of|with|by|at|from|called|named|titled|saying|about)$/.test(lower),
  );
  // "Suggest a book … and send the suggestion".
  const suggestion = /^(?:suggest|nominate|propose|recommend)$/.test(said)
    ? [`${said}ion`, 'nomination', 'proposal', 'recommendation']
    : [];
  const own = words.slice(0, end === -1 ? words.length : end).map(({ lower }) => lower);
  return sent === 'send' && said !== 'send' ? suggestion : [...own, ...suggestion];
}

const choosing: ReadonlySet<Clause['verb']> = new Set(['select', 'click', 'check']);

/** "Choose X from the suggestions", "click the first suggestion", "press ArrowDown". */
export function isSuggestion({ verb, readings }: Clause): boolean {
  return readings.some(({ target = [], value = [], destination = [] }) =>
    verb === 'press'
      ? value.some((token) => token.lower === 'arrowdown')
      : choosing.has(verb) && [...target, ...value, ...destination].some(isSuggested),
  );
}

/** A word for what typing brings up. */
export function isSuggested(token: Token): boolean {
  return (
    token.kind === 'word' &&
    /^(?:suggest(?:ions?|ed)|autosuggest(?:ions?)?|autocompletes?|completions?|typeahead|proposals?|proposed)$/.test(
      token.lower,
    )
  );
}

/** "Enter Oslo and choose it from the suggestions": it is what was typed; undefined for any other clause. */
function asTyped(clause: Clause, { verb, readings }: Clause): Clause | undefined {
  const typed = /^(?:fill|type|set)$/.test(verb)
    ? readings.find(({ value }) => value && value.length > 0)?.value
    : undefined;
  const isIt = (tokens: readonly Token[] | undefined): boolean =>
    tokens?.length === 1 && /^(?:it|that|this)$/.test(tokens[0]?.lower ?? '');
  const from = clause.readings.find(
    ({ value, destination }) => isIt(value) && destination?.some(isSuggested),
  );
  return typed && from && isSuggestion(clause)
    ? { ...clause, readings: [{ ...from, value: typed }] }
    : undefined;
}

/** X, in what typing brought up. */
function ofSuggestions(clause: Clause): Clause {
  if (clause.verb === 'press') return clause;
  const from = clause.readings.find(({ value, destination }) => value && destination?.some(isSuggested));
  return { ...clause, fresh: true, ...(from?.value && { readings: [{ target: from.value }] }) };
}

/** "Open the check-out calendar". */
function opensCalendar({ verb, readings: [only] }: Clause): boolean {
  return (
    /^(?:open|click|expand|goal)$/.test(verb) &&
    (only?.target ?? []).some(
      (token) => token.kind === 'word' && /^(?:calendar|datepicker|date-picker|picker)$/.test(token.lower),
    )
  );
}

/** "Click the 28th", "choose 28": the day of that number, in what has opened. */
function ofDay(clause: Clause): Clause {
  if (!choosing.has(clause.verb)) return clause;
  for (const { target = [], value = [] } of clause.readings) {
    const [day, ...others] = [...target, ...value].filter(
      (token) => !/^(?:the|day|date|on)$/.test(token.lower),
    );
    const number = /^([12]?\d|3[01])(?:st|nd|rd|th)?$/.exec(day?.lower ?? '')?.[1];
    if (day && others.length === 0 && number !== undefined)
      return { ...clause, fresh: true, readings: [{ target: [{ ...day, text: number, lower: number }] }] };
  }
  return clause;
}
