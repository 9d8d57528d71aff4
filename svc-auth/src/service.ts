import { neutralBranding } from '@portal/service-kit/branding';
import { type MailBranding, noStoredMails, type StoredMails } from '@portal/service-kit/mail';
import { type Attempts, createAttempts } from './attempts/attempts';
import { type AnonymousBudgets, type AnonymousLimits, anonymousBudgets } from './budgets/budgets';
import { type AskPortal, createPortalSwitch, type PortalSwitch } from './portal/portal-status';
import { withoutOldDevices } from './retention/devices';
import { createRevocationFeed, type RevocationFeed } from './revocations/feed';
import type { KeyRing } from './sessions/key-ring';
import { secretOf } from './sessions/signing-key';
import { createTokens, type Tokens } from './sessions/tokens';
import type { Stores } from './store';

/** What every call of this service works with: stores, tokens, clock and the like. */
export interface Service {
  stores: Stores;
  attempts: Attempts;
  budgets: AnonymousBudgets;
  tokens: Tokens;
  feed: RevocationFeed;
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

export interface ServiceParts {
  stores: Stores;
  keys: KeyRing;
  /** Whether the portal is open, and where it counts days, according to svc-applications. */
  askPortal: AskPortal;
  publicUrl: string;
  factorKey?: Buffer | undefined;
  branding?: MailBranding;
  /** When absent, outbox work waits for the worker's next look. */
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
