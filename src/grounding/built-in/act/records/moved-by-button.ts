/** "Move the Lee order on to Packing", where its card has the button "On to Packing", or "Move to Packing": what moves a thing by its own button. */
import type { Clause } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { isInside } from '../../matching/page-index.js';
import { settable, withoutNoun } from './record-setting.js';
import { onlyInnermost } from './record-says.js';
import { called } from './records-called.js';

const CONFIDENCE = 0.86;

const moves =
  /^(?:move|send|bring|push|pass|advance|put) (?:the )?(?<what>.+?) (?<way>(?:(?:on|back|forward) )?(?:in)?to (?:the )?(?<where>\S.*?))[.!]?$/iu;

/** How a button says that it moves what it stands in to another place. */
const button = /^(?:(?:move|send|push|pass|put) )?(?:(?<turn>on|back|forward) )?(?:in)?to (?<where>.+)$/u;

/** The click on the one button that says where, in the one record that is called so. */
export function movedByButton({ text }: Clause, { index }: Scene): Outcome | undefined {
  const said = moves.exec(text.replaceAll(/["“”]/g, ''))?.groups;
  if (!said) return undefined;
  const where = fold(said['where'] ?? '');
  const buttons = index.actionable.filter(({ node, evidence: [name] }) => {
    const shown = button.exec(fold(name?.text ?? ''))?.groups;
    const isBack = /^back /i.test(said['way'] ?? '');
    return (
      /^(?:button|link)$/.test(node.role) &&
      node.hidden === undefined &&
      shown?.['where'] === where &&
      // What is sent back is not sent on.
      (!isBack || shown['turn'] === 'back')
    );
  });
  if (buttons.length === 0) return undefined;
  const name = bare(withoutNoun(fold(said['what'] ?? ''), index));
  const records = settable(index).flatMap((group) => {
    const known = group.map(({ record, texts }) => ({ record, texts: texts.map(bare) }));
    return called(known, name)?.record ?? [];
  });
  const record = onlyInnermost(records);
  const [only, ...others] = record ? buttons.filter((each) => isInside(each, record)) : [];
  return only && others.length === 0
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: text }
    : undefined;
}

/** "#1042" is called "1042". */
function bare(text: string): string {
  return text.replaceAll(/#(?=\d)/g, '');
}
