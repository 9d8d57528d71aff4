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
 * Remembers the client's address while a request is answered, so that code that records events needs no request.
 * `secret` is the key of the hashes: services with the same secret give a network the same hash.
 */
export const rememberOrigin =
  (secret: string): Middleware =>
  (ctx, next) =>
    origins.run({ address: ctx.ip, secret }, next);

/** The keyed hash of a network: that of `address`, or else that of the present request; null outside of requests. */
export function hashedNetwork(address?: string): string | null {
  const origin = origins.getStore();
  if (!origin) return null;
  const network = networkOf(address ?? origin.address);
  return createHmac('sha256', origin.secret)
    .update(`network of an event\n${network}`)
    .digest('hex')
    .slice(0, 16);
}
