import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkOf } from '@portal/service-kit/network';
import { refusals, refuse } from '../answers/refuse';
import { readWhole } from '../proxy/body';
import { failureReasons, type Happening, type Tally } from './tally';

const limitBytes = 512;
const perMinute = 60;
const addressesAtMost = 10_000;
const happenings: readonly string[] = ['opened', 'loaded', ...failureReasons];
/** Longest time that counts, in ms: longer times come from a device that slept. */
const longestMs = 120_000;

/** A page's report about a remote. */
export interface Reporting {
  name: string;
  version: string;
  what: Happening;
  /** Milliseconds until the page was shown. */
  ms?: number;
  address: string;
  cookies: string | undefined;
}

export interface BeaconOptions {
  tally: Tally;
  /** Called with each report that is valid and does not exceed the limit. */
  onReport?: ((report: Reporting) => Promise<void>) | undefined;
  now?: () => number;
}

/**
 * Takes the reports of pages about their remotes: `name version what` in one line, followed by the ms until the page
 * was shown if known. Always answers 204, since pages do not read the answer. Invalid reports, and too many from one
 * network, are not counted.
 */
export function createBeacon({ tally, onReport, now = Date.now }: BeaconOptions) {
  let minute = 0;
  let counted = new Map<string, number>();

  function isTooMuch(network: string): boolean {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      minute = current;
      counted = new Map();
    }
    const times = (counted.get(network) ?? 0) + 1;
    if (counted.size < addressesAtMost || counted.has(network)) counted.set(network, times);
    return times > perMinute;
  }

  async function take(line: string, address: string, cookies: string | undefined): Promise<void> {
    const [, name, version, what, time] =
      /^([a-z][a-z0-9-]*) ([\w.+-]+) ([a-z]+)(?: (\d{1,6}))?$/.exec(line) ?? [];
    if (!name || !version || !what || !happenings.includes(what) || isTooMuch(networkOf(address))) return;
    const ms = time === undefined || Number(time) > longestMs ? undefined : Number(time);
    const known = await tally.count(name, version, what as Happening, ms);
    if (known)
      await onReport?.({
        name,
        version,
        what: what as Happening,
        ...(ms !== undefined && { ms }),
        address,
        cookies,
      });
  }

  return async (
    req: IncomingMessage,
    res: ServerResponse,
    address: string,
    headers: Record<string, string>,
  ): Promise<void> => {
    if (req.method !== 'POST') return refuse(res, refusals.wrongMethod, headers['x-request-id'] ?? '');
    const text = await readWhole(req, limitBytes).catch(() => undefined);
    if (!text) req.resume();
    await take(String(text ?? ''), address, req.headers.cookie);
    if (res.destroyed) return;
    res.writeHead(204, { ...headers, 'cache-control': 'no-store' });
    res.end();
  };
}
