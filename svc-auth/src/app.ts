import { CONTRACT_VERSION } from '@portal/contract-svc-auth-v1';
import { createApp } from '@portal/service-kit/http';
import type { Logger } from '@portal/service-kit/logging';
import { outboxMetrics } from '@portal/service-kit/outbox';
import type Koa from 'koa';
import { version } from '../package.json';
import { allCalls } from './calls';
import { statuses } from './errors';
import type { Service } from './service';
import { createAuthenticator } from './sessions/authenticator';
import { outboxName } from './store';

export const name = 'svc-auth';

export interface AppOptions {
  service: Service;
  serviceCredential: string;
  logger?: Logger;
}

/** The app without a port. */
export function buildApp({ service, serviceCredential, logger }: AppOptions): Koa {
  const authenticator = createAuthenticator(service);
  return createApp({
    name,
    version,
    contracts: { [name]: CONTRACT_VERSION },
    calls: allCalls(service, authenticator),
    authenticator,
    serviceCredential,
    statuses,
    checks: { database: () => service.stores.ping() },
    metrics: [outboxMetrics(service.stores.outbox, outboxName)],
    bodyLimitBytes: 64 * 1024,
    ...(logger && { logger }),
  });
}
