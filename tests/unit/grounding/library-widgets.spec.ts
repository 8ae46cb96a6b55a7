/** Marks of component libraries: stars in wrappers, crosses kept from screen readers, fields that search a list, lists that are closed. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

function at(x: number, width: number): Pick<SnapshotNode, 'box'> {
  return { box: { x, y: 20, width, height: 20 } };
}

const say = (instruction: string, ...children: SnapshotNode[]): string =>
  did(planned(instruction, pageOf(...children)));

test('a star is the radio button in what draws it, and a rating of none is no star', () => {
  const star = (inner: SnapshotNode[], x: number): SnapshotNode =>
    node('generic', '', { classes: ['symbol'], children: inner, ...at(x, 18) });
  const radio = (name: string): SnapshotNode => node('radio', name, { tag: 'input', checked: name === '0' });
  const stars = ['1', '2', '3', '4', '5'].map((name, x) =>
    star([...(name === '1' ? [radio('0')] : []), radio(name), node('generic', '', { tag: 'svg' })], x * 18),
  );
  const row = node('generic', '', { classes: ['lib-Rating-root'], children: stars, ...at(0, 90) });
  expect(say('Rate it 4', row)).toBe('check radio "4"');
  expect(say('Rate it 6', row)).toBe('cannot-tell');
});

test('what seems to count is a part of the label of the stars', () => {
  const radios = ['1', '2', '3', '4', '5'].map((name, x) =>
    node('radio', name, { checked: false, classes: ['lib-star'], ...at(x * 18, 18) }),
  );
  const stars = node('radiogroup', '', {
    classes: ['lib-rate'],
    hints: [{ from: 'label-nearby', text: 'Rate your last lesson' }],
    children: radios,
  });
  const page = [node('generic', '', { text: 'Rate your last lesson' }), stars];
  expect(say('Rate the last lesson four stars', ...page)).toBe('check radio "4"');
  expect(say('Rate the first lesson four stars', ...page)).toBe('none');
  expect(say('Rate the last teacher four stars', ...page)).toBe('none');
});

test('the stars that are drawn in a slider are no second rating', () => {
  const icons = [0, 1, 2, 3, 4].map((x) =>
    node('generic', '', { classes: ['rate__item'], clickable: true, ...at(x * 18, 18) }),
  );
  const slider = node('slider', 'Rating', {
    min: '0',
    max: '5',
    value: '0',
    classes: ['rate'],
    children: icons,
    ...at(0, 90),
  });
  expect(say('Give a rating of 3 stars', slider)).toContain('slider "Rating"');
});

test('a cross that is kept from screen readers, or is an icon, takes its chip away', () => {
  const chip = (text: string, cross: Partial<SnapshotNode>, x: number): SnapshotNode =>
    node('generic', '', {
      classes: ['lib-tag'],
      children: [node('generic', '', { text }), node('button', '', { ...cross, ...at(x + 40, 14) })],
      ...at(x, 60),
    });
  const place = (...chips: SnapshotNode[]): SnapshotNode =>
    node('generic', '', { children: chips, ...at(0, 300) });
  const silent = { tag: 'button', hidden: 'aria-hidden', classes: ['pill-remove'] } as const;
  const drawn = {
    clickable: true,
    classes: ['chip-remove-icon'],
    hints: [{ from: 'icon', text: 'lib' }],
  } as const;
  const page = [place(chip('lunch', silent, 0), chip('team', silent, 80)), place(chip('vegan', drawn, 0))];
  expect(say('Remove the lunch tag', ...page)).toBe('click button');
  expect(say('Remove the vegan tag', ...page)).toContain('click button');
  expect(say('Remove the lunch ingredient', ...page)).not.toContain('click');
  expect(say('Remove the dinner tag', ...page)).not.toContain('click');
});

test('what is typed over a closed list is chosen from it', () => {
  const list = node('combobox', '', {
    tag: 'div',
    hasPopup: 'listbox',
    hidden: 'covered',
    expanded: false,
    ...at(0, 200),
  });
  const search = node('textbox', '', {
    tag: 'input',
    inputType: 'text',
    value: '',
    ref: 'search',
    ...at(0, 180),
  });
  const owner = node('generic', '', {
    children: [node('generic', '', { tag: 'label', text: 'Owner' }), list, search],
  });
  search.hints = [{ from: 'label-nearby', text: 'Owner' }];
  const opened = node('listbox', '', { children: [node('option', 'Omar'), node('option', 'Petra')] });
  const change = 'Change the owner to Petra';
  expect(inTurn(change, [pageOf(owner), pageOf(owner, opened)])).toEqual([
    'fill textbox "Owner" with "Petra"',
    'click option "Petra"',
  ]);
  expect(inTurn(change, [pageOf(owner), pageOf(owner)]).at(-1)).toBe('none');
});

test('the list of a combobox that is closed is nothing to choose from', () => {
  const field = node('combobox', 'Paper', { tag: 'input', inputType: 'text', value: '', expanded: false });
  expect(say('Set the paper to Matt', field, node('listbox', 'Paper', { tag: 'ul' }))).toContain(
    'combobox "Paper"',
  );
});

test('an option in a closed branch of a tree is found, and is chosen when no other branch has one of its name', () => {
  const field = node('combobox', 'Floor', { tag: 'div', hasPopup: 'tree', expanded: false, ref: 'field' });
  const item = (name: string, leaves: readonly string[], isOpen: boolean): SnapshotNode =>
    node('treeitem', name, {
      ref: name,
      expanded: isOpen,
      children: [
        node('button', '', { ref: `arrow of ${name}`, classes: ['toggle'] }),
        ...(isOpen ? leaves.map((leaf) => node('treeitem', leaf, { clickable: true })) : []),
      ],
    });
  const page = (west: readonly string[], east: readonly string[], open: number): ReturnType<typeof pageOf> =>
    pageOf(
      field,
      node('tree', '', {
        ref: 'tree',
        children: [item('West', west, open > 0), item('East', east, open > 1)],
      }),
    );
  const pages = (west: readonly string[], east: readonly string[]): ReturnType<typeof pageOf>[] => [
    pageOf(field),
    ...[0, 1, 2].map((open) => page(west, east, open)),
  ];
  const choose = 'Choose Attic as the floor';
  const opening = ['click combobox "Floor"', 'click button', 'click button'];
  expect(inTurn(choose, pages(['Attic'], ['Cellar']))).toEqual([...opening, 'click treeitem "Attic"']);
  expect(inTurn(choose, pages(['Attic'], ['Attic']))).toEqual([...opening, 'ambiguous']);
  expect(inTurn(choose, pages(['Loft'], ['Cellar']))).toEqual([...opening, 'none']);
});

test('what another list shows as chosen is none of the options of the list that was opened', () => {
  const chip = node('option', 'Madrid', { selected: true });
  const other = node('combobox', 'Teams', { children: [chip] });
  const field = node('combobox', 'City', { tag: 'div', hasPopup: 'listbox', expanded: false });
  const list = node('listbox', '', { children: [node('option', 'Leeds'), node('option', 'London')] });
  const open = { ...field, expanded: true };
  const say = (name: string, ...others: SnapshotNode[]): string[] =>
    inTurn(`Choose ${name} as the city`, [pageOf(field, ...others), pageOf(open, list, ...others)]);
  const strange = node('list', '', { children: [node('option', 'Oslo', { clickable: true })] });
  expect(say('Madrid', other)).toEqual(['click combobox "City"', 'none']);
  expect(say('Oslo', strange)).toEqual(['click combobox "City"', 'none']);
  expect(say('London', other)).toEqual(['click combobox "City"', 'click option "London"']);
  // Lists that are drawn before they are shown are there all the time.
  const hidden = {
    ...list,
    children: list.children.map((each) => ({ ...each, hidden: 'clipped' as const })),
  };
  expect(inTurn('Choose London as the city', [pageOf(field, hidden), pageOf(open, list)]).at(-1)).toBe(
    'click option "London"',
  );
});

test('a list without the option is closed again, but not where the key may close a dialog', () => {
  const field = node('combobox', 'City', { tag: 'div', hasPopup: 'listbox', expanded: false });
  const list = node('listbox', '', { children: [node('option', 'Leeds')] });
  const close = (wrap: (...children: SnapshotNode[]) => SnapshotNode[]): unknown => {
    const before = pageOf(...wrap(field));
    const first = planned('Choose Oslo as the city', before);
    const next = first.kind === 'found' ? first.next : undefined;
    const open = pageOf(...wrap({ ...field, expanded: true }, list));
    const answer = planned('Choose Oslo as the city', open, next, before);
    return answer.kind === 'none' && answer.putBack?.map(({ description }) => description);
  };
  expect(close((...children) => children)).toEqual(['press Escape']);
  expect(close((...children) => [node('dialog', 'Move', { children })])).toBeUndefined();
});

test('what an opened list only points at is chosen, unless the field says that it is so already', () => {
  const field = node('combobox', 'Extras', { tag: 'div', hasPopup: 'listbox', expanded: false });
  const option = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode => node('option', name, more);
  const list = node('listbox', '', {
    children: [option('Breakfast', { selected: true }), option('Spa'), option('Sauna', { disabled: true })],
  });
  const say = (name: string, shown: string): string[] => {
    const chip = shown === '' ? [] : [node('generic', '', { text: shown })];
    const row = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { children });
    return inTurn(`Choose ${name} as the extras`, [
      pageOf(row({ ...field, children: chip })),
      pageOf(row({ ...field, children: chip, expanded: true }, list)),
    ]);
  };
  expect(say('Breakfast', '').at(-1)).toBe('click option "Breakfast"');
  expect(say('Breakfast', 'Spa').at(-1)).toBe('click option "Breakfast"');
  expect(say('Breakfast', 'Breakfast, Spa').at(-1)).toBe('done');
  expect(say('Breakfast', '2 selected').at(-1)).toBe('cannot-tell');
  expect(say('Spa', '').at(-1)).toBe('click option "Spa"');
  expect(say('Sauna', '').at(-1)).toBe('none');
});

test('the box in front of a row is not the mark that another column draws', () => {
  const cell = (x: number, more: Partial<SnapshotNode> = {}): SnapshotNode =>
    node('gridcell', more.name ?? '', { box: { x, y: 40, width: 100, height: 20 }, ...more });
  const header = (name: string, x: number): SnapshotNode =>
    node('columnheader', name, {
      box: { x, y: 10, width: 100, height: 20 },
      children: name === '' ? [] : [node('generic', '', { text: name })],
    });
  const page = (last: Partial<SnapshotNode>): SnapshotNode => {
    const box = node('checkbox', 'Select Row', {
      checked: true,
      box: { x: 40, y: 42, width: 16, height: 16 },
    });
    const row = node('row', 'Select Row Bob', {
      box: { x: 0, y: 40, width: 300, height: 20 },
      children: [cell(0, { children: [box] }), cell(100, { name: 'Bob' }), cell(200, last)],
    });
    const head = node('row', '', { children: [header('', 0), header('Name', 100), header('Driver', 200)] });
    return node('generic', '', { children: [node('grid', '', { children: [head, row] })] });
  };
  const mark = { children: [node('img', '', { tag: 'svg' })] };
  expect(say('Untick driver for Bob', page(mark))).not.toContain('check');
  expect(say('Untick Bob', page(mark))).toBe('uncheck checkbox "Select Row"');
  expect(say('Untick the driver Bob', page({ name: 'yes' }))).toBe('uncheck checkbox "Select Row"');
});

test('a cross whose font is missing is a cross, and a filter that it stands in is taken away by it', () => {
  const chip = (text: string, x: number): SnapshotNode =>
    node('generic', '', {
      classes: ['chip'],
      children: [
        node('text', text),
        node('generic', '', { tag: 'i', text: 'close', clickable: true, ...at(x + 40, 49) }),
      ],
      ...at(x, 100),
    });
  const place = node('group', 'Filters', {
    children: [chip('Shops', 0), chip('Schools', 110)],
    ...at(0, 300),
  });
  expect(say('Remove the Shops chip', place)).toContain('click element "close"');
  expect(say('Remove the Shops filter', place)).toContain('click element "close"');
  expect(say('Remove the Parks filter', place)).not.toContain('click');
});

test('a notice is closed by the cross beside its text, and not by that of another one', () => {
  const toast = (text: string): SnapshotNode =>
    node('generic', '', {
      children: [node('alert', '', { text }), node('button', 'Close')],
      ...at(0, 200),
    });
  expect(say('Close the "Preset saved" toast', toast('Preset saved'))).toBe('click button "Close"');
  expect(say('Close the "Preset lost" toast', toast('Preset saved'))).not.toContain('click');
  const both = [toast('Preset saved'), toast('Mail sent')];
  expect(say('Close the "Mail sent" toast', ...both)).toContain('click button "Close"');
});

test('a card is folded up by the tool in the line of its title that says so, and not by one that unfolds', () => {
  const card = (title: string, ...tools: string[]): SnapshotNode =>
    node('generic', '', {
      children: [
        node('generic', '', {
          children: [
            node('heading', title),
            ...tools.map((text) => node('button', '', { tag: 'button', hints: [{ from: 'title', text }] })),
          ],
        }),
        node('paragraph', '', { text: `All about ${title}` }),
      ],
    });
  const page = [card('Sales', 'Collapse', 'Remove'), card('Visitors', 'Collapse', 'Remove')];
  const tools = page[1]?.children[0]?.children ?? [];
  const answer = planned('Collapse the Visitors card', pageOf(...page));
  expect(answer.kind === 'found' && answer.steps[0]?.ref).toBe(tools[1]?.ref);
  expect(say('Expand the Visitors card', ...page)).not.toContain('click');
  expect(say('Collapse the Orders card', ...page)).not.toContain('click');
});

test('of a path in a tree the branch is opened by its arrow, and not chosen', () => {
  const branch = (expanded: boolean, ...children: SnapshotNode[]): SnapshotNode =>
    node('treeitem', 'Austria', {
      ref: 'austria',
      expanded,
      children: [
        node('button', '', { ref: 'arrow', classes: ['tree-toggle'] }),
        node('text', 'Austria'),
        ...children,
      ],
    });
  const field = (expanded: boolean): SnapshotNode =>
    node('combobox', 'Location', { ref: 'field', tag: 'div', hasPopup: 'tree', expanded });
  const tree = (item: SnapshotNode): SnapshotNode => node('tree', '', { ref: 'tree', children: [item] });
  const graz = node('treeitem', 'Graz', { ref: 'graz' });
  const pages = [
    pageOf(field(false)),
    pageOf(field(true), tree(branch(false))),
    pageOf(field(true), tree(branch(true, graz))),
  ];
  expect(inTurn('Choose Austria > Graz as the location', pages)).toEqual([
    'click combobox "Location"',
    'click button',
    'click treeitem "Graz"',
  ]);
  expect(inTurn('Choose Austria > Linz as the location', pages).at(-1)).toBe('none');
});

test('what is typed into a list to choose from it next is not sent off with Enter', () => {
  const list = node('combobox', 'Tool', { tag: 'input', hasPopup: 'listbox', value: '' });
  const plain = node('searchbox', 'Tool', { tag: 'input', value: '' });
  const sentence = 'Search for "Not" in the Tool field and choose Notion';
  expect(say(sentence, list)).toBe('fill combobox "Tool" with "Not"');
  expect(say('Search for "Not" in the Tool field', list)).toContain('Enter');
  expect(say(sentence, plain)).toContain('Enter');
});

test('a message is sent from the part that is named, and from none where no title says so', () => {
  const part = (title: string): SnapshotNode =>
    node('generic', '', {
      children: [
        node('heading', title),
        node('generic', '', {
          children: [node('textbox', 'Type a message', { tag: 'input', value: '' }), node('button', 'Send')],
        }),
      ],
    });
  expect(say('Send the message "Hello" in the direct chat', part('Direct Chat'))).toBe(
    'fill textbox "Type a message" with "Hello"; click button "Send"',
  );
  expect(say('Send the message "Hello" in the team chat', part('Direct Chat'))).not.toContain('click');
});

test('an ordinal that is a part of a label counts nothing, and another one is no part of it', () => {
  const line = (label: string): SnapshotNode =>
    node('generic', '', {
      children: [
        node('generic', '', { tag: 'label', text: label }),
        node('textbox', label, { tag: 'input', value: '' }),
      ],
    });
  const lines = node('generic', '', {
    children: ['Department', 'Location', 'First day', 'Weekly hours'].map((label) => line(label)),
  });
  expect(say('Set the first day to Monday', lines)).toBe('fill textbox "First day" with "Monday"');
  expect(say('Set the second day to Monday', lines)).not.toContain('fill');
});

test('an option that is only read out is neither ticked nor clicked: the list is opened', () => {
  const option = (name: string, more: Partial<SnapshotNode>): SnapshotNode =>
    node('option', name, { tag: 'li', selected: false, ...more });
  const list = (more: Partial<SnapshotNode>): SnapshotNode[] => [
    node('combobox', 'Layers', { tag: 'input', hasPopup: 'listbox', expanded: false, value: '' }),
    node('listbox', 'Layers', { ...more, children: [option('Parks', more), option('Roads', more)] }),
  ];
  const hidden = list({ hidden: 'clipped', ...at(0, 1) });
  expect(say('Add Parks to the layers', ...hidden)).toBe('click combobox "Layers"');
  expect(say('Add Lakes to the layers', ...hidden)).not.toContain('option');
  expect(say('Add Parks to the layers', ...list(at(0, 90)))).toContain('option "Parks"');
});

test('a review that is written has parts, and is made where one is written', () => {
  const button = node('button', 'Write a review', { tag: 'button' });
  expect(say('Write a review with the title "Great" and 5 stars and publish it', button)).toBe(
    'click button "Write a review"',
  );
  expect(say('Write a comment with the title "Great" and publish it', button)).not.toContain('click');
});
