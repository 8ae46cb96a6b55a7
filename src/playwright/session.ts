/** Holds the session of the service that options want: started when it is first needed, and ended or left as they say. */
import type { StartRequest } from '../contract/api-session.js';
import type { RemoteSession } from '../remote/connect.js';
import type { SessionAddresses } from './life.js';
import type { RemoteOptions, ResolvedOptions } from './options.js';

/** Time for the service to attach to a browser, in ms: a page that is stuck in a loop holds it up. */
const ATTACH_MS = 10_000;

/**
 * Idle time after which a session on a browser of our own may be ended, in seconds. Long, because a run that mostly replays
 * seldom asks; and the session ends with the browser, however that ends.
 */
const ATTACHED_IDLE_SECONDS = 3_600;

/** A session that may not have started yet. */
export interface HeldSession {
  /** Starts it at the first call, and again after it was closed. @throws the errors of `connect` */
  open(): Promise<RemoteSession>;
  /** What is known of it once it has started. */
  active(): SessionAddresses | undefined;
  /** Ends it, unless it is to be left; nothing when it has not started. */
  close(options?: { force: boolean }): Promise<void>;
}

/** What a holder is told beside the options. */
export interface HoldParts {
  options: ResolvedOptions;
  remote: RemoteOptions;
  /** CDP address of the browser that the service attaches to; undefined when it launches one, or has one already. */
  cdpUrl: () => Promise<string | undefined>;
  /** A session that was running before is left running, whatever `keepAlive` says. */
  leavesResumed: boolean;
}

/** Holds a session; starts nothing yet. */
export function holdSession({ options, remote, cdpUrl, leavesResumed }: HoldParts): HeldSession {
  const { apiKey, baseURL, serverCache, remoteSessionID } = remote;
  const keepAlive = (leavesResumed && remoteSessionID !== undefined) || remote.keepAlive;
  let started: Promise<RemoteSession> | undefined;
  let addresses: SessionAddresses | undefined;

  const start = async (): Promise<RemoteSession> => {
    const { connect } = await import('../remote/connect.js');
    const session = await connect({
      apiKey,
      baseURL,
      start: startOf(options, remote, await cdpUrl()),
      ...(serverCache !== undefined && { serverCache }),
      ...(keepAlive !== undefined && { keepAlive }),
    });
    const url = new URL(`v1/sessions/${session.sessionId}/replay`, `${(baseURL ?? '').replace(/\/+$/, '')}/`);
    addresses = { sessionId: session.sessionId, url: url.href, cdpUrl: session.cdpUrl };
    return session;
  };

  return {
    open: async () => {
      started ??= start();
      started.catch(() => (started = undefined));
      return started;
    },
    active: () => addresses,
    close: async (closeOptions) => {
      const session = await started?.catch(() => undefined);
      await session?.close(closeOptions);
      started = undefined;
      addresses = undefined;
    },
  };
}

/** The body of the start. */
function startOf(
  { model, systemPrompt, domSettleTimeout, verbose, heal }: ResolvedOptions,
  { serverCache, remoteSessionID, remoteSessionCreateParams }: RemoteOptions,
  cdpUrl: string | undefined,
): StartRequest {
  return {
    modelName: typeof model === 'string' ? model : (model as { modelName: string }).modelName,
    domSettleTimeoutMs: domSettleTimeout,
    verbose,
    selfHeal: heal !== 'off',
    ...(systemPrompt !== undefined && { systemPrompt }),
    ...(serverCache !== undefined && { serverCache }),
    ...(remoteSessionID !== undefined && { remoteSessionID }),
    ...(remoteSessionCreateParams && { remoteSessionCreateParams }),
    ...(cdpUrl !== undefined && {
      remoteSessionCreateParams: { timeout: ATTACHED_IDLE_SECONDS, ...remoteSessionCreateParams },
      browser: { type: 'local', cdpUrl, launchOptions: { connectTimeoutMs: ATTACH_MS } },
    }),
  };
}
