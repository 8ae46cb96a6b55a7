/** Which model an operation uses and with whose key, so that the server's own keys never leave for an address of a client. */
import type { Model } from '../contract/api-common.js';
import { partsOf, type ModelConfiguration } from '../contract/model.js';
import { createGrounders } from '../engine/grounders.js';
import type { EngineParts } from '../engine/context.js';
import { refusedHost, type AddressRules } from './address.js';
import { refusal } from './refusal.js';

/** What decides about the model of a call. */
export interface ModelQuestion {
  /** `options.model` of the call. */
  model: Model | undefined;
  /** `modelName` of the session. */
  sessionModel: string;
  /** `x-model-api-key` of the call. */
  headerKey: string | undefined;
  /** The key that came with the start of the session. */
  sessionKey: string | undefined;
}

/** A model that is decided. */
export interface ChosenModel {
  /** For the engine's `model` option. */
  model: string | object;
  /** `provider/model` or `builtin`. */
  name: string;
  grounderFor: EngineParts['grounderFor'];
  /** To be scrubbed from everything that is said. */
  secrets: readonly string[];
}

/** Most configurations of one session that are kept ready. */
const MAX_READY = 8;

/**
 * Chooses the models of one session. Precedence of the key: the call's configuration, the call's header, the start of the
 * session, the server's environment; the last only towards the provider's own address.
 */
export function createModelChooser(parts: {
  environment: Readonly<Record<string, string | undefined>>;
  rules: AddressRules;
}): (question: ModelQuestion) => ChosenModel {
  const ready = new Map<string, ChosenModel>();
  return (question) => {
    const { model = question.sessionModel, headerKey, sessionKey } = question;
    const key = JSON.stringify([model, headerKey, sessionKey]);
    let chosen = ready.get(key);
    if (!chosen) {
      chosen = choose(model, headerKey ?? sessionKey, parts);
      if (ready.size >= MAX_READY) ready.clear();
      ready.set(key, chosen);
    }
    return chosen;
  };
}

/** @throws InvalidAISDKModelFormatError for a name that is neither `builtin` nor `provider/model`. */
export function checkModelName(name: string): void {
  if (name !== 'builtin') partsOf(name);
}

function choose(
  given: Model,
  fallbackKey: string | undefined,
  { environment, rules }: { environment: Readonly<Record<string, string | undefined>>; rules: AddressRules },
): ChosenModel {
  if (given === 'builtin') return { ...ready(given, environment), name: given, secrets: [] };
  const base: ModelConfiguration = typeof given === 'string' ? { modelName: given } : given;
  partsOf(base.modelName);
  const addresses = addressesOf(base);
  for (const address of addresses) {
    const reason = refusedHost(new URL(address), { ...rules, allowedHosts: undefined });
    if (reason)
      throw refusal('invalid', reason, { issues: [{ path: 'options.model.baseURL', message: reason }] });
  }
  const authorised = 'auth' in base;
  const key = authorised ? undefined : ((base as { apiKey?: string }).apiKey ?? fallbackKey);
  const configuration = key === undefined ? base : { ...base, apiKey: key };
  // An address of the client's choice gets the client's key or none: else anybody could collect the server's keys.
  const own = addresses.length > 0 ? {} : environment;
  return { ...ready(configuration, own), name: base.modelName, secrets: secretsOf(configuration) };
}

function ready(
  model: string | object,
  environment: Readonly<Record<string, string | undefined>>,
): Pick<ChosenModel, 'model' | 'grounderFor'> {
  return { model, grounderFor: createGrounders({ model, environment }) };
}

/** Every address of a configuration that a client may set. */
function addressesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    /^(baseURL|auth_uri|token_uri)$/.test(name) && typeof inner === 'string' ? [inner] : addressesOf(inner),
  );
}

function secretsOf(configuration: object): string[] {
  return Object.entries(configuration).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null)
      return name === 'headers' ? Object.values(value) : secretsOf(value);
    return /^(apiKey|token|private_key)$/.test(name) && typeof value === 'string' ? [value] : [];
  });
}
