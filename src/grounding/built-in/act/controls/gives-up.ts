/** What leaves a form as it was sends off none, though it is the only button there. */
import type { Entry } from '../../matching/page-index.js';

/** Whether a button begins with a word for that. */
export function givesUp({ evidence: [name] }: Entry): boolean {
  return /^(?:cancel|close|reset|clear|back|discard|dismiss|delete|remove|previous|help|new)$/.test(
    name?.words[0]?.meaning ?? '',
  );
}
