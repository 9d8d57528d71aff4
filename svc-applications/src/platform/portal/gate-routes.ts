import type { Authenticator } from '@portal/service-kit/auth';
import type { Context, Middleware } from 'koa';
import { PortalClosed } from '../errors';
import { isStaff } from '../roles';
import type { Portal } from './portal';

/** The paths that stay open while the portal is closed. */
const open = ['/api/portal-status', '/api/admin/', '/api/calendar/', '/internal/'];

/**
 * While the portal is closed every call refuses applicants; staff continue to work. While it is open, a request costs
 * no more than a look at the remembered settings.
 */
export function portalGate(portal: Portal, authenticator: Authenticator): Middleware {
  return async (ctx, next) => {
    if (open.some((path) => ctx.path.startsWith(path))) return next();
    const { portalEnabled } = await portal.settings();
    if (portalEnabled || (await isFromStaff(ctx, authenticator))) return next();
    throw new PortalClosed();
  };
}

async function isFromStaff(ctx: Context, authenticator: Authenticator): Promise<boolean> {
  const uploadTargets = [authenticator.byToken, authenticator.byFileCookie];
  for (const door of uploadTargets) {
    const actor = await door(ctx).catch(() => undefined);
    if (actor) return isStaff(actor);
  }
  return false;
}
