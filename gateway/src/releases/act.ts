import type { ModuleEvent } from '@portal/contract-remote-v1';
import type { Release, ReleaseIndex } from '../registry';

/** Who acts on a release. */
export type Releaser = ModuleEvent['by'];

/** The outcome of one act on a remote, such as a release or a rollback. */
export interface Done {
  remote: string;
  version: string;
  /** The version that was live before the act. */
  from?: string;
}

/** Returns the changed index and the event for the log. */
export type Change = (
  index: ReleaseIndex,
) => Promise<{ next: ReleaseIndex; event: Omit<ModuleEvent, 'at' | 'remote' | 'by'> }>;

/** What the functions that act on releases share. */
export interface ActOptions {
  /** Changes the index under its lock and writes the event into the log. */
  act: (name: string, by: Releaser, change: Change) => Promise<Done>;
  /** @throws Invalid for a version that does not fit this portal at the moment, and as `refuseUntrusted` does */
  refuseUnfit: (name: string, version: string) => Promise<void>;
  /** @throws Conflict for a version that a revoked key signed, or whose files were changed after it was published */
  refuseUntrusted: (name: string, version: string) => Promise<void>;
  /** @throws NotFound for a version that is not published */
  releaseIn: (index: ReleaseIndex, name: string, version: string) => Release;
  at: () => string;
  now: () => number;
}
