/** The way of cue files from one version of the format to the next. Each takes plain data that no schema has checked yet. */

/** Turns the data of one version into that of the next. */
export type Migration = (data: Record<string, unknown>) => Record<string, unknown>;

/**
 * Version 1 kept what differs between two machines that record the same: the place of an element in pixels, and messages
 * that come and go by themselves as effects of a step. Neither was ever needed for a replay.
 */
export const fromVersion1: Migration = (data) => withoutUnstable(data) as Record<string, unknown>;

function withoutUnstable(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutUnstable(each));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !(name === 'fingerprint' && key === 'box'));
  const clean = Object.fromEntries(kept.map(([key, each]) => [key, withoutUnstable(each, key)]));
  if (name === 'postcondition' && Array.isArray(clean['appeared'])) {
    clean['appeared'] = clean['appeared'].filter((entry) => !/^(?:alert|status)\b/u.test(String(entry)));
    if ((clean['appeared'] as unknown[]).length === 0) delete clean['appeared'];
  }
  const { postcondition, ...rest } = clean;
  return postcondition !== undefined && JSON.stringify(postcondition) === '{}' ? rest : clean;
}
