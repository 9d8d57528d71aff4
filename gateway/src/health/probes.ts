import type { IncomingMessage, ServerResponse } from 'node:http';
import { SHELL_API_VERSION } from '@portal/contract-shell-v1';
import { builtAs } from '@portal/service-kit/http';
import { sendJson } from '../answers/refuse';
import type { Upstream } from '../proxy';
import type { Metrics } from './metrics';
import { type SecurityContact, securityText } from './security-text';

export interface ProbeOptions {
  version: string;
  upstreams: () => Iterable<Upstream>;
  /** Throws when pages cannot be served. */
  shellIsThere: () => Promise<void>;
  metrics: Metrics;
  contact: SecurityContact;
}

export type Probe = (
  req: IncomingMessage,
  res: ServerResponse,
  headers: Record<string, string>,
) => Promise<void>;

export interface Probes {
  /** Public probes: /healthz, /readyz without the names of parts that do not answer, and security.txt. */
  open: Record<string, Probe>;
  /** Probes for operators: /healthz, /readyz with these names, /metrics and /version. */
  ops: Record<string, Probe>;
}

export function createProbes({ version, upstreams, shellIsThere, metrics, contact }: ProbeOptions): Probes {
  const alive: Probe = async (_req, res, headers) => sendJson(res, 200, { status: 'ok' }, headers);
  const ready =
    (withNames: boolean): Probe =>
    async (_req, res, headers) => {
      const silent = await whatDoesNotAnswer(upstreams(), shellIsThere);
      if (silent.length === 0) return sendJson(res, 200, { status: 'ready' }, headers);
      const message = withNames ? `Not ready: ${silent.join(', ')}` : 'Not ready';
      const body = { message, ...(withNames && { not_ready: silent }), request_id: headers['x-request-id'] };
      sendJson(res, 503, body, { ...headers, 'retry-after': '2' });
    };
  const about = { name: 'gateway', version, contracts: { shell: SHELL_API_VERSION }, ...builtAs() };
  const ops: Record<string, Probe> = {
    '/healthz': alive,
    '/readyz': ready(true),
    '/version': async (_req, res, headers) => sendJson(res, 200, about, headers),
    '/metrics': async (_req, res, headers) => {
      const text = await metrics.text();
      res.writeHead(200, { ...headers, 'content-type': metrics.type });
      res.end(text);
    },
  };
  const security: Probe = async (_req, res, headers) => {
    res.writeHead(200, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
    res.end(securityText(contact, new Date()));
  };
  const open = { '/healthz': alive, '/readyz': ready(false), '/.well-known/security.txt': security };
  return { open, ops };
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
