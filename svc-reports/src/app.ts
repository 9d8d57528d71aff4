import { REPORT_VIEWS } from '@portal/contract-svc-applications-v1/report-views';
import { CONTRACT_VERSION } from '@portal/contract-svc-reports-v1';
import type { Authenticator } from '@portal/service-kit/auth';
import { type Checks, createApp } from '@portal/service-kit/http';
import type { Logger } from '@portal/service-kit/logging';
import type Koa from 'koa';
import { version } from '../package.json';
import { allCalls } from './calls';
import { statuses } from './errors';
import { linkAsBearer } from './letter/link-routes';
import { needs } from './needs';
import { sentences } from './sentence-tables';
import type { Service } from './service';

export const name = 'svc-reports';

export interface AppOptions {
  service: Service;
  authenticator: Authenticator;
  logger?: Logger;
  /** Further checks of /readyz, in addition to the database. */
  checks?: Checks;
}

/** The app, not yet listening. */
export function buildApp({ service, authenticator, logger, checks }: AppOptions): Koa {
  return createApp({
    name,
    version,
    contracts: { [name]: CONTRACT_VERSION },
    needs,
    calls: allCalls(service),
    authenticator,
    statuses,
    sentences,
    before: [linkAsBearer],
    checks: {
      database: () => service.reports.ping(),
      [REPORT_VIEWS]: () => service.reports.views(),
      ...checks,
    },
    ...(logger && { logger }),
  });
}
