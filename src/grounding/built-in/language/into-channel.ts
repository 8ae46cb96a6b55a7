/** "Send "On my way" to the kitchen channel", "post "Cue 14 is fixed" in #lighting": the channel is opened first, and the message sent there. */

const quoted = `"[^"]+"|'(?:[^']|'(?=\\p{L}))+'|“[^”]+”|‘[^’]+’`;
const kinds = 'channel|room|chat|conversation|group|thread|chat room|group chat';

const said = new RegExp(
  '^(?:please )?(?:send|post|write|say)(?: the)?(?: message| text)? ' +
    `(?<text>${quoted}) (?:to|in|into|on) ` +
    `(?:the (?<named>[#\\p{L}\\d][\\p{L}\\d &'’_-]{0,40}?) (?<kind>${kinds})|(?<signed>#[\\p{L}\\d_-]+)(?: (?:${kinds}))?)` +
    '(?=[.!]?$|,| and )',
  'iu',
);

/** "… in this channel": where one is anyway. */
const here = new RegExp(
  `^(?<lead>(?:please )?(?:send|post)(?: the)?(?: message| text)? (?:${quoted})) (?:to|in|into) (?:this|the current|the open) (?:${kinds})(?=[.!]?$|,| and )`,
  'iu',
);

/** The sentence so; as it is where it sends nothing to a channel, or the page lists none that is called so. */
export function withChannelFirst(sentence: string, isListed: (name: string) => boolean): string {
  return sentence.replace(here, '$<lead>').replace(said, (...all) => {
    const { text, named, kind, signed } = all.at(-1) as Record<string, string | undefined>;
    // "In the same thread", "to this group" names none.
    if (named !== undefined && /^(?:same|this|that|other|new|current|right|first|last|next)\b/i.test(named))
      return all[0];
    if (!isListed((signed ?? named ?? '').replace(/^#/, ''))) return all[0];
    const place = signed ?? `${named} ${kind}`;
    return `Open the ${place.replace(/^#/, '')}${signed ? ' channel' : ''} and send the message ${text}`;
  });
}
