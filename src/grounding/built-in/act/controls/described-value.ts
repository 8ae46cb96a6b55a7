/** "The code that is shown", "the text of the note": a value that is described and not given. It is read from the page, or not typed at all. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { labelled } from '../../matching/labelled-values.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { seenText } from '../evidence/seen-text.js';
import { valueNamed } from './value-of-label.js';
import { stripLeading } from '../../language/token-runs.js';
import { ordinalAt } from '../../language/counting.js';
import { fieldRoles, kindAt } from '../../language/types.js';
import { wantAnything, wantField } from '../../matching/wants.js';
import { isStopWord, wordLikeness, wordsOf, type Word } from '../../language/words.js';

/** What the words of a value come to: not a description at all, the text that they describe, or a description of nothing certain. */
export type Described = { kind: 'given' } | { kind: 'read'; text: string } | { kind: 'unclear' };

/** Nouns for what is written somewhere: "the code" is no text to type. */
const written =
  /^(?:texts?|contents?|words?|values?|codes?|tokens?|numbers?|sentences?|phrases?|paragraphs?|messages?|passwords?|passcodes?|pins?|names?|usernames?|keys?|answers?|results?|sums?|totals?|strings?|lines?|letters?|digits?|quotes?|links?|urls?|notes?|headings?|titles?|data|details|information|amounts?|prices?|address|email)$/;

/** Nouns for running text. */
const running = /^(?:texts?|contents?|sentences?|phrases?|paragraphs?|messages?|notes?|lines?|quotes?)$/;

/** "Shown above", "that you see", "from the note": whatever it is, it is written there. */
const isShown =
  /^(?:(?:that|which) )?(?:(?:is|are|you (?:are|were)) )?(?:shown|displayed|given|printed|provided)\b|^(?:that |which )?you (?:see|find|got)\b/;

/** What begins to say where it is written. */
const leads =
  /^(?:that|which|shown|displayed|given|written|printed|above|below|from|of|in|inside|within|on|next|under|at|beside|provided|you)$/;

/** Where everything is written. */
const nowhere =
  /^(?:were|are|got|find|text|page|screen|table|box|note|list|card|message|paragraph|area|above|below|shown|displayed|given|written|printed|here|is|that|which|you|see|provided)$/;

/** Whether an unquoted value speaks of what is written somewhere, and is nothing to type. */
export function isDescription(value: readonly Token[]): boolean {
  const [article, ...others] = value.filter((token) => token.kind !== 'punctuation');
  const lead = others.findIndex((token, at) => at > 0 && leads.test(token.lower));
  const noun = (lead === -1 ? others : others.slice(0, lead)).at(-1);
  const tail =
    lead === -1
      ? ''
      : others
          .slice(lead)
          .map((token) => token.lower)
          .join(' ');
  return (
    /^(?:the|this|that|these)$/.test(article?.lower ?? '') &&
    others.every((token) => token.kind === 'word') &&
    (written.test(noun?.lower ?? '') || isShown.test(tail))
  );
}

/**
 * What an unquoted value with an article in front stands for. `copies`: it is copied, so that it is a description for certain;
 * `into` is the field that it goes into.
 */
export function describedValue(
  value: readonly Token[],
  { copies, into, scene }: { copies: boolean; into: Entry; scene: Scene },
): Described {
  const words = value.filter((token) => token.kind !== 'punctuation');
  const isCopied = copies && words.every((token) => token.kind === 'word');
  const named = valueNamed(value, scene);
  if (named?.kind === 'read') return named;
  if (!isCopied && !isDescription(value)) return named ?? { kind: 'given' };
  const bare = stripLeading(words, ['the', 'this', 'that', 'these']);
  const word = wordOf(bare, into, scene);
  if (word) return word;
  const lead = bare.findIndex((token, at) => at > 0 && leads.test(token.lower));
  const head = lead === -1 ? bare : bare.slice(0, lead);
  const noun = head.at(-1)?.lower ?? '';
  // "The first word of the note" is a part of what stands there.
  if (copies && head.length > 1 && /^(?:words?|letters?|characters?|digits?|half)$/.test(noun))
    return { kind: 'unclear' };
  const place = (lead === -1 ? [] : bare.slice(lead)).filter(
    (token) => !isStopWord(wordsOf(token.text)[0] as Word),
  );
  const where = place.filter((token) => !nowhere.test(token.lower));
  const text =
    running.test(noun) || copies
      ? (textOf({ head, rest: lead === -1 ? [] : bare.slice(lead + 1), where }, into, scene) ??
        (where.length === 0 ? labelledText(head, scene) : undefined))
      : where.length === 0
        ? labelledText(head, scene)
        : undefined;
  const found = text ?? seenText(bare, scene.index);
  return found === undefined ? { kind: 'unclear' } : { kind: 'read', text: found };
}

/** Whether a clause takes a text over that stands on the page: it goes into a field that is empty yet. */
export function isTakenOver({ said, readings }: Clause): boolean {
  return (
    said === 'copy' ||
    readings.some(({ value = [] }) => countedWord(stripLeading(value, ['the'])) !== undefined)
  );
}

/** Which word of a text: 2 for "second word of …", -1 for the last. */
function countedWord(bare: readonly Token[]): number | undefined {
  const [, noun, joint] = bare;
  const isPart = noun?.lower === 'word' && /^(?:of|in|from)$/.test(joint?.lower ?? '');
  return isPart ? ordinalAt(bare, 0)?.ordinal : undefined;
}

/** "The second word of the paragraph": counted in the text that is meant, and without the signs around it. */
function wordOf(bare: readonly Token[], into: Entry, scene: Scene): Described | undefined {
  const [, , , ...rest] = bare;
  const count = countedWord(bare);
  if (count === undefined) return undefined;
  const where = rest.filter(({ lower }) => lower !== 'the' && !nowhere.test(lower));
  const isField = isKind(rest);
  const text = textOf(
    { head: isField ? [] : rest.filter(({ lower }) => lower !== 'the'), rest, where: isField ? rest : where },
    into,
    scene,
  );
  const all = (text ?? '').split(/\s+/u).filter((each) => /[\p{L}\p{N}]/u.test(each));
  const found = (count < 0 ? all.at(count) : all[count - 1])?.replace(
    /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu,
    '',
  );
  return found === undefined ? { kind: 'unclear' } : { kind: 'read', text: found };
}

/** "The text of the area", "the paragraph", "the text above": of one element, or of the only one that there is. */
function textOf(
  { head, rest, where }: { head: readonly Token[]; rest: readonly Token[]; where: readonly Token[] },
  into: Entry,
  scene: Scene,
): string | undefined {
  const isPlain = head.every((token) => running.test(token.lower));
  const named = where.length > 0 ? rest : isPlain ? (isKind(rest) ? rest : []) : head;
  const others: Scene = { ...scene, among: (entry) => entry !== into };
  const field = named.length > 0 ? lookUp(named, { ...wantField, nameless: 'any' }, others) : undefined;
  const [only] = field?.kind === 'found' && field.entries.length === 1 ? field.entries : [];
  if (only) return only.node.value || undefined;
  const texts = textsBeside(into, scene);
  if (isPlain && where.length === 0) return texts.length === 1 ? texts[0]?.text : undefined;
  const said = lookUp(
    named,
    { ...wantAnything, fit: (node, entry) => (entry.actionable ? 0 : wantAnything.fit(node, entry)) },
    others,
  );
  const [entry] = said.kind === 'found' && said.entries.length === 1 ? said.entries : [];
  return entry && said.kind === 'found' && said.score > 0.8 ? readable(entry.node) || undefined : undefined;
}

function isKind(tokens: readonly Token[]): boolean {
  const lowers = tokens.map((token) => token.lower).filter((word) => word !== 'the');
  return (
    kindAt(lowers, 0)?.length === lowers.length && lowers.length > 0 && fieldKinds.test(lowers.join(' '))
  );
}

const fieldKinds = /^(?:text ?area|text ?box|text ?field|field|input|input field|box|editor)$/;

/** Fields with a text in them, and paragraphs: what is there to be copied. */
function textsBeside(into: Entry, { index }: Scene): { entry: Entry; text: string }[] {
  const fields = index.actionable.filter(
    (entry) => entry !== into && entry.node.role === 'textbox' && (entry.node.value ?? '') !== '',
  );
  if (fields.length > 0) return fields.map((entry) => ({ entry, text: entry.node.value ?? '' }));
  return index.entries.flatMap((entry) => {
    const { node } = entry;
    const isText =
      node.text !== undefined &&
      !entry.actionable &&
      /^(?:paragraph|generic|blockquote|code)$/.test(node.role);
    const isLong = wordsOf(node.text ?? '').length > 2;
    return isText && isLong ? [{ entry, text: node.text ?? '' }] : [];
  });
}

/** What stands behind a label of these words, the same wherever it stands. */
function labelledText(head: readonly Token[], { index }: Scene): string | undefined {
  const words = head.flatMap((token) => [...wordsOf(token.text)]).filter((word) => !isStopWord(word));
  if (words.length === 0) return undefined;
  const says = (label: readonly Word[]): boolean =>
    words.every((word) => label.some((shown) => wordLikeness(word, shown) >= 0.9));
  const texts = labelled(index).filter((pair) => says(wordsOf(pair.label)));
  const different = new Set(texts.map((pair) => pair.text));
  const [text] = different.size === 1 ? [...different] : [];
  return text ?? addressOf(words, index.entries);
}

/** The only e-mail address that the page shows. */
function addressOf(words: readonly Word[], entries: readonly Entry[]): string | undefined {
  if (!words.some((word) => word.meaning === 'email')) return undefined;
  const shown = entries
    .filter(({ node }) => !fieldRoles.has(node.role))
    .flatMap(({ node }) =>
      [...`${node.name} ${node.text ?? ''}`.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)].map(([text]) => text),
    );
  const different = new Set(shown);
  return different.size === 1 ? shown[0] : undefined;
}
