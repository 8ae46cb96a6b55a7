/** `cuebook cues prune`: removes what provably nobody uses. A cue that no source seems to say is not proof, and stays. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OptionsError } from '../contract/errors.js';
import { keyText } from '../cues/key.js';
import { updateCueFile } from '../cues/store.js';
import { RunReport, type Orphans } from '../report/schema.js';
import type { CuesCall } from './cues.js';

/**
 * Removes files that no test has, and with a report of the reporter the cues that its tests did not ask for although they passed.
 * With `--dry-run` it only says so.
 * @returns 0; @throws OptionsError for a report that is none, SvcEnvironmentError when the tests cannot be listed
 */
export async function pruneCues(call: CuesCall): Promise<number> {
  const { workingDirectory, project, dryRun, report, say } = call;
  const unused = report === undefined ? [] : await unusedOf(path.resolve(workingDirectory, report));
  const { cueFiles, tests } = project();
  const used = new Set(tests.map(({ cueFile }) => cueFile));
  const verb = dryRun ? 'would remove' : 'removed';
  let removed = 0;
  for (const file of cueFiles.filter((each) => !used.has(each))) {
    if (!dryRun) await updateCueFile(file, () => undefined);
    removed += 1;
    say(`${verb} ${path.relative(workingDirectory, file).replaceAll('\\', '/')}`);
  }
  for (const { file, cues } of unused) {
    const at = path.resolve(workingDirectory, file);
    // The report may be old or from elsewhere: only a file of this project is touched.
    if (!cueFiles.includes(at) || !used.has(at)) continue;
    for (const cue of cues) say(`${verb} ${cue} from ${file}`);
    removed += cues.length;
    if (dryRun) continue;
    await updateCueFile(at, (content) => {
      const kept = content?.cues.filter(({ key }) => !cues.includes(keyText(key))) ?? [];
      return content && kept.length > 0 ? { ...content, cues: kept } : undefined;
    });
  }
  if (removed === 0) say('nothing to remove');
  return 0;
}

/** What a report lists as orphans. Read on its own, so that no more of the report has to fit. */
async function unusedOf(file: string): Promise<Orphans[]> {
  try {
    const data: unknown = JSON.parse(await readFile(file, 'utf8'));
    return RunReport.pick({ orphans: true }).parse(data).orphans;
  } catch (cause) {
    throw new OptionsError(
      {
        looked: 'the report of a run',
        where: `in ${file}`,
        found: 'no JSON report of the reporter of cuebook',
        next: 'Say the JSON file that cuebook/reporter wrote.',
      },
      { cause },
    );
  }
}
