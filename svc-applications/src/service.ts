import type { Logger } from '@portal/service-kit/logging';
import { silentLogger } from '@portal/service-kit/logging';
import type { MailBranding } from '@portal/service-kit/mail';
import type { OutboxWorker } from '@portal/service-kit/outbox';
import type { ObjectStore } from '@portal/service-kit/store';
import type { Auth } from './auth/auth';
import { changeSettings } from './portal/change';
import { createPortal, type Portal } from './portal/portal';
import { initialSettings, type ResumeCode } from './portal/settings';
import { switchPortal } from './portal/switch';
import type { Stores } from './store';

/** What the calls of this service work with. */
export interface Service {
  stores: Stores;
  files: ObjectStore;
  auth: Auth;
  portal: Portal;
  /** Tries to deliver a mail now; it is delivered later if that takes too long. */
  outbox: Pick<OutboxWorker, 'deliverNow'>;
  clock(): Date;
  logger: Logger;
  /** Where people reach the portal, without a slash at the end. */
  publicUrl: string;
  /** Who writes the mails. */
  branding: MailBranding;
  /** What holds while no administrator has chosen. */
  resumeCode: ResumeCode;
}

export interface ServiceParts
  extends Pick<Service, 'stores' | 'files' | 'auth' | 'outbox' | 'publicUrl' | 'branding'> {
  resumeCode?: ResumeCode;
  clock?: () => Date;
  logger?: Logger;
}

export function createService(parts: ServiceParts): Service {
  const { stores, clock = () => new Date(), logger = silentLogger, resumeCode = 'off' } = parts;
  const portal = createPortal({
    read: () => stores.portal.read(),
    enable: (enabled, actor, now) => switchPortal(stores, enabled, actor, now),
    change: (changes, actor, now) => changeSettings(stores, resumeCode, { changes, actor, now }),
    initial: initialSettings,
    clock,
  });
  return { ...parts, portal, clock, logger, resumeCode };
}
