/** Answers a native dialog that may open while something is done: the page is blocked until it is answered. */
import type { Dialog, Page } from '@playwright/test';

/** What is to be done with a dialog. */
export interface Answer {
  accept: boolean;
  /** What is typed into a prompt. */
  text?: string;
}

/** A dialog that is waited for, one at a time. */
export interface DialogWatch {
  /** Answers the next dialog so; what opens behind it is dismissed, as Playwright does where nobody listens. */
  expect: (answer: Answer) => void;
  /** Whether the dialog has come since. */
  isAnswered: () => boolean;
  /** Waits no longer: what opens from now on is Playwright's business, or the test's. */
  stop: () => void;
}

/** A watch on the dialogs of a page that does nothing yet. */
export function watchDialogs(page: Page): DialogWatch {
  let wanted: Answer | undefined;
  let isAnswered = false;
  const listen = (dialog: Dialog): void => {
    const given = !isAnswered && wanted?.accept ? dialog.accept(wanted.text) : dialog.dismiss();
    isAnswered = true;
    // A listener of the test may have been faster.
    given.catch(() => undefined);
  };
  const stop = (): void => {
    page.off('dialog', listen);
    wanted = undefined;
    isAnswered = false;
  };
  return {
    expect: (answer) => {
      stop();
      wanted = answer;
      page.on('dialog', listen);
    },
    isAnswered: () => isAnswered,
    stop,
  };
}
