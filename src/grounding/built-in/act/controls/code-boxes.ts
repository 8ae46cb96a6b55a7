/** A code that goes into a row of boxes, one letter or one group of letters each: "enter the code 4821". */
import { type Clause } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.85;

/** Widest box for one letter, and for a group of letters, in pixels. */
const WIDEST = { letter: 80, group: 160 };

/** Most boxes of a code. */
const MOST = 12;

/** What such a code is called, and words for its parts and boxes. */
const frame =
  /^(?:code|pin|otp|digit|letter|character|number|box|passcode|password|verification|security|confirmation|access|one-time|one|time|sms|token|field|key|with|as|sort|into|in|value|a|the)s?$/;

/** One step for each box of the only row that has as many as the code has parts; undefined where there is none, or other words are said. */
export function codeOutcome(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:fill|type|set)$/.test(clause.verb)) return undefined;
  const [, ...said] = tokenize(clause.text.replace(/[.!\s]+$/, ''));
  if (said.some(({ kind }) => kind === 'variable')) return undefined;
  const codes = said.filter(({ text }) => /^[A-Z\d]*\d[A-Z\d]*(?:[-/ ][A-Z\d]+)*$/i.test(text));
  const [code, ...more] = codes;
  if (!code || more.length > 0) return undefined;
  const sent = buttonAfter(said, code, index);
  const parts = /[-/ ]/.test(code.text) ? code.text.split(/[-/ ]/) : code.text.split('');
  const rows = rowsOn(index).filter((row) => row.length === parts.length && isFor(row, parts));
  const [row, ...others] = rows;
  if (!row || others.length > 0 || row.length < 2) return undefined;
  const rest = (sent ? said.slice(0, said.indexOf(sent) - 1) : said).filter((token) => token !== code);
  const words = rest
    .flatMap(({ text, kind }) => (kind === 'punctuation' ? [] : wordsOf(text)))
    .filter((word) => !isStopWord(word) && !frame.test(word.text) && !/^(?:in|out|up)$/.test(word.text));
  const titles = titlesOf(row, index);
  if (!words.every((word) => titles.some((each) => wordLikeness(word, each) >= 0.9))) return undefined;
  if (sent)
    return {
      kind: 'instead',
      clauses: [
        {
          ...clause,
          readings: [{ value: [code] }],
          text: clause.text.slice(0, clause.text.toLowerCase().lastIndexOf(' and ')),
        },
        { verb: 'click', said: 'click', readings: [{ target: [sent] }], text: sent.text },
      ],
    };
  return {
    kind: 'steps',
    steps: row.map((box, at) => stepOn(box, 'fill', { args: [parts[at] ?? ''], confidence: CONFIDENCE })),
    explained: clause.text,
  };
}

/** "… and verify": the last word, where a button is called just so. */
function buttonAfter(said: readonly Token[], code: Token, { actionable }: PageIndex): Token | undefined {
  const [and, verb, ...more] = said.slice(said.indexOf(code) + 1);
  const isButton = actionable.some(
    ({ node }) => node.role === 'button' && node.name.trim().toLowerCase() === verb?.lower,
  );
  return and?.lower === 'and' && verb && more.length === 0 && isButton ? verb : undefined;
}

/** Fields that stand beside each other, alike, in one line, with nothing but signs between them. */
function rowsOn(index: PageIndex): Entry[][] {
  const rows = new Map<Entry, Entry[]>();
  for (const entry of index.actionable) {
    const { role, tag, readonly, disabled, hidden, inputType = '' } = entry.node;
    const isBox =
      /^(?:textbox|spinbutton)$/.test(role) &&
      tag === 'input' &&
      !readonly &&
      !disabled &&
      hidden === undefined;
    if (!isBox || /^(?:date|time|email|url|search)$/.test(inputType)) continue;
    const { parent } = entry;
    // Each may stand in a wrapper of its own.
    const holder = parent && fieldsIn(parent, index).length === 1 ? parent.parent : parent;
    if (holder) rows.set(holder, [...(rows.get(holder) ?? []), entry]);
  }
  return [...rows].flatMap(([holder, row]) => {
    const [first] = row;
    const isRow =
      row.length <= MOST &&
      fieldsIn(holder, index).length === row.length &&
      row.every(
        ({ node: { box, value = '' } }) =>
          box !== undefined &&
          first?.node.box !== undefined &&
          Math.abs(box.y - first.node.box.y) <= 4 &&
          Math.abs(box.width - first.node.box.width) <= 4 &&
          value.length <= 4,
      );
    return isRow ? [row.toSorted((a, b) => (a.node.box?.x ?? 0) - (b.node.box?.x ?? 0))] : [];
  });
}

function fieldsIn(holder: Entry, index: PageIndex): Entry[] {
  return below(index, holder).filter(({ node }) => /^(?:textbox|spinbutton|combobox)$/.test(node.role));
}

/** A box for one letter is narrow, one for a group a little wider; and none is called something of its own, but by its place. */
function isFor(row: readonly Entry[], parts: readonly string[]): boolean {
  const isByLetter = parts.every((part) => part.length === 1);
  const widest = isByLetter ? WIDEST.letter : WIDEST.group;
  return (
    row.length > (isByLetter ? 2 : 1) &&
    row.every(({ node }) => (node.box?.width ?? 0) <= widest) &&
    row.every(
      ({ node }) =>
        node.name === '' ||
        /\d|digit|char|letter|box|code|pin|otp|first|second|third|middle|last|part/i.test(node.name),
    )
  );
}

/** What the row is called: by its group, by the text in front, by the heading above. */
function titlesOf([first]: readonly Entry[], index: PageIndex): readonly Word[] {
  if (!first) return [];
  const around = [...ancestorsOf(first)]
    .filter(({ node }) => !/^(?:document|main)$/.test(node.role))
    .slice(0, 3);
  const before = index.entries
    .slice(Math.max(0, first.order - 8), first.order)
    .filter(
      ({ node }) => /^(?:generic|text|paragraph|heading|group)$/.test(node.role) || node.tag === 'label',
    )
    .map(({ node }) => node.name || readable(node));
  const names = around.flatMap(({ node }) => [node.name, ...(node.hints ?? []).map(({ text }) => text)]);
  return [...names, ...before, first.node.name, ...(first.node.hints ?? []).map(({ text }) => text)]
    .filter((text) => text.length <= 120)
    .flatMap((text) => wordsOf(text));
}
