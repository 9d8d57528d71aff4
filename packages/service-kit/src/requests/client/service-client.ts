import {
  ExponentialBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel';
import { Circuit, outageOf } from '../../base/circuit';
import { Unavailable } from '../../base/errors';
import { Agent, request } from '../../base/outgoing';

export interface ServiceClientOptions {
  /** The name of the called service: `svc-auth`. */
  name: string;
  baseUrl: string;
  /** Sent as `Authorization: Service ...` unless the call has an Authorization header of its own. */
  credential: string;
  /** Time-out of one attempt; 3 s when absent. */
  timeoutMs?: number;
  /** In ms: how often the service is probed while it is in doubt or down; 200 when absent. */
  probeEveryMs?: number;
}

export interface ServiceCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path with its query. */
  path: string;
  body?: unknown;
  requestId?: string;
  headers?: Record<string, string>;
  /** Whether repeating the call does no harm (true for GET when absent). Such a call is tried up to three times. */
  safeToRepeat?: boolean;
  timeoutMs?: number;
}

export interface ServiceAnswer<T = unknown> {
  status: number;
  body: T;
  headers: Record<string, string | string[] | undefined>;
}

export interface ServiceClient {
  /**
   * The answer, whatever its status below 500.
   * @throws Unavailable when the service cannot be reached, is too slow or answers 5xx, and at once while it is known
   * to be down. One slow or failed call does not block other calls.
   */
  call<T = unknown>(call: ServiceCall): Promise<ServiceAnswer<T>>;
  close(): Promise<void>;
}

/** The service answered with a 5xx. */
class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
}

/** No attempt was made, since the service is known to be down. */
class Down extends Error {
  override readonly name = 'Down';
}

const probeMs = 1000;
const retryAfterSeconds = 1;

export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const { name, baseUrl, credential, timeoutMs = 3000, probeEveryMs } = options;
  const agent = new Agent({ keepAliveTimeout: 30_000, connections: 32, connect: { timeout: 1000 } });
  const circuit = new Circuit({ probe, ...(probeEveryMs && { probeEveryMs }) });
  const backoff = new ExponentialBackoff({ initialDelay: 50, maxDelay: 500 });
  const repeated = retry(
    handleWhen((error) => !(error instanceof Down)),
    { maxAttempts: 2, backoff },
  );

  async function probe(): Promise<void> {
    const signal = AbortSignal.timeout(probeMs);
    const { body } = await request(new URL('/healthz', baseUrl), { signal });
    // Any answer shows that the service lives.
    await body.dump();
  }

  async function withinCircuit<T>(work: () => Promise<T>): Promise<T> {
    if (circuit.isOpen) throw new Down(`${name} is down`);
    try {
      const answer = await work();
      circuit.answered();
      return answer;
    } catch (error) {
      const outage = outageOf(error);
      if (outage === 'unreachable') circuit.unreachable();
      else if (outage || error instanceof TaskCancelledError) circuit.doubted();
      throw error;
    }
  }

  async function attempt<T>(call: ServiceCall, signal: AbortSignal): Promise<ServiceAnswer<T>> {
    const answer = await request(new URL(call.path, baseUrl), {
      dispatcher: agent,
      method: call.method,
      headers: headersOf(call, credential),
      body: call.body === undefined ? null : JSON.stringify(call.body),
      signal,
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 500) throw new ServiceFailure(`${name} answered ${answer.statusCode}`);
    return { status: answer.statusCode, body: parsedBody<T>(text), headers: answer.headers };
  }

  return {
    async call<T>(call: ServiceCall) {
      const limit = timeout(call.timeoutMs ?? timeoutMs, TimeoutStrategy.Aggressive);
      const once = () => withinCircuit(() => limit.execute(({ signal }) => attempt<T>(call, signal)));
      try {
        return await ((call.safeToRepeat ?? call.method === 'GET') ? repeated.execute(once) : once());
      } catch (cause) {
        throw new Unavailable(undefined, { cause, retryAfterSeconds });
      }
    },
    async close() {
      circuit.stop();
      await agent.close();
    },
  };
}

function headersOf({ body, requestId, headers }: ServiceCall, credential: string): Record<string, string> {
  return {
    authorization: `Service ${credential}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(requestId && { 'x-request-id': requestId }),
    ...headers,
  };
}

function parsedBody<T>(text: string): T {
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
