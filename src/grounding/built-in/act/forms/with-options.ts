/**
 * "Add a large Diavola with extra cheese to the order", where its button "Add" asks for the size and the extras: the thing is added, each of its
 * options is chosen in what comes up, and that is sent off. Nothing is chosen before every option has its place there.
 */
import { type Clause, spell } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { ordinalAt, superlativeAt } from '../../language/counting.js';
import { wordToken } from '../../language/token-runs.js';
import { splitList } from '../../language/phrase.js';
import { isStopWord, toWord } from '../../language/words.js';
import { formFields } from '../../matching/form-fields.js';
import { placeAll } from '../../matching/form-placing.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome, Phase } from '../../matching/outcome.js';
import { type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { orderedChoices } from '../records/ordered-choices.js';
import { wayOut } from './form-away.js';
import { clauseOf } from './form-clauses.js';

type OptionsPhase = Extract<Phase, { kind: 'options' }>;

/** Most words in front of the name that say which kind of it is meant. */
const MOST_BEFORE = 2;

/** The click that adds the thing; undefined where the clause adds none with options, or it is not one of several with a button each. */
export function withOptions(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const here = orderedChoices(clause, scene, ground);
  if (here) return here;
  const [verb, ...rest] = clause.readings.length === 1 ? (clause.readings[0]?.target ?? []) : [];
  if (clause.verb !== 'goal' || !/^(?:add|order)$/.test(clause.said) || !verb) return undefined;
  const to = rest.findLastIndex(({ kind, lower }) => kind === 'word' && /^(?:to|in|into)$/.test(lower));
  const place = to === -1 ? [] : rest.slice(to);
  const thing = to === -1 ? rest : rest.slice(0, to);
  const joint = thing.findIndex(({ kind, lower }) => kind === 'word' && lower === 'with');
  const extras = joint === -1 ? [] : splitList(thing.slice(joint + 1));
  const named = (joint === -1 ? thing : thing.slice(0, joint)).filter(
    ({ lower }, at) => !(at === 0 && /^(?:a|an|one|the)$/.test(lower)),
  );
  for (let before = 0; before <= MOST_BEFORE && before < named.length; before += 1) {
    const kinds = named.slice(0, before);
    const name = named.slice(before);
    const wanted = [...kinds.map((token) => [token]), ...extras].map((tokens) => spell(tokens));
    const isKind = kinds.every(
      ({ kind, text, lower }) => kind === 'word' && text === lower && !isStopWord(toWord(lower)),
    );
    // "The cheapest", "the first" picks one of the things, and is no kind of it.
    const isPicked = kinds.some((_, at) => ordinalAt(kinds, at) ?? superlativeAt(kinds, at));
    if (wanted.length === 0 || !isKind || isPicked || wanted.includes('')) continue;
    const isSize = kinds.length > 0 && kinds.every(({ lower }) => sizes.test(lower));
    // What is ordered is added to the order first.
    const added: Clause = { ...clause, said: 'add' };
    const step =
      addedBy([verb, ...name, ...place], clause, scene, ground) ??
      (clause.said === 'order'
        ? addedBy([wordToken('add'), ...name, ...place], added, scene, ground)
        : undefined);
    // A red mug is none of the mugs, where nothing says that they differ.
    if (!step || !(isSize || saysOptions(step.ref ?? '', scene))) continue;
    return { kind: 'steps', steps: [step], explained: clause.text, phase: { kind: 'options', wanted } };
  }
  return undefined;
}

/** The one click on a button of the thing, in a list of which others have such a button as well. */
function addedBy(
  target: readonly Token[],
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
) {
  const outcome = ground({ ...clause, readings: [{ target }], text: spell(target) }, scene);
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const button = step?.ref === undefined ? undefined : entryOf(step.ref, scene.index);
  const record = button && recordOf(button);
  const isOneOf =
    button?.node.role === 'button' &&
    scene.index.actionable.some(
      (other) => other !== button && isAdding(other) && recordOf(other)?.parent === record?.parent,
    );
  return step?.method === 'click' && others.length === 0 && button && record && isOneOf && isAdding(button)
    ? step
    : undefined;
}

const sizes = /^(?:small|medium|large|regular|big|double|single|mini|half|full|family|xl)$/;

/** "In three sizes", "choose your toppings". */
function saysOptions(ref: string, { index }: Scene): boolean {
  const button = entryOf(ref, index);
  const record = button && recordOf(button);
  return (
    record !== undefined &&
    /\b(?:sizes|options|choose|customi[sz]e|extras|toppings|variants)\b/i.test(readable(record.node))
  );
}

function isAdding({ evidence: [name] }: Entry): boolean {
  return /^(?:add|order|choose|select|customi[sz]e|\+)$/.test(name?.words[0]?.text ?? '');
}

/** Chooses the options in what came up, and sends it off by its one button that adds. */
export function optionsPhase({ wanted }: OptionsPhase, scene: Scene, clause: Clause): Outcome {
  const fresh = freshEntries(scene);
  const form = { fields: formFields(scene.index.actionable.filter((entry) => fresh.has(entry))), nouns: [] };
  const parts = wanted.map((text) => ({ lead: 'item' as const, tokens: tokenize(text) }));
  const { all, left } = placeAll(parts, form, []);
  const [missing] = left;
  const away = wayOut(fresh, scene);
  if (missing || all.length !== wanted.length)
    return {
      ...(away && { putBack: [away] }),
      kind: 'none',
      looked: `"${missing ? spell(missing.tokens) : wanted.join(', ')}" among what came up for ${clause.text}`,
      nearest: [],
    };
  const buttons = scene.index.actionable.filter(
    (entry) =>
      fresh.has(entry) && entry.node.role === 'button' && sends.test(entry.evidence[0]?.words[0]?.text ?? ''),
  );
  const [button, ...others] = buttons.filter(
    (entry) => !buttons.some((other) => other !== entry && isInside(entry, other)),
  );
  if (!button || others.length > 0 || button.node.ref === undefined)
    return { kind: 'none', looked: `the button that takes over ${wanted.join(', ')}`, nearest: [] };
  return {
    kind: 'instead',
    clauses: [
      ...all.map((placement) => clauseOf(clause, placement)),
      {
        verb: 'submit',
        said: clause.said,
        readings: [{}],
        text: `send off: ${clause.text}`,
        at: button.node.ref,
      },
    ],
  };
}

const sends =
  /^(?:add|order|done|ok|okay|confirm|apply|save|continue|choose|select|put|export|download|generate)$/;
