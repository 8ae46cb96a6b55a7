/** Widgets that nothing names, known by how they are made: chips with their crosses, carousels by arrows and dots, codes in rows of boxes, numbers of things, arrows of trees. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

function at(x: number, y: number, width: number, height: number): Pick<SnapshotNode, 'box'> {
  return { box: { x, y, width, height } };
}

function chip(text: string, x: number): SnapshotNode {
  const cross = node('generic', '', { text: '×', clickable: true, ...at(x + 60, 24, 12, 16) });
  return node('generic', '', { children: [node('text', text), cross], ...at(x, 22, 80, 20) });
}

/** Keywords as chips; `last` is what makes more of them. */
function keywords(last: SnapshotNode): SnapshotNode {
  const chips = [chip('vintage', 0), chip('blue', 90), last];
  const place = node('generic', '', { children: chips, ...at(0, 20, 400, 24) });
  return node('generic', '', { children: [node('text', 'Keywords'), place], ...at(0, 0, 400, 44) });
}

/** The chips in a row of their own, and the field that makes them in front of it or behind. */
function labels(...between: SnapshotNode[]): SnapshotNode {
  const row = node('generic', '', {
    children: [chip('billing', 0), chip('vip', 90)],
    ...at(0, 20, 400, 24),
  });
  const last = node('textbox', 'Add a tag', { tag: 'input', value: '', ...at(0, 50, 200, 20) });
  return node('generic', '', {
    children: [node('paragraph', '', { text: 'Tags' }), row, ...between, last],
    ...at(0, 0, 400, 90),
  });
}

const field = (): SnapshotNode => node('textbox', '', { tag: 'input', value: '', ...at(180, 22, 200, 20) });
const plus = (): SnapshotNode => node('button', '+', { tag: 'button', ...at(180, 22, 24, 20) });

function carousel(): SnapshotNode {
  const arrow = (name: string, x: number): SnapshotNode =>
    node('generic', '', {
      clickable: true,
      classes: ['arrow', name],
      hints: [{ from: 'class', text: `arrow ${name}` }],
      ...at(x, 40, 28, 28),
    });
  const dots = [0, 1, 2].map((dot) =>
    node('generic', '', {
      tag: 'span',
      clickable: true,
      classes: ['dot'],
      ...at(20 + dot * 20, 120, 10, 10),
    }),
  );
  const row = node('generic', '', { children: dots, ...at(0, 116, 300, 18) });
  const hidden = node('paragraph', '', { text: 'Suite', hidden: 'clipped', ...at(600, 10, 300, 20) });
  return node('generic', '', {
    children: [node('paragraph', '', { text: 'Garden' }), hidden, arrow('prev', 0), arrow('next', 272), row],
    ...at(0, 0, 300, 134),
  });
}

function boxes(count: number): SnapshotNode {
  const inputs = Array.from({ length: count }, (_, box) =>
    node('textbox', '', { tag: 'input', value: '', ...at(box * 50, 30, 40, 20) }),
  );
  return node('generic', '', { children: inputs, ...at(0, 30, 400, 20) });
}

/** A number between two signs that nothing calls a quantity. */
function basket(): SnapshotNode[] {
  return ['Tea', 'Coffee'].map((name, line) =>
    node('listitem', '', {
      children: [
        node('heading', name),
        node('button', '-'),
        node('textbox', '', { tag: 'input', value: String(line + 1) }),
        node('button', '+'),
      ],
    }),
  );
}

const cases: readonly [say: string, page: SnapshotNode[], done: string][] = [
  ['Remove the keyword blue', [keywords(field())], 'click element "×"'],
  ['Remove the keyword green', [keywords(field())], 'none'],
  ['Add the keyword handmade', [keywords(field())], 'fill textbox with "handmade"'],
  ['Add the keyword handmade', [keywords(plus())], 'click button "+"'],
  ['Add the keyword blue', [keywords(plus())], 'done'],
  ['Add Ann to the guests', [keywords(plus())], 'none'],
  [
    'Add the tags "urgent" and "office" to the ticket',
    [node('heading', 'Ticket'), labels()],
    'fill textbox "Add a tag" with "urgent"',
  ],
  ['Add the tag vip', [labels()], 'done'],
  ['Show slide 2', [carousel()], 'click element'],
  ['Show slide 7', [carousel()], 'none'],
  ['Set the quantity of tea to 3', basket(), 'fill textbox with "3"'],
  ['Set the quantity of milk to 3', basket(), 'none'],
  ['Enter the code 4821', [boxes(4)], '4821'.replaceAll(/\d/g, 'fill textbox with "$&"; ').slice(0, -2)],
  ['Enter the coupon 4821', [boxes(4)], 'none'],
];

for (const [say, page, done] of cases)
  it(`"${say}": ${done}`, () => {
    expect(did(planned(say, pageOf(...page)))).toBe(done);
  });

for (const [say, arrow] of [
  ['Go to the next slide', 'next'],
  ['Show the previous picture', 'prev'],
] as const)
  it(`"${say}" is the arrow that is called ${arrow}`, () => {
    const shown = carousel();
    const answer = planned(say, pageOf(shown));
    const [step] = answer.kind === 'found' ? answer.steps : [];
    expect(shown.children.find(({ ref }) => ref === step?.ref)?.classes).toEqual(['arrow', arrow]);
  });

test('an item of a tree is expanded by the arrow in front of it, and one without an arrow is not', () => {
  const item = (name: string, hasArrow: boolean): SnapshotNode => {
    const arrow = node('generic', '', { classes: ['sw'], ...at(0, 2, 14, 14) });
    return node('listitem', '', {
      tag: 'li',
      parts: [{ text: name, ref: `x${name}` }],
      children: [...(hasArrow ? [arrow] : []), node('text', name)],
      ...at(0, 0, 300, 18),
    });
  };
  const tree = pageOf(
    node('list', '', { children: [item('Europe', true), item('Asia', true), item('Africa', false)] }),
  );
  const answer = planned('Expand Asia', tree);
  expect(answer.kind === 'found' && answer.steps[0]?.ref).toBe(
    tree.root.children[0]?.children[1]?.children[0]?.ref,
  );
  expect(did(planned('Expand Africa', tree))).toBe('none');
});

test('a tag that was made is looked for in the row beside its field', () => {
  const before = labels();
  const [title, row, last] = before.children as [SnapshotNode, SnapshotNode, SnapshotNode];
  const more = { ...row, children: [...row.children, chip('urgent', 180)] };
  const after = (chips: SnapshotNode): Snapshot => pageOf({ ...before, children: [title, chips, last] });
  const said = 'Add the tags "urgent" and "office"';
  expect(inTurn(said, [pageOf(before), pageOf(before), after(more)])[2]).toContain('with "office"');
  expect(inTurn(said, [pageOf(before), pageOf(before), after(row)])[2]).toBe('none');
});

/** Tags whose text is in the name of their box only, beside a cross that calls itself so. */
const named = pageOf(
  node('generic', '', {
    children: [
      ...['React', 'Vue'].map((text, place) =>
        node('generic', text, {
          tag: 'tag',
          classes: ['tag'],
          children: [node('button', 'remove tag', { text: '×', ...at(60 + 90 * place, 24, 14, 14) })],
          ...at(90 * place, 22, 80, 29),
        }),
      ),
      node('textbox', 'Tags input field', {
        hints: [{ from: 'label-nearby', text: 'Skills' }],
        ...at(190, 22, 110, 29),
      }),
    ],
    ...at(0, 20, 400, 40),
  }),
);

for (const [sentence, does] of [
  ['Remove the "Vue" tag', 'click button "remove tag"'],
  ['Double-click the "Vue" tag', 'double-click element "Vue"'],
  ['Remove the "Angular" tag', 'none'],
  ['Double-click the "Angular" tag', 'none'],
] as const)
  test(`"${sentence}", where only names say the tags: ${does}`, () => {
    expect(did(planned(sentence, named))).toBe(does);
  });
