import type { IncomingMessage, ServerResponse } from 'node:http';
import { FEDERATION_RUNTIME_VERSION, SHELL_API_VERSION } from '@portal/contract-shell-v1';
import type { Authenticator } from '@portal/service-kit/auth';
import { createApp } from '@portal/service-kit/http';
import type { Logger } from '@portal/service-kit/logging';
import { sentences } from '../answers/translated';
import type { ReleaseStore } from '../registry';
import type { Tally } from '../tally';
import { presentBoard } from './board';
import { adminCalls, requireToken, tokenCalls } from './calls';
import { createReleases } from './releases';
import type { ServiceWatch } from './services';

export interface DeskOptions {
  store: ReleaseStore;
  tally: Tally;
  services: ServiceWatch;
  token: string;
  /** Without it administrators have no board. */
  authenticator?: Authenticator;
  logger?: Logger;
  now?: () => number;
}

/** A version and a share of the visitors. Builds are no JSON and have their own limit. */
const bodyLimitBytes = 10_000;

/** The calls that make releases: answers /registry/remotes and /api/admin/modules. */
export function createDesk({ store, tally, services, token, authenticator, logger, now }: DeskOptions) {
  const offer = (contracts: Record<string, string>) => ({
    shellApi: SHELL_API_VERSION,
    runtime: FEDERATION_RUNTIME_VERSION,
    contracts,
  });
  const offered = async () => {
    await services.ask();
    return offer(services.contracts());
  };
  const releases = createReleases({ store, offered, now, logger });
  const board = async () => {
    const [asked, index, tallied] = await Promise.all([services.ask(), store.readIndex(), tally.read()]);
    return presentBoard({ index, tallied, services: asked, offered: offer(services.contracts()) });
  };
  const app = createApp({
    name: 'gateway',
    version: SHELL_API_VERSION,
    before: [requireToken(token)],
    bodyLimitBytes,
    sentences,
    calls: [...tokenCalls({ releases, board }), ...(authenticator ? adminCalls({ releases, board }) : [])],
    ...(authenticator && { authenticator }),
    ...(logger && { logger }),
  });
  const answer = app.callback();
  return {
    releases,
    /** `path` is free of aliases and has its query. */
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
  return /^\/(registry\/remotes|api\/admin\/modules)(\/|$)/.test(path);
}
