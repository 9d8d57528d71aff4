import type { Text } from '@portal/contract-language-v1';
import { request } from '@portal/service-kit/outgoing';
import type { Permission } from '@portal/service-kit/permissions';
import { message } from '../messages';
import type { Releaser } from '../releases';

/** The outcome of a proof of identity: the person who may act on the recovery page, or the sentence of the refusal. */
export type Proof = { ok: true; by: Releaser } | { ok: false; status: 401 | 403 | 429 | 503; sentence: Text };

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

const refused = (status: 401 | 403 | 429 | 503, sentence: Text): Proof => ({ ok: false, status, sentence });
const withinMs = 10_000;

/**
 * Checks an administrator's password and second factor at svc-auth. The caller's address is passed on, so that the
 * limits and lockout of svc-auth apply. The session that this sign-in opens is ended at once.
 */
export async function proveByPassword(
  authUrl: string,
  { email, password, code }: Credentials,
  address: string,
): Promise<Proof> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  try {
    const answer = await request(`${authUrl}/api/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password, role: 'admin', ...(code && { code }) }),
      signal: AbortSignal.timeout(withinMs),
    });
    const signedIn = (await answer.body.json()) as SignedIn;
    const { token, user } = signedIn;
    if (answer.statusCode !== 200 || !token || !user) return refusedBy(answer.statusCode, signedIn);
    await request(`${authUrl}/api/logout`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: '{}',
      signal: AbortSignal.timeout(withinMs),
    }).then(({ body }) => body.dump());
    if (signedIn.must_set_up_factor || signedIn.must_choose_password)
      return refused(403, message('finishAccount'));
    if (!user.permissions?.includes('publishReleases')) return refused(403, message('notInRole'));
    return { ok: true, by: { kind: 'admin', id: user.id, role: user.role, name: user.name } };
  } catch {
    return refused(503, message('notChecked'));
  }
}

function refusedBy(status: number, { factor_required }: SignedIn): Proof {
  if (factor_required) return refused(401, message('codeNeeded'));
  if (status === 429) return refused(429, message('tooManyToken'));
  if (status === 401 || status === 422) return refused(401, message('notRight'));
  if (status === 403) return refused(403, message('notInRole'));
  return refused(503, message('notChecked'));
}
