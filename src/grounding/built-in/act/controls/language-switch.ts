/** "Switch the language to French", where the page has it as "Français" or "FR": one choice among languages, in its own tongue or by its code. */
import { type Clause, valueOf } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Entry } from '../../matching/page-index.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { contentOf } from '../../language/words.js';
import { spell } from '../../language/clause.js';

const CONFIDENCE = 0.82;

/** The names of a language in English and in itself, and its code. */
const languages: readonly (readonly string[])[] = [
  ['english', 'en'],
  ['french', 'francais', 'fr'],
  ['german', 'deutsch', 'de'],
  ['spanish', 'espanol', 'castellano', 'es'],
  ['italian', 'italiano', 'it'],
  ['portuguese', 'portugues', 'pt'],
  ['dutch', 'nederlands', 'nl'],
  ['polish', 'polski', 'pl'],
  ['swedish', 'svenska', 'sv'],
  ['danish', 'dansk', 'da'],
  ['norwegian', 'norsk', 'no'],
  ['finnish', 'suomi', 'fi'],
  ['czech', 'cestina', 'cs'],
  ['hungarian', 'magyar', 'hu'],
  ['romanian', 'romana', 'ro'],
  ['turkish', 'turkce', 'tr'],
  ['greek', 'ελληνικα', 'el'],
  ['russian', 'русский', 'ru'],
  ['ukrainian', 'українська', 'uk'],
  ['japanese', '日本語', 'ja'],
  ['chinese', '中文', 'zh'],
  ['korean', '한국어', 'ko'],
  ['arabic', 'العربية', 'ar'],
  ['hebrew', 'עברית', 'he'],
];

/** The click on the only control that is called by the language; undefined for any other clause, and where none is, or several are. */
export function languageSwitched(clause: Clause, { index }: Scene): Outcome | undefined {
  const wanted = languageIn(clause);
  if (!wanted) return undefined;
  const codes = new Set(languages.flatMap((names) => names.at(-1) ?? []));
  const controls = index.actionable.filter(
    ({ node }) =>
      /^(?:link|button|radio|menuitem|menuitemradio|tab|generic|option)$/.test(node.role) &&
      (node.hidden === undefined || node.hidden === 'offscreen'),
  );
  const named = (names: readonly string[]): typeof controls =>
    controls.filter(({ node }) => names.includes(plain(node.name || (node.text ?? ''))));
  const listed = index.actionable.flatMap((list) => {
    const options = (list.node.options ?? []).filter((option) => wanted.slice(0, -1).includes(plain(option)));
    return options.length === 1 && options[0] !== undefined && list.node.hidden === undefined
      ? [{ list, option: options[0] }]
      : [];
  });
  const [choice, ...more] = listed;
  if (choice)
    return more.length > 0
      ? undefined
      : {
          kind: 'steps',
          steps: [stepOn(choice.list, 'selectOption', { args: [choice.option], confidence: CONFIDENCE })],
          explained: clause.text,
        };
  const own = named(wanted.slice(0, -1));
  // A code alone may be anything: beside another it is one of a language.
  const isRowOfCodes = controls.filter(({ node }) => codes.has(plain(node.name))).length > 1;
  const byCode = own.length === 0 && isRowOfCodes ? named(wanted.slice(-1)) : [];
  const [only, ...others] = own.length > 0 ? own : byCode;
  return only && others.length === 0
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: clause.text }
    : undefined;
}

/** Whether a text is the name of a language, in English or in itself. */
export function isLanguage(text: string): boolean {
  return languages.some((names) => names.slice(0, -1).includes(plain(text)));
}

/** "Dutch", where what came up has "Nederlands": as the language is called there; undefined where it is no language, or not the one of them. */
export function tongueAmong(looked: string, fresh: ReadonlySet<Entry>): string | undefined {
  const names = languages.find((each) => each.slice(0, -1).includes(plain(looked)));
  const shown = [...fresh].map(({ node }) => (node.name || (node.text ?? '')).trim());
  const own = new Set(names ? shown.filter((text) => names.slice(0, -1).includes(plain(text))) : []);
  const [only] = own;
  return own.size === 1 ? only : undefined;
}

/** "Français (FR)" and "🇫🇷 French" without what stands around the letters, nor accents. */
function plain(text: string): string {
  const folded = fold(text).normalize('NFD').replace(/\p{M}/gu, '');
  return folded.replace(/\(.*\)|[^\p{L} ]/gu, '').trim();
}

/** The language that "the language" is set, switched or changed to, or that is chosen as such. */
function languageIn({ verb, readings }: Clause): readonly string[] | undefined {
  if (!/^(?:set|select)$/.test(verb)) return undefined;
  for (const { target = [], value, destination } of readings) {
    const place = destination ?? target;
    const said = contentOf(spell(place));
    const isLanguage =
      said.some(({ stem }) => stem === 'language') &&
      said.every(({ stem }) => /^(?:language|site|page|app|interface|display|ui|website)$/.test(stem));
    const wanted = isLanguage && value ? plain(valueOf(value)) : '';
    const found = languages.find((names) => names.slice(0, -1).includes(wanted));
    if (found) return found;
  }
  return undefined;
}
