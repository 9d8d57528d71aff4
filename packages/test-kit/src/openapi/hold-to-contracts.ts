import { expectFakeToFollow } from './expect-fake-to-follow';
import { expectRequestToFollow, type SentRequest } from './expect-request-to-follow';

/** The answers by which a service says that it does not take a request: a test of those may send anything. */
const notTaken = [400, 413, 415, 422];

type Answer = { status: number; body?: unknown };
type Send = (...given: unknown[]) => Promise<Answer>;

/** What goes over the wire when a method of a remote's client is called. */
const requests = new Map<unknown, (...given: unknown[]) => SentRequest>([
  ['send', (method, path, body) => ({ method: String(method), path: String(path), body })],
  ['upload', (path, form) => ({ method: 'POST', path: String(path), body: form })],
]);

export interface HoldOptions {
  /** Addresses that no service answers, so that no contract has them. */
  except?: RegExp;
}

/**
 * For the tests of a remote: `watch` goes around the client (or its stand-in) that the remote is given. Each request
 * and each answer is held against the documents of the services; a test in which one deviates fails, and names the
 * call. What never got an answer counts as a request alone.
 */
export function holdToContracts(documents: readonly object[], { except }: HoldOptions = {}) {
  const breaches = new Set<string>();
  const expected: RegExp[] = [];
  afterEach(() => {
    const told = [...breaches];
    const wanted = expected.splice(0);
    breaches.clear();
    const unexpected = told.filter((breach) => !wanted.some((pattern) => pattern.test(breach)));
    if (unexpected.length > 0) throw new Error(`Not as the contracts say:\n${unexpected.join('\n')}`);
    const missing = wanted.filter((pattern) => !told.some((breach) => pattern.test(breach)));
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
    /** This test is about something that no service does: it fails unless a breach of such a kind comes. */
    expectBreach: (pattern: RegExp) => void expected.push(pattern),
  };
}

const isRefusal = (error: unknown): error is Answer =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
