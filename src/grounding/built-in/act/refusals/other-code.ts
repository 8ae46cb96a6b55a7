/** "Select 12B" is no click on 12A, which says the same number: a letter behind a number belongs to it. */
import type { Clause } from '../../language/clause.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

const code = /^(?<number>\d{1,4})-?(?<letter>[a-z])$/;

/** The code, or the grade with its sign ("7a+" is not "7a"), where what is acted on has the number with another letter or with none, and nowhere with this one. */
export function otherCode({ verb, text, readings }: Clause, { targets, isHalf }: Act): string | undefined {
  const [grade] =
    verb === 'goal' && !isHalf ? (/(?<![\p{L}\d])\d+[a-z]?\+(?=$|[ .,;])/iu.exec(text) ?? []) : [];
  const isShown = (entry: Entry): boolean =>
    readable((recordOf(entry) ?? entry).node)
      .toLowerCase()
      .includes(grade?.toLowerCase() ?? '');
  if (grade !== undefined && !targets.some(isShown)) return grade;
  const numbered = numberedOtherwise(text, targets);
  if (numbered !== undefined) return numbered;
  const said = readings
    .flatMap(({ target = [], value = [] }) => [...target, ...value])
    .flatMap(({ lower }) => (code.test(lower) ? [lower.replace('-', '')] : []));
  if (said.length === 0) return undefined;
  const shown = targets.flatMap(({ node, evidence }) =>
    [readable(node), node.name, ...evidence.map(({ text }) => text)].flatMap((text) =>
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}-]+/u)
        .flatMap((word) => (code.test(word) ? [word.replace('-', '')] : [])),
    ),
  );
  return (
    said.find(
      (each) => !shown.includes(each) && shown.some((other) => other.slice(0, -1) === each.slice(0, -1)),
    ) ?? said.find((each) => targets.length === 1 && targets.every((target) => isNumberAlone(each, target)))
  );
}

/** "Stop mail-01" is not done to "web-01", whatever a mail is: the code of a record that has the number behind another word. */
function numberedOtherwise(text: string, targets: readonly Entry[]): string | undefined {
  const codesIn = (said: string): string[] => said.toLowerCase().match(numberedCode) ?? [];
  const shown = targets.flatMap((entry) => codesIn(readable((recordOf(entry) ?? entry).node)));
  const numberOf = (each: string): string => each.replace(/^.*-/u, '');
  return codesIn(text).find(
    (each) => !shown.includes(each) && shown.some((other) => numberOf(other) === numberOf(each)),
  );
}

const numberedCode = /(?<![\p{L}\p{N}-])\p{L}{2,}-\d+(?![\p{L}\p{N}-])/gu;

/** "Class 9A" is not "Work 9", a name in which the number stands for itself. */
function isNumberAlone(said: string, { node, evidence: [name] }: Entry): boolean {
  if (/^(?:cell|gridcell|row|rowheader|checkbox|radio)$/.test(node.role)) return false;
  const words = (name?.text ?? readable(node)).toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const [number, letter] = [said.slice(0, -1), said.slice(-1)];
  // A seat may be its number alone, below the letter of its row; a link that says no more is the page of that number.
  const isOther = words.length > 1 || node.role === 'link';
  return isOther && words.includes(number) && !words.includes(letter) && !words.includes(said);
}
