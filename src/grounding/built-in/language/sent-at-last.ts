/**
 * "Create a task, set its priority to High and assign it to Ann": what is made is made when its form is sent off, which such a sentence does
 * not say. Behind its last field stands a clause of its own for that. No page yet.
 */
import { type Clause, valueOf } from './clause.js';

/** The clauses, and what sends off the form that they fill in, where one of them makes something and all behind it only fill in. */
export function withSendingOff(clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findIndex((clause) => isMaking(clause) || isDeed(clause) || isEditing(clause));
  const made = clauses[at];
  const rest = clauses.slice(at + 1);
  if (!made || rest.length === 0) return clauses;
  const isPart = (clause: Clause): boolean => fillsIn(clause) || (isEditing(made) && makesIt(clause));
  if (!rest.every(isPart)) return clauses;
  const target = made.readings[0]?.target ?? [];
  // "Add "Pay rent" and tick off "Pay rent"": it is there by then, and no box of its form.
  if (rest.some((clause) => isAbout(clause, valueOf(target)))) return clauses;
  return [
    ...clauses,
    {
      verb: 'submit',
      said: isEditing(made) ? 'save' : made.said,
      readings: [{ target: [] }],
      text: `send off: ${made.text}`,
      unsaid: target,
    },
  ];
}

/** "Edit Bruno and make him a first aider": something that the form says of what is edited. */
function makesIt({ verb, said, readings: [first] }: Clause): boolean {
  const [, it] = first?.target ?? [];
  return verb === 'goal' && said === 'make' && /^(?:it|him|her|them|this)$/.test(it?.lower ?? '');
}

function isAbout({ verb, readings: [first] }: Clause, made: string): boolean {
  const [name, ...others] = first?.target ?? [];
  return verb === 'check' && name?.kind === 'quoted' && others.length === 0 && made.includes(name.text);
}

/** Something new is made: "the report" is there already. */
function isMaking({ verb, said, readings: [first] }: Clause): boolean {
  if (verb !== 'goal' || !makes.test(said)) return false;
  const [, object, next] = first?.target ?? [];
  // Who signs up with a name and more registers.
  if (said === 'sign' && object?.lower === 'up') return next !== undefined;
  return object !== undefined && !(object.kind === 'word' && there.test(object.lower));
}

/** "Check in the tablet and set its condition to Worn": a deed may ask in a form of its own, which is sent off for it to be done. */
function isDeed({ verb, said, readings: [first] }: Clause): boolean {
  const [place] = first?.target ?? [];
  if (verb === 'check') return said === 'check' && /^(?:in|out)$/.test(place?.lower ?? '');
  return verb === 'goal' && asks.test(said);
}

/** "Edit the note and change its title to Pens": who only opens the editor says no more than that it is open ("open the edit dialog"). */
function isEditing({ verb, said, readings: [first] }: Clause): boolean {
  const object = (first?.target ?? []).filter(({ lower }, at) => at > 0 || lower !== said);
  const isEditor = object.some(
    ({ kind, lower }) => kind === 'word' && /^(?:dialogu?e?|form|editor|mode|page|button)$/.test(lower),
  );
  return verb === 'goal' && editing.test(said) && object.length > 0 && !isEditor;
}

const editing = /^(?:edit|change|update|modify|amend)$/;

const asks =
  /^(?:lend|loan|return|renew|extend|refund|approve|reject|decline|transfer|hire|rent|ship|dispatch|resolve|escalate|enrol|enroll|admit|discharge|reschedule|postpone|donate|sell|buy|order|deposit|withdraw|subscribe|join|apply)$/;

const makes = /^(?:create|add|new|register|book|schedule|reserve|invite|send|post|report|request)$/;

const there = /^(?:the|this|that|these|those|all|each|every|both|it|them|him|her|his|its|their|to|up|in)$/;

function fillsIn({ verb, only }: Clause): boolean {
  return /^(?:fill|type|set|select|check|uncheck|toggle|clear|upload)$/.test(verb) && only === undefined;
}
