/** Goals whose verb no control says, because the control is called by the thing alone: a file by its format, a message, a way to sign up. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { wordToken } from '../../language/token-runs.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.8;

/** What a refused goal comes to on a control that is called by the thing alone; undefined when it is no such goal, or nothing is called so. */
export function otherWords(clause: Clause, scene: Scene): Outcome | undefined {
  const [, ...rest] = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  if (clause.verb !== 'goal') return undefined;
  const named = fileOf(clause, rest) ?? messageOf(clause, rest);
  if (named) return isCalled(named[0]?.text ?? '', scene).length > 0 ? clicked(named, clause) : undefined;
  return providerOf(clause, scene);
}

function clicked(target: readonly Token[], { text }: Clause): Outcome {
  return { kind: 'instead', clauses: [{ verb: 'click', said: 'click', readings: [{ target }], text }] };
}

/** "Download the PDF of invoice 12": a control that is called "PDF" gives one. */
function fileOf({ said }: Clause, rest: readonly Token[]): readonly Token[] | undefined {
  const [format, ...others] = rest[0]?.lower === 'the' ? rest.slice(1) : rest;
  const isFormat = /^(?:pdf|csv|tsv|xlsx?|excel|json|xml|zip|docx?|png|svg|ics)$/.test(format?.lower ?? '');
  return format && isFormat && /^(?:download|export|get|save)$/.test(said) ? [format, ...others] : undefined;
}

/** "Send Ada a message", "send a message to Ada": the control "Message" of Ada. */
function messageOf({ said }: Clause, rest: readonly Token[]): readonly Token[] | undefined {
  const message = /^(?:message|email|e-mail|mail|text|dm)$/;
  const at = rest.findIndex(({ kind, lower }) => kind === 'word' && message.test(lower));
  const noun = rest[at];
  if (said !== 'send' || !noun || !/^(?:an?)$/.test(rest[at - 1]?.lower ?? '')) return undefined;
  const before = rest.slice(0, at - 1);
  const behind = rest.slice(at + 1);
  const to =
    before.length > 0 && behind.length === 0 ? before : behind[0]?.lower === 'to' ? behind.slice(1) : [];
  return to.length > 0 && (before.length === 0 || behind.length === 0)
    ? [noun, { ...wordToken('for'), start: noun.end, end: noun.end }, ...to]
    : undefined;
}

/** "Sign up with Google": the control "Google" where the page says "sign up with", or "or continue with". */
function providerOf({ text }: Clause, scene: Scene): Outcome | undefined {
  const [, isNew, name] =
    /^(?:(sign up|register|join)|(?:sign|log) ?in|login|continue) (?:with|via|using) (\p{L}[\p{L}\p{N}]*)$/iu.exec(
      text,
    ) ?? [];
  if (!name) return undefined;
  const says = isNew
    ? /\b(?:sign ?up|register|join)\b[^.]{0,20}\b(?:with|via|using)\b/
    : /\b(?:sign|log) ?in\b[^.]{0,20}\b(?:with|via|using)\b/;
  const fitting = isCalled(name, scene).filter((entry) =>
    [...ancestorsOf(entry)].slice(0, MAX_LEVELS).some(({ node }) => {
      const shown = fold(readable(node));
      return says.test(shown) || /\b(?:continue|or) with\b/.test(shown);
    }),
  );
  const [only, ...others] = fitting;
  return only && others.length === 0
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: text }
    : undefined;
}

/** How far around a control what it is for is written. */
const MAX_LEVELS = 4;

/** What can be clicked and is called just so. */
function isCalled(name: string, { index }: Scene): Entry[] {
  return index.actionable.filter(
    ({ node, evidence }) =>
      /^(?:button|link|generic)$/.test(node.role) &&
      node.hidden !== 'behind-dialog' &&
      evidence.some((each) => each.trust > 0.9 && fold(each.text) === fold(name)),
  );
}
