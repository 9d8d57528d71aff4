import autocannon from 'autocannon';

export interface Load {
  url: string;
  method?: 'GET' | 'POST' | 'PUT';
  connections: number;
  seconds: number;
  /** Of every request. */
  headers?: Record<string, string>;
  /** The request of each connection, which are numbered from 0. */
  request?: (connection: number) => Asked;
}

export interface Asked {
  path?: string;
  headers: Record<string, string>;
  /** A function makes it anew for each request. */
  body: string | (() => string);
  /** Hears of each answer, for what the next request depends on. */
  answered?: (body: string) => void;
}

/** What a load was answered with. */
export interface Borne {
  perSecond: number;
  requests: number;
  /** The time of a request in the middle and of the slowest in a hundred, in ms. */
  p50: number;
  p99: number;
}

/** Asks over the loopback interface for a bounded time; any answer but 2xx is an error. */
export async function bear({
  url,
  method = 'GET',
  connections,
  seconds,
  headers = {},
  request,
}: Load): Promise<Borne> {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error(`${url} is not on this machine.`);
  let connection = 0;
  const { requests, latency, ...result } = await autocannon({
    url,
    method,
    connections,
    duration: seconds,
    timeout: 10,
    headers,
    setupClient: (client) => {
      if (!request) return;
      const { path = new URL(url).pathname, headers, body, answered } = request(connection++);
      const made =
        typeof body === 'string' ? { body } : { setupRequest: (next: object) => ({ ...next, body: body() }) };
      const heard = answered && { onResponse: (_status: number, text: string) => answered(text) };
      client.setRequests([{ method, path, headers, ...made, ...heard }]);
    },
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} requests to ${url} failed: ${JSON.stringify(result.statusCodeStats)}`);
  const perSecond = requests.total / result.duration;
  return { perSecond, requests: requests.total, p50: latency.p50, p99: latency.p99 };
}

/** Requests answered 2xx per second. */
export const load = async (given: Load): Promise<number> => (await bear(given)).perSecond;
