import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusals, refuse } from '../answers/refuse';
import { readWhole } from '../proxy/body';
import { failureReasons, type Happening, type Tally } from './tally';

const limitBytes = 512;
const perMinute = 60;
const addressesAtMost = 10_000;
const happenings: readonly string[] = ['opened', ...failureReasons];

/**
 * Takes the reports of pages on their remotes: `name version what`, in one line. Answers 204 in every case, since pages
 * do not read the answer; reports that make no sense, or come too often from one address, are not counted.
 */
export function createBeacon(tally: Tally, now: () => number = Date.now) {
  let minute = 0;
  let counted = new Map<string, number>();

  function isTooMuch(address: string): boolean {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      minute = current;
      counted = new Map();
    }
    const times = (counted.get(address) ?? 0) + 1;
    if (counted.size < addressesAtMost || counted.has(address)) counted.set(address, times);
    return times > perMinute;
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
    const [, name, version, what] = /^([a-z][a-z0-9-]*) ([\w.+-]+) ([a-z]+)$/.exec(String(text ?? '')) ?? [];
    if (name && version && what && happenings.includes(what) && !isTooMuch(address))
      await tally.count(name, version, what as Happening);
    if (res.destroyed) return;
    res.writeHead(204, { ...headers, 'cache-control': 'no-store' });
    res.end();
  };
}
