import { NotFound } from '@portal/service-kit/errors';
import type Koa from 'koa';
import type { Service } from '../../platform';
import { letterPath } from '../letter-link';
import { isAwaited } from '../letter-request';
import { isExpired, openedBy } from './opened';

const address = new RegExp(`^${letterPath}([\\w-]{1,100})/opened$`);

/**
 * `POST /letter/{secret}/opened`: the script of a referee's page reports that a person is there. Programs that follow
 * each link of a mail read the page too, so that reading it proves nothing.
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

/** The first time counts. */
export async function noteOpened(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  { id, openedAt }: { id: number; openedAt: Date | null },
): Promise<void> {
  if (!openedAt) await stores.letters.update(id, { openedAt: clock() });
}
