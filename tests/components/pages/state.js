/** What the React pages share: values that a page keeps, and the log of what happened, as the test reads them. */
import { useState } from 'react';

const values = {};
const log = [];

/** A state of a component that the test can read under its name. */
export function useField(name, initial) {
  const [value, set] = useState(initial);
  values[name] = value;
  return [value, set];
}

/** Notes something that happened. */
export function note(what) {
  log.push(what);
}

/** Makes the page readable. */
export function publish() {
  window.readState = () => ({ ...values, log });
  window.isReady = () => Object.keys(values).length > 0;
}
