/** Builds functions for `evaluate` out of several: Playwright sends one function's source, so what it uses has to be in that source. */

/** Tools of a function in the page, by name; each made by a factory that uses nothing outside itself. */
type Factories = Readonly<Record<string, () => unknown>>;
type Tools<F extends Factories> = { readonly [Name in keyof F]: ReturnType<F[Name]> };

/**
 * A function that may be given to `evaluate`: `main` with the tools that the factories make in the page.
 * `main` and each factory must be self-contained (no names of their module). It cannot be called on this side.
 */
export function inPage<F extends Factories, Input, Output>(
  factories: F,
  main: (input: Input, tools: Tools<F>) => Output,
): (input: Input) => Output {
  return withSource(sourceOf(factories, main, 'input'));
}

/** As {@link inPage}, for `evaluate` of a locator and `evaluateAll`, which pass what was located first. */
export function onElements<F extends Factories, Subject, Input, Output>(
  factories: F,
  main: (subject: Subject, input: Input, tools: Tools<F>) => Output,
): (subject: Subject, input: Input) => Output {
  return withSource(sourceOf(factories, main, 'subject, input'));
}

/** Playwright asks a function for its source and never calls it: no code is made from text on this side. */
function withSource(source: string): () => never {
  const onlyInPage = (): never => {
    throw new Error('This function runs in a page only.');
  };
  return Object.assign(onlyInPage, { toString: () => source });
}

function sourceOf(factories: Factories, main: (...given: never[]) => unknown, parameters: string): string {
  const tools = Object.entries(factories).map(([name, factory]) => `${name}: (${factory.toString()})()`);
  // Loaders that keep function names (tsx, esbuild) wrap functions in `__name`, which does not exist in the page.
  return `(${parameters}) => { const __name = (each) => each; return (${main.toString()})(${parameters}, { ${tools.join(',\n')} }); }`;
}
