import { createHmac, randomBytes } from 'node:crypto';
import type { Webhook } from './webhook';

export const newSecret = (): string => `portal_webhook_${randomBytes(32).toString('base64url')}`;

/**
 * The value of the header `Portal-Signature`: the seconds since 1970, and the HMAC SHA-256 of these, a point and the
 * body; within a day after a renewal one for each secret.
 */
export function signature(
  { secret, secretBefore, secretBeforeUntil }: Webhook,
  body: string,
  now: Date,
): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const both = secretBefore && secretBeforeUntil && secretBeforeUntil > now;
  const signed = (both ? [secret, secretBefore] : [secret]).map(
    (one) => `v1=${createHmac('sha256', one).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signed].join(',');
}
