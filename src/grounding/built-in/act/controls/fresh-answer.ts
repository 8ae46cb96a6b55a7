/** The answer to a question that came up with the step before, in a box that nothing calls a dialog: "… and confirm it", "… and cancel". */
import { wordsOf, fold } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, type Evidence, readable } from '../../matching/page-index.js';
import { nameOfBox, plainBoxes } from '../../matching/plain-boxes.js';

const CONFIDENCE = 0.84;

/** Buttons that answer a question with yes, and with no. */
const answers = {
  yes: /^(?:ok|okay|yes|accept|agree|confirm|continue|proceed|sure|allow|got it|understood|i understand|all ?right)\b/,
  no: /^(?:cancel|no|dismiss|decline|close|reject|keep|back|never ?mind|not now|abort)\b/,
} as const;

/** The click on the only button that came up and says yes (or no); undefined unless another says the opposite or nothing else came up. */
export function freshAnswer(answer: 'yes' | 'no', scene: Scene): Outcome | undefined {
  if (!scene.before) return undefined;
  const fresh = freshEntries(scene);
  const isFresh = (entry: Entry): boolean =>
    fresh.has(entry) || (entry.parent !== undefined && fresh.has(entry.parent));
  const marked = scene.index.actionable.filter(
    (entry) =>
      isFresh(entry) && /^(?:button|link|generic)$/.test(entry.node.role) && entry.node.hidden === undefined,
  );
  const all = [...marked, ...plainBoxes(scene.index).filter(isFresh)];
  const named = all.filter((entry) => answers[answer].test(nameOf(entry)));
  const [asked] = deedNamed(scene.last ?? scene.gone)?.words ?? [];
  const refusing = all.filter((entry) => answers.no.test(nameOf(entry)));
  // "Delete", and in the question that comes up "Delete" once more; beside what refuses it need not be new on the page.
  const isAgain = (entry: Entry): boolean =>
    asked !== undefined && wordsOf(nameOf(entry))[0]?.meaning === asked.meaning;
  const beside = scene.index.actionable.filter(
    (entry) =>
      isAgain(entry) &&
      entry.node.hidden === undefined &&
      refusing.some(({ node, parent }) => parent === entry.parent && node.role === entry.node.role),
  );
  const fresher = all.filter(isAgain);
  // Where only a class said what the sign does, the question says it: "Do you really want to delete Ann?", with "Delete" below.
  const said = asked ? [] : [...fresh].filter(isQuestion).flatMap(({ node }) => wordsOf(readable(node)));
  const inQuestion = all.filter(
    (entry) =>
      !isQuestion(entry) && said.some(({ meaning }) => meaning === wordsOf(nameOf(entry))[0]?.meaning),
  );
  const again = asked ? (fresher.length !== 1 && beside.length === 1 ? beside : fresher) : inQuestion;
  const [only, ...others] = named.length > 0 || answer === 'no' || refusing.length === 0 ? named : again;
  return only && others.length === 0
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })] }
    : undefined;
}

function isQuestion({ node }: Entry): boolean {
  return (node.text ?? node.name).trim().endsWith('?');
}

/** What the control that was used says that it does: what is only a sign, "✕", is known by its title. */
export function deedNamed(used: Entry | undefined): Evidence | undefined {
  return used?.evidence.find(
    ({ kind, text }) => /\p{L}{2}/u.test(text) && !/^(?:id|class|test id)$/.test(kind),
  );
}

function nameOf(entry: Entry): string {
  return fold(entry.actionable ? entry.node.name || readable(entry.node) : nameOfBox(entry));
}
