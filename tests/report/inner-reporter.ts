/** Our reporter in an inner project: as a file with its options, because the command line of an inner run names reporters only. */

/** The argument of the inner run. */
export const ours = '--reporter=line,json,./reporter.ts';

/** Content of `reporter.ts` in the inner project; the JSON goes to `cuebook.json`. */
export function reporterWith(options: object = {}): string {
  return `import Reporter from 'cuebook/reporter';
export default class extends Reporter { constructor(given) { super({ ...given, ...${JSON.stringify({ outputFile: 'cuebook.json', ...options })} }); } }`;
}
