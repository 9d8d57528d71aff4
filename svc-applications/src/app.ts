import { CONTRACT_VERSION } from '@portal/contract-svc-applications-v1';
import type { Authenticator } from '@portal/service-kit/auth';
import { type Checks, createApp } from '@portal/service-kit/http';
import { outboxMetrics } from '@portal/service-kit/outbox';
import type Koa from 'koa';
import { version } from '../package.json';
import { allCalls } from './calls';
import { statuses } from './errors';
import { portalGate } from './portal/gate-routes';
import type { Service } from './service';
import { outboxName } from './store';

export const name = 'svc-applications';

export interface AppOptions {
  service: Service;
  authenticator: Authenticator;
  /** What /readyz asks beside the database and the object store. */
  checks?: Checks;
}

/** The app without a port. */
export function buildApp({ service, authenticator, checks }: AppOptions): Koa {
  return createApp({
    name,
    version,
    contracts: { [name]: CONTRACT_VERSION },
    calls: allCalls(service),
    authenticator,
    statuses,
    before: [portalGate(service.portal, authenticator)],
    checks: {
      database: () => service.stores.ping(),
      'object store': () => service.files.ready(),
      ...checks,
    },
    metrics: [outboxMetrics(service.stores.outbox, outboxName)],
    bodyLimitBytes: 256 * 1024,
    logger: service.logger,
  });
}
