/** "Pick Smoke and Visual and nothing else", "tick only A and B": said of what is not chosen, and true of it where nothing is chosen yet. */
import type { Scene } from '../../matching/look-up.js';

const others =
  /(?:,|,? (?:and|but)) (?:nothing else|none of the others|no others?(?: (?:ones?|options?|values?|items?|boxes|checkboxes|entries))?)(?=[,;.]| and | then |$)/i;
const only = /(?<=(?:^|[,;.] |\b(?:and|then) )(?:select|choose|pick|tick|check)) only(?= )/i;

/** "Choose exactly olives and peppers": these only; "exactly two" counts. */
const exactly =
  /(?<=(?:^|[,;.] |\b(?:and|then) )(?:select|choose|pick|tick|check)) exactly (?!\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|all|none|as)\b)/i;

/** The sentence without that; as it is where something on the page is chosen that would have to be given up. */
export function withoutNothingElse(given: string, read: () => Scene): string {
  const instruction = given.replace(exactly, ' only ');
  const pattern = [others, only].find((each) => isSaid(each.exec(instruction), instruction));
  if (!pattern || isAnyChosen(read())) return instruction;
  return instruction.replace(pattern, '');
}

function isSaid(found: RegExpExecArray | null, sentence: string): boolean {
  return found !== null && (sentence.slice(0, found.index).match(/"/g)?.length ?? 0) % 2 === 0;
}

/** A box, a switch or one of several options is on; a native list gives up by itself what it is not told once more. */
function isAnyChosen({ index }: Scene): boolean {
  return index.entries.some(
    ({ node }) =>
      (/^(?:checkbox|switch|menuitemcheckbox)$/.test(node.role) && node.checked !== false) ||
      (node.role === 'option' &&
        node.tag !== 'option' &&
        (node.selected === true || node.checked === true)) ||
      (node.role === 'listbox' && node.options === undefined && (node.value ?? '') !== ''),
  );
}
