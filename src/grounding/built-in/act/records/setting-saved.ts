/** What has to come of a value that was chosen: it is saved where what came up asks for that, and then the record shows it. */
import type { Clause } from '../../language/clause.js';
import { plain } from '../../matching/describe.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, isInside } from '../../matching/page-index.js';
import { isSaving } from '../controls/do-name.js';
import { savers } from './setting-choice.js';
import { recordOfSetting, settingTarget } from './setting-target.js';

type SettingPhase = Extract<Phase, { kind: 'setting' }>;

const CONFIDENCE = 0.83;

/** A button that came up with the choices takes the choice over, unless the sentence goes on to press it. */
export function saved(phase: SettingPhase, scene: Scene, following: Clause | undefined): Outcome {
  const all = savers(scene.index);
  const countOf = (name: string, among: readonly string[]): number =>
    among.filter((each) => each === name).length;
  const names = all.map((each) => plain(each));
  const [setting] = phase.settings;
  const list = setting && recordOfSetting(setting, scene.index)?.parent;
  const [button, ...others] = all.filter((each) => {
    const name = plain(each);
    // What a line of the list has as well is none of what came up; the only one of its name is that of the form, which may be all that says the record.
    const isOfLines =
      list !== undefined &&
      isInside(each, list) &&
      all.some((other) => other !== each && plain(other) === name);
    if (isOfLines && ![...ancestorsOf(each)].some(({ node }) => node.role.endsWith('dialog'))) return false;
    const isNew = countOf(name, names) > countOf(name, phase.known);
    return (
      isNew &&
      phase.saving?.includes(name) &&
      !/^(?:covered|behind-dialog|inert)$/.test(each.node.hidden ?? '')
    );
  });
  if (!button || (following && isSaving(following))) return taken(phase, scene);
  if (others.length > 0 || button.node.disabled === true)
    return { kind: 'none', looked: `what saves "${phase.settings[0]?.value ?? ''}"`, nearest: [] };
  return {
    kind: 'steps',
    steps: [stepOn(button, 'click', { confidence: CONFIDENCE })],
    phase: { ...phase, stage: 'saved' },
  };
}

/** What showed the property has to show something else by now. */
export function taken({ settings: [setting], shown }: SettingPhase, { index }: Scene): Outcome {
  const target = shown === undefined || !setting ? undefined : settingTarget(setting, index);
  return target && target.isMenu !== true && target.shown === shown
    ? { kind: 'none', looked: `what the choice of "${setting?.value ?? ''}" has changed`, nearest: [] }
    : { kind: 'done', reason: `it is set to "${setting?.value ?? ''}"` };
}
