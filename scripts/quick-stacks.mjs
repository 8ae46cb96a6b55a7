/** Makes it cheap to take the stack of a call, which Playwright does for every step and every call of its API. */

/**
 * Remembers how each line of a stack reads. Playwright maps every line of every stack through source maps anew, which was a third of what a
 * worker did in a test without a page; the lines are nearly always the same few hundred.
 */
export function rememberStackLines() {
  const mapped = Error.prepareStackTrace;
  if (!mapped || mapped.name === 'remembering') return;
  /** Numbers of places, by their file and their position in it. */
  const places = new Map();
  let count = 0;
  const numberOf = (site) => {
    if (!site) return 0;
    const file = site.getScriptNameOrSourceURL() ?? '';
    let positions = places.get(file);
    if (!positions) places.set(file, (positions = new Map()));
    const position = site.getPosition();
    let number = positions.get(position);
    if (number === undefined) positions.set(position, (number = count += 1));
    return number;
  };
  /** Lines by the numbers of two places: their own, and that of the caller, after which a source map may name the function. */
  const lines = new Map();
  const remembering = (error, sites) => {
    let text = `${error.name || 'Error'}: ${error.message || ''}`;
    let number = numberOf(sites[0]);
    for (const [at, site] of sites.entries()) {
      const caller = numberOf(sites[at + 1]);
      const key = number * 2 ** 26 + caller;
      let line = lines.get(key);
      if (line === undefined) {
        const above = sites[at + 1];
        line = mapped(new Error(), above ? [site, above] : [site]).split('\n')[1] ?? '';
        lines.set(key, line);
      }
      text += `\n${line}`;
      number = caller;
    }
    return text;
  };
  Error.prepareStackTrace = remembering;
}
