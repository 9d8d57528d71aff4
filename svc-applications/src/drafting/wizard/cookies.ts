import { randomBytes } from 'node:crypto';
import { deviceCookie, sessionCookies } from '@portal/contract-svc-auth-v1';
import type { DeviceAnswer, WizardTokenAnswer } from '@portal/contract-svc-auth-v1/internal';
import type { ExtendableContext } from 'koa';

/** Sets the file cookie of a wizard's session, with which uploads open in a new tab. */
export function setSessionCookies(
  ctx: ExtendableContext,
  session: WizardTokenAnswer,
  publicUrl: string,
): void {
  const cookies = sessionCookies({
    fileToken: session.file_token,
    xsrfToken: randomBytes(16).toString('base64url'),
    expiresAt: new Date(session.expires_at),
    secure: isSecure(publicUrl),
  });
  ctx.append('Set-Cookie', cookies);
}

/** Sets the cookie by which the next sign-in recognises this device. */
export function setDeviceCookie(ctx: ExtendableContext, device: DeviceAnswer, publicUrl: string): void {
  const { token, expires_at } = device;
  const cookie = deviceCookie({ token, expiresAt: new Date(expires_at), secure: isSecure(publicUrl) });
  ctx.append('Set-Cookie', cookie);
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
