import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { Agent, request } from 'undici';
import { DomainError, Unavailable } from '../errors';

export interface ServiceClientOptions {
  /** The name of the called service: `svc-auth`. */
  name: string;
  baseUrl: string;
  /** Sent as `Authorization: Service ...` unless the call has an Authorization header of its own. */
  credential: string;
  /** Time-out of one attempt; 3 s when absent. */
  timeoutMs?: number;
  /** The time after which an open breaker tries again; 2 s when absent. */
  restMs?: number;
}

export interface ServiceCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path with its query. */
  path: string;
  body?: unknown;
  requestId?: string;
  headers?: Record<string, string>;
  /** Whether the call may be repeated without harm; true for GET when absent. Then it is tried up to three times. */
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
   * @throws Unavailable when the service cannot be reached, is too slow or answers 5xx, and at once while the breaker
   * is open after such failures
   */
  call<T = unknown>(call: ServiceCall): Promise<ServiceAnswer<T>>;
  close(): Promise<void>;
}

/** The service answered with a 5xx. */
class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
}

export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const { name, baseUrl, credential, timeoutMs = 3000, restMs = 2000 } = options;
  const agent = new Agent({ keepAliveTimeout: 30_000, connections: 32, connect: { timeout: 1000 } });
  const anyFailure = handleWhen((error) => !(error instanceof DomainError));
  const breaker = circuitBreaker(anyFailure, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(5) });
  const backoff = new ExponentialBackoff({ initialDelay: 50, maxDelay: 500 });
  // An open breaker is not asked again within the same call.
  const worthRepeating = handleWhen((error) => !isBrokenCircuitError(error));
  const repeated = wrap(retry(worthRepeating, { maxAttempts: 2, backoff }), breaker);

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
      const policy = (call.safeToRepeat ?? call.method === 'GET') ? repeated : breaker;
      const limit = timeout(call.timeoutMs ?? timeoutMs, TimeoutStrategy.Aggressive);
      try {
        return await policy.execute(() => limit.execute(({ signal }) => attempt<T>(call, signal)));
      } catch (error) {
        const resting = breaker.state === CircuitState.Open;
        const details = { cause: error, retryAfterSeconds: resting ? Math.ceil(restMs / 1000) : 1 };
        throw new Unavailable(undefined, details);
      }
    },
    close: () => agent.close(),
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
