import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import type { Logger } from '../../../base/logging';
import { type Pace, watchPace } from '../../../base/room';
import { collectProcessMetrics } from '../metrics';

export interface ServiceOptions {
  name: string;
  app: Koa;
  /** 0 means any free port. */
  port: number;
  host: string;
  logger: Logger;
  /** Closes what the service opened; runs after the last answer. */
  onStop?: () => Promise<void>;
  /** In ms: how long running requests may take after a stop signal. */
  drainMs?: number;
  /** How fast bodies have to arrive. */
  bodyPace?: Pace;
}

/**
 * A slower pace than the gateway demands, so that the gateway answers slow clients first, also when its operator allows
 * slower ones. This limit ends slow clients that reach the service's port without the gateway.
 */
const slowest: Pace = { bytesPerSecond: 64, windowMs: 30_000, totalMs: 60 * 60_000 };

function endSlowBodies(server: Server, pace: Pace): void {
  server.on('request', (req: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': coding } = req.headers;
    if (coding !== undefined || Number(length ?? 0) > 0) watchPace(req, pace, () => req.socket.destroy());
  });
}

export interface RunningService {
  port: number;
  url: string;
  server: Server;
  /** Stops as SIGTERM does, but does not exit the process. */
  stop(): Promise<void>;
}

/**
 * Listens and reports it in one line (and to the parent process, if there is one). On SIGTERM or SIGINT it stops
 * accepting, lets running requests finish, closes, and exits with 0.
 */
export async function runService(options: ServiceOptions): Promise<RunningService> {
  const { name, app, port, host, logger, onStop, drainMs = 10_000, bodyPace = slowest } = options;
  collectProcessMetrics();
  // Node's limit of five minutes is too short for an upload over a slow line: `bodyPace` replaces it.
  const server = createServer({ headersTimeout: 15_000, requestTimeout: 0 }, app.callback());
  endSlowBodies(server, bodyPace);
  // In ms: longer than the gateway keeps idle connections, so that the service never closes a connection in use.
  server.keepAliveTimeout = 65_000;
  await listen(server, port, host);
  const taken = (server.address() as AddressInfo).port;

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= drain(server, drainMs).then(() => onStop?.());
    return stopping;
  };
  const stopAndExit = (signal: NodeJS.Signals | 'disconnect') => {
    logger.info({ signal }, `${name} stops`);
    stop().then(
      () => process.exit(0),
      (error) => {
        logger.error({ err: error }, `${name} could not stop cleanly`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stopAndExit);
  process.once('SIGINT', stopAndExit);
  // When the launcher that started this process is gone, nothing else could stop the process.
  if (process.send) process.once('disconnect', () => stopAndExit('disconnect'));

  logger.info({ port: taken, host }, `${name} listens`);
  process.send?.({ ready: true, port: taken });
  return { port: taken, url: `http://${host}:${taken}`, server, stop };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function drain(server: Server, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), drainMs);
    // Also closes connections that become idle after the stop began; kept alive, they would delay it to its limit.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(impatient);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
