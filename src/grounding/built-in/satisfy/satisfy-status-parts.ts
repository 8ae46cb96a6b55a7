/** The parts of a short text that may say a status each: "oven – el horno (suspended)", "Campus · Available", "2022 ★ Featured", "Failed". */
import type { TextOperator } from '../../../contract/check.js';
import { foldSpace } from '../../../contract/parse-value.js';

/** A part of a text, and how it is known in the whole of it, with the signs that set it apart: "not held" shows no "(held)". */
export interface StatusPart {
  text: string;
  shown: string;
  operator: TextOperator;
  /** It is all that the text says. */
  isWhole: boolean;
}

/** Longer texts are sentences, in which a word is no status. */
const MOST_CHARACTERS = 80;

/** Signs in front of a status that say no more than it does. */
const sign = '[★✓✔⚑⚠⏸●•🔒📌🔥]';
const between = new RegExp(`\\s*[·•|]\\s*|\\s+[–—-]\\s+|[,;:]\\s+|\\s+(?=${sign})`, 'gu');
const bracket = /[([](?<inner>[^()[\]]{2,40})[)\]]/gu;

/** The parts of a text, in their order; none of a long one. */
export function partsOf(raw: string): StatusPart[] {
  const text = foldSpace(raw);
  if (text === '' || text.length > MOST_CHARACTERS) return [];
  const inBrackets = [...text.matchAll(bracket)].map(([shown, inner = '']): StatusPart => ({
    text: bare(inner),
    shown,
    operator: 'contains',
    isWhole: shown === text,
  }));
  const cuts = [...text.matchAll(between)];
  if (cuts.length === 0 && inBrackets.length === 0)
    return [{ text: bare(text), shown: text, operator: 'same', isWhole: true }];
  const segments = [...cuts, undefined].map((cut, at): StatusPart => {
    const before = cuts[at - 1];
    const start = before?.index ?? 0;
    const end = cut ? cut.index + cut[0].length : text.length;
    const isOnly = before === undefined && cut === undefined;
    return {
      text: bare(
        text.slice(start + (before?.[0].length ?? 0), cut?.index ?? text.length).replace(bracket, ' '),
      ),
      shown: text.slice(start, end).trim(),
      operator: isOnly ? 'same' : before === undefined ? 'starts' : cut === undefined ? 'ends' : 'contains',
      isWhole: false,
    };
  });
  return [...inBrackets, ...segments].filter((part) => part.text !== '');
}

/** Whether a part of a text says just a status, however it is written: "On-hold" is on hold. */
export function isState(part: string, state: string): boolean {
  return plain(part) === plain(state);
}

function bare(text: string): string {
  return foldSpace(text.replace(new RegExp(`^(?:${sign}\\s*)+`, 'u'), '')).replace(/[.!:]+$/u, '');
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ').replaceAll('canceled', 'cancelled').trim();
}
