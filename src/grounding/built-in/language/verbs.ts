/** The table of verbs as testers write them. Adding a way to say something is one row. */
import type { Verb } from './clause.js';
import type { Token } from './lexer.js';

/** How the words behind a verb are divided; see the grammar. */
export type Shape =
  | 'target'
  | 'value-into-target'
  | 'target-with-value'
  | 'target-to-value'
  | 'option-from-target'
  | 'key'
  | 'drag'
  | 'upload'
  | 'scroll'
  | 'wait'
  | 'search'
  | 'login'
  | 'goto'
  | 'page'
  | 'switch'
  | 'whole'
  | 'verify';

interface VerbRow {
  verb: Verb;
  shape: Shape;
  /** Phrases, longest match wins. */
  said: string;
}

const rows: readonly VerbRow[] = [
  {
    verb: 'dblclick',
    shape: 'target',
    said: 'double click on|double click|double-click on|double-click|doubleclick|dblclick|double tap|double-tap',
  },
  {
    verb: 'rightClick',
    shape: 'target',
    said: 'right click on|right click|right-click on|right-click|rightclick|context click|context-click|open the context menu of|open the context menu on|open the context menu for',
  },
  {
    verb: 'click',
    shape: 'target',
    said: 'click on|click onto|click at|click|left click on|left click|left-click|single click|tap on|tap|hit|push|follow|navigate to|navigate|go to|go into|head to|head over to|move to|move on to|go on to|carry on to|continue to|take me to|bring me to|use|jump to|visit|proceed to|click through to|activate|trigger|access|return to|press on|press down on|start|launch|visit the|hit on|punch',
  },
  {
    verb: 'press',
    shape: 'key',
    said: 'press|press the|press key|hit the key|strike|send key|send keys|use the keyboard to press',
  },
  {
    verb: 'fill',
    shape: 'target-with-value',
    said: 'fill in|fill out|fill|fill up|populate|complete|replace|overwrite',
  },
  {
    verb: 'fill',
    shape: 'value-into-target',
    said: 'enter|type in|type|paste|put in|put|write in|write|input|insert|key in|provide|supply|specify|add text',
  },
  {
    verb: 'set',
    shape: 'target-to-value',
    said: 'set|change|update|adjust|modify|switch|turn|slide|increase|decrease|raise|lower|rename|assign',
  },
  {
    verb: 'clear',
    shape: 'target',
    said: 'clear out|clear|empty|erase|wipe|blank|reset the field|delete the text in|delete the content of|delete the contents of|remove the text from|clear the text from|clear the text in|clear the value of|clear the contents of|clear the content of',
  },
  { verb: 'select', shape: 'option-from-target', said: 'select|choose|pick|pick out|opt for|answer' },
  {
    verb: 'check',
    shape: 'target',
    said: 'check off|check|tick off|tick|enable|turn on|switch on|toggle on|activate the checkbox|accept|agree to|agree with|opt in to|mark the checkbox|put a check in|put a tick in|check the box for|tick the box for|check the box next to|tick the box next to|check the box labelled|check the box labeled',
  },
  {
    verb: 'uncheck',
    shape: 'target',
    said: 'uncheck|untick|un-check|un-tick|disable|turn off|switch off|toggle off|deactivate|deselect|unselect|de-select|clear the checkbox|uncheck the box for|untick the box for|opt out of',
  },
  { verb: 'toggle', shape: 'target', said: 'toggle|flip|switch the toggle' },
  {
    verb: 'hover',
    shape: 'target',
    said: 'hover over|hover on|hover above|hover|mouse over|mouseover|move the mouse over|move the mouse to|move the cursor over|move the cursor to|point at|point to|mouse-over|place the cursor over|move mouse over|move mouse to',
  },
  {
    verb: 'focus',
    shape: 'target',
    said: 'focus on|focus into|focus|set focus on|set focus to|set the focus to|set the focus on|give focus to|put the cursor in|place the cursor in|move focus to|move the focus to|click into|click inside|click in',
  },
  {
    verb: 'scroll',
    shape: 'scroll',
    said: 'scroll down to|scroll up to|scroll to|scroll into view|scroll until|scroll down until|scroll down|scroll up|scroll|bring into view|page down|page up',
  },
  { verb: 'drag', shape: 'drag', said: 'drag and drop|drag-and-drop|drag|move' },
  {
    verb: 'upload',
    shape: 'upload',
    said: 'upload|attach|choose the file|choose file|select the file|add the file|add the attachment|pick the file',
  },
  { verb: 'wait', shape: 'wait', said: 'wait for|wait until|wait till|wait|pause for|pause|sleep for|sleep' },
  { verb: 'expand', shape: 'target', said: 'expand|unfold|unroll|reveal' },
  { verb: 'collapse', shape: 'target', said: 'collapse|fold|fold up|minimize|minimise|roll up' },
  {
    verb: 'open',
    shape: 'target',
    said: 'open up|open|display|view|show|see|bring up|pull up|pull down|drop down|unhide|look at|read|inspect|check out',
  },
  { verb: 'close', shape: 'target', said: 'close|close out of|dismiss|hide|shut|exit|get rid of' },
  {
    verb: 'search',
    shape: 'search',
    said: 'search for|search|look for|look up|do a search for|run a search for|perform a search for|find',
  },
  {
    verb: 'login',
    shape: 'login',
    said: 'log in|log into|login|log-in|sign in|sign into|signin|log on|sign on|authenticate',
  },
  { verb: 'submit', shape: 'target', said: 'submit|submit the form|send the form|confirm the form' },
  {
    verb: 'goto',
    shape: 'goto',
    said: 'go to url|go to the url|open the url|open url|navigate to the url|navigate to url|visit the url|load',
  },
  {
    verb: 'goBack',
    shape: 'page',
    said: "go back|navigate back|return to the previous page|go to the previous page in the history|go back to the previous page|go back one page|use the back button of the browser|press the browser back button|click the browser back button|click the browser's back button",
  },
  {
    verb: 'goForward',
    shape: 'page',
    said: 'go forward|navigate forward|click the browser forward button|press the browser forward button',
  },
  {
    verb: 'reload',
    shape: 'page',
    said: 'reload the page|reload|refresh the page|refresh the browser|refresh|reload this page|refresh this page',
  },
  {
    verb: 'acceptDialog',
    shape: 'page',
    said: 'accept the alert|accept the confirm|accept the confirmation|accept the dialog|accept the prompt|accept the native dialog|accept the browser dialog|accept the javascript alert|accept the confirm dialog|accept the alert dialog|confirm the alert|confirm the native dialog|ok the alert|ok the dialog|accept alert|accept the popup alert|confirm the browser dialog|answer the prompt with|accept the prompt with|accept the javascript confirm|dismiss the alert box with ok|handle the alert',
  },
  {
    verb: 'dismissDialog',
    shape: 'page',
    said: 'dismiss the alert|cancel the alert|dismiss the confirm|dismiss the confirmation|cancel the confirm|cancel the confirmation|dismiss the prompt|cancel the prompt|dismiss the native dialog|dismiss the browser dialog|cancel the browser dialog|dismiss the confirm dialog|cancel the confirm dialog|reject the alert|decline the alert|cancel the native dialog',
  },
];

/** Verbs of goals: what they want is a button or link that says so. They begin a clause, but stay words of the phrase. */
const goalVerbs = new Set(
  (
    'add remove delete edit keep buy purchase order subscribe unsubscribe download save apply cancel confirm continue proceed ' +
    'sort filter like unlike share reply forward send post publish pay checkout register join leave create new make start stop play ' +
    'pause mute unmute skip retry undo redo copy duplicate print export import archive restore block unblock invite approve reject ' +
    'decline allow deny grant revoke forbid let report follow unfollow watch unwatch star unstar pin unpin bookmark favorite favourite rate vote book reserve schedule ' +
    'discard trash refresh zoom log sign view show hide rename move assign unassign reassign delegate complete finish mark increment decrement increase decrease ' +
    'get contact call learn explore suspend transfer snooze react quote compose write request renew claim redeem ' +
    'withdraw deposit resend resume reopen lock unlock ban promote demote donate load locate activate empty order ' +
    'give retweet connect disconnect install uninstall upgrade downgrade generate preview compare place review reset expand advance dislike flag merge ' +
    'record convert run execute borrow lend loan rent hire issue enrol enroll highlight italicize italicise suggest recommend nominate propose upvote downvote'
  ).split(' '),
);

interface Phrase {
  words: readonly string[];
  verb: Verb;
  shape: Shape;
}

const byFirstWord = new Map<string, Phrase[]>();
for (const { verb, shape, said } of rows) {
  for (const phrase of said.split('|')) {
    const words = phrase.split(' ');
    const first = words[0] as string;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, verb, shape }]);
  }
}
for (const phrases of byFirstWord.values()) phrases.sort((a, b) => b.words.length - a.words.length);

/** The verb that begins at a token, and how many tokens it takes; a goal takes none, because its verb is part of the target. */
export interface VerbMatch {
  verb: Verb;
  shape: Shape;
  length: number;
  said: string;
}

/** The longest verb of the table that begins at `at`; undefined when no verb does. */
export function verbAt(tokens: readonly Token[], at: number): VerbMatch | undefined {
  const first = tokens[at];
  if (first?.kind !== 'word' || isNounWith(first.lower, tokens[at + 1])) return undefined;
  // "Tick Running and Sleeping": a capital inside a sentence makes a name of what is done.
  if (at > 0 && /^\p{Lu}\p{Ll}+ing$/u.test(first.text)) return undefined;
  // What is shut down is not closed, and what is written off is typed nowhere.
  const phrase = `${first.lower} ${tokens[at + 1]?.lower ?? ''}`;
  if (phrase === 'shut down') return { verb: 'goal', shape: 'whole', length: 0, said: 'shut' };
  if (phrase === 'write off') return { verb: 'goal', shape: 'whole', length: 0, said: phrase };
  for (const base of baseForms(first.lower)) {
    for (const { words, verb, shape } of byFirstWord.get(base) ?? []) {
      if (words.every((word, index) => index === 0 || tokens[at + index]?.lower === word)) {
        return { verb, shape, length: words.length, said: words.join(' ') };
      }
    }
  }
  for (const base of baseForms(first.lower)) {
    if (goalVerbs.has(base) || isFormat(base, tokens.slice(at + 1), at))
      return { verb: 'goal', shape: 'whole', length: 0, said: base };
  }
  return undefined;
}

/** "Age 29 and start date 1 May": the name of a field. */
function isNounWith(word: string, next: Token | undefined): boolean {
  return /^(?:start|finish)$/.test(word) && /^(?:date|time|day|hour)$/.test(next?.lower ?? '');
}

/** "Underline it", "bold the title", "name it": words that are as often the name of a button or field. */
function isFormat(word: string, [object, noun, text]: readonly Token[], at: number): boolean {
  // "…, name the event "Day off"", behind what has opened its form.
  if (word === 'name')
    return (
      object?.lower === 'it' ||
      (at > 0 && object?.lower === 'the' && noun?.kind === 'word' && text?.kind === 'quoted')
    );
  // "Open the comments and comment "Nice"": with nothing between it and the text it is written.
  if (word === 'comment') return object?.kind === 'quoted';
  // "Open the quote and e-mail it to her": with what is sent, it is no field.
  if (/^(?:e-?mail|fax)$/.test(word)) return /^(?:it|them)$/.test(object?.lower ?? '');
  return /^(?:underline|bold)$/.test(word) && /^(?:it|them|the|all)$/.test(object?.lower ?? '');
}

/** "Go to View Invoices": a verb with a capital letter in front of another word with one is how a name begins, and no word for a kind of thing. */
export function isVerbOfName(tokens: readonly Token[]): boolean {
  const isCapital = (token: Token | undefined): boolean =>
    token?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(token.text);
  return isCapital(tokens[0]) && isCapital(tokens[1]) && verbAt(tokens, 0) !== undefined;
}

/** "To save the changes": a verb behind "to", with what it is done to. */
export function isPurpose(tokens: readonly Token[], at: number): boolean {
  return (
    at > 0 &&
    tokens[at]?.lower === 'to' &&
    (staying.test(tokens[at + 1]?.lower ?? '') ||
      (tokens[at + 2] !== undefined && verbAt(tokens, at + 1) !== undefined))
  );
}

/** What nobody does to a page. */
const staying = /^(?:stay|remain|abort|quit|prevent|avoid|trigger|test)$/;

/** "clicks", "clicking", "clicked" → "click"; the word itself first. */
function baseForms(word: string): string[] {
  const forms = [word];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  for (const ending of ['ing', 'ed']) {
    if (!word.endsWith(ending) || word.length < ending.length + 3) continue;
    const stem = word.slice(0, -ending.length);
    forms.push(stem, `${stem}e`);
    if (stem.at(-1) === stem.at(-2)) forms.push(stem.slice(0, -1));
  }
  return forms;
}
