/** "Choose the Ultra trim" is not the title "Trim" that stands over the choices: what is chosen says all that tells it, and a title says what they all are. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { contentOf } from '../../language/words.js';
import { isTitleOfChoices } from '../../matching/choices-under.js';
import { type Entry } from '../../matching/page-index.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word that the title over choices, or of a folded part, does not say itself; undefined where something else would be chosen. */
export function titleChosen(
  { verb, readings }: Clause,
  { targets: [target, ...others], isHalf, index }: Act,
): string | undefined {
  if (verb !== 'select' || !target || others.length > 0 || isHalf) return undefined;
  const section = anyOfSection(readings, target);
  if (section !== undefined) return section;
  const isTitle =
    target.node.folded === true || (target.node.role !== 'heading' && isTitleOfChoices(target, index));
  if (!isTitle) return undefined;
  return tokensInOrder(readings)
    .flatMap(({ text }) => contentOf(text))
    .find((word) => !says(target, word))?.text;
}

/** "Pick an advert" is not the section "Adverts" of the navigation: what is chosen is one of them. */
function anyOfSection(readings: Clause['readings'], target: Entry): string | undefined {
  const [article, noun, ...rest] = tokensInOrder(readings);
  const [shown, ...others] = target.evidence[0]?.words ?? [];
  const isAny = article?.kind === 'word' && /^(?:an?|one|some|any)$/.test(article.lower) && rest.length === 0;
  const isSeveral = shown !== undefined && others.length === 0 && /[^s]s$/.test(shown.text);
  return isAny && isSeveral && target.node.role === 'link' && noun?.lower !== shown.text
    ? noun?.text
    : undefined;
}
