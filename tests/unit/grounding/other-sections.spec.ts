/** What is nowhere on the page is looked for in its other sections, one after another; only what exactly one of them has is used, and the page goes back where none does. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, planned } from './snapshot.js';

type Sections = Readonly<Record<string, readonly SnapshotNode[]>>;

/** Goes through a page whose bar of this kind shows one section at a time, and tells the steps that are left over in the end. */
function walked(instruction: string, kind: 'tabs' | 'links' | 'items', sections: Sections): string[] {
  const shown = (open: string) => {
    const inItem = (name: string): SnapshotNode =>
      node('listitem', '', {
        tag: 'li',
        classes: name === open ? ['tabs__item--selected'] : ['tabs__item'],
        children: [node('link', name, { tag: 'a', ref: `way ${name}`, url: `#${name}` })],
      });
    if (kind === 'items') {
      const row = node('list', '', {
        tag: 'ul',
        classes: ['tabs'],
        children: Object.keys(sections).map(inItem),
      });
      return pageOf(row, node('generic', '', { children: [...(sections[open] ?? [])] }));
    }
    const ways = Object.keys(sections).map((name) =>
      kind === 'tabs'
        ? node('tab', name, { tag: 'button', ref: `way ${name}`, selected: name === open })
        : node('link', name, {
            tag: 'a',
            ref: `way ${name}`,
            url: `#${name}`,
            classes: name === open ? ['active'] : [],
          }),
    );
    const bar = node(kind === 'tabs' ? 'tablist' : 'navigation', '', { children: ways });
    return pageOf(bar, node('main', '', { children: [...(sections[open] ?? [])] }));
  };
  let open = Object.keys(sections)[0] ?? '';
  let before = shown(open);
  let answer = planned(instruction, before);
  if (answer.kind === 'none' && answer.lastly) answer = answer.lastly;
  let all: string[] = [];
  while (answer.kind === 'found' && all.length < 30) {
    const steps = answer.steps.map(({ description }) => description);
    all = [...(answer.forget === undefined ? all : all.slice(0, -answer.forget)), ...steps];
    if (answer.next === undefined) return all;
    const was = shown(open);
    open = /^way (.*)$/.exec(answer.steps[0]?.ref ?? '')?.[1] ?? open;
    before = was;
    answer = planned(instruction, shown(open), answer.next, before);
    if (answer.kind === 'none' && answer.lastly) answer = answer.lastly;
  }
  return [...all, answer.kind];
}

const profile = [node('textbox', 'Display name', { tag: 'input', inputType: 'text' })];
const security = [node('spinbutton', 'Session timeout', { tag: 'input', inputType: 'number' })];
const members = [
  node('table', '', {
    children: ['Ben Ortiz', 'Ann Lee'].map((name) =>
      node('row', '', {
        children: [
          node('cell', name),
          node('cell', '', { children: [node('button', 'Suspend', { tag: 'button' })] }),
        ],
      }),
    ),
  }),
];

for (const kind of ['tabs', 'links', 'items'] as const) {
  const click = (name: string) => `click ${kind === 'tabs' ? 'tab' : 'link'} "${name}"`;

  test(`a field of another section, behind ${kind}: the ways that led nowhere are no part of what is done`, () => {
    expect(
      walked('Set the session timeout to 30', kind, {
        Profile: profile,
        Members: members,
        Security: security,
      }),
    ).toEqual([click('Security'), 'fill spinbutton "Session timeout" with "30"']);
  });

  test(`a record of another section, behind ${kind}`, () => {
    expect(
      walked('Suspend Ben Ortiz', kind, { Profile: profile, Members: members, Security: security }),
    ).toEqual([click('Members'), 'click button "Suspend"']);
  });

  test(`what two sections have is not chosen, behind ${kind}`, () => {
    expect(
      walked('Set the session timeout to 30', kind, { Profile: profile, Web: security, App: security }).at(
        -1,
      ),
    ).toBe('none');
  });

  test(`where no section has it, the page goes back to the first, behind ${kind}`, () => {
    const path = walked('Set the password length to 12', kind, { Profile: profile, Security: security });
    expect(path.slice(-2)).toEqual([click('Profile'), 'none']);
  });
}

test('what does something is no section', () => {
  const path = walked('Set the session timeout to 30', 'links', {
    Profile: profile,
    'Log out': security,
    'Delete account': security,
  });
  expect(path).toEqual(['none']);
});

test('a navigation is not followed in the middle of filling in: nothing is begun', () => {
  const path = walked('Set the display name to Ann and the session timeout to 30', 'links', {
    Profile: profile,
    Security: security,
  });
  expect(path).toEqual(['none']);
});

test('a button that is asked for by its name has to be here', () => {
  expect(walked('Click the "Suspend" button', 'tabs', { Profile: profile, Members: members })).toEqual([
    'none',
  ]);
});

test('the name of a section is said by being in it', () => {
  const list = [
    node('list', '', {
      children: ['Old lamp', 'Old chair'].map((name) =>
        node('listitem', '', {
          children: [node('text', name), node('button', 'Restore', { tag: 'button' })],
        }),
      ),
    }),
  ];
  expect(
    walked('Restore the archived item "Old lamp"', 'tabs', { Current: profile, Archived: list }),
  ).toEqual(['click tab "Archived"', 'click button "Restore"']);
});

test('another page is not gone to where nothing says how to come back', () => {
  const link = (name: string, more: Partial<SnapshotNode>): SnapshotNode =>
    node('link', name, { tag: 'a', ...more });
  const page = (more: Partial<SnapshotNode>): ReturnType<typeof pageOf> =>
    pageOf(
      node('navigation', '', {
        children: [link('Members', { url: '/members' }), link('Overview', { url: '/overview', ...more })],
      }),
      node('main', ''),
    );
  const lastly = (more: Partial<SnapshotNode>): boolean => {
    const answer = planned('Set the session timeout to 30', page(more));
    return answer.kind === 'none' && answer.lastly !== undefined;
  };
  expect(lastly({})).toBe(false);
  expect(lastly({ classes: ['active'] })).toBe(true);
});
