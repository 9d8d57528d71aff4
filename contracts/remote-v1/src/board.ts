import type { ReleaseSigner } from './release-keys';
import type { TrialPlan, TrialVerdict } from './trial';

/** One published version of a remote, as the board of modules shows it. */
export interface ModuleVersion {
  version: string;
  /** Instant, ISO 8601. */
  publishedAt: string;
  shellApi: string;
  /** Ranges of the service contracts that the version needs. */
  contracts: Record<string, string>;
  /** How often the version was opened. */
  opened: number;
  /** Numbers of failures by reason: 'timeout', 'unreachable', 'incompatible', 'crashed'. */
  failures: Record<string, number>;
  /** Failures per opening, 0 to 1; null when it was never opened. */
  errorRate: number | null;
  /** Who signed it; absent for a release without a signature. */
  signer?: ReleaseSigner;
  /**
   * Median time in ms until a page was shown, over the last two weeks, rounded up; null when no visitor reported one.
   */
  loadMs?: number | null;
  /** Size in bytes of the files with which its pages begin, as they are sent; null when unknown. */
  bytes?: number | null;
  /** The last two weeks by hour, the oldest first; hours without events are left out. */
  hours?: ModuleHour[];
  /** The number of rollbacks that lead to this version: 1 for the next one; absent when none does. */
  rollbacks?: number;
  /** The reasons why it cannot run in this portal, one sentence each; empty when it fits. */
  misfits: string[];
}

export interface ModuleHour {
  /** The beginning of the hour: instant, ISO 8601. */
  at: string;
  opened: number;
  failed: number;
  loadMs: number | null;
}

export interface ModuleRemote {
  name: string;
  title: string;
  /** The title in other languages, by their tags, when the manifest has them. */
  titles?: Readonly<Record<string, string>>;
  live: { version: string; since: string; by: 'build' | 'person' };
  /** The version on trial, with the share of visitors who get it, in percent. */
  canary: ModuleTrial | null;
  /** The version that a rollback makes live; null when there is no earlier version. Not used while a trial runs. */
  previous: string | null;
  /** Set while the remote is switched off for everybody. */
  off?: { since: string };
  /** The titles of the teams that own it; absent while no team is registered. */
  owners?: string[];
  /** Links that open one version for everybody who has the link, until it expires. */
  previews?: ModulePreview[];
  /** Newest first. */
  versions: ModuleVersion[];
}

export interface ModulePreview {
  id: string;
  version: string;
  /** The person for whom the link was made. */
  label: string;
  endsAt: string;
}

/** A link that was just made. The full link is only in this answer and is not stored. */
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
  /** Absent when only people change the share. */
  plan?: TrialPlan;
}

export interface ModuleService {
  name: string;
  /** Null while the service does not answer. */
  version: string | null;
  /** The versions of the contracts that it keeps; empty while it does not answer. */
  contracts: Record<string, string>;
  /** The ranges of other contracts that it works with, by contract; several while its replicas differ. */
  needs?: Record<string, string[]>;
  /** The titles of the teams that own it; absent while no team is registered. */
  owners?: string[];
  reachable: boolean;
  /**
   * For a service from another repository: who registered it, its addresses, and the calls that are passed on to it.
   */
  registered?: ModuleRegistration;
}

export interface ModuleRegistration {
  /** Instant, ISO 8601. */
  since: string;
  urls: readonly string[];
  routes: readonly string[];
  /** Absent in registrations made before this was recorded. */
  by?: ModuleEvent['by'];
  /** Whether the key that registered the service was revoked since: then the address may belong to somebody else. */
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
  /** The version that was live before this event. */
  from?: string;
  percent?: number;
  /** The reason why the portal itself ended a trial. */
  why?: TrialVerdict;
  /** For `refused`: the problem with the files of `from`. */
  reason?: string;
  /**
   * Who acted: the holder of the release token, of a team's key (`key`, with the team's id and title and the holder's
   * name), a member of staff (`admin`, with their role when it was recorded), or the portal itself: a start that found
   * another build, `name: 'retention'` or `name: 'trial'`.
   */
  by: {
    kind: 'token' | 'key' | 'admin' | 'build';
    id?: number;
    name?: string;
    role?: string;
    team?: string;
    /** The team's name for people. */
    title?: string;
    key?: string;
  };
}

/** The answer of GET /api/admin/modules and GET /registry/remotes. */
export interface ModuleBoard {
  shellApi: string;
  /** The version of the federation runtime that remotes borrow from the shell. */
  runtime: string;
  remotes: ModuleRemote[];
  services: ModuleService[];
  /** How often pages of each remote called each service, by remote, then by service. */
  calls?: Record<string, Record<string, number>>;
  /** Newest first. */
  events: ModuleEvent[];
}

/** The result of a rollback, of a promotion or of ending a trial. */
export interface ModuleReleased {
  remote: string;
  /** The version that is live now. */
  version: string;
  from?: string;
}

/** A call of the gateway: its method and path, and for the compiler the types of its input and answer. */
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
