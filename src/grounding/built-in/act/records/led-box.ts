/**
 * "Alert me about the frost", where "Alert me about" stands over a box "Frost"; "have the parcel gift wrapped", by the box "Gift wrap (£3)"; "postpone
 * board 4", in whose list "Postponed" can be chosen: what is said is a choice, though no verb says that it is chosen. Asked when nothing else is meant.
 */
import { type Clause, spell } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { contentOf, fold, isStopWord, toWord, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { participlesOf } from '../evidence/participle.js';
import { rootOf } from '../evidence/subject-of-page.js';
import { checkSteps } from '../controls/do-state.js';

const CONFIDENCE = 0.82;

/** What holds more is no title, and takes long to be read. */
const MOST_OF_TITLE = 12;

/** The tick of that box; undefined where no title leads to it, or several boxes are called so. */
export function ledBox({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  if (verb !== 'goal') return undefined;
  const said = plain(text);
  // A title holds the first word, or it is that of a part of it.
  const near = new Set(
    [...mentionsOf(toWord(said[0] ?? ''), index)].flatMap((entry) => [entry, ...ancestorsOf(entry)]),
  );
  const found = [...near].flatMap((title) => {
    const isTitle =
      !title.actionable && title.node.hidden === undefined && title.end - title.order < MOST_OF_TITLE;
    const lead = isTitle ? plain(readable(title.node)) : [];
    if (lead.length < 2 || lead.length >= said.length || !lead.every((word, at) => word === said[at]))
      return [];
    const name = said.slice(lead.length).filter((word, at) => at > 0 || !/^(?:the|an?|my|any)$/.test(word));
    return boxesBehind(title, index).filter((box) => plain(box.node.name).join(' ') === name.join(' '));
  });
  const [box, ...others] = [...new Set(found)];
  return box && others.length === 0 ? explained(checkSteps([box], true, CONFIDENCE), text) : undefined;
}

/** The same for what is done to something: all that the box says besides a price is said. */
export function hadBox({ text }: Clause, { index }: Scene): Outcome | undefined {
  const { what = '', done = '' } =
    /^(?:have|get) (?:the |my |our |this )?(?<what>\p{L}+) (?<done>[\p{L} -]+(?:ed|pt|nt))[.!]?$/iu.exec(
      text.trim(),
    )?.groups ?? {};
  const said = contentOf(done.replaceAll('-', ' '));
  // One of several lines is not all that is ordered.
  const saying = [...mentionsOf(toWord(what), index)];
  const isOfAll = what === what.toLowerCase() && saying.some((entry) => recordOf(entry) === undefined);
  if (said.length < 2 || !isOfAll) return undefined;
  const [box, ...others] = index.actionable.filter(({ node }) => {
    const shown = contentOf(node.name.replace(/\([^()]*\)/g, '').replaceAll('-', ' '));
    return (
      /^(?:checkbox|switch)$/.test(node.role) &&
      node.hidden === undefined &&
      shown.length === said.length &&
      shown.every((word, at) => isForm(word, said[at] as Word))
    );
  });
  return box && others.length === 0 ? explained(checkSteps([box], true, CONFIDENCE), text) : undefined;
}

/** "Turn on the tank heating", by the box "Tank heated": the same words, the last of them in another form. */
export function boxOfForm({ verb, readings }: Clause, { index }: Scene): Outcome | undefined {
  const said = contentOf(spell(readings[0]?.target ?? []));
  const last = said.at(-1);
  if (!/^(?:check|uncheck)$/.test(verb) || !last || said.length < 2) return undefined;
  const [box, ...others] = index.actionable.filter(({ node }) => {
    const shown = contentOf(node.name);
    return (
      /^(?:checkbox|switch)$/.test(node.role) &&
      node.hidden === undefined &&
      shown.length === said.length &&
      shown.slice(0, -1).every((word, at) => word.stem === said[at]?.stem) &&
      rootOf(shown.at(-1) as Word) === rootOf(last)
    );
  });
  return box && others.length === 0
    ? explained(checkSteps([box], verb === 'check', CONFIDENCE), spell(readings[0]?.target ?? []))
    : undefined;
}

/** "Postpone board 4" as "mark board 4 as postponed", where a list offers that. */
export function stateOfVerb(
  { verb, text }: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const [, first = '', object = ''] =
    /^(\p{L}{4,}) (?:the )?(\S.*)$/u.exec(text.trim().replace(/[.!]$/, '')) ?? [];
  if (verb !== 'goal' || object === '' || /\b(?:and|all|every|to|as|from|until)\b/i.test(object))
    return undefined;
  const state = participlesOf(first.toLowerCase()).find((form) =>
    scene.index.actionable.some(({ node }) => (node.options ?? []).some((option) => fold(option) === form)),
  );
  const [mark, ...others] = state === undefined ? [] : parseInstruction(`mark ${object} as ${state}`);
  const outcome = mark && others.length === 0 ? ground(mark, scene) : undefined;
  const isChoice =
    outcome?.kind === 'done' ||
    (outcome?.kind === 'steps' && outcome.steps.every(({ method }) => method === 'selectOption'));
  return mark && isChoice ? { kind: 'instead', clauses: [mark] } : undefined;
}

/** "Say no to the tattoo question" as the answer to it. */
export function saidAnswer(
  { text }: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const { answer = '', question = '' } =
    /^say (?<answer>yes|no) (?:to|for) (?<question>[^"“”]+)$/i.exec(text.trim().replace(/[.!]$/, ''))
      ?.groups ?? {};
  const [clause, ...others] = answer === '' ? [] : parseInstruction(`answer ${answer} to ${question}`);
  const outcome = clause && others.length === 0 ? ground(clause, scene) : undefined;
  const isChoice = outcome?.kind === 'steps' && outcome.steps.every(({ method }) => method === 'check');
  return clause && isChoice ? { kind: 'instead', clauses: [clause] } : undefined;
}

function plain(text: string): string[] {
  return wordsOf(text)
    .map((word) => word.text)
    .filter((word) => /[\p{L}\d]/u.test(word));
}

/** The boxes behind a title, up to the next text that leads to others of them. */
function boxesBehind(title: Entry, index: PageIndex): readonly Entry[] {
  const around = title.parent?.parent ?? title.parent;
  return around
    ? below(index, around).filter(
        ({ node, order }) => order > title.order && node.role === 'checkbox' && node.hidden === undefined,
      )
    : [];
}

/** "Wrap" and "wrapped". */
function isForm(shown: Word, said: Word): boolean {
  return shown.stem === said.stem || participlesOf(shown.text).includes(said.text) || isStopWord(shown);
}

function explained(outcome: Outcome, text: string): Outcome {
  return outcome.kind === 'steps' ? { ...outcome, explained: text } : outcome;
}
