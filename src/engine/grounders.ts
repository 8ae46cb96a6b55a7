/** Chooses who grounds: the built-in engine or a model. Loads either only when it is first needed. */
import {
  createAccount,
  createBudget,
  type Account,
  type Budget,
  type BudgetLimits,
  type PriceTable,
} from '../grounding/budget.js';
import { createFileAccount } from '../grounding/budget-file.js';
import type { Grounder } from '../grounding/grounder.js';

/** What may be spent on models: by one operation, by all operations of this source, by all sources of a run. */
export interface Budgets {
  call?: BudgetLimits | undefined;
  test?: BudgetLimits | undefined;
  run?: BudgetLimits | undefined;
}

/** Where the model of a call comes from. */
export interface GrounderSource {
  /** `builtin`, `provider/model`, a model configuration, or an AI SDK model instance. */
  model: string | object;
  /** For the keys of providers. */
  environment: Readonly<Record<string, string | undefined>>;
  budgets?: Budgets | undefined;
  /** What tokens cost; needed for limits of cost. */
  prices?: PriceTable | undefined;
  /** File in which the processes of a run keep account together. @default the run is this process */
  runAccount?: string | undefined;
  /** Directory that every call to a model is written to, scrubbed. */
  inferenceDirectory?: string | undefined;
  /** Values of the variables used so far, kept up by the engine: no prompt shows one. */
  secretsSeen?: ReadonlySet<string> | undefined;
  /** Tokens of one prompt of `act` and `observe`. @default 4000 */
  promptTokens?: number | undefined;
  /** A sentence that names its elements beyond doubt is carried out without the model. @default true */
  literalFastPath?: boolean | undefined;
}

/** How much more of a page `extract` may show to a model than `act`: what it is asked for is more often all of it. */
const EXTRACT_SHARE = 4;

const accountOfProcess = createAccount();

/**
 * The grounder for the `model` option of a call; `undefined` means the source's own. It is asked for once an operation, and
 * counts against a budget of its own.
 * @throws MissingLLMConfigurationError, UnsupportedModelError, InvalidAISDKModelFormatError
 */
export function createGrounders(source: GrounderSource): (model: unknown) => Promise<Grounder> {
  const opened = new Map<unknown, Promise<(budgets: readonly Budget[]) => Grounder>>();
  const { budgets = {}, runAccount } = source;
  const budget = (name: string, limits: BudgetLimits | undefined, account?: Account): Budget[] =>
    limits
      ? [
          createBudget(name, {
            limits,
            ...(source.prices && { prices: source.prices }),
            ...(account && { account }),
          }),
        ]
      : [];
  const shared = [
    ...budget('this test', budgets.test),
    ...budget(
      'this run',
      budgets.run,
      runAccount === undefined ? accountOfProcess : createFileAccount(runAccount),
    ),
  ];
  return async (model) => {
    const wanted = model ?? source.model;
    let open = opened.get(wanted);
    if (!open) {
      open = openGrounder(wanted, source);
      opened.set(wanted, open);
    }
    return (await open)([...budget('this call', budgets.call), ...shared]);
  };
}

async function openGrounder(
  model: unknown,
  { environment, inferenceDirectory, secretsSeen, promptTokens, literalFastPath = true }: GrounderSource,
): Promise<(budgets: readonly Budget[]) => Grounder> {
  if (model === 'builtin') {
    const { createBuiltIn } = await import('../grounding/built-in/built-in.js');
    const builtIn = createBuiltIn();
    return () => builtIn;
  }
  const { openModel } = await import('../grounding/model.js');
  const { createInferenceLog } = await import('../grounding/model-log.js');
  const { literalFirst } = await import('../grounding/literal.js');
  const grounderOn = await openModel({
    model,
    environment,
    secretsSeen,
    ...(promptTokens !== undefined && { promptTokens, extractTokens: promptTokens * EXTRACT_SHARE }),
    ...(inferenceDirectory !== undefined && { log: createInferenceLog(inferenceDirectory) }),
  });
  return (budgets) => {
    const grounder = grounderOn(budgets);
    return literalFastPath ? literalFirst(grounder) : { ...grounder, isLiteralFirst: false };
  };
}
