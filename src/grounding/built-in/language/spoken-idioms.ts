/** More idioms, as people say what they want rather than what is done: "dim the lamp to a brightness of 15 %", "vote it down". See idioms.ts. */
import type { Idiom } from './idioms.js';

/** A value with its unit. */
const amount = '[-−+]?[$€£]?\\d[\\d.,:]*(?:\\s?(?:%|°\\s?[CF]?|\\p{L}{1,12}))?';

/** What something is brought to, by the property that is said with the value: "to a brightness of 15 %". */
const brought = `to (?:an?|the) (?<p>[\\p{L}-]+(?: [\\p{L}-]+)?) of (?<n>${amount})(?=E)`;

/** Verbs with a "to" that brings nothing to a value: what stands behind it is a place or a person. */
const leading =
  '(?:add|attach|answer|assign|bind|compare|connect|copy|drag|drop|enter|forward|go|import|invite|join|link|move|navigate|reply|say|scroll|send|share|subscribe|type|upload|write)';

/** The words for a chip that something is marked with. */
const mark = '(?:tag|label|keyword|hashtag|chip)';

/** What is brought to a value or an order, or is a way to somewhere: no item of a menu is called by all of it. */
const steered =
  '(?:set|change|switch|turn|sort|order|filter|group|go to|get to|navigate|move|reach|find|open|select|choose|pick|click|press)';

/** What is turned down by saying no. */
const offered =
  '(?:(?:\\p{L}+ )?(?:offer|invitation|invite|request|proposal|application|quote|friend|member|page|card|sheet)\\b)';

/** How often, as far as anybody counts. */
const times = '(?:[2-9]|two|three|four|five|six|seven|eight|nine|ten)';

/** What formats a text. */
const editor = '(?:(?:rich )?text |rich-text )?editor';

export const spoken: readonly Idiom[] = [
  [
    'confirm (?:it|this|them|that) (?:with|by pressing|by hitting) (?:the )?(?:enter|return)(?: key)?(?=E)',
    'press Enter',
  ],
  // Which of them are left in a list, said of themselves.
  [
    '(?<v>filter|narrow|limit|restrict|reduce) (?<x>X)(?: down)? to (?:only |just )?(?:those|the ones|ones) (?:that|which|who) (?:are|is) (?:in |of )?(?!(?:not|no|neither|never|either|older|newer|more|less|over|under|above|below|between|before|after|at|from)\\b)(?<y>(?:(?!\\b(?:and|or|than|but|not|if|when)\\b)[^.;!,])+)(?=E)',
    '$<v> $<x> to $<y>',
  ],
  // How often it is done, said before the place.
  [
    `(?<v>(?:zoom|scroll|rotate|turn|spin|flip|swipe)(?: (?!(?:once|twice|on)\\b)\\p{L}+){1,2}) (?<n>twice|${times} times) (?<p>(?:on|in|at) the \\p{L}+(?: \\p{L}+)?)(?=E)`,
    '$<v> $<p> $<n>',
  ],
  [`(?<v>click|tap|press) (?<n>twice|${times} times) (?:on )?(?<x>X)(?=E)`, '$<v> $<x> $<n>'],
  // A field that is to hold nothing.
  [
    '(?:make|leave) (?<x>the (?:(?!\\b(?:page|screen|note|list|cart|basket|trash|bin)\\b)[^.;!,])+?) (?:blank|empty)(?=E)',
    'clear $<x>',
  ],
  // What is on a list is ticked there.
  [
    '(?:tick|check|cross) (?<x>X) off (?:from |of |on )?(?<y>(?:the|my|our|your) (?:X )?list)(?=E)',
    'tick off $<x> on $<y>',
  ],
  // A day that is moved is set to another.
  [
    '(?:move|postpone|shift|push(?: back)?|bring forward|put off) (?<x>the (?:[\\p{L}-]+ )?(?:date|deadline)) to (?<y>(?:X )?\\d)',
    'set $<x> to $<y>',
  ],
  // Who arrives is checked in, and is no box to tick.
  ['check (?<x>X) in(?=E)', 'check in $<x>'],
  ['check (?<x>X) out(?=E)', 'check out $<x>'],
  [
    'check in (?<x>X),? who (?:has|have) (?:just )?(?:arrived|come|turned up|shown up)(?: here)? with (?<y>X)(?=E)',
    'check in $<x> with $<y>',
  ],
  // What was done is not to be done any more.
  ['(?:un-?complete|un-?finish|un-?tick off|un-?check off) (?<x>X)(?=E)', 'uncheck $<x>'],
  // What is applied for is requested, but for days off.
  ['apply for (?=an? (?!(?:[\\p{L}]+ )?(?:day|leave|holiday|vacation|week|break)\\b))', 'request '],
  // The parts of a large application.
  [
    '(?<v>(?:go|switch|navigate|head|change)(?: over)? to) the (?<x>(?!(?:next|previous|first|last|other)\\b)\\p{L}+(?: \\p{L}+)?) module(?=E)',
    '$<v> the $<x> section',
  ],
  // One logs out in no other way, whatever menu that is in.
  [
    '(?<x>(?:log|sign) (?:out|off)) (?:via|using|through|with|from|in|by) (?:the|my) (?:user|account|profile|avatar) (?:menu|drop-?down|icon)(?=E)',
    '$<x>',
  ],
  // What one is no longer to do with somebody, which a button calls by one word.
  ['stop following (?<x>X)(?=E)', 'unfollow $<x>'],
  // Two that change places are all that there are.
  ['(?<v>swap|exchange|interchange|reverse) (?:the two|both(?: the)?) (?<x>X)(?=E)', '$<v> the $<x>'],
  // The rows for what stands in them.
  [
    '(?<v>tick|check|untick|uncheck|select|unselect|deselect) (?:the )?(?:rows?|lines?|boxes|check ?boxes) (?:of|for) (?<x>(?:all|every|each|both) X)(?=E)',
    '$<v> $<x>',
  ],
  // What a list gets, each for itself anyway.
  ['(?<x>add [^.;!]+? and X),? (?:one after (?:the other|another)|one by one|one at a time)(?=E)', '$<x>'],
  [
    'put (?<x>X) (?:on|onto|in|into) (?<l>(?:the|my|our) (?:(?:shopping|grocery|to-?do|packing|task) )?list)(?=E)',
    'add $<x> to $<l>',
  ],
  // Several things, of which the cart is said of all.
  [
    'put (?<x>X(?:, X)*,? and X) (?:in|into) (?<c>(?:the|my|our) (?:(?:shopping )?cart|basket|bag|trolley))(?=E)',
    'add $<x> to $<c>',
  ],
  // What the star of a line is for.
  [
    '(?<x>(?:click|press|tap)(?: on)? (?:the|its) star(?: icon| sign| button)?) to (?:mark|flag|star|set) (?:it|them|this)(?: as (?:an? )?\\p{L}+)?(?=E)',
    '$<x>',
  ],
  // The menu that does it.
  [
    `(?:use|go (?:in)?to|go via) the (?<m>[\\p{L}\\p{N}\uE000\uE001]+) menu (?:to|and) (?!${steered}\\b)(?<x>\\p{L}X)(?=E)`,
    'in the $<m> menu, $<x>',
  ],
  // A verb alone is what an item of the menu is called.
  [
    '(?:in|from|under|via|with|using) the (?<m>[\\p{L}\\p{N}\uE000\uE001]+) menu,? (?<x>\\p{L}+)(?=[.;!]|$)',
    'choose $<x> from the $<m> menu',
  ],
  ['go (?:in)?to the (?<m>[\\p{L}\\p{N}\uE000\uE001]+) menu(?=E)', 'open the $<m> menu'],
  // A property of something, with the way that it goes.
  [
    `(?:dim|lower|cool(?: down)?|shorten|shrink|slow(?: down)?|soften) (?<x>X)(?: down)? ${brought}`,
    'lower the $<p> of $<x> to $<n>',
  ],
  [
    `(?:brighten|heat(?: up)?|warm(?: up)?|raise|lengthen|lift|speed up) (?<x>X)(?: up)? ${brought}`,
    'raise the $<p> of $<x> to $<n>',
  ],
  [
    `(?!${leading}\\b)[\\p{L}]+ (?<x>(?:the|my|our|this|all|its) X) ${brought}`,
    'set the $<p> of $<x> to $<n>',
  ],
  // A thing to do is called by one word, and what follows is its name.
  [
    '(?<v>mark|tick(?: off)?|check(?: off)?|untick|uncheck|complete|finish|open|edit|delete|remove) (?<d>the|my|this) to-do(?: item| task)? (?!(?:lists?|columns?|boards?|lanes?|sections?|tabs?|views?|pages?|fields?|items?|status|state|as|and)\\b)(?<x>X)(?=E)',
    '$<v> $<d> todo $<x>',
  ],
  // What is turned up or down, by a step where it does not say by how much; an offer is turned down otherwise.
  [
    `turn (?:up (?<x>(?:the |my )?X)|(?<y>(?:the |my )?X) up)(?<b> by [\\p{L}\\d]+(?: [\\p{L}°%]+)?)?(?=E)`,
    'increase $<x>$<y>$<b>',
  ],
  [
    `turn (?:down (?<x>(?:the |my )?(?!${offered})X)|(?<y>(?:the |my )?(?!${offered})X) down)(?<b> by [\\p{L}\\d]+(?: [\\p{L}°%]+)?)?(?=E)`,
    'decrease $<x>$<y>$<b>',
  ],
  // A map, which is what the page zooms anyway, and the layer that it shows.
  [
    'zoom the (?:\\p{L}+ )?(?:map|image|picture|view|page|chart|canvas) (?<w>in|out)(?=[ .;!,]|$)',
    'zoom $<w>',
  ],
  [
    '(?:switch|change|set|turn) (?:the )?map(?: view| style| type| layer)?(?: over)? to (?:the )?(?<x>(?!full\\b)\\p{L}+)(?: view| layer| map| mode)?(?=E)',
    'show the $<x> view',
  ],
  ['zoom (?<w>in|out) (?:on|of) the (?:map|image|picture|view|page|chart|canvas)(?=[ .;!,]|$)', 'zoom $<w>'],
  ['tune (?<x>(?:the |my )X) (?:in )?to (?<y>X)(?=E)', 'set $<x> to $<y>'],
  // What marks something.
  [
    `(?:(?:tag|label) (?<x>X) (?:with|as)|label (?<y>X)) (?<q>\uE000\\d+\uE001)(?=E)`,
    'add the tag $<q> to $<x>$<y>',
  ],
  [
    `take (?:off (?<x>(?:the|its|this) X ${mark})|(?<y>(?:the|its|this) X ${mark}) off)(?=E)`,
    'remove $<x>$<y>',
  ],
  [`take (?:off (?<x>the ${mark} X)|(?<y>the ${mark} X) off)(?=E)`, 'remove $<x>$<y>'],
  // What is voted for or against.
  ['vote (?:(?<x>X) up|up (?<y>X))(?=E)', 'upvote $<x>$<y>'],
  ['vote (?:(?<x>X) down|down (?<y>X))(?=E)', 'downvote $<x>$<y>'],
  // What stands in which order.
  ['(?:list|arrange|rank|line up) (?<x>(?:the|my|all|these) X) by (?<y>X)(?=E)', 'sort $<x> by $<y>'],
  // What is gone back to.
  [
    '(?:set|put|bring|change|turn) (?<x>X) back to (?:its|their|the|all|the original|the factory|factory) (?:default|original|initial|standard|factory) ?(?:settings?|values?|state)?(?=E)',
    'reset $<x>',
  ],
  [
    '(?:set|put|bring|change|turn) (?<x>X) back to (?:its |their |the )?defaults(?=E)',
    'restore the defaults of $<x>',
  ],
  ['let (?<x>(?!me\\b|us\\b)X) in(?=E)', 'allow $<x>'],
  ['(?:use|switch to|change to) (?<x>the X (?:theme|colou?r scheme|palette|font))(?=E)', 'choose $<x>'],
  // What a text is set with anyway.
  [
    `(?:use the ${editor} to|(?:using|with|in) the ${editor},?) (?<x>(?:make|give|set|turn|format|bold|underline|italici[sz]e) X)(?=E)`,
    '$<x>',
  ],
  // A place that ends where the next verb stands, with nothing between them.
  [
    '(?<x>scroll (?:down |up )?X to the (?:very )?(?:top|bottom|end|start)(?: of the text)?) (?<y>(?:hit|press|click) X)(?=E)',
    '$<x> and $<y>',
  ],
  // Where something is dragged to.
  [
    '(?<x>(?:drag|move|pull|push) X) so (?:that )?(?:it|they) (?:is|are|lies?|ends? up|fits?) (?:(?:completely|fully|entirely|wholly) )?(?:inside|within|in)(?: of)? (?<y>X)(?=E)',
    '$<x> into $<y>',
  ],
  // What was just said, and with nothing behind it that would be checked.
  ['confirm (?:that|this)[.!]?$', 'confirm it'],
  [
    '(?<v>delete|remove|archive|discard|download|share|star|print|copy) (?:them both|both of them|the two of them|them all|all of them)(?=E)',
    '$<v> them',
  ],
  // One of them, in figures.
  [
    '(?<v>(?:click|tap|press|hit) (?:on )?X (?:on|of|for|in)) 1 (?<n>(?:post|tweet|message|mail|email|comment|card|row|item|entry|product|result) )',
    '$<v> one $<n>',
  ],
  // What is looked at before it goes out.
  ['(?:show|give) (?:me |us )?(?:a|the) preview of (?<x>(?:the|this|my|our) X)(?=E)', 'preview $<x>'],
  // What a code is there for.
  [
    'use (?<x>(?:the |my |our |this |a )?(?:(?:discount|promo|promotion(?:al)?|coupon|voucher|gift) )+(?:code|card) X)(?=E)',
    'apply $<x>',
  ],
  // How one goes on.
  ['(?:skip|jump|advance|move on) to the (?<x>(?:next|previous|last|first) X)(?=E)', 'go to the $<x>'],
];
