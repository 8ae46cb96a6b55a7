/** The history of a session as the replay operation gives it: grouped by page. Pure. */
import type { ReplayAnswer } from '../contract/api-session.js';
import type { HistoryRecord } from './store.js';

type Pages = ReplayAnswer['data']['pages'];

/** Consecutive operations on one address form one page. Times in ms since the epoch, durations in ms. */
export function groupByPage(history: readonly HistoryRecord[]): Pages {
  const pages: Pages = [];
  for (const entry of history) {
    let page = pages.at(-1);
    if (!page || page.url !== entry.url) {
      page = { url: entry.url, timestamp: entry.timestamp, duration: 0, actions: [] };
      pages.push(page);
    }
    page.duration = entry.endTime - page.timestamp;
    page.actions.push({
      method: entry.method,
      parameters: entry.parameters,
      result: entry.result,
      timestamp: entry.timestamp,
      endTime: entry.endTime,
      ...(entry.usage &&
        entry.usage.calls > 0 && {
          tokenUsage: {
            inputTokens: entry.usage.promptTokens,
            outputTokens: entry.usage.completionTokens,
            timeMs: entry.usage.inferenceTimeMs,
          },
        }),
    });
  }
  return pages;
}

/** The request as history keeps it: names of variables without values, models without keys. */
export function withoutSecrets(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('options' in body)) return body;
  const { options, ...rest } = body;
  if (typeof options !== 'object' || options === null) return rest;
  const { variables, model, ...others } = options as { variables?: object; model?: unknown };
  return {
    ...rest,
    options: {
      ...others,
      ...(variables && { variables: Object.keys(variables) }),
      ...(model !== undefined && { model: nameOf(model) }),
    },
  };
}

function nameOf(model: unknown): unknown {
  return typeof model === 'object' && model !== null && 'modelName' in model ? model.modelName : model;
}
