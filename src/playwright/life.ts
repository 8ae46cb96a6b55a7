/** The members of the reference's client that are about its life: opened and closed, its pages, and the session behind it. */
import type { Page } from '@playwright/test';
import { SvcNotInitializedError } from '../contract/errors.js';

/** The pages that an `ai` can work on; those of the browser context of its page. */
export interface AiContext {
  /** Opens a page and makes it the active one. */
  newPage(): Promise<Page>;
  /** All open pages of the context, oldest first. */
  pages(): Page[];
  /** Calls that name no page work on this one from now on. */
  setActivePage(page: Page): void;
  /** The page that calls work on; when that one was closed, the first again. */
  activePage(): Page;
}

/** What every `ai` has beside its verbs. */
export interface AiLife {
  /** Opens it again after {@link AiLife.close}; otherwise it is ready as it is given. */
  init(): Promise<void>;
  /**
   * Ends it: later calls throw SvcNotInitializedError. A session of its own ends, but with `keepAlive`; the page and its
   * browser stay, and so does the session of the fixture, because they are not its own. `force` tries again what an earlier
   * close failed at. @default `{ force: false }`
   */
  close(options?: { force?: boolean }): Promise<void>;
  /** The pages it can work on. */
  readonly context: AiContext;
  /** Id of the session of the service; undefined without one, and before it has started. */
  readonly remoteSessionID: string | undefined;
  /** Address of the session's history on the service (it needs the service key); undefined without a session. */
  readonly remoteSessionURL: string | undefined;
  /** Signed CDP address of the session's browser; undefined without a session, and where it has none. */
  readonly remoteDebugURL: string | undefined;
}

/** A session of the service, as far as an `ai` tells about it. */
export interface SessionAddresses {
  readonly sessionId: string;
  readonly url: string;
  readonly cdpUrl: string | undefined;
}

/** What keeps a life. */
export interface LifeParts {
  /** The page it began with. */
  page: Page;
  /** The session once it has started. */
  session: () => SessionAddresses | undefined;
  /** Ends what was opened for this `ai` alone. */
  onClose?: (options: { force: boolean }) => Promise<void>;
}

/** A life, and what the verbs ask of it. */
export interface Life {
  readonly members: AiLife;
  activePage(): Page;
  /** @throws SvcNotInitializedError once it is closed */
  check(): void;
}

/** Begins a life: open, with its page active. */
export function createLife({ page, session, onClose }: LifeParts): Life {
  let active = page;
  let isOpen = true;
  const activePage = (): Page => (active.isClosed() ? page : active);
  const context: AiContext = {
    newPage: async () => (active = await page.context().newPage()),
    pages: () => page.context().pages(),
    setActivePage: (wanted) => {
      active = wanted;
    },
    activePage,
  };
  return {
    activePage,
    check: () => {
      if (isOpen) return;
      throw new SvcNotInitializedError({
        looked: 'an ai that is open',
        found: 'that it was closed',
        next: 'Call init() to open it again, or close it later.',
      });
    },
    members: {
      init: async () => {
        isOpen = true;
      },
      close: async ({ force = false } = {}) => {
        if (!isOpen && !force) return;
        isOpen = false;
        await onClose?.({ force });
      },
      context,
      get remoteSessionID() {
        return session()?.sessionId;
      },
      get remoteSessionURL() {
        return session()?.url;
      },
      get remoteDebugURL() {
        return session()?.cdpUrl;
      },
    },
  };
}
