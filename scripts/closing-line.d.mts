/** What the closing line counts. */
export declare function count(run: {
  tests: readonly { outcome: string; statuses: readonly string[] }[];
  errors: number;
  status: string;
}): { passed: number; failed: number };
