/** Buttons that say only a part of the sentence, because the rest is plain from the page: "export them" behind a choice, "download the CSV". */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isPronoun } from '../../language/references.js';
import { fold, isAmong, toWord, vagueNouns } from '../../language/words.js';
import { isKindHere } from '../../matching/nouns-of-page.js';

const CONFIDENCE = 0.82;

/** A click on the only such button; undefined where there is none, or several. */
export function bareButton(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.verb !== 'goal') return undefined;
  const [verb, ...rest] = clause.readings[0]?.target ?? [];
  if (!verb || rest.length === 0) return undefined;
  const name = fold(clause.said);
  // "Mark them absent" says the whole name of the button, but for those that it is done to.
  const whole = fold(spell([verb, ...rest.filter((token) => !isPronoun(token))]));
  const chosen = rest.filter((token) => isPronoun(token));
  const isMeant = doneToChosen(chosen, scene)
    ? (entry: Entry): boolean =>
        fold(entry.node.name).replace(counted, '') === (chosen.length === rest.length ? name : whole) &&
        !recordOf(entry)
    : doneToAll(
          rest.filter(({ lower }) => !/^(?:all|of|both)$/.test(lower)),
          scene,
        )
      ? (entry: Entry): boolean => fold(entry.node.name).replace(atOnce, '') === name && !recordOf(entry)
      : formatOf(clause, rest);
  const bar = selectionOf(rest, scene);
  if (bar) return onSelection(clause, bar, scene);
  const isCalled = ofLast(verb, rest, scene);
  const [only, ...others] =
    isMeant || isCalled
      ? scene.index.actionable.filter(
          (entry) =>
            /^(?:button|link|menuitem)$/.test(entry.node.role) &&
            entry.node.hidden === undefined &&
            entry.node.disabled !== true &&
            (isMeant?.(entry) === true || isCalled?.(entry) === true),
        )
      : [];
  return only && others.length === 0
    ? explaining(
        { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })] },
        spell(clause.readings[0]?.target ?? []),
      )
    : undefined;
}

/** "The selected photos", "the ticked rows": what says how many are selected, where that is what the page lists; undefined for anything else. */
function selectionOf(rest: readonly Token[], { index }: Scene): Entry | undefined {
  const [chosen, noun, ...more] = rest.filter(({ lower }) => !/^(?:all|of|the|my|these)$/.test(lower));
  const isChosen = /^(?:selected|chosen|ticked|marked|checked)$/.test(chosen?.lower ?? '');
  if (!isChosen || noun?.kind !== 'word' || more.length > 0) return undefined;
  const word = toWord(noun.lower);
  const isListed = vagueNouns.has(word.stem) || isKindHere(word, index);
  const [only, ...others] = index.entries.filter(
    ({ node }) =>
      node.hidden === undefined &&
      /^[1-9]\d* (?:\p{L}+ )?(?:selected|chosen|ticked|marked)$/iu.test((node.text ?? '').trim()),
  );
  return isListed && only && others.length === 0 ? only : undefined;
}

/** The click on what is called by the verb beside that. */
function onSelection(clause: Clause, count: Entry, { index }: Scene): Outcome | undefined {
  const bar = count.parent;
  if (!bar) return undefined;
  const [only, ...others] = below(index, bar).filter(
    ({ actionable, node }) =>
      actionable &&
      node.hidden === undefined &&
      node.disabled !== true &&
      fold(node.name || (node.text ?? '')).replace(counted, '') === fold(clause.said),
  );
  return only && others.length === 0
    ? {
        kind: 'steps',
        steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
        explained: spell(clause.readings[0]?.target ?? []),
      }
    : undefined;
}

/** What a button for all that is chosen may say behind its verb. */
const counted = /(?: (?:all )?(?:selected|selection)| \(?\d+\)?)+$/;

/** "Pay now", "Remove all": the same button for all that there is. */
const atOnce = /(?: (?:now|all|all of them|everything|them))+$/;

/** "Them", behind a step that brought up what they are: what is done to all of it has a button outside of its rows. */
function doneToAll(rest: readonly Token[], { before, last, index }: Scene): boolean {
  if (before === undefined || rest.length === 0) return false;
  if (!rest.every((token) => isPronoun(token) && token.lower !== 'it')) return false;
  // What is chosen first, and is not, is not all of it.
  if (index.actionable.some((entry) => entry.node.role === 'checkbox' && recordOf(entry))) return false;
  // What was done to some of a list is not all of it.
  const record = last && recordOf(last);
  return (
    !record || (record !== last && below(index, record).every((entry) => entry === last || !entry.actionable))
  );
}

/** "Them", where rows are ticked: these rows. */
function doneToChosen(rest: NonNullable<Clause['readings'][number]['target']>, { index }: Scene): boolean {
  return (
    rest.length > 0 &&
    rest.every((token) => isPronoun(token) && token.lower !== 'it') &&
    index.actionable.some(
      (entry) =>
        entry.node.role === 'checkbox' && entry.node.checked === true && recordOf(entry) !== undefined,
    )
  );
}

/** "Confirm them", behind a step on "Seat C4": the button "Confirm seats" calls them by the noun that they have themselves. */
function ofLast(
  verb: Token,
  rest: readonly Token[],
  { before, last, gone }: Scene,
): ((entry: Entry) => boolean) | undefined {
  const used = last ?? gone;
  if (!before || !used || !rest.every((token) => isPronoun(token))) return undefined;
  const own = used.evidence[0]?.words ?? [];
  return (entry) => {
    const [first, noun, ...more] = entry.evidence[0]?.words ?? [];
    return (
      first?.text === verb.lower &&
      noun !== undefined &&
      more.length === 0 &&
      !recordOf(entry) &&
      isAmong(noun, own)
    );
  };
}

/** "Download the PDF": a link that says only the kind of file. */
function formatOf(
  { said }: Clause,
  rest: NonNullable<Clause['readings'][number]['target']>,
): ((entry: Entry) => boolean) | undefined {
  const named = rest.filter(({ lower }) => !/^(?:the|a|an|as|to|in|it|file|version|format)$/.test(lower));
  const [format, ...others] = named;
  if (!/^(?:download|export)$/.test(said) || !format || others.length > 0) return undefined;
  return formats.test(format.lower) ? ({ node }) => fold(node.name) === format.lower : undefined;
}

const formats =
  /^(?:pdf|csv|tsv|xlsx?|excel|json|xml|docx?|word|zip|png|jpe?g|svg|txt|html|markdown|yaml|ics)$/;
