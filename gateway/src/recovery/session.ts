import { randomBytes } from 'node:crypto';
import type { Releaser } from '../releases';
import { cookieIn, httpOnly, keyedHash, signing } from '../visitors';

const cookie = 'portal_recovery';
const minutes = 10;

export interface RecoverySession {
  by: Releaser;
  id: string;
  until: number;
}

/** Sessions of the recovery page: a signed cookie for ten minutes that counts for this page alone. */
export function recoverySessions(key: string, secure: boolean, now: () => number) {
  const signed = signing(key, 'recovery');
  const options = { secure, path: '/recovery', sameSite: 'Strict' } as const;
  return {
    begin(by: Releaser): string {
      const session: RecoverySession = {
        by,
        id: randomBytes(12).toString('base64url'),
        until: now() + minutes * 60_000,
      };
      return httpOnly(cookie, signed.sign(session), { ...options, seconds: minutes * 60 });
    },
    end: (): string => httpOnly(cookie, '', { ...options, seconds: 0 }),
    read(header: string | undefined): RecoverySession | undefined {
      const session = signed.read<RecoverySession>(cookieIn(header, cookie));
      return session && session.until > now() ? session : undefined;
    },
    /** The token that every form of this session sends along; other sites cannot know it. */
    formToken: ({ id }: RecoverySession): string => keyedHash(key, `recovery form ${id}`),
  };
}
