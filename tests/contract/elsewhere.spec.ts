/** Cues work with the service as they do without it: recorded through it, replayed without asking it. */
import { chromium } from '@playwright/test';
import { openCues, type CueSession } from '../../src/cues/session.js';
import { createBackendElsewhere } from '../../src/engine/elsewhere.js';
import { createTrace } from '../../src/engine/trace.js';
import { connect } from '../../src/remote/connect.js';
import { settings } from './backend.js';
import { expect, KEY, test } from '../server/service.js';

test('what the service found out is replayed here without it', async ({ service, siteUrl }, testInfo) => {
  const remote = await connect({ baseURL: service.url, apiKey: KEY, start: { modelName: 'builtin' } });
  const browser = await chromium.connectOverCDP(remote.cdpUrl ?? '');
  const page = await browser.newPage();
  let questions = 0;
  const open = (): Promise<CueSession> =>
    openCues({ file: testInfo.outputPath('story.json'), test: 'a story', mode: 'missing' });
  const tell = async (session: CueSession): Promise<string[]> => {
    const backend = createBackendElsewhere({
      parts: {
        page,
        cues: {
          session,
          policy: {
            record: true,
            replay: true,
            heal: 'report',
            regroundStale: false,
            recordCommand: '',
            file: 'f',
          },
        },
        settings,
        grounderFor: () => Promise.reject(new Error('no mind here')),
      },
      elsewhere: async (onCue) => {
        questions += 1;
        return remote.backendFor(page, { onCue });
      },
    });
    await page.goto(siteUrl);
    const traces = [createTrace('/'), createTrace('/'), createTrace('/')] as const;
    await backend.act('fill the name with "Ada" and click Save', {}, traces[0]);
    await expect(page.getByRole('status')).toHaveText('Saved Ada');
    const [save] = await backend.observe('the Save button', {}, traces[1]);
    expect(save?.selector).toMatch(/^xpath=/);
    expect(await backend.extract('the status', undefined, {}, traces[2])).toEqual({
      extraction: 'Saved Ada',
    });
    await session.commit();
    return traces.map(({ cue }) => cue);
  };
  expect(await tell(await open())).toEqual(['miss', 'miss', 'miss']);
  expect(questions).toBe(3);
  expect(await tell(await open())).toEqual(['hit', 'hit', 'hit']);
  expect(questions).toBe(3);
  await browser.close();
  await remote.close();
});
