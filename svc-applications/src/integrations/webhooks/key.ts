import path from 'node:path';
import type { Logger } from '@portal/service-kit/logging';
import { openKey } from '@portal/service-kit/sealing';
import { type SecretKeeper, secretKeeper } from './secrets';

/** The environment variables that locate the key. */
interface Place {
  WEBHOOKS_KEY?: string | undefined;
  WEBHOOKS_KEY_FILE?: string | undefined;
  dataDir: string;
  database: { url: string };
}

/** Whether the portal runs on one machine only. Replicas on different machines would each make a key of their own. */
const isOnOneMachine = ({ database }: Pick<Place, 'database'>): boolean => database.url.startsWith('sqlite:');

/**
 * Opens the key for webhook secrets: from the given secret or file or, on one machine, from `webhooks.key` in the data
 * folder, which is made at the first start. Without a key secrets are stored in plain text, and a warning is logged.
 */
export async function openWebhookSecrets(env: Place, logger: Logger): Promise<SecretKeeper> {
  const key = await openKey(
    {
      variable: 'WEBHOOKS_KEY_FILE',
      text: env.WEBHOOKS_KEY,
      file: env.WEBHOOKS_KEY_FILE,
      otherwise: isOnOneMachine(env) ? path.join(env.dataDir, 'webhooks.key') : undefined,
      purpose: 'webhook',
      keeps: 'secrets of webhooks',
    },
    logger,
  );
  if (!key)
    logger.warn('The secrets of webhooks are not encrypted: give WEBHOOKS_KEY, the same to all replicas');
  return secretKeeper(key);
}

const rollOutMs = 3_600_000;

/** Milliseconds for which replicas of a previous release may run beside this one. */
export const sealAfterMs = (env: Pick<Place, 'database'>): number => (isOnOneMachine(env) ? 0 : rollOutMs);
