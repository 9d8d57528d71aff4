import type { OwnSession } from '@portal/contract-svc-auth-v1';
import type { FakeAnswer } from './fake-answer';

const here: OwnSession = {
  id: '0123456789abcdef0123456789abcdef',
  device: 'Firefox on Windows',
  by_password: true,
  begun_at: '2026-11-21T06:00:00.000Z',
  last_used_at: '2026-11-21T09:30:00.000Z',
  is_this: true,
};
const phone: OwnSession = {
  ...here,
  id: 'fedcba9876543210fedcba9876543210',
  device: 'Chrome on Android',
  by_password: false,
  is_this: false,
};

/** Answers the calls about the person's own sessions: the present one, and one on a phone. */
export function sessionRoutes(): [RegExp, (found: string[]) => FakeAnswer][] {
  let sessions = [here, phone];
  const keep = (kept: (session: OwnSession) => boolean) => {
    const before = sessions.length;
    sessions = sessions.filter(kept);
    return before - sessions.length;
  };
  return [
    [/^GET \/api\/me\/sessions$/, () => ({ status: 200, body: { sessions } })],
    [
      /^DELETE \/api\/me\/sessions\/(\w+)$/,
      ([ended]) => (keep(({ id }) => id !== ended) > 0 ? { status: 204 } : gone),
    ],
    [
      /^POST \/api\/me\/sign-out-everywhere$/,
      () => ({ status: 200, body: { ended: keep(({ is_this }) => is_this) } }),
    ],
  ];
}

const gone: FakeAnswer = {
  status: 404,
  body: { message: 'This session has ended already.', request_id: 'memory' },
};
