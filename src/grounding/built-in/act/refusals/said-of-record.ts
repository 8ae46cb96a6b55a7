/** What the rows and cards say of a word: of the one that is acted on, and of those beside it. */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fold, isStopWord, toWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { isHeadOf } from '../../matching/containers.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { titlingButton } from '../../matching/titling-button.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** One row or card out of several. */
export function isOneOfMany({ targets: [entry, ...others] }: Act): boolean {
  const record = entry && others.length === 0 ? recordOf(entry) : undefined;
  return record?.parent?.repeats === true;
}

/** "The sprint notes", "Water the plants", where a row says so: words of its title, and no number of things. */
export function isReadTogether(tokens: readonly Token[], at: number, { targets }: Act): boolean {
  const isArticle = /^(?:the|an?|my|our|your)$/.test(tokens[at - 1]?.lower ?? '');
  const from = isArticle ? at - 2 : at - 1;
  const before = tokens[from];
  if (before?.kind !== 'word' || wordsOf(before.text).every((word) => isStopWord(word))) return false;
  const said = tokens.slice(from, at + 1).map(({ text }) => text);
  return isRead(fold(said.join(' ')), targets);
}

/** Whether the rows or cards of what is acted on say the words one behind the other. */
function isRead(said: string, targets: readonly Entry[]): boolean {
  return targets.every((entry) => {
    const record = recordOf(entry);
    return record !== undefined && reads(record.node, said);
  });
}

/** Whether the folded words stand in its text one behind the other. */
function reads(node: SnapshotNode, said: string): boolean {
  return ` ${fold(readable(node))} `.includes(` ${said} `);
}

/** "The mail from Sam and the photos": what "and the" joins to one record is another one, though this one says the word as well. */
export function isAnotherThing(
  tokens: readonly Token[],
  at: number,
  { clause: { verb }, act }: { clause: Clause; act: Act },
): boolean {
  const [joint, article, name] = tokens.slice(at - 2, at + 1);
  if (!/^(?:goal|open)$/.test(verb) || joint?.lower !== 'and' || joint.kind !== 'word' || at < 3)
    return false;
  if (name?.kind !== 'word' || !/^(?:the|an?|my|our|your|his|her|their)$/.test(article?.lower ?? ''))
    return false;
  const whole = fold([tokens[at - 3], joint, article, name].map((each) => each?.text ?? '').join(' '));
  return (
    isOneOfMany(act) &&
    !act.targets.some((entry) => says(entry, toWord(name.lower))) &&
    !isRead(whole, act.targets)
  );
}

/** "The Jobs page", where the row says "Jobs": a name with a capital is no number of things. */
export function isNamedSo({ text, lower }: Token, { targets }: Act): boolean {
  const name = new RegExp(`(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`, 'u');
  return (
    /^\p{Lu}\p{Ll}+$/u.test(text) &&
    text !== lower &&
    targets.every((entry) => {
      const record = recordOf(entry);
      return record !== undefined && name.test(readable(record.node));
    })
  );
}

/** "Issue BB-110": what has a number of its own is told by that, and the word before it is what it is. */
export function isKindOfCode(tokens: readonly Token[], at: number, { targets }: Act): boolean {
  const [kind, code] = tokens.slice(at, at + 2);
  if (kind?.kind !== 'word' || kind.text !== kind.lower || code?.kind !== 'word' || !/\d/.test(code.text))
    return false;
  return targets.every((entry) => {
    const record = recordOf(entry);
    const said = fold(code.text);
    const lines = record?.parent?.node.children ?? [];
    return (
      record !== undefined &&
      reads(record.node, said) &&
      !lines.some((other) => other !== record.node && reads(other, said))
    );
  });
}

/** "Water the ferns", of which one is called "Fern" and another "Tree fern": more than one of them is meant; "two rolls" are two of one. */
export function isOneOfNamed(tokens: readonly Token[], at: number, word: Word, act: Act): boolean {
  const lower = tokens[at]?.lower ?? '';
  if (!/[^s'’]s$/.test(lower) || lower === word.stem || !isOneOfMany(act)) return false;
  if (!tokens.slice(0, at).some((token) => /^(?:the|my|our|your|these|those)$/.test(token.lower)))
    return false;
  return act.targets.every((entry) => {
    const shown = wordsOf(readable(recordOf(entry)?.node ?? entry.node));
    const isLiteral = shown.some(({ text }) => text === lower);
    return !isLiteral && shown.some(({ text }) => text === word.stem) && isSaidBeside(entry, word);
  });
}

/** Another row or card of the same list says the word: it is what tells them apart. */
export function isSaidBeside(entry: Entry, word: Word): boolean {
  const record = recordOf(entry);
  const lines = record?.parent?.children ?? [];
  const nodes = lines.map(({ node }) => node);
  return lines.some(
    (other) =>
      other !== record &&
      other.node.role === record?.node.role &&
      !isHeadOf(nodes, other.node) &&
      wordsOf(`${readable(other.node, 'without buttons')} ${titlingButton(other) ?? ''}`).some(
        (shown) => wordLikeness(word, shown) >= 0.97,
      ),
  );
}

/** "The Photos folder": a kind of thing that has a name in front of it. */
export function isHolder(lower = ''): boolean {
  return /^(?:folder|directory|playlist|album|channel|board|project|category)$/.test(lower);
}
