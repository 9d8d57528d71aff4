import { CONTRACT_VERSION } from '@portal/contract-svc-example-name-v1';
import type { Authenticator } from '@portal/service-kit/auth';
import { type Checks, createApp } from '@portal/service-kit/http';
import type { Logger } from '@portal/service-kit/logging';
import type Koa from 'koa';
import { version } from '../package.json';
import { allCalls } from './calls';
import { statuses } from './errors';
import type { Service } from './service';

export const name = 'svc-example-name';

export interface AppOptions {
  service: Service;
  authenticator: Authenticator;
  logger?: Logger;
  /** Further checks for /readyz, besides the database. */
  checks?: Checks;
}

/** Builds the app, which does not listen yet. */
export function buildApp({ service, authenticator, logger, checks }: AppOptions): Koa {
  return createApp({
    name,
    version,
    contracts: { [name]: CONTRACT_VERSION },
    calls: allCalls(service),
    authenticator,
    statuses,
    checks: { database: () => service.entries.ping(), ...checks },
    ...(logger && { logger }),
  });
}
