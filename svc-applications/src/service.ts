import type { Logger } from '@portal/service-kit/logging';
import { silentLogger } from '@portal/service-kit/logging';
import { type MailBranding, noStoredMails, type StoredMails } from '@portal/service-kit/mail';
import type { OutboxWorker } from '@portal/service-kit/outbox';
import type { ObjectStore } from '@portal/service-kit/store';
import { type RecentApplications, recentApplications } from './application/recent';
import type { FileChecks } from './documents/check/checks';
import type { Scanner } from './documents/scanning/clamav';
import { isLoopbackUrl, type Reach } from './integrations/webhooks/reach';
import { type SecretKeeper, secretKeeper } from './integrations/webhooks/secrets';
import type { Auth } from './platform/auth/auth';
import { type StorageBudgets, type StorageLimits, storageBudgets } from './platform/budgets/budgets';
import type { PageScript } from './platform/plain-pages/page';
import { changeSettings, switchPortal } from './platform/portal/change';
import { createPortal, type Portal } from './platform/portal/portal';
import { initialSettings, type ResumeCode } from './platform/portal/settings';
import type { Stores } from './store';

/** The dependencies of this service's calls. */
export interface Service {
  stores: Stores;
  files: ObjectStore;
  /** Mails that were sent and are kept as files. */
  mails: StoredMails;
  auth: Auth;
  budgets: StorageBudgets;
  /** Looks into files before they are stored. */
  checks: FileChecks;
  portal: Portal;
  recent: RecentApplications;
  /** Tries to deliver a mail now; the outbox worker delivers it later where that takes too long. */
  outbox: Pick<OutboxWorker, 'deliverNow'>;
  /** Tries to deliver a message to another program now. */
  webhookOutbox: Pick<OutboxWorker, 'deliverNow'>;
  /** Where messages to other programs may go. */
  reach: Reach;
  /** How the secrets of these are stored. */
  webhookSecrets: SecretKeeper;
  clock(): Date;
  logger: Logger;
  /** The public address of the portal, without a slash at the end. */
  publicUrl: string;
  /** The sender and the look of mails. */
  branding: MailBranding;
  /** Looks for viruses in uploads, where one is configured. */
  scanner?: Scanner | undefined;
  /** By which the mail server is known that reports what came back; absent: nobody reports. */
  mailReportsSecret?: string | undefined;
  /** The program of a referee's page; without it letters are sent as a whole. */
  letterScript?: PageScript | undefined;
  /** The default while no administrator has chosen. */
  resumeCode: ResumeCode;
}

export interface ServiceParts
  extends Pick<
    Service,
    'stores' | 'files' | 'auth' | 'checks' | 'outbox' | 'publicUrl' | 'branding' | 'webhookOutbox'
  > {
  reach?: Reach;
  webhookSecrets?: SecretKeeper;
  resumeCode?: ResumeCode;
  mailReportsSecret?: string | undefined;
  scanner?: Scanner | undefined;
  letterScript?: PageScript | undefined;
  mails?: StoredMails;
  clock?: () => Date;
  logger?: Logger;
  limits?: StorageLimits;
}

export function createService(parts: ServiceParts): Service {
  const { stores, clock = () => new Date(), logger = silentLogger, resumeCode = 'off' } = parts;
  const { mails = noStoredMails, webhookSecrets = secretKeeper(undefined) } = parts;
  const reach = parts.reach ?? { loopback: isLoopbackUrl(parts.publicUrl), networks: [] };
  const portal = createPortal({
    read: () => stores.portal.read(),
    enable: (enabled, actor, now) => switchPortal(stores, enabled, actor, now),
    change: (changes, actor, now) => changeSettings(stores, resumeCode, { changes, actor, now }),
    initial: initialSettings,
    clock,
  });
  const budgets = storageBudgets(stores.budgets, clock, parts.limits);
  const recent = recentApplications();
  return { ...parts, reach, webhookSecrets, mails, budgets, portal, recent, clock, logger, resumeCode };
}
