import { randomBytes } from 'node:crypto';

/**
 * What a session may do. `wizard`: one unsubmitted application, opened without a password; `account`: everything after
 * a sign-in by password; `copy`: only read the applicant's copy of one application; `password`: only replace a printed
 * password; `factor`: only set up the second factor that administrators need; `program`: the calls that an
 * administrator's access token allows.
 */
export type SessionScope = 'wizard' | 'account' | 'copy' | 'password' | 'factor' | 'program';

export interface Session {
  id: string;
  personId: number;
  scope: SessionScope;
  /** Id of the application (wizard, copy) or of the access token (program); null for other sessions. */
  resource: number | null;
  createdAt: Date;
  expiresAt: Date;
  /** The browser and system in words; null when unknown. */
  device: string | null;
}

/** A session, as its owner sees it in the list. */
export interface UsedSession extends Session {
  /** When a page was last opened or used with the session; null before the first time. */
  lastUsedAt: Date | null;
}

const hour = 3_600_000;
const lifetimes: Record<SessionScope, number> = {
  account: 12 * hour,
  wizard: 7 * 24 * hour,
  copy: hour / 4,
  password: hour,
  factor: hour,
  program: hour / 4,
};

/** The longest lifetime of a session in days. */
export const longestTokenDays = Math.max(...Object.values(lifetimes)) / (24 * hour);

export function newSession(
  personId: number,
  scope: SessionScope,
  resource: number | null,
  now: Date,
  device: string | null = null,
): Session {
  return {
    id: randomBytes(16).toString('hex'),
    personId,
    scope,
    resource,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimes[scope]),
    device,
  };
}
