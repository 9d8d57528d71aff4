/** A public key of a team, with which its releases and its requests are checked. */
export interface ReleaseKey {
  /** SHA-256 of the public key (SPKI, DER), in hexadecimal. */
  id: string;
  /** SPKI, DER, in base64. Ed25519. */
  publicKey: string;
  /** The person or pipeline that holds the private key. */
  holder: string;
  /** `retired`: replaced by another key; its signatures stay valid. `revoked`: its signatures are no longer trusted. */
  status: 'active' | 'retired' | 'revoked';
  /** Instant, ISO 8601. */
  addedAt: string;
  /** The time when the key was retired or revoked. */
  endedAt?: string;
}

/** A team that owns parts of the portal: only its keys sign releases of them. */
export interface ReleaseTeam {
  /** Lower-case words joined by dashes. */
  id: string;
  /** The team's name for people. */
  title: string;
  /** Names of the remotes and services that it owns. */
  owns: string[];
  keys: ReleaseKey[];
}

/** One entry of the record of keys. */
export interface ReleaseKeyEvent {
  /** Instant, ISO 8601. */
  at: string;
  what:
    | 'team-added'
    | 'team-changed'
    | 'key-added'
    | 'key-retired'
    | 'key-revoked'
    | 'shared-token-on'
    | 'shared-token-off';
  team?: string;
  key?: string;
  /** The holder of the key. */
  holder?: string;
  by: { id: number; name?: string };
}

/** The answer of GET /api/admin/release-keys. */
export interface ReleaseKeys {
  teams: ReleaseTeam[];
  /** The one token that can release every part: whether it is accepted, and when it was last used. */
  sharedToken: { accepted: boolean; lastUsedAt: string | null };
  /** Names of all remotes and services of the portal. */
  parts: string[];
  /** Remotes and services without a team that has an active key: nobody can release them without the shared token. */
  ownerless: string[];
  /** Newest first. */
  events: ReleaseKeyEvent[];
}

/** Who signed a release, as the board shows it. */
export interface ReleaseSigner {
  team: string;
  /** The team's name for people. */
  title: string;
  holder: string;
  key: string;
  /** The commit that the release was built from; null where the build does not know it. */
  commit: string | null;
  /** Whether the key was revoked since: then its signature is not trusted. */
  revoked: boolean;
}

/** The file beside a build that holds its signed statement: a DSSE envelope around an in-toto statement. */
export const STATEMENT_FILE = 'release.dsse.json';

/** The file beside a build that names its version, contracts, commit and time. */
export const BUILD_FILE = 'build.json';

export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const PREDICATE_TYPE = 'urn:portal:release:v1';

/** The text that a team signs: every file with its digest, and the name and version of the release. */
export interface ReleaseStatement {
  _type: typeof STATEMENT_TYPE;
  subject: { name: string; digest: { sha256: string } }[];
  predicateType: typeof PREDICATE_TYPE;
  predicate: {
    name: string;
    version: string;
    commit: string | null;
    /** The ranges of the shell's API, of the federation runtime and of each service contract that the release needs. */
    needs: { shellApi: string; runtime?: string; contracts: Record<string, string> };
    /** Instant, ISO 8601. */
    signedAt: string;
  };
}

type Answered<Shape> = string & {
  readonly shape: Shape & { responses: { 200: { content: { 'application/json': ReleaseKeys } } } };
};
type OfTeam<Body> = Answered<{
  parameters: { path: { team: string }; query?: never };
  requestBody: { content: { 'application/json': Body } };
}>;
type OfKey = Answered<{ parameters: { path: { team: string; key: string }; query?: never } }>;

/** The calls of the board on keys, which the gateway answers itself. */
export const releaseKeyCalls = {
  list: 'GET /api/admin/release-keys' as Answered<{ parameters: { query?: never } }>,
  putTeam: 'PUT /api/admin/release-keys/{team}' as OfTeam<{ title: string; owns: string[] }>,
  addKey: 'POST /api/admin/release-keys/{team}/keys' as OfTeam<{ public_key: string; holder: string }>,
  retire: 'POST /api/admin/release-keys/{team}/keys/{key}/retire' as OfKey,
  revoke: 'POST /api/admin/release-keys/{team}/keys/{key}/revoke' as OfKey,
  acceptToken: 'PUT /api/admin/release-token' as Answered<{
    parameters: { query?: never };
    requestBody: { content: { 'application/json': { accepted: boolean } } };
  }>,
};
