/** A real server on loopback with a real browser, and one call of its API; shared by the specs of server and remote client. */
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { z } from 'zod';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { launchOptions } from '../../scripts/browser.mjs';
import { operations, type OperationName } from '../../src/contract/api.js';
import { openApiDocument } from '../../src/server/openapi.js';
import { createServer, type ServerOptions } from '../../src/server/server.js';

/** The key of the servers of our tests. */
export const KEY = 'test-key-0123456789';

/** An answer with its headers. */
export interface Answer {
  status: number;
  headers: Headers;
  body: {
    success: boolean;
    data?: never;
    error?: string;
    code?: string;
    issues?: { path: string; message: string }[];
  };
}

/** A running server. */
export interface Service {
  url: string;
  close: () => Promise<void>;
  /** POST with a body, GET without; `raw` sends a text as it is. */
  call(
    path: string,
    options?: {
      body?: unknown;
      raw?: string;
      key?: string | null;
      headers?: Record<string, string>;
      method?: string;
    },
  ): Promise<Answer>;
  /** Starts a session with the built-in engine and gives its id. */
  start(body?: object): Promise<string>;
}

/** Answers are held to the document that the server publishes, every one that a test sees. */
const document = openApiDocument();
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'document');

/** @throws Error for an answer that does not fit what is published for its path and status */
export function checkAnswer(path: string, method: string, { status, body }: Answer): void {
  const [published] = Object.keys(document['paths'] as object).filter((each) =>
    new RegExp(`^${each.replace('{id}', '[^/]+')}$`).test(path.split('?')[0] ?? ''),
  );
  // What is not published has no shape but that of a failure, which the tests of failures look at.
  if (published === undefined) return;
  const place = published.replaceAll('~', '~0').replaceAll('/', '~1');
  const pointer = `${place}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`;
  const validate = ajv.getSchema(`document#/paths/${encodeURI(pointer)}`);
  if (!validate) throw new Error(`no schema is published for ${status} of ${method} ${published}`);
  if (validate(body)) return;
  throw new Error(
    `${status} of ${method} ${published} is not as published: ${JSON.stringify(validate.errors)} in ${JSON.stringify(body)}`,
  );
}

/** Starts a server; whoever starts it closes it. */
export async function startService(options: ServerOptions = {}): Promise<Service> {
  const server = createServer({
    port: 0,
    keys: [{ name: 'tests', key: KEY }],
    log: false,
    patienceMs: 300,
    requestsPerMinute: 100_000,
    browser: launchOptions(),
    environment: {},
    ...options,
  });
  const url = await server.listen();
  const call: Service['call'] = async (path, { body, raw, key = KEY, headers = {}, method } = {}) => {
    const hasBody = body !== undefined || raw !== undefined;
    const response = await fetch(`${url}${path}`, {
      method: method ?? (hasBody ? 'POST' : 'GET'),
      headers: {
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(key !== null && { 'x-svc-api-key': key }),
        ...headers,
      },
      ...(hasBody && { body: raw ?? JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer: Answer = {
      status: response.status,
      headers: response.headers,
      body: text.startsWith('{') ? JSON.parse(text) : text,
    };
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('application/json')) checkAnswer(path, method ?? (hasBody ? 'POST' : 'GET'), answer);
    return answer;
  };
  return {
    url,
    close: () => server.close(),
    call,
    start: async (body = {}) => {
      const { body: answer } = await call('/v1/sessions/start', { body: { modelName: 'builtin', ...body } });
      if (!answer.success) throw new Error(answer.error);
      return (answer.data as unknown as { sessionId: string }).sessionId;
    },
  };
}

/** The data of a success, checked against the contract of its operation. */
export function dataOf<Name extends Exclude<OperationName, 'end'>>(
  name: Name,
  answer: Answer,
): z.infer<(typeof operations)[Name]['answer']>['data'] {
  if (!answer.body.success) throw new Error(`${answer.status} ${answer.body.code}: ${answer.body.error}`);
  return (operations[name].answer.parse(answer.body) as unknown as { data: never }).data;
}

/** A page with a form, served over HTTP. */
const formPage = `<!doctype html><title>Profile</title><h1>Profile</h1>
<form onsubmit="document.querySelector('output').textContent='Saved '+document.querySelector('#n').value;return false">
<label>Name <input id=n></label><label>Password <input type=password id=p></label><button>Save</button></form>
<output role=status></output><p>Total: <b>12.50 EUR</b></p><ul><li>Blue mug</li><li>Red hat</li></ul>
<iframe title=inner src="/inner"></iframe>`;

const innerPage =
  "<!doctype html><title>Inner</title><button onclick=\"document.title='pressed';this.textContent='Pressed'\">Press me</button><p>Code: 42</p>";

const site: RequestListener = (request, response) => {
  const path = (request.url ?? '/').split('?')[0];
  if (path === '/slow') {
    setTimeout(() => response.end('late'), 20_000).unref();
    return;
  }
  if (path === '/redirect') {
    const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to') ?? '/';
    response.writeHead(302, { location: to }).end();
    return;
  }
  if (path === '/empty') {
    response.writeHead(204).end();
    return;
  }
  response.writeHead(path === '/missing' ? 404 : 200, { 'content-type': 'text/html' });
  response.end(path === '/inner' ? innerPage : formPage);
};

/** The site that sessions of the tests go to; ends with what it returns. */
export async function startSite(): Promise<{ url: string; close: () => void }> {
  const server = createHttpServer(site);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export { expect, test } from '../../fixtures/test.js';
