declare module 'autocannon' {
  interface Client {
    /** The requests that the connection sends again and again, in turn. */
    setRequests(
      requests: {
        method: string;
        path: string;
        headers: Record<string, string>;
        body?: string;
        /** Makes a new request each time. */
        setupRequest?: (request: object) => object;
        onResponse?: (status: number, body: string) => void;
      }[],
    ): void;
  }
  interface Options {
    url: string;
    method: string;
    connections: number;
    duration: number;
    timeout: number;
    headers: Record<string, string>;
    setupClient(client: Client): void;
  }
  interface Result {
    requests: { total: number };
    /** Seconds. */
    duration: number;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    timeouts: number;
    statusCodeStats: Record<string, { count: number }>;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
