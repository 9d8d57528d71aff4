import type { Logger } from '@portal/service-kit/logging';
import { silentLogger } from '@portal/service-kit/logging';
import { noStoredMails, type StoredMails } from '@portal/service-kit/mail';
import { recentApplications } from './application';
import type { AskableScanner, Scanner } from './documents';
import { isLoopbackUrl, type Reach, type SecretKeeper, secretKeeper } from './integrations';
import { modules } from './modules';
import {
  changeSettings,
  createPortal,
  initialSettings,
  type PageScript,
  type ResumeCode,
  type Service,
  type StorageLimits,
  storageBudgets,
  switchPortal,
} from './platform';
import { works } from './works';

export interface ServiceParts
  extends Pick<
    Service,
    'stores' | 'files' | 'auth' | 'checks' | 'outbox' | 'publicUrl' | 'branding' | 'webhookOutbox'
  > {
  reach?: Reach;
  webhookSecrets?: SecretKeeper;
  sealWebhooksAfterMs?: number;
  resumeCode?: ResumeCode;
  mailReportsSecret?: string | undefined;
  scanner?: Scanner | undefined;
  patientScanner?: AskableScanner | undefined;
  letterScript?: PageScript | undefined;
  mails?: StoredMails;
  clock?: () => Date;
  logger?: Logger;
  limits?: StorageLimits;
}

export function createService(parts: ServiceParts): Service {
  const { stores, clock = () => new Date(), logger = silentLogger, resumeCode = 'off' } = parts;
  const { mails = noStoredMails, webhookSecrets = secretKeeper(undefined), sealWebhooksAfterMs = 0 } = parts;
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
  const service: Service = {
    ...parts,
    reach,
    webhookSecrets,
    sealWebhooksAfterMs,
    mails,
    budgets,
    portal,
    publicFacts: [],
    recent,
    works,
    abilities: modules.flatMap(({ abilities }) => (abilities ? [abilities] : [])),
    clock,
    logger,
    resumeCode,
  };
  service.publicFacts = modules.flatMap(({ publicFacts }) => (publicFacts ? [publicFacts(service)] : []));
  return service;
}
