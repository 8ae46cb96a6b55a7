/** Takes the values of variables out of a cue before it is kept: a page may show what was typed into it. */
import type { Cue, CueStep } from '../contract/cue.js';
import type { Fingerprint, Target } from '../contract/locator-data.js';
import { scrubDeep } from '../contract/variables.js';
import type { Operation } from './context.js';

/**
 * The cue without the secrets. What a fingerprint says in words that hold one is left out (a mask would never match again),
 * and so are locators; the structural one always stays.
 */
export function forgetSecrets(cue: Cue, { parts, secrets }: Operation): Cue {
  const long = [...(parts.secretsSeen ?? secrets)].filter((secret) => secret.length > 2);
  if (long.length === 0) return cue;
  const holds = (value: unknown): boolean => {
    const text = JSON.stringify(value) ?? '';
    return long.some((secret) => text.includes(JSON.stringify(secret).slice(1, -1)));
  };
  if (!holds(cue)) return cue;

  const target = ({ candidates, fingerprint }: Target): Target => {
    const clean = candidates.filter((candidate) => !holds(candidate));
    const { role, name, tag, neighbours, ...rest } = fingerprint;
    const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => !holds(value)));
    const print: Fingerprint = {
      ...(kept as Omit<Fingerprint, 'role' | 'name' | 'tag'>),
      role,
      name: holds(name) ? '' : name,
      tag,
      ...(neighbours && {
        neighbours: neighbours.map((text) => (holds(text) ? '' : text)) as [string, string],
      }),
    };
    return {
      candidates: clean.length > 0 ? clean : scrubDeep(candidates.slice(-1), long),
      fingerprint: print,
    };
  };
  const step = (each: CueStep): CueStep => {
    const { postcondition, ...rest } = each;
    const seen = postcondition && {
      ...postcondition,
      ...(postcondition.appeared && { appeared: postcondition.appeared.filter((entry) => !holds(entry)) }),
      ...(postcondition.vanished && { vanished: postcondition.vanished.filter((entry) => !holds(entry)) }),
    };
    return {
      ...rest,
      description: scrubDeep(each.description, long),
      ...(each.target && { target: target(each.target) }),
      ...(each.to && { to: target(each.to) }),
      ...(seen && { postcondition: seen }),
    };
  };
  const { body } = cue;
  const route = scrubDeep(cue.route, long);
  switch (body.kind) {
    case 'steps':
      return { ...cue, route, body: { kind: 'steps', steps: body.steps.map(step) } };
    case 'elements':
      return {
        ...cue,
        route,
        body: {
          kind: 'elements',
          elements: body.elements.map((each) => ({
            ...each,
            description: scrubDeep(each.description, long),
            target: target(each.target),
            ...(each.to && { to: target(each.to) }),
          })),
        },
      };
    case 'absent':
    case 'adopted':
    case 'reading':
    case 'checks':
    case 'judged':
      return scrubDeep({ ...cue, route }, long);
    default:
      return body satisfies never;
  }
}
