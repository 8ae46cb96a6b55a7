/**
 * Whether a verb and the name of a filter speak of the same: "hosted by" of a "Host", "taught by" of a "Teacher", "held in" of a "Place". By
 * their root, or by a row of the table; "approved by Marek" is no choice of a host.
 */
import type { Word } from './words.js';

/** Verbs of a row are told by any of the words of its filters. */
const rows: readonly (readonly [verbs: string, preposition: RegExp, filters: string])[] = [
  [
    'hosted taught given led run presented held conducted moderated guided offered organised organized',
    /^by$/,
    'host teacher instructor lecturer trainer tutor coach speaker presenter leader lead guide facilitator moderator organiser organizer',
  ],
  [
    'sold offered listed let rented provided supplied',
    /^by$/,
    'agent seller vendor shop store provider supplier landlord dealer broker merchant',
  ],
  ['made produced manufactured built', /^by$/, 'maker manufacturer brand producer company builder make'],
  ['written', /^by$/, 'author writer'],
  [
    'created added made uploaded posted published submitted',
    /^by$/,
    'creator author owner uploader poster publisher',
  ],
  ['owned managed run handled', /^by$/, 'owner manager keeper landlord'],
  ['handled', /^by$/, 'assignee agent handler'],
  ['assigned given', /^to$/, 'assignee owner agent handler person'],
  ['reported raised opened', /^by$/, 'reporter requester author'],
  ['played performed sung recorded', /^by$/, 'artist performer band musician singer player'],
  ['directed', /^by$/, 'director'],
  ['taught given written spoken held', /^in$/, 'language'],
  [
    'held located based situated taught given placed stored kept taking offered',
    /^(?:in|at|on)$/,
    'place location venue room building campus site hall where address floor storage warehouse area',
  ],
  [
    'located based situated listed sold offered',
    /^(?:in|at|near)$/,
    'city town district area region country neighbourhood neighborhood quarter state county zone office',
  ],
  ['made produced built', /^in$/, 'country origin region year'],
  ['built published released made written sold held', /^(?:in|on)$/, 'year date month day'],
];

const people =
  'person people host teacher instructor lecturer trainer tutor coach speaker presenter leader guide facilitator moderator organiser organizer agent ' +
  'seller author writer owner creator assignee reporter manager user member employee doctor artist director handler customer client driver contact staff';
const makers =
  'brand maker manufacturer producer company publisher vendor shop store provider supplier label studio airline operator';
const places =
  'place location venue room building campus site hall where city town district area region country neighbourhood neighborhood quarter state county zone office floor ' +
  'department section warehouse storage category folder shelf language genre year month stage station';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const peopleWords = listed(people);
const makerWords = listed(makers);
const placeWords = listed(places);
const table = rows.map(([verbs, preposition, filters]) => ({
  verbs: listed(verbs),
  preposition,
  filters: listed(filters),
}));

/** Whether what leads to a value ("hosted by", "in") may lead to one of a filter of that name; undefined where nothing tells. */
export function mayLead(lead: string, label: readonly Word[]): boolean | undefined {
  const words = lead.split(' ');
  const preposition = words.at(-1) ?? '';
  const verb = /(?:ed|held|taught|given|led|run|written|made|built|sold|kept|sung|spoken|let)$/.test(
    words.at(-2) ?? '',
  )
    ? words.at(-2)
    : undefined;
  const isOf = (among: ReadonlySet<string>): boolean => label.some(({ stem }) => among.has(stem));
  if (verb !== undefined) {
    const isRow = table.some(
      (row) => row.verbs.has(verb) && row.preposition.test(preposition) && isOf(row.filters),
    );
    if (isRow || label.some(({ text }) => rootOf(text) === rootOf(verb))) return true;
    return label.length === 0 ? undefined : false;
  }
  if (label.length === 0) return undefined;
  const [isPerson, isMaker, isPlace] = [isOf(peopleWords), isOf(makerWords), isOf(placeWords)];
  if (preposition === 'by') return isPerson || isMaker ? true : isPlace ? false : undefined;
  if (/^(?:in|at|on|near|within|inside)$/.test(preposition))
    return isPlace ? true : isPerson ? false : undefined;
  return undefined;
}

/** Whether a filter of that name holds people or those who make something. */
export function isOfPeople(label: readonly Word[]): boolean {
  return label.some(({ stem }) => peopleWords.has(stem) || makerWords.has(stem));
}

/** Whether a filter of that name holds places. */
export function isOfPlaces(label: readonly Word[]): boolean {
  return label.some(({ stem }) => placeWords.has(stem));
}

const irregularRoots: Readonly<Record<string, string>> = {
  taught: 'teach',
  written: 'writ',
  sold: 'sell',
  led: 'lead',
  made: 'mak',
  built: 'build',
};

/** "Host" of "hosted", "organis" of "organiser", "allow" of "allows". */
export function rootOf(word: string): string {
  const irregular = irregularRoots[word];
  if (irregular !== undefined) return irregular;
  const [, root] = /^(.{3,}?)(?:ers|ors|ees|er|or|ee|ied|ies|ed|ing|es|s|e|y)$/.exec(word) ?? [];
  return root ?? word;
}
