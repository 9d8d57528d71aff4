import { Secret, TOTP } from 'otpauth';
import type { Person } from '../src/accounts/people/person';
import type { AuthUnderTest } from './auth-under-test';
import { goodPassword, randomAddress, tokenOf } from './people';

/** A person's authenticator app. */
export interface App {
  secret: string;
  recoveryCodes: string[];
  /** Lets half a minute pass and returns the current code, so that each call returns a new one. */
  nextCode(): string;
  /** Returns the current code without waiting. */
  code(): string;
}

/** Signs in at the staff's sign-in. */
export const staffSignIn = (auth: AuthUnderTest, { email }: Person, more: object = {}) =>
  auth.call('POST', '/api/login', {
    body: { email, password: goodPassword, role: 'admin', ...more },
    address: randomAddress(),
  });

/** Sets up an app for a staff member. */
export async function setUpApp(auth: AuthUnderTest, person: Person, token?: string): Promise<App> {
  const session = token ?? (await tokenOf(auth, person));
  const begun = await auth.call('POST', '/api/me/second-factor', {
    token: session,
    body: { password: goodPassword },
  });
  const app = appOf(auth, begun);
  const done = await auth.call('POST', '/api/me/second-factor/confirm', {
    token: session,
    body: { code: app.code() },
  });
  if (done.status !== 200) throw new Error(`confirming answered ${done.status}`);
  return { ...app, recoveryCodes: done.body.recovery_codes as string[] };
}

/** The app of a set-up that has begun. */
export function appOf(
  auth: AuthUnderTest,
  begun: { body: Record<string, unknown> },
): Omit<App, 'recoveryCodes'> {
  const secret = String(begun.body.secret);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = () => totp.generate({ timestamp: auth.service.clock().getTime() });
  return {
    secret,
    code,
    nextCode() {
      auth.passes(30_000);
      return code();
    },
  };
}
