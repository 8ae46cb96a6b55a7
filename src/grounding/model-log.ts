/** Writes each call to a model into a file of its own (`logInferenceToFile`), so that a report of a problem can carry it. Without keys. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LlmAnswer, LlmRequest } from '../contract/model.js';
import type { Usage } from '../contract/usage.js';
import { scrub } from '../contract/variables.js';
import { messageOf } from './model-failure.js';

/** What is written about one call. */
export interface InferenceEntry {
  model: string;
  /** ISO 8601. */
  startedAt: string;
  request: LlmRequest;
  answer?: LlmAnswer;
  usage?: Usage;
  error?: unknown;
}

/** Takes notes of calls. */
export interface InferenceLog {
  /** Writes one entry; a disk that fails is no reason to fail a test, so nothing is thrown. */
  write(entry: InferenceEntry, secrets: readonly string[]): Promise<void>;
}

/** A log that writes `<time>-<number>-<operation>.json` into a directory; the directory is made when it is first needed. */
export function createInferenceLog(directory: string): InferenceLog {
  let count = 0;
  return {
    async write({ request, answer, error, ...entry }, secrets) {
      count += 1;
      const { signal: _signal, image, ...rest } = request;
      const text = JSON.stringify(
        {
          ...entry,
          request: { ...rest, ...(image && { image: `PNG, ${image.byteLength} bytes` }) },
          answer,
          ...(error !== undefined && { error: messageOf(error) }),
        },
        null,
        2,
      );
      const time = entry.startedAt.replaceAll(/[:.]/g, '-');
      const name = `${time}-${String(process.pid)}-${String(count).padStart(4, '0')}-${request.schemaName}.json`;
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(join(directory, name), `${scrub(text, secrets)}\n`);
      } catch {
        // See above: a note that cannot be taken is not worth a failed test.
      }
    },
  };
}
