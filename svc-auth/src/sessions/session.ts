import { randomBytes } from 'node:crypto';

/**
 * `wizard`: one unsubmitted application, opened without a password; `account`: signed in by password; `copy`: the
 * applicant's own copy of one application, read and nothing else.
 */
export type SessionScope = 'wizard' | 'account' | 'copy';

export interface Session {
  id: string;
  personId: number;
  scope: SessionScope;
  /** The application that a narrow session is for. */
  resource: number | null;
  createdAt: Date;
  expiresAt: Date;
}

const hour = 3_600_000;
const lifetimes: Record<SessionScope, number> = { account: 12 * hour, wizard: 7 * 24 * hour, copy: hour / 4 };

/** After so many days no session is left that began today. */
export const longestTokenDays = Math.max(...Object.values(lifetimes)) / (24 * hour);

export function newSession(
  personId: number,
  scope: SessionScope,
  resource: number | null,
  now: Date,
): Session {
  return {
    id: randomBytes(16).toString('hex'),
    personId,
    scope,
    resource,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimes[scope]),
  };
}
