import { randomBytes } from 'node:crypto';

/**
 * `wizard`: one unsubmitted application, opened without a password; `account`: signed in by password; `copy`: reads the
 * applicant's copy of one application and does nothing else; `password`: chooses a password in place of a printed one;
 * `factor`: sets up the second factor that administrators need; `program`: the calls that an administrator's token is for.
 */
export type SessionScope = 'wizard' | 'account' | 'copy' | 'password' | 'factor' | 'program';

export interface Session {
  id: string;
  personId: number;
  scope: SessionScope;
  /** The application that a wizard or copy session is for, or the token of a program's; null for an account session. */
  resource: number | null;
  createdAt: Date;
  expiresAt: Date;
  /** The browser and the system in words; null where unknown. */
  device: string | null;
}

/** A session in the list of its owner. */
export interface UsedSession extends Session {
  /** The last time that a page of the portal was opened or used with it; null before the first. */
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

/** After this many days every session that began today has expired. */
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
