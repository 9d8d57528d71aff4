import { type Answer, type ApiClient, ApiError } from '@portal/remote-sdk';
import { sampleSessions } from './sample-administration';
import { sampleFilters, sampleOverview } from './sample-overview';
import { sampleToday } from './sample-today';
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
  /** How often the page reported use; `asked` does not contain these calls. */
  uses: number;
  /**
   * Sets the reply to a call such as 'GET /api/me'. A query counts only where it is given. An ApiError refuses the
   * call.
   */
  answers(call: string, reply: Reply): FakeServer;
}

/** The error that the client throws for a refused call. */
export function refusal(status: number, more: Record<string, unknown> = {}): ApiError {
  const body = { message: 'Something went wrong.', request_id: 'memory', ...more };
  const errors = (more.errors ?? {}) as Record<string, string[]>;
  return new ApiError({ kind: 'answer', status, message: String(body.message), errors, body });
}

/** A reply with a status other than the usual one. */
export class FakeResponse {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** Calls with a success status other than 200. */
const successes: Record<string, number> = {
  [`DELETE /api/me/sessions/${sampleSessions[1].id}`]: 204,
  'POST /api/staff': 201,
  'POST /api/staff/roles': 201,
  'DELETE /api/staff/roles/7?version=3&move_to=reviewer': 204,
  'DELETE /api/staff/roles/8?version=3': 204,
  'POST /api/admin/applications/12/reopenings': 201,
  'POST /api/me/passkeys': 201,
  'DELETE /api/me/passkeys/7': 204,
  'POST /api/admin/applications/12/notes': 201,
  'DELETE /api/admin/notes/7': 204,
  'POST /api/admin/applications/12/conflict': 204,
  'PUT /api/admin/applications/12/readers/2': 204,
  'DELETE /api/admin/applications/12/readers/2': 204,
  'POST /api/admin/labels/3/applications': 204,
  'POST /api/logout': 204,
  'POST /api/me/second-factor/off': 204,
  'POST /api/staff/2/second-factor/reset': 204,
  'POST /api/me/files': 204,
  'POST /api/me/proof': 204,
  'POST /api/admin/calendar-feeds/3/revoke': 204,
  'POST /api/admin/saved-views/7/remove': 204,
  'POST /api/staff/tokens': 201,
  'DELETE /api/staff/tokens/3': 204,
  'POST /api/admin/webhooks': 201,
  'DELETE /api/admin/webhooks/3': 204,
};

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
  'POST /api/me/files': null,
  'POST /api/me/session/used': { idle_minutes: 30 },
  'GET /api/staff/session-rule': { idle_minutes: 30 },
  'GET /api/staff/second-factor-rule': { required_for_administrators: false },
  'GET /api/admin/letter-settings': { programmes: [] },
  'GET /api/me/second-factor': { on: false, since: null, recovery_codes_left: 0 },
  'GET /api/me/passkeys': { available: false, passkeys: [] },
  'GET /api/admin/calendar-feeds': { feeds: [] },
  'GET /api/me/sessions': { sessions: sampleSessions },
  'GET /api/admin/stats': stats,
  'GET /api/admin/applications': sampleOverview([]),
  'GET /api/admin/application-filters': { filters: sampleFilters },
  'GET /api/admin/saved-views': { views: [] },
  'GET /api/admin/blind': { programmes: [] },
  'GET /api/admin/today': sampleToday(),
  'GET /api/admin/doubtful-phones': { numbers: [], before: null },
  'GET /api/terms': { texts: {} },
  'GET /api/staff/mail': { dead: [], waiting: { count: 0, oldest_at: null } },
  'GET /api/admin/modules': { shellApi: '1.0.0', runtime: '2.0.0', remotes: [], services: [], events: [] },
  'GET /api/applications/intern': samplePage([]),
  'GET /api/applications/visitor': samplePage([]),
  'GET /api/admin/unread-counts': { unread_notifications: 0, pending_requests: 0 },
  'GET /api/admin/notifications/latest': { notifications: [], unread_count: 0 },
};

/** A fake of the portal's API: it gives the replies that were set, and 404 to all other calls. */
export function fakeServer(replies: Record<string, Reply> = {}): FakeServer {
  const known = new Map<string, Reply>(Object.entries({ ...noOne, ...replies }));
  const asked: Asked[] = [];

  async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    const now = { method, path, body };
    if (path === '/api/me/session/used') server.uses += 1;
    else asked.push(now);
    const key = [`${method} ${path}`, `${method} ${path.split('?')[0]}`].find((one) => known.has(one));
    const reply = key === undefined ? refusal(404, { message: 'Not found' }) : known.get(key);
    const answer: unknown = typeof reply === 'function' ? await reply(now) : reply;
    if (answer instanceof ApiError) throw answer;
    if (answer instanceof FakeResponse) return { status: answer.status, body: answer.body };
    return { status: successes[`${method} ${path}`] ?? 200, body: answer };
  }

  const server: FakeServer = {
    asked,
    uses: 0,
    answers(key, reply) {
      known.set(key, reply);
      return server;
    },
    send: (method, path, body) => call(method, path, method === 'POST' ? (body ?? null) : body),
    upload: (path, form) => call('POST', path, form),
  };
  return server;
}
