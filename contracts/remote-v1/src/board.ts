import type { ReleaseSigner } from './release-keys';
import type { TrialPlan, TrialVerdict } from './trial';

/** One published version of a remote, as the board of modules shows it. */
export interface ModuleVersion {
  version: string;
  /** Instant, ISO 8601. */
  publishedAt: string;
  shellApi: string;
  /** Ranges of the service contracts that it needs. */
  contracts: Record<string, string>;
  /** How often it was opened. */
  opened: number;
  /** How often it failed, by reason: 'timeout', 'unreachable', 'incompatible', 'crashed'. */
  failures: Record<string, number>;
  /** Failures for each time that it was opened, 0 to 1; null while it was never opened. */
  errorRate: number | null;
  /** Who signed it; absent for a release without a signature. */
  signer?: ReleaseSigner;
  /** Median of the times until a page was shown, of the last two weeks, rounded up; null while nobody reported one. */
  loadMs?: number | null;
  /** What its pages begin with, in bytes as they are sent; null where that is not known. */
  bytes?: number | null;
  /** The last two weeks, hour by hour, the oldest first; hours without anything are left out. */
  hours?: ModuleHour[];
  /** By how many rollbacks it comes back: 1 for the next; absent where none leads to it. */
  rollbacks?: number;
  /** What keeps it from running in this portal, one sentence each; empty when it fits. */
  misfits: string[];
}

export interface ModuleHour {
  /** When it began: instant, ISO 8601. */
  at: string;
  opened: number;
  failed: number;
  loadMs: number | null;
}

export interface ModuleRemote {
  name: string;
  title: string;
  /** Its title in other languages, by their tags; where its manifest has them. */
  titles?: Readonly<Record<string, string>>;
  live: { version: string; since: string; by: 'build' | 'person' };
  /** The version that a share of visitors gets, with that share in percent. */
  canary: ModuleTrial | null;
  /** What a rollback puts live: null when there is no earlier version; unused while a canary runs. */
  previous: string | null;
  /** Set while nobody gets it. */
  off?: { since: string };
  /** The titles of the teams that own it; absent while no team is registered. */
  owners?: string[];
  /** Links that open one build for those who were sent them, as long as they last. */
  previews?: ModulePreview[];
  /** Newest first. */
  versions: ModuleVersion[];
}

export interface ModulePreview {
  id: string;
  version: string;
  /** The person for whom it was made. */
  label: string;
  endsAt: string;
}

/** A link that was just made: it is answered once, and kept nowhere. */
export interface ModulePreviewMade {
  id: string;
  version: string;
  link: string;
  endsAt: string;
}

export interface ModuleTrial {
  version: string;
  percent: number;
  since: string;
  /** Whether members of staff get it first, whatever the share. */
  staffFirst?: boolean;
  /** Absent where the share rises by nobody but people. */
  plan?: TrialPlan;
}

export interface ModuleService {
  name: string;
  /** Null while it does not answer. */
  version: string | null;
  /** Versions of the contracts that it keeps; empty while it does not answer. */
  contracts: Record<string, string>;
  /** Ranges of the contracts that it works with, by contract: several while its replicas differ. */
  needs?: Record<string, string[]>;
  /** The titles of the teams that own it; absent while no team is registered. */
  owners?: string[];
  reachable: boolean;
  /** Of a service from another repository: who put it behind the gateway, where it is, and the calls it gets. */
  registered?: ModuleRegistration;
}

export interface ModuleRegistration {
  /** Instant, ISO 8601. */
  since: string;
  urls: readonly string[];
  routes: readonly string[];
  /** Absent in registrations of before. */
  by?: ModuleEvent['by'];
  /** Whether the key that registered it was revoked since: the address may be somebody else's. */
  revoked?: boolean;
}

/** One entry of the record of releases. */
export interface ModuleEvent {
  /** Instant, ISO 8601. */
  at: string;
  what:
    | 'published'
    | 'live'
    | 'canary'
    | 'promoted'
    | 'aborted'
    | 'rolled-back'
    | 'removed'
    | 'refused'
    | 'switched-off'
    | 'switched-on'
    | 'preview-opened'
    | 'preview-ended';
  remote: string;
  version: string;
  /** The version that was live before. */
  from?: string;
  percent?: number;
  /** Why the portal ended a trial by itself. */
  why?: TrialVerdict;
  /** Of `refused`: what is wrong with the files of `from`. */
  reason?: string;
  /**
   * Whoever holds the release token, a key of a team (`key`, with the team's id and title and the holder's name), a member of
   * staff (`admin`, with their role where it was kept), or the portal itself: a start that found another build,
   * `name: 'retention'` or `name: 'trial'`.
   */
  by: {
    kind: 'token' | 'key' | 'admin' | 'build';
    id?: number;
    name?: string;
    role?: string;
    team?: string;
    /** What people call the team. */
    title?: string;
    key?: string;
  };
}

/** The answer of GET /api/admin/modules and GET /registry/remotes. */
export interface ModuleBoard {
  shellApi: string;
  /** Version of the federation runtime that remotes borrow from the shell. */
  runtime: string;
  remotes: ModuleRemote[];
  services: ModuleService[];
  /** How often pages of each remote called each service, by the remote, then by the service. */
  calls?: Record<string, Record<string, number>>;
  /** Newest first. */
  events: ModuleEvent[];
}

/** What a rollback, a promotion or the end of a trial did. */
export interface ModuleReleased {
  remote: string;
  /** Live now. */
  version: string;
  from?: string;
}

/** A call of the gateway: its method and path, and for the compiler what it takes and answers. */
type Call<Parameters, Body> = string & {
  readonly shape: {
    parameters: Parameters;
    responses: { 200: { content: { 'application/json': Body } } };
  };
};
type Made<Body> = string & {
  readonly shape: {
    parameters: { path: { name: string }; query?: never };
    requestBody: { content: { 'application/json': { version: string; hours: number; label: string } } };
    responses: { 201: { content: { 'application/json': Body } } };
  };
};
type OfRemote<Query = never> = Call<{ path: { name: string }; query?: Query }, ModuleReleased>;

/** The calls of the board, which the gateway answers itself. */
export const moduleCalls = {
  board: 'GET /api/admin/modules' as Call<{ query?: never }, ModuleBoard>,
  rollBack: 'POST /api/admin/modules/{name}/rollback' as OfRemote<{ from?: string }>,
  promote: 'POST /api/admin/modules/{name}/promote' as OfRemote<{ from?: string }>,
  abort: 'POST /api/admin/modules/{name}/abort' as OfRemote<{ from?: string }>,
  switchOff: 'POST /api/admin/modules/{name}/off' as OfRemote,
  switchOn: 'POST /api/admin/modules/{name}/on' as OfRemote,
  openPreview: 'POST /api/admin/modules/{name}/previews' as Made<ModulePreviewMade>,
  endPreview: 'DELETE /api/admin/modules/{name}/previews/{id}' as Call<
    { path: { name: string; id: string }; query?: never },
    ModuleReleased
  >,
};
