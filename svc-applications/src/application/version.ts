import type { WholeApplication } from './application';
import { StaleVersion } from './errors';

/** Refuses a change based on another version than the stored one: it would overwrite what its author has not seen. */
export function requireVersion(application: WholeApplication, given: number | undefined): void {
  if (given !== undefined && given !== application.version) throw new StaleVersion(application);
}
