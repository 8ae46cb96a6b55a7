/** What a sentence says before any page is looked at: clauses of a verb with its arguments. Plain JSON, because a cursor carries them. */
import type { FormPart } from './form-sentence.js';
import { timesAtEnd } from './keys.js';
import type { Token } from './lexer.js';

/** What a clause wants done. Which action that is on an element is decided when the element is known. */
export type Verb =
  | 'click'
  | 'dblclick'
  | 'rightClick'
  | 'fill'
  | 'type'
  | 'clear'
  | 'press'
  | 'submit'
  | 'select'
  | 'set'
  | 'check'
  | 'uncheck'
  | 'toggle'
  | 'hover'
  | 'focus'
  | 'scroll'
  | 'nextChunk'
  | 'previousChunk'
  | 'drag'
  | 'upload'
  | 'wait'
  | 'expand'
  | 'collapse'
  | 'open'
  | 'close'
  | 'search'
  | 'login'
  | 'goal'
  | 'seek'
  | 'goto'
  | 'goBack'
  | 'goForward'
  | 'reload'
  | 'acceptDialog'
  | 'dismissDialog'
  | 'verify';

/**
 * One way to read what stands behind the verb. `target` is the element, `value` what goes in (or the option),
 * `destination` where a drag ends or what an option is chosen from.
 */
export interface ClauseReading {
  target?: readonly Token[];
  value?: readonly Token[];
  destination?: readonly Token[];
  /** What the element holds until then: "from A to B". */
  was?: readonly Token[];
  /** The side of the destination on which a drag ends: directly beside it, or at an end of its list. */
  side?: 'before' | 'after' | 'first' | 'last';
}

/** One clause; `readings` in order of preference, at least one. The page decides between them. */
export interface Clause {
  verb: Verb;
  /** The verb as it was said, lower case: a goal such as `add` or `buy` is matched as a word. */
  said: string;
  readings: readonly ClauseReading[];
  /** What this clause and the next would be if the "and" between them belonged to one name: "Save and close". */
  joined?: readonly Token[];
  /** What is said of its values and is no part of them: "the wrong password". */
  qualities?: readonly Token[];
  /** What has to be on the page for this clause to count: "if there is a cookie banner". */
  only?: readonly Token[];
  /** What is clicked sends off what the clauses before have filled in: the form has to take it. */
  sends?: true;
  /** A search that is only typed: the next clause chooses one of its suggestions. */
  suggests?: boolean;
  /** What a search brings up is chosen from next: of a field with a list the first of it would be chosen by Enter. */
  chosenNext?: true;
  /** Only what the clause before brought up can be meant. */
  fresh?: boolean;
  /** What it is to come up with was only pointed at: where nothing came of that, it is clicked. */
  opener?: readonly Token[];
  /** One of several that are named in a list. */
  isOneOf?: true;
  /** Where it is done was said in front: "under Stock, remove the gloves" brings nothing to the stock. */
  placed?: boolean;
  /** The clause as it was written. */
  text: string;
  /** How the next clause goes on where this one opens a form: it fills in more of it, or only sends it off. */
  after?: 'goes on' | 'sent';
  /** What came up for the deed before takes its parts, and is sent off. */
  opened?: true;
  /** What the clauses before make, where nobody says that it is sent off. */
  unsaid?: readonly Token[];
  /** The words of the next clause, which a box of the form that is made may say: "… and send a reminder". */
  aside?: readonly Token[];
  /** The verb of the next clause where that only sends it off. */
  sentBy?: string;
  /** What "it" may stand for: the name that a clause before has brought up. */
  about?: readonly Token[];
  /** It is known that the list which is chosen from offers it. */
  listed?: true;
  /** More is said to do behind it. */
  followed?: true;
  /** A form of several steps has come to its next one, with so much left to fill in. */
  step?: { left: readonly FormPart[]; isSent: boolean };
  /** The section of the site that it is about was gone to. */
  away?: true;
  /** What the clause before pays: the page may want to have that confirmed. */
  pays?: string;
  /** Ref of the element that it is done to, where that is decided already. */
  at?: string;
  /** What that is called: the page may have drawn it anew since. */
  like?: { role: string; name: string };
  /**
   * Names of the buttons that could not be pressed until the thing was chosen, which is called what it `was`: one of them does it. Or the refs of
   * what was chosen for it: a button may have come up that does it.
   */
  waited?: { buttons: readonly string[]; was: string } | { chosen: readonly string[] };
  /** A field or button known by what it is for. */
  role?: 'user' | 'password' | 'login' | 'search';
}

/** The tokens as a text again. */
export function spell(tokens: readonly Token[]): string {
  let text = '';
  let end: number | undefined;
  for (const token of tokens) {
    if (end !== undefined && token.start !== end) text += ' ';
    text += token.kind === 'quoted' ? `"${token.text}"` : token.text;
    end = token.end;
  }
  return text;
}

/** The tokens as a value: quotes stripped, the space between words as it was written. */
export function valueOf(tokens: readonly Token[]): string {
  let text = '';
  let end: number | undefined;
  for (const token of tokens) {
    if (end !== undefined && token.start !== end) text += ' ';
    text += token.text;
    end = token.end;
  }
  return text;
}

/** Every token that some reading of a clause has, once and in the order of the sentence. */
export function tokensInOrder(readings: readonly ClauseReading[]): Token[] {
  const all = readings.flatMap(({ target = [], value = [], destination = [] }) => [
    ...target,
    ...value,
    ...destination,
  ]);
  return [...new Map(all.map((token) => [token.start, token])).values()].toSorted(
    (a, b) => a.start - b.start,
  );
}

/** The clause once for each of several targets that it names in a list: "Next twice and Got it" names the first of them twice. */
export function eachTarget(clause: Clause, targets: readonly (readonly Token[])[]): Clause[] {
  return targets.flatMap((said) => {
    const { count, length } = timesAtEnd(said);
    const target = said.slice(0, said.length - length);
    const one: Clause = {
      ...clause,
      readings: [{ target }],
      text: `${clause.said} ${spell(target)}`,
      ...(targets.length > 1 && { isOneOf: true }),
    };
    return Array.from({ length: count }, () => one);
  });
}

/** Whether a clause does something to a list as a whole, and to none of its lines. */
export function isDoneToList({ said }: Clause): boolean {
  return /^(?:sort|arrange|filter|group)\b/.test(said);
}

/** What a clause is done to, by the last of its readings that names it; empty where none does. */
export function targetSaid(readings: readonly ClauseReading[]): readonly Token[] {
  return readings.findLast(({ target }) => target)?.target ?? [];
}
