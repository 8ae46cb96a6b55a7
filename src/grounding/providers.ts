/** From a model configuration to an AI SDK model. Each provider's library is loaded when it is first wanted; `openai` ships, the others are optional. */
import type { createVertex } from '@ai-sdk/google-vertex';
import type { LanguageModel } from 'ai';
import { MissingLLMConfigurationError, SvcInitError, UnsupportedModelError } from '../contract/errors.js';
import {
  partsOf,
  type AzureEntraModel,
  type AzureKeyModel,
  type GenericModel,
  type ModelConfiguration,
  type VertexModel,
} from '../contract/model.js';

/** Environment variables by name; read by whoever resolves the options, never here. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A model that can be called. */
export interface ResolvedModel {
  /** `provider/model`. */
  name: string;
  model: Exclude<LanguageModel, string>;
  /** The same model by the other endpoint of OpenAI, where the configuration leaves open which one the server has. */
  otherEndpoint?: Exclude<LanguageModel, string>;
  /** Keys and tokens of the configuration: to be scrubbed from everything that is said about a call. */
  secrets: readonly string[];
}

/** What a provider's row is given. */
interface Wanted {
  model: string;
  apiKey: string | undefined;
  baseURL: string | undefined;
  headers: Record<string, string> | undefined;
  configuration: ModelConfiguration;
  environment: Environment;
}

interface ProviderRow {
  /** Package that speaks to it, with the major that goes with the AI SDK of this package. */
  package: string;
  /** Usual environment variables of its key, in order. */
  keys: readonly string[];
  /** What else can take the place of a key, for the message. */
  orElse?: string;
  create(wanted: Wanted): Promise<Pick<ResolvedModel, 'model' | 'otherEndpoint'>>;
  /** The call is authorised by something else than a key. */
  isAuthorised?(wanted: Wanted): boolean;
}

const providers = {
  openai: { package: '@ai-sdk/openai@3', keys: ['OPENAI_API_KEY'], create: createOpenAIModel },
  anthropic: {
    package: '@ai-sdk/anthropic@3',
    keys: ['ANTHROPIC_API_KEY'],
    create: async ({ model, ...wanted }) => {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return { model: createAnthropic(settingsOf(wanted, 'ANTHROPIC_BASE_URL'))(model) };
    },
  },
  google: {
    package: '@ai-sdk/google@3',
    keys: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    create: async ({ model, ...wanted }) => {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return { model: createGoogleGenerativeAI(settingsOf(wanted))(model) };
    },
  },
  bedrock: {
    package: '@ai-sdk/amazon-bedrock@4',
    keys: ['AWS_BEARER_TOKEN_BEDROCK'],
    orElse: 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    isAuthorised: ({ environment }) =>
      Boolean(environment['AWS_ACCESS_KEY_ID'] && environment['AWS_SECRET_ACCESS_KEY']),
    create: createBedrockModel,
  },
  azure: {
    package: '@ai-sdk/azure@3',
    keys: ['AZURE_API_KEY'],
    isAuthorised: ({ configuration }) => 'auth' in configuration,
    create: createAzureModel,
  },
  vertex: {
    package: '@ai-sdk/google-vertex@4',
    keys: ['GOOGLE_VERTEX_API_KEY'],
    isAuthorised: ({ configuration }) => 'auth' in configuration,
    create: createVertexModel,
  },
} as const satisfies Record<string, ProviderRow>;

type ProviderName = keyof typeof providers;

type VertexSettings = NonNullable<Parameters<typeof createVertex>[0]>;

const googleTokenUri = 'https://oauth2.googleapis.com/token';

/** Other names of the same providers. */
const aliases: Readonly<Record<string, ProviderName>> = {
  microsoft: 'azure',
  gemini: 'google',
  'amazon-bedrock': 'bedrock',
  'google-vertex': 'vertex',
};

/**
 * The model of a configuration. Keys come from the configuration, else from the provider's usual environment variable.
 * A provider that is not of the table is taken for an OpenAI-compatible server when there is a `baseURL`; such a server
 * gets the key of the configuration or of `<PROVIDER>_API_KEY`, never the one that is meant for OpenAI.
 * @throws MissingLLMConfigurationError without a key; UnsupportedModelError for an unknown provider;
 *   SvcInitError when the provider's package is not installed
 */
export async function resolveModel(
  configuration: ModelConfiguration,
  environment: Environment,
): Promise<ResolvedModel> {
  const parts = partsOf(configuration.modelName);
  const given = configuration.provider;
  const provider = providerOf(given ?? parts.provider);
  if (!provider && !configuration.baseURL) throw unknownProvider(parts.provider);
  // "meta-llama/llama-3" with an explicit provider is the name that the server knows: only a provider's name is cut off.
  const isPrefix =
    given === undefined || parts.provider === given || providerOf(parts.provider) !== undefined;
  const model = isPrefix ? parts.model : configuration.modelName;
  const row: ProviderRow = provider
    ? providers[provider]
    : {
        package: '@ai-sdk/openai@3',
        keys: [`${constantCase(parts.provider)}_API_KEY`],
        create: createOpenAIModel,
      };
  const apiKey =
    ('apiKey' in configuration ? configuration.apiKey : undefined) ||
    row.keys.map((name) => environment[name]).find(Boolean);
  const wanted: Wanted = {
    model,
    apiKey,
    baseURL: configuration.baseURL,
    headers: configuration.headers,
    configuration,
    environment,
  };
  // A server of one's own often asks for no key; a provider always does.
  if (!apiKey && !row.isAuthorised?.(wanted) && !configuration.baseURL) throw missingKey(configuration, row);
  const name = provider && !isPrefix ? `${provider}/${model}` : configuration.modelName;
  const created = await load(row.package, () => row.create(wanted));
  return { name, ...created, secrets: secretsOf(configuration, apiKey) };
}

/** The keys of all providers that the environment holds: no message may show one, whoever was asked with it. */
export function keysOf(environment: Environment): string[] {
  const names = Object.values(providers).flatMap((row: ProviderRow) => row.keys);
  return [...names, 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN']
    .map((name) => environment[name])
    .filter((value) => value !== undefined && value.length > 2) as string[];
}

async function createOpenAIModel({
  model,
  configuration,
  environment,
  ...wanted
}: Wanted): ReturnType<ProviderRow['create']> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  const { openaiEndpointFormat: format } = configuration as GenericModel;
  const openai = createOpenAI({
    ...settingsOf({ ...wanted, environment }, 'OPENAI_BASE_URL'),
    // The library insists on a key even where the server wants none.
    apiKey: wanted.apiKey ?? 'none',
  });
  if (format === 'chat') return { model: openai.chat(model) };
  const responses = openai.responses(model);
  return format === undefined && configuration.baseURL
    ? { model: responses, otherEndpoint: openai.chat(model) }
    : { model: responses };
}

async function createBedrockModel({
  model,
  environment,
  ...wanted
}: Wanted): ReturnType<ProviderRow['create']> {
  const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock');
  return {
    model: createAmazonBedrock({
      ...settingsOf({ ...wanted, environment }),
      region: environment['AWS_REGION'] ?? environment['AWS_DEFAULT_REGION'] ?? 'us-east-1',
      ...(!wanted.apiKey &&
        withoutUndefined({
          accessKeyId: environment['AWS_ACCESS_KEY_ID'],
          secretAccessKey: environment['AWS_SECRET_ACCESS_KEY'],
          sessionToken: environment['AWS_SESSION_TOKEN'],
        })),
    })(model),
  };
}

async function createAzureModel({
  model,
  apiKey,
  configuration,
  environment,
}: Wanted): ReturnType<ProviderRow['create']> {
  const { createAzure } = await import('@ai-sdk/azure');
  const given = configuration as AzureKeyModel | AzureEntraModel | GenericModel;
  const options = 'providerOptions' in given ? given.providerOptions.azure : {};
  const token = 'auth' in given ? given.auth.token : undefined;
  const azure = createAzure(
    withoutUndefined({
      resourceName: options.resourceName ?? environment['AZURE_RESOURCE_NAME'],
      baseURL: options.baseURL ?? given.baseURL,
      apiVersion: options.apiVersion,
      useDeploymentBasedUrls: options.useDeploymentBasedUrls,
      fetch: options.apiVersion === undefined ? undefined : withApiVersion(options.apiVersion),
      headers: { ...given.headers, ...options.headers },
      ...(token ? { tokenProvider: () => Promise.resolve(token) } : { apiKey: apiKey ?? 'none' }),
    }),
  );
  const isChat = 'openaiEndpointFormat' in given && given.openaiEndpointFormat === 'chat';
  return { model: isChat ? azure.chat(model) : azure(model) };
}

/** The library sends the version to addresses of Azure only; a gateway in front of Azure wants it all the same. */
function withApiVersion(apiVersion: string): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.searchParams.has('api-version')) url.searchParams.set('api-version', apiVersion);
    return fetch(url, init);
  };
}

async function createVertexModel({
  model,
  apiKey,
  headers,
  configuration,
  environment,
}: Wanted): ReturnType<ProviderRow['create']> {
  const { createVertex } = await import('@ai-sdk/google-vertex');
  const { auth, providerOptions, baseURL } = configuration as Partial<VertexModel>;
  const options = providerOptions?.vertex;
  return {
    model: createVertex(
      withoutUndefined({
        project: options?.project ?? environment['GOOGLE_VERTEX_PROJECT'],
        location: options?.location ?? environment['GOOGLE_VERTEX_LOCATION'],
        baseURL: options?.baseURL ?? baseURL,
        headers: { ...headers, ...options?.headers },
        apiKey: auth ? undefined : apiKey,
        googleAuthOptions: auth && (await googleAuthOf(auth)),
      }),
    )(model),
  };
}

/** Options of Google's library; a token address of its own is asked by us, because the library only ever asks Google's. */
async function googleAuthOf({
  credentials,
  scopes,
  projectId,
  universeDomain,
}: VertexModel['auth']): Promise<NonNullable<VertexSettings['googleAuthOptions']>> {
  const options = withoutUndefined({
    credentials: withoutUndefined(credentials),
    scopes,
    projectId,
    universeDomain: universeDomain ?? credentials.universe_domain,
  });
  const { token_uri: tokenUri } = credentials;
  if (!tokenUri || tokenUri === googleTokenUri) return options;
  const { createTokenSource } = await import('./google-token.js');
  const authClient = createTokenSource({
    clientEmail: credentials.client_email,
    privateKey: credentials.private_key,
    privateKeyId: credentials.private_key_id,
    tokenUri,
    scopes: [scopes ?? []].flat(),
  });
  return {
    authClient: authClient as unknown as NonNullable<
      NonNullable<VertexSettings['googleAuthOptions']>['authClient']
    >,
  };
}

/** Settings that all libraries share. The base address of the environment is passed on, because the libraries would read it by themselves. */
function settingsOf(
  { apiKey, baseURL, headers, environment }: Omit<Wanted, 'model' | 'configuration'>,
  baseUrlVariable = '',
): { apiKey?: string; baseURL?: string; headers?: Record<string, string> } {
  return withoutUndefined({
    apiKey,
    baseURL: baseURL ?? (environment[baseUrlVariable] || undefined),
    headers,
  });
}

function providerOf(name: string): ProviderName | undefined {
  const lower = name.toLowerCase();
  return Object.hasOwn(providers, lower) ? (lower as ProviderName) : aliases[lower];
}

async function load<T>(packageName: string, create: () => Promise<T>): Promise<T> {
  try {
    return await create();
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    const name = packageName.replace(/@\d+$/, '');
    const isMissing = code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
    // A package that is there but lacks one of its own is another problem, and says so itself.
    if (!isMissing || !(error as Error).message.includes(`'${name}'`)) throw error;
    throw new SvcInitError({
      looked: `the package ${name}, which speaks to this provider`,
      found: 'that it is not installed',
      next: `Install it: npm install --save-dev ${packageName}`,
    });
  }
}

function missingKey(configuration: ModelConfiguration, row: ProviderRow): MissingLLMConfigurationError {
  return new MissingLLMConfigurationError({
    looked: `a key for the model ${configuration.modelName}`,
    where: `in the model's configuration (apiKey) and in ${row.keys.join(', ')}`,
    found: 'none',
    next: `Set ${row.keys[0]}${row.orElse ? ` (or ${row.orElse})` : ''} in the environment or in .env, or use model: "builtin", which needs no key.`,
  });
}

function unknownProvider(provider: string): UnsupportedModelError {
  return new UnsupportedModelError({
    looked: `the provider "${provider.slice(0, 60)}"`,
    found: `that the providers are ${[...Object.keys(providers), 'microsoft'].join(', ')}`,
    next: 'For any OpenAI-compatible server give { modelName, baseURL }; for anything else pass an AI SDK model instance.',
  });
}

function secretsOf(configuration: ModelConfiguration, apiKey: string | undefined): string[] {
  const auth = 'auth' in configuration ? configuration.auth : undefined;
  return [
    apiKey,
    auth && 'token' in auth ? auth.token : undefined,
    auth && 'credentials' in auth ? auth.credentials.private_key : undefined,
    ...headersOf(configuration)
      .filter(([name]) => /auth|key|token|secret|cookie/i.test(name))
      .map(([, value]) => value),
  ].filter((value) => value !== undefined && value.length > 2) as string[];
}

function headersOf(configuration: ModelConfiguration): [string, string][] {
  const options = 'providerOptions' in configuration ? Object.values(configuration.providerOptions) : [];
  return [configuration, ...options].flatMap(({ headers }) => Object.entries(headers ?? {}));
}

function constantCase(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]+/g, '_').toUpperCase();
}

type Defined<T> = { [Name in keyof T]: Exclude<T[Name], undefined> };

/** Without the fields that are undefined: the libraries tell "absent" from "undefined". */
function withoutUndefined<T extends object>(values: T): Partial<Defined<T>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<
    Defined<T>
  >;
}
