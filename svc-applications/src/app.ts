import { CONTRACT_VERSION } from '@portal/contract-svc-applications-v1';
import { REPORT_VIEWS, REPORT_VIEWS_VERSION } from '@portal/contract-svc-applications-v1/report-views';
import type { Authenticator } from '@portal/service-kit/auth';
import type { ServiceCredentials } from '@portal/service-kit/env';
import { rememberOrigin } from '@portal/service-kit/events';
import { type Checks, createApp } from '@portal/service-kit/http';
import { outboxMetrics } from '@portal/service-kit/outbox';
import type Koa from 'koa';
import { version } from '../package.json';
import { allCalls } from './calls';
import { modules } from './modules';
import { needs } from './needs';
import { outboxName, portalGate, repairedCounters, type Service, sentences, statuses } from './platform';

export const name = 'svc-applications';

export interface AppOptions {
  service: Service;
  authenticator: Authenticator;
  /** The credentials by which services call each other; a plain string is one credential that all services share. */
  serviceCredential: string | ServiceCredentials;
  /** The key for hashing the networks of clients; the shared credential when absent. */
  originSecret?: string;
  /** Further checks of /readyz, beside the database and the object store. */
  checks?: Checks;
  /** The limit for all files that are being uploaded at the same time. */
  uploadSpaceBytes?: number;
}

/** The app, not yet listening. */
export function buildApp({
  service,
  authenticator,
  serviceCredential,
  originSecret = String(serviceCredential),
  checks,
  uploadSpaceBytes,
}: AppOptions): Koa {
  return createApp({
    name,
    version,
    contracts: { [name]: CONTRACT_VERSION, [REPORT_VIEWS]: REPORT_VIEWS_VERSION },
    needs,
    calls: allCalls(service),
    authenticator,
    serviceCredential,
    statuses,
    sentences,
    before: [
      rememberOrigin(originSecret),
      ...modules.flatMap(({ pages = [] }) => pages.map((answering) => answering(service))),
      portalGate(service.portal, authenticator),
    ],
    checks: {
      database: () => service.stores.ping(),
      'object store': () => service.files.ready(),
      ...checks,
    },
    metrics: [outboxMetrics(service.stores.outbox, outboxName), repairedCounters.registry],
    bodyLimitBytes: 256 * 1024,
    uploadSpaceBytes,
    logger: service.logger,
  });
}
