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
  /** What keeps it from running in this portal, one sentence each; empty when it fits. */
  misfits: string[];
}

export interface ModuleRemote {
  name: string;
  title: string;
  /** Its title in other languages, by their tags; where its manifest has them. */
  titles?: Readonly<Record<string, string>>;
  live: { version: string; since: string; by: 'build' | 'person' };
  /** The version that a share of visitors gets, with that share in percent. */
  canary: { version: string; percent: number; since: string } | null;
  /** What a rollback puts live: null when there is no earlier version; unused while a canary runs. */
  previous: string | null;
  /** Newest first. */
  versions: ModuleVersion[];
}

export interface ModuleService {
  name: string;
  /** Null while it does not answer. */
  version: string | null;
  /** Versions of the contracts that it keeps; empty while it does not answer. */
  contracts: Record<string, string>;
  reachable: boolean;
}

/** One entry of the record of releases. */
export interface ModuleEvent {
  /** Instant, ISO 8601. */
  at: string;
  what: 'published' | 'live' | 'canary' | 'promoted' | 'aborted' | 'rolled-back' | 'removed';
  remote: string;
  version: string;
  /** The version that was live before. */
  from?: string;
  percent?: number;
  /** Whoever holds the release token, a member of staff (`admin`, with their role where it was kept), or the portal itself: a start that found another build, or `name: 'retention'`. */
  by: { kind: 'token' | 'admin' | 'build'; id?: number; name?: string; role?: string };
}

/** The answer of GET /api/admin/modules and GET /registry/remotes. */
export interface ModuleBoard {
  shellApi: string;
  /** Version of the federation runtime that remotes borrow from the shell. */
  runtime: string;
  remotes: ModuleRemote[];
  services: ModuleService[];
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
type OfRemote<Query = never> = Call<{ path: { name: string }; query?: Query }, ModuleReleased>;

/** The calls of the board, which the gateway answers itself. */
export const moduleCalls = {
  board: 'GET /api/admin/modules' as Call<{ query?: never }, ModuleBoard>,
  rollBack: 'POST /api/admin/modules/{name}/rollback' as OfRemote<{ from?: string }>,
  promote: 'POST /api/admin/modules/{name}/promote' as OfRemote,
  abort: 'POST /api/admin/modules/{name}/abort' as OfRemote,
};
