/** Forms of plain sentences about how one thing is, and what they are compiled by. */
import type { PlainForm } from './satisfy-plain-sentence.js';
import { chosenOf, muted, nthExpanded, saidBeside, saysOfItself } from './satisfy-plain-states.js';

/** "With meat" is the chosen lunch: said of a choice, whatever else is called so. */
export const chosenForm: PlainForm = {
  said: /^(?:the )?([^,;]{2,40}?) is( not)? the (?:selected|chosen|picked) (\p{Ll}+(?: \p{Ll}+)?)$/iu,
  compile: ([, option = '', not = '', group = ''], sentence) =>
    chosenOf({ option: sentence.masked.show(option), group, is: not === '' }, sentence),
};

/** In the order in which they are tried. */
export const stateForms: readonly PlainForm[] = [
  {
    said: /^(?:the )?(\p{L}[\p{L} -]{1,40}?) (?:is|are)( not| now)? (?:(?:switched|turned|set to) )?(on|off|empty)$/iu,
    compile: ([, subject = '', not = '', state = ''], sentence) =>
      saidBeside(subject, { state: state.toLowerCase(), is: not.trim().toLowerCase() !== 'not' }, sentence),
  },
  chosenForm,
  {
    said: /^(?:the )?(\p{Ll}+(?: \p{Ll}+)?) is( not)? set to ([^,;]{2,40})$/iu,
    compile: ([, group = '', not = '', option = ''], sentence) =>
      chosenOf({ option: sentence.masked.show(option), group, is: not === '' }, sentence),
  },
  {
    said: /^the (first|second|third|fourth|fifth|sixth|last) (\p{Ll}+) is( not)? (expanded|collapsed|open|opened|closed|unfolded)$/iu,
    compile: ([, ordinal = '', noun = '', not = '', state = ''], sentence) =>
      nthExpanded(
        {
          ordinal: ordinal.toLowerCase(),
          noun,
          is: (not === '') === /^(?:expanded|open|opened|unfolded)$/iu.test(state),
        },
        sentence,
      ),
  },
  {
    said: /^(?:the )?([^,;]*\d[^,;]*?) is( not)? (sold out|full|booked out|fully booked|cancelled|canceled|closed|taken|reserved|delayed|unavailable|boarding|departed)$/iu,
    compile: ([, subject = '', not = '', state = ''], sentence) =>
      saysOfItself(sentence.masked.show(subject), { state: state.toLowerCase(), is: not === '' }, sentence),
  },
  {
    said: /^(?:the )?(\p{Ll}+) is( not)? muted$/iu,
    compile: ([, subject = '', not = ''], sentence) => muted(subject, not === '', sentence),
  },
];
