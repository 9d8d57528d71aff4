import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import type { Service } from '../../platform';

type Parts = Pick<Service, 'webhookSecrets' | 'sealWebhooksAfterMs'> & {
  stores: Pick<Service['stores'], 'webhooks'>;
};

const everyMs = 300_000;

/**
 * Encrypts secrets that a previous release stored in plain text, one webhook at a time. A secret that is renewed
 * meanwhile is left for the next round. Returns how many webhooks changed.
 */
export async function sealStored({
  stores,
  webhookSecrets,
}: Omit<Parts, 'sealWebhooksAfterMs'>): Promise<number> {
  let sealed = 0;
  for (const { id, secret, secretBefore } of await stores.webhooks.all()) {
    const closed = (stored: string) =>
      webhookSecrets.isOpen(stored) ? webhookSecrets.close(id, stored) : stored;
    const now = { secret: closed(secret), secretBefore: secretBefore && closed(secretBefore) };
    if (now.secret === secret && now.secretBefore === secretBefore) continue;
    if (await stores.webhooks.replaceSecrets(id, { secret, secretBefore }, now)) sealed += 1;
  }
  return sealed;
}

/**
 * Encrypts stored secrets regularly, but not before `sealWebhooksAfterMs`: replicas of a previous release would sign
 * with the encrypted text, and receivers would refuse their messages.
 */
export function startSealing(parts: Parts, logger: Logger): Scheduler {
  const from = Date.now() + parts.sealWebhooksAfterMs;
  return startScheduler(
    async () => {
      if (Date.now() < from) return;
      const sealed = await sealStored(parts);
      if (sealed > 0) logger.info({ webhooks: sealed }, 'Secrets of webhooks are encrypted now');
    },
    {
      everyMs,
      failed: (error) => logger.error({ err: error }, 'Secrets of webhooks could not be encrypted'),
    },
  );
}
