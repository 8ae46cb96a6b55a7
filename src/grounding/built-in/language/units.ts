/** Units by their names and signs: "kilometres" is "km", "pounds" may be "lb" or "GBP". */
import { fold } from './words.js';

const rows: readonly (readonly string[])[] = [
  'km kilometre kilometer',
  'm metre meter',
  'cm centimetre centimeter',
  'mm millimetre millimeter',
  'mi mile',
  'ft foot feet',
  'in inch inches',
  'yd yard',
  'nm nmi nautical-mile',
  'kg kilo kilogram kilogramme',
  'g gram gramme',
  'mg milligram',
  't tonne metric-ton',
  'lb lbs pound',
  'oz ounce',
  'st stone',
  'l litre liter',
  'ml millilitre milliliter',
  'gal gallon',
  'pt pint',
  'cup',
  'tbsp tablespoon',
  'tsp teaspoon',
  'c celsius centigrade degree-celsius',
  'f fahrenheit degree-fahrenheit',
  'k kelvin',
  'eur € euro',
  'usd $ dollar us-dollar united-states-dollar american-dollar',
  'gbp £ pound pound-sterling british-pound sterling',
  'jpy ¥ yen japanese-yen',
  'chf franc swiss-franc',
  'cad canadian-dollar',
  'aud australian-dollar',
  'sek swedish-krona',
  'nok norwegian-krone',
  'dkk danish-krone',
  'pln zloty złoty polish-zloty polish-złoty',
  's sec second',
  'min minute',
  'h hr hour',
  'd day',
  'wk week',
  'b byte',
  'kb kilobyte',
  'mb megabyte',
  'gb gigabyte',
  'tb terabyte',
  'km/h kph kmh kilometre-per-hour kilometer-per-hour',
  'mph mile-per-hour',
  'm/s metre-per-second meter-per-second',
].map((row) => row.split(' '));

/** Whether two texts are one and the same unit: by its name in any number, or by its sign. */
export function isSameUnit(said: string, shown: string): boolean {
  const one = plainOf(said);
  return namesIn(shown).some(
    (name) => name === one || rows.some((row) => row.includes(one) && row.includes(name)),
  );
}

/** "EUR – Euro", "Kilometres (km)": each of the names that stand in such a text. */
function namesIn(shown: string): readonly string[] {
  return [shown, ...shown.split(/\s+[–—-]\s+|[()[\]:,|]/u)].map(plainOf).filter((name) => name !== '');
}

/** One name without its number: "degrees celsius" is "degree-celsius", "miles per hour" "mile-per-hour". */
function plainOf(text: string): string {
  return fold(text)
    .replaceAll(/[°º]\s?/gu, '')
    .trim()
    .split(/\s+/)
    .map((word) =>
      /^(?:celsius|inches|feet|lbs|kelvins?)$/.test(word) ? word : word.replace(/(?<=\p{L}{2})s$/u, ''),
    )
    .join('-');
}
