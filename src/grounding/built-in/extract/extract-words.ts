/** Words of instructions, property names and labels in one normal form, so that "unitPrice", "Unit prices" and "cost per unit" meet. Pure. */

/** Each row names one thing on pages; the first word stands for all. */
const synonymRows: readonly string[] = [
  'price cost amount fare preis prix precio prezzo prijs',
  'old was before original former previous regular struck',
  'name title product titel nom nombre heading headline',
  'quantity qty menge anzahl',
  'url link href address website homepage',
  'image img picture photo src thumbnail avatar logo',
  'email mail',
  'phone telephone tel mobile telefon',
  'date day datum datetime',
  'description desc summary details excerpt abstract beschreibung snippet',
  'rating stars score',
  'count number no nr',
  'total sum',
  'point pts pt',
  'serving serve yield portion',
  'license licence',
  'sender from',
  'author by writer byline wrote written who',
  'status state',
  'id identifier sku code',
  'category genre section kategorie',
  'company organisation organization employer firm',
  'position role job pos',
  'percent percentage share',
  'country nation',
  'zip postcode postal zipcode plz',
  'stock availability available inventory instock',
  'vat tax mwst',
  'delivery shipping',
  'customer client buyer',
  'cart basket bag',
  'message text content body notice',
  'error failure',
  'review comment feedback',
  'tag keyword',
  'created published posted publication added',
  'teacher instructor lecturer tutor',
  'user member',
  'person people staff employee colleague',
  'year jahr',
  'salary wage pay',
  'bedroom bed bd br',
  'bathroom bath ba',
  'minute min',
  'location loc',
  'department dept',
  'language lang',
  'temperature temp',
  'checked ticked selected done completed complete',
  'average avg mean',
  'repository repo',
  'monday mon',
  'tuesday tue tues',
  'wednesday wed',
  'thursday thu thur thurs',
  'friday fri',
  'saturday sat',
  'sunday sun',
  'january jan',
  'february feb',
  'april apr',
  'august aug',
  'september sep sept',
  'october oct',
  'november nov',
  'december dec',
];

/** Words that only ask, point or join; they carry nothing that must be found. */
const stopWords = new Set(
  (
    'a an the of for on in at from to this that these those is are was were be been it its and or as with by me my our your their his her ' +
    'whom doe whether they found alle jeder jede jedes tous toutes les todos todas please extract get give return find show tell read fetch grab collect scrape pull retrieve what which who whose where when how do does did ' +
    'there here all each every any i we you want need let now just then also into out up if so such has have had can could should would will ' +
    'see look list listed listing shown displayed visible given following currently current page site website screen view there’s s t many much ' +
    'value values information info data detail details field fields property properties object array json string one ones along together per entire whole contain contains containing including include appear appears under ' +
    'item items entry entries record records row rows result results element elements thing things'
  ).split(/\s+/),
);

/** Property names that say nothing, so that the instruction must name the value. */
const emptyNames = new Set(
  'extraction value result results answer data output response item items content info field list extracted object text entries records rows values elements array'.split(
    ' ',
  ),
);

const canonical = new Map<string, string>();
for (const row of synonymRows) {
  const words = row.split(' ');
  for (const word of words) if (!canonical.has(word)) canonical.set(word, words[0] as string);
}

/** Literal lower-case words: camel case split, accents removed, plural endings cut; no synonyms, nothing left out. */
export function plainWords(text: string): string[] {
  const known = wordsByText.get(text);
  if (known) return [...known];
  const words = splitWords(text);
  if (text.length > 100) return words;
  if (wordsByText.size > 20_000) wordsByText.clear();
  wordsByText.set(text, words);
  return [...words];
}

/** Words of short texts: the labels and values of a record are taken apart at every level that it is nested in. */
const wordsByText = new Map<string, readonly string[]>();

function splitWords(text: string): string[] {
  const spaced = text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    // "PDFs" are several of one word.
    .replace(/(\p{Lu})(\p{Lu}(?!s(?!\p{L}))\p{Ll})/gu, '$1 $2')
    .replace(/[äÄ]/gu, 'ae')
    .replace(/[öÖ]/gu, 'oe')
    .replace(/[üÜ]/gu, 'ue')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\p{L})[’'](s)\b/gu, '$1')
    .replace(/\be-mail/gu, 'email')
    .replace(/\bto-do/gu, 'todo')
    .replace(/\bv(?=\d+\.\d)/gu, '');
  return (spaced.match(numberOrWord) ?? []).map(singular);
}

/** A version, a date, an amount or the number of an order is one word: "2.3.0" is met by none that only shares digits with it. */
const numberOrWord = /(?<![\p{L}\p{N}])\d+(?:[.,:/-]\d+)+(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

/** The normal form of one plain word: the word that stands for its synonyms. */
export function normalOf(word: string): string {
  return canonical.get(word) ?? word;
}

/** Nouns for records in general; a page need not use them. */
export const generalNouns: ReadonlySet<string> = new Set(
  (
    'product article post story result entry listing card book user person member news job event order option thing row line record name title link ' +
    'repository question topic key figure number summary overview dish course meal step'
  ).split(' '),
);

/** Words of a property's name without those that only join: `isInStock` is about stock. */
export function nameWords(name: string): string[] {
  const words = plainWords(name);
  const kept = words.filter(
    (word) => !/^(?:is|has|have|are|was|in|on|of|the|a|an|per|for|to|at|and)$/.test(word),
  );
  return kept.length > 0 ? kept : words;
}

/** Words of an instruction or a property that something on the page has to explain. */
export function meaningfulWords(text: string): string[] {
  return [...new Set(plainWords(text).filter((word) => !stopWords.has(word)))];
}

/** The property's name leaves it to the instruction what is meant. */
export function isEmptyName(name: string): boolean {
  const words = plainWords(name);
  return words.every((word) => emptyNames.has(word));
}

/** Words of which a label can say one only: what it says of the other is another value. */
const opposites = new Map(
  'in-out from-to from-until start-end begin-end first-last min-max minimum-maximum debit-credit departure-arrival depart-arrive opening-closing billing-delivery billing-shipping gross-net before-after buy-sell home-away income-expense incoming-outgoing sent-received width-height'
    .split(' ')
    .flatMap((pair) => {
      const [a = '', b = ''] = pair.split('-');
      return [
        [`${a} ${b}`, true],
        [`${b} ${a}`, true],
      ];
    }),
);

/** Whether a label says the opposite of what is asked for: "Check-out" for the check-in. */
export function isOpposite(asked: readonly string[], label: ReadonlySet<string>): boolean {
  return asked.some(
    (word) =>
      !label.has(word) &&
      [...label].some((other) => !asked.includes(other) && opposites.has(`${word} ${other}`)),
  );
}

/** How well one word is explained by a set of plain words: 1 literally, 0.85 by a synonym, 0.7 by a common beginning (never of numbers), else 0. */
export function explained(word: string, by: ReadonlySet<string>): number {
  if (by.has(word)) return 1;
  const normal = normalOf(word);
  for (const each of by) if (normalOf(each) === normal) return 0.85;
  if (word.length < 5 || /\d/.test(word)) return 0;
  for (const each of by) {
    if (each.length < 5) continue;
    const isForm = word.startsWith(each) || each.startsWith(word);
    if (!isForm && agent.test(word) !== agent.test(each)) continue;
    const shared = Math.min(word.length, each.length);
    if (
      shared >= 5 &&
      Math.abs(word.length - each.length) <= 3 &&
      word.slice(0, shared - 1) === each.slice(0, shared - 1)
    )
      return 0.7;
  }
  return 0;
}

/** The publisher is not what was published. */
const agent = /[^e](?:er|or)$/;

function singular(word: string): string {
  if (word.length < 4 || ['ss', 'us', 'is'].some((end) => word.endsWith(end))) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
