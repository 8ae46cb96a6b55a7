/** `cuebook/testing`: doubles of models, so that tests of AI steps run offline and always the same. */
export { scriptedModel, type ScriptedAnswer, type ScriptedModel } from './scripted-model.js';
export { recordedModel, type RecordedModelOptions } from './recorded-model.js';
export type { ModelCall } from './model-instance.js';
