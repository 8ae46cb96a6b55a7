/** "Find the owners with last name Davis", where a field "Last name" has a button "Find owner" beside it: the value is typed, and the button clicked. */
import { clickOn } from '../../matching/click-on.js';
import { type Clause, valueOf } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { withoutDeterminer } from '../../language/token-runs.js';
import { contentOf, isStopWord, toWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { fieldsCalled, type FormField, formFields } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';

const CONFIDENCE = 0.85;

/** Most levels from a field to the box that it shares with its button. */
const MOST_LEVELS = 3;

/** Typed into the one field that is called so, and sent off by what finds; undefined where there is no such field, or no such button. */
export function foundBy(clause: Clause, { index }: Scene): Outcome | undefined {
  if (clause.verb !== 'search') return undefined;
  const tokens = tokenize(clause.text).slice(1);
  const joint = tokens.findIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:with|by|whose|having)$/.test(lower),
  );
  if (joint < 1) return undefined;
  const about = contentOf(
    tokens
      .slice(0, joint)
      .map(({ text }) => text)
      .join(' '),
  );
  const fields = formFields(index.actionable).filter(({ kind }) => /^(?:text|email|tel|number)$/.test(kind));
  const behind = withoutDeterminer(tokens.slice(joint + 1));
  const found = ways(behind).flatMap(({ label, value }) => {
    const called = fieldsCalled(label, { fields, nouns: [] }).filter((field) => isExact(field, label));
    const [field, ...others] = called;
    const button = field && others.length === 0 ? finderOf(field.entry, about, index) : undefined;
    return field && button ? [{ field: field.entry, button, value }] : [];
  });
  const [only, ...others] = found;
  if (others.length > 0) return undefined;
  // The page where they are found is open, and asks for something else.
  const isHere = fields.some(({ entry }) => finderOf(entry, about, index) !== undefined);
  if (!only) return isHere || hasField(behind, fields) ? undefined : onItsPage(clause, about, index);
  const { field, button, value } = only;
  return {
    kind: 'steps',
    steps: [
      stepOn(field, 'fill', { args: [valueOf(value)], confidence: CONFIDENCE }),
      stepOn(button, 'click', { confidence: CONFIDENCE }),
    ],
    explained: clause.text,
  };
}

function hasField(tokens: readonly Token[], fields: readonly FormField[]): boolean {
  return ways(tokens).some(({ label }) => fieldsCalled(label, { fields, nouns: [] }).length > 0);
}

/** "Find owners" in the navigation leads to where they are found. */
function onItsPage(clause: Clause, about: readonly Word[], index: Scene['index']): Outcome | undefined {
  const [link, ...others] = index.actionable.filter(
    (entry) =>
      /^(?:link|generic|menuitem)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      contentOf(entry.evidence[0]?.text ?? '').length > 1 &&
      finds(entry, about, index),
  );
  if (clause.opened || !link || others.length > 0 || about.length === 0) return undefined;
  const { name, text = name } = link.node;
  return { kind: 'instead', clauses: [clickOn(link, `click "${text}"`), { ...clause, opened: true }] };
}

/** Where the label may end and the value begin. */
function ways(tokens: readonly Token[]): { label: readonly Word[]; value: readonly Token[] }[] {
  return tokens.flatMap((_, at) => {
    const [label, value] = [tokens.slice(0, at), tokens.slice(at)];
    const isLabel = label.length > 0 && label.every(({ kind }) => kind === 'word');
    const isValue =
      value.length === 1 || value.every(({ kind, text }) => kind === 'word' && /^[\p{Lu}\d]/u.test(text));
    return isLabel && isValue ? [{ label: label.flatMap(({ text }) => wordsOf(text)), value }] : [];
  });
}

/** All that the field is called was said. */
function isExact({ names }: FormField, label: readonly Word[]): boolean {
  return names.some((name) =>
    name
      .filter((word) => !isStopWord(word))
      .every((word) => label.some((each) => wordLikeness(word, each) >= 0.9)),
  );
}

/** The button beside a field that finds what the sentence is about. */
function finderOf(field: Entry, about: readonly Word[], index: Scene['index']): Entry | undefined {
  const buttons = index.actionable.filter(
    (entry) =>
      /^(?:button|link)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      entry.node.disabled !== true &&
      formOf(entry) === formOf(field) &&
      finds(entry, about, index),
  );
  for (const holder of [...ancestorsOf(field)].slice(0, MOST_LEVELS)) {
    const [button, ...others] = buttons.filter((entry) => isInside(entry, holder));
    if (button) return others.length === 0 ? button : undefined;
  }
  return undefined;
}

/** "Find owner", "Search", "Go": it says nothing that the sentence does not. */
function finds({ evidence: [name] }: Entry, about: readonly Word[], index: Scene['index']): boolean {
  const [verb, ...rest] = (name?.words ?? []).filter(({ text }) => /\p{L}/u.test(text));
  const nouns = rest.filter((word) => !isStopWord(word));
  return (
    /^(?:find|search|go|filter|look|lookup|show)$/.test(verb?.text ?? '') &&
    (nouns.length > 0
      ? nouns.every((word) => about.some((each) => wordLikeness(word, each) >= 0.9))
      : about.every((word) => isNounOfPage(toWord(word.text), index)))
  );
}
