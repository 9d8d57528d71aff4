import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from '@portal/service-kit/logging';
import type { Pace } from '@portal/service-kit/room';
import { createTestIssuer } from '@portal/service-kit/testing';
import { create } from 'tar';
import { folderReleaseStore, releaseCatalogue, releasesOf, seed } from '../src/registry';
import { createDesk, watchServices } from '../src/releases';
import { folderSource } from '../src/static';
import { createTally } from '../src/tally';
import { ask, folderWith, gateway, remoteFiles, upstream } from './harness';

export const name = 'mfe-admin';
export const token = 'the-release-token-of-the-tests';
const bearer = { authorization: `Bearer ${token}` };

/** The files of a build of mfe-admin; `change` replaces some of them. */
export const buildFiles = (change: Record<string, string> = {}) => remoteFiles(name, '/admin/*', change);

/** A service that reports these contracts. */
export const keeping = (contracts: Record<string, string>) =>
  upstream((_req, res) => res.end(JSON.stringify({ name: 'svc', version: '1.4.0', contracts })));

/** A gzipped tar of these files. */
export async function packed(content: Record<string, string | Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of create({ gzip: true, cwd: await folderWith(content), portable: true }, ['.']))
    parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export const digestOf = (body: Buffer) => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

export interface DeskOptions {
  /** A folder that several gateways share. */
  data?: string;
  contracts?: Record<string, string>;
  now?: () => number;
  logger?: Logger;
  languages?: string[];
  /** How fast bodies have to arrive. */
  pace?: Pace;
}

/** A gateway with releases; the first build of mfe-admin is live. */
export async function releasingPortal({
  data,
  contracts = {},
  now,
  logger,
  languages = ['en'],
  pace,
}: DeskOptions = {}) {
  const folder = data ?? (await folderWith({}));
  const store = folderReleaseStore(folder);
  const service = await keeping(contracts);
  const services = { 'svc-applications': [service.url] };
  const watch = watchServices(services);
  await watch.ask();
  await seed(store, [{ name, folder: await folderWith(buildFiles()) }]);
  const published = async () => {
    const index = await store.readIndex();
    return new Set(releasesOf(index, name).map(({ version }) => `${name} ${version}`));
  };
  const tally = createTally({ folder, published });
  const issuer = await createTestIssuer();
  const { authenticator } = issuer;
  const desk = createDesk({
    store,
    tally,
    services: watch,
    token,
    authenticator,
    now,
    ...(logger && { logger }),
  });
  const shell = folderSource(
    await folderWith({ 'index.html': '<head><title>x</title><!--portal:preload--></head>' }),
  );
  const catalogue = releaseCatalogue(store, watch.contracts);
  const door = await gateway({ shell, catalogue, desk, tally, services, languages, ...(pace && { pace }) });

  const call = (method: string, path: string, body?: object, headers: Record<string, string> = bearer) =>
    ask(door.url, path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const upload = async (version: string, content: Record<string, string | Buffer>, more = {}) => {
    const body = await packed(content);
    const headers = { ...bearer, 'content-digest': digestOf(body), ...more };
    return ask(door.url, `/registry/remotes/${name}/releases/${version}`, { method: 'PUT', headers, body });
  };
  return {
    url: door.url,
    port: door.port,
    folder,
    store,
    tally,
    issuer,
    call,
    upload,
    act: (what: string, body?: object) => call('POST', `/registry/remotes/${name}/${what}`, body),
    send: (version: string, body: Buffer, headers: Record<string, string>) =>
      ask(door.url, `/registry/remotes/${name}/releases/${version}`, { method: 'PUT', headers, body }),
    liveFor: async (cookie = '') => {
      const answer = await ask(door.url, '/registry.json', { headers: { cookie } });
      return answer.json<{ remotes: Record<string, { version: string }> }>().remotes[name]?.version;
    },
    index: () => join(folder, 'registry.json'),
  };
}
