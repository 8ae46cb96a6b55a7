/** "Answer Oslo", "vote for Rome": the radio button that is called so, and then the one button that says the verb. */
import { type Clause, valueOf } from '../../language/clause.js';
import { stripLeading } from '../../language/token-runs.js';
import { formFields, isCalled } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { namesVerb } from './record-handle.js';
import { type Word, wordsOf } from '../../language/words.js';

const CONFIDENCE = 0.85;

/** Both steps; undefined where no choice is called just so, or not one button says the verb. */
export function choiceSent({ verb, said, readings }: Clause, { index }: Scene): Outcome | undefined {
  const [deed] = wordsOf(said);
  const isAnswer = verb === 'select' && said === 'answer';
  if (!deed || !(isAnswer || verb === 'goal') || /^(?:pay|ship|deliver)$/.test(said)) return undefined;
  const [{ target = [], value, destination } = {}] = readings;
  // "Answer the question with Oslo"
  const isOfQuestion = /^(?:the )?question$/i.test(valueOf(destination ?? []));
  const rest = isAnswer ? (value && isOfQuestion ? value : target) : target.slice(1);
  const name = valueOf(stripLeading(rest, ['for', 'with', 'on', 'the', 'option']));
  if (name === '') return undefined;
  const buttons = index.actionable.filter(
    (entry) => entry.node.role === 'button' && entry.node.hidden === undefined && sends(entry, deed),
  );
  const [button, ...others] = buttons;
  if (!button || others.length > 0) return undefined;
  const called = formFields(index.actionable).filter(
    (field) => field.entry.node.role === 'radio' && isCalled(field, name),
  );
  const [radio, ...rivals] = called;
  if (!radio || rivals.length > 0) return undefined;
  const chosen =
    radio.entry.node.checked === true ? [] : [stepOn(radio.entry, 'check', { confidence: CONFIDENCE })];
  return {
    kind: 'steps',
    steps: [...chosen, stepOn(button, 'click', { confidence: CONFIDENCE })],
    explained: `${said} ${name} option`,
  };
}

/** "Vote", "Submit answer". */
function sends(entry: Entry, deed: Word): boolean {
  const words = entry.evidence[0]?.words ?? [];
  return (
    namesVerb(entry, deed) ||
    (words.some(({ meaning }) => meaning === deed.meaning) &&
      words.every(
        ({ text, meaning }) =>
          meaning === deed.meaning || /^(?:submit|send|check|give|save|my|your|the)$/.test(text),
      ))
  );
}
