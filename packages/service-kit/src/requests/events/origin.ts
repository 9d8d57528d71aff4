import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import type { Middleware } from 'koa';
import { networkOf } from '../../base/network';

interface Origin {
  address: string;
  secret: string;
}

const origins = new AsyncLocalStorage<Origin>();

/**
 * Remembers where a request comes from while it is answered, so that events need no request. `secret` is the key of the
 * hashes: services with the same secret give a network the same hash.
 */
export const rememberOrigin =
  (secret: string): Middleware =>
  (ctx, next) =>
    origins.run({ address: ctx.ip, secret }, next);

/** The keyed hash of a network, of the present request's where no address is given; null outside of requests. */
export function hashedNetwork(address?: string): string | null {
  const origin = origins.getStore();
  if (!origin) return null;
  const network = networkOf(address ?? origin.address);
  return createHmac('sha256', origin.secret)
    .update(`network of an event\n${network}`)
    .digest('hex')
    .slice(0, 16);
}
