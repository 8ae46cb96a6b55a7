/** `cuebook cues check`: whether the cue files can be trusted. For CI: the exit code is the answer. */
import path from 'node:path';
import { CueFileError } from '../contract/errors.js';
import { keyText } from '../cues/key.js';
import { readCueFile } from '../cues/store.js';
import { counted } from '../report/wording.js';
import { isWeak, targetsOf } from './cue-text.js';
import type { CuesCall } from './cues.js';
import { titleOf } from './project.js';

/**
 * Says every problem: files that cannot be read (doubled keys are such), files that no test has, files whose title is
 * another test's. Weak targets are said too, and count with `--strict`.
 * @returns 1 when there is a problem
 */
export async function checkCues({ workingDirectory, project, strict, say }: CuesCall): Promise<number> {
  const { cueFiles, tests } = project();
  const titles = new Map(tests.map((test) => [test.cueFile, titleOf(test)]));
  let problems = 0;
  let weak = 0;
  for (const file of cueFiles) {
    const shown = path.relative(workingDirectory, file).replaceAll('\\', '/');
    try {
      const content = await readCueFile(file);
      if (!content) continue;
      const title = titles.get(file);
      if (title === undefined) {
        problems += 1;
        say(`orphan   ${shown}: no test is called "${content.test}" (cuebook cues prune removes the file)`);
      } else if (title !== content.test) {
        problems += 1;
        say(`title    ${shown}: recorded for "${content.test}", and its test is called "${title}"`);
      }
      for (const { key } of content.cues.filter(({ body }) => body.kind === 'adopted')) {
        problems += 1;
        say(
          `adopted  ${shown}: ${keyText(key)} waits for the first run of its test, which takes the fingerprint`,
        );
      }
      for (const cue of content.cues.filter((each) => targetsOf(each).some(isWeak))) {
        weak += 1;
        say(`weak     ${shown}: ${keyText(cue.key)} rests on nothing but a place in the page`);
      }
    } catch (error) {
      if (!(error instanceof CueFileError)) throw error;
      problems += 1;
      say(`broken   ${error.message}`);
    }
  }
  const found = [
    ...(problems > 0 ? [counted(problems, 'problem')] : []),
    ...(weak > 0 ? [counted(weak, 'weak target')] : []),
  ];
  say(
    `${counted(cueFiles.length, 'cue file')}${found.length > 0 ? `: ${found.join(', ')}` : ', nothing to complain about'}`,
  );
  return problems > 0 || (strict && weak > 0) ? 1 : 0;
}
