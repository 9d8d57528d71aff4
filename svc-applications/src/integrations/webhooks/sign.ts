import { createHmac, randomBytes } from 'node:crypto';
import { hasFormerSecret, type Webhook } from './webhook';

export const newSecret = (): string => `portal_webhook_${randomBytes(32).toString('base64url')}`;

/**
 * The value of the header `Portal-Signature`: the time as Unix seconds, and the HMAC SHA-256 of these seconds, a full
 * stop and the body. While a former secret is in use there is one HMAC for each secret.
 */
export function signature(webhook: Webhook, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const { secret } = webhook;
  const secrets = hasFormerSecret(webhook, now) ? [secret, webhook.secretBefore] : [secret];
  const signed = secrets.map(
    (one) => `v1=${createHmac('sha256', one).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signed].join(',');
}
