/** What a property is called by as well: the stock of a thing is what is on hand. */

const rows: readonly (readonly [said: RegExp, shown: RegExp])[] = [
  [
    /^(?:stock|quantity|inventory)$/,
    /^(?:stock|quantity|qty|inventory|on hand|in stock|stock level|(?:quantity|units|pieces) (?:in stock|on hand))$/,
  ],
  [
    /^(?:price|cost)$/,
    /^(?:(?:unit )?(?:price|cost)|(?:price|cost) (?:per|in) \S+|[€$£]|[€$£] ?(?:\/|per) ?\p{L}+)$/u,
  ],
];

/** Whether a title is another way to say just this property: "On hand" for the stock, "€/kg" for the price. */
export function meansProperty(title: string, property: string): boolean {
  const said = property
    .trim()
    .toLowerCase()
    .replace(/^(?:the|its) /, '');
  const shown = title
    .trim()
    .toLowerCase()
    .replace(/\s*\([^)]*\)$|:$/, '');
  return rows.some(([asked, called]) => asked.test(said) && called.test(shown));
}
