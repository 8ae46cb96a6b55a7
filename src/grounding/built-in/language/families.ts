/**
 * Nouns for what a verb does, with the verb: "the reminder" of "Remind me", "subscription" of "Subscribe". Written down word by word: no
 * ending tells it (a "department" has nothing to do with departing), and who or what does it (a printer, a customer) is something else.
 */
const rows: readonly string[] = [
  'remind reminder',
  'notify notification',
  'subscribe subscription',
  'deliver delivery',
  'pay payment',
  'confirm confirmation',
  'invite invitation',
  'register registration',
  'reserve reservation',
  'approve approval',
  'ship shipment shipping',
  'carry carrier carriage',
  'cancel cancellation cancelation',
  'activate activation',
  'translate translation',
  'verify verification',
  'encrypt encryption',
  'renew renewal',
  'expire expiry expiration',
  'remove removal',
  'recommend recommendation',
  'suggest suggestion',
  'correct correction',
  'complete completion',
  'synchronise synchronize sync synchronisation synchronization',
  'back backup',
  'pack packing packaging',
  'wrap wrapping',
  'insure insurance',
  'transport transportation',
  'vibrate vibration',
  'animate animation',
  'rotate rotation',
  'compress compression',
  'assign assignment',
  'repeat repetition',
  'describe description',
  'categorise categorize categorisation categorization',
  'personalise personalize personalisation personalization',
];

const families = new Map(
  rows.flatMap((row) => {
    const [first = '', ...others] = row.split(' ');
    return [first, ...others].map((word) => [word, first] as const);
  }),
);

/** The verb that a word belongs to, by itself or in one of its forms ("reminded", "carries"); undefined for any other word. */
export function familyOf(word: string): string | undefined {
  const [, stem = '', ending] = /^(.{2,}?)(ied|ies|ed|ing|es|s)$/.exec(word) ?? [];
  const forms =
    ending === undefined
      ? [word]
      : ending.startsWith('ie')
        ? [word, `${stem}y`]
        : [word, stem, `${stem}e`, stem.slice(0, -1)];
  for (const form of forms) {
    const family = families.get(form);
    if (family !== undefined) return family;
  }
  return undefined;
}
