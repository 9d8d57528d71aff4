import type { MailBranding, StoredMails } from '@portal/service-kit/mail';
import type { AnonymousBudgets } from './budgets/budgets';
import type { PortalSwitch } from './portal/portal-status';
import type { Stores } from './stores';

/** What every call of this service works with: stores, clock and the like. Rooms add what is theirs in their `module.ts`. */
export interface Service {
  stores: Stores;
  budgets: AnonymousBudgets;
  portal: PortalSwitch;
  /** Mails that were sent and are kept as files. */
  mails: StoredMails;
  clock(): Date;
  /** Starts a piece of outbox work at once and does not wait for it. */
  deliverSoon(id: number): void;
  /** The secret in the hashes of codes. */
  codeSecret: Buffer;
  /** The secret in challenges to guesses, the same in every replica. */
  workSecret: Buffer;
  /** The key of the secrets of second factors; undefined where none can be kept. */
  factorKey: Buffer | undefined;
  /** What mails show of the organisation; authenticator apps list their codes by its name. */
  branding: MailBranding;
  /** The portal's public address, without a slash at the end. */
  publicUrl: string;
}
