import { randomBytes } from 'node:crypto';
import { sessionCookies } from '@portal/contract-svc-auth-v1';
import type { WizardTokenAnswer } from '@portal/contract-svc-auth-v1/internal';
import type { ExtendableContext } from 'koa';

/** The file cookie of a wizard's session, which opens its uploads in a new tab. */
export function setSessionCookies(
  ctx: ExtendableContext,
  session: WizardTokenAnswer,
  publicUrl: string,
): void {
  const cookies = sessionCookies({
    fileToken: session.file_token,
    xsrfToken: randomBytes(16).toString('base64url'),
    expiresAt: new Date(session.expires_at),
    secure: publicUrl.startsWith('https:'),
  });
  ctx.append('Set-Cookie', cookies);
}
