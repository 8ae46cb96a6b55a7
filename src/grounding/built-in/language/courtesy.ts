/** What people say besides, to be sure: "(yes, really)" behind a deed. No page yet. */

/** Only these words stand in the brackets: they ask for nothing. */
const assured =
  /\s*\((?:(?:yes|really|seriously|honestly|please|thanks|thank you|i am sure|i'm sure|i’m sure|for real|i mean it)[,.!\s]*)+\)(?=[.!]?$)/i;

/** "Delete the album for good": what ends, ends. "Search for good" looks for it. */
const ended =
  /^(?<deed>(?:please )?(?:delete|remove|retire|cancel|close|leave|end|stop|discard|revoke|erase|ban|block|dismiss|cut) [^"“”]+?) (?:for good|once and for all)(?=[.!]?$)/i;

/** The sentence without it. */
export function withoutAssurance(sentence: string): string {
  return sentence.replace(assured, '').replace(ended, '$<deed>');
}
