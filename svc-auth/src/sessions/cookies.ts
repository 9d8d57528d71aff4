import { randomBytes } from 'node:crypto';
import { clearedCookies, sessionCookies } from '@portal/contract-svc-auth-v1';
import type { ExtendableContext } from 'koa';
import type { Service } from '../service';
import type { Session } from './session';

function isSecure({ publicUrl }: Service): boolean {
  return publicUrl.startsWith('https:');
}

export async function setCookies(
  service: Service,
  ctx: ExtendableContext,
  session: Session,
  role: string,
): Promise<void> {
  const cookies = sessionCookies({
    fileToken: await service.tokens.forFiles(session, role),
    xsrfToken: randomBytes(16).toString('base64url'),
    expiresAt: session.expiresAt,
    secure: isSecure(service),
  });
  ctx.append('Set-Cookie', cookies);
}

export function clearCookies(service: Service, ctx: ExtendableContext): void {
  ctx.append('Set-Cookie', clearedCookies(isSecure(service)));
}
