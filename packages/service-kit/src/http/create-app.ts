import Koa from 'koa';
import type { Registry } from 'prom-client';
import type { Authenticator } from '../auth/authenticator';
import { type Logger, silentLogger } from '../logging';
import type { AnyCall } from './call';
import { addRequestLogger, answerBrokenStreams, edge } from './edge';
import type { Statuses } from './error-answer';
import { httpMetrics } from './metrics';
import { type Checks, probes } from './probes';
import { routes } from './routes';

export interface AppOptions {
  name: string;
  version: string;
  /** The contracts that it keeps, each with its version; told on /version. */
  contracts?: Record<string, string>;
  calls: AnyCall[];
  /** Silent when absent. */
  logger?: Logger;
  /** Needed as soon as one call asks for a token or the file cookie. */
  authenticator?: Authenticator;
  /** Needed as soon as one call is internal. */
  serviceCredential?: string;
  /** The service's own domain errors by name; the ready ones are known. */
  statuses?: Statuses;
  /** What /readyz asks. */
  checks?: Checks;
  /** Of a JSON body; 1 MB when absent. */
  bodyLimitBytes?: number;
  /** What the service counts beside its requests. */
  metrics?: Registry[];
  /** Run for every request after the probes and before the calls. */
  before?: Koa.Middleware[];
}

/**
 * A Koa app of these calls, with everything every process answers. Reached through the gateway alone, which sends
 * the one address of the client as X-Forwarded-For: `ctx.ip` is that.
 */
export function createApp(options: AppOptions): Koa {
  const { name, version, contracts, calls, logger = silentLogger, statuses, checks, before = [] } = options;
  const app = new Koa({ proxy: true, maxIpsCount: 1 });
  const metrics = httpMetrics(options.metrics);
  app.silent = true;
  addRequestLogger(app, logger);
  answerBrokenStreams(app);

  app.use(edge({ logger, metrics, statuses }));
  app.use(probes({ name, version, contracts, checks, metrics }));
  for (const middleware of before) app.use(middleware);
  const { authenticator, serviceCredential, bodyLimitBytes = 1024 * 1024 } = options;
  for (const middleware of routes({ calls, bodyLimitBytes, authenticator, serviceCredential }))
    app.use(middleware);
  return app;
}
