import { neutralBranding } from '@portal/service-kit/branding';
import { type MailBranding, noStoredMails, type StoredMails } from '@portal/service-kit/mail';
import { createAttempts } from './accounts/attempts/attempts';
import { createRevocationFeed } from './accounts/revocations/feed';
import type { KeyRing } from './accounts/sessions/key-ring';
import { secretOf } from './accounts/sessions/signing-key';
import { createTokens } from './accounts/sessions/tokens';
import { type AnonymousLimits, anonymousBudgets } from './platform/budgets/budgets';
import { type AskPortal, createPortalSwitch } from './platform/portal/portal-status';
import type { Service } from './platform/service';
import type { Stores } from './platform/stores';
import { withoutOldDevices } from './privacy/retention/devices';

export interface ServiceParts {
  stores: Stores;
  keys: KeyRing;
  /** Asks svc-applications whether the portal is open, and in which time zone the portal counts days. */
  askPortal: AskPortal;
  publicUrl: string;
  factorKey?: Buffer | undefined;
  branding?: MailBranding;
  /** Starts outbox work at once; when absent, the work waits for the worker's next round. */
  deliverSoon?: (id: number) => void;
  mails?: StoredMails;
  clock?: () => Date;
  limits?: AnonymousLimits;
}

export function createService(parts: ServiceParts): Service {
  const { stores, keys, askPortal, publicUrl, clock = () => new Date() } = parts;
  const { deliverSoon = () => undefined } = parts;
  return {
    stores,
    attempts: createAttempts(stores.attempts, clock),
    budgets: anonymousBudgets(stores.budgets, clock, parts.limits),
    tokens: withoutOldDevices(createTokens(keys), stores.settings),
    feed: createRevocationFeed(stores.revocations, clock),
    portal: createPortalSwitch(askPortal, clock),
    mails: parts.mails ?? noStoredMails,
    clock,
    deliverSoon,
    codeSecret: secretOf(keys.signing, 'resume-code'),
    workSecret: secretOf(keys.signing, 'proof-of-work'),
    factorKey: parts.factorKey,
    branding: parts.branding ?? neutralBranding,
    publicUrl,
  };
}
