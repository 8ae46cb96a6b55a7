/** Words that say of what kind a value is, or which of several. */

/** What people call an element of a role. */
export const stateWords: Readonly<Record<string, string>> = {
  checkbox: 'checkbox checked ticked selected enabled on box option',
  radio: 'radio checked selected option button',
  switch: 'switch toggle checked enabled on turned',
  textbox: 'field input box textbox',
  searchbox: 'search field input box',
  combobox: 'field dropdown select selected option choice combobox',
  spinbutton: 'field input box',
  slider: 'slider',
  heading: 'heading title',
  alert: 'message',
  status: 'message',
  meter: 'meter percent',
  progressbar: 'progress bar percent',
};

/** A heading that says no more than what it is over. */
export const headingWord = /^(?:detail|information|info|page|list|all|my|your|the|of|and|data|section)$/;

/** Words by which a figure is a part of what is meant, or what it was. */
export const shareWord = /^(?:used|unused|left|remaining|spent|unspent|previous|former)$/;

/** Words that say whose a name, a date or a number is. */
export const owner =
  /^(?:user|member|author|customer|client|brand|company|seller|vendor|account|owner|admin|site|page|app)$/;

/** Words that many labels share. */
export const weak = new Set([
  'name',
  'text',
  'label',
  'number',
  'date',
  'url',
  'link',
  'field',
  'input',
  'amount',
  'title',
  'current',
  'status',
]);

/** "Monthly" for "$29 / month". */
export function isRate(word: string, text: string): boolean {
  const unit = rates[word] ?? (ratedBy.test(word) ? word : undefined);
  return unit !== undefined && new RegExp(`(?:/|\\bper|\\ban?)\\s?(?:${unit})\\b`, 'iu').test(text);
}

/** "Price per night". */
const ratedBy = /^(?:hour|day|night|week|month|year|person|guest|item|unit|piece|kg|km|seat)$/u;

const rates: Readonly<Record<string, string>> = {
  hourly: 'h|hr|hour',
  daily: 'day',
  nightly: 'night',
  weekly: 'wk|week',
  monthly: 'mo|month',
  yearly: 'yr|year',
  annual: 'yr|year',
};

/** What people call the items of a list by their role. */
export const roleNouns: Readonly<Record<string, string>> = {
  row: 'row line',
  listitem: 'bullet point',
  link: 'link',
  button: 'button',
  article: 'article post',
  img: 'image picture photo',
  heading: 'heading title section',
  option: 'option choice',
  checkbox: 'checkbox',
  tab: 'tab',
  menuitem: 'menu',
  paragraph: 'paragraph',
};
