/** What is never unticked: the choices of a group of radio buttons. */
import type { Entry } from '../../matching/page-index.js';

/** A choice is undone by another one of its group; and one that says "Off" is nothing that is turned off. */
export function staysChosen({ node }: Entry): boolean {
  return (
    node.role === 'radio' && (node.checked === true || /^(?:off|none|no|never|disabled)$/i.test(node.name))
  );
}
