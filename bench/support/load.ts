import autocannon from 'autocannon';

export interface Load {
  url: string;
  method?: 'GET' | 'POST' | 'PUT';
  connections: number;
  seconds: number;
  /** Headers of every request. */
  headers?: Record<string, string>;
  /** Returns the request of a connection; connections are numbered from 0. */
  request?: (connection: number) => Asked;
}

export interface Asked {
  path?: string;
  headers: Record<string, string>;
  /** A function makes a new body for each request. */
  body: string | (() => string);
  /** Gets each answer, for requests that depend on the answer before. */
  answered?: (body: string) => void;
}

/** The result of a load. */
export interface Borne {
  perSecond: number;
  requests: number;
  /** Milliseconds that a request takes: the median, and the slowest in a hundred. */
  p50: number;
  p99: number;
}

/** Sends requests over the loopback interface for a fixed time; any answer but 2xx is an error. */
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
