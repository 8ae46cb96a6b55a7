/** Pairs of arrows that nothing names: the next picture of a row of which one is shown, a line of a list moved up or down. */
import type { Clause } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { fold, isStopWord, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { plainControls, shownBy } from '../../matching/plain-controls.js';
import { nearestTitles } from '../../matching/titles-over.js';
import { holds } from '../../matching/surroundings.js';

const CONFIDENCE = 0.82;

/** Levels from an arrow up to what holds both of a pair. */
const MOST_LEVELS = 3;

const pictures =
  'photo|photograph|picture|image|pic|slide|card|quote|testimonial|banner|story|one|painting|screenshot';
const turning = new RegExp(
  `^(?:show|view|see|display|open|go to|move to|move on to|switch to|skip to|click|flip to)(?: me)? the (?<way>next|following|previous|preceding) (?:${pictures})(?: (?:in|of) the (?:gallery|carousel|slideshow|slider|album))?$`,
  'i',
);

const place = '(?:place|position|step|row|line|slot|spot|rank|level)';
const moving = new RegExp(
  `^(?:move|shift|push|bring)(?<what> .+?)(?: (?:by )?(?:one|a|1) ${place})? (?<way>up|down)(?: (?:by )?(?:one|a|1)(?: ${place})?)?(?: (?:in|on|within|of) (?:the |my )?(?<list>.+?))?$`,
  'i',
);

/** Words for whatever lies in an order that can be changed. */
const ordered = /^(?:list|order|queue|playlist|ranking|sequence|line-?up)$/i;

const onward: Readonly<Record<string, string>> = {
  '❯': '❮',
  '›': '‹',
  '»': '«',
  '→': '←',
  '▶': '◀',
  '►': '◄',
  '▸': '◂',
  '>': '<',
  '⟩': '⟨',
};

/** "Show the next photo": the arrow of the only pair on the page; undefined where there is none, or where it leafs through a table. */
export function pictureTurned({ text }: Clause, { index }: Scene): Outcome | undefined {
  const way = turning.exec(bare(text))?.groups?.['way']?.toLowerCase();
  if (way === undefined) return undefined;
  const signs = signsOn(index);
  const pairs = signs.flatMap((next) => {
    const back = onward[shownBy(next)];
    const others = signs.filter((each) => shownBy(each) === back);
    return others.map((previous) => ({ next, previous }));
  });
  const [pair, ...others] = pairs;
  if (!pair || others.length > 0) return undefined;
  const around = [...ancestorsOf(pair.next)]
    .slice(0, MOST_LEVELS)
    .find((each) => [...ancestorsOf(pair.previous)].includes(each));
  const isOther =
    !around ||
    [around, ...ancestorsOf(around), ...below(index, around)].some(({ node }) => leafed.test(node.role));
  return isOther ? undefined : clicked(/^(?:next|following)$/.test(way) ? pair.next : pair.previous, text);
}

/** What is leafed through in another way than pictures are. */
const leafed = /^(?:table|grid|row|navigation|toolbar|columnheader)$/;

/** "Move "Heat the oven" up one place": the arrow in the one line that says so. */
export function lineMoved({ text }: Clause, { index }: Scene): Outcome | undefined {
  const { what = '', way = '', list } = moving.exec(bare(text))?.groups ?? {};
  const tokens = tokenize(what.trim());
  const [quoted] = tokens.flatMap((token) => (token.kind === 'quoted' ? [token.text] : []));
  const words = wordsOf(tokens.map((token) => token.text).join(' ')).filter(
    (word) => !isStopWord(word) && !/^(?:step|item|entry|row|line|task|list)$/.test(word.text),
  );
  if (words.length === 0) return undefined;
  const sign =
    way.toLowerCase() === 'up'
      ? /^(?:[▲△↑⬆▴˄⌃]|(?:(?:move|arrow|caret|chevron|angle) )?up)$/iu
      : /^(?:[▼▽↓⬇▾˅⌄]|(?:(?:move|arrow|caret|chevron|angle) )?down)$/iu;
  const lines = signsOn(index, sign).flatMap((arrow) => {
    const line = [...ancestorsOf(arrow)].find((each) => /\p{L}/u.test(withoutSigns(each)));
    return line ? [{ arrow, line, said: withoutSigns(line) }] : [];
  });
  const isList = lines.length > 1 && new Set(lines.map(({ line }) => line)).size === lines.length;
  const listed = lines.filter(
    ({ arrow }) => list === undefined || ordered.test(list) || isTitled(arrow, list, index),
  );
  const [only, ...others] = listed.filter(({ said }) =>
    quoted === undefined
      ? words.every((word) => wordsOf(said).some((shown) => wordLikeness(word, shown) >= 0.95))
      : holds(fold(said), fold(quoted)),
  );
  return isList && only && others.length === 0 ? clicked(only.arrow, text) : undefined;
}

/** Whether the list that a line stands in has just that title. */
function isTitled(line: Entry, title: string, index: PageIndex): boolean {
  const plain = (text: string): string => fold(text.replace(/ list$/i, ''));
  return nearestTitles(line, index).some((each) => plain(each) === plain(title));
}

/** "Move it up", said of what is chosen in a list: the one button of the page for that, which has its contrary beside it. */
export function chosenMoved({ text }: Clause, { index }: Scene): Outcome | undefined {
  const { what = '', way = '' } = moving.exec(bare(text))?.groups ?? {};
  if (!/^(?:it|this|that|them|(?:the )?selected \p{L}+)$/iu.test(what.trim())) return undefined;
  const called = (name: string): Entry[] =>
    index.actionable.filter(
      ({ node, evidence: [own] }) =>
        node.role === 'button' &&
        node.hidden === undefined &&
        new RegExp(`^(?:move )?${name}$`, 'i').test((own?.text ?? '').trim()),
    );
  const [up, down] = [called('up'), called('down')];
  const [button] = way.toLowerCase() === 'up' ? up : down;
  return button && up.length === 1 && down.length === 1
    ? clicked(button, text)
    : { kind: 'none', looked: text, nearest: [] };
}

/** The page has to answer, because nothing says what the arrow does. */
function clicked(arrow: Entry, text: string): Outcome {
  const steps = [stepOn(arrow, 'click', { confidence: CONFIDENCE })];
  return {
    kind: 'steps',
    steps,
    explained: text,
    phase: { kind: 'plain row', shown: shownBy(arrow) || iconOf(arrow) },
  };
}

/** What can be clicked, or is a plain box, and shows nothing but a sign. */
function signsOn(index: PageIndex, sign = /^[^\p{L}\d\s]$/u): Entry[] {
  const shown = [...index.actionable, ...plainControls(index)].filter(
    (entry) =>
      /^(?:button|link|generic|text|img)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      entry.node.disabled !== true &&
      sign.test(shownBy(entry) || iconOf(entry)),
  );
  return [...new Set(shown)];
}

/** What the picture of a control without words shows. */
function iconOf({ node: { name, hints = [] } }: Entry): string {
  return name === '' ? (hints.find(({ from }) => from === 'icon')?.text ?? '') : '';
}

function withoutSigns({ node }: Entry): string {
  return readable(node)
    .replace(/(?:^|\s)(?:move )?(?:up|down)(?=\s|$)/gi, ' ')
    .replace(/[▲△↑⬆▴˄⌃▼▽↓⬇▾˅⌄]/gu, ' ')
    .replace(/^[\s\d.)☰⠿⋮≡-]+|[\s☰⠿⋮≡×✕-]+$/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function bare(text: string): string {
  return text.trim().replace(/[\s.!]+$/, '');
}
