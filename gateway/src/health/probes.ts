import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../answers/refuse';
import type { Upstream } from '../proxy';
import type { Metrics } from './metrics';

export interface ProbeOptions {
  version: string;
  upstreams: () => Iterable<Upstream>;
  /** Throws while pages cannot be served. */
  shellIsThere: () => Promise<void>;
  metrics: Metrics;
}

type Probe = (req: IncomingMessage, res: ServerResponse, headers: Record<string, string>) => Promise<void>;

/** /healthz, /readyz, /metrics and /version. */
export function createProbes({
  version,
  upstreams,
  shellIsThere,
  metrics,
}: ProbeOptions): Record<string, Probe> {
  return {
    '/healthz': async (_req, res, headers) => sendJson(res, 200, { status: 'ok' }, headers),
    '/version': async (_req, res, headers) => sendJson(res, 200, { name: 'gateway', version }, headers),
    '/metrics': async (_req, res, headers) => {
      const text = await metrics.text();
      res.writeHead(200, { ...headers, 'content-type': metrics.type });
      res.end(text);
    },
    '/readyz': async (_req, res, headers) => {
      const silent = await whatDoesNotAnswer(upstreams(), shellIsThere);
      if (silent.length === 0) return sendJson(res, 200, { status: 'ready' }, headers);
      const body = {
        message: `Not ready: ${silent.join(', ')}`,
        not_ready: silent,
        request_id: headers['x-request-id'],
      };
      sendJson(res, 503, body, { ...headers, 'retry-after': '2' });
    },
  };
}

async function whatDoesNotAnswer(
  upstreams: Iterable<Upstream>,
  shellIsThere: () => Promise<void>,
): Promise<string[]> {
  const checks = [...upstreams].map((upstream) => ({ name: upstream.name, done: upstream.ready() }));
  checks.push({ name: 'shell', done: shellIsThere() });
  const outcomes = await Promise.allSettled(checks.map(({ done }) => done));
  return checks.filter((_, index) => outcomes[index]?.status === 'rejected').map(({ name }) => name);
}
