import type { Logger } from '@portal/service-kit/logging';
import type { MailBranding, StoredMails } from '@portal/service-kit/mail';
import type { OutboxWorker } from '@portal/service-kit/outbox';
import type { ObjectStore } from '@portal/service-kit/store';
import type { Auth } from './auth/auth';
import type { StorageBudgets } from './budgets/budgets';
import type { Portal } from './portal/portal';
import type { ResumeCode } from './portal/settings';
import type { Stores } from './stores';

/** What calls and jobs need besides their input. Modules add their own members in their `module.ts`. */
export interface Service {
  stores: Stores;
  files: ObjectStore;
  /** Mails that were sent and are kept as files. */
  mails: StoredMails;
  auth: Auth;
  budgets: StorageBudgets;
  portal: Portal;
  /** The modules' contributions to the public facts of the portal. */
  publicFacts: readonly (() => Promise<object>)[];
  /** Tries to deliver a mail now; if that takes too long, the outbox worker delivers it later. */
  outbox: Pick<OutboxWorker, 'deliverNow'>;
  clock(): Date;
  logger: Logger;
  /** The public address of the portal, without a slash at the end. */
  publicUrl: string;
  /** The sender and the design of mails. */
  branding: MailBranding;
  /** The setting that counts until an administrator chooses one. */
  resumeCode: ResumeCode;
}
