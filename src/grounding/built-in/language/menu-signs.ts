/** "Select Playback>Prev", "File > Open > From disk": the signs of a path stand for themselves, and an item that begins with a preposition is one item. */

const path =
  /^((?:please )?(?:select|choose|click|pick|open|go to|use)(?: on)? (?:the )?)([\p{L}\d][^"“”<>.;,(]*(?: ?> ?\p{L}[^"“”<>.;,(]*)+?)(?=$|[.;,]| and | then )/iu;

/** The sentence with a space around each sign. */
export function withMenuSigns(instruction: string): string {
  const [whole, lead = '', said = ''] = path.exec(instruction) ?? [];
  if (whole === undefined) return instruction;
  const [first = '', ...others] = said.split('>').map((part) => part.trim());
  const parts = others.map((part) =>
    /^(?:from|in|to|as|with|for|on|by|at)\b/i.test(part) ? `"${part}"` : part,
  );
  // What is in quotes is chosen from nothing: it is clicked.
  const verb = parts.some((part) => part.startsWith('"')) ? 'Click ' : lead;
  return `${verb}${[first, ...parts].join(' > ')}${instruction.slice(whole.length)}`;
}
