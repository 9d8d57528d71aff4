import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { FEDERATION_RUNTIME_VERSION, SHELL_API_VERSION } from '@portal/contract-shell-v1';
import type { Authenticator } from '@portal/service-kit/auth';
import { NotSignedIn } from '@portal/service-kit/errors';
import { createApp } from '@portal/service-kit/http';
import type { Logger } from '@portal/service-kit/logging';
import { sentences } from '../answers/translated';
import type { ReleaseIndex, ReleaseStore } from '../registry';
import type { ServiceRegistry } from '../services';
import { createKeys, refuseEnded, requireReleaser } from '../signing';
import type { CallCounts, Tally } from '../tally';
import type { Releaser } from './act';
import { presentBoard } from './board';
import { callsOfBoard, callsOfTeams, type DeskParts } from './desk-calls';
import { onDisk } from './on-disk';
import type { ReadMarks } from './read-mark';
import { createReleases } from './releases';
import { askAt, forActsMs, type ServiceWatch } from './services';
import type { TrialCallOptions } from './trial-calls';
import { sizes } from './version-figures';

export interface DeskOptions {
  store: ReleaseStore;
  tally: Tally;
  services: ServiceWatch;
  /** The shared release token. */
  token: string;
  /** The folder with the releases, shared by all gateways, which keep their common records there. */
  folder: string;
  publicUrl: string;
  /** The services that are registered at run time. Without it the calls to register services are missing. */
  registry?: ServiceRegistry;
  /** Checks the tokens of administrators. Without it there is no board. */
  authenticator?: Authenticator;
  logger?: Logger;
  now?: () => number;
  /** Returns the address that an invitation to a preview opens. */
  linkOf: TrialCallOptions['linkOf'];
  readMarks: ReadMarks;
  /** Who calls whom. */
  calls?: CallCounts;
}

/** Limit for JSON bodies, which are small. Uploaded builds are not JSON and have their own limit. */
const bodyLimitBytes = 10_000;

/** Makes the desk: the calls that make releases, and those of the board. `isDeskPath` says which paths belong to it. */
export function createDesk(options: DeskOptions) {
  const { store, tally, services, authenticator, logger, now, linkOf, readMarks, calls, registry } = options;
  const offer = () => ({
    shellApi: SHELL_API_VERSION,
    runtime: FEDERATION_RUNTIME_VERSION,
    contracts: services.contracts(),
    complete: services.isComplete(),
  });
  const offered = async () => {
    await services.ask(forActsMs);
    return offer();
  };
  const releases = createReleases({ store, offered, now, logger });
  const keys = createKeys({
    store,
    services: services.names,
    now,
    logger,
    guard: (work) => onDisk(work, logger),
  });
  const sizeOf = sizes(store);
  const board = async () => {
    const [asked, index, tallied, made] = await Promise.all([
      services.ask(),
      store.readIndex(),
      tally.read(),
      calls?.read() ?? {},
    ]);
    const bytes: Record<string, number | null> = {};
    for (const [name, { releases }] of Object.entries(index.remotes))
      for (const release of releases) bytes[`${name} ${release.version}`] = await sizeOf(name, release);
    return presentBoard({
      index,
      tallied,
      services: asked,
      offered: offer(),
      now: now?.() ?? Date.now(),
      bytes,
      calls: made,
    });
  };
  const fits = async () => {
    const [asked, index] = await Promise.all([services.ask(), store.readIndex()]);
    return { index, services: asked, offered: offer() };
  };
  const mayStill = (sender: unknown, part: string) => (index: ReleaseIndex) =>
    refuseEnded(index, part, sender as Releaser);
  const parts: DeskParts = {
    commands: { releases, board, linkOf, readMarks },
    keys,
    services: registry && { registry, ask: services.ask, askAt, fits, mayStill },
    fits,
  };
  const app = createApp({
    name: 'gateway',
    version: SHELL_API_VERSION,
    before: [
      requireReleaser({
        ...options,
        readIndex: () => onDisk(() => store.readIndex(), logger),
        numbers: join(options.folder, 'signed-requests'),
        bodyLimitBytes,
      }),
    ],
    bodyLimitBytes,
    sentences,
    calls: [...callsOfTeams(parts), ...(authenticator ? callsOfBoard(parts) : [])],
    ...(authenticator && { authenticator }),
    ...(logger && { logger }),
  });
  const answer = app.callback();
  return {
    releases,
    /** Returns the sender of a request. @throws NotSignedIn */
    actorOf: async (req: IncomingMessage, res: ServerResponse) => {
      if (!authenticator) throw new NotSignedIn();
      return authenticator.byToken(app.createContext(req, res));
    },
    /** Answers a request. `path` is free of aliases and includes the query. */
    handle(req: IncomingMessage, res: ServerResponse, path: string, requestId: string): void {
      req.url = path;
      req.headers['x-request-id'] = requestId;
      void answer(req, res);
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;

/** Whether the desk answers this path. */
export function isDeskPath(path: string): boolean {
  return /^\/(registry\/(remotes|fits|services)|api\/admin\/(modules|release-keys|release-token))(\/|$)/.test(
    path,
  );
}
