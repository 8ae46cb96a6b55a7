/** What would leave undone what was asked for, undo it, or do something else, and looked as if it were right. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';

const box = (name: string, checked: boolean): SnapshotNode =>
  node('checkbox', name, { tag: 'input', checked });
const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', ...more });
const toggle = (name: string, pressed: boolean): SnapshotNode => node('button', name, { pressed });

test('what stands for nothing on the page is not left out of a sentence', () => {
  const page = pageOf(box('Electric', true), box('Resident', false), node('button', 'Save draft'));
  expect(stepsInAll('Uncheck it and save as draft', page)).toEqual(['none']);
});

test('what is pressed already is not released', () => {
  expect(did(planned('Star the report', pageOf(toggle('Star the report', true))))).toBe('done');
  expect(did(planned('Star the report', pageOf(toggle('Star the report', false))))).toContain('click');
  expect(did(planned('Click Star the report', pageOf(toggle('Star the report', true))))).toContain('click');
});

test('no box is ticked by what only opens or shows', () => {
  const row = (from: string): SnapshotNode =>
    node('listitem', '', { children: [box(from, false), node('text', `${from} Your statement`)] });
  const mails = pageOf(node('list', '', { children: [row('Bank'), row('Mum')] }));
  expect(did(planned('Open the first message from Bank', mails))).toBe('none');
  expect(did(planned('Show my address', pageOf(box('Hide my address', true))))).toBe('none');
  expect(did(planned('Show archived', pageOf(box('Show archived', false))))).toContain('Show archived');
});

test('a number between the steps of a field is refused', () => {
  const minutes = node('spinbutton', 'Timeout', { tag: 'input', inputType: 'number', min: '5', step: '5' });
  expect(did(planned('Set the timeout to 12', pageOf(minutes)))).toBe('cannot-tell');
  expect(did(planned('Set the timeout to 15', pageOf(minutes)))).toContain('with "15"');
});

test('a value does not run on into the name of another field', () => {
  const page = pageOf(field('From'), field('To'));
  expect(did(planned('Set from to 3 May to 5 June', page))).not.toContain('with "3 May to 5 June"');
  expect(did(planned('Set from to "3 May to 5 June"', page))).toContain('with "3 May to 5 June"');
});

test('a unit that stands beside a field is not typed into it', () => {
  const page = pageOf(field('Weight (kg)'), field('Note'));
  expect(did(planned('Enter 2.5 kg into Weight (kg)', page))).toContain('with "2.5"');
  expect(did(planned('Enter 2.5 kg into Note', page))).toContain('with "2.5 kg"');
});

test('percent is the value of a slider that shows its value in percent, and a share where it shows a share', () => {
  const slider = (shown: string): SnapshotNode =>
    node('generic', '', {
      children: [
        node('slider', 'Discount', { tag: 'input', min: '0', max: '50', value: '10' }),
        node('text', shown),
      ],
    });
  expect(did(planned('Set the discount to 20%', pageOf(slider('10 %'))))).toContain('with "20"');
  expect(did(planned('Set the discount to 40%', pageOf(slider('20 %'))))).toContain('with "20"');
  expect(did(planned('Set the discount to 20%', pageOf(slider('10'))))).toBe('cannot-tell');
});

test('what opened a field does not take what was typed into it', () => {
  const opener = node('button', 'Add card');
  const like = node('button', 'Add card');
  const before = pageOf(node('section', '', { children: [opener] }), like);
  const typed = field('Card title', { focused: true });
  const after = pageOf(node('section', '', { children: [typed, opener] }), like);
  const next = {
    clauses: [{ verb: 'goal', said: 'add', readings: [{ target: [] }], text: 'add a card "Test"' }],
    phase: { kind: 'name', text: 'Test' },
    last: opener.ref,
  };
  expect(did(planned('add a card "Test"', after, next, before))).toMatch(/; press textbox .*with "Enter"/);
});

test('a record that is called just so is meant, and none whose name only begins so', () => {
  const topic = (name: string, follow: string): SnapshotNode =>
    node('article', '', { children: [node('heading', name, { text: name }), node('button', follow)] });
  const page = pageOf(topic('Rain gauge broken', 'Follow'), topic('Rain gauge', 'Following'));
  expect(did(planned('Follow the topic Rain gauge', page))).not.toContain('click');
  expect(did(planned('Follow the topic Rain gauge broken', page))).toContain('click button "Follow"');
});

test('what more is said than a number is not left out', () => {
  const page = pageOf(node('spinbutton', 'Value', { tag: 'input' }), node('button', 'Convert'));
  expect(did(planned('Enter 12.5 and flumox', page))).not.toContain('fill');
  expect(stepsInAll('Enter 12.5 and convert', page).at(-1)).toBe('click button "Convert"');
});

test('what describes the thing that is looked for goes into no field that is not for searching', () => {
  expect(did(planned('Search for the weather in Paris', pageOf(field('City'))))).toBe('none');
  expect(did(planned('Search for the weather in Paris', pageOf(node('searchbox', 'Search'))))).toContain(
    'fill',
  );
});

test('a question that wants a word typed is answered by the sentence, and a deed that it holds up is not done', () => {
  const opener = node('button', 'Delete account');
  const word = field('Type DELETE to confirm');
  const button = node('button', 'Confirm');
  const before = pageOf(opener);
  const after = pageOf(
    opener,
    node('generic', '', { children: [node('text', 'Delete your account?'), word, button] }),
  );
  const clicked = planned('Delete the account', before);
  const proof = clicked.kind === 'found' ? clicked.proof : undefined;
  expect(planned('Delete the account', after, proof, before)).toMatchObject({ kind: 'none' });
  for (const way of [
    'and type DELETE to confirm',
    'and confirm with DELETE',
    'and confirm by typing DELETE',
  ]) {
    const sentence = `Delete the account ${way}`;
    const first = planned(sentence, before);
    const next = first.kind === 'found' ? first.next : undefined;
    const second = planned(sentence, after, next, before);
    expect(did(second), way).toContain('with "DELETE"');
  }
});

test('a deed whose verb only the page knows is looked at again', () => {
  const page = pageOf(node('heading', 'Router'), node('button', 'Restart'));
  expect(planned('Restart the router', page)).toMatchObject({ kind: 'found', ifDialog: { accept: true } });
});

test('the contrary of what is said is not clicked', () => {
  const page = pageOf(
    node('generic', '', { children: [node('text', 'Backups: off'), node('button', 'Turn on')] }),
  );
  expect(did(planned('Turn on the backups', page))).toContain('click');
  expect(did(planned('Turn off the backups', page))).not.toContain('click');
});

test('a word that is the name of a list is no verb where the value is one of its options', () => {
  const page = pageOf(
    field('Amount'),
    node('combobox', 'Type', { tag: 'select', options: ['Expense', 'Income'] }),
  );
  const steps = stepsInAll('Enter amount 2000, type Income', page);
  expect(steps.at(-1)).toContain('combobox "Type" with "Income"');
});

test('a question is known by another form of the deed, and "again" in a name is no end of it', () => {
  const opener = node('button', 'Restore');
  const ask = (text: string, ...buttons: string[]): SnapshotNode =>
    node('dialog', 'Please confirm', {
      children: [node('text', text), ...buttons.map((name) => node('button', name))],
    });
  const before = pageOf(opener);
  const asked = (text: string, deed: string): string => {
    const phase = { kind: 'deed', verb: deed, ref: opener.ref };
    const clauses = [{ verb: 'goal', said: deed, readings: [{ target: [] }], text: deed }];
    return did(planned(deed, pageOf(opener, ask(text, 'Yes', 'No')), { clauses, phase }, before));
  };
  expect(asked('Restoring will overwrite your data. Continue?', 'restore')).toBe('none');
  expect(asked('Are you sure you want to publish "Hello again"?', 'publish')).toBe('click button "Yes"');
});

test('a deed is not done while plain boxes ask whether to go on', () => {
  const opener = node('button', 'Restart');
  const before = pageOf(opener);
  const asked = (text: string, yes = 'Yes', no = 'No'): string => {
    const phase = { kind: 'deed', verb: 'restart', ref: opener.ref };
    const clauses = [{ verb: 'goal', said: 'restart', readings: [{ target: [] }], text: 'restart it' }];
    const came = node('generic', '', {
      children: [node('paragraph', text), node('button', yes), node('button', no)],
    });
    return did(planned('restart it', pageOf(opener, came), { clauses, phase }, before));
  };
  expect(asked('All unsaved work will be lost. Continue?')).toBe('none');
  expect(asked('This takes the shop offline. Do you want to proceed?', 'Proceed', 'Cancel')).toBe('none');
  expect(asked('Restarting takes the shop offline. Go ahead?')).toBe('click button "Yes"');
  expect(asked('Restarting all 12 servers takes a while. Go ahead?')).toBe('none');
  expect(asked('Sure?')).toBe('click button "Yes"');
  expect(asked('It is running. Would you like to rate us?')).toBe('done');
  expect(asked('Thank you. Continue shopping?')).toBe('done');
});

test('what one clause has filled in, the next does not write over, unless it says so', () => {
  const page = pageOf(field('Phone'), node('button', 'Add'));
  expect(stepsInAll('Fill phone with 555 01, phone with 555 02', page)).toContain('cannot-tell');
  expect(stepsInAll('Enter 555 01 as phone, then enter 555 02 as phone', page)).toContain('cannot-tell');
  expect(stepsInAll('Enter 5 as phone, click Add and enter 6 as phone', page)).toHaveLength(3);
  expect(stepsInAll('Enter 5 as phone, then change the phone to 6', page)).toHaveLength(2);
});

test('the cross of a notice closes the notice, and nothing else that is named', () => {
  const notice = node('alert', '', {
    children: [node('button', 'Close'), node('text', 'Welcome! Take a short tour')],
  });
  const page = pageOf(node('generic', '', { children: [node('button', 'Unpin sidebar')] }), notice);
  expect(did(planned('Hide the sidebar', page))).toBe('none');
  expect(did(planned('Close the welcome notice', page))).toContain('button "Close"');
});

test('a line is known by what stands in its first field, and by all of it', () => {
  const line = (item: string): SnapshotNode =>
    node('row', '', {
      children: [
        node('cell', '', { children: [field('Item', { value: item })] }),
        node('cell', '', { children: [field('Price', { value: '9' })] }),
        node('cell', '', { children: [node('button', `Remove`)] }),
      ],
    });
  const lines = ['Design', 'Design review', 'Hosting'].map((item) => line(item));
  const page = pageOf(node('table', '', { children: lines }));
  const nth = (at: number): string | undefined => lines[at]?.children[2]?.children[0]?.ref;
  const removed = (sentence: string): string | undefined => {
    const answer = planned(sentence, page);
    return answer.kind === 'found' ? answer.steps[0]?.ref : answer.kind;
  };
  expect(removed('Remove Hosting')).toBe(nth(2));
  expect(removed('Remove Design')).toBe(nth(0));
  expect(removed('Remove the design review')).toBe(nth(1));
  expect(removed('Remove Support')).toBe('none');
});

test('the clear cross beside a labelled field is not how its value is deleted', () => {
  const line = (name: string, value: string): SnapshotNode =>
    node('generic', '', { children: [field(name, { value }), node('button', '×', {})] });
  const page = pageOf(line('Name', 'Sam'), line('City', 'Oslo'));
  expect(did(planned('Delete Sam', page))).toBe('none');
});

test('a plus in front of or behind a number adds nothing', () => {
  expect(did(planned('Add a net worth widget', pageOf(node('button', 'Net Worth Widget +391,520'))))).toBe(
    'none',
  );
  expect(did(planned('Add a widget', pageOf(node('button', '+ Widget'))))).toContain('+ Widget');
});

test('a choice that a verb names is sent off by the button that says the verb', () => {
  const radio = (name: string): SnapshotNode => node('radio', name, { tag: 'input', checked: false });
  const quiz = (button: string): ReturnType<typeof pageOf> =>
    pageOf(radio('Oslo'), radio('Bergen'), node('button', button));
  for (const said of ['Answer Oslo', 'Answer with Oslo', 'Answer the question with Oslo'])
    expect(did(planned(said, quiz('Submit answer'))), said).toBe(
      'check radio "Oslo"; click button "Submit answer"',
    );
  expect(did(planned('Vote for Bergen', quiz('Vote')))).toBe('check radio "Bergen"; click button "Vote"');
  expect(did(planned('Vote for Rome', quiz('Vote')))).not.toContain('Vote');
  expect(did(planned('Answer Oslo', quiz('Back')))).toBe('check radio "Oslo"');
});

test('a deed on one of several that can be chosen is not done while none is', () => {
  const card = (name: string, checked: boolean): SnapshotNode =>
    node('listitem', '', { children: [node('img', name), box(`Select ${name}`, checked)] });
  const gallery = (checked: boolean): ReturnType<typeof pageOf> =>
    pageOf(
      node('button', 'Delete'),
      node('button', 'Upload'),
      node('list', '', { children: [card('Beach', checked), card('Forest', false)] }),
    );
  expect(did(planned('Delete the photo', gallery(false)))).not.toContain('click');
  expect(did(planned('Delete the photo', gallery(true)))).toBe('click button "Delete"');
  expect(did(planned('Upload a photo', gallery(false)))).toBe('click button "Upload"');
});

test('a menu that is closed is no closed file, and a page number no item', () => {
  const menu = node('button', 'File', { expanded: false, hasPopup: 'menu' });
  expect(did(planned('Close the file', pageOf(menu)))).toBe('none');
  expect(did(planned('Close the File menu', pageOf(menu)))).toBe('done');
  const item = (name: string): SnapshotNode =>
    node('listitem', '', { text: name, children: [node('button', 'View')] });
  const list = node('list', '', { children: [item('Item 1'), item('Item 2')] });
  const pager = node('navigation', '', { children: [1, 2, 3].map((page) => node('button', String(page))) });
  expect(did(planned('View item 2', pageOf(list, pager)))).toBe('click button "View"');
  expect(did(planned('View item 3', pageOf(list, pager)))).toBe('none');
});

test('what is typed leaves out a unit that the field has, and is not what a box or the page is about', () => {
  expect(did(planned('Set the area to 120 m²', pageOf(field('Area in m²'))))).toContain('with "120"');
  expect(did(planned('Enter home phone 1 and phone 2', pageOf(field('Phone'))))).not.toContain('fill');
  const jobs = (...shown: SnapshotNode[]): ReturnType<typeof pageOf> =>
    pageOf(
      node('form', '', {
        children: [node('searchbox', 'Search jobs'), box('Remote', false), node('button', 'Search')],
      }),
      ...shown,
    );
  expect(did(planned('Find remote jobs', jobs()))).toBe('cannot-tell');
  expect(did(planned('Search for cook jobs', jobs()))).toBe('cannot-tell');
  const cook = node('paragraph', '', { text: 'Cook in Bonn' });
  expect(did(planned('Search for cook jobs', jobs(cook)))).toContain('with "cook"');
});

test('what another control of a search asks for is none of the words that are searched for', () => {
  const search = (...children: SnapshotNode[]): Snapshot =>
    pageOf(node('form', '', { children: [...children, node('button', 'Search')] }));
  const jobs = search(field('Search jobs'), box('Remote', false), field('City'));
  for (const sentence of ['Find remote jobs', 'Search for cook jobs in Bonn'])
    expect(did(planned(sentence, jobs)), sentence).not.toContain('fill');
  expect(did(planned('Search for "remote jobs in Bonn"', jobs))).toContain('"remote jobs in Bonn"');
  const hotels = search(field('Search hotels'), node('generic', '', { text: '2 adults, 1 room' }));
  expect(did(planned('Search for hotels in Lisbon for 3 adults', hotels))).toBe('none');
  expect(did(planned('Search for hotels with pool', hotels))).toContain('hotels with pool');
});

test('a question is opened and read, and does nothing that it asks for', () => {
  const help = pageOf(node('button', 'How do I change my password?', { expanded: false }));
  expect(did(planned('Change my password', help))).toBe('none');
  expect(did(planned('Open the question how do I change my password', help))).toContain('click');
  expect(did(planned('Reset my password', pageOf(node('link', 'Reset password'))))).toContain('click');
});

test('of several lines the one is meant whose title is just what is said', () => {
  const line = (title: string, price: string): SnapshotNode =>
    node('generic', '', {
      children: [
        node('generic', '', { text: title }),
        node('generic', '', { text: price }),
        node('button', 'Add'),
      ],
    });
  const lines = [line('Lights', '€ 30'), line('Rack', '€ 45'), line('Rack bag', '€ 60')];
  const page = pageOf(node('generic', '', { children: lines }));
  const added = (sentence: string): number | string => {
    const answer = planned(sentence, page);
    if (answer.kind !== 'found') return answer.kind;
    return lines.findIndex(({ children }) => children.at(-1)?.ref === answer.steps[0]?.ref);
  };
  expect(added('Add the rack')).toBe(1);
  expect(added('Add the rack bag')).toBe(2);
  const two = pageOf(
    node('generic', '', { children: [line('Rack bag', '€ 60'), line('Rack light', '€ 9')] }),
  );
  expect(did(planned('Add the rack', two))).toBe('ambiguous');
  const same = pageOf(node('generic', '', { children: [line('Rack', '€ 60'), line('Rack', '€ 9')] }));
  expect(did(planned('Add the rack', same))).toBe('ambiguous');
});

test('a part of a journey that has no place is not left out', () => {
  const page = pageOf(
    node('form', '', {
      children: [field('From'), field('To'), field('Passengers'), node('button', 'Search trips')],
    }),
  );
  expect(did(planned('Search trips from Bern to Prague', page))).toContain('with "Bern"');
  expect(stepsInAll('Search trips from Bern to Prague for 3 passengers', page)).toContain(
    'fill textbox "Passengers" with "3"',
  );
  expect(did(planned('Search trips from Bern to Prague on 3 May 2027', page))).not.toContain('fill');
});

test('what is thrown away is called as the button says, and a text to be sent has a button', () => {
  const page = pageOf(node('heading', 'Edit page', { level: 1 }), node('button', 'Discard changes'));
  expect(did(planned('Discard the page', page))).not.toContain('click');
  expect(did(planned('Discard the changes', page))).toBe('click button "Discard changes"');
  const editor = pageOf(
    node('heading', 'Edit page', { level: 1 }),
    node('generic', '', { children: [field('Title', { value: 'Welcome' })] }),
    node('generic', '', { children: [node('generic', '', { children: [node('button', 'Publish')] })] }),
  );
  expect(did(planned('Publish the page with the title "Home"', editor))).not.toContain('Enter');
});

test('an item without a control is not opened by the control of its list', () => {
  const item = (text: string): SnapshotNode => node('generic', '', { tag: 'div', text });
  const board = (title: string, ...items: string[]): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [
        node('generic', '', { text: title }),
        node('button', '+'),
        node('generic', '', { children: items.map((text) => item(text)) }),
      ],
    });
  const page = pageOf(
    node('generic', '', {
      children: [board('To do', 'Write docs', 'Fix login'), board('Done', 'Plan', 'Ship')],
    }),
  );
  expect(did(planned('Open Fix login', page))).not.toContain('"+"');
});

test('a deed is not done while a dialog asks which of several ways is meant', () => {
  const opener = node('button', 'Promote');
  const ways = ['Cancel', 'Admin', 'Owner'].map((name) => node('button', name));
  const dialog = node('dialog', '', { children: [node('text', 'Promote Per'), ...ways] });
  const first = planned(
    'Promote Per',
    pageOf(node('article', '', { children: [node('heading', 'Per'), opener] })),
  );
  expect(first.kind).toBe('found');
  if (first.kind !== 'found') return;
  const before = pageOf(opener);
  expect(did(planned('Promote Per', pageOf(opener, dialog), first.proof, before))).toBe('none');
  expect(did(planned('Promote Per', pageOf(opener), first.proof, before))).toBe('done');
});

test('how a dialog of the browser is answered that the sentence says nothing of', () => {
  const page = pageOf(node('heading', 'Router'), node('button', 'Restart'), node('link', 'Edit page'));
  const answers = (said: string): unknown => {
    const answer = planned(said, page);
    return answer.kind === 'found' ? answer.ifDialog : answer.kind;
  };
  expect(answers('Edit the page')).toMatchObject({ accept: true, strictly: true });
  expect(answers('click Restart')).toMatchObject({ accept: false, about: ['restart'] });
  expect(answers('Restart the router and accept the dialog')).not.toHaveProperty('about');
  expect(answers('Restart the router and edit the page')).toMatchObject({
    accept: true,
    next: { clauses: [{ text: 'edit the page' }] },
  });
});

test('a number in the name of a record counts nothing in the question about it', () => {
  const bed = (text: string): SnapshotNode =>
    node('listitem', '', { tag: 'li', children: [node('text', text), node('button', 'Release')] });
  const answers = (said: string, ...lines: string[]): unknown => {
    const answer = planned(said, pageOf(node('list', '', { tag: 'ul', children: lines.map(bed) })));
    return answer.kind === 'found' ? (answer.ifDialog?.names ?? []) : answer.kind;
  };
  expect(answers("Release Emil's bed", 'Bed 11, Rosa', 'Bed 12, Emil')).toEqual(['bed 12']);
  expect(answers("Release Emil's bed", 'Bed of Rosa', 'Bed of Emil, with 12 sheets')).toEqual([]);
});
