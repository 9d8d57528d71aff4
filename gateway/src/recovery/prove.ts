import type { Text } from '@portal/contract-language-v1';
import { outageOf } from '@portal/service-kit/circuit';
import { request } from '@portal/service-kit/outgoing';
import type { Permission } from '@portal/service-kit/permissions';
import { message } from '../messages';
import type { Releaser } from '../releases';

/** Somebody who may act on the recovery page, or the sentence that refuses them. */
export type Proof = { ok: true; by: Releaser } | Refused;

interface Refused {
  ok: false;
  status: 401 | 403 | 429 | 503;
  sentence: Text;
  /** Nothing that was given was wrong: it does not count as an attempt. */
  isNoAttempt?: true;
}

export interface Credentials {
  email: string;
  password: string;
  code: string;
}

interface SignedIn {
  token?: string;
  user?: { id: number; name: string; role: string; permissions?: Permission[] };
  must_set_up_factor?: boolean;
  must_choose_password?: boolean;
  factor_required?: boolean;
  message?: string;
}

const refused = (status: Refused['status'], sentence: Text): Refused => ({ ok: false, status, sentence });
const notChecked = (): Refused => ({ ...refused(503, message('notChecked')), isNoAttempt: true });
const withinMs = 10_000;

/** Of a replica, or of a proxy before it, that cannot check anything now. */
const isAway = (status: number) => status >= 502 && status <= 504;

/**
 * Asks svc-auth about an administrator's password and second factor, with the address of whoever asks, so that its own pace
 * and lockout hold here, too. The session that this opens is ended at once. Where a replica is down or cannot check
 * anything now, the next of `authUrls` is asked.
 */
export async function proveByPassword(
  authUrls: readonly string[],
  credentials: Credentials,
  address: string,
): Promise<Proof> {
  for (const authUrl of authUrls) {
    try {
      const answer = await post(`${authUrl}/api/login`, address, loginBody(credentials));
      if (!isAway(answer.statusCode)) return await proofIn(answer, authUrl, address, credentials);
      await answer.body.dump();
    } catch (error) {
      // An answer that takes too long may still come: asked elsewhere, a wrong password would count twice at svc-auth.
      if (!outageOf(error)) return notChecked();
    }
  }
  return notChecked();
}

const loginBody = ({ email, password, code }: Credentials) => ({
  email,
  password,
  role: 'admin',
  ...(code && { code }),
});

const post = (url: string, address: string, body: object, more: Record<string, string> = {}) =>
  request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...more },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(withinMs),
  });

type Answer = Awaited<ReturnType<typeof post>>;

/** What the answer of a sign-in proves. @throws Error where it cannot be read */
async function proofIn(
  { statusCode, body }: Answer,
  authUrl: string,
  address: string,
  { code }: Credentials,
): Promise<Proof> {
  const signedIn = (await body.json()) as SignedIn;
  const { token, user } = signedIn;
  if (statusCode !== 200 || !token || !user) return refusedBy(statusCode, signedIn, code);
  if (!(await isEnded(authUrl, address, token))) return notChecked();
  if (signedIn.must_set_up_factor || signedIn.must_choose_password)
    return refused(403, message('finishAccount'));
  if (!user.permissions?.includes('publishReleases')) return refused(403, message('notInRole'));
  return { ok: true, by: { kind: 'admin', id: user.id, role: user.role, name: user.name } };
}

/** Ends the session; false where svc-auth did not answer. */
async function isEnded(authUrl: string, address: string, token: string): Promise<boolean> {
  try {
    const { body } = await post(`${authUrl}/api/logout`, address, {}, { authorization: `Bearer ${token}` });
    await body.dump();
    return true;
  } catch {
    return false;
  }
}

function refusedBy(status: number, { factor_required }: SignedIn, code: string): Refused {
  const codeNeeded = refused(401, message('codeNeeded'));
  // A code that was given is wrong: whoever has the password may not try all of them.
  if (factor_required) return code ? codeNeeded : { ...codeNeeded, isNoAttempt: true };
  if (status === 429) return refused(429, message('tooManyToken'));
  if (status === 401 || status === 422) return refused(401, message('notRight'));
  if (status === 403) return refused(403, message('notInRole'));
  return notChecked();
}
