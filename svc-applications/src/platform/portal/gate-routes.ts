import type { Authenticator } from '@portal/service-kit/auth';
import type { Context, Middleware } from 'koa';
import { PortalClosed } from '../errors';
import { isStaff } from '../roles';
import type { Portal } from './portal';

/** The paths that stay open while the portal is closed. */
const open = ['/api/portal-status', '/api/admin/', '/api/calendar/', '/internal/'];

/**
 * Refuses applicants on all but the open paths while the portal is closed; staff continue to work. While the portal is
 * open, the check reads only the remembered settings.
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
  const ways = [authenticator.byToken, authenticator.byFileCookie];
  for (const way of ways) {
    const actor = await way(ctx).catch(() => undefined);
    if (actor) return isStaff(actor);
  }
  return false;
}
