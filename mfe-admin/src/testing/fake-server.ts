import { type Answer, type ApiClient, ApiError } from '@portal/remote-sdk';
import { samplePage, stats } from './samples';

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

type Reply = unknown | ((asked: Asked) => unknown);

export interface FakeServer extends ApiClient {
  /** Every call, in order. */
  asked: Asked[];
  /** Answers a call from now on: 'GET /api/me'. Queries count only where they are given. An ApiError refuses. */
  answers(call: string, reply: Reply): FakeServer;
}

/** A refusal as the client makes it of an answer of the services. */
export function refusal(status: number, more: Record<string, unknown> = {}): ApiError {
  const body = { message: 'Something went wrong.', request_id: 'memory', ...more };
  return new ApiError({ kind: 'answer', status, message: String(body.message), body });
}

/** Calls whose success has another status than 200. */
const successes: Record<string, number> = { 'POST /api/staff': 201, 'POST /api/logout': 204 };

const noOne: Record<string, Reply> = {
  'GET /api/me': {
    id: 1,
    name: 'Aline Uwera',
    email: 'aline@hope.example',
    role: 'admin',
    image: null,
    phone: null,
    must_change_password: false,
  },
  'GET /api/admin/stats': stats,
  'GET /api/applications/intern': samplePage([]),
  'GET /api/applications/visitor': samplePage([]),
  'GET /api/admin/unread-counts': { unread_notifications: 0, pending_requests: 0 },
  'GET /api/admin/notifications/latest': { notifications: [], unread_count: 0 },
};

/** A stand-in for the portal's API: it answers what it was told to, and 404 to all else. */
export function fakeServer(replies: Record<string, Reply> = {}): FakeServer {
  const known = new Map<string, Reply>(Object.entries({ ...noOne, ...replies }));
  const asked: Asked[] = [];

  async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    const now = { method, path, body };
    asked.push(now);
    const key = [`${method} ${path}`, `${method} ${path.split('?')[0]}`].find((one) => known.has(one));
    const reply = key === undefined ? refusal(404, { message: 'Not found' }) : known.get(key);
    const answer: unknown = typeof reply === 'function' ? await reply(now) : reply;
    if (answer instanceof ApiError) throw answer;
    return { status: successes[`${method} ${path}`] ?? 200, body: answer };
  }

  const server: FakeServer = {
    asked,
    answers(key, reply) {
      known.set(key, reply);
      return server;
    },
    send: (method, path, body) => call(method, path, method === 'POST' ? (body ?? null) : body),
    upload: (path, form) => call('POST', path, form),
  };
  return server;
}
