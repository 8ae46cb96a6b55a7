/** "2 of 5 members voted": how many voted are the two, and there are five. */
import type { Reading } from '../../../contract/reading.js';
import type { Ask } from './extract-ask.js';
import type { PageIndex } from './extract-page.js';
import type { WantScalar } from './extract-schema.js';

const asked =
  /^how many (?:of the |the )?(?<noun>\p{L}{3,})(?: (?:do|did|have|has|had|are|is|were|was))?(?: (?:currently|already|now))? (?<verb>(?!there\b|here\b|exist\b|shown\b|listed\b|total\b|altogether\b)\p{L}{3,})(?: now| already| so far)?[\s?.]*$/iu;

/** "How many donors match" of "2 of 5 donors match": the part that the verb is said of; `several` where two texts tell of such a part. */
export function countedPart(
  { tree }: PageIndex,
  { text }: Ask,
  want: WantScalar,
): { kind: 'found'; reading: Reading; score: number } | 'several' | undefined {
  const { noun, verb } = asked.exec(text.trim())?.groups ?? {};
  if (noun === undefined || verb === undefined) return undefined;
  const part = new RegExp(
    `^(?<before>.*?)(?<![\\d.,])(?<value>\\d+)(?<after>\\s?(?:of|out of|/)\\s?(?:the\\s)?\\d+ ${noun}(?: (?:have|has|are|were|did|do))? ${verb}\\b)`,
    'iu',
  );
  const found = tree.nodes.flatMap((node) => {
    const isLine = node.ref !== undefined && node.children.every(({ role }) => role === 'text');
    const said = isLine ? part.exec(tree.textOf(node))?.groups : undefined;
    return said && node.ref !== undefined ? [{ ref: node.ref, said }] : [];
  });
  const [first, ...others] = found;
  if (!first) return undefined;
  if (others.length > 0) return 'several';
  const { before = '', value = '', after = '' } = first.said;
  const trim = { ...(before !== '' && { before }), after };
  return {
    kind: 'found',
    score: 0.9,
    reading: {
      kind: 'leaf',
      ref: first.ref,
      from: 'text',
      parse: want.parse,
      trim,
      value: want.parse === 'string' ? value : Number(value),
    },
  };
}
