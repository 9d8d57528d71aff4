import autocannon from 'autocannon';

export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  connections: number;
  seconds: number;
  /** The request of each connection, which are numbered from 0. */
  request?: (connection: number) => { headers: Record<string, string>; body: string };
}

/** Requests answered 2xx per second, on the loopback interface; any other answer is an error. */
export async function load({ url, method = 'GET', connections, seconds, request }: Load): Promise<number> {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error(`${url} is not on this machine.`);
  let connection = 0;
  const result = await autocannon({
    url,
    method,
    connections,
    duration: seconds,
    timeout: 10,
    setupClient: (client) => {
      if (!request) return;
      const { headers, body } = request(connection++);
      client.setHeadersAndBody(headers, body);
    },
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} requests to ${url} failed: ${JSON.stringify(result.statusCodeStats)}`);
  return result.requests.average;
}
