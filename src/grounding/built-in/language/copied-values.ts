/**
 * "Find the job of Ana, and enter it into the field", "enter the value of Language into the field of the same name", "copy the name and the phone number
 * from the card into the form": what is read somewhere and written somewhere else, one clause for each. No page yet.
 */

const writing = '(?:enter|type|write|put|copy|paste|fill)';
const found = new RegExp(
  `^(?:find|look up|get|read|locate|search for|note) (?<what>the [^.;"“”]+?)(?:,? and(?: then)?|,? then|,|[.;]) (?:then )?(?<verb>${writing})(?: in)? (?:it|this|that|the (?:value|answer|result)) (?<into>(?:in|into|to)\\b)`,
  'iu',
);
const sameName = new RegExp(
  `(?<=^|[.;,] |\\b(?:and|then) )${writing} (?:the (?:value|text|content) (?:of|for|behind|beside) )?(?:the )?["“”']?(?<name>[^.;,"“”]+?)["“”']? (?:in|into|to) (?:the )?(?:text ?)?(?:field|box|input) (?:of|with) the same name`,
  'iu',
);
const intoForm =
  /(?<=^|[.;,] |\b(?:and|then) )(?:copy|transfer|enter|take over) (?<list>(?:the )?[\p{L} -]+(?:, (?:the )?[\p{L} -]+)*?(?:,? and (?:the )?[\p{L} -]+?)?) (?:from|of|on|in|shown in|given in) the (?:card|table|list|text|profile|page|box|box above|card above|record) (?:in|into|to) the (?:form|fields|matching fields|corresponding fields|form below|fields below)(?: below)?/iu;

const byLabels =
  /(?<=^|[.;,] |\b(?:and|then) )(?:enter|type|write|put|fill in|copy) (?:the |each )?(?:values?|texts?|data|entry|entries) (?:(?:that|which) )?(?:corresponds?|corresponding|belongs?|belonging|matches|matching|goes|going|given|shown)(?: (?:with|to|for))? (?:each|every|the)(?: of the)? (?:labels?|fields?)(?: (?:in|into) (?:the )?(?:form|fields?|matching fields?|boxes))?/iu;

/** The sentence with each value and its field in one clause. */
export function withCopiedValues(sentence: string): string {
  return sentence
    .replace(found, (...all: unknown[]) => {
      const { what = '', into = '' } = all.at(-1) as Partial<Record<string, string>>;
      return `Enter ${what} ${into}`;
    })
    .replace(byLabels, 'fill the form with the data from the table')
    .replace(sameName, (...all: unknown[]) => {
      const { name = '' } = all.at(-1) as Partial<Record<string, string>>;
      return `enter the value of ${name} into the "${name}" field`;
    })
    .replace(intoForm, (...all: unknown[]) => {
      const { list = '' } = all.at(-1) as Partial<Record<string, string>>;
      return list
        .split(/, and |, | and /iu)
        .map((each) => each.replace(/^the /iu, ''))
        .map((name) => `enter the value of ${name} into the ${name} field`)
        .join(' and ');
    });
}
