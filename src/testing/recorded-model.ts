/** Records a model's answers into a file and replays them, so that a test of AI steps runs without a network. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LanguageModelInstance } from '../contract/model.js';
import { modelInstance, type ModelCall, type ModelReply } from './model-instance.js';

/** How a recording is used. */
export interface RecordedModelOptions {
  /** The recording: JSON, to be committed. */
  file: string;
  /** The model that answers what is not recorded; without one everything has to be. */
  model?: LanguageModelInstance;
  /** `auto`: what is recorded is replayed, the rest asked and recorded; `record`: all is asked anew. @default `auto` with a model, else `replay` */
  mode?: 'auto' | 'record' | 'replay';
}

interface Recording {
  version: 1;
  /** By question; several answers of one question in the order in which they were given. */
  answers: Record<string, ModelReply[]>;
}

interface ContentPart {
  type: string;
  text?: string;
}

/**
 * A model that replays a recording. Questions are told apart by what they say, the random mark around the page left out.
 * @throws (within the call) for a question that is not recorded when there is no model to ask
 */
export function recordedModel({
  file,
  model,
  mode = model ? 'auto' : 'replay',
}: RecordedModelOptions): LanguageModelInstance {
  const recording = mode === 'record' ? emptyRecording() : readRecording(file);
  const asked = new Map<string, number>();
  return modelInstance(model?.provider ?? 'cuebook', model?.modelId ?? 'recorded', async (call, options) => {
    const key = keyOf(call);
    const count = asked.get(key) ?? 0;
    asked.set(key, count + 1);
    const known = recording.answers[key] ?? [];
    const reply = known[Math.min(count, known.length - 1)];
    if (reply && (count < known.length || mode === 'replay')) return reply;
    if (!model || mode === 'replay') {
      throw new Error(
        `no answer is recorded in ${file} for this ${call.operation}: ${call.prompt.split('\n').at(-1) ?? ''}; record it with { model, mode: 'auto' }`,
      );
    }
    const fresh = replyOf(await Promise.resolve(model.doGenerate(options as never)));
    recording.answers[key] = [...known, fresh];
    writeRecording(file, recording);
    return fresh;
  });
}

function keyOf({ operation, system, prompt, schema }: ModelCall): string {
  const steady = prompt.replaceAll(/<(\/?)page-[^>]*>/g, '<$1page>');
  const hash = createHash('sha256')
    .update(JSON.stringify([system, steady, schema]))
    .digest('hex');
  return `${operation} ${hash.slice(0, 16)}`;
}

function replyOf(result: unknown): ModelReply {
  const { content = [], usage = {} } = result as {
    content?: ContentPart[];
    usage?: { inputTokens?: number | { total?: number }; outputTokens?: number | { total?: number } };
  };
  const count = (tokens: number | { total?: number } | undefined): number =>
    typeof tokens === 'number' ? tokens : (tokens?.total ?? 0);
  return {
    text: content.map((part) => (part.type === 'text' ? (part.text ?? '') : '')).join(''),
    promptTokens: count(usage.inputTokens),
    completionTokens: count(usage.outputTokens),
  };
}

function emptyRecording(): Recording {
  return { version: 1, answers: {} };
}

function readRecording(file: string): Recording {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return emptyRecording();
  }
  const recording = JSON.parse(text) as Recording;
  if (recording.version !== 1) throw new Error(`${file} is a recording of another version`);
  return recording;
}

function writeRecording(file: string, recording: Recording): void {
  mkdirSync(dirname(file), { recursive: true });
  const answers = Object.fromEntries(
    Object.entries(recording.answers).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(file, `${JSON.stringify({ ...recording, answers }, null, 2)}\n`);
}
