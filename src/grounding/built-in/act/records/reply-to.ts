/** "Reply "Same here" to Fatima", "answer the comment of Ole with "Soon"": what replies is used on what is meant, and what comes up for it takes the text. */
import { type Clause, spell } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { holds } from '../../matching/surroundings.js';
import { fieldRoles } from '../../language/types.js';
import { fold } from '../../language/words.js';

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
  if (!begun && isOpenFor(whom, scene)) return { kind: 'instead', clauses: [replying(clause, verb, text)] };
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
  const there = scene.index.actionable.filter(({ evidence }) =>
    evidence.some(({ words }) => replies.test(words[0]?.text ?? '')),
  );
  const opening: Clause = {
    verb: 'open',
    said: 'open',
    readings: [{ target: tokenize(bare) }],
    text: `open ${bare}`,
  };
  // The one field to reply in is for another, who is open now: whether it is for this one, the page says once he is.
  const isOfOther = there.length > 0;
  if (isOfOther && (scene.before !== undefined || !there.every((entry) => isOfWhole(entry))))
    return undefined;
  const outcome = bare === '' ? undefined : ground(opening, scene);
  const [step] = outcome?.kind === 'steps' ? outcome.steps : [];
  const opened = step?.ref === undefined ? undefined : entryOf(step.ref, scene.index);
  if (!step || (isOfOther && !(opened && recordOf(opened)))) return undefined;
  const next = isOfOther ? clause : replying(clause, verb, text);
  return { kind: 'instead', clauses: [opening, next] };
}

/** The field to reply in, or what sends it, for what is open as a whole, and for no comment or message of several. */
function isOfWhole(entry: Entry): boolean {
  return recordOf(entry) === undefined && entry.node.role !== 'link';
}

/** What is open is from or with that one: a heading says so, or a line that begins with it; and no other of the list is called so as well. */
function isOpenFor(whom: string, { index }: Scene): boolean {
  const name = fold(whom.replace(/^(?:to|on) /i, ''));
  const saying = index.entries.filter(({ node }) => holds(fold(node.name || (node.text ?? '')), name));
  const lines = new Set(saying.flatMap((entry) => recordOf(entry) ?? []));
  const fields = index.actionable.filter(
    (entry) =>
      fieldRoles.has(entry.node.role) &&
      isOfWhole(entry) &&
      entry.evidence.some(({ words }) => replies.test(words[0]?.text ?? '')),
  );
  return (
    name !== '' &&
    fields.length === 1 &&
    lines.size <= 1 &&
    saying.some((entry) => {
      const text = entry.node.name || (entry.node.text ?? '');
      const isHeading = entry.node.role === 'heading';
      const said = fold(isHeading ? text : (from.exec(text)?.groups?.['whom'] ?? ''));
      const isBegun = said.startsWith(name) && !/^[\p{L}\p{N}'’-]/u.test(said.slice(name.length));
      return recordOf(entry) === undefined && isBegun;
    })
  );
}

const from = /^(?:conversation |chat )?(?:from|with) (?<whom>.+)$/i;

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
