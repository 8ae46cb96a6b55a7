/** Nouns that only say what sort of thing a name is the name of: "the Faq page", "the Night theme". */

/** Words for a place that one goes to. */
export const placeNoun =
  /^(?:page|subpage|section|chapter|guide|docs?|documentation|manual|tutorial|topic|area|part|screen|view|tab)$/;

/** Words for one choice out of a few. */
export const choiceNoun =
  /^(?:theme|mode|view|style|option|choice|variant|variation|version|setting|scheme|layout|format|appearance|type|example|demo|sample|palette|skin|tool|plan|colou?r|flavou?r|shade|size)$/;

/** Words for what a choice is a choice of, which the choices themselves seldom say: "a return trip", "the image results". */
export const sortNoun =
  /^(?:trip|journey|directions?|route|results?|hits|class|fare|prices?|pricing|delivery|shipping|payments?|billing|subscription|membership|bath|rate|currency)$/;

/** Words for what a row of tabs may have one for each of: "the Foxes group". */
export const tabNoun =
  /^(?:group|class|team|department|category|room|floor|folder|division|branch|collection|crew|squad)$/;

/** What is left of a name without such a noun at its end or in front of it; undefined where it has none. */
export function withoutSpareNoun(name: string): string | undefined {
  const words = name.split(' ');
  const isSpare = (word = ''): boolean => placeNoun.test(word) || choiceNoun.test(word);
  if (words.length < 2) return undefined;
  if (isSpare(words.at(-1))) return words.slice(0, -1).join(' ');
  return isSpare(words[0]) ? words.slice(1).join(' ') : undefined;
}
