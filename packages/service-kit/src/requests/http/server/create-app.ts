import Koa from 'koa';
import type { Registry } from 'prom-client';
import type { Authenticator } from '../../../access/auth/authenticator';
import { type Logger, silentLogger } from '../../../base/logging';
import type { ServiceCredentials } from '../../../start/env/credentials';
import type { Statuses } from '../answers/error-answer';
import type { SentenceTables } from '../answers/translated';
import { spaceOf, uploadSpace } from '../bodies/upload-space';
import type { AnyCall } from '../call';
import { addRequestLogger, answerBrokenStreams, edge } from '../calls/edge';
import { routes } from '../calls/routes';
import { httpMetrics } from '../metrics';
import { type Checks, probes } from './probes';

export interface AppOptions {
  name: string;
  version: string;
  /** The contracts that the service keeps, each with its version, for /version. */
  contracts?: Record<string, string>;
  /** The ranges of other parts' contracts that the service works with, for /version. */
  needs?: Record<string, string>;
  calls: AnyCall[];
  /** Nothing is logged when absent. */
  logger?: Logger;
  /** Needed when a call takes a token or the file cookie. */
  authenticator?: Authenticator;
  /** Needed when a call is internal. */
  serviceCredential?: string | ServiceCredentials;
  /** HTTP statuses of the service's own domain errors, by name; those of this package are built in. */
  statuses?: Statuses;
  /** Translations of the sentences of the service and its contracts. */
  sentences?: readonly SentenceTables[];
  /** The checks of /readyz. */
  checks?: Checks;
  /** Limit for a JSON body; 1 MB when absent. */
  bodyLimitBytes?: number;
  /** Temporary space in bytes for uploads of all requests together; 512 MB when absent. */
  uploadSpaceBytes?: number | undefined;
  /** Further metrics of the service, beside those of its requests. */
  metrics?: Registry[];
  /** Middleware that runs for every request, after the probes and before the calls. */
  before?: Koa.Middleware[];
}

/**
 * A Koa app of these calls, with probes, metrics, errors and logging. Requests come only from the gateway, which sends
 * the client's address as X-Forwarded-For: that is `ctx.ip`.
 */
export function createApp(options: AppOptions): Koa {
  const { name, version, contracts, needs, calls, logger = silentLogger, before = [] } = options;
  const { statuses, sentences, checks } = options;
  const app = new Koa({ proxy: true, maxIpsCount: 1 });
  const metrics = httpMetrics(options.metrics);
  app.silent = true;
  addRequestLogger(app, logger);
  answerBrokenStreams(app);

  app.use(edge({ logger, metrics, statuses, sentences }));
  app.use(probes({ name, version, contracts, needs, checks, metrics }));
  for (const middleware of before) app.use(middleware);
  if (options.uploadSpaceBytes !== undefined) uploadSpace.limits = spaceOf(options.uploadSpaceBytes);
  const { authenticator, serviceCredential, bodyLimitBytes = 1024 * 1024 } = options;
  for (const middleware of routes({ calls, bodyLimitBytes, authenticator, serviceCredential }))
    app.use(middleware);
  return app;
}
