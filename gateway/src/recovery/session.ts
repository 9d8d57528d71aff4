import { randomBytes } from 'node:crypto';
import type { Releaser } from '../releases';
import { cookieIn, endsWithin, httpOnly, keyedHash, signing } from '../visitors';

const cookie = 'portal_recovery';
const minutes = 10;
const lifeMs = minutes * 60_000;

export interface RecoverySession {
  by: Releaser;
  id: string;
  until: number;
}

/** Whoever has proven who they are on the recovery page: a signed cookie for that page alone, for ten minutes at most. */
export function recoverySessions(key: string, secure: boolean, now: () => number) {
  const signed = signing(key, 'recovery');
  const options = { secure, path: '/recovery', sameSite: 'Strict' } as const;
  return {
    begin(by: Releaser): string {
      const session: RecoverySession = {
        by,
        id: randomBytes(12).toString('base64url'),
        until: now() + lifeMs,
      };
      return httpOnly(cookie, signed.sign(session), { ...options, seconds: minutes * 60 });
    },
    end: (): string => httpOnly(cookie, '', { ...options, seconds: 0 }),
    read(header: string | undefined): RecoverySession | undefined {
      const session = signed.read<RecoverySession>(cookieIn(header, cookie));
      return session && endsWithin(session.until, lifeMs, now()) ? session : undefined;
    },
    /** The token that every form of this session sends along; other sites cannot know it. */
    formToken: ({ id }: RecoverySession): string => keyedHash(key, `recovery form ${id}`),
  };
}
