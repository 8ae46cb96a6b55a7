/** Fields that make a tag of what is typed: the text and Enter, and then the tag has to be there. */
import { type Clause, valueOf } from '../language/clause.js';
import type { Token } from '../language/lexer.js';
import { fold } from '../language/words.js';
import { lookUp, type Scene } from '../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../matching/outcome.js';
import { ancestorsOf, below, type Entry, entryOf, isInside, readable } from '../matching/page-index.js';
import { wantField } from '../matching/wants.js';
import { isEditable } from './do-option.js';

type Tag = Extract<Phase, { kind: 'tag' }>;

/** What tags are called; the field is found by it where it is not said. */
const kinds = /^(?:tag|label|keyword|topic|skill|hashtag|chip|recipient|ingredient)s?$/;

/** What names the parts of such a field. */
const tagging = /\b(?:tag|tags|tagify|chip|chips|token|tokens|pill|pills)\b|tag-?input|taginput/i;

/** "Add the tag "winter"", "add remote to the labels": the field makes a tag of it; undefined where no field on the page does. */
export function tagOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const target = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || clause.said !== 'add') return undefined;
  const said = saidIn(target.slice(1));
  if (!said) return undefined;
  const fields = new Set(scene.index.actionable.filter((entry) => placeOf(entry) !== undefined));
  if (fields.size === 0) return undefined;
  const among = (entry: Entry): boolean => fields.has(entry);
  const found = lookUp(said.field, { ...wantField, among }, scene);
  const [field, ...others] = found.kind === 'found' ? found.entries : [];
  if (found.kind !== 'found' || !field || others.length > 0) return undefined;
  if (hasTag(field, said.text, scene))
    return { kind: 'done', reason: `"${said.text}" is there already`, entries: [field] };
  const steps = [
    stepOn(field, 'fill', { args: [said.text], confidence: found.score }),
    stepOn(field, 'press', { args: ['Enter'], confidence: found.score }),
  ];
  const phase: Tag = { kind: 'tag', ref: field.node.ref ?? '', text: said.text };
  return { kind: 'steps', steps, phase, explained: valueOf(target) };
}

/** The tag is there, and the text is no longer in the field. */
export function tagPhase({ ref, text }: Tag, scene: Scene): Outcome {
  const field = entryOf(ref, scene.index);
  if (field && hasTag(field, text, scene)) return { kind: 'done', reason: `"${text}" is a tag` };
  return { kind: 'none', looked: `a tag "${text}" in the field after Enter`, nearest: [] };
}

/** What is added, and the words that name the field. */
function saidIn(tokens: readonly Token[]): { text: string; field: readonly Token[] } | undefined {
  const isWord = (token: Token | undefined, words: RegExp): boolean =>
    token?.kind === 'word' && words.test(token.lower);
  const to = tokens.findLastIndex((token) => isWord(token, /^(?:to|as)$/));
  const front = (to > 0 ? tokens.slice(0, to) : tokens).filter(
    (token) => !isWord(token, /^(?:the|a|an|new|another|called|named)$/),
  );
  const kind = front.filter((token) => isWord(token, kinds));
  const rest = front.filter((token) => !kind.includes(token));
  const quoted = rest.filter(({ kind: sort }) => sort === 'quoted');
  const field = to > 0 ? tokens.slice(to + 1) : kind;
  if (rest.length === 0 || field.length === 0 || (quoted.length > 0 && rest.length > 1)) return undefined;
  return { text: valueOf(rest), field };
}

/** What a field that makes tags lies in, together with the tags; undefined for a plain field. */
function placeOf(entry: Entry): Entry | undefined {
  if (!/^(?:textbox|combobox|searchbox)$/.test(entry.node.role) || !isEditable(entry)) return undefined;
  // A list that opens is chosen from.
  if (entry.node.hidden !== undefined || entry.node.hasPopup !== undefined) return undefined;
  let level = 0;
  for (const around of ancestorsOf(entry)) {
    level += 1;
    if (level > 3 || /^(?:document|form|main)$/.test(around.node.role) || around.node.tag === 'body')
      return undefined;
    const names = [around.node.tag ?? '', around.node.id ?? '', ...(around.node.classes ?? [])];
    if (names.some((name) => tagging.test(name.replaceAll('_', ' ')))) return around;
  }
  return undefined;
}

/** Whether the part of the page that the field is in says a text of its own. */
function hasTag(field: Entry, text: string, { index }: Scene): boolean {
  const place = placeOf(field);
  const wanted = fold(text);
  const own = (entry: Entry): boolean =>
    entry === field || isInside(field, entry) || /^(?:option|listbox)$/.test(entry.node.role);
  const says = ({ node }: Entry): boolean =>
    [node.name, readable(node).replace(/[\s×✕✖]+$/u, '')].some((each) => fold(each) === wanted);
  return place !== undefined && below(index, place).some((entry) => !own(entry) && says(entry));
}
