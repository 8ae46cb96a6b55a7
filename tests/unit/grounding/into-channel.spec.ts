/** A message that goes to a channel is sent behind opening that. */
import { expect, test } from '../../../fixtures/test.js';
import { withChannelFirst } from '../../../src/grounding/built-in/language/into-channel.js';

for (const [sentence, plain] of [
  ["Send 'On my way' to the kitchen channel", "Open the kitchen channel and send the message 'On my way'"],
  ["Post 'Cue 14' in the lighting room", "Open the lighting room and send the message 'Cue 14'"],
  ['Write "Hi all" in #design-team', 'Open the design-team channel and send the message "Hi all"'],
  [
    "Post the message 'It's late' to the night crew group",
    "Open the night crew group and send the message 'It's late'",
  ],
  ["Send 'Yes' to the same channel", "Send 'Yes' to the same channel"],
  ["Send 'Yes' to the costumes channel", "Send 'Yes' to the costumes channel"],
  ["Send 'Yes' to Nora", "Send 'Yes' to Nora"],
  ["Post 'Tide is out' for friends only", "Post 'Tide is out' for friends only"],
] as const)
  test(sentence, () => expect(withChannelFirst(sentence, (name) => name !== 'costumes')).toBe(plain));
