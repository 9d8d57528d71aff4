import type { MailBranding, StoredMails } from '@portal/service-kit/mail';
import type { AnonymousBudgets } from './budgets/budgets';
import type { PortalSwitch } from './portal/portal-status';
import type { Stores } from './stores';

/** What every call works with: stores, clock and the like. Modules add their parts in their `module.ts`. */
export interface Service {
  stores: Stores;
  budgets: AnonymousBudgets;
  portal: PortalSwitch;
  /** The mails that were sent, where they are kept as files. */
  mails: StoredMails;
  clock(): Date;
  /** Starts a piece of outbox work at once and does not wait for it. */
  deliverSoon(id: number): void;
  /** The secret in the hashes of codes. */
  codeSecret: Buffer;
  /** The secret in challenges of proof of work, the same in every replica. */
  workSecret: Buffer;
  /** The key that encrypts secrets of second factors; undefined when there is none and none can be written. */
  factorKey: Buffer | undefined;
  /** The organisation in mails; authenticator apps list their codes by its name. */
  branding: MailBranding;
  /** The portal's public address, without a slash at the end. */
  publicUrl: string;
}
