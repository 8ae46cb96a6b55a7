/** "Click File, then Export as, then PDF document": what comes behind the title of a menu without a verb of its own is an item of it. */
import { contentOf, fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { mentionsOf } from '../../matching/page-index.js';
import { plainControls, shownBy } from '../../matching/plain-controls.js';
import { labelOf, menuTitles } from '../controls/menu-items.js';

const lead =
  /^(?:please )?(?:click|open|choose|select|press|go to|hover over|point (?:at|to))(?: on)? (?:the )?/iu;

/** A verb of its own says no more than the step that it stands for. */
const joint =
  /,? (?:and )?then (?:(?:choose|select|click|pick|press|hover over|point (?:at|to))(?: on)? )?(?:the )?|,? and (?:choose|select|click|pick|press)(?: on)? (?:the )?/iu;

/** Most words of an item. */
const MOST_WORDS = 4;

/** The sentence as a path; as it is where it is none, or begins with no title of a menu. */
export function withMenuSteps(sentence: string, scene: () => Scene): string {
  const [begin] = lead.exec(sentence) ?? [];
  if (begin === undefined || !joint.test(sentence)) return sentence;
  const parts = sentence
    .slice(begin.length)
    .replace(/[.!]$/u, '')
    .split(joint)
    .map((part) => part.replace(/^["'“‘](.+)["'”’]$/u, '$1').trim());
  const isName = (part: string): boolean =>
    /^[^,;:"“”<>]+$/u.test(part) &&
    part.split(' ').length <= MOST_WORDS &&
    !/\b(?:and|then|it|in|into)\b/iu.test(part);
  const [title = '', ...items] = parts;
  if (items.length === 0 || !parts.every(isName)) return sentence;
  const name = title.replace(/ menu$/iu, '');
  return isTitle(name, items, scene()) ? `Click ${[name, ...items].join(' > ')}` : sentence;
}

/** The title of one of the menus of an application; or a plain text that nothing marks as something to click, where the items are nowhere yet. */
function isTitle(name: string, items: readonly string[], { index }: Scene): boolean {
  if (menuTitles(index).some((entry) => fold(labelOf(entry)) === fold(name))) return true;
  const [text, ...others] = plainControls(index).filter((entry) => fold(shownBy(entry)) === fold(name));
  return (
    text !== undefined &&
    others.length === 0 &&
    items.every((item) => contentOf(item).some((word) => mentionsOf(word, index).size === 0))
  );
}
