/** The child process of samples.ts: writes deltas to a file, and says "written" after each. */
import { writeCueFile } from '../../../src/cues/store.js';
import type { WriterJob } from './samples.js';

const job = JSON.parse(process.env['WRITER_JOB'] ?? '{}') as WriterJob;
try {
  do {
    for (const delta of job.writes) {
      const { kind } = await writeCueFile(job.file, [delta], { run: job.run });
      process.stdout.write(`${kind}\n`);
    }
  } while (job.forever);
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
  process.exitCode = 1;
}
