/**
 * "Run the command "ls" in the terminal", where a field stands behind a prompt ("guest@box:~$") or is called a command line: what is run
 * is typed there and sent with Enter, or with the button that runs it.
 */
import type { Scene } from '../../matching/look-up.js';
import { ancestorsOf, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';

const place = '(?: (?:in|into|on|at|to) the (?:terminal|console|shell|command line|command prompt|prompt))';
const quoted = `"[^"]+"|“[^”]+”|‘[^’]+’|(?<![\\p{L}\\p{N}])'[^']+'(?![\\p{L}\\p{N}])`;
const command = `(?:(?:the )?(?:command )?(?<command>${quoted})|(?:the )?command (?<bare>[\\p{L}\\p{N}._/-]+))`;
const begins = '(?<=^|[.;,] |\\b(?:and|then|now) )';
const write = `\\b(?:type|write|enter|put|fill in) (?:the command )?(?:${quoted})`;

const run = new RegExp(`${begins}(?:run|execute|issue) ${command}${place}?(?=$|[.;,!]| and | then )`, 'giu');
const entered = new RegExp(
  `${begins}enter ${command}${place}?(?=$|[.;!]|,? (?:and |then )+(?!(?:then )?(?:press|hit|send|submit|run|confirm)\\b))`,
  'giu',
);
const typed = new RegExp(`(?<=${write})${place}`, 'giu');
const sentByKey = new RegExp(`(?<=${write})(?=,? (?:and |then )+(?:press|hit) (?:the )?enter\\b)`, 'giu');

/** That it stays there: nothing is pressed anyway. */
const unsent =
  /(?<= field),?(?: but)?(?: (?:do not|don['’]t|never) (?:run|execute|submit|send) (?:it|this|that)(?: yet)?| (?:do not|don['’]t) press enter| without (?:(?:running|executing|submitting|sending) (?:it|this|that)|pressing enter))(?=[.!]?$)/iu;

/** What a field for commands is called where no prompt stands before it. */
const called =
  /^(?:(?:terminal|console|shell) input|(?:the )?(?:command line|command prompt)(?: input)?|(?:type|enter) (?:a |your )?command(?: here)?(?:…|\.{3})?|terminal|console|shell)$/iu;

interface Prompt {
  name: string;
  /** The name of the button that runs what was typed; Enter does where there is none. */
  button?: string;
}

/** The sentence with the field and the key for it; as it is on a page without just one prompt. */
export function withTerminal(sentence: string, scene: () => Scene): string {
  if (!/\b(?:run|execute|issue|enter|terminal|console|shell|command|prompt)\b/iu.test(sentence))
    return sentence;
  const { index } = scene();
  const [prompt, ...others] = promptsOn(index);
  if (prompt === undefined || others.length > 0) return sentence;
  const field = ` in the "${prompt.name}" field`;
  const sends = prompt.button === undefined ? 'press Enter' : `click "${prompt.button}"`;
  const typing = `type $<command>$<bare>${field} and ${sends}`;
  const isThere = new RegExp(place, 'iu').test(sentence);
  const said = sentence
    .replace(run, (all, ...groups) => (isControl(groups, index) ? all : all.replace(run, typing)))
    .replace(entered, typing)
    .replace(typed, field);
  return (isThere ? said.replace(sentByKey, field) : said).replace(unsent, '');
}

/** Levels from a field up to what holds the button that runs it. */
const LEVELS = 2;

/** The fields behind the sign of a prompt, or called a command line. */
function promptsOn({ actionable, entries }: PageIndex): readonly Prompt[] {
  const isTitled = entries.some(
    ({ node }) => node.role === 'heading' && /\b(?:terminal|console|shell)\b/i.test(node.name),
  );
  return actionable.filter(isText).flatMap((field) => {
    const { name, hints = [] } = field.node;
    const around = [...ancestorsOf(field)].slice(0, LEVELS).filter(({ node }) => node.tag !== 'body');
    const signs = hints.flatMap(({ from, text }) =>
      from === 'label-nearby' && /^[^"“”]{0,60}(?:[$#%]|>{1,3})$/u.test(text.trim()) ? [text.trim()] : [],
    );
    if (name === '' && signs.length > 0) return signs.map((sign) => ({ name: sign }));
    const isCommand = /^commands?$/i.test(name.trim()) && (signs.length > 0 || isTitled);
    if (!called.test(name.trim()) && !isCommand) return [];
    const [button, ...others] = actionable.flatMap((entry) =>
      /^(?:run|execute|send|submit)(?: (?:it|command))?$/i.test(entry.node.name) &&
      around.some((place) => isInside(entry, place))
        ? [entry.node.name]
        : [],
    );
    return others.length > 0 ? [] : [{ name: name.trim(), ...(button !== undefined && { button }) }];
  });
}

/** What is called like the command is run by itself: a task of a list, and no text to type. */
function isControl(groups: readonly unknown[], { actionable }: PageIndex): boolean {
  const named = groups.at(-1) as { command?: string; bare?: string } | undefined;
  const text = fold((named?.command ?? named?.bare ?? '').replace(/["“”‘’']/gu, ''));
  return actionable.some(({ node }) =>
    [node.name, node.text ?? ''].some((own) => [text, `run ${text}`, `execute ${text}`].includes(fold(own))),
  );
}

function isText({ node }: Entry): boolean {
  return node.role === 'textbox' && node.hidden === undefined && node.readonly !== true;
}
