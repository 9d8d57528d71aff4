import type { Authenticator } from '@portal/service-kit/auth';
import type { Context, Middleware } from 'koa';
import { isStaff } from '../applications/policy';
import { PortalClosed } from '../errors';
import type { Portal } from './portal';

/** What goes on while the portal is closed. */
const open = ['/api/portal-status', '/api/admin/', '/internal/'];

/**
 * While the portal is closed applicants are told so at every door, whatever they ask; staff go on. Open, it costs a
 * request nothing but a look at what is remembered.
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
  const doors = [authenticator.byToken, authenticator.byFileCookie];
  for (const door of doors) {
    const actor = await door(ctx).catch(() => undefined);
    if (actor) return isStaff(actor);
  }
  return false;
}
