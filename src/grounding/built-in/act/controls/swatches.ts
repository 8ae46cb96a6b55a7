/** Swatches: alike boxes in a row that show a colour each and say nothing. "The blue frame" under "Colour of the frame" is the blue one. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { colourFit, colourOf } from '../../matching/colours.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { isPronoun } from '../../language/references.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';

const CONFIDENCE = 0.84;

/** Nodes in front of a row of swatches in which the text that says what they are for is looked for. */
const LABEL_REACH = 6;

/** Words for the thing itself. */
const noun = /^(?:colou?r|swatch|option|one|shade|tone|version|variant)$/;

/** The one swatch of the colour that is said, in the row that the other words are said of; undefined for anything else. */
export function swatchOutcome(clause: Clause, { index }: Scene): Outcome | undefined {
  const said = saidOf(clause);
  const titled = said && titledIn(said, index);
  if (!said || titled) return titled;
  const { words, tokens } = said;
  const colours = words.flatMap(({ text }) => colourOf(text) ?? []);
  const [colour, ...more] = colours;
  if (colour === undefined || more.length > 0) return undefined;
  const rest = words.filter(({ text }) => colourOf(text) === undefined);
  const rows = rowsOn(index).filter((row) => {
    const label = wordsOf(labelOf(row, index));
    return rest.every((word) => label.some((shown) => wordLikeness(word, shown) >= 0.9));
  });
  const fitting = rows.flat().filter(({ node }) => colourFit(colour, node.look?.fill ?? '#000000') === 1);
  const [only, ...others] = fitting;
  return only && others.length === 0 ? swatchClicked(only, tokens) : undefined;
}

/** The one swatch that is said by its title, for what its row is called or for the page's one thing: "Paint it Ember Red", "change the frame to Moss". */
export function titledOutcome(clause: Clause, { index }: Scene): Outcome | undefined {
  const said = saidOf(clause);
  return said && titledIn(said, index);
}

function titledIn({ words, tokens, isNamed }: Said, index: PageIndex): Outcome | undefined {
  const titled = titledSwatch(words, isNamed, index);
  return titled && swatchClicked(titled, tokens);
}

/** The words that tell a swatch, and whether one of them says that it is one. */
interface Said {
  words: readonly Word[];
  tokens: readonly Token[];
  isNamed: boolean;
}

/** The words that tell a swatch; undefined where the sentence chooses nothing, and makes nothing so. */
function saidOf({ verb, said, readings }: Clause): Said | undefined {
  const isMade = verb === 'goal' && /^(?:make|paint|colou?r|turn|dye|spray)$/.test(said);
  if (!/^(?:select|click|set)$/.test(verb) && !isMade) return undefined;
  const [{ target = [], value = [], destination = [] } = {}] = readings;
  const tokens = [...target, ...value, ...destination].toSorted((a, b) => a.start - b.start);
  const words = wordsOf(spell(tokens)).filter(
    (word) => !isStopWord(word) && !noun.test(word.text) && !(isMade && word.text === said),
  );
  const isNamed = tokens.some((token) => noun.test(token.lower) || (isMade && isPronoun(token)));
  return { words, tokens, isNamed };
}

function swatchClicked(swatch: Entry, tokens: readonly Token[]): Outcome {
  const steps = [stepOn(swatch, 'click', { confidence: CONFIDENCE })];
  return { kind: 'steps', steps, explained: spell(tokens) };
}

/** The one swatch whose title is among the words, all others being said in front of its row; where the words are its title alone, it has to be called a swatch. */
function titledSwatch(words: readonly Word[], isNamed: boolean, index: PageIndex): Entry | undefined {
  const rows = swatchRows(index, ({ name, text }) => name !== '' && (text ?? '') === '');
  const called = rows.flatMap((row) => {
    const label = wordsOf(labelOf(row, index));
    return row.filter(({ node }) => {
      const own = wordsOf(node.name);
      const rest = words.filter((word) => !own.some((each) => each.text === word.text));
      return (
        own.length > 0 &&
        rest.length === words.length - own.length &&
        (rest.length > 0 || isNamed) &&
        rest.every((word) => label.some((shown) => wordLikeness(word, shown) >= 0.9))
      );
    });
  });
  const [only, ...others] = called;
  return others.length === 0 ? only : undefined;
}

/** Boxes of one size and one parent that show colours, two at least, and no text. */
function rowsOn(index: PageIndex): Entry[][] {
  return swatchRows(index, (node) => readable(node) === '');
}

function swatchRows(index: PageIndex, isBare: (node: Entry['node']) => boolean): Entry[][] {
  const rows = new Map<string, Entry[]>();
  for (const entry of index.entries) {
    const { node, parent } = entry;
    const { width = 0, height = 0 } = node.box ?? {};
    const isSwatch =
      /^(?:generic|img|cell|listitem|button|radio|option)$/.test(node.role) &&
      node.ref !== undefined &&
      node.hidden === undefined &&
      node.look?.fill !== undefined &&
      node.children.length === 0 &&
      isBare(node) &&
      Math.max(width, height) <= 120 &&
      Math.min(width, height) >= 10;
    const key = `${parent?.order} ${node.tag} ${Math.round(width / 4)} ${Math.round(height / 4)}`;
    if (isSwatch) rows.set(key, [...(rows.get(key) ?? []), entry]);
  }
  return [...rows.values()].filter(
    (row) => row.length > 1 && new Set(row.map(({ node }) => node.look?.fill)).size === row.length,
  );
}

/** The texts in front of the row, as far as nothing else to act on stands between. */
function labelOf([first]: readonly Entry[], index: PageIndex): string {
  const texts: string[] = [];
  for (let at = (first?.order ?? 0) - 1; at >= 0 && texts.length < LABEL_REACH; at -= 1) {
    const entry = index.entries[at] as Entry;
    if (entry.actionable) {
      // What folds the row up stands before it, and says what it is for.
      const isHead = texts.length === 0 && first?.parent?.parent === entry.parent;
      return isHead ? entry.node.name || (entry.node.text ?? '') : texts.join(' ');
    }
    const text = isDrawn(entry) ? '' : (entry.node.text ?? entry.node.name);
    if (text !== '' && text.length <= 80) texts.push(text);
    if (entry.node.role === 'heading') break;
  }
  return texts.join(' ');
}

/** The roof and the door of a drawn house are what is painted, and no label of the colours. */
function isDrawn({ node }: Entry): boolean {
  return /^(?:svg|g|path|rect|circle|ellipse|polygon|polyline|line|use)$/i.test(node.tag ?? '');
}
