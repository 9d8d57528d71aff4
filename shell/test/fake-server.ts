/** The network in tests: prepared answers, and a record of the calls. */
interface Canned {
  status: number;
  body: unknown;
  /** The language of the answer's sentences. */
  language?: string | undefined;
}

let once: (Canned | 'none')[] = [];
let always: Canned = { status: 200, body: {} };
let asked: unknown[][] = [];

beforeEach(() => {
  once = [];
  asked = [];
  always = { status: 200, body: {} };
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    asked.push([init.method, path, init.body ? JSON.parse(String(init.body)) : undefined]);
    const next = once.shift() ?? always;
    if (next === 'none') throw new TypeError('Failed to fetch');
    return {
      ok: next.status < 300,
      status: next.status,
      headers: new Headers(next.language ? { 'Content-Language': next.language } : {}),
      text: async () => (next.body === null ? '' : JSON.stringify(next.body)),
    };
  }) as typeof fetch;
});

/** The next call gets this answer; later calls get the answer set by `answer`. */
export function answerOnce(status: number, body: unknown, language?: string): void {
  once.push({ status, body, language });
}

export function answer(status: number, body: unknown): void {
  always = { status, body };
}

/** The next call fails, as without a network. */
export function noAnswer(): void {
  once.push('none');
}

/** [method, path, body] of every call so far. */
export function calls(): unknown[][] {
  return asked;
}
