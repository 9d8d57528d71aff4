import { randomBytes } from 'node:crypto';
import { clearedCookies, deviceCookie, sessionCookies } from '@portal/contract-svc-auth-v1';
import type { Holder } from '@portal/service-kit/permissions';
import type { ExtendableContext } from 'koa';
import type { Service } from '../../platform/service';
import type { Session } from './session';

function isSecure({ publicUrl }: Service): boolean {
  return publicUrl.startsWith('https:');
}

export async function setCookies(
  service: Service,
  ctx: ExtendableContext,
  session: Session,
  holder: Holder,
): Promise<void> {
  const cookies = sessionCookies({
    fileToken: await service.tokens.forFiles(session, holder),
    xsrfToken: randomBytes(16).toString('base64url'),
    expiresAt: session.expiresAt,
    secure: isSecure(service),
  });
  ctx.append('Set-Cookie', cookies);
}

/**
 * Makes this device known after a password was typed. A known device needs no code by email, and failures of strangers
 * do not close the account to it.
 */
export async function setDeviceCookie(
  service: Service,
  ctx: ExtendableContext,
  personId: number,
): Promise<void> {
  const device = await service.tokens.forDevice(personId, service.clock(), true);
  ctx.append('Set-Cookie', deviceCookie({ ...device, secure: isSecure(service) }));
}

export function clearCookies(service: Service, ctx: ExtendableContext): void {
  ctx.append('Set-Cookie', clearedCookies(isSecure(service)));
}
