/** What is said of something new behind a comma, and is no next step though it begins with a verb. No page yet. */
import { makes } from './form-sentence.js';
import type { Token } from './lexer.js';
import type { VerbMatch } from './verbs.js';

/** "Create a ticket …, assigned to Kim, starting on 1 May": what is said of the ticket, and no next step. */
export function isOfMade(tokens: readonly Token[], at: number, verb: VerbMatch | undefined): boolean {
  const { kind, lower = '' } = tokens[at] ?? {};
  const behind = tokens[at + 1]?.lower ?? '';
  if (kind !== 'word' || verb?.verb !== 'goal' || !makes.test(verb.said) || steps.test(lower)) return false;
  // "Contact person Kim" is what a field is called by.
  if (/^(?:contact|start|report|order|place)$/.test(lower) && nouns.test(behind)) return true;
  return (
    (lower.endsWith('ed') && /^(?:|,|;|and)$/.test(behind)) ||
    (lower.endsWith('ed') && /^(?:to|by|on|for|from|as|in|at|with|under|until)$/.test(behind)) ||
    (lower.endsWith('ing') && behind !== '')
  );
}

/** What people do on a page, one step after the other. */
const steps =
  /^(?:click|press|tapp?|hitt?|choos|select|pick|enter|typ|fill|tick|check|us|log|sign|open|clos|sav|submitt?|confirm|go|navigat|add|creat)(?:ed|ing)$/;

const nouns = /^(?:person|name|phone|number|e-?mail|address|date|day|time|type|id)$/;
