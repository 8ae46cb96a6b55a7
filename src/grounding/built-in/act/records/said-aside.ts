/** Words of a deed that the item of a menu needs not say: where the record is, what sort of thing it is, what its list or its table calls it. */
import { type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';
import { contextFit } from '../../matching/surroundings.js';
import { isPartNoun } from './record-found.js';

/** The menu of a record, and what the record says of the words. */
export interface RowMenu {
  opener: Entry;
  record: Entry;
  said: readonly Word[];
}

/** Words for the list that the record stands in, and the record's own in another form: the item needs not say them. */
export function saidAside(
  looked: string,
  words: readonly Word[],
  { opener, record, said: own }: RowMenu,
): readonly Word[] {
  const place =
    /\b(?:from|in|on|off) (?:the|my|our|your|this) ((?:[\w-]+ ){0,3}(?:list|table|section))$/i.exec(looked);
  const kind = /^(?:list|table|section)$/;
  const said = wordsOf(place?.[1] ?? '');
  const isThere =
    contextFit(
      opener,
      said.filter(({ text }) => !kind.test(text)),
      [],
    ) > 0;
  const shown = [...wordsOf(readable(record.node, 'without buttons')), ...titlesOver(record)];
  return words.filter(
    (word) =>
      isPartNoun(word, { record, said: own }) ||
      isTrouble(word, looked) ||
      (isThere && said.some(({ text }) => text === word.text)) ||
      shown.some((each) => wordLikeness(word, each) >= 0.9),
  );
}

/** "The ticket about the password problem": what it is about is said by its subject, and that it is one need not be. */
function isTrouble({ text }: Word, looked: string): boolean {
  const noun = /\babout (?:the |a |an )?(?:[\p{L}\d'’-]+ ){1,4}(problem|issue|trouble)s?$/iu.exec(
    looked.trim(),
  )?.[1];
  return noun !== undefined && text.startsWith(noun.toLowerCase());
}

/** "The node beta", in a table with a column "Node": the titles say what the rows are. */
function titlesOver(record: Entry): readonly Word[] {
  const table = [...ancestorsOf(record)].find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
  const headers = (table?.node.children ?? []).flatMap(function under(node): readonly Word[] {
    return node.role === 'columnheader'
      ? wordsOf(node.name)
      : node.role === 'cell'
        ? []
        : node.children.flatMap(under);
  });
  return record.node.role === 'row' ? headers : [];
}
