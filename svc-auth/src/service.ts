import { type Attempts, createAttempts } from './attempts/attempts';
import { createPortalSwitch, type PortalSwitch } from './portal/portal-status';
import { createRevocationFeed, type RevocationFeed } from './revocations/feed';
import type { KeyRing } from './sessions/key-ring';
import { secretOf } from './sessions/signing-key';
import { createTokens, type Tokens } from './sessions/tokens';
import type { Stores } from './store';

/** What the calls of this service work with. */
export interface Service {
  stores: Stores;
  attempts: Attempts;
  tokens: Tokens;
  feed: RevocationFeed;
  portal: PortalSwitch;
  clock(): Date;
  /** Does a piece of outbox work at once, without being waited for. */
  deliverSoon(id: number): void;
  /** Goes into the hashes of codes. */
  codeSecret: Buffer;
  /** Where people reach the portal, without a slash at the end. */
  publicUrl: string;
}

export interface ServiceParts {
  stores: Stores;
  keys: KeyRing;
  /** Whether the portal is open, as the service says that keeps the switch. */
  askPortal(requestId?: string): Promise<boolean>;
  publicUrl: string;
  /** Without it outbox work waits for its worker to look. */
  deliverSoon?: (id: number) => void;
  clock?: () => Date;
}

export function createService(parts: ServiceParts): Service {
  const { stores, keys, askPortal, publicUrl, clock = () => new Date() } = parts;
  const { deliverSoon = () => undefined } = parts;
  return {
    stores,
    attempts: createAttempts(stores.attempts, clock),
    tokens: createTokens(keys),
    feed: createRevocationFeed(stores.revocations, clock),
    portal: createPortalSwitch(askPortal, clock),
    clock,
    deliverSoon,
    codeSecret: secretOf(keys.signing, 'resume-code'),
    publicUrl,
  };
}
