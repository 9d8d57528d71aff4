import { expectFakeToFollow } from './expect-fake-to-follow';
import { expectRequestToFollow, type SentRequest } from './expect-request-to-follow';

/** Statuses by which a service refuses a request's content: requests that get such an answer are not checked. */
const notTaken = [400, 413, 415, 422];

type Answer = { status: number; body?: unknown };
type Send = (...given: unknown[]) => Promise<Answer>;

/** For each method of a remote's client, a function that returns the request which the method sends. */
const requests = new Map<unknown, (...given: unknown[]) => SentRequest>([
  ['send', (method, path, body) => ({ method: String(method), path: String(path), body })],
  ['upload', (path, form) => ({ method: 'POST', path: String(path), body: form })],
]);

export interface HoldOptions {
  /** Addresses that no service answers and no contract has. */
  except?: RegExp;
}

/**
 * Checks the calls in a remote's tests: wrap the remote's client (or its stand-in) in `watch`. Each request and each
 * answer is then compared with the services' documents; a test with a deviation fails and names the call. For a call
 * without an answer only the request is checked.
 */
export function holdToContracts(documents: readonly object[], { except }: HoldOptions = {}) {
  const breaches = new Set<string>();
  const expected: RegExp[] = [];
  afterEach(() => {
    const messages = [...breaches];
    const wanted = expected.splice(0);
    breaches.clear();
    const unexpected = messages.filter((breach) => !wanted.some((pattern) => pattern.test(breach)));
    if (unexpected.length > 0) throw new Error(`Not as the contracts say:\n${unexpected.join('\n')}`);
    const missing = wanted.filter((pattern) => !messages.some((breach) => pattern.test(breach)));
    if (missing.length > 0) throw new Error(`As the contracts say, after all: ${missing.join(', ')}`);
  });

  const hold = (check: () => void) => {
    try {
      check();
    } catch (breach) {
      breaches.add((breach as Error).message);
    }
  };

  function exchanged(request: SentRequest, { status, body }: Answer): void {
    if (except?.test(request.path)) return;
    if (!notTaken.includes(status)) hold(() => expectRequestToFollow(documents, request));
    if (status > 0) hold(() => expectFakeToFollow(documents, { ...request, status, body }));
  }

  async function watched(send: () => Promise<Answer>, request: SentRequest): Promise<Answer> {
    try {
      const answer = await send();
      exchanged(request, answer);
      return answer;
    } catch (error) {
      if (isRefusal(error)) exchanged(request, error);
      throw error;
    }
  }

  const watch = <Client extends object>(client: Client): Client =>
    new Proxy(client, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        const requestOf = requests.get(name);
        if (!requestOf || typeof member !== 'function') return member;
        return (...given: unknown[]) =>
          watched(() => (member as Send).apply(target, given), requestOf(...given));
      },
    });

  return {
    watch,
    /** For a test of an answer that no service gives: the test fails unless a breach matches the pattern. */
    expectBreach: (pattern: RegExp) => void expected.push(pattern),
  };
}

const isRefusal = (error: unknown): error is Answer =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
