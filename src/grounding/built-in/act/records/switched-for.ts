/** "Turn off the alerts for the pump", "enable invoicing for Ann": the one box of a record under that title, or of that name. */
import type { Clause } from '../../language/clause.js';
import { rootOf } from '../evidence/subject-of-page.js';
import { contentOf, fold, isStopWord, type Word, wordsOf } from '../../language/words.js';
import { headersOver, titleOfColumn } from '../../matching/headers-over.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex } from '../../matching/page-index.js';
import { checkSteps } from '../controls/do-state.js';
import { settable, withoutNoun } from './record-setting.js';
import { onlyInnermost } from './record-says.js';
import { called } from './records-called.js';

const CONFIDENCE = 0.86;

const turned =
  /^(?:turn|switch)(?: (?<before>on|off))? (?:the )?(?<what>.+?)(?: (?<after>on|off))? (?:for|of|on|in) (?:the )?(?<whom>.+?)[.!]?$/iu;

const enabled =
  /^(?<how>enable|disable) (?:the )?(?<what>.+?) (?:for|of|on|in) (?:the )?(?<whom>.+?)[.!]?$/iu;

/** The box is ticked or unticked; undefined where no record is called so, or not just one of its boxes is for that. */
export function switchedFor({ text }: Clause, { index }: Scene): Outcome | undefined {
  const said = turned.exec(text)?.groups ?? enabled.exec(text)?.groups;
  const way = (said?.['before'] ?? said?.['after'] ?? said?.['how'])?.toLowerCase();
  if (!said || way === undefined || (said['before'] && said['after'])) return undefined;
  const what = contentOf(said['what'] ?? '');
  const whom = withoutNoun(fold((said['whom'] ?? '').replaceAll(/["“”]/g, '')), index);
  if (what.length === 0) return undefined;
  const records = settable(index).flatMap((group) => called(group, whom)?.record ?? []);
  const record = onlyInnermost(records);
  const [only, ...others] = record ? boxesFor(what, record, index) : [];
  return only && others.length === 0
    ? explaining(checkSteps([only], /^(?:on|enable)$/.test(way), CONFIDENCE), text)
    : undefined;
}

/** The boxes of a record whose own name, or the title of whose column, says the same and nothing else. */
function boxesFor(what: readonly Word[], record: Entry, index: PageIndex): readonly Entry[] {
  return below(index, record).filter((box) => {
    if (!/^(?:switch|checkbox)$/.test(box.node.role) || box.node.hidden !== undefined) return false;
    if (box.node.disabled === true) return false;
    const titles = headersOver(box, index).map((header) => titleOfColumn(header, index));
    return [box.node.name, ...titles].some((title) => isSame(what, title));
  });
}

function isSame(what: readonly Word[], title: string): boolean {
  const shown = wordsOf(title).filter((word) => !isStopWord(word));
  return (
    shown.length === what.length && shown.every((word, at) => what[at] && rootOf(word) === rootOf(what[at]))
  );
}
