import { isSealed, seal, unseal } from '@portal/service-kit/sealing';
import type { Webhook } from './webhook';

/** How secrets are stored: encrypted by the key of the portal, or as they are where it has none. */
export interface SecretKeeper {
  /** What is stored of a secret. */
  close(webhookId: number, secret: string): string;
  /** The secret of what is stored, also of a release that encrypted none. @throws for another key, or without one */
  open(webhookId: number, stored: string): string;
  /** Whether something is stored otherwise than it would be now. */
  isOpen(stored: string): boolean;
}

const ownerOf = (webhookId: number): string => `webhook ${webhookId}`;

export const secretKeeper = (key: Buffer | undefined): SecretKeeper => ({
  close: (webhookId, secret) => (key ? seal(key, ownerOf(webhookId), secret) : secret),
  open(webhookId, stored) {
    if (!isSealed(stored)) return stored;
    if (!key) throw new Error('The secrets of webhooks are encrypted, and there is no WEBHOOKS_KEY');
    return unseal(key, ownerOf(webhookId), stored);
  },
  isOpen: (stored) => key !== undefined && !isSealed(stored),
});

/**
 * The webhook with its secrets, to sign by. One of before that another key has encrypted is left out: it was renewed
 * since that key is gone.
 */
export const opened = (webhook: Webhook, secrets: SecretKeeper): Webhook => ({
  ...webhook,
  secret: secrets.open(webhook.id, webhook.secret),
  secretBefore: openedBefore(webhook, secrets),
});

function openedBefore({ id, secretBefore }: Webhook, secrets: SecretKeeper): string | null {
  try {
    return secretBefore && secrets.open(id, secretBefore);
  } catch {
    return null;
  }
}
