/** Where a long run stands: counts as tests end, and says when a line is due. Prints nothing itself. */
import type { TestResult } from '@playwright/test/reporter';
import { isStepAttachment, StepRecord } from '../contract/step-record.js';
import type { Attachment } from './collect.js';
import { printProgress } from './terminal.js';

/** See {@link createProgress}. */
export interface Progress {
  begin: (tests: number) => void;
  /** Counts a result; gives the line when one is due. */
  count: (result: TestResult, read: (attachment: Attachment) => string) => string | undefined;
}

/** Counters of a run. The first line is due after `everyMs`, so short runs have none. */
export function createProgress({ everyMs = 30_000, now = Date.now } = {}): Progress {
  const done = { tests: 0, ofTests: 0, steps: 0, replayed: 0, healed: 0, failed: 0, tokens: 0 };
  let last = now();
  return {
    begin: (tests) => {
      done.ofTests = tests;
      last = now();
    },
    count: (result, read) => {
      // A retry is another go at a test that is counted already.
      if (result.retry === 0) done.tests += 1;
      for (const attachment of result.attachments) {
        const record = isStepAttachment(attachment.name) ? recordOf(attachment, read) : undefined;
        if (!record) continue;
        done.steps += 1;
        done.tokens += record.usage.promptTokens + record.usage.completionTokens;
        if (record.status === 'failed') done.failed += 1;
        else if (record.heal) done.healed += 1;
        else if (record.cue === 'hit') done.replayed += 1;
      }
      if (now() - last < everyMs || done.tests >= done.ofTests) return undefined;
      last = now();
      return printProgress(done);
    },
  };
}

/** Undefined for one that cannot be read: the summary at the end names it. */
function recordOf(attachment: Attachment, read: (attachment: Attachment) => string): StepRecord | undefined {
  try {
    return StepRecord.safeParse(JSON.parse(read(attachment))).data;
  } catch {
    return undefined;
  }
}
