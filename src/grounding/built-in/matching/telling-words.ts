/** Words that tell one thing from others of its kind, and never say what kind that is: "the unread message" is one of the messages. */
import { colourWords } from './colours.js';

const known = new Set([
  ...colourWords,
  ...(
    'new old big small large huge tiny long short high low wide narrow thick thin tall heavy light dark bright good bad best worst right wrong ' +
    'cheap expensive free full empty open closed shut active inactive live hot cold warm fresh fast slow quick early late recent current daily ' +
    'weekly monthly yearly annual private public secret hidden visible internal external local remote global shared common special normal ' +
    'regular usual standard basic simple plain rough final draft urgent important minor major critical overdue due read unread seen unseen ' +
    'paid unpaid sold spare extra other same different second-hand main direct real fake true false wooden metal plastic glass leather woollen ' +
    'golden round square soft hard dry wet clean dirty broken whole single double triple'
  ).split(' '),
]);

/** Whether a word can only tell which one: a colour, a size, a state, what has been done to it. */
export function isTelling(word: string): boolean {
  return known.has(word) || /^un(?!i)\p{L}{4,}$|[^e]ed$|(?:ful|ous|less)$/u.test(word);
}
