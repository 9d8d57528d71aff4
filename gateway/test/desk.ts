import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from '@portal/service-kit/logging';
import type { Pace } from '@portal/service-kit/room';
import { createTestIssuer } from '@portal/service-kit/testing';
import { create } from 'tar';
import { createPreview } from '../src/preview';
import { createRecovery } from '../src/recovery';
import { folderReleaseStore, followedIndex, releaseCatalogue, releasesOf, seed } from '../src/registry';
import { createDesk, createReadMarks, watchServices } from '../src/releases';
import { createServiceRegistry } from '../src/services';
import { folderSource } from '../src/static';
import { createTally } from '../src/tally';
import { createStaffMarks, createTrialNotices, lookAfterTrials } from '../src/trials';
import { createMarks } from '../src/visitors';
import { ask, folderWith, gateway, remoteFiles, upstream } from './harness';

export const name = 'mfe-admin';
export const token = 'the-release-token-of-the-tests';
/** Of the cookies that its gateway signs. */
export const key = 'the key of the tests';
const bearer = { authorization: `Bearer ${token}` };

/** The files of a build of mfe-admin; `change` replaces some of them. */
export const buildFiles = (change: Record<string, string> = {}) => remoteFiles(name, '/admin/*', change);

/** A service that reports these contracts. */
export const keeping = (contracts: Record<string, string>, needs: Record<string, string> = {}) =>
  upstream((_req, res) => res.end(JSON.stringify({ name: 'svc', version: '1.4.0', contracts, needs })));

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
  /** Address of a service to use in place of the one that reports `contracts`. */
  serviceUrl?: string;
  /** The version ranges that the service needs of other contracts. */
  needs?: Record<string, string>;
  now?: () => number;
  logger?: Logger;
  languages?: string[];
  /** The pace at which bodies must arrive. */
  pace?: Pace;
  /** Replicas of svc-auth: where the recovery page asks about passwords, and ended trials are reported. */
  authUrls?: string[];
}

/** A gateway with releases; the first build of mfe-admin is live. */
export async function releasingPortal({
  data,
  contracts = {},
  serviceUrl,
  needs = {},
  now,
  logger,
  languages = ['en'],
  pace,
  authUrls = [],
}: DeskOptions = {}) {
  const folder = data ?? (await folderWith({}));
  const store = folderReleaseStore(folder);
  const services = { 'svc-applications': [serviceUrl ?? (await keeping(contracts, needs)).url] };
  const registry = createServiceRegistry({ store, logger, now });
  await registry.refresh();
  const watch = watchServices(services, undefined, registry.all);
  // Longer than the gateway waits: a busy machine answers late, and the first report counts for the rest.
  await watch.ask(60_000);
  await seed(store, [{ name, folder: await folderWith(buildFiles()) }]);
  const published = async () => {
    const index = await store.readIndex();
    return new Set(releasesOf(index, name).map(({ version }) => `${name} ${version}`));
  };
  const tally = createTally({ folder, published, ...(now && { now }) });
  const marks = createMarks(key, false, now);
  const readMarks = createReadMarks(key, false, now);
  const issuer = await createTestIssuer();
  const { authenticator } = issuer;
  const desk = createDesk({
    store,
    tally,
    services: watch,
    registry,
    token,
    folder,
    publicUrl: 'https://portal.example',
    authenticator,
    now,
    linkOf: (mark) => `/preview/${marks.previewToken(mark)}`,
    readMarks,
    ...(logger && { logger }),
  });
  const shell = folderSource(
    await folderWith({ 'index.html': '<head><title>x</title><!--portal:preload--></head><body></body>' }),
  );
  const catalogue = releaseCatalogue(store, watch.contracts, now);
  const trials = lookAfterTrials({
    folder,
    store,
    index: followedIndex(store),
    acts: desk.releases,
    marks,
    everyMs: 0,
    notices: createTrialNotices({
      store,
      authUrls,
      credential: 'the-credential-of-the-tests',
      ...(now && { now }),
    }),
    ...(now && { now }),
  });
  const index = followedIndex(store);
  const recovery = createRecovery({
    index,
    releases: desk.releases,
    isToken: async (given) => given === token,
    authUrls,
    key,
    secure: false,
    languages,
    ...(now && { now }),
  });
  const entrance = await gateway({
    shell,
    catalogue,
    desk,
    tally,
    services,
    registered: registry,
    languages,
    visitorIn: marks.visitor,
    onReport: trials.onReport,
    preview: createPreview({ index, marks, languages, ...(now && { now }) }),
    recovery,
    mayReadAll: (authorization) => authorization === bearer.authorization,
    mayReadUpload: readMarks.opens,
    onCall: createStaffMarks({ index, actorOf: desk.actorOf, marks }),
    trustProxy: true,
    ...(pace && { pace }),
  });

  const call = (method: string, path: string, body?: object, headers: Record<string, string> = bearer) =>
    ask(entrance.url, path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const upload = async (version: string, content: Record<string, string | Buffer>, more = {}) => {
    const body = await packed(content);
    const headers = { ...bearer, 'content-digest': digestOf(body), ...more };
    return ask(entrance.url, `/registry/remotes/${name}/releases/${version}`, {
      method: 'PUT',
      headers,
      body,
    });
  };
  return {
    url: entrance.url,
    port: entrance.port,
    folder,
    store,
    tally,
    trials,
    marks,
    issuer,
    call,
    upload,
    act: (what: string, body?: object) => call('POST', `/registry/remotes/${name}/${what}`, body),
    send: (version: string, body: Buffer, headers: Record<string, string>) =>
      ask(entrance.url, `/registry/remotes/${name}/releases/${version}`, { method: 'PUT', headers, body }),
    liveFor: async (cookie = '') => {
      const answer = await ask(entrance.url, '/registry.json', { headers: { cookie } });
      return answer.json<{ remotes: Record<string, { version: string }> }>().remotes[name]?.version;
    },
    index: () => join(folder, 'registry.json'),
  };
}
