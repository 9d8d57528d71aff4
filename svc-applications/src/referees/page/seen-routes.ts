import { NotFound } from '@portal/service-kit/errors';
import type Koa from 'koa';
import type { Service } from '../../platform';
import { letterPath } from '../letter-link';
import { isAwaited } from '../letter-request';
import { isExpired, openedBy } from './opened';

const address = new RegExp(`^${letterPath}([\\w-]{1,100})/opened$`);

/**
 * Handles `POST /letter/{secret}/opened`, by which the script of a referee's page reports that a person opened it.
 * Reading the page proves nothing, since some mail programs follow all links.
 */
export function letterSeen(service: Service): Koa.Middleware {
  return async (ctx, next) => {
    const secret = address.exec(ctx.path)?.[1];
    if (secret === undefined) return next();
    ctx.state.route = `${letterPath}:secret/opened`;
    if (ctx.method !== 'POST') {
      ctx.set('Allow', 'POST');
      ctx.status = 405;
      return;
    }
    const opened = await openedBy(service, secret, ctx.ip);
    if (opened?.link.purpose !== 'write') throw new NotFound();
    const { portalEnabled } = await service.portal.settings();
    if (portalEnabled && isAwaited(opened.request, opened.application) && !isExpired(service, opened, false))
      await noteOpened(service, opened.request);
    ctx.status = 204;
  };
}

/** Records that the referee opened the page; only the first time counts. */
export async function noteOpened(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  { id, openedAt }: { id: number; openedAt: Date | null },
): Promise<void> {
  if (!openedAt) await stores.letters.update(id, { openedAt: clock() });
}
