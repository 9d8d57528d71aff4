import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Headers that are meant for one connection (RFC 9110, 7.6.1) or that the gateway sets itself. */
const notPassedOn = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  'content-length',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'x-request-id',
  'x-portal-languages',
  'x-waited-ms',
]);

const notPassedBack = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-request-id',
  'x-powered-by',
  // The gateway sets both itself: of two values browsers read the first.
  'strict-transport-security',
  'x-content-type-options',
]);

/** Further names that a Connection header declares hop-by-hop. */
function namedByConnection(value: string | undefined): Set<string> | undefined {
  if (!value || value === 'keep-alive' || value === 'close') return undefined;
  return new Set(value.split(',').map((name) => name.trim().toLowerCase()));
}

export interface Forwarding {
  requestId: string;
  trustProxy: boolean;
  /** Languages that the portal offers. In an English-only portal, services receive no language headers. */
  languages: readonly string[];
}

/** Returns the headers that the service gets, as a flat list of names and values. */
export function forwardedHeaders(
  req: IncomingMessage,
  { requestId, trustProxy, languages }: Forwarding,
): string[] {
  const headers: string[] = [];
  const hasOthers = languages.join() !== 'en';
  const named = namedByConnection(req.headers.connection);
  const raw = req.rawHeaders;
  for (let i = 0; i < raw.length; i += 2) {
    const name = (raw[i] as string).toLowerCase();
    if (notPassedOn.has(name) || named?.has(name)) continue;
    if (name === 'accept-language' && !hasOthers) continue;
    headers.push(name, raw[i + 1] as string);
  }
  headers.push(
    'x-request-id',
    requestId,
    'x-forwarded-for',
    clientAddress(req, trustProxy),
    'x-forwarded-proto',
    clientScheme(req, trustProxy),
  );
  if (hasOthers) headers.push('x-portal-languages', languages.join());
  const host = (trustProxy && lastOf(req.headers['x-forwarded-host'])) || req.headers.host;
  if (host) headers.push('x-forwarded-host', host);
  return headers;
}

/** Returns the client's address: from the trusted proxy in front if there is one, else from the connection. */
export function clientAddress(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(req.headers['x-forwarded-for']) : undefined;
  if (forwarded && isIP(forwarded)) return forwarded;
  const connected = req.socket.remoteAddress ?? '0.0.0.0';
  return connected.startsWith('::ffff:') ? connected.slice(7) : connected;
}

function clientScheme(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(req.headers['x-forwarded-proto']) : undefined;
  return forwarded === 'https' ? 'https' : 'http';
}

function lastOf(value: string | string[] | undefined): string | undefined {
  const list = Array.isArray(value) ? value.join(',') : value;
  return list?.slice(list.lastIndexOf(',') + 1).trim();
}

/** A service's raw header buffers as a flat list for the client, without those named, and with `extra` at the end. */
export function answerHeaders(
  raw: readonly Buffer[],
  extra: readonly string[],
  without?: ReadonlySet<string>,
): string[] {
  const headers: string[] = [];
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const name = (raw[i] as Buffer).toString('latin1').toLowerCase();
    if (notPassedBack.has(name) || without?.has(name)) continue;
    headers.push(name, (raw[i + 1] as Buffer).toString('latin1'));
  }
  headers.push(...extra);
  return headers;
}

/** Every value of a header in a flat list of names, in lower case, and values. */
export const valuesOf = (headers: readonly string[], name: string): string[] =>
  headers.filter((_value, at) => at % 2 === 1 && headers[at - 1] === name);
