/** "Add the task "Pay rent" and tick it off": what is ticked off is what was added, by its name. No page yet. */

const soon = '(?: (?:right away|straight away|at once|immediately|again|as well|too))?';
const deed = new RegExp(
  `,? (?:and then|and|then) (?:(?<off>(?:tick|check|cross) it off|check it|tick it)|mark it (?:as )?(?<so>done|completed?|finished)|(?<end>complete|finish) it)${soon}[.!]?$`,
  'iu',
);

const making = /^(?:please )?(?:add|create|enter|put|note down|write down)\b/i;
/** Words for what is put on a list, in front of a colon. */
const announced =
  /^\S+ (?:an?|the|this|another)(?: new)? (?:to-?do|task|item|reminder|errand|entry): (?<name>[^"“”:]+)$/iu;
const listed =
  /^\S+ (?!an?\b|the\b|this\b|another\b|new\b)(?<name>[^"“”:,]+?) (?:to|on|onto) (?:the|my|our) (?:[\p{L}-]+ )?(?:list|to-?dos|tasks)$/iu;

/** The sentence with the name in place of "it"; as it is where what was added has no name of its own. */
export function withTickedOff(sentence: string): string {
  const found = deed.exec(sentence);
  const made = sentence.slice(0, found?.index);
  const name = found && making.test(made) ? nameOf(made) : undefined;
  if (!found || name === undefined) return sentence;
  const { so, end } = found.groups ?? {};
  const said = so === undefined ? `${end ?? 'tick off'} "${name}"` : `mark "${name}" as done`;
  return `${made} and ${said}`;
}

function nameOf(made: string): string | undefined {
  const quoted = [...made.matchAll(/["“](?<name>[^"“”]+)["”]/gu)];
  if (quoted.length > 0) return quoted.length === 1 ? quoted[0]?.groups?.['name'] : undefined;
  return (announced.exec(made) ?? listed.exec(made))?.groups?.['name']?.trim();
}
