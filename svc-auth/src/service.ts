import type { Attempts } from './attempts/attempts';
import type { PortalSwitch } from './portal/portal-status';
import type { RevocationFeed } from './revocations/feed';
import type { SigningKey } from './sessions/signing-key';
import type { Tokens } from './sessions/tokens';
import type { Stores } from './store';

/** What the calls of this service work with. */
export interface Service {
  stores: Stores;
  attempts: Attempts;
  key: SigningKey;
  tokens: Tokens;
  feed: RevocationFeed;
  portal: PortalSwitch;
  clock(): Date;
  /** Where people reach the portal, without a slash at the end. */
  publicUrl: string;
}
