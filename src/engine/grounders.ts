/** Chooses who grounds: the built-in engine or a model. Loads either only when it is first needed. */
import { createBudget, type Budget, type BudgetLimits, type PriceTable } from '../grounding/budget.js';
import type { Grounder } from '../grounding/grounder.js';

/** Where the model of a call comes from. */
export interface GrounderSource {
  /** `builtin`, `provider/model`, a model configuration, or an AI SDK model instance. */
  model: string | object;
  /** For the keys of providers. */
  environment: Readonly<Record<string, string | undefined>>;
  /** Limits on what the models of this source may use together, and what tokens cost. */
  budget?: { limits: BudgetLimits; prices: PriceTable } | undefined;
  /** Directory that every call to a model is written to, scrubbed. */
  inferenceDirectory?: string | undefined;
}

/**
 * The grounder for the `model` option of a call; `undefined` means the source's own. Each is made once.
 * @throws MissingLLMConfigurationError, UnsupportedModelError, InvalidAISDKModelFormatError
 */
export function createGrounders(source: GrounderSource): (model: unknown) => Promise<Grounder> {
  const made = new Map<unknown, Promise<Grounder>>();
  const budgets = source.budget ? [createBudget('this test', source.budget)] : [];
  return (model) => {
    const wanted = model ?? source.model;
    let grounder = made.get(wanted);
    if (!grounder) {
      grounder = create(wanted, source, budgets);
      made.set(wanted, grounder);
    }
    return grounder;
  };
}

async function create(
  model: unknown,
  { environment, inferenceDirectory }: GrounderSource,
  budgets: readonly Budget[],
): Promise<Grounder> {
  if (model === 'builtin') {
    const { createBuiltIn } = await import('../grounding/built-in/built-in.js');
    return createBuiltIn();
  }
  const { createModelGrounder } = await import('../grounding/model.js');
  const { createInferenceLog } = await import('../grounding/model-log.js');
  return createModelGrounder({
    model,
    environment,
    budgets: () => budgets,
    ...(inferenceDirectory !== undefined && { log: createInferenceLog(inferenceDirectory) }),
  });
}
