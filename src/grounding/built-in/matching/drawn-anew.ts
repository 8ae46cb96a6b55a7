/** What was used last, on a page that draws its list anew with every click: the same control of the same line, which is another element now. */
import { fold } from '../language/words.js';
import { below, type Entry, type PageIndex, readable } from './page-index.js';
import { recordOf } from './relations.js';

/** The control in the place of the one that has gone; undefined where no one line reads as its own did. */
export function drawnAnew(gone: Entry, before: PageIndex, index: PageIndex): Entry | undefined {
  const record = recordOf(gone);
  if (!record || record === gone || before.snapshot.url !== index.snapshot.url) return undefined;
  const title = titleOf(record);
  if (title === '' || linesCalled(title, record, before).length !== 1) return undefined;
  const [line, ...others] = linesCalled(title, record, index);
  if (!line || others.length > 0) return undefined;
  const [then, now] = [controlsIn(record, before), controlsIn(line, index)];
  const twin = then.length === now.length ? now[then.indexOf(gone)] : undefined;
  return twin?.node.role === gone.node.role ? twin : undefined;
}

function linesCalled(title: string, { node }: Entry, { entries }: PageIndex): readonly Entry[] {
  return entries.filter(
    (entry) => entry.node.role === node.role && recordOf(entry) === entry && titleOf(entry) === title,
  );
}

/** All that it shows but its buttons, whose names may change with what they do. */
function titleOf({ node }: Entry): string {
  return fold(readable(node, 'without buttons')).trim();
}

function controlsIn(record: Entry, index: PageIndex): readonly Entry[] {
  return below(index, record).filter(({ actionable }) => actionable);
}
