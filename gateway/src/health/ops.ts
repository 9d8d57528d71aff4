import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { refusals, refuse } from '../answers/refuse';
import { requestIdFrom } from '../answers/request-id';
import { message } from '../messages';
import type { Probe } from './probes';

const headersOf = (requestId: string) => ({
  'x-request-id': requestId,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});

/** The server of the operators, not yet listening: it answers these probes and nothing else. */
export function createOpsServer(
  probes: Readonly<Record<string, Probe>>,
  onError: (error: Error) => void,
): Server {
  const answer = async (req: IncomingMessage, res: ServerResponse, requestId: string): Promise<void> => {
    const [path = ''] = (req.url ?? '').split('?');
    const probe = Object.hasOwn(probes, path) ? probes[path] : undefined;
    if (!probe) return refuse(res, refusals.notFound, requestId);
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(res, refusals.wrongMethod, requestId);
    await probe(req, res, headersOf(requestId));
  };
  return createServer({ headersTimeout: 15_000, requestTimeout: 15_000 }, (req, res) => {
    const requestId = requestIdFrom(req.headers['x-request-id']);
    answer(req, res, requestId).catch((error: Error) => {
      onError(error);
      refuse(res, { status: 500, message: message('broken') }, requestId);
    });
  });
}
