/** Sentences said in another way, as the grammar knows them: one row for each way, from the pattern to what it comes to. */

/** Places of a list. */
const places =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|second to last|\\d{1,3}(?:st|nd|rd|th)';

/** A few, by their words. */
const few = '\\d+|one|two|three|four|five|six|seven|eight|nine|ten';

const rows: readonly (readonly [said: RegExp, meant: string])[] = [
  // "James' order": a name that ends with an s.
  [/^([^'’⟦]*\p{Lu}\p{Ll}*s)['’] (\p{Ll}[^'’]*)$/u, "$1's $2"],
  // "The First name field is filled in".
  [/^(.+ (?:field|input|box|area|textbox|textarea)) (?:is|are) not filled(?: in| out)?$/iu, '$1 is empty'],
  [/^(.+ (?:field|input|box|area|textbox|textarea)) (?:is|are) filled(?: in| out)?$/iu, '$1 is not empty'],
  // "The selected method is Market Value".
  [
    /^the (?:currently )?(?:selected|chosen|active|current) (tab|option|radio button) is (?!not )(.+)$/iu,
    'the $2 $1 is selected',
  ],
  [
    /^the (?:currently )?(?:selected|chosen) (\p{Ll}[\p{L} ]*?)(?: (?:option|radio button|value))? is (?!not )(.+)$/iu,
    'the $1 is set to $2',
  ],
  // "It will be sunny on Wednesday".
  [/^it (?:is|was|will be) (\p{Ll}+) (?:on|in|at) ((?:the )?\p{Lu}[\p{L} ]*)$/u, '$2 is $1'],
  // "Fennick Town is at the top of the standings".
  [/^(.+) (?:is|stands|comes) (?:at|on) (?:the )?top of the (.+?)(?: table| list)?$/iu, 'the first $2 is $1'],
  [
    /^(.+) (?:is|stands|comes) (?:at|on) (?:the )?bottom of the (.+?)(?: table| list)?$/iu,
    'the last $2 is $1',
  ],
  // "The question "Can I cancel?" is expanded": its button is.
  [
    /^the (?:question|answer to(?: the question)?|faq(?: entry| item| question)?|accordion(?: item)?) (⟦\d+⟧) is( not)? (expanded|open|opened|shown|unfolded)$/iu,
    '$1 is$2 expanded',
  ],
  [
    /^the (?:question|faq(?: entry| item| question)?|accordion(?: item)?) (⟦\d+⟧) is( not)? (collapsed|closed|folded)$/iu,
    '$1 is$2 collapsed',
  ],
  // "No dialog is open".
  [/^no (dialog|modal|popup) is (?:open|opened|shown|visible|displayed)$/iu, 'the $1 is closed'],
  // "The modal is open": it is a dialog, and no heading that says "Modal".
  [
    /^(?:the|a) (?:modal|pop-?up)(?: dialog| window)? is( not)? (open|opened|shown|visible|displayed|closed|dismissed)$/iu,
    'the dialog is$1 $2',
  ],
  // "The volume slider is at 7".
  [
    /^(the .*\b(?:slider|range|progress ?bar|bar|meter|gauge|spinner|stepper|dial)) (?:is|stands|is set)( not)? (?:at|to) (\d[\d.,]*)$/iu,
    '$1 is$2 $3',
  ],
  [/^the (dialog|modal|popup|window) is (?:titled|called|named|headed) (⟦\d+⟧)$/iu, 'the $2 $1 is open'],
  // "Night mode is on for Ann Lee": hers is.
  [
    /^(?:the )?(\p{L}[\p{L}-]*(?: [\p{L}-]+){0,3}) (is|are)( not)? ((?:turned |switched )?(?:on|off)|enabled|disabled|ticked|unticked) for (\p{Lu}[^⟦]*|⟦\d+⟧)$/u,
    'the $1 for $5 $2$3 $4',
  ],
  // "I have a licence is ticked": what a box is called may be a sentence.
  [
    /^((?:i|we) (?!see\b|can\b|do\b|am\b|are\b)[^"⟦]+?) (is|are)( not)? (checked|ticked|unchecked|unticked)$/iu,
    '"$1" $2$3 $4',
  ],
  // "Ann Lee was hired on 2026-03-02".
  [
    /^(\p{Lu}.*|⟦\d+⟧|the \p{Ll}+ ⟦\d+⟧) was( not)? (\p{Ll}{3,}(?:ed|en|wn) (?:on|in|at|by|to) (?:\d|\p{Lu}|⟦).*)$/u,
    '$1 is$2 $3',
  ],
  // "The Models section lists 6 models".
  [/^(the .+?) lists (\d+|two|three|four|five|six|seven|eight|nine|ten) (\p{L}.*)$/iu, '$1 contains $2 $3'],
  // "The phone has an internal storage of 512MB".
  [
    /^(the (?!page\b|screen\b|field\b|form\b|dialog\b|button\b|table\b|list\b)\p{Ll}+(?: \p{Ll}+)?) has (?:an?|the) (\p{Ll}+(?: \p{Ll}+)?) of (⟦\d+⟧|[$€£]?\d\S*(?: \p{L}{1,7})?|\p{Lu}[\p{L}\d.:-]*(?: \p{Lu}\S*)*)$/u,
    'the $2 of $1 is $3',
  ],
  // "The plan "Business trip" costs $75.00 per guest": for what it is due stands with the price.
  [
    /^(?!there |all |every |each )(.+?) costs? ([$€£¥]? ?\d[\d.,]*(?: ?[$€£¥])?) ((?:per|an?|each) \p{Ll}+|each)$/u,
    'the price of $1 is $2 $3',
  ],
  // "The Delta deal is worth $18,900".
  [
    /^(?!there |all |every |each )(.+?) is( not)? worth ([$€£¥] ?\d\S*|\d\S* ?(?:[$€£¥]|\p{L}{3,7}))$/iu,
    'the price of $1 is$2 $3',
  ],
  // "A home visit can be chosen".
  [/^(.+) can( not)? be (?:chosen|selected|picked|ticked|used|booked)$/iu, '$1 is$2 enabled'],
  // "The task "Write tests" has the status completed".
  [
    /^(?!there |all |every |each |no |\d+ |(?:one|two|three|four|five|six|seven|eight|nine|ten|only|exactly|at) )(.+?) has( not)? the (status|state|priority|role|category|type|level|colou?r|size|label|tag) (?:of )?(⟦\d+⟧|\p{Ll}[\p{Ll}\d]*(?:[ -]\p{Ll}+)?)$/iu,
    'the $3 of $1 is$2 $4',
  ],
  [
    /^(?!there |all |every |each |no )(.+?) does not have the (status|state|priority|role|category|type|level|label|tag) (?:of )?(⟦\d+⟧|\p{Ll}[\p{Ll}\d]*(?:[ -]\p{Ll}+)?)$/iu,
    'the $2 of $1 is not $3',
  ],
  // "The invoice #4 is for $250", "the Mars project is 60% complete": the figure stands in a column of its own.
  [/^(.+? #?\S*\d\S*) is for ([$€£¥]? ?\d[\d.,]*(?: ?[$€£¥])?)$/u, '$1 is $2'],
  [/^((?=.*[\p{Lu}⟦]).+) is (\d+ ?%) (?:complete|completed|done|finished)$/u, '$1 is $2'],
  // "Only two switches are on": so many of them, and no more.
  [
    /^(?:only|just|exactly) ((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:\p{Ll}+ )?(?:checkbox(?:es)?|switch(?:es)?|toggles?|radio buttons?|buttons?|tabs?|fields?) (?:is|are) .+)$/iu,
    '$1',
  ],
  // "Exactly two of the backup jobs have failed", "two listener requests are open".
  [
    new RegExp(
      `^(?:there are )?((?:exactly |at least |at most |more than |fewer than |less than )?(?:${few}))(?: of)?(?: the)? ((?!(?:new|of|the)\\b)\\p{Ll}+ (?:\\p{Ll}+ )?(?!(?:check ?boxes|boxes|switches|toggles|buttons|tabs|fields|options|links|inputs)\\b)\\p{Ll}{2,}s) (?:are|have|have been|were) (?!(?:visible|shown|listed|displayed|left|there|missing|hidden|checked|ticked|enabled|disabled|selected|chosen|required|optional|empty|focused|sorted|on|off|not|no|been)$)(\\p{Ll}{3,})$`,
      'iu',
    ),
    'there are $1 $3 $2',
  ],
  // "There are 7 members altogether": all of them, as without that word.
  [/^(there are (?!(?:only|just)\b).+) (?:altogether|in total|in all|overall|all told)$/iu, '$1'],
  // "9 of the 60 hours have been awarded".
  [/^(\d+) (?:out )?of (?:the )?(\d+) (\p{Ll}+) (?:have|has) been (\p{Ll}+)$/u, '$1 of $2 $3 are $4'],
  // "80% of the reviews are positive".
  [/^(\d+ ?%) of (?:the |all )?(\p{Ll}+) are (\p{Ll}+)$/u, 'the $3 $2 is $1'],
  // "The results list "A" before "B"".
  [/^the .+? (?:lists?|shows?) (⟦\d+⟧) (before|above|after|below) (⟦\d+⟧)$/iu, '$1 comes $2 $3'],
  // "None of the patients is selected".
  [/^none of (?:the )?(\p{L}+(?: \p{L}+)?) (?:is|are) (.+)$/iu, 'no $1 are $2'],
  // "The current step is Payment".
  [/^the (current|active) (step|page|stage|view|section) is (?!not )(.+)$/iu, '$3 is the $1 $2'],
  // "Grace Kim is marked as new".
  [
    /^((?=.*[\p{Lu}\d⟦]).+?) (is|are)( not)? (?:marked|flagged|tagged|labell?ed|shown|listed) as (?!⟦)(?:an? |the )?(.+)$/u,
    '$1 $2$3 $4',
  ],
  [/^(the \p{Ll}+) (is)( not)? (?:marked|flagged|labell?ed) as (?:an? )?(\p{Ll}+)$/u, '$1 $2$3 $4'],
  [/^(.+?) (are)( not)? (?:marked|flagged|tagged|labell?ed) as (?!⟦)(.+)$/u, '$1 $2$3 $4'],
  // "Vanilla extract is one of the ingredients".
  [
    /^(?!there |all |every |each |no )([^⟦]+?|⟦\d+⟧) is one of the (\p{Ll}{3,}s)$/iu,
    'the $2 list contains $1',
  ],
  [
    /^(?!there |all |every |each |no )([^⟦]+?|⟦\d+⟧) is not one of the (\p{Ll}{3,}s)$/iu,
    'the $2 list does not contain $1',
  ],
  // "Bob is in the list of singers", "Bob is not in the table".
  [
    /^(\p{Lu}[^⟦]*?|⟦\d+⟧) is (?:shown |listed )?(?:in|on) the (?:(?:list|table) of (\p{Ll}+)|(\p{Ll}+) (?:list|table))$/u,
    'the $2$3 list contains $1',
  ],
  [
    /^(\p{Lu}[^⟦]*?|⟦\d+⟧) is not (?:shown |listed )?(?:in|on) the (?:(?:list|table) of (\p{Ll}+)|(\p{Ll}+) (?:list|table))$/u,
    'the $2$3 list does not contain $1',
  ],
  [/^(\p{Lu}[^⟦]*?|⟦\d+⟧) is (?:shown |listed )?(?:in|on) the (list|table)$/u, 'the $2 contains $1'],
  [
    /^(\p{Lu}[^⟦]*?|⟦\d+⟧) is not (?:shown |listed )?(?:in|on) the (list|table)$/u,
    'the $2 does not contain $1',
  ],
  // "Bread is more expensive than Jam".
  [
    /^((?=.*[\p{Lu}⟦])[^\d]+?) (?:is more expensive|costs more) than (?=\p{Lu}|⟦|the \p{L})(.+)$/u,
    'the price of $1 is more than the price of $2',
  ],
  [
    /^((?=.*[\p{Lu}⟦])[^\d]+?) (?:is cheaper|is less expensive|costs less) than (?=\p{Lu}|⟦|the \p{L})(.+)$/u,
    'the price of $1 is less than the price of $2',
  ],
  // "Ann is listed above Bo in the sidebar".
  [
    /^(.+? (?:is|are|comes?|appears?|stands?)(?: not)? (?:shown |listed |displayed |placed )?(?:before|above|after|below|underneath) .+?) (?:in|on) the (?:(?:\p{Ll}+ )?(?:list|table|menu|navigation|sidebar|results?|page|column|tree))$/u,
    '$1',
  ],
  // "This is step 2 of 3", "the form is on page 1 of 4".
  [
    /^(?:this|it|the \p{Ll}+) is (?:on |at )?(?:the )?((?:step|page|question|slide|part|section|stage) \d+ of \d+)$/iu,
    '"$1" is shown',
  ],
  // "Eggs is the third item in the list".
  [
    new RegExp(
      `^(\\p{Lu}[^⟦]*?|⟦\\d+⟧) (?:is|comes as) the (${places}) (item|entry|line|one) (?:in|of|on) the list$`,
      'iu',
    ),
    'the $2 $3 is $1',
  ],
  [
    new RegExp(`^the (${places}) (item|entry|line) (?:in|of|on) the list is (?!not )(.+)$`, 'iu'),
    'the $1 $2 is $3',
  ],
];

/** The sentence as the first row that fits rewords it; as it stands where none does. */
export function reworded(text: string): string {
  const row = rows.find(([said]) => said.test(text));
  return row ? text.replace(row[0], row[1]) : text;
}

/** "Buy milk is checked and Call Ann is not": the second part says of another thing that it is not what the first one is. */
export function completed(part: string, before: string | undefined): string {
  const [, subject] = /^(.+? (?:is|are) not)$/iu.exec(part) ?? [];
  const predicate = / (?:is|are) (?!not )(.+)$/iu.exec(before ?? '')?.[1];
  return subject !== undefined && predicate !== undefined ? `${subject} ${predicate}` : part;
}
