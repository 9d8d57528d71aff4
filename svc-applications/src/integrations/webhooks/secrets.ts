import { isSealed, seal, unseal } from '@portal/service-kit/sealing';
import type { Webhook } from './webhook';

/** How secrets are stored: encrypted with the portal's key, or in plain text if there is none. */
export interface SecretKeeper {
  /** The text to store for a secret. */
  close(webhookId: number, secret: string): string;
  /**
   * The secret of a stored text, encrypted or not.
   * @throws Error if it was encrypted with another key, or there is no key
   */
  open(webhookId: number, stored: string): string;
  /** Whether a stored text is in plain text although there is a key. */
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
 * The webhook with readable secrets, for signing. A former secret that was encrypted with another key is left out: it
 * was replaced because that key was lost.
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
