/** "Swap the colours", "then water the basil": a verb that no table lists, told by where it stands and by what stands behind it. */
import type { Token } from './lexer.js';
import type { VerbMatch } from './verbs.js';

/** What stands in front of an object, or for one. */
const determiner =
  /^(?:the|my|your|our|his|her|their|its|a|an|this|that|these|those|it|them|all|both|every|each)$/;

/** What stands there too, and is no verb: prepositions, conjunctions, adverbs, what is only said of something. */
const noVerb = new RegExp(
  `^(?:${[
    'about above across after against along alongside amid among around as at before behind below beneath beside besides between beyond',
    'but by despite down during except excluding for from in including inside into like minus near next of off on onto opposite out',
    'outside over past per plus regarding save since than through till to toward towards under underneath until unto up upon via with within without',
    'and or nor so yet if when whenever once while whereas whether because unless although though where wherever who whom whose which what how why',
    'is are was were be been being am do does did has have had having can could may might must shall should will would need needs',
    'not no none only just also then now again still even too very quite almost nearly rather instead otherwise exactly half twice double such same',
    'both all every each any some many most more less few several other another either neither',
    'name title label please kindly yes no ok okay here there that this these those it he she they we you i the a an',
  ].join('|')})$`.replaceAll(' ', '|'),
);

/**
 * The verb that a clause begins with and that no table lists; undefined for what may be a name, a place or a remark. What is done with it
 * has to be called so on the page.
 */
export function unlistedVerbAt(tokens: readonly Token[], at: number): VerbMatch | undefined {
  const [verb, object, ...behind] = tokens.slice(at);
  // "…, then don't delete it": nothing that goes on with what was done.
  if (verb?.kind === 'word' && /^don['’]t$/.test(verb.lower))
    return { verb: 'goal', shape: 'whole', length: 0, said: '' };
  if (verb?.kind !== 'word' || object === undefined || !/^[a-z]{3,}$/.test(verb.lower)) return undefined;
  if (noVerb.test(verb.lower) || /(?:ly|ing|ed|[^s]s)$/.test(verb.lower)) return undefined;
  const isObject =
    object.kind === 'word' &&
    determiner.test(object.lower) &&
    (behind.length > 0 || /^(?:it|them|both|all|this|that)$/.test(object.lower));
  return isObject ? { verb: 'goal', shape: 'whole', length: 0, said: verb.lower } : undefined;
}

/** "… and have it sent to the office": done with what went before, and no part of its name. */
export function hadDoneAt(tokens: readonly Token[], at: number): VerbMatch | undefined {
  const [have, object, done, by] = tokens
    .slice(at, at + 4)
    .map(({ kind, lower }) => (kind === 'word' ? lower : ''));
  const isHad =
    /^(?:have|get)$/.test(have ?? '') &&
    /^(?:it|them|this|that|these|those)$/.test(object ?? '') &&
    /(?:ed|nt)$/.test(done ?? '') &&
    /^(?:to|by|with|via|as|in|at)$/.test(by ?? '');
  return isHad ? { verb: 'goal', shape: 'whole', length: 0, said: '' } : undefined;
}

/** "Set the delay to 0 and calculate 7 + 8": behind a number no value goes on with a word, so it begins what is done next. */
export function verbBehindNumber(
  tokens: readonly Token[],
  at: number,
  before: { said: readonly Token[]; verb: VerbMatch | undefined },
): VerbMatch | undefined {
  const verb = tokens[at];
  const isVerb =
    endsInNumber(before.said, before.verb) &&
    verb?.kind === 'word' &&
    /^[a-z]{3,}$/.test(verb.text) &&
    !noVerb.test(verb.lower) &&
    !/(?:ly|ing|ed|[^s]s)$/.test(verb.lower);
  return isVerb ? { verb: 'goal', shape: 'whole', length: 0, said: verb.lower } : undefined;
}

function endsInNumber(tokens: readonly Token[], verb: VerbMatch | undefined): boolean {
  const [lead, number] = tokens.slice(-2);
  return (
    /^target-(?:with|to)-value$/.test(verb?.shape ?? '') &&
    /^(?:to|with|at|as|:|=)$/.test(lead?.lower ?? '') &&
    number?.kind === 'word' &&
    /^-?\d[\d.,]*$/.test(number.text)
  );
}
