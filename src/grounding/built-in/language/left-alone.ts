/**
 * What a sentence says besides, and nothing is done for: "… and leave the rest empty", "the field once it is enabled". Fields that nobody
 * names stay as they are, and what cannot be used yet is waited for anyway. No page yet.
 */

const rest =
  '(?:the rest(?: of (?:the|its) (?:fields?|form|values|options|settings|inputs))?|everything else|all (?:of )?(?:the )?(?:others?|remaining)(?: fields| ones| values| options| settings| inputs)?|(?:the|any) (?:others|(?:other|remaining) (?:fields|ones|values|options|settings|inputs)))';
const untouched =
  '(?:empty|blank|alone|unchanged|untouched|unfilled|unset|as (?:it|they) (?:is|are)|as is|as default|at (?:its|their|the) defaults?(?: values?)?|with (?:its|their|the) default values?)';

const left = new RegExp(
  `(?:,? and|,? but|[,;.])? ?\\b(?:leave|leaving|keep|keeping) ${rest} ${untouched}(?=[,;.]| and | then |$)`,
  'i',
);

const once =
  / (?:once|when|as soon as|after) (?:it|this|that|they|the (?:field|button|input|box|link|option)) (?:is|are|becomes?|has become|gets?|turns?) (?:enabled|active|editable|available|clickable|ready|visible|shown|displayed)(?=[,;.]| and | then |$)/i;

/** "Show the code and, as soon as it is there, copy it": the next step waits for what it is done to. */
const came =
  /(?<=[.;,]|\band|\bthen),? (?:once|when|as soon as|after) (?:it|this|that|they)(?:['’]s| is| are| has| have)? (?:there|here|shown|visible|displayed|loaded|appear(?:s|ed)?|(?:comes?|shows?|pops?|come|shown|popped) up),?(?= \p{L})/iu;

const end = '(?=[,;.]| and | then |$)';

/** "… and leave the rest", "…, leave the email as it is": nothing is done to what is left. */
const rested = new RegExp(`(?:,? and|,? but|[,;]) (?:leave|leaving|keep|keeping) ${rest}${end}`, 'i');
const asItIs = new RegExp(
  `(?:,? and|,? but|[,;]) (?:leave|leaving|keep|keeping) (?:the|its|his|her|their|my|all)(?: [\\p{L}\\p{N}-]+){1,4}? (?:as (?:it|they) (?:is|are)|as is|unchanged|untouched|unset)${end}`,
  'iu',
);

const filling = 'enter|type|fill|put|write|tick|check|choose|select|pick|set|mark';
const deeds =
  'submit|send|save|sign|log|login|register|add|create|reserve|book|order|buy|pay|confirm|place|post|publish|press|click|tap|search|apply|check out|subscribe|upload|continue|go';
const doing =
  'submitting|sending|saving|signing|logging|registering|adding|creating|reserving|booking|ordering|buying|paying|confirming|placing|posting|publishing|pressing|clicking|searching|applying|continuing|proceeding|going|moving';

/** What is not to be done: "send it", "sign in yet", "submit the form", "click Save". */
const undone = `(?:(?:[\\p{L}-]+ ){1,5}?yet|(?:${deeds})\\b(?: (?:in|on|up|off))?(?: (?:it|them|that|anything|enter|return|(?:the|any|this|my) [\\p{L} -]+?))?(?: yet)?)`;
const notDoing = `(?:actually )?(?:${doing})\\b(?: (?:in|on|up|off))?(?: (?:it|them|that|anything|(?:to )?(?:the|any|this|my) [\\p{L} -]+?))?(?: yet)?`;

/**
 * "Enter the email and the password, but do not sign in", "… without saving it", "… (do not submit)": what only fills in sends nothing off
 * anyway. "Do not send an invitation" may be said of a box.
 */
const notYet = new RegExp(
  `(?<=(?:^|[.!] )(?:please )?(?:(?:go to|open|on|in|start) [^;]*?(?:,|\\band|\\bthen) (?:then )?)?(?:${filling})\\b[^;]*?)` +
    `(?:(?:,? but|,? and|[,;.]| ?[–—]| -) ?(?:please )?(?:do not|don't|don’t|never) ${undone}` +
    `| ?\\((?:but )?(?:please )?(?:do not|don't|don’t|never) ${undone}\\)` +
    `| ?\\((?:but )?without ${notDoing}\\)` +
    `|(?:,? but|,? and|[,;])? without ${notDoing})[.!]?$`,
  'iu',
);

/** "Press Submit without filling anything in": what nobody is to do. */
const without = new RegExp(
  `,? without (?:filling|entering|typing|writing|providing|changing|answering|supplying)(?: in| out)? (?:(?:anything|something)(?: else)?|any(?: [\\p{L}-]+){1,3}|(?:the|a|an|your|my)(?: [\\p{L}-]+){1,2})(?: in| out| at all| first| into (?:it|the (?:form|fields?)))?${end}`,
  'iu',
);

/** "Press Continue without choosing a size": nothing is chosen, whatever the page has chosen before. */
const unchosen = new RegExp(
  `(?<=^(?:please )?(?:press|click|tap|hit|submit|continue|proceed|go (?:on|ahead|to the next))\\b[^,;]*?),? without (?:choosing|selecting|picking|ticking|checking) (?:(?:anything|any(?: [\\p{L}-]+){1,3}|(?:the|a|an|one of the|your|my)(?: [\\p{L}-]+){1,4}?))(?: at all| first)?${end}`,
  'iu',
);

/** "Clear the name and enter "Ann" instead": what a field holds is replaced anyway. */
const instead = new RegExp(
  `(?<=(?:^|,|\\band|\\bthen) ?(?:enter|type|write|put|fill in|put in|type in) [^,;]*) instead${end}`,
  'i',
);

/** "Cancel the booking and take Casa Lino instead": in place of what was done before in the sentence. */
const inPlace = new RegExp(
  `(?<=(?:,|\\band|\\bthen) (?:then )?(?:add|book|choose|click|open|pick|press|reserve|select|set|switch|take|tick|use)\\b[^,;]*) instead${end}`,
  'i',
);

/** "Add the tea that was found to the cart": what came of the search before is what there is. */
const found = new RegExp(
  `(?<=(?:search|find|look|filter)[^.;]*?(?:,|\\band|\\bthen) [^,;]*?) (?:that|which) (?:(?:was|were|is|are|has been|have been) found|(?:comes|came|turns|turned|shows|showed) up|(?:appears|appeared|remains|is left))(?=[,;.]| |$)`,
  'i',
);

/** What each of these ways has in it: most sentences have none, and the patterns above cost more than this one. */
const hint =
  /\b(?:leav(?:e|ing)|keep(?:ing)?|without|not|never|don['’]t|instead|that|which|once|when|as soon as|after)\b/i;

/** The sentence without that, outside of quotes; `isCalled` tells whether something on the page is called by a word. */
export function withoutLeftAlone(instruction: string, isCalled: (word: string) => boolean): string {
  if (!hint.test(instruction)) return instruction;
  // "Continue without choosing a seat" may be a link of its own.
  const chosen = unchosen.test(instruction) && !isCalled('without') ? [unchosen] : [];
  return [left, rested, asItIs, notYet, without, ...chosen, instead, inPlace, found, once, came].reduce(
    (sentence, pattern) => {
      const said = pattern.exec(sentence);
      return said && said.index > 0 && !isQuoted(sentence, said.index)
        ? sentence.slice(0, said.index) + sentence.slice(said.index + said[0].length)
        : sentence;
    },
    instruction,
  );
}

function isQuoted(sentence: string, at: number): boolean {
  return (sentence.slice(0, at).match(/"/g)?.length ?? 0) % 2 === 1;
}
