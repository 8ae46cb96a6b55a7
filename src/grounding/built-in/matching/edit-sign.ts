/** What edits a record: a button that says so, or a pencil. */
import type { Entry } from './page-index.js';

/** It says that it edits, or shows the picture for that, and says nothing that it deletes. */
export function edits({ node, evidence: [name, ...others] }: Entry): boolean {
  // A sign alone is called by its title: "Edit".
  const isSign = node.name !== '' && !/[\p{L}\p{N}]/u.test(node.name);
  const titles = isSign ? others.filter(({ kind }) => !/^(?:id|class|value|label-nearby)$/.test(kind)) : [];
  return [name, ...titles].some(
    (each) =>
      each?.words.some(
        ({ text, meaning }) =>
          /^(?:edit|pencil|pen|modify|update|change)$/.test(text) ||
          (meaning === 'edit' && !/\p{L}/u.test(text)),
      ) === true,
  );
}
