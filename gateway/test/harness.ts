import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listen as listenHere } from '@portal/test-kit';
import { securityHeaders } from '../src/answers/security-headers';
import { createGateway, type GatewayOptions } from '../src/gateway';
import { type Catalogue, folderReleaseStore, releaseCatalogue } from '../src/registry';
import { folderSource } from '../src/static';

const cleanups: (() => Promise<unknown>)[] = [];

/** Closes everything the test has started, the latest first. */
export async function cleanUp(): Promise<void> {
  for (const end of cleanups.splice(0).reverse()) await end();
}

export interface Listening {
  port: number;
  url: string;
  stop(): Promise<void>;
}

export async function listen(server: Server, port = 0): Promise<Listening> {
  const url = await listenHere(server, port);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  cleanups.push(stop);
  return { port: Number(new URL(url).port), url, stop };
}

/** A service that answers with the request it got. */
export function echo(req: IncomingMessage, res: ServerResponse): void {
  let size = 0;
  req.on('data', (chunk: Buffer) => {
    size += chunk.length;
  });
  req.on('end', () => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ method: req.method, url: req.url, headers: req.headers, size }));
  });
}

export function upstream(handler = echo, port = 0): Promise<Listening> {
  return listen(createServer(handler), port);
}

const silent = { debug() {}, warn() {}, error() {} };
const noRemotes: Catalogue = {
  immutable: true,
  registry: async () => ({ shellApi: '1.0.0', remotes: {} }),
  differs: async () => false,
  files: () => undefined,
};

export async function gateway(options: Partial<GatewayOptions> = {}): Promise<Listening & { ops: string }> {
  const security = securityHeaders({
    publicUrl: 'http://127.0.0.1',
    allowRemoteOverrides: false,
    logo: null,
  });
  const entrance = createGateway({
    services: {},
    shell: folderSource('/nowhere'),
    catalogue: noRemotes,
    config: { branding: branding('Hope House'), remoteOverrides: false, keepPages: true },
    languages: ['en'],
    security,
    publicUrl: 'https://portal.example',
    trustProxy: false,
    version: '1.2.3',
    log: silent,
    ...options,
  });
  cleanups.push(() => entrance.close());
  const ops = await listen(entrance.ops);
  return { ...(await listen(entrance.server)), ops: ops.url };
}

export function branding(name: string) {
  return { name, logo: null, mailbox: 'a@b.org', website: null, social: [], newsletter: null };
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  json<T = Record<string, unknown>>(): T;
}

export interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The body in chunks, sent without a length. */
  chunks?: Buffer[];
}

/** Sends the path exactly as given: nothing is normalised on the way. */
export function ask(base: string, path: string, asking: Asking = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, chunks } = asking;
  const { hostname, port } = new URL(base);
  const length: Record<string, string> =
    body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const req = request({ hostname, port, path, method, headers: { ...length, ...headers }, agent: false });
    req.on('error', reject);
    req.on('response', (res) => {
      const parts: Buffer[] = [];
      res.on('data', (chunk: Buffer) => parts.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        const whole = Buffer.concat(parts);
        const json = <T>() => JSON.parse(whole.toString()) as T;
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: whole, json });
      });
    });
    for (const chunk of chunks ?? []) req.write(chunk);
    req.end(body);
  });
}

/** A folder with these files, gone after the test. */
export async function folderWith(files: Record<string, string | Buffer>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** The files of a built remote with one page. */
export function remoteFiles(name: string, path: string, more: Record<string, string> = {}) {
  return {
    'manifest.json': JSON.stringify({ name, pages: [{ path, mount: './page' }], shellApi: '^1.0.0' }),
    'mf-manifest.json': JSON.stringify({
      metaData: { buildInfo: { buildVersion: '1.0.0' }, remoteEntry: { name: 'remoteEntry.js', path: '' } },
      exposes: [
        {
          path: './page',
          assets: { js: { sync: ['page.0123456789ab.js'] }, css: { sync: ['page.0123456789ab.css'] } },
        },
      ],
    }),
    'remoteEntry.js': 'entry',
    'page.0123456789ab.js': 'page',
    'page.0123456789ab.css': 'styles',
    ...more,
  };
}

export async function releases(folder: string) {
  const store = folderReleaseStore(folder);
  return { store, catalogue: releaseCatalogue(store) };
}
