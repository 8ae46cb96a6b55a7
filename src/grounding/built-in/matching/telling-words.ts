/** Words that tell one thing from others of its kind, and never say what kind that is: "the unread message" is one of the messages. */
import { colourWords } from './colours.js';

/** What nobody sees of a thing, unless it is written there. */
const unseen = new Set(
  (
    'weekly monthly yearly annual daily secret internal external remote global urgent important overdue expired unpaid second-hand ' +
    'wooden metal plastic leather woollen premium former spare'
  ).split(' '),
);

const known = new Set([
  ...colourWords,
  ...unseen,
  ...(
    'new old big small large huge tiny long short high low wide narrow thick thin tall heavy light dark bright good bad best worst right wrong ' +
    'cheap expensive free full empty open closed shut active inactive live hot cold warm fresh fast slow quick early late recent current ' +
    'private public hidden visible local shared common special normal ' +
    'regular usual standard basic simple plain rough final draft minor major critical due read unread seen unseen ' +
    'paid unpaid sold extra other same different main direct real fake true false glass ' +
    'golden round square soft hard dry wet clean dirty broken whole single double triple'
  ).split(' '),
]);

/** Whether a word can only tell which one: a colour, a size, a state, what has been done to it. */
export function isTelling(word: string): boolean {
  return known.has(word) || /^un(?!i)\p{L}{4,}$|[^e]ed$|(?:ful|ous|less)$/u.test(word);
}

/** Whether it is one of the words for what nobody sees of a thing, unless it is written there: how often, of what, how urgent. */
export function isUnseen(word: string): boolean {
  return unseen.has(word);
}
