/** "Dislike the post that has no likes", "archive the article with 3 comments": the one of a list that shows just that many is meant by its title. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fold, toWord, vagueNouns, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { showsPart } from '../../matching/more-pages.js';
import { figuresOf } from '../../matching/record-figures.js';
import { alikeOnes, recordsOn } from '../records/record-target.js';
import { titleOf } from '../../matching/record-title.js';

/** What is said of the record: what it is, how many it has, and of what. */
interface Said {
  noun: string;
  count: number;
  of: string;
  from: number;
  to: number;
}

const article = /^(?:the|that)$/;
const none = /^(?:no|zero)$/;

/** The clause about that one; undefined where none shows that many, or more than one, or one of them shows no such figure. */
export function figuredRecord(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:click|open|goal|check|uncheck|select|close)$/.test(clause.verb)) return undefined;
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const said = saidIn(target);
  const record = said && recordFor(said, index);
  const title = record && titleOf(record, index);
  if (!said || title === undefined) return undefined;
  const span = target.slice(said.from, said.to);
  const [start, end] = [span[0]?.start ?? 0, span.at(-1)?.end ?? 0];
  const name: Token = { kind: 'quoted', text: title, lower: fold(title), start, end };
  const named = [...target.slice(0, said.from), name, ...target.slice(said.to)];
  return {
    kind: 'instead',
    clauses: [
      { ...clause, readings: [{ target: named }], text: clause.text.replace(spell(span), `"${title}"`) },
    ],
  };
}

/** "(The post) (that has | with | without) (no | 3) (likes)", at the end of what is said. */
function saidIn(target: readonly Token[]): Said | undefined {
  if (target.some(({ kind }) => kind !== 'word')) return undefined;
  const lowers = target.map(({ lower }) => lower);
  const from = lowers.findIndex((lower) => article.test(lower));
  const noun = lowers[from + 1];
  const rest = lowers.slice(from + 2).join(' ');
  const found =
    /^(?:(?:that|which) (?:has|have|got) |with )(?:exactly |only )?(?<count>no|zero|\d{1,5}) (?<of>\p{L}+s)$/u.exec(
      rest,
    ) ?? /^without (?:any )?(?<of>\p{L}+s)$/u.exec(rest);
  const { count = '0', of } = found?.groups ?? {};
  if (from === -1 || noun === undefined || of === undefined) return undefined;
  return { noun, count: none.test(count) ? 0 : Number(count), of, from, to: target.length };
}

function recordFor({ noun, count, of }: Said, index: PageIndex): Entry | undefined {
  if (showsPart(index)) return undefined;
  const what = toWord(noun);
  const fitting = alikeOnes(recordsOn(index, false)).flatMap((group) => {
    const figures = figuresOf(group, { kind: 'count', words: [of] });
    return figures ? group.filter((_, at) => figures[at] === count) : [];
  });
  const inner = fitting.filter((one) => !fitting.some((other) => other !== one && isInside(other, one)));
  const [only, ...others] = inner;
  return only && others.length === 0 && isOfKind(what, only, index) && !isOtherKind(what, only)
    ? only
    : undefined;
}

/** The page, the list or the record itself says what it is: a comment is no post. */
function isOfKind(noun: Word, { node, parent }: Entry, index: PageIndex): boolean {
  if (noun.text === 'one' || vagueNouns.has(noun.stem) || isNounOfPage(noun, index)) return true;
  if (node.role === 'article' && /^(?:article|post|story)$/.test(noun.stem)) return true;
  const marks = [node, ...(parent ? [parent.node] : [])].flatMap(
    ({ classes = [], id = '', testId = '', name }) => [...classes, id, testId, name],
  );
  return marks.some((mark) => wordsOf(mark).some((word) => wordLikeness(noun, word) >= 0.9));
}

/** "The comment with no likes" is none of the posts, each of which speaks of comments. */
function isOtherKind(noun: Word, record: Entry): boolean {
  return wordsOf(readable(record.node, 'without buttons')).some(
    (word, at, all) => /^\d/.test(all[at - 1]?.text ?? '') && wordLikeness(noun, word) >= 0.9,
  );
}
