/** "Reply "Same here" to Fatima", "answer the comment of Ole with "Soon"": what replies is used on what is meant, and what comes up for it takes the text. */
import { type Clause, spell } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { entryOf } from '../../matching/page-index.js';

/** The deed with its text, whichever is said first. */
const forms: readonly RegExp[] = [
  /^(?<verb>reply|respond|comment|answer)(?: with(?: the (?:text|message|words|answer|reply|comment))?)? (?<text>"[^"]+"|“[^”]+”|'[^']+') (?<whom>(?:to|on) .+)$/iu,
  /^(?<verb>reply|respond|comment) (?<whom>(?:to|on) .+?),? (?:with(?: the (?:text|message|words|answer|reply|comment))?|saying|by saying|:) ?(?<text>"[^"]+"|“[^”]+”|'[^']+')$/iu,
  /^(?<verb>answer) (?<whom>.+?),? (?:with(?: the (?:text|message|words|answer|reply|comment))?|saying|by saying|:) ?(?<text>"[^"]+"|“[^”]+”|'[^']+')$/iu,
];

/** What is open is replied to: "reply with the text "Thanks"" says no more than "reply with "Thanks"". */
const plainly =
  /^(?<verb>reply|respond|answer) with the (?:text|message|words|answer|reply|comment) (?<text>"[^"]+"|“[^”]+”|'[^']+')$/iu;

/** The click on what replies, to be gone on with in what it opens; undefined where no such control is clear. */
export function replyTo(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const said = saidBy(clause);
  const plain = plainly.exec(said)?.groups;
  if (plain)
    return { kind: 'instead', clauses: [replying(clause, plain['verb'] ?? '', plain['text'] ?? '')] };
  const { verb, text, whom } = forms.map((form) => form.exec(said)?.groups).find((each) => each) ?? {};
  if (verb === undefined || text === undefined || whom === undefined) return undefined;
  const verbs = /^(?:reply|respond|answer)$/i.test(verb)
    ? [verb.toLowerCase(), 'reply', 'answer', 'respond']
    : [verb];
  const begun = verbs.map((each) => begin(each, whom, { clause, scene, ground })).find((each) => each);
  if (!begun) return openedFirst(verb.toLowerCase(), { whom, text }, { clause, scene, ground });
  return {
    ...begun.outcome,
    explained: spell(
      clause.readings.flatMap(({ target = [], value = [], destination = [] }) => [
        ...target,
        ...value,
        ...destination,
      ]),
    ),
    phase: { kind: 'remark', text: text.slice(1, -1), label: begun.verb },
  };
}

/** What it says, with what "them" stands for in place of that. */
function saidBy({ verb, readings: [reading, ...others], text }: Clause): string {
  const isWhole = verb === 'goal' && others.length === 0;
  return reading?.target && isWhole && /\b(?:them|it|these|those)\b/.test(text)
    ? spell(reading.target)
    : text.trim().replace(/[.]$/, '');
}

/** The click on what is called by the verb; undefined where nothing is that belongs to whom it is said of. */
function begin(
  verb: string,
  whom: string,
  {
    clause,
    scene,
    ground,
  }: { clause: Clause; scene: Scene; ground: (clause: Clause, scene: Scene) => Outcome },
): { verb: string; outcome: Extract<Outcome, { kind: 'steps' }> } | undefined {
  // "Answer Siri" is done to her as "reply to Siri" is.
  const bare = whom.replace(/^(?:to|on) /i, '');
  const deed = `${verb} ${verb === 'answer' ? bare : /^on /i.test(whom) ? whom : `to ${bare}`}`;
  const outcome = ground(
    { ...clause, verb: 'goal', said: verb, readings: [{ target: tokenize(deed) }], text: deed },
    scene,
  );
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const entry =
    step?.method === 'click' && others.length === 0 ? entryOf(step.ref ?? '', scene.index) : undefined;
  const isReply = entry?.evidence.some(({ words }) => words[0]?.text === verb);
  return outcome.kind === 'steps' && isReply ? { verb, outcome } : undefined;
}

/** Where nothing on the page replies, whom it is said of may be opened, and have it there. */
function openedFirst(
  verb: string,
  { whom, text }: { whom: string; text: string },
  {
    clause,
    scene,
    ground,
  }: { clause: Clause; scene: Scene; ground: (clause: Clause, scene: Scene) => Outcome },
): Outcome | undefined {
  const bare = whom.replace(/^(?:to|on) /i, '');
  const isThere = scene.index.actionable.some(({ evidence }) =>
    evidence.some(({ words }) => replies.test(words[0]?.text ?? '')),
  );
  const opening: Clause = {
    verb: 'open',
    said: 'open',
    readings: [{ target: tokenize(bare) }],
    text: `open ${bare}`,
  };
  if (bare === '' || isThere || ground(opening, scene).kind !== 'steps') return undefined;
  return { kind: 'instead', clauses: [opening, replying(clause, verb, text)] };
}

/** "Reply with "Thanks"", to what is open. */
function replying(clause: Clause, verb: string, text: string): Clause {
  const said = `${verb.toLowerCase()} with ${text}`;
  return {
    ...clause,
    verb: 'goal',
    said: verb.toLowerCase(),
    readings: [{ target: tokenize(said) }],
    text: said,
  };
}

const replies = /^(?:reply|respond|answer|comment)$/;
