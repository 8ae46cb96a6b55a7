/**
 * "Leave a memo for the roaster: no second crack", "leave the driver the message "Ring twice"", "tell the printer "Call Joe"": a text goes into
 * the field whose label says what it is and whom it is for. "Write the comment "Nice"" leaves one, where no field is called so.
 */
import { contentOf, isStopWord, type Word, wordsOf } from '../../language/words.js';
import { type FormField, formFields, isFiller, isSame } from '../../matching/form-fields.js';
import { formButton } from '../../matching/form-place.js';
import type { Scene } from '../../matching/look-up.js';
import { formOf } from '../../matching/relations.js';

const begins = '(?<=^|[.;:!] |, |\\b(?:and|then|please) )';
const whose = '(?:an?|the|this|my|our)';
const joint = '(?::| saying:?| that (?:says|reads):?| reading:?|,)?';
const text = '(?:["“](?<quoted>[^"“”]+)["”]|(?<=: )(?<plain>[^"“”:]+?)(?=[.!]?$))';
const label = "[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,5}?";
const texts = '(?:message|note|memo|comment|remark|instructions?|request|hint|word)s?';

const patterns = [
  // "A memo for the roaster: …"
  new RegExp(
    `${begins}(?:leave|write|add|put|enter|give|type|make)(?: in| down)? ${whose} (?<what>${label})${joint} ${text}`,
    'iu',
  ),
  // "The driver the message …"
  new RegExp(
    `${begins}(?:leave|give|write|send) (?<whom>${whose} ${label}) ${whose} (?<what>${texts})${joint} ${text}`,
    'iu',
  ),
];

/** "The printer "Call Joe"": what it is said in, the label alone tells. */
const telling = new RegExp(`${begins}(?:tell|inform|ask) (?<whom>${whose} ${label})${joint} ${text}`, 'iu');

const leaving = new RegExp(
  `${begins}write (?<what>${whose} (?:new )?(?:comment|review|reply|remark))(?=(?: saying)?:? ["“])`,
  'iu',
);

/** The sentence with the field in place of what is said of it; as it is where no one field is called just so. */
export function withTextFor(sentence: string, scene: () => Scene): string {
  for (const pattern of patterns) {
    const found = pattern.exec(sentence);
    const asked = contentOf(`${found?.groups?.['what'] ?? ''} ${found?.groups?.['whom'] ?? ''}`);
    // One word alone may as well be what is made.
    if (found && asked.length > 1) {
      const field = fieldOf(scene(), (shown) => isJust(asked, shown));
      // What is only typed is not sent.
      const isUnsent = /^send\b/i.test(found[0]) && field?.includes('" and click "') !== true;
      return isUnsent ? sentence : spliced(sentence, found, field);
    }
  }
  const told = telling.exec(sentence);
  const whom = contentOf(told?.groups?.['whom'] ?? '');
  if (told && whom.length > 0) {
    const isText = new RegExp(`^${texts}$`);
    return spliced(
      sentence,
      told,
      fieldOf(scene(), (shown) => {
        const rest = shown.filter((word) => !whom.some((each) => isSame(each, word)));
        return (
          rest.length === 1 && isText.test(rest[0]?.text ?? '') && rest.length + whom.length === shown.length
        );
      }),
    );
  }
  const left = leaving.exec(sentence);
  return left && mayBeLeft(scene()) ? sentence.replace(leaving, 'leave $<what>') : sentence;
}

/** No field for a longer text is there yet, or one that is all of its form. */
function mayBeLeft(scene: Scene): boolean {
  const fields = formFields(scene.index.actionable);
  const [area, ...others] = fields.filter(({ kind }) => kind === 'area');
  return others.length === 0 && (!area || beside(area, fields).length === 1);
}

function beside({ entry }: FormField, fields: readonly FormField[]): readonly FormField[] {
  return fields.filter((other) => formOf(other.entry) === formOf(entry));
}

/**
 * The one field for a text that is called so, in quotes. Amid others of its form it is sent off with them, and not by this; alone in its form it
 * is sent off at once, by the button that is named with it.
 */
function fieldOf(scene: Scene, isMeant: (shown: readonly Word[]) => boolean): string | undefined {
  const fields = formFields(scene.index.actionable);
  const [field, ...others] = fields.filter(
    ({ kind, names }) =>
      /^(?:text|area)$/.test(kind) &&
      names.some((name) => isMeant(name.filter((word) => !isStopWord(word) && !isFiller(word)))),
  );
  const name = field?.entry.evidence[0]?.text ?? '';
  if (!field || others.length > 0 || name === '' || name.includes('"')) return undefined;
  if (beside(field, fields).length > 1) return `"${name}"`;
  const button = formButton([field.entry], { verb: 'leave', nouns: wordsOf(name), scene });
  const send = button?.evidence[0]?.text ?? '';
  return send === '' || send.includes('"') ? undefined : `"${name}" and click "${send}"`;
}

function isJust(asked: readonly Word[], shown: readonly Word[]): boolean {
  return shown.length === asked.length && asked.every((word) => shown.some((each) => isSame(word, each)));
}

function spliced(
  sentence: string,
  { index, 0: whole, groups }: RegExpExecArray,
  name: string | undefined,
): string {
  const value = groups?.['quoted'] ?? groups?.['plain'] ?? '';
  const put = `type "${value}" into ${name}`;
  const said = index === 0 ? put.slice(0, 1).toUpperCase() + put.slice(1) : put;
  return name === undefined || value === ''
    ? sentence
    : `${sentence.slice(0, index)}${said}${sentence.slice(index + whole.length)}`;
}
