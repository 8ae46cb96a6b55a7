/** Lists that do something with what is ticked ("Bulk actions: Delete, Approved, Pending"): what is chosen there leaves nothing out of a list. */
import type { Entry } from './page-index.js';

const called = /^(?:(?:bulk|batch|mass|group|row|table|list|quick) )?actions?$|^with (?:all )?selected\b/i;

const asking =
  /^\W*(?:(?:(?:please )?(?:choose|select|pick) )?(?:an? )?(?:(?:bulk|batch|mass|group) )?actions?|with (?:all )?selected\b.*)\W*$/i;

const deed = /^(?:delete|remove|archive|trash|move to|duplicate|export|mark (?:as|all)|assign|unassign)\b/i;

const all = /^(?:all|any|every)\b/i;

/** Whether a native list offers what is done, and not what is shown: "Actions: Delete, Approve, Reject". An action of a log is a filter, with "All" in front. */
export function offersDeeds({ node: { options = [] }, evidence }: Entry): boolean {
  if (options.length === 0 || options.some((option) => all.test(option.trim()))) return false;
  const isCalled = evidence.some(
    ({ kind, text }) =>
      /^(?:name|label-nearby|title)$/.test(kind) && called.test(text.replace(/[\s:]+$/u, '')),
  );
  return isCalled || asking.test(options[0] ?? '') || options.some((option) => deed.test(option.trim()));
}
