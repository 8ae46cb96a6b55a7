/** "Pick Rosa from the scroll list", "choose Rename from the menu": one of the lines of a list that nothing on the page marks as one, nor its lines as choices. */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { isSuggested } from '../../language/sequels.js';
import { alikeWith, calledSo, textOf } from '../../matching/alike.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { withoutKind } from '../controls/do-option.js';

const CONFIDENCE = 0.78;

/** A list of two is a list. */
const FEWEST_OTHERS = 1;

/** The click on the one line that is called so; undefined where it is not said to be in a list, or where several lines fit. */
export function fromList(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:select|click|check)$/.test(clause.verb)) return undefined;
  for (const { value, destination } of clause.readings) {
    if (!value || !destination || !isAnyList(destination)) continue;
    const name = withoutKind(value);
    if (name.some(({ kind }) => kind === 'variable')) continue;
    const lines = calledSo(name.map(({ text }) => text).join(' '), undefined, scene.index).filter(
      (entry) => (scene.among?.(entry) ?? true) && alikeWith(entry, scene.index).length >= FEWEST_OTHERS,
    );
    const [line, ...others] = lines.length > 1 ? newOf(lines, scene) : lines;
    if (!line || others.length > 0) continue;
    return {
      kind: 'steps',
      steps: [stepOn(line, 'click', { confidence: CONFIDENCE })],
      explained: spell(tokensInOrder(clause.readings)),
      phase: { kind: 'plain row', shown: textOf(line.node).slice(0, 60) },
    };
  }
  return undefined;
}

/** Those that the step before has brought up. */
function newOf(lines: readonly Entry[], scene: Scene): readonly Entry[] {
  const fresh = freshEntries(scene);
  return lines.filter((line) => fresh.has(line));
}

/** "The list", "the scroll list", "the suggestions": no more is said of it than what it is. */
function isAnyList(tokens: readonly Token[]): boolean {
  const sort =
    '(?:scroll(?:ing|able|ed)?|drop-?down|pop-?up|context|open|opened|shown|suggestions?|autocomplete) ';
  const said = tokens.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000')).join(' ');
  return (
    tokens.every((token) => isSuggested(token) || token.lower === 'the') ||
    new RegExp(
      `^(?:the |that )?(?:${sort})*(?:list|list ?box|menu|options|choices|drop-?down|pop-?up|box)(?: (?:that|which) (?:opens|opened|appears|appeared|comes up|came up|pops up))?$`,
    ).test(said)
  );
}
