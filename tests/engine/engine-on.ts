/** An engine with the built-in grounder and a cue file, for specs that look at its trace and its cues. */
import type { Page } from '@playwright/test';
import type { Backend } from '../../src/contract/backend.js';
import { openCues, type CueSession } from '../../src/cues/session.js';
import type { CuePolicy } from '../../src/engine/context.js';
import { createEngine } from '../../src/engine/engine.js';
import { createBuiltIn } from '../../src/grounding/built-in/built-in.js';

/** The heal policies, as a spec names them. */
export type HealPolicy = CuePolicy['heal'];

/** Opens the cues and makes the engine; records what is missing, and never grounds anew what no longer fits. */
export async function engineOn(
  page: Page,
  { file, heal }: { file: string; heal: HealPolicy },
): Promise<{ engine: Backend; session: CueSession }> {
  const mode = heal === 'write' ? 'changed' : 'missing';
  const session = await openCues({ file, test: 'x', mode });
  const engine = createEngine({
    page,
    grounderFor: async () => createBuiltIn(),
    cues: {
      session,
      policy: { record: true, replay: true, heal, regroundStale: false, recordCommand: 'npx record', file },
    },
    settings: {
      timeoutMs: () => 120_000,
      domSettleTimeoutMs: 5_000,
      patienceMs: 1_000,
      testIdAttribute: 'data-testid',
    },
  });
  return { engine, session };
}
