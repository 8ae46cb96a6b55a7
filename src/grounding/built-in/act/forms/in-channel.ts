/** "Post "Cue 14 is fixed" in the lighting channel": the channel is opened first where another one is, and its own field has to say that it is. */
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, type PageIndex } from '../../matching/page-index.js';

const sending =
  /^(?:send|post|write|say|type|publish) (?<text>"[^"]+"|“[^”]+”|'[^']+') (?:to|in|into|on|inside) (?:the )?(?:(?:channel|room) )?(?<name>#?["']?[\p{L}\p{N}][\p{L}\p{N} _-]*?["']?)(?<noun> (?:channel|chat room|room|chat))?$/iu;

/** The click on the channel, and the text for the field that is then for it; undefined where no one channel is called so. */
export function inChannel({ text }: Clause, { index, before }: Scene): Outcome | undefined {
  const said = sending.exec(text.trim().replace(/[.]$/, ''))?.groups;
  const name = said?.['name']?.replace(/["'#]/g, '').trim() ?? '';
  if (!said || name === '' || (said['noun'] === undefined && !said['name']?.startsWith('#')))
    return undefined;
  const plain = `send ${said['text']} in #${name}`;
  const [send, ...others] = parseInstruction(plain);
  const channel = channelCalled(name, index);
  if (!send || others.length > 0 || channel?.node.ref === undefined) return undefined;
  // The click before has not opened it.
  if (before && plain === text) return undefined;
  if (isOpen(name, index)) return plain === text ? undefined : { kind: 'instead', clauses: [send] };
  const open: Clause = {
    verb: 'click',
    said: 'click',
    readings: [{}],
    text: `open the channel "${name}"`,
    at: channel.node.ref,
  };
  return { kind: 'instead', clauses: [open, send] };
}

/** The field for a message says the channel that it is for. */
function isOpen(name: string, { actionable }: PageIndex): boolean {
  return actionable.some(
    ({ node }) =>
      node.role === 'textbox' &&
      ` ${fold(`${node.name} ${node.placeholder ?? ''}`).replace(/[^\p{L}\p{N}_-]+/gu, ' ')} `.includes(
        ` ${fold(name)} `,
      ),
  );
}

/** The one text to click that says just the name, with or without the sign of a channel. */
function channelCalled(name: string, index: PageIndex): Entry | undefined {
  const called = index.entries.filter((entry) => {
    const { ref, hidden, role, text, name: own } = entry.node;
    const isText = ref !== undefined && hidden === undefined && role !== 'heading';
    return (
      isText &&
      fold(text ?? own).replace(/^[#\s]+/u, '') === fold(name) &&
      [entry, ...ancestorsOf(entry)].slice(0, 3).some((each) => each.actionable || each.node.clickable)
    );
  });
  const inner = called.filter((entry) => !called.some((other) => [...ancestorsOf(other)].includes(entry)));
  return inner.length === 1 ? inner[0] : undefined;
}
