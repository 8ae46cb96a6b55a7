/** Answers a native dialog that may open while something is done: the page is blocked until it is answered. */
import type { Dialog, Page } from '@playwright/test';

/** What is to be done with a dialog. */
export interface Answer {
  accept: boolean;
  /** What is typed into a prompt. */
  text?: string;
  /** Nobody said that one opens: it is accepted only if it asks about this, in one of these words, and else dismissed. */
  about?: readonly string[];
  /** "Are you sure" alone is not about this: one of the words has to stand in the question. */
  strictly?: true;
  /** What the thing is called that this is done to ("bed 12"), in lower case: a number in its name counts nothing. */
  names?: readonly string[];
}

/** A dialog that is waited for, one at a time. */
export interface DialogWatch {
  /** Answers the next dialog so; what opens behind it is dismissed, as Playwright does where nobody listens, and told of where it asks something. */
  expect: (answer: Answer) => void;
  /** Whether the dialog has come since. */
  isAnswered: () => boolean;
  /** What a dialog asked that was dismissed though the sentence says nothing of that, or because it takes no text; undefined when there was none. */
  dismissed: () => string | undefined;
  /** Waits no longer: what opens from now on is Playwright's business, or the test's. */
  stop: () => void;
}

/** A watch on the dialogs of a page that does nothing yet. */
export function watchDialogs(page: Page): DialogWatch {
  let wanted: Answer | undefined;
  let isAnswered = false;
  let dismissed: string | undefined;
  const answer = async (dialog: Dialog, to: Answer): Promise<void> => {
    const given = await answerAbout(dialog, to);
    if (given === 'accepted') isAnswered = true;
    if (given === 'dismissed') dismissed = dialog.message();
  };
  const dismissAlso = async (dialog: Dialog): Promise<void> => {
    try {
      await dialog.dismiss();
      dismissed = dialog.message();
    } catch {
      // A listener of the test was faster, or the page is gone.
    }
  };
  const listen = (dialog: Dialog): void => {
    if (wanted?.about) {
      void answer(dialog, wanted);
      return;
    }
    // Nothing can be typed into a message or a question.
    if (wanted?.text !== undefined && !isAnswered && dialog.type() !== 'prompt') {
      dismissed = dialog.message();
      dialog.dismiss().catch(() => undefined);
      return;
    }
    // Of two questions the sentence has answered one.
    if (isAnswered && /^(?:confirm|prompt)$/.test(dialog.type())) {
      void dismissAlso(dialog);
      return;
    }
    const given = !isAnswered && wanted?.accept ? dialog.accept(wanted.text) : dialog.dismiss();
    isAnswered = true;
    // A listener of the test may have been faster.
    given.catch(() => undefined);
  };
  const stop = (): void => {
    page.off('dialog', listen);
    wanted = undefined;
    isAnswered = false;
    dismissed = undefined;
  };
  return {
    expect: (answer) => {
      stop();
      wanted = answer;
      page.on('dialog', listen);
    },
    isAnswered: () => isAnswered,
    dismissed: () => dismissed,
    stop,
  };
}

/** How long a listener of the test may take before a dialog that nobody spoke of is answered for it, in ms. */
const OTHERS_MS = 200;

const generic =
  /\bare you sure\b|\breally\b|\bconfirm (?:that|this|the|your|you|to)\b|\bplease confirm\b|^confirm\b|\b(?:cannot|can't) be (?:undone|reverted)\b/i;
/** It asks for more, or for something else, than the deed itself. */
const asksForMore = /\b(?:unsaved|without|anyway|overwrite|replace|all|every|[2-9]|\d{2,})\b/i;

/**
 * Answers a dialog that nobody spoke of, unless the test does. A message or a leave to go is none that asks; where none is to be accepted, one that
 * does not ask about this is dismissed as Playwright does, and nothing more comes of it.
 */
async function answerAbout(
  dialog: Dialog,
  { accept, about = [], strictly, names = [] }: Answer,
): Promise<'accepted' | 'dismissed' | 'by others'> {
  const type = dialog.type();
  const message = dialog.message();
  const asked = names.reduce((text, name) => text.split(name).join(' '), message.toLowerCase());
  const words = message.toLowerCase().split(/[^\p{L}]+/u);
  const isAbout = about.some((word) => words.includes(word)) || (strictly !== true && generic.test(message));
  const isAsked = isAbout && !asksForMore.test(asked);
  const isQuestion = /^(?:confirm|prompt)$/.test(type);
  try {
    if (!isQuestion) {
      await (type === 'beforeunload' ? dialog.accept() : dialog.dismiss());
      return 'by others';
    }
    await new Promise((resolve) => {
      setTimeout(resolve, OTHERS_MS);
    });
    const isAccepted = accept && isAsked && type === 'confirm';
    await (isAccepted ? dialog.accept() : dialog.dismiss());
    if (isAccepted) return 'accepted';
    return accept || isAbout ? 'dismissed' : 'by others';
  } catch {
    // A listener of the test was faster, or the page is gone.
    return 'by others';
  }
}
