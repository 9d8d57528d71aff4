import { CONTRACT_VERSION } from '@portal/contract-svc-auth-v1';
import type { ServiceCredentials } from '@portal/service-kit/env';
import { rememberOrigin } from '@portal/service-kit/events';
import { createApp } from '@portal/service-kit/http';
import type { Logger } from '@portal/service-kit/logging';
import { outboxMetrics } from '@portal/service-kit/outbox';
import type Koa from 'koa';
import { version } from '../package.json';
import { createAuthenticator } from './accounts/sessions/authenticator';
import { allCalls } from './calls';
import { needs } from './needs';
import { statuses } from './platform/errors';
import { sentences } from './platform/sentence-tables';
import type { Service } from './platform/service';
import { outboxName } from './platform/stores';

export const name = 'svc-auth';

export interface AppOptions {
  service: Service;
  /** Credentials by which other services call this service; a single text is shared by all of them. */
  serviceCredential: string | ServiceCredentials;
  /** Key for hashing network addresses; absent: the shared credential. */
  originSecret?: string;
  logger?: Logger;
}

/** The app, not yet listening. */
export function buildApp({
  service,
  serviceCredential,
  originSecret = String(serviceCredential),
  logger,
}: AppOptions): Koa {
  const authenticator = createAuthenticator(service);
  return createApp({
    name,
    version,
    contracts: { [name]: CONTRACT_VERSION },
    needs,
    calls: allCalls(service, authenticator),
    authenticator,
    serviceCredential,
    statuses,
    sentences,
    before: [rememberOrigin(originSecret)],
    checks: { database: () => service.stores.ping() },
    metrics: [outboxMetrics(service.stores.outbox, outboxName)],
    bodyLimitBytes: 64 * 1024,
    ...(logger && { logger }),
  });
}
