/** Serves the component pages from loopback: each page's own source, the packages' files as published, and bundles made on demand. */
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const pagesDirectory = fileURLToPath(new URL('pages/', import.meta.url));
const packagesDirectory = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Packages whose files a page may ask for. */
const published = ['@shoelace-style/shoelace', 'bootstrap', 'jquery', 'jquery-ui'];

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** A running server of the pages. */
export interface ComponentServer {
  /** `http://127.0.0.1:…`, without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

/** Starts the server on a free port. A page is `/<name>.html`; a page with a `.jsx` or `.bundle.js` source of the same name gets its bundle as `/bundle/<file>`. */
export async function serveComponents(): Promise<ComponentServer> {
  const bundles = new Map<string, Promise<string>>();
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '/', 'http://loopback').pathname, response, bundles);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(
  pathname: string,
  response: ServerResponse,
  bundles: Map<string, Promise<string>>,
): Promise<void> {
  const send = (body: string | Buffer, type: string): void => {
    response.setHeader('content-type', type);
    response.end(body);
  };
  const refuse = (why: unknown): void => {
    response.statusCode = 404;
    send(String(why), 'text/plain');
  };
  try {
    const [, kind = '', ...rest] = pathname.split('/');
    if (kind === 'bundle') {
      const file = path.basename(pathname);
      if (!bundles.has(file)) bundles.set(file, bundle(file));
      send((await bundles.get(file)) ?? '', types['.js'] ?? '');
    } else if (kind === 'lib') {
      const wanted = rest.join('/');
      if (!published.some((name) => wanted.startsWith(`${name}/`)) || wanted.includes('..')) refuse(wanted);
      else send(await readFile(packagesDirectory + wanted), types[path.extname(wanted)] ?? 'text/plain');
    } else if (kind === 'frame') {
      send(await readFile(`${pagesDirectory}${path.basename(pathname)}`), types['.html'] ?? '');
    } else if (kind.endsWith('.html')) {
      send(await pageOf(kind.slice(0, -'.html'.length)), types['.html'] ?? '');
    } else refuse(pathname);
  } catch (error) {
    refuse(error);
  }
}

/** The page's own markup, or an empty one with the bundle of the same name. */
async function pageOf(name: string): Promise<string> {
  try {
    return await readFile(`${pagesDirectory}${path.basename(name)}.html`, 'utf8');
  } catch {
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body><div id="root"></div><script src="/bundle/${name}.jsx"></script></body></html>`;
  }
}

async function bundle(file: string): Promise<string> {
  const built = await build({
    entryPoints: [pagesDirectory + path.basename(file)],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return built.outputFiles[0]?.text ?? '';
}
