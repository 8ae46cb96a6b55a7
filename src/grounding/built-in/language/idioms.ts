/**
 * Everyday ways to say what the grammar knows by another verb: "throw away the draft", "I only want to see drafts", "bump the guests up
 * to 2", "start typing Li". They are put in its words before anything is read. No page yet, but for the words that its controls begin with.
 */
import { tokenize } from './lexer.js';
import { masked } from './masked.js';
import { openingsIn, openingsOf } from './openings.js';
import { spoken } from './spoken-idioms.js';
import { verbAt } from './verbs.js';

/** An idiom at the beginning of a clause, `X` being what it is about, and the same in the words of the grammar. */
export type Idiom = readonly [said: string, plain: string];

/** A number with its unit: what something is brought to. */
const number = '(?<n>\\d+(?:[.,]\\d+)?)';
const want = '(?:want|need|wish|like|would like|care)';
const seeing = '(?:see|view|look at|have|be shown)';
const suggested = '(?:suggestions?|suggestion list|autocomplete|proposals?|drop-?down(?: list)?|options)';
const showing = '(?:show|list|display|put)(?: me| us)?';
const stars = '\\d|one|two|three|four|five';
const favourites = 'favou?rites?';
/** Verbs that bring something to a number by themselves, and those that do so with "up" or "down". */
const bringing = '(?:bump|crank|dial|knock|cut|reduce|boost|nudge|hike|ramp|scale|jack)';
const moving = '(?:bring|take|push|drop|pull|get|put|step)';

/** How a question that came up is settled, and the words that its buttons say. */
const settling =
  '(?:acknowledge|confirm|answer|accept|dismiss|settle)(?: (?:it|that|this|them|the (?:alert|dialog|message|question|prompt|notice|pop-?up|confirmation)))?';
const pressing = '(?:clicking|pressing|choosing|tapping|hitting|selecting)(?: on)?';
const answer = '(?:ok|okay|yes|no|got it|continue|cancel|close|understood|done|proceed)';
/** What is taken and is no choice: "take the dog out", "take the second left to Oslo". */
const taken =
  '(?:[^.;!,]* (?:off|away|out|down|back|over|up|along|from|to|into|with|apart|on)\\b|[^.;!,]*\\b(?:photo|picture|screenshot|selfie|snapshot|break|note|notes)(?: |$))';

/** A value, which may have a full stop or comma in it. */
const dotted = '(?:[^.;!,]|[.,](?=\\S))+?';

/** How many steps are gone, and what each of them is. */
const several = '(?<n>[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten)';
/** What has an order; a time of a film or a game has another. */
const stretch = '(?<u>(?!second|minute|hour|time|sec|min)\\p{L}{3,12}?)s';
const goneOn = 'go to the next $<u> $<n> times';
const goneBack = 'go to the previous $<u> $<n> times';

const idioms: readonly Idiom[] = [
  // By what it is done, where that is clear anyway.
  [
    `(?<x>rename ${dotted} (?:to|as|into) \\uE000\\d+\\uE001) (?:via|using|through|with|from|in|by) (?:the|its|his|her) (?:context|right-click|actions?|options|more|shortcut) menu(?=E)`,
    '$<x>',
  ],
  [
    'use the (?:arrows?|arrow buttons|spinner|stepper|plus and minus (?:buttons|signs)|[+] and [-−] buttons) to (?<x>X)(?=E)',
    '$<x>',
  ],
  // The way of clicking, said behind it.
  [
    '(?:open|show|bring up|click(?: on)?|press|hit|select) (?<x>X) (?:with|by|using|via) (?:a |the )?(?<w>right|double)[- ]?(?:click|clicking|mouse button)(?: on it)?(?=E)',
    '$<w> click on $<x>',
  ],
  // What is made, whatever the verb.
  ['set up (?=(?:an?|another|new) )', 'create '],
  [
    '(?:put in|submit|enter) (?=an? (?:new )?(?:request|application|claim|complaint|bid|offer)\\b)',
    'create ',
  ],
  [
    '(?:raise|lodge|log|file)(?! an? [^.;!,]*?\\b(?:of|to) \\d) (?=an? (?:new )?(?!hand\\b|flag\\b|voice\\b)\\p{L}+)',
    'create ',
  ],
  ['start (?=an? new [^.;!,]+ (?:named|called|titled|for|with|about) )', 'create '],
  [
    'fill (?:in|out) the new (?<x>X) form with (?<y>X),? and (?:then )?(?:save|submit|send|create)(?: it| the form)?(?=E)',
    'create a new $<x> with $<y>, and save it',
  ],
  // What is done away with.
  ['(?:throw|toss|chuck|fling|clear) (?<x>X) (?:away|out)(?=E)', 'delete $<x>'],
  ['(?:throw|toss|chuck) (?:away|out) (?<x>X)(?=E)', 'delete $<x>'],
  [
    '(?:throw|toss|chuck|put|move) (?<x>X) in(?:to)? the (?:bin|trash|trash can|rubbish|garbage)(?=E)',
    'delete $<x>',
  ],
  [
    '(?:ditch|scrap|bin|junk|nuke|do away with|dispose of|eliminate|get shot of|weed out) (?<x>X)(?=E)',
    'delete $<x>',
  ],
  [
    '(?:take|throw|kick|pull|strike|boot|chuck|toss) (?<x>X)(?: back| right)? (?:off(?: of)?|out of) (?<y>(?!(?:use|service|order|action|circulation|operation|stock|production|play|office)\\b)X)(?=E)',
    'remove $<x> from $<y>',
  ],
  ['(?:drop|strike|pull) (?<x>X) from (?<y>X)(?=E)', 'remove $<x> from $<y>'],
  // What is given to something is done to it.
  ['give (?<x>X) a (?:like|heart)(?=E)', 'like $<x>'],
  ['give (?<x>X) an? (?<v>follow|share|pin|download|restart|reboot|refresh|call|dislike)(?=E)', '$<v> $<x>'],
  ['give (?<x>X) a (?:play|listen|spin)(?=E)', 'play $<x>'],
  // What is made of its values, and not typed.
  [
    'insert (?=(?:an?|another|one more) (?:new )?\\p{L}+(?: \\p{L}+)?(?::| with\\b| named\\b| called\\b))',
    'add ',
  ],
  // A star is put on it, whatever word there is for that.
  ['(?:put|set|place) an? star (?:on|to|next to|beside) (?<x>X)(?=E)', 'star $<x>'],
  ['give (?<x>X) an? star(?=E)', 'star $<x>'],
  ['mark (?<x>X) with an? star(?=E)', 'star $<x>'],
  [
    'mark (?<x>X) as (?:important|starred|a favou?rite) by (?:clicking|pressing)(?: on)? (?:the|its) star(?: icon| sign)?(?=E)',
    'star $<x>',
  ],
  ['open the (?<k>more) menu (?:of|for|on) (?<x>X)(?=E)', 'click the $<k> button of $<x>'],
  [
    '(?<v>enter|type|write|put) (?<x>X) (?:after|behind|next to|beside) (?<y>\uE000\\d+\uE001)(?=E)',
    '$<v> $<x> into $<y>',
  ],
  ['(?:take|have) an? (?:quick |closer )?(?:look|peek|glance) (?:at|into) (?<x>X)(?=E)', 'look at $<x>'],
  [`make (?<x>X) (?:one of (?:my|the|your) ${favourites}|(?:a|my) ${favourites})(?=E)`, 'favourite $<x>'],
  // What is to come first.
  [`${showing} (?:the )?(?:cheapest|least expensive)(?: X)? first(?=E)`, 'sort by price, lowest first'],
  [
    `${showing} (?:the )?(?:most expensive|dearest|priciest)(?: X)? first(?=E)`,
    'sort by price, highest first',
  ],
  [
    'sort(?:ed)?(?: (?:it|them|X))? from (?:the )?(?:cheapest|lowest price|lowest priced|least expensive) to (?:the )?(?:most expensive|dearest|priciest|highest(?: price| priced)?)(?=E)',
    'sort by price, lowest first',
  ],
  [
    'sort(?:ed)?(?: (?:it|them|X))? from (?:the )?(?:most expensive|dearest|priciest|highest price|highest priced) to (?:the )?(?:cheapest|least expensive|lowest(?: price| priced)?)(?=E)',
    'sort by price, highest first',
  ],
  ['(?:sorted|ordered) by (?<x>X)(?=E)', 'sort by $<x>'],
  [`${showing} (?:the )?(?:newest|latest|most recent)(?: X)? first(?=E)`, 'sort by date, newest first'],
  [`${showing} (?:the )?oldest(?: X)? first(?=E)`, 'sort by date, oldest first'],
  [`${showing} (?:the )?(?:best|highest|top)[ -]rated X first(?=E)`, 'sort by rating, highest first'],
  // What alone is to be seen.
  [`I (?:only|just) ${want} to ${seeing} (?<x>X)(?=E)`, 'show only $<x>'],
  [`I ${want} to ${seeing} (?:only|just|nothing but) (?<x>X)(?=E)`, 'show only $<x>'],
  [`(?:only|just) let me ${seeing} (?<x>X)(?=E)`, 'show only $<x>'],
  [`let me (?:only|just) ${seeing} (?<x>X)(?=E)`, 'show only $<x>'],
  [`let me ${seeing} (?:only|just|nothing but) (?<x>X)(?=E)`, 'show only $<x>'],
  ["(?:I'm|I am|we're|we are) only interested in (?<x>X)(?=E)", 'show only $<x>'],
  ['(?:show|display|list|view|give) (?:me |us )?(?:only|just|nothing but) (?<x>X)(?=E)', 'show only $<x>'],
  ['(?:only|just) (?:show|display|list) (?:me |us )?(?<x>X)(?=E)', 'show only $<x>'],
  // What is put out of sight, and what is brought back.
  ['(?:fold|tuck|roll) (?:away|in) (?<x>X)(?=E)', 'collapse $<x>'],
  ['(?:fold|tuck|roll) (?<x>X) (?:away|in|up|together)(?=E)', 'collapse $<x>'],
  ['(?:fold|roll) (?:out|open) (?<x>X)(?=E)', 'expand $<x>'],
  ['(?:fold|roll) (?<x>X) (?:out|open)(?=E)', 'expand $<x>'],
  // By what something is closed, and where a button lies.
  [
    '(?:close|dismiss|hide) (?<x>the X) by (?:clicking|pressing|tapping|using)(?: on)? (?:the )?(?<y>\\uE000\\d+\\uE001|[x×✕✖]|X)(?: (?:button|icon|sign))?(?=E)',
    'click the $<y> to close $<x>',
  ],
  [
    '(?<v>click|press|tap)(?: on)? the (?<k>button|link) (?<p>in(?:side)? the X) (?:labell?ed|called|named|marked|that says|with the (?:text|label)) (?<q>\\uE000\\d+\\uE001|[\\p{L}]+)(?=E)',
    '$<v> the $<q> $<k> $<p>',
  ],
  // What is pressed for an answer.
  [`${settling} (?:with|by ${pressing}) (?<x>(?:the )?${answer})(?: button)?(?=E)`, 'click $<x>'],
  [`${settling} by ${pressing} (?<x>(?:the )?\uE000\\d+\uE001)(?: button)?(?=E)`, 'click $<x>'],
  // What is brought to a number.
  [
    `${bringing} (?:up |down )?(?<x>X)(?: up| down)? to ${number}(?<u> [\\p{L}%]+)?(?=E)`,
    'set $<x> to $<n>$<u>',
  ],
  [`${moving} (?:up (?<x>X)|(?<y>X) up) to ${number}(?<u> [\\p{L}%]+)?(?=E)`, 'raise $<x>$<y> to $<n>$<u>'],
  [
    `${moving} (?:down (?<x>X)|(?<y>X) down) to ${number}(?<u> [\\p{L}%]+)?(?=E)`,
    'lower $<x>$<y> to $<n>$<u>',
  ],
  [`(?:go|get) (?:up|down) to ${number} (?<x>(?!(?:pm|am)\\b)[\\p{L}]+)(?=E)`, 'set the $<x> to $<n>'],
  [
    'make (?:it|this|that) for (?<n>\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?<x>[\\p{L}]+)(?=E)',
    'set the $<x> to $<n>',
  ],
  ['correct (?<x>(?:the|my|our|his|her|its) X) to(?= )', 'change $<x> to'],
  [
    '(?:have|let) (?:the|my|this|your) (?:password|login|log-in|device|browser|computer) (?:be )?(?:remembered|saved)(?=E)',
    'tick remember my password',
  ],
  // What is chosen.
  ['(?:go for|go with|decide on|decide for|settle on|settle for|plump for) (?<x>X)(?=E)', 'choose $<x>'],
  [`take (?<x>X) (?:from|out of|in|off) the (?<y>${suggested})(?=E)`, 'choose $<x> from the $<y>'],
  [`(?:I|we)(?:'d| would)? ${want} (?<x>(?:the|an?|my|our) X)(?=E)`, 'choose $<x>'],
  ["(?:I|we)(?: will|'ll) (?:take|have) (?<x>(?:the|an?|my|our) X)(?=E)", 'choose $<x>'],
  ['(?:include|throw in) (?<x>X)(?=E)', 'add $<x>'],
  [
    "(?:tick|confirm|declare|state|certify|acknowledge)(?: the box)? that (?:you|I|we)(?: have|'ve)? (?<x>(?:read|accept|agree|understand|understood|consent|acknowledge)[^.;!,]*?)(?=E)",
    'tick $<x>',
  ],
  ['ask for (?<x>X)(?=E)', 'choose $<x>'],
  [`take (?!${taken})(?<x>the X)(?=E)`, 'choose $<x>'],
  ['(?:pick up|grab|take up) (?<x>the X (?:tool|brush|pen|pencil|eraser))(?=E)', 'choose $<x>'],
  ['(?<v>choose|pick|select) (?<x>X) (?:from )?among(?:st)? (?<y>X)(?=E)', '$<v> $<x> from $<y>'],
  ['(?:try|try out|run) (?<x>the X (?:example|demo|sample))(?=E)', 'click $<x>'],
  [
    '(?:execute|invoke) (?<x>(?:the )?\uE000\\d+\uE001(?: (?:command|action|option|item))?)(?=E)',
    'click $<x>',
  ],
  ['(?:go |come )?back to (?<x>the X)(?=E)', 'go to $<x>'],
  ['(?:go |climb |move )(?:back )?up(?: again)? to (?<x>(?!\\d)X)(?=E)', 'go to $<x>'],
  // What is not done after all, and the question about it.
  [
    "(?<x>(?:don't|don’t|do not) X),?(?: and| but|;)?(?: just| rather)? (?:close|dismiss|cancel|leave) (?:it|the (?:question|dialog|dialogue|prompt|pop-?up|window|confirmation|modal|box))(?=E)",
    '$<x>',
  ],
  [
    'tick (?:the (?:box|checkbox) (?:saying|stating) )?that (?:(?:it|this|that) is |(?:I|we|you) (?:am|are) )(?<x>X)(?=E)',
    'tick $<x>',
  ],
  [
    '(?:limit|restrict|narrow|reduce|cut|filter)(?: down)? the (?:list|results?|table|search|view|selection)(?: down)? to (?<x>(?!\\d)X)(?=E)',
    'show only $<x>',
  ],
  [
    `(?:limit|cap|restrict) (?<x>X) to (?:at most |(?:a )?max(?:imum)? (?:of )?|no more than |up to )?[$€£]?${number}(?: ?(?:[€$£]|euros?|dollars?|pounds?|eur|usd|gbp)(?![\\p{L}]))?(?<u> [\\p{L}%]+)?(?=E)`,
    'set $<x> to $<n>$<u>',
  ],
  [`bring (?<x>the X) to ${number}(?<u> [\\p{L}%]+)?(?=E)`, 'set $<x> to $<n>$<u>'],
  [
    '(?:select|choose|pick|set|enter) (?<n>[-−]?\\d+(?:[.,]\\d+)?) (?:with|using|in|on|by using) the (?<x>spinner|number spinner|stepper|slider)(?=E)',
    'set the $<x> to $<n>',
  ],
  // What is rated twice.
  [
    `(?<v>rate|give) (?<x>X) (?:with |at )?(?<n>${stars}) stars?,? and (?<y>X) (?:with |at )?(?<m>${stars})(?: stars?)?(?=E)`,
    '$<v> $<x> with $<n> stars, then $<v> $<y> with $<m> stars',
  ],
  // What is opened to be changed is edited, and nothing else that opens it is meant.
  ['open (?<x>X) (?:for editing|to edit it)(?=E)', 'edit $<x>'],
  // What is emptied, and what is ticked off.
  [
    '(?:delete|remove|erase|wipe|clear) (?:all|everything)(?: of)?(?: the)?(?: (?:text|contents?))? (?:in|from|of) (?<x>the X)(?=E)',
    'clear $<x>',
  ],
  [
    '(?<v>check|tick|cross) (?<x>(?!it\\b)X) off(?:(?: (?:on|from|of|in))? (?:the|my|your) list)?(?=E)',
    'tick off $<x>',
  ],
  // What is written there, and nothing else.
  ["(?<v>click|double-click|tap|press)(?: on)? the name (?<x>\\p{Lu}[\\p{L}'’-]+)(?=E)", '$<v> "$<x>"'],
  [
    '(?<v>click|tap|press|select|choose|pick)(?: on)? (?:the )?(?:box|square|tile|circle|shape|cell) (?:with|showing|that shows|that says|marked|labell?ed)(?: the)?(?: (?:letter|number|digit|word|text|name|label))? (?<x>[^\\s.;!,\uE000\uE001"]{1,3}|\uE000\\d+\uE001)(?=E)',
    '$<v> "$<x>"',
  ],
  [
    '(?<v>click|tap|press|select|choose|pick)(?: on)? (?:the )?(?:letter|digit|character|symbol) (?<x>[^\\s.;!,\uE000\uE001"]{1,3})(?=E)',
    '$<v> "$<x>"',
  ],
  // What one goes on with.
  [
    '(?:continue|proceed|go on|carry on) (?:with|via|by (?:clicking|pressing)) (?<x>(?:the )?(?:next|continue|forward)(?: button)?)(?=E)',
    'click $<x>',
  ],
  ['(?:go|move|carry|press) on(?=E)', 'continue'],
  // How far one goes.
  [`(?:go|move|skip|jump) (?:forward|forwards|ahead|on)(?: by)? ${several} ${stretch}(?=E)`, goneOn],
  [`(?:go|move|skip|jump)(?: by)? ${several} ${stretch} (?:forward|forwards|ahead|on|further)(?=E)`, goneOn],
  [`(?:go|move|skip|jump) (?:back|backward|backwards)(?: by)? ${several} ${stretch}(?=E)`, goneBack],
  [`(?:go|move|skip|jump)(?: by)? ${several} ${stretch} (?:back|backward|backwards|earlier)(?=E)`, goneBack],
  // How it is begun.
  ['(?:start|begin) (?:by )?typing(?: in)? (?<x>X)(?=E)', 'type $<x>'],
  ['(?:start|begin) to type (?<x>X)(?=E)', 'type $<x>'],
  ['(?:start|begin) (?:by )?(?:entering|writing) (?<x>X)(?=E)', 'enter $<x>'],
  // What is begun to type, so that the rest is proposed.
  [
    '(?:enter|type|find|input) (?:an?|the|any) (?:item|value|word|name|entry|option|suggestion|tag|one) (?:that|which) (?:starts|begins) with (?<a>\uE000\\d+\uE001),? and (?:that )?ends with (?<x>\uE000\\d+\uE001)(?=E)',
    'type $<a> into the text field, then click the suggestion starting with $<a> ending with $<x>',
  ],
  [
    '(?:enter|type|find|input) (?:an?|the|any) (?:item|value|word|name|entry|option|suggestion|tag|one) (?:that|which) (?:starts|begins) with (?<a>\\uE000\\d+\\uE001)(?=E)',
    'type $<a> into the text field, then click the suggestion that starts with $<a>',
  ],
  [
    '(?:enter|type|input) (?:an?|the) (?<n>\\p{L}+) (?:that|which) (?:starts|begins) with (?<a>\uE000\\d+\uE001),? and (?:that )?ends (?:with|in) (?<x>\uE000\\d+\uE001)(?=E)',
    'type $<a> into the $<n> field, then click the suggestion starting with $<a> ending with $<x>',
  ],
  // What goes into two fields.
  [
    '(?<v>type|enter|write|put|fill in|input) (?<x>X) (?<p>into|in|as) (?<y>X),? and (?:then )?(?:(?:once )?again|once more|also|(?:the same|it)(?: again)?|(?:type|enter|repeat|put|write) (?:it|the same|that)(?: again)?) (?<q>into|in|as) (?<z>X)(?=E)',
    '$<v> $<x> $<p> $<y> and $<v> $<x> $<q> $<z>',
  ],
  // Where something is said first that comes up, and what is chosen there.
  [
    '(?<d>(?:in|on|from) (?:the|that) (?:dialog|dialogue|pop-?up|modal|window|box|menu|list|panel|prompt|overlay|drop-?down|question) (?:that|which) (?:(?:then |now )?(?:comes|pops|shows) up|opens|appears|is shown)),? (?<v>click|press|choose|select|tap|hit|pick|tick|check) (?<x>X)(?=E)',
    '$<v> $<x> $<d>',
  ],
  [
    '(?:close|dismiss) (?<x>X) (?:with|by|using) (?:clicking |pressing )?(?:the|its) (?:x|cross)(?: (?:in|at) (?:the|its) (?:top |upper )?(?:right |left )?corner)?(?=E)',
    'close $<x>',
  ],
  // What is taken for a value, and what it replaces.
  ['use (?<x>(?!(?:it|this|that|them)\\b)X) (?:as|for) (?<y>(?:the|my|your|a) X)(?=E)', 'enter $<x> as $<y>'],
  [
    'replace (?:the |all (?:of )?the )?(?:text|contents?) (?:in|of|inside) (?<x>X) (?:with|by) (?<y>X)(?=E)',
    'fill $<x> with $<y>',
  ],
  [
    'copy (?<x>X)(?:,| and|, and|, then| and then) paste it (?<p>into|in) (?<y>X)(?=E)',
    'copy $<x> into $<y>',
  ],
  [`(?<x>(?:set|type|enter|write|put|fill) ${dotted}) and go(?=E)`, '$<x> and click "Go"'],
  [
    `(?<v>type|enter|write|put|input|fill in) (?<x>${dotted}) (?<p>in|into) (?<y>the X (?:field|box|input)), (?<z>(?!(?:and |then )*(?:press|hit|click|tap|type|enter|write|put|choose|select|pick|check|tick|clear|wait)\\b)${dotted}) (?<q>in|into) (?<w>the X (?:field|box|input))(?=E)`,
    '$<v> $<x> $<p> $<y>, $<v> $<z> $<q> $<w>',
  ],
  [
    '(?<v>like|share|repost|retweet|open|report|hide|delete|favourite|favorite|bookmark) what (?<u>@[^ .;!,]+) (?:has )?(?:posted|wrote|written|said|tweeted|shared)(?=E)',
    '$<v> the post by $<u>',
  ],
  ['slide to (?<n>\\d+)(?=E)', 'set the slider to $<n>'],
  ['drop (?<x>X) (?:on|onto) (?<y>X)(?=E)', 'drag $<x> to $<y>'],
  // What is ticked on the way.
  [
    '(?<l>(?:log|sign) in [^.;!]+)(?:,? and with|,? with|,) (?<x>X) (?:ticked|checked|selected|enabled|switched on|turned on)(?=E)',
    'tick $<x> and $<l>',
  ],
  // What is scrolled to its end.
  [
    'scroll (?:down )?(?<x>the X) (?:all the way|right|completely|fully) (?:down|to the (?:very )?(?:bottom|end))(?=E)',
    'scroll to the bottom of $<x>',
  ],
  [
    'scroll (?:all the way|right|completely|fully) (?:down|to the (?:very )?(?:bottom|end) of) (?<x>the X)(?=E)',
    'scroll to the bottom of $<x>',
  ],
];

/** Where a clause begins, and what may be said between two of them. */
const begins = '(?<=^|[.;!] |, |\\b(?:and|then|now|please|first|next|finally|so) )';
const ends = '[.;!,]|$| (?:and|then)\\b';
/** What a clause is about: not over its end. */
const object = '[^.;!,]+?';

const compiled = [...spoken, ...idioms].map(([said, plain]) => ({
  openings: openingsOf(said),
  pattern: new RegExp(
    begins + said.replace(/(?<![\p{L}])X(?![\p{L}])/gu, object).replaceAll('(?=E)', `(?=${ends})`),
    'giu',
  ),
  plain,
}));

/** "Friday, 20 November" is one day, and no list of two. */
const weekdayComma =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day), (?=(?:the )?\d{1,2}(?:(?:st|nd|rd|th)\b|\.?(?= (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d)/gi;

/** The sentence in the words of the grammar; as it is where it holds no idiom, or where a control of the page is called by one. */
export function inPlainWords(
  instruction: string,
  isOnControl: (word: string, said: string) => boolean,
): string {
  const { text, restore } = masked(instruction);
  let plain = text.replace(weekdayComma, '$1 ');
  let opening = openingsIn(plain);
  for (const { openings, pattern, plain: words } of compiled) {
    if (openings && !openings.some((each) => opening.has(each))) continue;
    const before = plain;
    plain = plain.replace(pattern, (...found: unknown[]) => {
      const said = found[0] as string;
      const parts = found.at(-1) as Partial<Record<string, string>>;
      const [first = ''] = said.split(' ');
      return isOnControl(first.toLowerCase(), said)
        ? said
        : words.replace(/\$<(\w)>/g, (_all, name: string) => parts[name] ?? '');
    });
    // What is said plainly now may be an idiom further down.
    if (plain !== before) opening = openingsIn(plain);
  }
  return withoutReason(withPlainCross(restore(plain.replace(/"(\uE000\d+\uE001)"/g, '$1'))));
}

/** 'Click the "x" to close it': the sign that closes, however it is drawn. */
function withPlainCross(instruction: string): string {
  return instruction.replace(
    /(?<=\b(?:click|press|tap)(?: on)? the )["“'‘]([x×✕✖])["”'’](?=(?: button| icon| sign)? to (?:close|dismiss))/giu,
    '$1',
  );
}

/** "We're bringing two kids, so set the children to 2": why it is done, when nothing is named there that is not named again. */
function withoutReason(instruction: string): string {
  const [lead, reason = ''] =
    /^((?:we|i|you|they|he|she|it|there|this|that|my|our|the)\b[^.;!,:"“]*), (?:so|hence|therefore),? (?:please |now )?(?=\p{L})/iu.exec(
      instruction,
    ) ?? [];
  if (lead === undefined) return instruction;
  const rest = instruction.slice(lead.length);
  const isNamed = /[\d“”"']\p{L}*\s|(?<!^)(?<![.] )\b\p{Lu}/u.test(
    reason.replace(/\bI\b|(?<=\p{L})['’](?=\p{L})/gu, ''),
  );
  return verbAt(tokenize(rest), 0) && !isNamed ? rest : instruction;
}
