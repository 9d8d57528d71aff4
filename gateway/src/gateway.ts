import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Pace, watchPace } from '@portal/service-kit/room';
import { type Refusal, refusals, refuse } from './answers/refuse';
import { requestIdFrom } from './answers/request-id';
import type { SecurityHeaders } from './answers/security-headers';
import { answerUnreadable } from './answers/unreadable';
import { createMetrics, type Metrics } from './health/metrics';
import { createOpsServer } from './health/ops';
import { createProbes } from './health/probes';
import { message } from './messages';
import { PORTAL_STATUS, portalStatus } from './page';
import { type createPreview, isPreviewPath } from './preview';
import {
  announcedLength,
  type BodyLimits,
  bodyLimits,
  bodySpaceBytes,
  createProxy,
  endRestOfBody,
  giveUpBody,
  pace,
  type ReadingLimits,
  RegisteredUpstreams,
  readingLimits,
  type Timeouts,
  timeouts,
  type UploadLimits,
  Upstream,
  uploadLimits,
  watchReaders,
} from './proxy';
import { clientAddress } from './proxy/headers';
import { isRecoveryPath, type Recovery } from './recovery';
import { type Desk, isDeskPath } from './releases';
import { mayBegin } from './requests-at-once';
import { readAddress, withoutAlias } from './routing/address';
import type { LaneName } from './routing/lanes';
import { isServicePage, ownerOf } from './routing/owners';
import type { Owner } from './services';
import { createSite, type SiteOptions } from './site';
import { createBeacon, type Reporting, type Tally } from './tally';

/** The gateway's log of its work; it never holds addresses, names or queries of people. */
export interface GatewayLog {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface GatewayOptions extends Omit<SiteOptions, 'security' | 'isOpen' | 'onIconsFailed'> {
  services: Record<string, readonly string[]>;
  security: SecurityHeaders;
  publicUrl: string;
  trustProxy: boolean;
  version: string;
  log: GatewayLog;
  metrics?: Metrics;
  limits?: BodyLimits;
  timeouts?: Timeouts;
  pace?: Pace;
  bodySpaceBytes?: number;
  uploads?: UploadLimits;
  reading?: ReadingLimits;
  /** The calls that make releases. Without the desk their addresses answer 404. */
  desk?: Desk;
  /** The services that were registered at run time. */
  registered?: { ownerOf(path: string): Owner | undefined };
  /** Counts how often each version of a remote opened and failed. */
  tally?: Tally;
  /** Answers links of invitation. */
  preview?: ReturnType<typeof createPreview>;
  /** Answers the recovery page. */
  recovery?: Recovery;
  /** Called with each call to a service, before the gateway passes the call on. */
  onCall?: (req: IncomingMessage, res: ServerResponse, service: string) => void;
  /** Called with each report of a page about its remote. */
  onReport?: (report: Reporting) => Promise<void>;
}

export interface Gateway {
  server: Server;
  /** The server for operators (probes and metrics), which listens at an address of its own. */
  ops: Server;
  /** Ends the connections to the services. Call it after the server has closed. */
  close(): Promise<void>;
}

/** The one public entrance of the portal, not yet listening. */
export function createGateway(options: GatewayOptions): Gateway {
  const { log, metrics = createMetrics(), limits = bodyLimits, timeouts: times = timeouts } = options;
  // A portal that offers English only answers in English, whatever language the browser prefers.
  const hasOthers = options.languages.join() !== 'en';
  const bodyPace = options.pace ?? pace;
  const connectTo = connector(options, times, metrics);
  const upstreams = new Map(
    Object.entries(options.services).map(([name, urls]) => [name, connectTo(name, urls)]),
  );
  const further = new RegisteredUpstreams((name, urls) => connectTo(name, urls, true));
  const proxy = createProxy({
    limits,
    bodySpaceBytes: options.bodySpaceBytes ?? bodySpaceBytes,
    uploads: options.uploads ?? uploadLimits,
    reading: options.reading ?? readingLimits,
    replicas: Math.max(1, ...Object.values(options.services).map(({ length }) => length)),
    trustProxy: options.trustProxy,
    languages: options.languages,
    extraHeaders: options.security.api,
    onFailure: (service, error, requestId) => {
      metrics.failed(service);
      log.warn({ target: service, reason: error.message, request_id: requestId }, 'a service did not answer');
    },
  });
  const site = createSite({
    ...options,
    isOpen: portalStatus(upstreams.get(ownerOf(PORTAL_STATUS) ?? '')),
    onIconsFailed: (error) => log.warn({ reason: error.message }, 'icons for home screens were not drawn'),
    onOpened: (name, opened) => void options.tally?.count(name, opened, 'opened'),
  });
  const beacon = options.tally && createBeacon({ tally: options.tally, onReport: options.onReport });
  const probes = createProbes({
    version: options.version,
    upstreams: () => upstreams.values(),
    shellIsThere: async () => {
      if (!(await options.shell.mark('index.html'))) throw new Error('the shell is not built');
    },
    metrics,
    contact: { mailbox: options.config.branding.mailbox, publicUrl: options.publicUrl },
  });

  function handle(req: IncomingMessage, res: ServerResponse): void {
    if (!mayBegin(req, res)) return;
    const started = performance.now();
    const requestId = requestIdFrom(req.headers['x-request-id']);
    if (!hasOthers) delete req.headers['accept-language'];
    if (announcedLength(req) !== 0) {
      watchPace(req, bodyPace, () => giveUpBody(req, res, requestId));
      endRestOfBody(req, res, times.lingerMs);
    }
    const owner = route(req, res, requestId);
    res.on('close', () => {
      const seconds = (performance.now() - started) / 1000;
      metrics.observe(req.method ?? '', owner, res.statusCode, seconds);
    });
  }

  /** Starts the answer and returns the name of the part of the gateway that gives it. */
  function route(req: IncomingMessage, res: ServerResponse, requestId: string): string {
    const address = readAddress(req.url ?? '');
    if (!address) return decline(res, refusals.unreadable, requestId);
    const { path, query } = address;
    const plain = withoutAlias(path);
    if (isDeskPath(plain)) {
      if (!options.desk) return decline(res, refusals.notFound, requestId);
      options.desk.handle(req, res, plain + query, requestId);
      return 'gateway';
    }
    if (path.startsWith('/api/') || isServicePage(path)) {
      const owner = options.registered?.ownerOf(plain);
      const upstream = owner ? further.of(owner.name, owner.urls) : upstreams.get(ownerOf(plain) ?? '');
      if (!upstream) return decline(res, refusals.notFound, requestId);
      options.onCall?.(req, res, upstream.name);
      proxy(req, res, upstream, plain + query, requestId);
      return upstream.name;
    }
    const probe = Object.hasOwn(probes.open, path) ? probes.open[path] : undefined;
    if (probe && req.method !== 'GET' && req.method !== 'HEAD')
      return decline(res, refusals.wrongMethod, requestId);
    const headers = { ...options.security.everywhere, 'x-request-id': requestId };
    const answer = probe
      ? probe(req, res, { ...headers, 'cache-control': 'no-store' })
      : beacon && path === '/registry/errors'
        ? beacon(req, res, clientAddress(req, options.trustProxy), headers)
        : options.preview && isPreviewPath(path)
          ? options.preview(req, res, path, headers)
          : options.recovery && isRecoveryPath(path)
            ? options.recovery(req, res, path, clientAddress(req, options.trustProxy), headers)
            : site(req, res, decodeURIComponent(path), requestId);
    answer.catch((error: Error) => {
      log.error({ reason: error.message, request_id: requestId }, 'an answer failed');
      refuse(res, broken, requestId);
    });
    return probe ? 'probe' : 'site';
  }

  const server = createServer(
    { headersTimeout: times.headersMs, requestTimeout: 0, connectionsCheckingInterval: 5_000 },
    handle,
  );
  server.keepAliveTimeout = 65_000;
  // Node ends a connection after this time without a byte in either direction.
  server.timeout = times.idleMs;
  watchReaders(server, bodyPace);
  server.on('clientError', (error: Error, socket) => answerUnreadable(error, socket as Socket));
  const ops = createOpsServer(probes.ops, (error) =>
    log.error({ reason: error.message }, 'an answer to operators failed'),
  );
  return {
    server,
    ops,
    close: async () => {
      await Promise.all([...[...upstreams.values()].map((upstream) => upstream.close()), further.close()]);
    },
  };
}

function connector(
  { log, uploads = uploadLimits }: GatewayOptions,
  { upstreamMs, probeMs }: Timeouts,
  metrics: Metrics,
) {
  return (name: string, urls: readonly string[], isRegistered = false): Upstream => {
    const onChange = (url: string, lane: LaneName, state: 'open' | 'closed') => {
      metrics.circuit(name, url, lane, state === 'open');
      log.warn({ target: name, lane, state }, state === 'open' ? 'a service is down' : 'a service is back');
    };
    const connections = { calls: 128, uploads: uploads.connections, downloads: 64 };
    return new Upstream({ name, urls, isRegistered, upstreamMs, probeMs, connections, onChange });
  };
}

const broken = { status: 500, message: message('broken') };

function decline(res: ServerResponse, refusal: Refusal, requestId: string): string {
  refuse(res, refusal, requestId);
  return 'gateway';
}
