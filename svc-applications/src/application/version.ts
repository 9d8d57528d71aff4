import type { WholeApplication } from './application';
import { StaleVersion } from './errors';

/** A change that is based on another version than the stored one would overwrite something unseen. */
export function requireVersion(application: WholeApplication, given: number | undefined): void {
  if (given !== undefined && given !== application.version) throw new StaleVersion(application);
}
