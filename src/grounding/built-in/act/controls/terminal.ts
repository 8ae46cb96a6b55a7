/** "Run the command "ls" in the terminal", where a field stands behind a prompt ("guest@box:~$"): what is run is typed there and sent with Enter. */
import type { Scene } from '../../matching/look-up.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';

const place = '(?: (?:in|into|on|at|to) the (?:terminal|console|shell|command line|command prompt|prompt))';
const command = '(?:the )?(?:command )?(?<command>"[^"]+"|“[^”]+”)';
const begins = '(?<=^|[.;,] |\\b(?:and|then|now) )';

const run = new RegExp(`${begins}(?:run|execute|issue) ${command}${place}?(?=$|[.;,!]| and | then )`, 'giu');
const entered = new RegExp(
  `${begins}enter ${command}${place}?(?=$|[.;!]|,? (?:and |then )+(?!(?:then )?(?:press|hit|send|submit|run|confirm)\\b))`,
  'giu',
);
const typed = new RegExp(
  `(?<=\\b(?:type|write|enter|put|fill in) (?:the command )?(?:"[^"]+"|“[^”]+”))${place}`,
  'giu',
);

/** The sentence with the field and the key for it; as it is on a page without just one prompt. */
export function withTerminal(sentence: string, scene: () => Scene): string {
  if (!/\b(?:run|execute|issue|enter|terminal|console|shell|command|prompt)\b/iu.test(sentence))
    return sentence;
  const [prompt, ...others] = promptsOn(scene().index);
  if (prompt === undefined || others.length > 0) return sentence;
  const typing = `type $<command> in the "${prompt}" field and press Enter`;
  return sentence.replace(run, typing).replace(entered, typing).replace(typed, ` in the "${prompt}" field`);
}

/** The texts in front of fields that end in the sign of a prompt. */
function promptsOn({ actionable }: PageIndex): readonly string[] {
  return actionable
    .filter(isText)
    .flatMap(({ node: { hints = [] } }) =>
      hints.flatMap(({ from, text }) =>
        from === 'label-nearby' && /^[^"“”]{0,60}(?:[$#%]|>{1,3})$/u.test(text.trim()) ? [text.trim()] : [],
      ),
    );
}

function isText({ node }: Entry): boolean {
  return node.role === 'textbox' && node.name === '' && node.hidden === undefined && node.readonly !== true;
}
